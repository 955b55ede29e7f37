// Reads answers to choices: `choose` of a turn, and `when` of an expected outcome.
#pragma once

#include <vector>

#include "game/turn.hpp"
#include "scenario/figures_reader.hpp"
#include "scenario/scenario.hpp"

namespace barber {

struct ChoicesDraft {
  std::vector<Answer> answers;
  std::vector<AnswerMark> marks;
  std::vector<int> turns;  // of `when`: the number of the turn that is meant; -1: those that ask
};

// `turns`: how many the action has, of which an answer of `when` may name one; 0 for `choose`.
ChoicesDraft read_choices(Diagnostics& out, const Node& list, std::string_view what,
                          const PlayersDraft& players, Ground& ground, int turns);

}  // namespace barber
