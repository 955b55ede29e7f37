#include "scenario/replay.hpp"

#include <algorithm>

#include "adjudicator/adjudicate.hpp"
#include "scenario/seen.hpp"

namespace barber {
namespace {

bool asks(const Outcome& outcome, const TurnRuling& turn, const Answer& answer) {
  return std::any_of(turn.open_answers.begin(), turn.open_answers.end(), [&](const Answer& open) {
    return open.kind == answer.kind && (!answer.subject || answer.subject == open.subject) &&
           (!answer.from || outcome.table.same_place(*answer.from, *open.from));
  });
}

}  // namespace

Replay replay(const Scenario& scenario, const Ruling& ruling,
              const std::vector<ExpectedAnswer>& when, int max_outcomes) {
  std::vector<Turn> action = scenario.action;
  std::vector<std::size_t> own;  // by turn: number of the scenario's answers
  own.reserve(action.size());
  for (const Turn& turn : action) own.push_back(turn.answers.size());
  for (const ExpectedAnswer& expected : when) {
    std::vector<bool> asked(action.size());
    for (const Outcome& outcome : ruling.outcomes) {
      for (std::size_t t = 0; t < outcome.turns.size(); ++t) {
        asked[t] = asked[t] || asks(outcome, outcome.turns[t], expected.answer);
      }
    }
    const bool nowhere = std::find(asked.begin(), asked.end(), true) == asked.end();
    for (std::size_t t = 0; t < action.size(); ++t) {
      const bool here =
          expected.turn == -1 ? nowhere || asked[t] : t == static_cast<std::size_t>(expected.turn);
      if (here) action[t].answers.push_back(expected.answer);
    }
  }
  Replay found{adjudicate(scenario.table, action, scenario.rules, max_outcomes), {}};
  for (const AnswerUse& use : found.ruling.answers) {
    const auto turn = static_cast<std::size_t>(use.turn);
    const auto answer = static_cast<std::size_t>(use.answer);
    if (answer < own[turn] || use.used) continue;
    found.unused.push_back(action[turn].answers[answer].kind);
  }
  return found;
}

bool same_outcome(const Outcome& a, const Outcome& b) {
  if (a.legal() != b.legal() || a.turns.size() != b.turns.size()) return false;
  if (!a.legal() &&
      a.turns.back().illegal->rules.front() != b.turns.back().illegal->rules.front()) {
    return false;
  }
  return a.table.scores == b.table.scores && a.table.goods == b.table.goods &&
         haunted(a.table) == haunted(b.table) && a.table.dragon == b.table.dragon &&
         a.table.fairy == b.table.fairy && beside_fairy(a.table) == beside_fairy(b.table) &&
         a.table.towers == b.table.towers && a.table.big_top == b.table.big_top &&
         a.table.surveyors == b.table.surveyors && a.table.castles == b.table.castles &&
         a.table.tokens == b.table.tokens && a.table.bazaar == b.table.bazaar;
}

}  // namespace barber
