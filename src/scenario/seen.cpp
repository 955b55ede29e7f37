#include "scenario/seen.hpp"

#include <algorithm>

#include "rules/bridges.hpp"

namespace barber {

Seen seen_of(const ExpectedFigure& figure, const GameState& table) {
  Where where = figure.where;
  // In a sketch a small city and the castle that it becomes have one name.
  if (where.kind == Place::Kind::feature && table.board.is_declared()) {
    const auto city = table.place(where);
    const auto castle = city ? table.castle_of(city->index) : std::nullopt;
    if (castle) where = table.where(Place::in_castle(*castle));
    if (city && !castle) where = table.where_named(*city);
  } else if (where.kind == Place::Kind::castle) {
    if (const auto castle = table.place(where)) where = table.where(*castle);
  }
  return {figure.owner, figure.kind, where};
}

std::optional<Seen> beside_fairy(const GameState& table) {
  const auto with = table.with_fairy();
  if (!with) return std::nullopt;
  const Figure& figure = table.figure(*with);
  return Seen(figure.owner, figure.kind, table.where_named(figure.place));
}

Prisoners prisoners_of(const GameState& table, PlayerId captor) {
  Prisoners held;
  for (const Figure& figure : table.figures) {
    if (figure.place == Place::prison(captor)) held.emplace_back(figure.owner, figure.kind);
  }
  std::sort(held.begin(), held.end());
  return held;
}

std::vector<ExpectedTower> towers_of(const GameState& table) {
  std::vector<ExpectedTower> towers;
  towers.reserve(table.towers.size());
  for (const Tower& tower : table.towers) {
    towers.push_back({table.board.tile(tower.tile).at, tower.floors});
  }
  std::sort(towers.begin(), towers.end());
  return towers;
}

std::vector<ExpectedBridge> bridges_of(const GameState& table) {
  std::vector<ExpectedBridge> found;
  for (const PlacedTile& tile : table.board.tiles()) {
    if (tile.bridge != kNoSegment) found.push_back({tile.at, bridges::runs_north_south(tile)});
  }
  std::sort(found.begin(), found.end());
  return found;
}

std::vector<ExpectedCastle> castles_of(const GameState& table) {
  std::vector<ExpectedCastle> found;
  found.reserve(table.castles.size());
  for (const Castle& castle : table.castles) {
    ExpectedCastle& one = found.emplace_back();
    one.tiles = {table.board.tile(castle.tiles[0]).at, table.board.tile(castle.tiles[1]).at};
    std::sort(one.tiles.begin(), one.tiles.end());
    one.owner = castle.owner;
  }
  return found;
}

std::vector<Seen> figures_on_board(const GameState& table) {
  std::vector<Seen> seen;
  for (const Figure& figure : table.figures) {
    if (!figure.place.on_the_table()) continue;
    seen.emplace_back(figure.owner, figure.kind, table.where_named(figure.place));
  }
  std::sort(seen.begin(), seen.end());
  return seen;
}

std::vector<std::pair<Seen, int>> haunted(const GameState& table) {
  std::vector<std::pair<Seen, int>> seen;
  for (const Figure& figure : table.figures) {
    if (figure.place.kind == Place::Kind::supply) continue;
    seen.emplace_back(Seen{figure.owner, figure.kind, table.where_named(figure.place)},
                      figure.ghosts);
  }
  std::sort(seen.begin(), seen.end());
  return seen;
}

}  // namespace barber
