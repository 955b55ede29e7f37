// How the features of one tile lie on a small block of characters: which character belongs to
// which feature, and what is drawn there. Only what is printed as ground - cities, roads, rivers,
// fields; marks and figures are placed on it by tile_picture.hpp.
#pragma once

#include <string_view>
#include <vector>

#include "catalogue/tile.hpp"
#include "report/canvas.hpp"

namespace barber {

// The inside of a tile, without its border; both numbers are odd, so that roads have a middle.
struct BlockSize {
  int columns = 11;
  int rows = 5;
};

// What is drawn for each kind; a river and a road are drawn along their way.
inline constexpr std::string_view kCityGlyph = "▒";
inline constexpr std::string_view kCityEdgeGlyph = "░";
inline constexpr std::string_view kFieldEdgeGlyph = "·";
inline constexpr std::string_view kRiverGlyph = "~";
inline constexpr std::string_view kCrossingGlyph = "■";
inline constexpr std::string_view kBridgeGlyph = "║";
inline constexpr std::string_view kLevelBridge = "═";  // one that was built, from east to west

class TileShape {
 public:
  TileShape(const Tile& tile, Rotation rotation, BlockSize size);

  BlockSize size() const { return size_; }
  Point middle() const { return {size_.columns / 2, size_.rows / 2}; }
  bool inside(Point spot) const {
    return spot.x >= 0 && spot.y >= 0 && spot.x < size_.columns && spot.y < size_.rows;
  }
  // The feature of the tile that the spot belongs to, or kNoFeature.
  int feature(Point spot) const { return cell(spot).feature; }
  // A road or a river runs there.
  bool path(Point spot) const { return cell(spot).path; }
  std::string_view glyph(Point spot) const { return cell(spot).glyph; }
  // All spots of a feature, row by row.
  std::vector<Point> spots(int feature) const;
  // Every feature with sides has ground, every city is in one piece, and no two of them touch. A
  // small block has no room for some tiles; two cities that cross are never in one piece each.
  bool shows_all() const;
  // The spot in the middle of a side, just inside.
  Point side_middle(Side side) const;

 private:
  struct Cell {
    int feature = kNoFeature;
    bool path = false;
    std::string_view glyph = " ";
  };
  using Sides = unsigned;  // a bit each, by index(Side)

  const Cell& cell(Point spot) const { return cells_[number(spot)]; }
  Cell& cell(Point spot) { return cells_[number(spot)]; }
  std::size_t number(Point spot) const {
    return static_cast<std::size_t>(spot.y) * static_cast<std::size_t>(size_.columns) +
           static_cast<std::size_t>(spot.x);
  }
  HalfEdges half_edges(int feature) const;
  Sides sides(int feature) const;
  FeatureKind kind(int feature) const;
  // Into how many pieces the spots fall.
  static int pieces(const std::vector<Point>& spots);
  int feature_count() const { return static_cast<int>(tile_.features.size()); }

  void lay_paths(FeatureKind kind);
  void lay_path(int feature);
  void lay_arm(int feature, Side side);
  void lay_end(int feature, Side side);
  void lay_step(int feature, Sides sides);
  void lay_bridge();
  void span_bridge();
  bool reaches_opposite_city(Side side) const;
  bool has_building() const;
  int dead_ends() const;
  void lay_cities();
  bool city_covers(Sides sides, Point spot) const;
  void part_cities();
  void lay_fields();
  void put_path(Point spot, int feature, Sides joined);

  const Tile& tile_;
  Rotation rotation_;
  BlockSize size_;
  std::vector<Cell> cells_;
};

}  // namespace barber
