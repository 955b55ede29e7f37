#include "rules/decider.hpp"

#include <algorithm>
#include <iterator>

namespace barber {

bool Branch::advance() {
  taken.resize(asked);
  options.resize(asked);
  while (!taken.empty() && taken.back() + 1 == options.back()) {
    taken.pop_back();
    options.pop_back();
  }
  asked = 0;
  if (taken.empty()) return false;
  ++taken.back();
  return true;
}

int Branch::pick(int count) {
  if (asked == taken.size()) {
    taken.push_back(0);
    options.push_back(count);
  }
  return taken[asked++];
}

Decider::Decider(std::span<const Answer> answers, Branch& branch, std::span<AnswerUse> uses)
    : answers_(answers),
      branch_(branch),
      uses_(uses),
      events_(answers.size()),
      consumed_(answers.size()) {}

bool Decider::has_answer(ChoiceKind kind) const {
  for (std::size_t i = 0; i < answers_.size(); ++i) {
    if (answers_[i].kind == kind && !consumed_[i]) return true;
  }
  return false;
}

std::vector<Answer> Decider::take_branched() {
  const bool ordered = std::any_of(branched_.begin(), branched_.end(), [](const Answer& answer) {
    return answer.kind == ChoiceKind::score_order;
  });
  if (!branched_.empty() && !ordered) {
    std::move(only_candidates_.begin(), only_candidates_.end(), std::back_inserter(branched_));
  }
  return std::move(branched_);
}

int Decider::unused_answer(ChoiceKind kind, PlayerId subject) const {
  for (std::size_t i = 0; i < answers_.size(); ++i) {
    const Answer& answer = answers_[i];
    const bool meant = !answer.subject || *answer.subject == subject;
    if (answer.kind == kind && !consumed_[i] && meant) return static_cast<int>(i);
  }
  return -1;
}

void Decider::branched(Answer answer) {
  const auto order = std::find_if(branched_.begin(), branched_.end(), [&](const Answer& other) {
    return other.kind == ChoiceKind::score_order && other.kind == answer.kind;
  });
  if (order == branched_.end()) {
    branched_.push_back(std::move(answer));
  } else {
    order->order.insert(order->order.end(), answer.order.begin(), answer.order.end());
  }
}

std::vector<Answer> Decider::given() const {
  std::vector<Answer> found;
  for (std::size_t i = 0; i < answers_.size(); ++i) {
    if (consumed_[i]) found.push_back(answers_[i]);
  }
  return found;
}

void Decider::order_used(int answer, std::size_t entry) {
  AnswerUse& use = uses_[static_cast<std::size_t>(answer)];
  use.used = true;
  use.order_used.resize(answers_[static_cast<std::size_t>(answer)].order.size());
  use.order_used[entry] = true;
}

// The most specific answer that fits the choice; it is used up by it. Notes what an answer meets,
// so that one which could mean several things can be reported.
int Decider::find(const GameState& table, const Choice& choice) {
  const auto fit = [&](const Answer& answer) {
    if (answer.kind != choice.kind) return -1;
    if (answer.subject && *answer.subject != choice.subject) return -1;
    if (answer.from && !table.same_place(*answer.from, choice.from)) return -1;
    if (choice.kind == ChoiceKind::free_return && answer.target != choice.options.front())
      return -1;
    return (answer.subject ? 1 : 0) + (answer.from ? 2 : 0);
  };
  int best_fit = -1;
  for (const Answer& answer : answers_) best_fit = std::max(best_fit, fit(answer));
  if (best_fit == -1) return -1;
  int best = -1;
  for (std::size_t i = 0; i < answers_.size(); ++i) {
    if (fit(answers_[i]) != best_fit) continue;
    AnswerUse& use = uses_[i];
    use.used = true;
    if (!use.met) use.met = choice.subject;
    if (!answers_[i].subject && *use.met != choice.subject) use.ambiguous_subject = true;
    if (choice.kind == ChoiceKind::bathhouse && !answers_[i].from && events_[i]++ > 0) {
      use.ambiguous_from = true;
    }
    if (best == -1 && !consumed_[i]) best = static_cast<int>(i);
  }
  if (best != -1) consumed_[static_cast<std::size_t>(best)] = true;
  return best;
}

Decision Decider::decide(const GameState& table, const Choice& choice) {
  Decision decision;
  decision.answer = find(table, choice);
  if (decision.answer == -1) {
    if (choice.kind == ChoiceKind::free_return) return decision;
    const bool open = choice.options.size() > 1;
    if (open) decision.option = branch_.pick(static_cast<int>(choice.options.size()));
    Answer given;
    given.kind = choice.kind;
    given.subject = choice.subject;
    given.from = choice.from;
    given.target = choice.options[static_cast<std::size_t>(decision.option)];
    if (choice.kind == ChoiceKind::castle) given.take = decision.take = decision.option == 1;
    (open ? branched_ : only_candidates_).push_back(std::move(given));
    return decision;
  }
  const Answer& answer = answers_[static_cast<std::size_t>(decision.answer)];
  decision.answered = true;
  decision.named = answer.target;
  decision.take = answer.take;
  decision.wrong_player = wrong_player(answer, decision.answer, choice.decides, *choice.rule);
  if (choice.kind == ChoiceKind::castle) {
    const bool possible = !answer.take || choice.options.size() > 1;
    decision.option = possible ? static_cast<int>(answer.take) : -1;
    return decision;
  }
  const auto option =
      std::find_if(choice.options.begin(), choice.options.end(), [&](const Where& one) {
        if (one == answer.target) return true;
        const bool by_any_tile =
            choice.kind == ChoiceKind::castle_scores ||
            (choice.kind == ChoiceKind::wagon && one.kind == Place::Kind::feature);
        return by_any_tile && table.same_place(one, answer.target);
      });
  decision.option =
      option == choice.options.end() ? -1 : static_cast<int>(option - choice.options.begin());
  return decision;
}

std::optional<Illegality> wrong_player(const Answer& answer, int number, PlayerId decides,
                                       const Rule& rule) {
  if (!answer.by || *answer.by == decides) return std::nullopt;
  Illegality illegal;
  illegal.rules = {&rule};
  illegal.why = {MessageId::not_the_one_to_decide, {*answer.by, decides}};
  illegal.answer = number;
  return illegal;
}

}  // namespace barber
