#include "support/table_maker.hpp"

#include <algorithm>
#include <charconv>
#include <stdexcept>

#include "catalogue/catalogue.hpp"

namespace barber::test {

TableMaker::TableMaker(std::vector<std::string> players) {
  for (std::size_t p = 0; p < players.size(); ++p) {
    Figure figure;
    figure.owner = static_cast<PlayerId>(p);
    for (int i = 0; i < 7; ++i) scenario_.table.figures.push_back(figure);
    figure.kind = FigureKind::abbot;
    scenario_.table.figures.push_back(figure);
  }
  scenario_.table.scores.assign(players.size(), 0);
  scenario_.player_names = std::move(players);
}

TableMaker& TableMaker::tile(std::string_view id, int x, int y) {
  const std::size_t mark = std::min(id.find('@'), id.size());
  int degrees = 0;
  if (mark < id.size()) std::from_chars(id.data() + mark + 1, id.data() + id.size(), degrees);
  const CatalogueTile* found = find_tile(id.substr(0, mark));
  if (found == nullptr) throw std::invalid_argument("no tile " + std::string(id));
  const Rotation rotation = rotation_of_degrees(degrees).value();
  if (!scenario_.table.board.fits(found->tile, rotation, {x, y})) {
    throw std::invalid_argument(std::string(id) + " does not fit there");
  }
  scenario_.table.board.place(found->tile, {x, y}, rotation);
  return *this;
}

TableMaker& TableMaker::figure(std::string_view player, FigureKind kind, int x, int y,
                               std::string_view in) {
  const Board& board = scenario_.table.board;
  const TileIndex tile = board.tile_at({x, y});
  const PlacedTile& placed = board.tile(tile);
  Place place = Place::in_bathhouse(tile);
  if (in != "bathhouse") {
    const int count = static_cast<int>(placed.tile->features.size());
    int feature = 0;
    while (feature < count && feature_name(placed, feature, false) != in) ++feature;
    if (feature == count) throw std::invalid_argument("no feature " + std::string(in));
    place = Place::on(board.segment(tile, feature));
  }
  for (Figure& one : scenario_.table.figures) {
    if (one.owner != this->player(player) || one.kind != kind) continue;
    if (one.place.kind != Place::Kind::supply) continue;
    one.place = place;
    return *this;
  }
  throw std::invalid_argument("no such figure is left");
}

TableMaker& TableMaker::score(std::string_view player, int points) {
  scenario_.table.score(this->player(player)) = points;
  return *this;
}

PlayerId TableMaker::player(std::string_view name) const {
  const auto& names = scenario_.player_names;
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) throw std::invalid_argument("no player " + std::string(name));
  return static_cast<PlayerId>(found - names.begin());
}

}  // namespace barber::test
