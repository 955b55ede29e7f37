#include "scenario/choices_check.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace barber {
namespace {

// One answer, or one entry of a score order, over all scenarios that share it.
struct Place {
  Mark mark;
  int length = 1;
  bool used = false;
  bool ambiguous_subject = false;
  bool ambiguous_from = false;
  bool entry = false;
  ChoiceKind kind = ChoiceKind::bathhouse;
};

class Collector {
 public:
  void add(const Scenario& scenario, const Ruling& ruling) {
    for (const AnswerUse& use : ruling.answers) {
      const auto turn = static_cast<std::size_t>(use.turn);
      const auto answer = static_cast<std::size_t>(use.answer);
      if (turn >= scenario.answer_marks.size() || answer >= scenario.answer_marks[turn].size()) {
        continue;  // not from the file: an answer of `when`
      }
      const AnswerMark& mark = scenario.answer_marks[turn][answer];
      const ChoiceKind kind = scenario.action[turn].answers[answer].kind;
      Place& place = at(mark.mark, mark.length, kind, false);
      place.used |= use.used;
      place.ambiguous_subject |= use.ambiguous_subject;
      place.ambiguous_from |= use.ambiguous_from;
      for (std::size_t i = 0; i < std::min(mark.order.size(), use.order_used.size()); ++i) {
        at(mark.order[i], 1, kind, true).used |= use.order_used[i];
      }
    }
  }

  std::vector<Diagnostic> diagnostics() const {
    std::vector<Diagnostic> found;
    bool parent_unused = false;
    for (const Place& place : places_) {
      if (!place.entry) parent_unused = !place.used;
      if (!place.used && !(place.entry && parent_unused)) found.push_back(unused(place));
      if (place.ambiguous_subject) found.push_back(ambiguous(place, "for", "players"));
      if (place.ambiguous_from)
        found.push_back(ambiguous(place, "from", "of one player's meeples"));
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const Diagnostic& a, const Diagnostic& b) { return a.mark < b.mark; });
    return found;
  }

 private:
  Place& at(Mark mark, int length, ChoiceKind kind, bool entry) {
    const auto same = [&](const Place& place) {
      return place.mark == mark && place.entry == entry;
    };
    const auto found = std::find_if(places_.begin(), places_.end(), same);
    if (found != places_.end()) return *found;
    Place& added = places_.emplace_back();
    added.mark = mark;
    added.length = length;
    added.kind = kind;
    added.entry = entry;
    return added;
  }

  static Diagnostic diagnostic(Problem problem, const Place& place) {
    Diagnostic diagnostic;
    diagnostic.name = barber::name(problem);
    diagnostic.mark = place.mark;
    diagnostic.length = place.length;
    return diagnostic;
  }

  static Diagnostic unused(const Place& place) {
    Diagnostic diagnostic = Collector::diagnostic(Problem::unused_choice, place);
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

  static Diagnostic ambiguous(const Place& place, std::string_view key, std::string_view several) {
    Diagnostic diagnostic = Collector::diagnostic(Problem::ambiguous_choice, place);
    diagnostic.message = fmt::format("this could answer for several {}", several);
    diagnostic.help = fmt::format("add `{}:` to say which one is meant", key);
    return diagnostic;
  }

  std::vector<Place> places_;  // an answer stands before its entries
};

}  // namespace

std::vector<Diagnostic> unused_choices(std::span<const Scenario> scenarios,
                                       std::span<const Ruling> rulings) {
  Collector collector;
  for (std::size_t i = 0; i < std::min(scenarios.size(), rulings.size()); ++i) {
    collector.add(scenarios[i], rulings[i]);
  }
  return collector.diagnostics();
}

}  // namespace barber
