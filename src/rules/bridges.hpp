// Bridges at work: where one may be built, and what it does to the tile placed. The rules
// themselves are bridges_rules.hpp; how a bridge joins what it meets is the board's business.
#pragma once

#include <optional>

#include "rules/bridges_rules.hpp"
#include "rules/turn_in_play.hpp"

namespace barber::bridges {

// T1, or at any moment of the turn. Builds a bridge of the active player's.
std::optional<Illegality> build(TurnInPlay& turn, const BuildBridge& step);

// Why no bridge of the player's can be built there now; none: it can.
std::optional<Illegality> forbidden(TurnInPlay& turn, const BuildBridge& step);

// What is remarkable about a scored road with bridges.
Citations road_rules(const Board& board, Options& options, SegmentId road);

// Whether a bridge might make a tile fit somewhere that fits nowhere.
bool might_fit(const Board& board, const Tile& tile);

// Its bridge on that tile runs from north to south, as it lies.
bool runs_north_south(const PlacedTile& tile);

}  // namespace barber::bridges
