#include "adjudicator/adjudicate.hpp"

#include <algorithm>
#include <map>

#include "adjudicator/order_of_play.hpp"
#include "adjudicator/outcome_key.hpp"
#include "rules/bazaars.hpp"

namespace barber {
namespace {

Outcome play_branch(const GameState& table, std::span<const Turn> action, Options& options,
                    Branch& branch, std::span<AnswerUse> uses) {
  Outcome outcome;
  outcome.turns.reserve(action.size());
  std::size_t first_use = 0;
  for (const Turn& turn : action) {
    Decider decider(turn.answers, branch, uses.subspan(first_use, turn.answers.size()));
    first_use += turn.answers.size();
    const bool first = outcome.turns.empty();
    PlayedTurn played = play_turn(first ? table : outcome.table, turn, decider, options, first);
    outcome.table = std::move(played.table);
    outcome.turns.push_back(std::move(played.ruling));
    // The table is as before an illegal turn, so it is still that player's.
    outcome.next = turn.player;
    if (outcome.turns.back().illegal) break;
    outcome.next = bazaars::next_player(outcome.table, turn.player);
  }
  if (action.empty()) outcome.table = table;
  return outcome;
}

}  // namespace

Ruling adjudicate(const GameState& table, std::span<const Turn> action, const Ruleset& rules,
                  int max_outcomes) {
  Ruling ruling;
  ruling.rules = rules;
  Options options(rules, ruling.read);
  for (std::size_t t = 0; t < action.size(); ++t) {
    for (std::size_t a = 0; a < action[t].answers.size(); ++a) {
      AnswerUse use;
      use.turn = static_cast<int>(t);
      use.answer = static_cast<int>(a);
      use.order_used.resize(action[t].answers[a].order.size());
      ruling.answers.push_back(std::move(use));
    }
  }
  Branch branch;
  std::map<OutcomeKey, std::size_t> numbers;
  for (int tried = 0;; ++tried) {
    if (tried == max_outcomes) {
      ruling.stopped = true;
      break;
    }
    Outcome outcome = play_branch(table, action, options, branch, ruling.answers);
    const bool more = branch.advance();
    if (!more && tried == 0) {  // nothing is open: no need to compare
      ruling.outcomes.push_back(std::move(outcome));
      break;
    }
    const auto [known, added] = numbers.try_emplace(key_of(outcome), ruling.outcomes.size());
    if (added) {
      ruling.outcomes.push_back(std::move(outcome));
    } else {
      ++ruling.outcomes[known->second].ways;
    }
    if (!more) break;
  }
  // Branches that were not tried may end otherwise: nothing is certain then.
  if (ruling.outcomes.size() > 1 || ruling.stopped) {
    ruling.verdict = Verdict::open;
  } else {
    ruling.verdict = ruling.outcome().legal() ? Verdict::legal : Verdict::illegal;
  }
  return ruling;
}

}  // namespace barber
