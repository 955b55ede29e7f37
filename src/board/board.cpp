#include "board/board.hpp"

#include <algorithm>
#include <cstdlib>

namespace barber {

void Board::reserve(std::size_t tiles) {
  tiles_.reserve(tiles);
  spaces_.reserve(tiles);
  segments_.reserve(tiles * 4);
}

std::uint64_t Board::key_of(Position at) {
  return std::uint64_t{static_cast<std::uint32_t>(at.x)} << 32U | static_cast<std::uint32_t>(at.y);
}

std::vector<Board::Space>::const_iterator Board::find_space(std::uint64_t key) const {
  return std::lower_bound(
      spaces_.begin(), spaces_.end(), key,
      [](const Space& taken, std::uint64_t wanted) { return taken.key < wanted; });
}

TileIndex Board::tile_at(Position at) const {
  const std::uint64_t key = key_of(at);
  const auto space = find_space(key);
  return space != spaces_.end() && space->key == key ? space->tile : kNoTile;
}

int Board::count_around(Position at) const {
  int count = 0;
  for (const Position near : surrounding(at)) count += tile_at(near) != kNoTile ? 1 : 0;
  return count;
}

std::vector<Mismatch> Board::mismatches(const Tile& tile, Rotation rotation, Position at) const {
  std::vector<Mismatch> found;
  for (const Side side : kSides) {
    const TileIndex other = tile_at(neighbour(at, side));
    if (other == kNoTile) continue;
    const EdgeKind here = tile.edge(unrotate(side, rotation));
    const EdgeKind there = this->tile(other).edge(opposite(side));
    if (!fit(here, there)) found.push_back({side, here, there, other});
  }
  return found;
}

bool Board::fits(const Tile& tile, Rotation rotation, Position at) const {
  return std::all_of(kSides.begin(), kSides.end(), [&](Side side) {
    const TileIndex other = tile_at(neighbour(at, side));
    return other == kNoTile ||
           fit(tile.edge(unrotate(side, rotation)), this->tile(other).edge(opposite(side)));
  });
}

bool Board::touches_side(Position at) const {
  return std::any_of(kSides.begin(), kSides.end(),
                     [&](Side side) { return tile_at(neighbour(at, side)) != kNoTile; });
}

bool Board::touches_corner(Position at) const {
  const auto around = surrounding(at);
  return tile_at(around[0]) != kNoTile || tile_at(around[2]) != kNoTile ||
         tile_at(around[4]) != kNoTile || tile_at(around[6]) != kNoTile;
}

std::optional<std::pair<Position, Rotation>> Board::where_fits(const Tile& tile) const {
  for (const PlacedTile& placed : tiles_) {
    for (const Side side : kSides) {
      const Position at = neighbour(placed.at, side);
      if (tile_at(at) != kNoTile) continue;
      for (const Rotation rotation : kRotations) {
        if (fits(tile, rotation, at)) return std::pair{at, rotation};
      }
    }
  }
  return std::nullopt;
}

TileIndex Board::add(const Tile& tile, Position at, Rotation rotation) {
  const auto added = static_cast<TileIndex>(tiles_.size());
  const auto first = static_cast<SegmentId>(segments_.size());
  tiles_.push_back({&tile, at, rotation, first, 0, &tile, kNoSegment});
  for (const TileFeature& feature : tile.features) {
    const auto id = static_cast<SegmentId>(segments_.size());
    segments_.push_back({added, id, id, 1, side_count(feature), feature.kind});
  }
  if (tile.has_bathhouse()) bathhouses_.push_back(added);
  const std::uint64_t key = key_of(at);
  spaces_.insert(find_space(key), {key, added});
  return added;
}

TileIndex Board::place(const Tile& tile, Position at, Rotation rotation) {
  const TileIndex added = add(tile, at, rotation);
  for (const Position near : surrounding(at)) {
    const TileIndex other = tile_at(near);
    if (other == kNoTile) continue;
    ++tiles_[static_cast<std::size_t>(other)].neighbours;
    ++tiles_[static_cast<std::size_t>(added)].neighbours;
  }
  for (const Side side : kSides) {
    const TileIndex other = tile_at(neighbour(at, side));
    if (other != kNoTile) join_side(added, side, other);
  }
  return added;
}

void Board::build_bridge(TileIndex tile, Side side) {
  PlacedTile& placed = tiles_[static_cast<std::size_t>(tile)];
  bridged_.push_back(
      std::make_shared<const Tile>(with_bridge(*placed.tile, unrotate(side, placed.rotation))));
  placed.tile = bridged_.back().get();
  placed.bridge = static_cast<SegmentId>(segments_.size());
  segments_.push_back({tile, placed.bridge, placed.bridge, 1, 2, FeatureKind::road});
  for (const Side end : {side, opposite(side)}) {
    const TileIndex other = tile_at(neighbour(placed.at, end));
    if (other != kNoTile) join_side(tile, end, other);
  }
}

TileIndex Board::declare(const Tile& tile, Position at, const Declared& how) {
  declared_ = true;
  const TileIndex added = add(tile, at, Rotation::none);
  tiles_.back().neighbours = how.neighbours;
  for (const TileIndex other : how.beside) {
    ++tiles_[static_cast<std::size_t>(other)].neighbours;
    beside_.emplace_back(added, other);
    beside_.emplace_back(other, added);
  }
  for (const auto& [feature, piece] : how.joined) {
    const SegmentId mine = segment(added, feature);
    join(mine, piece, side_count(printed(mine)) > 0 ? 2 : 0);
  }
  if (how.mist.extends || how.mist.limits) mist_met_.emplace_back(added, how.mist);
  for (const SegmentId piece : how.closed) {
    --segments_[this->at(feature(piece))].open;
    closed_.emplace_back(added, piece);
  }
  return added;
}

std::vector<TileIndex> Board::around(TileIndex tile) const {
  std::vector<TileIndex> found;
  if (declared_) {
    for (const auto& [one, other] : beside_) {
      if (one == tile) found.push_back(other);
    }
    return found;
  }
  for (const Position near : surrounding(this->tile(tile).at)) {
    if (const TileIndex other = tile_at(near); other != kNoTile) found.push_back(other);
  }
  return found;
}

std::vector<SegmentId> Board::pieces_at_abbey(TileIndex abbey) const {
  std::vector<SegmentId> found;
  if (declared_) {
    for (const auto& [tile, piece] : closed_) {
      if (tile == abbey) found.push_back(piece);
    }
    return found;
  }
  for (const Side side : kSides) {
    const TileIndex other = tile_at(neighbour(tile(abbey).at, side));
    if (other == kNoTile) continue;
    const SegmentId piece = piece_at(tile(other), opposite(side));
    if (piece != kNoSegment) found.push_back(piece);
  }
  return found;
}

std::vector<SegmentId> Board::pieces_near(const Spot& spot) const {
  std::vector<SegmentId> found;
  if (declared_) {
    for (const Spot& other : declared_near(spot)) {
      const bool there = other.tile < static_cast<TileIndex>(tiles_.size());
      if (there && other.feature != kNoFeature) {
        found.push_back(segment(other.tile, other.feature));
      }
    }
    return found;
  }
  std::vector<TileIndex> tiles = around(spot.tile);
  tiles.push_back(spot.tile);
  std::sort(tiles.begin(), tiles.end());
  for (const TileIndex one : tiles) {
    const auto pieces = static_cast<int>(tile(one).tile->features.size());
    for (int i = 0; i < pieces; ++i) found.push_back(segment(one, i));
  }
  return found;
}

std::vector<TileIndex> Board::bathhouses_near(const Spot& spot) const {
  std::vector<TileIndex> found;
  const Position here = tile(spot.tile).at;
  const std::span<const Spot> said = declared_near(spot);
  for (const TileIndex house : bathhouses_) {
    const Position there = tile(house).at;
    const bool near =
        declared_ ? std::find(said.begin(), said.end(), Spot{house, kNoFeature}) != said.end()
                  : std::abs(here.x - there.x) <= 1 && std::abs(here.y - there.y) <= 1;
    if (near) found.push_back(house);
  }
  return found;
}

void Board::declare_near(const Spot& spot, const std::vector<Spot>& others) {
  near_.emplace_back(spot, others);
}

std::span<const Board::Spot> Board::declared_near(const Spot& spot) const {
  for (const auto& [from, others] : near_) {
    if (from == spot) return others;
  }
  return {};
}

bool Board::knows_near(const Spot& spot) const {
  return !declared_ || std::any_of(near_.begin(), near_.end(),
                                   [&](const auto& said) { return said.first == spot; });
}

bool Board::is_piece(const Spot& spot, SegmentId of) const {
  return spot.feature != kNoFeature && spot.tile < static_cast<TileIndex>(tiles_.size()) &&
         feature(segment(spot.tile, spot.feature)) == feature(of);
}

void Board::declare_count(Said what, const Spot& piece, int count) {
  said_.push_back({what, piece, count});
}

int Board::declared_count(Said what, SegmentId feature) const {
  for (const Saying& said : said_) {
    if (said.what == what && is_piece(said.piece, feature)) return said.count;
  }
  return 0;
}

std::optional<int> Board::said(Said what, SegmentId feature) const {
  return declared_ ? std::optional(declared_count(what, feature)) : std::nullopt;
}

bool Board::knows(Said what, SegmentId feature) const {
  return !declared_ || std::any_of(said_.begin(), said_.end(), [&](const Saying& said) {
    return said.what == what && is_piece(said.piece, feature);
  });
}

Watchtower Board::watchtower(SegmentId piece) const {
  if (!declared_) return tile(tile_of(piece)).tile->watchtower;
  for (const auto& [spot, kind] : watchtowers_) {
    if (is_piece(spot, piece)) return kind;
  }
  return Watchtower::none;
}

void Board::declare_watchtower(const Spot& piece, Watchtower kind) {
  watchtowers_.emplace_back(piece, kind);
}

Board::Spot Board::watchtower_spot(SegmentId piece) const {
  if (!declared_) return {tile_of(piece), kNoFeature};
  const SegmentId first = segments(piece).front();
  return {tile_of(first), feature_index(first)};
}

void Board::declare_round(const Spot& middle, const std::vector<Spot>& others) {
  for (const Spot& other : others) round_.emplace_back(middle, other);
}

bool Board::is_said_round(const Spot& middle, SegmentId feature) const {
  return std::any_of(round_.begin(), round_.end(), [&](const auto& said) {
    return said.first == middle && is_piece(said.second, feature);
  });
}

bool Board::is_said_round(const Spot& middle, const Spot& spot) const {
  return std::find(round_.begin(), round_.end(), std::pair(middle, spot)) != round_.end();
}

Counted Board::caps(SegmentId city) const {
  if (declared_) return {declared_count(Said::caps, city), {}};
  const std::vector<SegmentId> pieces = segments(city);
  Counted found;
  for (const TileIndex tile : tiles_of(city)) {
    const bool all = std::all_of(pieces.begin(), pieces.end(), [&](SegmentId piece) {
      return tile_of(piece) != tile ||
             (side_count(printed(piece)) == 1 && !printed(piece).has(Symbol::no_castle));
    });
    if (all) found.tiles.push_back(tile);
  }
  found.count = static_cast<int>(found.tiles.size());
  return found;
}

Counted Board::mist_round(SegmentId ruin) const {
  if (declared_) return {declared_count(Said::mist, ruin), {}};
  Counted found;
  for (const TileIndex tile : around(tile_of(ruin))) {
    if (this->tile(tile).tile->has(Symbol::mist)) found.tiles.push_back(tile);
  }
  found.count = static_cast<int>(found.tiles.size());
  return found;
}

MistMet Board::mist_met(TileIndex tile) const {
  MistMet met;
  if (declared_) {
    for (const auto& [one, said] : mist_met_) {
      if (one == tile) met = said;
    }
    return met;
  }
  const PlacedTile& placed = this->tile(tile);
  if (!placed.tile->has(Symbol::mist)) return met;
  for (const Side side : kSides) {
    const TileIndex index = tile_at(neighbour(placed.at, side));
    if (index == kNoTile) continue;
    const PlacedTile& other = this->tile(index);
    if (!other.tile->has_mist(unrotate(opposite(side), other.rotation))) continue;
    (placed.tile->has_mist(unrotate(side, placed.rotation)) ? met.extends : met.limits) = true;
  }
  return met;
}

std::vector<TileIndex> Board::vicinity(SegmentId small_city) const {
  std::vector<TileIndex> found = tiles_of(small_city);
  if (declared_ || found.size() != 2) return found;
  const std::array two{tile(found[0]).at, tile(found[1]).at};
  const bool lies_flat = two[0].y == two[1].y;
  for (const Position at : two) {
    for (const Side side : {lies_flat ? Side::N : Side::E, lies_flat ? Side::S : Side::W}) {
      const TileIndex other = tile_at(neighbour(at, side));
      if (other != kNoTile) found.push_back(other);
    }
  }
  return found;
}

bool Board::in_vicinity(SegmentId small_city, SegmentId feature) const {
  if (declared_) {
    return std::any_of(in_vicinity_.begin(), in_vicinity_.end(), [&](const auto& said) {
      return is_piece(said.first, small_city) && is_piece(said.second, feature);
    });
  }
  const std::vector<TileIndex> six = vicinity(small_city);
  const std::vector<TileIndex> tiles = tiles_of(feature);
  return std::any_of(tiles.begin(), tiles.end(), [&](TileIndex tile) {
    return std::find(six.begin(), six.end(), tile) != six.end();
  });
}

void Board::declare_in_vicinity(const Spot& small_city, const Spot& other) {
  in_vicinity_.emplace_back(small_city, other);
}

void Board::join_side(TileIndex added, Side side, TileIndex other) {
  const PlacedTile& here = tile(added);
  const PlacedTile& there = tile(other);
  if (here.edge(side) == EdgeKind::abbey) return close_side(there, opposite(side));
  if (there.edge(opposite(side)) == EdgeKind::abbey) return close_side(here, side);
  if (here.edge(side) != there.edge(opposite(side))) return;
  const int path = here.tile->path_at(unrotate(side, here.rotation));
  if (path != kNoFeature) {
    const int beyond = there.tile->path_at(unrotate(opposite(side), there.rotation));
    join(segment_of(here, path), segment_of(there, beyond), 2);
  }
  const auto land = [&](HalfEdge half, int sides) {
    const int mine = here.tile->land_at(unrotate(half, here.rotation));
    const int theirs = there.tile->land_at(unrotate(meets(half), there.rotation));
    join(here.first_segment + mine, there.first_segment + theirs, sides);
  };
  // A city edge is one side: it is closed with its left half, and joined with both.
  land(left_half(side), here.edge(side) == EdgeKind::city ? 2 : 0);
  land(right_half(side), 0);
}

SegmentId Board::piece_at(const PlacedTile& tile, Side side) {
  const Side printed = unrotate(side, tile.rotation);
  int feature = tile.tile->path_at(printed);
  if (tile.edge(side) == EdgeKind::city) feature = tile.tile->land_at(left_half(printed));
  return feature == kNoFeature ? kNoSegment : segment_of(tile, feature);
}

void Board::close_side(const PlacedTile& tile, Side side) {
  const SegmentId piece = piece_at(tile, side);
  if (piece != kNoSegment) --segments_[at(feature(piece))].open;
}

void Board::join(SegmentId a, SegmentId b, int sides) {
  SegmentId big = feature(a);
  SegmentId small = feature(b);
  if (big != small) {
    if (segments_[at(big)].size < segments_[at(small)].size) std::swap(big, small);
    segments_[at(small)].parent = big;
    segments_[at(big)].size += segments_[at(small)].size;
    segments_[at(big)].open += segments_[at(small)].open;
    std::swap(segments_[at(big)].next, segments_[at(small)].next);
  }
  segments_[at(big)].open -= sides;
}

SegmentId Board::feature(SegmentId segment) const {
  while (segments_[at(segment)].parent != segment) segment = segments_[at(segment)].parent;
  return segment;
}

bool Board::complete(SegmentId segment) const {
  switch (kind(segment)) {
    case FeatureKind::city:
    case FeatureKind::road:
      return segments_[at(feature(segment))].open == 0;
    case FeatureKind::monastery:
    case FeatureKind::garden:
    case FeatureKind::ruin:
    case FeatureKind::cemetery:
      return tile(tile_of(segment)).surrounded();
    case FeatureKind::field:
    case FeatureKind::river:
      return false;
  }
  return false;
}

std::vector<SegmentId> Board::segments(SegmentId segment) const {
  std::vector<SegmentId> found;
  found.reserve(static_cast<std::size_t>(segments_[at(feature(segment))].size));
  SegmentId now = segment;
  do {
    found.push_back(now);
    now = segments_[at(now)].next;
  } while (now != segment);
  std::sort(found.begin(), found.end());
  return found;
}

std::vector<TileIndex> Board::tiles_of(SegmentId segment) const {
  std::vector<TileIndex> found = segments(segment);  // each piece becomes its tile
  for (TileIndex& part : found) part = tile_of(part);
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

std::string feature_name(const PlacedTile& tile, int feature, bool always_side) {
  const auto& features = tile.tile->features;
  if (feature >= static_cast<int>(features.size())) return "bridge";  // one yet to be built
  const TileFeature& printed = features[static_cast<std::size_t>(feature)];
  if (printed.bridge) return "bridge";
  const auto same_kind = [&](const TileFeature& other) {
    return other.kind == printed.kind && !other.bridge &&
           (other.half_edges == 0) == (printed.half_edges == 0);
  };
  const auto alike = std::count_if(features.begin(), features.end(), same_kind);
  const bool inner = printed.kind == FeatureKind::field && printed.half_edges == 0;
  std::string text(inner ? "inner-field" : name(printed.kind));
  if (alike == 1 && !always_side) return text;
  if (printed.half_edges == 0) {
    if (alike == 1) return text;
    const auto before = std::count_if(features.begin(), features.begin() + feature, same_kind);
    return text + "." + std::to_string(before + 1);
  }
  const HalfEdges halves = rotate(printed.half_edges, tile.rotation);
  for (int h = 0; h < 8; ++h) {
    const auto half = static_cast<HalfEdge>(h);
    if ((halves & bit(half)) == 0) continue;
    text += ".";
    text += printed.kind == FeatureKind::field ? name(half) : name(static_cast<Side>(h / 2));
    return text;
  }
  return text;
}

}  // namespace barber
