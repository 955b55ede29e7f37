#include "scenario/words.hpp"

#include <fmt/format.h>

#include "catalogue/catalogue.hpp"

namespace barber {

std::string_view Words::tile(const Tile& tile) {
  const CatalogueTile* known = find_tile(tile.id);
  return known != nullptr && !known->letter.empty() ? known->letter : std::string_view(tile.id);
}

std::string Words::position(Position at) { return fmt::format("({},{})", at.x, at.y); }

std::optional<PlacedTile> Words::tile_at(Position at) const {
  const Board& board = scenario_.table.board;
  if (const TileIndex tile = board.tile_at(at); tile != kNoTile) return board.tile(tile);
  for (const Turn& turn : scenario_.action) {
    for (const Step& step : turn.steps) {
      const auto* place = std::get_if<PlaceTile>(&step);
      if (place == nullptr || place->at != at) continue;
      return PlacedTile{place->tile, at, place->rotation, 0, 0};
    }
  }
  return std::nullopt;
}

std::string Words::feature(const Where& where) const {
  switch (where.kind) {
    case Place::Kind::supply:
      return "supply";
    case Place::Kind::bathhouse:
      return "bathhouse";
    case Place::Kind::feature:
      break;
  }
  const auto tile = tile_at(where.at);
  return tile ? feature_name(*tile, where.feature, false) : "?";
}

std::string Words::place(const Where& where) const {
  if (where.kind == Place::Kind::supply) return "supply";
  return position(where.at) + " " + feature(where);
}

}  // namespace barber
