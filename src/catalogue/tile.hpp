// What is printed on one tile: its features, in the orientation of rotation 0, and its symbols.
// A Tile knows no place and no rotation; board/ puts it on the table.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "catalogue/symbol.hpp"
#include "geometry/geometry.hpp"

namespace barber {

// A ruin is a castle of Ghosts, Castles & Cemeteries.
enum class FeatureKind : std::uint8_t {
  city,
  road,
  river,
  field,
  monastery,
  garden,
  ruin,
  cemetery
};
inline constexpr int kFeatureKinds = 8;

// Complete when all eight spaces round it are taken.
constexpr bool is_surrounded_kind(FeatureKind kind) { return kind >= FeatureKind::monastery; }

std::string_view name(FeatureKind kind);

// What two neighbouring tiles compare: the kind of one side.
// Those of an abbey fit every other and join none.
enum class EdgeKind : std::uint8_t { field, road, city, river, abbey };
constexpr bool fit(EdgeKind a, EdgeKind b) {
  return a == b || a == EdgeKind::abbey || b == EdgeKind::abbey;
}

std::string_view name(EdgeKind kind);

inline constexpr int kNoFeature = -1;

// One connected piece of one kind on one tile.
struct TileFeature {
  FeatureKind kind = FeatureKind::field;
  // City, road and river: both halves of each of their sides; a field: its half edges, none for an
  // inner field; monastery and garden: none.
  HalfEdges half_edges = 0;
  std::uint8_t coats = 0;
  // Banner value of the bathhouse that belongs to this road or city; 0: it has none.
  std::uint8_t bathhouse = 0;
  // Bit i: this field touches the city that is feature i of the tile.
  std::uint32_t cities = 0;
  Symbols symbols = 0;
  bool bridge = false;  // a road that a player has built above what is printed
  bool has(Symbol mark) const { return (symbols & bit(mark)) != 0; }

  friend bool operator==(const TileFeature&, const TileFeature&) = default;
};

// Number of sides that a city, road or river piece takes up.
int side_count(const TileFeature& feature);

// A symbol of a tile that no rule of this version covers. The catalogue shows such tiles; a
// scenario that uses one is refused, since ignoring the symbol could change the ruling.
struct UncoveredMark {
  std::string word;            // as in the notation: "inn", "volcano", "pig-herd"
  std::string_view expansion;  // to whose rules it belongs
};

struct Tile {
  std::string id;
  std::vector<TileFeature> features;
  std::array<EdgeKind, 4> edges{};                  // by Side
  std::array<std::int8_t, 8> land{};                // by HalfEdge: the city or field there
  std::array<std::int8_t, 4> path{-1, -1, -1, -1};  // by Side: the road or river, or -1
  Symbols symbols = 0;                              // of the whole tile
  Watchtower watchtower = Watchtower::none;         // what it counts
  int flier = -1;                                   // where it points: into kDirectionWords
  HalfEdges mist = 0;                               // the sides that show it
  bool unverified_layout = false;                   // not checked against the printed tile
  bool unverified_value = false;                    // the banner value is not checked
  std::vector<UncoveredMark> uncovered;

  EdgeKind edge(Side side) const { return edges[static_cast<std::size_t>(index(side))]; }
  int land_at(HalfEdge half) const { return land[static_cast<std::size_t>(index(half))]; }
  int path_at(Side side) const { return path[static_cast<std::size_t>(index(side))]; }

  bool has(Symbol mark) const { return (symbols & bit(mark)) != 0; }
  bool has_mist(Side side) const { return (mist & both_halves(side)) != 0; }
  bool is_abbey() const { return edges[0] == EdgeKind::abbey; }
  // The feature with the bathhouse, or kNoFeature. A tile has one bathhouse at most.
  int bathhouse_feature() const;
  bool has_bathhouse() const { return bathhouse_feature() != kNoFeature; }
  int bathhouse_value() const;
  // The road of a bridge built on it, or kNoFeature.
  int bridge_feature() const;
  // Two printed roads cross on it by a bridge without joining, as on the Barber-Surgeons' Tile 01.
  bool has_crossing_roads() const;
};

// The tile with a bridge from that side of its print to the opposite one: a road of its own, the
// last feature, which divides nothing. Needs: both sides are field edges.
Tile with_bridge(const Tile& tile, Side side);

// Turned to `a` and to `b` the tile shows the same.
bool looks_same(const Tile& tile, Rotation a, Rotation b);

}  // namespace barber
