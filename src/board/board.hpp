// The tiles on the table and the features that they form. Features are found by joining half edges
// as each tile is placed and kept from then on; nothing is rebuilt. The board knows which features
// are complete and what belongs to them, but no figure and no rule.
//
// The tiles of a sketch lie nowhere: what such a tile joins and what lies round it is declared with
// it. All of Board's questions but those about spaces are answered alike for both.
//
// A Segment is one feature of one placed tile; a feature of the table is a set of joined segments
// and is named by any of them (`feature()` gives the representative, which changes when features
// merge). Rules see features only through Board's questions.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "catalogue/tile.hpp"
#include "geometry/geometry.hpp"

namespace barber {

using SegmentId = int;
using TileIndex = int;  // in the order of placing
inline constexpr TileIndex kNoTile = -1;
inline constexpr SegmentId kNoSegment = -1;

struct PlacedTile {
  const Tile* tile = nullptr;  // must outlive the board; with a bridge the board has its own
  Position at;
  Rotation rotation = Rotation::none;
  SegmentId first_segment = 0;
  int neighbours = 0;                // tiles on the eight surrounding spaces
  const Tile* as_printed = nullptr;  // without a bridge
  SegmentId bridge = kNoSegment;     // the road of its bridge

  EdgeKind edge(Side side) const { return tile->edge(unrotate(side, rotation)); }
  bool surrounded() const { return neighbours == 8; }
};

// What a tile with mist does to the mist of its neighbours: on one side it may carry it on, and on
// another not.
struct MistMet {
  bool extends = false;
  bool limits = false;
};

// What a tile of a sketch is one with, and beside.
struct Declared {
  std::vector<std::pair<int, SegmentId>> joined;  // its feature, and a piece of the same feature
  std::vector<SegmentId> closed;  // an abbey: a piece of each feature that it closes
  std::vector<TileIndex> beside;  // tiles that get it for a neighbour
  MistMet mist;
  int neighbours = 0;  // tiles round it, whether named or not
};

// A number that a sketch says instead of the tiles that would show it. caps: of a city, its tiles
// with nothing but semicircular caps of it; mist: of a ruin, the tiles with mist round it; circus:
// the tiles with a circus or acrobats round a ringmaster on it; watched: what the watchtower on it
// counts.
enum class Said : std::uint8_t { caps, mist, circus, watched };

// A number of tiles, or of what is on them; and which tiles, where that is known.
struct Counted {
  int count = 0;
  std::vector<TileIndex> tiles;
};

// A side on which a tile does not fit its neighbour.
struct Mismatch {
  Side side = Side::N;
  EdgeKind here = EdgeKind::field;
  EdgeKind there = EdgeKind::field;
  TileIndex neighbour = kNoTile;
};

class Board {
 public:
  void reserve(std::size_t tiles);

  std::span<const PlacedTile> tiles() const { return tiles_; }
  bool is_declared() const { return declared_; }  // the table of a sketch
  const PlacedTile& tile(TileIndex index) const { return tiles_[static_cast<std::size_t>(index)]; }
  // The tiles with a bathhouse, in the order of placing.
  std::span<const TileIndex> bathhouses() const { return bathhouses_; }
  TileIndex tile_at(Position at) const;  // kNoTile if the space is empty
  int count_around(Position at) const;   // tiles on the eight surrounding spaces

  // All sides on which `tile` would not fit its neighbours at `at`, in the order N E S W.
  std::vector<Mismatch> mismatches(const Tile& tile, Rotation rotation, Position at) const;
  bool fits(const Tile& tile, Rotation rotation, Position at) const;
  // Shares a side (or at least a corner) with a tile on the table.
  bool touches_side(Position at) const;
  bool touches_corner(Position at) const;
  // A space and a rotation in which `tile` can be placed, if there is any.
  std::optional<std::pair<Position, Rotation>> where_fits(const Tile& tile) const;

  // Places a tile and joins its features with those of its neighbours. Needs: the space is free.
  // The tile need not fit (a caller that reads a wrong position reports that itself): sides that
  // do not match are not joined.
  TileIndex place(const Tile& tile, Position at, Rotation rotation);

  // Builds a bridge between that side of a tile and the opposite one: a road above what is printed
  // there, joined with those that it meets. Needs: both are field edges, and it is the tile's only
  // bridge.
  void build_bridge(TileIndex tile, Side side);

  // Adds a tile that lies nowhere in particular; `at` is its name, taken by no other tile. A road
  // or city that it joins has one open side less, and those that its piece has besides. A table has
  // either such tiles or placed ones.
  TileIndex declare(const Tile& tile, Position at, const Declared& how);

  // The tiles round this one, clockwise from the north-west; of a declared tile those that are
  // known, in the order of placing.
  std::vector<TileIndex> around(TileIndex tile) const;
  // The pieces of roads, cities and rivers that meet the sides of an abbey; of a declared one those
  // that it closes.
  std::vector<SegmentId> pieces_at_abbey(TileIndex abbey) const;
  // A piece of a feature by its tile and number on it; kNoFeature: the tile's bathhouse.
  struct Spot {
    TileIndex tile = kNoTile;
    int feature = kNoFeature;
    friend bool operator==(const Spot&, const Spot&) = default;
  };
  // The pieces of features, and the tiles with a bathhouse, on the tile of `spot` and on those
  // round it, in the order of placing. On declared tiles those that are said to be near that very
  // spot.
  std::vector<SegmentId> pieces_near(const Spot& spot) const;
  std::vector<TileIndex> bathhouses_near(const Spot& spot) const;
  // Says of declared tiles what is near, all of it; the other tiles may come later.
  void declare_near(const Spot& spot, const std::vector<Spot>& others);
  // Whether it is known what is near; of placed tiles it is.
  bool knows_near(const Spot& spot) const;

  // What a declared table says of a feature; the tile of that piece may come later.
  void declare_count(Said what, const Spot& piece, int count);
  // The same back; nothing of placed tiles, which show it.
  std::optional<int> said(Said what, SegmentId feature) const;
  // Whether there is nothing left to say of it.
  bool knows(Said what, SegmentId feature) const;
  // What the watchtower counts on the tile of that piece. On a declared table it is said of a
  // feature, and whoever stands there stands on its tile.
  Watchtower watchtower(SegmentId piece) const;
  void declare_watchtower(const Spot& piece, Watchtower kind);
  // The tile of the watchtower that whoever stands on that piece is on; on a declared table the
  // first piece of its feature, as which that tower is told from others.
  Spot watchtower_spot(SegmentId piece) const;
  // Says of a declared table what is on the nine spaces round a tower or the tent.
  void declare_round(const Spot& middle, const std::vector<Spot>& others);
  bool is_said_round(const Spot& middle, SegmentId feature) const;
  bool is_said_round(const Spot& middle, const Spot& spot) const;
  // The tiles on which a city has nothing but semicircular caps.
  Counted caps(SegmentId city) const;
  // The tiles with mist round that of a ruin, without its own.
  Counted mist_round(SegmentId ruin) const;
  MistMet mist_met(TileIndex tile) const;

  // The tiles of a city of two and those along its two long sides: six, as far as they lie there.
  // Of declared tiles the two.
  std::vector<TileIndex> vicinity(SegmentId small_city) const;
  // Whether the feature has a piece on one of them; on declared tiles, whether it is said to have.
  bool in_vicinity(SegmentId small_city, SegmentId feature) const;
  // Says so of pieces of both; either tile may come later.
  void declare_in_vicinity(const Spot& small_city, const Spot& other);

  SegmentId segment(TileIndex tile, int feature) const {
    return segment_of(this->tile(tile), feature);
  }
  TileIndex tile_of(SegmentId segment) const { return segments_[at(segment)].tile; }
  int feature_index(SegmentId segment) const {
    const PlacedTile& placed = tile(tile_of(segment));
    return segment == placed.bridge ? placed.tile->bridge_feature()
                                    : segment - placed.first_segment;
  }
  const TileFeature& printed(SegmentId segment) const {
    return tile(tile_of(segment)).tile->features[static_cast<std::size_t>(feature_index(segment))];
  }
  FeatureKind kind(SegmentId segment) const { return segments_[at(segment)].kind; }

  // The representative of the feature that `segment` belongs to.
  SegmentId feature(SegmentId segment) const;
  // Road, city: no open side left (C 22, 25). Monastery, garden: all eight spaces taken (C 31, 56).
  // Fields and rivers are never complete.
  bool complete(SegmentId segment) const;
  // All segments of the feature, in the order of placing.
  std::vector<SegmentId> segments(SegmentId segment) const;
  // Its tiles, each once, in the order of placing.
  std::vector<TileIndex> tiles_of(SegmentId segment) const;

  int segment_count() const { return static_cast<int>(segments_.size()); }

 private:
  struct Segment {
    TileIndex tile = 0;
    SegmentId parent = 0;
    SegmentId next = 0;  // ring of the feature's segments
    int size = 1;        // at the representative: number of segments
    int open = 0;        // at the representative: sides without a neighbour
    FeatureKind kind = FeatureKind::field;
  };
  struct Space {
    std::uint64_t key = 0;  // of its position: one number is compared faster than two
    TileIndex tile = kNoTile;
  };

  static std::uint64_t key_of(Position at);
  // The first space whose key is not less.
  std::vector<Space>::const_iterator find_space(std::uint64_t key) const;
  TileIndex add(const Tile& tile, Position at, Rotation rotation);
  // A bridge may come long after the tile, so that its piece does not follow the others.
  static SegmentId segment_of(const PlacedTile& tile, int feature) {
    return tile.bridge != kNoSegment && feature == tile.tile->bridge_feature()
               ? tile.bridge
               : tile.first_segment + feature;
  }
  static std::size_t at(SegmentId segment) { return static_cast<std::size_t>(segment); }
  std::span<const Spot> declared_near(const Spot& spot) const;
  int declared_count(Said what, SegmentId feature) const;
  bool is_piece(const Spot& spot, SegmentId of) const;  // of the same feature, on the table
  void join_side(TileIndex added, Side side, TileIndex other);
  // The piece of road, river or city at that side; kNoSegment: a field or an abbey.
  static SegmentId piece_at(const PlacedTile& tile, Side side);
  void close_side(const PlacedTile& tile, Side side);  // an abbey lies there
  void join(SegmentId a, SegmentId b, int sides);      // `sides` of them are open no more

  std::vector<PlacedTile> tiles_;
  std::vector<Segment> segments_;
  std::vector<TileIndex> bathhouses_;
  std::vector<Space> spaces_;  // sorted by key
  std::vector<std::shared_ptr<const Tile>> bridged_;
  // Of a table of declared tiles: which lie side by side, each pair both ways round.
  std::vector<std::pair<TileIndex, TileIndex>> beside_;
  std::vector<std::pair<TileIndex, SegmentId>> closed_;  // by an abbey
  std::vector<std::pair<TileIndex, MistMet>> mist_met_;
  struct Saying {
    Said what;
    Spot piece;
    int count = 0;
  };
  std::vector<Saying> said_;
  std::vector<std::pair<Spot, Watchtower>> watchtowers_;
  std::vector<std::pair<Spot, Spot>> round_;
  std::vector<std::pair<Spot, std::vector<Spot>>> near_;
  std::vector<std::pair<Spot, Spot>> in_vicinity_;  // of the first
  bool declared_ = false;
};

// A feature's printed name on its tile as a scenario writes it: "city.N", "field.SL", "monastery".
// The side stands only where the tile has several of the kind; `always_side` puts it there anyway.
std::string feature_name(const PlacedTile& tile, int feature, bool always_side);

}  // namespace barber
