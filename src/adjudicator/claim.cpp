#include "adjudicator/claim.hpp"

#include <algorithm>

namespace barber {
namespace {

bool came_home(const Outcome& outcome, FigureIndex figure) {
  return std::any_of(outcome.turns.begin(), outcome.turns.end(), [&](const TurnRuling& turn) {
    return !turn.illegal &&
           std::any_of(turn.events.begin(), turn.events.end(), [&](const Event& event) {
             const auto* moved = std::get_if<FigureMoved>(&event);
             return moved != nullptr && moved->figure == figure &&
                    moved->to.kind == Place::Kind::supply;
           });
  });
}

bool is_there(const ClaimedFigure& claimed, const Outcome& outcome, FigureIndex number) {
  const Figure& figure = outcome.table.figure(number);
  if (figure.owner != claimed.owner || figure.kind != claimed.kind) return false;
  if (!outcome.table.same_place(outcome.table.where(figure.place), claimed.where)) return false;
  if (claimed.fairy && *claimed.fairy != figure.fairy) return false;
  return claimed.where.kind != Place::Kind::supply || came_home(outcome, number);
}

// Places that are the same are the same to all figures, so taking the first that fits is enough;
// those of which more is said come first.
bool figures_hold(const std::vector<ClaimedFigure>& claimed, const Outcome& outcome) {
  std::vector<bool> taken(outcome.table.figures.size());
  for (const bool of_fairy : {true, false}) {
    for (const ClaimedFigure& one : claimed) {
      if (one.fairy.has_value() != of_fairy) continue;
      std::size_t i = 0;
      while (i < taken.size() &&
             (taken[i] || !is_there(one, outcome, static_cast<FigureIndex>(i)))) {
        ++i;
      }
      if (i == taken.size()) return false;
      taken[i] = true;
    }
  }
  return true;
}

std::vector<std::size_t> where_it_holds(const Claim& claim, const Ruling& ruling) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < ruling.outcomes.size(); ++i) {
    if (holds(claim, ruling.outcomes[i])) found.push_back(i);
  }
  return found;
}

// Where not every branch was tried, nothing is so in all of them.
bool is_all(const std::vector<std::size_t>& outcomes, const Ruling& ruling) {
  return !ruling.stopped && outcomes.size() == ruling.outcomes.size();
}

}  // namespace

bool holds(const Claim& claim, const Outcome& outcome) {
  for (std::size_t p = 0; p < claim.scores.size(); ++p) {
    if (claim.scores[p] && *claim.scores[p] != outcome.table.scores[p]) return false;
  }
  if (claim.legal && *claim.legal != outcome.legal()) return false;
  if (claim.illegal != nullptr) {
    if (outcome.legal() || outcome.turns.back().illegal->rules.front() != claim.illegal)
      return false;
  }
  return figures_hold(claim.figures, outcome);
}

ClaimAnswer answer_claim(const Claim& claim, const GameState& table, std::span<const Turn> action,
                         const Ruling& ruling, ClaimBounds bounds) {
  ClaimAnswer answer;
  answer.tried = 1;
  answer.outcomes = where_it_holds(claim, ruling);
  if (!answer.outcomes.empty()) {
    answer.verdict =
        is_all(answer.outcomes, ruling) ? ClaimVerdict::right : ClaimVerdict::right_if_chosen;
    return answer;
  }
  answer.searched_all = !ruling.stopped;
  answer.tried = 0;
  std::vector<ClaimReading> chosen;  // right if somebody chooses so
  int branches = 0;
  const Search search{bounds.changes, bounds.readings, false, bounds.outcomes};
  const bool all = each_reading(table, action, ruling.rules, search, [&](const Reading& reading) {
    const std::size_t changes = reading.changed.size();
    if (!answer.readings.empty() && answer.readings.front().reading.changed.size() < changes) {
      return false;
    }
    ++answer.tried;
    for (const Outcome& outcome : reading.ruling.outcomes) branches += outcome.ways;
    std::vector<std::size_t> outcomes = where_it_holds(claim, reading.ruling);
    const bool always = is_all(outcomes, reading.ruling);
    std::vector<ClaimReading>& found = always ? answer.readings : chosen;
    const bool first = found.empty() || found.front().reading.changed.size() == changes;
    if (!outcomes.empty() && first) found.push_back({reading, std::move(outcomes), always});
    if (reading.ruling.stopped || branches > bounds.branches) answer.searched_all = false;
    return branches <= bounds.branches;
  });
  if (!all) answer.searched_all = false;
  if (answer.readings.empty()) answer.readings = std::move(chosen);
  if (!answer.readings.empty()) answer.verdict = ClaimVerdict::right_under;
  return answer;
}

}  // namespace barber
