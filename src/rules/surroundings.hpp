// The nine spaces round a tile, its own among them, and the meeples there: what watchtowers, the
// big top and ringmasters look at. Whether bathers are seen is an option of whoever looks.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "rules/turn_in_play.hpp"

namespace barber {

// The tile and those round it, in the order of placing.
std::vector<TileIndex> nine_tiles(const Board& board, TileIndex tile);

// Whether a tile named by a step is one of those round the other; in a sketch it is taken to be.
bool is_near(const Board& board, TileIndex tile, TileIndex named);

// The nine tiles of which that of a spot is in the middle; in a sketch what is said to lie round
// it.
class Round {
 public:
  Round(const GameState& table, const Board::Spot& middle);
  // Whether that place is on one of them; a castle is on two tiles.
  bool has(const Place& place) const;

 private:
  bool has_tile(TileIndex tile) const {
    return std::find(tiles_.begin(), tiles_.end(), tile) != tiles_.end();
  }
  bool is_said(const Place& place) const;

  const GameState& table_;
  Board::Spot middle_;
  std::vector<TileIndex> tiles_;
};

// The meeples on the nine tiles, whatever they are doing there. Where a bather is among them
// `counts_bathers` decides whether they are counted, and `rules` gets it.
std::vector<FigureIndex> meeples_round(TurnInPlay& turn, const Board::Spot& middle,
                                       const Rule& counts_bathers, Citations& rules);

}  // namespace barber
