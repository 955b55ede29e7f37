#include "catalogue/tile.hpp"

#include <bit>

namespace barber {

std::string_view name(FeatureKind kind) {
  constexpr std::array<std::string_view, kFeatureKinds> kNames{"city",  "road",      "river",
                                                               "field", "monastery", "garden"};
  return kNames[static_cast<std::size_t>(kind)];
}

std::string_view name(EdgeKind kind) {
  constexpr std::array<std::string_view, 4> kNames{"field", "road", "city", "river"};
  return kNames[static_cast<std::size_t>(kind)];
}

int side_count(const TileFeature& feature) { return std::popcount(feature.half_edges) / 2; }

int Tile::bathhouse_feature() const {
  for (std::size_t i = 0; i < features.size(); ++i) {
    if (features[i].bathhouse != 0) return static_cast<int>(i);
  }
  return kNoFeature;
}

int Tile::bathhouse_value() const {
  const int feature = bathhouse_feature();
  return feature == kNoFeature ? 0 : features[static_cast<std::size_t>(feature)].bathhouse;
}

bool Tile::has_crossing_roads() const {
  // Two roads that each run straight through can only pass over one another.
  constexpr HalfEdges kNorthSouth = both_halves(Side::N) | both_halves(Side::S);
  constexpr HalfEdges kEastWest = both_halves(Side::E) | both_halves(Side::W);
  bool north_south = false;
  bool east_west = false;
  for (const TileFeature& feature : features) {
    if (feature.kind != FeatureKind::road) continue;
    north_south |= feature.half_edges == kNorthSouth;
    east_west |= feature.half_edges == kEastWest;
  }
  return north_south && east_west;
}

}  // namespace barber
