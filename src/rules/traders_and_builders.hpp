// Traders & Builders at work: where builder and pig may stand, the double turn, the pig's points
// and the goods. The rules themselves are traders_and_builders_rules.hpp.
#pragma once

#include <optional>
#include <vector>

#include "rules/traders_and_builders_rules.hpp"
#include "rules/turn_in_play.hpp"

namespace barber::traders {

// T1. Whether the tile of this turn extends a feature with the active player's builder; if so the
// turn has a second half, which is told.
void note_builder(TurnInPlay& turn);

// Adds, for each player who is paid for the field or fields with these figures and has a pig there,
// 1 point for every city among the items.
void add_pigs(const GameState& table, const std::vector<FigureIndex>& figures,
              FeatureScored& scored);

// T3a. The active player takes the goods of a completed city.
void take_goods(TurnInPlay& turn, SegmentId city);

// Final scoring: 10 points for most of each kind of goods.
void score_goods(TurnInPlay& turn);

}  // namespace barber::traders
