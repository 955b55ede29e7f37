#include "adjudicator/scoring_order.hpp"

#include <algorithm>

#include "rules/barber_surgeons.hpp"

namespace barber {
namespace {

template <typename T>
bool contains(const std::vector<T>& all, const T& one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}

}  // namespace

ScoringOrder::ScoringOrder(TurnInPlay& turn, std::vector<Waiting> waiting)
    : turn_(turn), waiting_(std::move(waiting)) {}

std::optional<Illegality> ScoringOrder::check() {
  const auto answers = turn_.decider.answers();
  for (std::size_t a = 0; a < answers.size(); ++a) {
    if (answers[a].kind != ChoiceKind::score_order) continue;
    const int number = static_cast<int>(a);
    std::vector<SegmentId>& listed = listed_.emplace_back();
    for (std::size_t i = 0; i < answers[a].order.size(); ++i) {
      for (const Waiting& one : waiting_) {
        const Where scored = turn_.table.where(Place::on(one.feature));
        if (!turn_.table.same_place(answers[a].order[i], scored)) continue;
        turn_.decider.order_used(number, i);
        listed.push_back(one.feature);
      }
    }
    if (auto fault = wrong_player(answers[a], number, turn_.active, bath::visit_order)) {
      return fault;
    }
  }
  return std::nullopt;
}

std::optional<Waiting> ScoringOrder::next() {
  if (waiting_.empty()) return std::nullopt;
  const std::size_t chosen = choose();
  Waiting now = std::move(waiting_[chosen]);
  waiting_.erase(waiting_.begin() + static_cast<std::ptrdiff_t>(chosen));
  if (contains(senders_, now.feature)) {
    played_.push_back(turn_.table.where(Place::on(now.feature)));
  }
  return now;
}

void ScoringOrder::finish() {
  if (!branched_) return;
  for (const Waiting& one : waiting_) {
    if (contains(senders_, one.feature)) {
      played_.push_back(turn_.table.where(Place::on(one.feature)));
    }
  }
  Answer answer;
  answer.kind = ChoiceKind::score_order;
  answer.order = played_;
  turn_.decider.branched(std::move(answer));
}

// Those that send nobody cannot matter: they come first unless an answer holds them back. Of the
// others only who finds a bathhouse matters, not in which order they do: each picks among all that
// are free, so the same outcomes are reached. That does not hold where an answer names a bathhouse
// that another one may take first, or says part of the order itself; then every order is tried.
std::size_t ScoringOrder::choose() {
  std::vector<std::size_t> senders;
  for (std::size_t i = 0; i < waiting_.size(); ++i) {
    if (!bath::would_send(turn_.table, waiting_[i].figures)) continue;
    if (senders_.empty() || contains(senders_, waiting_[i].feature)) senders.push_back(i);
  }
  if (senders.size() < 2) return first_of_others({});
  if (senders_.empty()) {
    for (const std::size_t i : senders) senders_.push_back(waiting_[i].feature);
  }
  const std::size_t other = first_of_others(senders);
  if (other < waiting_.size()) return other;

  std::vector<std::size_t> options;
  for (const std::size_t i : senders) {
    if (!held_back(i) && !contains(passed_over_, waiting_[i].feature)) options.push_back(i);
  }
  if (options.size() == 1) {
    tell(senders, options.front(), true);
    return options.front();
  }
  const std::size_t places = bath::free_bathhouses(turn_.table).size();
  const bool every_order = !listed_.empty() || turn_.decider.has_answer(ChoiceKind::bathhouse);
  std::size_t count = options.size();
  if (!every_order) count = count > places ? count - places + 1 : 1;
  if (count == 1) return options.front();
  const auto picked = static_cast<std::size_t>(turn_.decider.pick(static_cast<int>(count)));
  branched_ = true;
  tell(options, options[picked], false);
  if (!every_order) {
    for (std::size_t i = 0; i < picked; ++i) {
      passed_over_.push_back(waiting_[options[i]].feature);
    }
  }
  return options[picked];
}

// The first that is no sender and not held back; past the end if there is none.
std::size_t ScoringOrder::first_of_others(const std::vector<std::size_t>& senders) const {
  for (std::size_t i = 0; i < waiting_.size(); ++i) {
    if (!contains(senders, i) && !held_back(i)) return i;
  }
  return waiting_.size();
}

// An answer names it after one that is still waiting. Where two answers contradict each other the
// first one counts, so that something can always be scored.
bool ScoringOrder::held_back(std::size_t i) const {
  std::vector<SegmentId> left;
  for (const Waiting& one : waiting_) left.push_back(one.feature);
  for (const std::vector<SegmentId>& list : listed_) {
    std::vector<SegmentId> kept;
    for (const SegmentId feature : left) {
      const auto mine = std::find(list.begin(), list.end(), feature);
      const bool late =
          mine != list.end() &&
          std::any_of(list.begin(), mine, [&](SegmentId before) { return contains(left, before); });
      if (!late) kept.push_back(feature);
    }
    left = std::move(kept);
  }
  return !contains(left, waiting_[i].feature);
}

void ScoringOrder::tell(const std::vector<std::size_t>& options, std::size_t picked,
                        bool answered) {
  ChoiceMade made;
  made.kind = ChoiceKind::score_order;
  made.by = turn_.active;
  made.subject = turn_.active;
  made.answered = answered;
  for (const std::size_t i : options) {
    made.options.push_back(turn_.table.where(Place::on(waiting_[i].feature)));
  }
  made.chosen = turn_.table.where(Place::on(waiting_[picked].feature));
  made.rules = {&bath::visit_order};
  turn_.events.push_back(std::move(made));
}

}  // namespace barber
