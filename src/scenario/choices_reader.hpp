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
};

ChoicesDraft read_choices(Diagnostics& out, const Node& list, std::string_view what,
                          const PlayersDraft& players, Ground& ground);

}  // namespace barber
