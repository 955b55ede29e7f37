// What lies where, and what people call it: turns `at`, `in` and the names of `board.names` into
// places; in a sketch the names of its features and bathhouses. It sees the tiles of the board and
// those that the steps read so far place. Whether a step is legal is not its business. A tile
// placed on a taken space does not cover what lies there, but for the steps of that turn it lies
// where the player says: their turn ends before it can matter.
#pragma once

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "game/state.hpp"
#include "scenario/decode.hpp"
#include "scenario/sketch.hpp"
#include "scenario/vocabulary.hpp"

namespace barber {

// Whether a place or feature may be called so: not by a word that stands for other places.
bool check_place_name(Diagnostics& out, const Node& name, std::string_view what);

// A tile on a space, turned.
struct Lying {
  const Tile* tile = nullptr;
  Rotation rotation = Rotation::none;
};

class Ground {
 public:
  explicit Ground(Diagnostics& out) : out_(out) {}

  void set_board(const Board& board) { board_ = &board; }
  // The table is a sketch: places are its names.
  void set_sketch(const Sketch* sketch) { sketch_ = sketch; }
  const Sketch* sketch() const { return sketch_; }
  // A space whose tile could not be read (and was reported): whatever is said of it passes.
  void set_unreadable(Position at) { unreadable_.push_back(at); }
  void set_all_unreadable() { all_unreadable_ = true; }
  void place(Position at, Lying tile);  // by a step
  void build_bridge(Position at, bool north_south);
  // While the steps are read: a place on a bridge may be named that no step has built yet.
  void set_bridge_may_come(bool may) { bridge_may_come_ = may; }
  void end_turn() { just_placed_.reset(); }

  void read_names(const Node& names);
  void check_names();  // once all tiles are known

  bool readable(Position at) const;
  std::optional<Lying> tile_at(Position at) const;
  // The same; an error at `node` if nothing lies there.
  std::optional<Lying> need_tile(Position at, const Node& node);

  // The place that `in` names on the tile at `at`.
  std::optional<Where> feature(Position at, const Node& in, const Node& at_node);
  // The place of a map with the keys `at` and `in`, or `in` alone with a name; `map` is blamed for
  // what is missing.
  std::optional<Where> place(const Node* at, const Node* in, const Node& map);
  // The place that a name stands for; `name` is the scalar that says it.
  std::optional<Where> named(const Node& name);
  bool is_name(std::string_view word) const { return names_.find(word) != nullptr; }
  // The corner of four tiles that `at` and `corner` name: as one of its north-western tile.
  std::optional<Where> corner(const Node* at, const Node& corner, const Node& map);
  // `{at, in}` or a name.
  std::optional<Where> place_or_name(const Node& node, std::string_view what);
  // `[x, y]` or a name, of a bathhouse.
  std::optional<Where> bathhouse(const Node& node, std::string_view what);

  // In a sketch: where the dragon is, at a bathhouse or elsewhere. Needs: there is a dragon.
  std::optional<Position> dragon_spot(const Node& node, std::string_view what);

  // How a figure and an answer are written here, for whoever is asked to write one.
  std::string_view figure_example() const;
  std::string_view answer_example() const;

  struct Name {
    const Node* key = nullptr;
    std::optional<Position> at;
    const Node* at_node = nullptr;
    const Node* in = nullptr;
    std::optional<Where> where;  // once they are checked
    bool used = false;
  };
  std::span<const Name> names() const { return named_; }

 private:
  struct Placed {
    Position at;
    Lying tile;
  };
  struct Bridged {
    Position at;
    std::shared_ptr<const Tile> tile;
  };
  std::optional<Lying> printed_at(Position at) const;
  std::optional<Where> sketched(const Node& name);
  // Whether `at`, which a sketch does not have, is rightly left out; otherwise reported.
  bool without_at(const Node* at);
  void report_absent(Lying tile, Position at, PlaceKind kind, const Node& in);
  std::vector<std::string_view> known_places() const;

  Diagnostics& out_;
  const Board* board_ = nullptr;
  const Sketch* sketch_ = nullptr;
  std::vector<Placed> placed_;  // sorted by position
  std::optional<Placed> just_placed_;
  std::vector<Position> unreadable_;
  bool all_unreadable_ = false;
  std::vector<Bridged> bridged_;  // by a step
  bool bridge_may_come_ = false;
  NameTable<std::size_t> names_;  // index into named_
  std::vector<Name> named_;
};

}  // namespace barber
