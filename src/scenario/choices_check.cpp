#include "scenario/choices_check.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace barber {
namespace {

// One answer, or one entry of a score order, over all scenarios that share it.
struct Given {
  Mark mark;
  int length = 1;
  bool used = false;
  bool ambiguous_subject = false;
  bool ambiguous_from = false;
  bool entry = false;
  ChoiceKind kind = ChoiceKind::bathhouse;
};

// Whether the move that `answer` is about takes place in a branch of some ruling, asked or not: an
// answer that answers nothing in its own variant may still be meant for another one.
bool comes_up(const Answer& answer, const Outcome& outcome, const FigureMoved& moved) {
  if (answer.subject && *answer.subject != outcome.table.figure(moved.figure).owner) return false;
  const bool visit =
      moved.from.kind == Place::Kind::feature && moved.to.kind == Place::Kind::bathhouse;
  if (answer.kind == ChoiceKind::wagon) {
    return outcome.table.figure(moved.figure).kind == FigureKind::wagon &&
           moved.from.kind != Place::Kind::supply && moved.to == answer.target;
  }
  if (answer.kind == ChoiceKind::leipzig) return moved.to == answer.target;
  if (answer.kind == ChoiceKind::leipzig_meeple) {
    return moved.from == answer.target && moved.to.kind == Place::Kind::leipzig;
  }
  if (answer.kind == ChoiceKind::bathhouse) {
    return visit && moved.to == answer.target &&
           (!answer.from || outcome.table.same_place(*answer.from, moved.from));
  }
  return answer.kind == ChoiceKind::free_return && moved.from == answer.target &&
         moved.why.id == MessageId::freed_by_tile;
}

bool comes_up(const Answer& answer, const Outcome& outcome, const FeatureScored& scored) {
  const bool of_castle =
      answer.kind == ChoiceKind::castle_scores || answer.kind == ChoiceKind::castle;
  return of_castle && answer.from && outcome.table.same_place(*answer.from, scored.feature);
}

bool comes_up(const Answer& answer, std::span<const Ruling> rulings) {
  for (const Ruling& ruling : rulings) {
    for (const Outcome& outcome : ruling.outcomes) {
      for (const TurnRuling& turn : outcome.turns) {
        for (const Event& event : turn.events) {
          const auto* moved = std::get_if<FigureMoved>(&event);
          if (moved != nullptr && comes_up(answer, outcome, *moved)) return true;
          const auto* scored = std::get_if<FeatureScored>(&event);
          if (scored != nullptr && comes_up(answer, outcome, *scored)) return true;
        }
      }
    }
  }
  return false;
}

class AnswerCollector {
 public:
  explicit AnswerCollector(std::span<const Ruling> rulings) : rulings_(rulings) {}

  void add(const Scenario& scenario, const Ruling& ruling) {
    for (const AnswerUse& use : ruling.answers) {
      const auto turn = static_cast<std::size_t>(use.turn);
      const auto answer = static_cast<std::size_t>(use.answer);
      if (turn >= scenario.answer_marks.size() || answer >= scenario.answer_marks[turn].size()) {
        continue;  // not from the file: an answer of `when`
      }
      const AnswerMark& mark = scenario.answer_marks[turn][answer];
      const ChoiceKind kind = scenario.action[turn].answers[answer].kind;
      Given& place = at(mark.mark, mark.length, kind, false);
      place.used |= use.used || comes_up(scenario.action[turn].answers[answer], rulings_);
      place.ambiguous_subject |= use.ambiguous_subject;
      place.ambiguous_from |= use.ambiguous_from;
      for (std::size_t i = 0; i < std::min(mark.order.size(), use.order_used.size()); ++i) {
        at(mark.order[i], 1, kind, true).used |= use.order_used[i];
      }
    }
  }

  std::vector<Diagnostic> diagnostics() const {
    std::vector<Diagnostic> found;
    for (const Given& place : places_) {
      // Of an order each entry is told by itself.
      const bool told = place.entry || place.kind != ChoiceKind::score_order;
      if (!place.used && told) found.push_back(unused(place));
      if (place.ambiguous_subject) found.push_back(ambiguous(place, "for", "players"));
      if (place.ambiguous_from)
        found.push_back(ambiguous(place, "from", "of one player's meeples"));
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const Diagnostic& a, const Diagnostic& b) { return a.mark < b.mark; });
    return found;
  }

 private:
  Given& at(Mark mark, int length, ChoiceKind kind, bool entry) {
    const auto same = [&](const Given& place) {
      return place.mark == mark && place.entry == entry;
    };
    const auto found = std::find_if(places_.begin(), places_.end(), same);
    if (found != places_.end()) return *found;
    Given& added = places_.emplace_back();
    added.mark = mark;
    added.length = length;
    added.kind = kind;
    added.entry = entry;
    return added;
  }

  static Diagnostic diagnostic(Problem problem, const Given& place) {
    Diagnostic diagnostic;
    diagnostic.name = barber::name(problem);
    diagnostic.mark = place.mark;
    diagnostic.length = place.length;
    return diagnostic;
  }

  static Diagnostic unused(const Given& place) {
    Diagnostic diagnostic = AnswerCollector::diagnostic(Problem::unused_choice, place);
    if (place.entry) {
      diagnostic.message = "this place is scored in no case of the file";
      diagnostic.help = "an order names features that this turn scores";
    } else {
      diagnostic.message =
          fmt::format("this answer is never asked for: no `{}` comes up", barber::name(place.kind));
      diagnostic.help = "take it out, or look for a mistake in the places that it names";
    }
    return diagnostic;
  }

  static Diagnostic ambiguous(const Given& place, std::string_view key, std::string_view several) {
    Diagnostic diagnostic = AnswerCollector::diagnostic(Problem::ambiguous_choice, place);
    diagnostic.message = fmt::format("this could answer for several {}", several);
    diagnostic.help = fmt::format("add `{}:` to say which one is meant", key);
    return diagnostic;
  }

  std::span<const Ruling> rulings_;
  std::vector<Given> places_;  // an answer stands before its entries
};

}  // namespace

std::vector<Diagnostic> unused_choices(std::span<const Scenario> scenarios,
                                       std::span<const Ruling> rulings) {
  AnswerCollector collector(rulings);
  for (std::size_t i = 0; i < std::min(scenarios.size(), rulings.size()); ++i) {
    collector.add(scenarios[i], rulings[i]);
  }
  return collector.diagnostics();
}

}  // namespace barber
