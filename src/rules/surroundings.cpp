#include "rules/surroundings.hpp"

#include <algorithm>

namespace barber {

std::vector<TileIndex> nine_tiles(const Board& board, TileIndex tile) {
  std::vector<TileIndex> found = board.around(tile);
  found.push_back(tile);
  std::sort(found.begin(), found.end());
  return found;
}

bool is_near(const Board& board, TileIndex tile, TileIndex named) {
  if (board.is_declared()) return true;
  const std::vector<TileIndex> near = nine_tiles(board, tile);
  return std::find(near.begin(), near.end(), named) != near.end();
}

Round::Round(const GameState& table, const Board::Spot& middle)
    : table_(table), middle_(middle), tiles_(nine_tiles(table.board, middle.tile)) {}

bool Round::has(const Place& place) const {
  // Two places that a sketch has put on one of its tiles need not be near each other.
  if (table_.board.is_declared()) return is_said(place);
  if (place.kind == Place::Kind::castle) {
    const Castle& castle = table_.castle(place.index);
    return has_tile(castle.tiles[0]) || has_tile(castle.tiles[1]);
  }
  return place.on_a_tile() && has_tile(table_.tile_of(place));
}

bool Round::is_said(const Place& place) const {
  const Board& board = table_.board;
  if (place.kind == Place::Kind::castle) {
    return board.is_said_round(middle_, table_.castle(place.index).city);
  }
  if (!place.on_a_tile()) return false;
  return place.kind == Place::Kind::feature
             ? board.is_said_round(middle_, place.index)
             : board.is_said_round(middle_, Board::Spot{place.index, kNoFeature});
}

std::vector<FigureIndex> meeples_round(TurnInPlay& turn, const Board::Spot& middle,
                                       const Rule& counts_bathers, Citations& rules) {
  const GameState& table = turn.table;
  const Round round(table, middle);
  std::vector<FigureIndex> found;
  bool bathers = false;
  for (std::size_t i = 0; i < table.figures.size(); ++i) {
    const Figure& figure = table.figures[i];
    if (!is_meeple(figure.kind) || !round.has(figure.place)) continue;
    bathers |= figure.place.kind == Place::Kind::bathhouse;
    found.push_back(static_cast<FigureIndex>(i));
  }
  if (!bathers) return found;
  rules.push_back(&counts_bathers);
  if (!turn.options.on(counts_bathers)) {
    std::erase_if(found, [&](FigureIndex figure) {
      return table.figure(figure).place.kind == Place::Kind::bathhouse;
    });
  }
  return found;
}

}  // namespace barber
