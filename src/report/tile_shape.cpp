#include "report/tile_shape.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>
#include <deque>

namespace barber {
namespace {

constexpr unsigned bit_of(Side side) { return 1U << static_cast<unsigned>(index(side)); }

constexpr unsigned kNorthSouth = bit_of(Side::N) | bit_of(Side::S);
constexpr unsigned kEastWest = bit_of(Side::E) | bit_of(Side::W);

constexpr Point step(Point spot, Side side) {
  const Position to = neighbour({spot.x, spot.y}, side);
  return {to.x, to.y};
}

// A way that joins these sides; a single side is a straight piece.
std::string_view way(unsigned sides) {
  constexpr std::array<std::string_view, 16> kWays{" ", "│", "─", "└", "│", "│", "┌", "├",
                                                   "─", "┘", "─", "┴", "┐", "┤", "┬", "┼"};
  return kWays[sides];
}

bool is_curve(unsigned sides) {
  return std::popcount(sides) == 2 && sides != kNorthSouth && sides != kEastWest;
}

}  // namespace

TileShape::TileShape(const Tile& tile, Rotation rotation, BlockSize size)
    : tile_(tile),
      rotation_(rotation),
      size_(size),
      cells_(static_cast<std::size_t>(size.columns * size.rows)) {
  // What is laid later lies on top: a road crosses a river, and both pass under a city.
  lay_paths(FeatureKind::river);
  lay_paths(FeatureKind::road);
  lay_bridge();
  lay_cities();
  part_cities();
  lay_fields();
  span_bridge();
}

std::vector<Point> TileShape::spots(int feature) const {
  std::vector<Point> found;
  for (int y = 0; y < size_.rows; ++y) {
    for (int x = 0; x < size_.columns; ++x) {
      if (this->feature({x, y}) == feature) found.push_back({x, y});
    }
  }
  return found;
}

int TileShape::pieces(const std::vector<Point>& spots) {
  std::vector<bool> seen(spots.size());
  int count = 0;
  for (std::size_t first = 0; first < spots.size(); ++first) {
    if (seen[first]) continue;
    ++count;
    std::vector<std::size_t> todo{first};
    seen[first] = true;
    while (!todo.empty()) {
      const Point now = spots[todo.back()];
      todo.pop_back();
      for (std::size_t i = 0; i < spots.size(); ++i) {
        const int apart = std::abs(spots[i].x - now.x) + std::abs(spots[i].y - now.y);
        if (seen[i] || apart != 1) continue;
        seen[i] = true;
        todo.push_back(i);
      }
    }
  }
  return count;
}

bool TileShape::shows_all() const {
  std::vector<Point> cities;
  int count = 0;
  for (int f = 0; f < feature_count(); ++f) {
    const std::vector<Point> own = spots(f);
    if (half_edges(f) != 0 && own.empty()) return false;
    if (kind(f) != FeatureKind::city) continue;
    if (pieces(own) != 1) return false;
    cities.insert(cities.end(), own.begin(), own.end());
    ++count;
  }
  return pieces(cities) == count;
}

Point TileShape::side_middle(Side side) const {
  switch (side) {
    case Side::N:
      return {middle().x, 0};
    case Side::E:
      return {size_.columns - 1, middle().y};
    case Side::S:
      return {middle().x, size_.rows - 1};
    case Side::W:
      return {0, middle().y};
  }
  return middle();
}

FeatureKind TileShape::kind(int feature) const {
  return tile_.features[static_cast<std::size_t>(feature)].kind;
}

HalfEdges TileShape::half_edges(int feature) const {
  return rotate(tile_.features[static_cast<std::size_t>(feature)].half_edges, rotation_);
}

TileShape::Sides TileShape::sides(int feature) const {
  Sides found = 0;
  for (const Side side : kSides) {
    if ((half_edges(feature) & both_halves(side)) != 0) found |= bit_of(side);
  }
  return found;
}

void TileShape::put_path(Point spot, int feature, Sides joined) {
  cell(spot) = {feature, true, kind(feature) == FeatureKind::river ? kRiverGlyph : way(joined)};
}

void TileShape::lay_paths(FeatureKind wanted) {
  for (int f = 0; f < feature_count(); ++f) {
    if (kind(f) == wanted) lay_path(f);
  }
}

void TileShape::lay_path(int feature) {
  const Sides joined = sides(feature);
  if (joined == 0) return;
  if (std::popcount(joined) == 1) {
    for (const Side side : kSides) {
      if (joined == bit_of(side)) lay_end(feature, side);
    }
    return;
  }
  // Two curves on one tile would meet in the middle; the second one goes round it.
  if (is_curve(joined) && path(middle())) {
    lay_step(feature, joined);
    return;
  }
  for (const Side side : kSides) {
    if ((joined & bit_of(side)) != 0) lay_arm(feature, side);
  }
  put_path(middle(), feature, joined);
}

// From a side up to the middle, without it.
void TileShape::lay_arm(int feature, Side side) {
  for (Point spot = side_middle(side); spot != middle(); spot = step(spot, opposite(side))) {
    put_path(spot, feature, bit_of(side));
  }
}

// A road or river with one end on the border and the other somewhere on the tile.
void TileShape::lay_end(int feature, Side side) {
  lay_arm(feature, side);
  if (kind(feature) == FeatureKind::road && dead_ends() > 1) {
    cell(middle()) = {feature, true, kCrossingGlyph};
    return;
  }
  const int there = this->feature(middle());
  const bool building = there == kNoFeature && has_building();  // it stands where the road ends
  if (!building && (there == kNoFeature || kind(there) != kind(feature))) {
    put_path(middle(), feature, bit_of(side));
  }
  if (reaches_opposite_city(side)) lay_arm(feature, opposite(side));
}

bool TileShape::has_building() const {
  return std::any_of(tile_.features.begin(), tile_.features.end(), [](const TileFeature& feature) {
    return feature.kind == FeatureKind::monastery || feature.kind == FeatureKind::garden;
  });
}

int TileShape::dead_ends() const {
  int count = 0;
  for (int f = 0; f < feature_count(); ++f) {
    if (kind(f) == FeatureKind::road && std::popcount(sides(f)) == 1) ++count;
  }
  return count;
}

// Whether a road from `side` goes on to the city across: it parts the fields beyond the middle.
bool TileShape::reaches_opposite_city(Side side) const {
  const Side across = opposite(side);
  if (tile_.edge(unrotate(across, rotation_)) != EdgeKind::city) return false;
  const HalfEdge after = left_half(rotate(across, Rotation::quarter));
  const HalfEdge before = right_half(rotate(across, Rotation::three_quarters));
  return tile_.land_at(unrotate(after, rotation_)) != tile_.land_at(unrotate(before, rotation_));
}

// A curve round the middle, by two corners more.
void TileShape::lay_step(int feature, Sides joined) {
  const Side upright = (joined & bit_of(Side::N)) != 0 ? Side::N : Side::S;
  const Side level = (joined & bit_of(Side::E)) != 0 ? Side::E : Side::W;
  Point spot = side_middle(upright);
  const Point first = step(middle(), upright);
  for (; spot != first; spot = step(spot, opposite(upright))) {
    put_path(spot, feature, bit_of(upright));
  }
  put_path(first, feature, joined);
  put_path(step(first, level), feature, bit_of(level));
  const Point second = step(step(first, level), level);
  put_path(second, feature, bit_of(opposite(level)) | bit_of(opposite(upright)));
  spot = step(second, opposite(upright));
  put_path(spot, feature, joined);
  while (spot != side_middle(level)) {
    spot = step(spot, level);
    put_path(spot, feature, bit_of(level));
  }
}

// Where two roads cross without joining, the one from north to south passes over the other.
void TileShape::lay_bridge() {
  if (!tile_.has_crossing_roads()) return;
  for (int f = 0; f < feature_count(); ++f) {
    if (kind(f) != FeatureKind::road || sides(f) != kNorthSouth) continue;
    cell(middle()) = {f, true, kBridgeGlyph};
    for (const Side side : {Side::E, Side::W}) cell(step(middle(), side)).glyph = " ";
  }
}

// A bridge that was built spans whatever lies there, which keeps its ground.
void TileShape::span_bridge() {
  const int built = tile_.bridge_feature();
  if (built == kNoFeature) return;
  const bool level = sides(built) == kEastWest;
  const Side forth = level ? Side::E : Side::S;
  for (Point spot = side_middle(opposite(forth)); inside(spot); spot = step(spot, forth)) {
    cell(spot).glyph = level ? kLevelBridge : kBridgeGlyph;
  }
}

void TileShape::lay_cities() {
  for (int f = 0; f < feature_count(); ++f) {
    if (kind(f) != FeatureKind::city) continue;
    for (int y = 0; y < size_.rows; ++y) {
      for (int x = 0; x < size_.columns; ++x) {
        if (city_covers(sides(f), {x, y})) cell({x, y}) = {f, false, kCityGlyph};
      }
    }
  }
}

// The shapes that the printed tiles have: a cap on one side, a triangle over two neighbouring
// sides, a band between opposite ones, everything but a cap, everything.
bool TileShape::city_covers(Sides city, Point spot) const {
  // Both run from -1 to 1 over the tile, so that a block need not be square.
  const double u = (2.0 * spot.x + 1) / size_.columns - 1;
  const double v = (2.0 * spot.y + 1) / size_.rows - 1;
  const std::array<double, 4> depth{1 + v, 1 - u, 1 - v, 1 + u};  // from each side
  const auto from = [&](Side side) { return depth[static_cast<std::size_t>(index(side))]; };
  const auto aside = [&](Side side) {
    return std::abs(side == Side::N || side == Side::S ? u : v);
  };
  const auto in_cap = [&](Side side) { return from(side) < 0.8 && aside(side) < 1 - from(side); };
  const int count = std::popcount(city);
  if (count == 0) return false;
  if (count == 4) return true;
  if (city == kNorthSouth) return std::abs(u) < 0.45 + 0.5 * std::abs(v);
  if (city == kEastWest) return std::abs(v) < 0.45 + 0.5 * std::abs(u);
  double sum = 0;
  for (const Side side : kSides) {
    const bool has = (city & bit_of(side)) != 0;
    if (count == 3 && !has) return !in_cap(side);
    if (count == 1 && has) return in_cap(side);
    if (has) sum += from(side);
  }
  return sum < 1.9;
}

// Keeps cities apart that are not joined, by a blank between them.
void TileShape::part_cities() {
  const auto city = [this](Point spot) {
    const int f = inside(spot) ? feature(spot) : kNoFeature;
    return f != kNoFeature && kind(f) == FeatureKind::city ? f : kNoFeature;
  };
  for (int y = 0; y < size_.rows; ++y) {
    for (int x = 0; x < size_.columns; ++x) {
      const int here = city({x, y});
      if (here == kNoFeature) continue;
      for (const Side side : kSides) {
        const int there = city(step({x, y}, side));
        if (there != kNoFeature && there < here) cell({x, y}) = {};
      }
    }
  }
}

// The blank left over goes to the field whose half edge is nearest without crossing anything.
void TileShape::lay_fields() {
  std::deque<Point> next;
  const auto reach = [&](Point spot, int feature) {
    if (!inside(spot) || this->feature(spot) != kNoFeature) return;
    cell(spot).feature = feature;
    next.push_back(spot);
  };
  for (const Side side : kSides) {
    const bool forward = side == Side::N || side == Side::E;  // L comes before R as x or y grows
    const int length = side == Side::N || side == Side::S ? size_.columns : size_.rows;
    for (int i = 0; i < length; ++i) {
      if (2 * i + 1 == length) continue;
      const bool left = (2 * i + 1 < length) == forward;
      const int land =
          tile_.land_at(unrotate(left ? left_half(side) : right_half(side), rotation_));
      if (land == kNoFeature || kind(land) != FeatureKind::field) continue;
      Point spot = side_middle(side);
      (side == Side::N || side == Side::S ? spot.x : spot.y) = i;
      reach(spot, land);
    }
  }
  while (!next.empty()) {
    const Point from = next.front();
    next.pop_front();
    for (const Side side : kSides) reach(step(from, side), feature(from));
  }
}

}  // namespace barber
