#include "rules/surroundings.hpp"

#include <algorithm>

namespace barber {

std::vector<TileIndex> nine_tiles(const Board& board, TileIndex tile) {
  std::vector<TileIndex> found = board.around(tile);
  found.push_back(tile);
  std::sort(found.begin(), found.end());
  return found;
}

bool is_on_one_of(const GameState& table, const Place& place, const std::vector<TileIndex>& tiles) {
  const auto among = [&](TileIndex tile) {
    return std::find(tiles.begin(), tiles.end(), tile) != tiles.end();
  };
  if (place.kind == Place::Kind::castle) {
    const Castle& castle = table.castle(place.index);
    return among(castle.tiles[0]) || among(castle.tiles[1]);
  }
  return place.on_a_tile() && among(table.tile_of(place));
}

std::vector<FigureIndex> meeples_round(TurnInPlay& turn, TileIndex tile, const Rule& counts_bathers,
                                       Citations& rules) {
  const GameState& table = turn.table;
  const std::vector<TileIndex> nine = nine_tiles(table.board, tile);
  std::vector<FigureIndex> found;
  bool bathers = false;
  for (std::size_t i = 0; i < table.figures.size(); ++i) {
    const Figure& figure = table.figures[i];
    if (!is_meeple(figure.kind) || !is_on_one_of(table, figure.place, nine)) continue;
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
