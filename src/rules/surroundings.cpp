#include "rules/surroundings.hpp"

#include <algorithm>

namespace barber {

std::vector<TileIndex> nine_tiles(const Board& board, TileIndex tile) {
  std::vector<TileIndex> found = board.around(tile);
  found.push_back(tile);
  std::sort(found.begin(), found.end());
  return found;
}

std::optional<TileIndex> tile_of(const GameState& table, const Place& place) {
  if (!place.on_a_tile()) return std::nullopt;
  return place.kind == Place::Kind::feature ? table.board.tile_of(place.index) : place.index;
}

std::vector<FigureIndex> meeples_round(TurnInPlay& turn, TileIndex tile, const Rule& counts_bathers,
                                       Citations& rules) {
  const GameState& table = turn.table;
  const std::vector<TileIndex> nine = nine_tiles(table.board, tile);
  std::vector<FigureIndex> found;
  bool bathers = false;
  for (std::size_t i = 0; i < table.figures.size(); ++i) {
    const Figure& figure = table.figures[i];
    const auto where = tile_of(table, figure.place);
    if (!where || !is_meeple(figure.kind) ||
        !std::binary_search(nine.begin(), nine.end(), *where)) {
      continue;
    }
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
