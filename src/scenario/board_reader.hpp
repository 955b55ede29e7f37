// Reads `board`: the tiles of its map and of its list, put on the table in the order of the file,
// and checks that such a table can be. Names of places are ground.hpp's.
#pragma once

#include <utility>
#include <vector>

#include "game/state.hpp"
#include "scenario/usage.hpp"

namespace barber {

inline constexpr std::size_t kMostTiles = 10'000;

// A table as it is read; variants that leave it alone take it over.
struct TableDraft {
  Board board;
  std::vector<Token> tokens;         // by TileIndex: what says that this tile lies there
  std::vector<Position> unreadable;  // spaces whose tile is not known
  bool all_unreadable = false;
  const Node* names = nullptr;
  const Node* castles = nullptr;  // read once the players are known
  std::vector<Tower> towers;
  Usage usage;
};

TableDraft read_board(Diagnostics& out, const Node& board, const TileTable& tiles);

// A tower of `towers`, which is on the board or expected there: where, and how many floors.
inline constexpr int kMostFloors = 100;
std::optional<std::pair<Position, int>> read_tower(Diagnostics& out, const Node& node);

// `rotate`, or a word behind an `@`.
std::optional<Rotation> read_rotation(Diagnostics& out, const Node& node);

}  // namespace barber
