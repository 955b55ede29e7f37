#include "adjudicator/scoring_order.hpp"

#include <algorithm>

#include "rules/barber_surgeons_elsewhere_rules.hpp"
#include "rules/base_game.hpp"
#include "rules/castles.hpp"
#include "rules/ghosts_castles_cemeteries.hpp"
#include "rules/land_surveyors.hpp"
#include "rules/markets_of_leipzig.hpp"
#include "rules/princess_and_dragon.hpp"
#include "rules/watchtowers.hpp"

namespace barber {
namespace {

template <typename T>
bool contains(const std::vector<T>& all, const T& one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}

}  // namespace

ScoringOrder::ScoringOrder(TurnInPlay& turn, bool points_by_order, std::vector<Waiting> waiting)
    : turn_(turn), points_by_order_(points_by_order), waiting_(std::move(waiting)) {}

std::optional<Illegality> ScoringOrder::check() {
  const auto answers = turn_.decider.answers();
  for (std::size_t a = 0; a < answers.size(); ++a) {
    if (answers[a].kind != ChoiceKind::score_order) continue;
    const int number = static_cast<int>(a);
    std::vector<Where> listed;
    for (std::size_t i = 0; i < answers[a].order.size(); ++i) {
      for (const Waiting& one : waiting_) {
        if (!turn_.table.same_place(answers[a].order[i], one.where)) continue;
        turn_.decider.order_used(number, i);
        listed.push_back(one.where);
      }
    }
    if (listed.empty()) continue;
    listed_.push_back(std::move(listed));
    if (auto fault = wrong_player(answers[a], number, turn_.active, bath::visit_order)) {
      return fault;
    }
    if (auto fault = castle_before_feature(answers[a].order)) {
      fault->answer = number;
      return fault;
    }
  }
  return std::nullopt;
}

std::optional<Illegality> ScoringOrder::castle_before_feature(
    const std::vector<Where>& order) const {
  const GameState& table = turn_.table;
  const auto castle = std::find_if(order.begin(), order.end(), [&](const Where& where) {
    return std::any_of(waiting_.begin(), waiting_.end(), [&](const Waiting& one) {
      return one.castle >= 0 && table.same_place(where, one.where);
    });
  });
  for (auto later = castle; later != order.end(); ++later) {
    for (const Structure& structure : turn_.structures) {
      if (structure.where.kind == Place::Kind::castle) continue;
      if (!table.same_place(*later, structure.where)) continue;
      return illegal({&castles::order}, {MessageId::castle_before_feature, {*castle, *later}});
    }
  }
  return std::nullopt;
}

std::optional<Waiting> ScoringOrder::next() {
  if (waiting_.empty()) return std::nullopt;
  const std::size_t chosen = waiting_.size() == 1 ? 0 : choose();
  Waiting now = std::move(waiting_[chosen]);
  waiting_.erase(waiting_.begin() + static_cast<std::ptrdiff_t>(chosen));
  if (contains(mattered_, now.where)) played_.push_back(now.where);
  return now;
}

void ScoringOrder::finish() {
  if (!branched_) return;
  for (const Waiting& one : waiting_) {
    if (contains(mattered_, one.where)) played_.push_back(one.where);
  }
  Answer answer;
  answer.kind = ChoiceKind::score_order;
  answer.order = played_;
  turn_.decider.branched(std::move(answer));
}

// What it would be to the bathhouses if it were scored now.
bath::ScoringEvent ScoringOrder::event_of(const Waiting& one) {
  if (one.castle >= 0) {
    bath::ScoringEvent event;
    event.occasion = one.occasion;
    event.involved = one.figures;
    const Figure& occupant = turn_.table.figure(one.figures.front());
    const std::vector<std::size_t> all = castles::candidates(turn_, one.castle);
    if (occupant.kind == FigureKind::mayor || all.empty()) return event;
    event.points = turn_.structures[all.front()].points;
    event.surveyed = turn_.structures[all.front()].surveyed;
    return event;
  }
  const bool in_final = barber::in_final(one.occasion);
  FeatureScored scored;
  scored.occasion = one.occasion;
  scored.kind = turn_.table.board.kind(one.feature);
  scored.presence = base::presence(turn_.table, one.figures);
  scored.items = base::worth(turn_.table, turn_.options, one.feature, in_final);
  surveyors::apply(turn_.table, one.feature, scored);
  bath::ScoringEvent event{one.occasion, one.feature, one.figures};
  for (const Item& item : scored.items) event.points += item.points();
  event.surveyed = surveyors::points(scored);
  // A lone figure that counts for nothing gets nothing.
  if (scored.presence.size() == 1 && !scored.presence.front().scores) event.points = 0;
  if (scored.presence.size() == 1) {
    event.ghosts =
        ghosts::taken(turn_.table, one.figures, scored.presence.front().player, in_final);
    event.points -= event.ghosts;
  }
  return event;
}

// Those whose place in the order may matter now: what would send a meeple, and, beside at least one
// of these, what frees a bathhouse.
std::vector<std::size_t> ScoringOrder::deciding() {
  std::vector<std::size_t> found = deciding_visits();
  for (std::size_t i = 0; i < waiting_.size(); ++i) {
    if (!contains(found, i) && decides_bonus(i)) found.push_back(i);
  }
  std::sort(found.begin(), found.end());
  return found;
}

bool ScoringOrder::may_go_to_leipzig(const Waiting& one) const {
  return one.occasion == Occasion::completed && !one.is_return() &&
         leipzig::may_send(turn_.table, one.feature, one.figures);
}

// A tower counts who has left, or the one waiting may leave while a tower's meeple still waits; and
// what ghosts take ends at 0, so that it matters what their player was paid before. Who goes to
// Leipzig first has its quarter for the scorings that follow.
bool ScoringOrder::decides_bonus(std::size_t i) const {
  const GameState& table = turn_.table;
  for (std::size_t j = 0; j < waiting_.size(); ++j) {
    if (i == j) continue;
    const Waiting& one = waiting_[i];
    const Waiting& other = waiting_[j];
    if (one.castle >= 0 && other.castle >= 0) {
      if (castles::depend(table, one.castle, other.castle)) return true;
      continue;
    }
    if (ghosts::depend(table, one.figures, other.figures, in_final(one.occasion)) ||
        ghosts::depend(table, other.figures, one.figures, in_final(other.occasion))) {
      return true;
    }
    if (one.occasion != Occasion::completed || other.occasion != Occasion::completed) continue;
    if (watchtowers::are_seen(table, one.figures, other.figures) ||
        watchtowers::are_seen(table, other.figures, one.figures)) {
      return true;
    }
    if (one.is_return() || other.is_return()) continue;
    if (leipzig::matters_to(table, one.feature, one.figures, other.feature, other.figures) ||
        leipzig::matters_to(table, other.feature, other.figures, one.feature, one.figures)) {
      return true;
    }
  }
  return false;
}

std::vector<std::size_t> ScoringOrder::deciding_visits() {
  std::vector<std::size_t> found;
  if (turn_.table.board.bathhouses().empty()) return found;
  std::size_t senders = 0;
  bool returns = false;
  for (const Waiting& one : waiting_) returns |= one.is_return();
  if (!returns && bath::free_bathhouses(turn_.table).empty()) return found;
  for (std::size_t i = 0; i < waiting_.size(); ++i) {
    const Waiting& one = waiting_[i];
    bool matters = false;
    if (one.is_return()) {
      matters = !bath::declines_return(turn_, one.where);
    } else {
      matters = bath::may_send(turn_, event_of(one)) ||
                (one.occasion == Occasion::completed && watchtowers::may_send(turn_, one.figures));
      // Who goes to Leipzig may leave one behind, who bathes.
      matters = matters || (one.figures.size() > 1 && may_go_to_leipzig(one) &&
                            !turn_.options.on(bath::leipzig_none));
      senders += matters ? 1 : 0;
    }
    if (matters) found.push_back(i);
  }
  if (senders == 0) return {};
  if (points_by_order_ && !turn_.options.on(bath::visit_zero_points)) {
    // Who is paid nothing is not sent, and that is decided by what is scored before.
    found.clear();
    for (std::size_t i = 0; i < waiting_.size(); ++i) found.push_back(i);
  }
  return found;
}

// Those that send nobody cannot matter: they come first unless an answer holds them back. Of the
// others only who finds a bathhouse matters, not in which order they do: each picks among all that
// are free, so the same outcomes are reached. That does not hold where an answer names a bathhouse
// that another one may take first, or says part of the order itself, where not every bathhouse is
// open to each, and where a free return is among them; then every order is tried.
std::size_t ScoringOrder::choose() {
  const std::vector<std::size_t> deciding = this->deciding();
  if (deciding.size() < 2) return first_of_others({});
  if (mattered_.empty()) {
    for (const std::size_t i : deciding) mattered_.push_back(waiting_[i].where);
  }
  const std::size_t other = first_of_others(deciding);
  if (other < waiting_.size()) return other;

  std::vector<std::size_t> options;
  bool returns = false;
  bool restricted = false;
  bool bonuses = false;
  for (const std::size_t i : deciding) {
    bonuses |= decides_bonus(i);
    if (held_back(i) || contains(passed_over_, waiting_[i].where)) continue;
    options.push_back(i);
    returns |= waiting_[i].is_return();
    restricted |= !waiting_[i].is_return() && bath::is_restricted(turn_, event_of(waiting_[i]));
    restricted |= may_go_to_leipzig(waiting_[i]);  // and need no bathhouse
  }
  if (options.empty()) return first_of_others({});
  if (options.size() == 1) {
    if (!listed_.empty()) tell(deciding, options.front(), true);
    return options.front();
  }
  const std::size_t places = bath::free_bathhouses(turn_.table).size();
  const bool every_order = points_by_order_ || bonuses || returns || restricted ||
                           !listed_.empty() || turn_.decider.has_answer(ChoiceKind::bathhouse);
  std::size_t count = options.size();
  if (!every_order) count = count > places ? count - places + 1 : 1;
  // A bathhouse that the dragon empties again takes everybody.
  if (!every_order && count > 1 && dragon::empties_a_bathhouse(turn_)) count = 1;
  if (count == 1) return options.front();
  const auto picked = static_cast<std::size_t>(turn_.decider.pick(static_cast<int>(count)));
  branched_ = true;
  tell(options, options[picked], false);
  if (!every_order) {
    for (std::size_t i = 0; i < picked; ++i) passed_over_.push_back(waiting_[options[i]].where);
  }
  return options[picked];
}

// The first that decides nothing and is not held back; past the end if there is none.
std::size_t ScoringOrder::first_of_others(const std::vector<std::size_t>& deciding) const {
  for (std::size_t i = 0; i < waiting_.size(); ++i) {
    if (!contains(deciding, i) && !held_back(i)) return i;
  }
  return waiting_.size();
}

bool ScoringOrder::ready(std::size_t i) const {
  return waiting_[i].castle < 0 || !castles::candidates(turn_, waiting_[i].castle).empty();
}

// An answer names it after one that is still waiting. Where two answers contradict each other the
// first one counts, so that something can always be scored.
bool ScoringOrder::held_back(std::size_t i) const {
  if (!ready(i)) return true;
  if (listed_.empty()) return false;
  std::vector<Where> left;
  for (std::size_t j = 0; j < waiting_.size(); ++j) {
    if (ready(j)) left.push_back(waiting_[j].where);
  }
  for (const std::vector<Where>& list : listed_) {
    std::vector<Where> kept;
    for (const Where& where : left) {
      const auto mine = std::find(list.begin(), list.end(), where);
      const bool late = mine != list.end() &&
                        std::any_of(list.begin(), mine,
                                    [&](const Where& before) { return contains(left, before); });
      if (!late) kept.push_back(where);
    }
    left = std::move(kept);
  }
  return !contains(left, waiting_[i].where);
}

void ScoringOrder::tell(const std::vector<std::size_t>& options, std::size_t picked,
                        bool answered) {
  ChoiceMade made;
  made.kind = ChoiceKind::score_order;
  made.by = turn_.active;
  made.subject = turn_.active;
  made.answered = answered;
  for (const std::size_t i : options) made.options.push_back(waiting_[i].where);
  made.chosen = waiting_[picked].where;
  made.rules = {&bath::visit_order};
  turn_.events.push_back(std::move(made));
}

}  // namespace barber
