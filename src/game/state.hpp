// The state of a table: the board, the players' scores, and where every figure is. Plain values;
// copying one is cheap, and nothing in here knows a rule.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "board/board.hpp"
#include "game/bazaar.hpp"
#include "game/figures.hpp"
#include "game/pieces.hpp"

namespace barber {

// A player by place in the playing order. Names belong to the scenario.
enum class PlayerId : std::uint8_t {};
constexpr std::size_t index(PlayerId player) { return static_cast<std::size_t>(player); }

// Where a figure is. In the supply, `index` is 1 for one that its player does not have yet; on a
// feature, `index` is the segment it stands on; in a bathhouse, on a tower
// or in a pyramid of acrobats, the tile; in prison, the number of the player who holds it; in
// Leipzig, the number of the quarter. A barn at a corner of four tiles has the piece of field at
// the south-eastern corner of the north-western one: it is in that field, but is no farmer. In a
// castle, `index` is the number of the castle.
struct Place {
  enum class Kind : std::uint8_t {
    supply,
    feature,
    bathhouse,
    tower,
    acrobat,
    prison,
    leipzig,
    corner,
    castle
  };
  Kind kind = Kind::supply;
  int index = 0;

  static Place supply() { return {}; }
  // Not in the game yet: a guard that may be earned.
  static Place pool() { return {Kind::supply, 1}; }
  static Place on(SegmentId segment) { return {Kind::feature, segment}; }
  static Place in_bathhouse(TileIndex tile) { return {Kind::bathhouse, tile}; }
  static Place on_tower(TileIndex tile) { return {Kind::tower, tile}; }
  static Place acrobat(TileIndex tile) { return {Kind::acrobat, tile}; }
  static Place prison(PlayerId captor) { return {Kind::prison, static_cast<int>(captor)}; }
  static Place at_corner(SegmentId segment) { return {Kind::corner, segment}; }
  static Place in_castle(int castle) { return {Kind::castle, castle}; }
  static Place leipzig(int quarter) { return {Kind::leipzig, quarter}; }
  // It stands on a tile of the table, so that what is done to the tile is done to it.
  bool on_a_tile() const {
    return kind != Kind::supply && kind != Kind::prison && kind != Kind::leipzig &&
           kind != Kind::corner && kind != Kind::castle;
  }
  bool on_the_table() const { return kind != Kind::supply && kind != Kind::prison; }
  friend auto operator<=>(const Place&, const Place&) = default;
};

// The same said without a board: the tile's position and the number of the feature on it. What
// steps, answers and rulings name.
struct Where {
  Place::Kind kind = Place::Kind::supply;
  Position at;
  // Of the tile at `at`, where kind is feature or corner; in prison the captor, in Leipzig the
  // quarter. A castle is named by a piece of its city on either tile, or none: the first on that
  // tile.
  int feature = kNoFeature;
  friend auto operator<=>(const Where&, const Where&) = default;
};

// A place that a choice can name besides these: where the figure is already.
inline constexpr Where kStays{Place::Kind::feature, {}, kNoFeature};
// Another: no quarter of Leipzig.
inline constexpr Where kNoQuarter{Place::Kind::leipzig, {}, kNoFeature};

using FigureIndex = int;

struct Figure {
  PlayerId owner{};
  FigureKind kind = FigureKind::meeple;
  Place place;
  int id = -1;  // number of the name that the scenario gave it; -1: none
  // Came back to the supply in this turn, bought or freed, as the n-th: the last one is the one
  // placed next (scenario.md). 0: it did not.
  int returned = 0;
  bool bought_this_turn = false;
  // Lies in a bathhouse that was already surrounded when it came (known only if that was seen).
  bool entered_surrounded = false;
  // Has left this bathhouse in this turn; kNoTile: none.
  TileIndex left_bathhouse = kNoTile;
  bool fairy = false;  // she stands beside it, on its tile
  int ghosts = 0;      // beside it
};

// A tower with at least one floor.
struct Tower {
  TileIndex tile = kNoTile;
  int floors = 0;
  friend auto operator<=>(const Tower&, const Tower&) = default;
};

// A small city that was turned into a castle.
struct Castle {
  SegmentId city = kNoSegment;  // its first piece
  std::array<TileIndex, 2> tiles{kNoTile, kNoTile};
  PlayerId owner{};
  bool founded_now = false;  // in this turn
  bool scored = false;
  bool lies_on(TileIndex tile) const { return tiles[0] == tile || tiles[1] == tile; }
  friend auto operator<=>(const Castle&, const Castle&) = default;
};

// What a player has left to build with.
struct Tokens {
  int bridges = 0;
  int castles = 0;
  friend auto operator<=>(const Tokens&, const Tokens&) = default;
};

// Tokens of wine, wheat and cloth, in the order of kGoods.
inline constexpr std::array<Symbol, 3> kGoods{Symbol::wine, Symbol::wheat, Symbol::cloth};
using Goods = std::array<int, kGoods.size()>;

struct GameState {
  Board board;
  std::vector<int> scores;        // by player
  std::vector<Goods> goods;       // by player; empty: nobody has any
  bool has_abbeys = false;        // each player has one to place
  std::vector<bool> abbeys_used;  // by player; empty: nobody has
  std::vector<Figure> figures;
  std::optional<int> stack;  // face-down tiles left; none: enough
  bool ended = false;        // final scoring has taken place
  TileIndex dragon = kNoTile;
  TileIndex fairy = kNoTile;  // the tile she stands on, beside a figure or alone
  bool has_fairy = false;     // she may come onto the table
  std::vector<Tower> towers;  // in the order of their first floors
  std::optional<BigTop> big_top;
  Surveyors surveyors;
  std::vector<Castle> castles;  // in the order of their founding
  std::vector<Tokens> tokens;   // by player; empty: nobody has any
  Leipzig leipzig;
  bool has_messages = false;  // they may be drawn
  Bazaar bazaar;

  int players() const { return static_cast<int>(scores.size()); }
  const Figure& figure(FigureIndex index) const { return figures[static_cast<std::size_t>(index)]; }
  Figure& figure(FigureIndex index) { return figures[static_cast<std::size_t>(index)]; }
  int& score(PlayerId player) { return scores[index(player)]; }

  // Whether the player has an abbey left.
  bool has_abbey(PlayerId player) const {
    return has_abbeys && (abbeys_used.empty() || !abbeys_used[index(player)]);
  }
  // The figure lying in the bathhouse of that tile, if any.
  std::optional<FigureIndex> bather(TileIndex tile) const;
  // All figures on the feature that `segment` belongs to, in their order.
  std::vector<FigureIndex> figures_on(SegmentId segment) const;
  bool fairy_in_play() const { return has_fairy || fairy != kNoTile; }
  // The figure beside which the fairy stands, if any.
  std::optional<FigureIndex> with_fairy() const;
  // The meeple on top of that tile's tower, if any.
  std::optional<FigureIndex> on_tower(TileIndex tile) const;
  int floors(TileIndex tile) const;
  // The tile of the table that a place is on, of a castle the first; needs one on a tile or castle.
  TileIndex tile_of(const Place& place) const;
  // The castle on that tile, the first of two; the castle that this city has become; and who is in
  // a castle.
  std::optional<int> castle_on(TileIndex tile) const;
  std::optional<int> castle_of(SegmentId city) const;
  std::optional<FigureIndex> in_castle(int castle) const;
  const Castle& castle(int number) const { return castles[static_cast<std::size_t>(number)]; }
  // All figures in the pyramid of acrobats of that tile.
  std::vector<FigureIndex> acrobats(TileIndex tile) const;

  Where where(const Place& place) const;
  // The same as a step or an answer names it: in a sketch a feature, by its first piece.
  Where where_named(const Place& place) const;
  // The place named by `where`, if that tile lies there.
  std::optional<Place> place(const Where& where) const;
  // Whoever stands at `place` stands where `named` says. A sketch names a feature, not the piece.
  bool is_named_by(const Place& place, const Place& named) const;
  // Both name the same place: the same feature of the table, by any of its tiles. In a sketch a
  // small city and the castle that it becomes have one name.
  bool same_place(const Where& a, const Where& b) const;
};

}  // namespace barber
