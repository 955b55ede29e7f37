// A sketch: a table described by its features only. It is put on a board of declared tiles
// (board.hpp), one after another in a row that means nothing; a Sketch knows what people call them.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/turn.hpp"

namespace barber {

inline constexpr std::string_view kElsewhere = "elsewhere";  // where nothing of the sketch is
inline constexpr int kSmallCity = 2;  // tiles of a city that may become a castle

// What lies near: a feature or a bathhouse, by its number in the sketch.
struct SketchedNear {
  bool bathhouse = false;
  int number = 0;
};

// As declared; numbers are those at scoring.
struct SketchedFeature {
  std::string name;
  FeatureKind kind = FeatureKind::road;
  // A tower or a place for acrobats, which is no feature. It is kept as a river, on which nobody
  // stands and which is never complete.
  std::optional<Place::Kind> spot;
  int floors = 0;            // of a tower, before the action
  std::optional<int> tiles;  // road, city
  int coats = 0;
  Goods goods{};                  // of a city: tokens that its tiles show
  Symbols symbols = 0;            // an inn, a cathedral
  std::optional<int> neighbours;  // monastery, garden
  bool complete = false;          // before the action
  std::vector<int> bathhouses;    // its own; numbers in the sketch
  std::vector<int> passes;        // on whose tiles it crosses another road
  std::vector<int> cities;        // of a field
  // Of a city of two tiles: what they are. A small one may become a castle, or is one.
  enum class Segments { not_said, semicircular, triangular };
  Segments segments = Segments::not_said;
  bool castle = false;            // before the action
  std::optional<int> caps;        // of a city: tiles with nothing but semicircular ones
  bool pays_when_closed = false;  // a step completes it, and somebody gets points for it
  std::optional<int> mist;        // of a ruin: tiles round it that show some
  bool own_mist = false;          // its own does
  // Features with a piece in the vicinity of that castle; none: it is not said.
  std::optional<std::vector<int>> vicinity;
  // The watchtower on the tile of those who stand on it; what it counts, or who is in its sight.
  Watchtower watchtower = Watchtower::none;
  std::optional<int> watched;
  std::optional<std::vector<SketchedNear>> watches;
  std::optional<int> circus_tiles;  // with a circus or acrobats, round a ringmaster on it
  // On the tile of a wagon that stands on it, or round that tile; none: it is not said.
  std::optional<std::vector<SketchedNear>> near;
};

// What it is, as a sketch writes it.
std::string_view kind_word(const SketchedFeature& feature);

struct SketchedBathhouse {
  std::string name;
  int value = 0;
  std::optional<int> surrounded;  // tiles round it before the action
  std::optional<std::vector<SketchedNear>> near;
};

struct Sketch {
  std::vector<SketchedFeature> features;
  std::vector<SketchedBathhouse> bathhouses;
  int away = -1;  // number of the tile where the dragon is when it is at no bathhouse
  int tent = -1;  // number of the tile of the big top
  std::optional<std::vector<SketchedNear>> round_tent;  // before the action
  bool unreadable = false;  // faulty, so that names or tiles may be missing

  // A declared tile; it lies at {its number, 0}.
  struct Laid {
    std::unique_ptr<Tile> tile;
    std::vector<int> pieces;  // by feature of the tile: the sketch's feature, or -1
    int bathhouse = -1;
    std::unique_ptr<SketchedTile> placed;  // by a step; none: it lies there from the beginning
    // What that step says: features and bathhouses.
    std::vector<int> closes, extends, surrounds;

    // The city with a princess on it, or -1.
    int princess() const;
    // What the step says of the mist: "extended", "limited", "both" or nothing.
    std::string_view mist_met() const;
  };
  std::vector<Laid> laid;

  // The name of the feature or bathhouse there.
  std::string_view name_of(const Where& where) const;
  // A tile has no name; it is called by its bathhouse or its first feature. Empty: it is one that a
  // step places.
  std::string_view name_of(Position tile) const;
  // The tile there, if it is one of the sketch.
  const Laid* at(Position tile) const;
  // The sketch's feature that has this piece.
  const SketchedFeature* feature(const Where& where) const;
  // The bathhouse on the tile there; nullptr if it has none.
  const SketchedBathhouse* bathhouse(Position tile) const;
  // Whether some step of the action is the eighth tile round it.
  bool is_surrounded_by_step(std::string_view bathhouse) const;
  // The piece of a feature on the tile there, if it has one.
  std::optional<Where> piece(Position tile, std::string_view feature) const;
  // Whether it does, or might if it could be read.
  bool declares(std::string_view name) const;
  // The tiles that lie there with a piece of the feature of that name, or will; sorted.
  std::vector<Position> tiles_of(std::string_view feature) const;
  // The name of the city that has both tiles; empty: there is none.
  std::string_view city_on(const std::array<Position, 2>& tiles) const;
  // The first piece of a feature, the bathhouse, castle, tower or place for acrobats of that name.
  std::optional<Where> find(std::string_view name) const;

 private:
  // The tower or place for acrobats on a tile; `kind`: which of them.
  const SketchedFeature* spot(const Laid& tile, std::optional<Place::Kind> kind) const;
};

}  // namespace barber
