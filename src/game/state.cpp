#include "game/state.hpp"

#include <algorithm>

namespace barber {

std::optional<FigureIndex> GameState::bather(TileIndex tile) const {
  const Place bath = Place::in_bathhouse(tile);
  for (std::size_t i = 0; i < figures.size(); ++i) {
    if (figures[i].place == bath) return static_cast<FigureIndex>(i);
  }
  return std::nullopt;
}

std::vector<FigureIndex> GameState::figures_on(SegmentId segment) const {
  const SegmentId feature = board.feature(segment);
  std::vector<FigureIndex> found;
  for (std::size_t i = 0; i < figures.size(); ++i) {
    const Place& place = figures[i].place;
    if (place.kind == Place::Kind::feature && board.feature(place.index) == feature) {
      found.push_back(static_cast<FigureIndex>(i));
    }
  }
  return found;
}

std::optional<FigureIndex> GameState::with_fairy() const {
  if (fairy == kNoTile) return std::nullopt;
  const auto found = std::find_if(figures.begin(), figures.end(),
                                  [](const Figure& figure) { return figure.fairy; });
  if (found == figures.end()) return std::nullopt;
  return static_cast<FigureIndex>(found - figures.begin());
}

std::optional<FigureIndex> GameState::on_tower(TileIndex tile) const {
  const Place top = Place::on_tower(tile);
  const auto found = std::find_if(figures.begin(), figures.end(),
                                  [&](const Figure& figure) { return figure.place == top; });
  if (found == figures.end()) return std::nullopt;
  return static_cast<FigureIndex>(found - figures.begin());
}

int GameState::floors(TileIndex tile) const {
  for (const Tower& tower : towers) {
    if (tower.tile == tile) return tower.floors;
  }
  return 0;
}

std::optional<int> GameState::castle_on(TileIndex tile) const {
  for (std::size_t i = 0; i < castles.size(); ++i) {
    if (castles[i].lies_on(tile)) return static_cast<int>(i);
  }
  return std::nullopt;
}

std::optional<int> GameState::castle_of(SegmentId city) const {
  for (std::size_t i = 0; i < castles.size(); ++i) {
    if (board.feature(castles[i].city) == board.feature(city)) return static_cast<int>(i);
  }
  return std::nullopt;
}

std::optional<FigureIndex> GameState::in_castle(int castle) const {
  const Place place = Place::in_castle(castle);
  const auto found = std::find_if(figures.begin(), figures.end(),
                                  [&](const Figure& figure) { return figure.place == place; });
  if (found == figures.end()) return std::nullopt;
  return static_cast<FigureIndex>(found - figures.begin());
}

TileIndex GameState::tile_of(const Place& place) const {
  if (place.kind == Place::Kind::castle) return board.tile_of(castle(place.index).city);
  return place.kind == Place::Kind::feature ? board.tile_of(place.index) : place.index;
}

std::vector<FigureIndex> GameState::acrobats(TileIndex tile) const {
  const Place pyramid = Place::acrobat(tile);
  std::vector<FigureIndex> found;
  for (std::size_t i = 0; i < figures.size(); ++i) {
    if (figures[i].place == pyramid) found.push_back(static_cast<FigureIndex>(i));
  }
  return found;
}

Where GameState::where(const Place& place) const {
  switch (place.kind) {
    case Place::Kind::supply:
      return {};
    case Place::Kind::feature:
    case Place::Kind::corner:
      return {place.kind, board.tile(board.tile_of(place.index)).at,
              board.feature_index(place.index)};
    case Place::Kind::bathhouse:
    case Place::Kind::tower:
    case Place::Kind::acrobat:
      return {place.kind, board.tile(place.index).at, kNoFeature};
    case Place::Kind::castle: {
      const SegmentId city = castle(place.index).city;
      return {place.kind, board.tile(board.tile_of(city)).at, board.feature_index(city)};
    }
    case Place::Kind::prison:
    case Place::Kind::leipzig:
      return {place.kind, {}, place.index};
  }
  return {};
}

Where GameState::where_named(const Place& place) const {
  if (!board.is_declared() || place.kind != Place::Kind::feature) return where(place);
  return where(Place::on(board.segments(place.index).front()));
}

std::optional<Place> GameState::place(const Where& where) const {
  if (where.kind == Place::Kind::supply) return Place::supply();
  if (where.kind == Place::Kind::prison || where.kind == Place::Kind::leipzig) {
    return Place{where.kind, where.feature};
  }
  const TileIndex tile = board.tile_at(where.at);
  if (tile == kNoTile) return std::nullopt;
  const bool corner = where.kind == Place::Kind::corner;
  const auto in_castle = [](std::optional<int> number) {
    return number ? std::optional(Place::in_castle(*number)) : std::nullopt;
  };
  const bool castle = where.kind == Place::Kind::castle;
  if (castle && where.feature == kNoFeature) return in_castle(castle_on(tile));
  if (where.kind != Place::Kind::feature && !corner && !castle) return Place{where.kind, tile};
  const auto features = static_cast<int>(board.tile(tile).tile->features.size());
  if (where.feature == kNoFeature || where.feature >= features) return std::nullopt;
  if (castle) return in_castle(castle_of(board.segment(tile, where.feature)));
  if (corner) return Place::at_corner(board.segment(tile, where.feature));
  return Place::on(board.segment(tile, where.feature));
}

bool GameState::is_named_by(const Place& place, const Place& named) const {
  if (!board.is_declared() || place.kind != Place::Kind::feature || named.kind != place.kind) {
    return place == named;
  }
  return board.feature(place.index) == board.feature(named.index);
}

bool GameState::same_place(const Where& a, const Where& b) const {
  const auto now = [this](const Where& where) {
    auto found = place(where);
    if (!board.is_declared() || !found || found->kind != Place::Kind::feature) return found;
    if (const auto castle = castle_of(found->index)) found = Place::in_castle(*castle);
    return found;
  };
  const auto first = now(a);
  const auto second = now(b);
  if (!first || !second || first->kind != second->kind) return false;
  if (first->kind != Place::Kind::feature) return *first == *second;
  return board.feature(first->index) == board.feature(second->index);
}

}  // namespace barber
