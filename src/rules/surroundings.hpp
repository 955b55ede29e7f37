// The nine spaces round a tile, its own among them, and the meeples there: what watchtowers, the
// big top and ringmasters look at. Whether bathers are seen is an option of whoever looks.
#pragma once

#include <optional>
#include <vector>

#include "rules/turn_in_play.hpp"

namespace barber {

// The tile and those round it, in the order of placing.
std::vector<TileIndex> nine_tiles(const Board& board, TileIndex tile);

// Whether that place is on one of the tiles; a castle is on two.
bool is_on_one_of(const GameState& table, const Place& place, const std::vector<TileIndex>& tiles);

// The meeples on the nine tiles, whatever they are doing there. Where a bather is among them
// `counts_bathers` decides whether they are counted, and `rules` gets it.
std::vector<FigureIndex> meeples_round(TurnInPlay& turn, TileIndex tile, const Rule& counts_bathers,
                                       Citations& rules);

}  // namespace barber
