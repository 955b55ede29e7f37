#include "catalogue/tile.hpp"

#include <algorithm>
#include <bit>
#include <tuple>

namespace barber {

std::string_view name(FeatureKind kind) {
  constexpr std::array<std::string_view, kFeatureKinds> kNames{
      "city", "road", "river", "field", "monastery", "garden", "ruin", "cemetery"};
  return kNames[static_cast<std::size_t>(kind)];
}

std::string_view name(EdgeKind kind) {
  constexpr std::array<std::string_view, 5> kNames{"field", "road", "city", "river", "abbey"};
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

int Tile::bridge_feature() const {
  return !features.empty() && features.back().bridge ? static_cast<int>(features.size()) - 1
                                                     : kNoFeature;
}

Tile with_bridge(const Tile& tile, Side side) {
  Tile bridged = tile;
  TileFeature road;
  road.kind = FeatureKind::road;
  road.half_edges = both_halves(side) | both_halves(opposite(side));
  road.bridge = true;
  for (const Side end : {side, opposite(side)}) {
    bridged.edges[static_cast<std::size_t>(index(end))] = EdgeKind::road;
    bridged.path[static_cast<std::size_t>(index(end))] =
        static_cast<std::int8_t>(bridged.features.size());
  }
  bridged.features.push_back(road);
  return bridged;
}

bool Tile::has_crossing_roads() const {
  // Two roads that each run straight through can only pass over one another.
  constexpr HalfEdges kNorthSouth = both_halves(Side::N) | both_halves(Side::S);
  constexpr HalfEdges kEastWest = both_halves(Side::E) | both_halves(Side::W);
  bool north_south = false;
  bool east_west = false;
  for (const TileFeature& feature : features) {
    if (feature.kind != FeatureKind::road || feature.bridge) continue;
    north_south |= feature.half_edges == kNorthSouth;
    east_west |= feature.half_edges == kEastWest;
  }
  return north_south && east_west;
}

namespace {

// A feature as it lies: with its half edges and those of the cities that it touches.
using TurnedFeature = std::tuple<FeatureKind, HalfEdges, int, int, Symbols, std::vector<HalfEdges>>;

std::vector<TurnedFeature> turned(const Tile& tile, Rotation rotation) {
  std::vector<TurnedFeature> found;
  for (const TileFeature& feature : tile.features) {
    std::vector<HalfEdges> cities;
    for (std::size_t i = 0; i < tile.features.size(); ++i) {
      if ((feature.cities >> i & 1U) == 0) continue;
      cities.push_back(rotate(tile.features[i].half_edges, rotation));
    }
    std::sort(cities.begin(), cities.end());
    found.emplace_back(feature.kind, rotate(feature.half_edges, rotation), feature.coats,
                       feature.bathhouse, feature.symbols, std::move(cities));
  }
  std::sort(found.begin(), found.end());
  return found;
}

}  // namespace

bool looks_same(const Tile& tile, Rotation a, Rotation b) {
  // A flying machine points elsewhere on a turned tile.
  return turned(tile, a) == turned(tile, b) && rotate(tile.mist, a) == rotate(tile.mist, b) &&
         (tile.flier < 0 || a == b);
}

}  // namespace barber
