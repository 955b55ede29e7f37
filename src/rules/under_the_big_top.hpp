// Under the Big Top at work: the tent, the acrobats and the ringmaster's bonus. The rules
// themselves are under_the_big_top_rules.hpp.
#pragma once

#include <optional>
#include <vector>

#include "rules/turn_in_play.hpp"
#include "rules/under_the_big_top_rules.hpp"

namespace barber::circus {

// T2c. Puts a figure of the supply into the pyramid of that tile; that the player may place one at
// all has been checked.
std::optional<Illegality> join_acrobats(TurnInPlay& turn, FigureIndex figure, const Where& target);

// T2c. Scores a pyramid instead of placing a figure.
std::optional<Illegality> score_acrobats(TurnInPlay& turn, const ScoreAcrobats& step);

// T3a, after the points of a feature: the bonus of the ringmasters on it.
void add_ringmasters(TurnInPlay& turn, const std::vector<FigureIndex>& figures);

// T3d, after a circus tile: the tent scores and moves.
std::optional<Illegality> show(TurnInPlay& turn);

// The final scoring of the acrobats.
void score_acrobats_at_end(TurnInPlay& turn);

}  // namespace barber::circus
