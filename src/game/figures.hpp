// The kinds of figures: which are meeples, where each may stand at all, and how many a player
// starts with. Whether one may be placed there now is for the rules to say.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "catalogue/expansion.hpp"
#include "catalogue/tile.hpp"

namespace barber {

enum class FigureKind : std::uint8_t {
  meeple,
  abbot,
  large,
  phantom,
  wagon,
  mayor,
  ringmaster,
  guard,
  builder,
  pig,
  barn,
  shepherd,
};
inline constexpr std::size_t kFigureKindCount = 12;
inline constexpr std::array<FigureKind, kFigureKindCount> kFigureKinds{
    FigureKind::meeple,  FigureKind::abbot, FigureKind::large,      FigureKind::phantom,
    FigureKind::wagon,   FigureKind::mayor, FigureKind::ringmaster, FigureKind::guard,
    FigureKind::builder, FigureKind::pig,   FigureKind::barn,       FigureKind::shepherd};

// A set of kinds of features, one bit each.
using FeatureKinds = std::uint16_t;
constexpr FeatureKinds bit(FeatureKind kind) {
  return static_cast<FeatureKinds>(1U << static_cast<unsigned>(kind));
}
constexpr FeatureKinds operator|(FeatureKind a, FeatureKind b) {
  return static_cast<FeatureKinds>(bit(a) | bit(b));
}
constexpr FeatureKinds operator|(FeatureKinds a, FeatureKind b) {
  return static_cast<FeatureKinds>(a | bit(b));
}

// By FigureKind.
struct FigureFacts {
  std::string_view word;
  Expansion expansion;
  bool meeple;          // a meeple, of whatever shape (interactions 1.1)
  FeatureKinds stands;  // on features of these kinds
};

// Roads, cities, monasteries, fields, and the castles and cemeteries of the ghosts.
inline constexpr FeatureKinds kAnyFeature = FeatureKind::road | FeatureKind::city |
                                            FeatureKind::monastery | FeatureKind::field |
                                            FeatureKind::ruin | FeatureKind::cemetery;

inline constexpr std::array<FigureFacts, kFigureKindCount> kFigureFacts{{
    {"meeple", Expansion::base_game, true, kAnyFeature},
    {"abbot", Expansion::abbot, true, FeatureKind::monastery | FeatureKind::garden},
    {"large", Expansion::inns_and_cathedrals, true, kAnyFeature},
    {"phantom", Expansion::phantom, true, kAnyFeature},
    {"wagon", Expansion::abbey_and_mayor, true,
     FeatureKind::road | FeatureKind::city | FeatureKind::monastery},
    {"mayor", Expansion::abbey_and_mayor, true, bit(FeatureKind::city)},
    {"ringmaster", Expansion::under_the_big_top, true, kAnyFeature},
    {"guard", Expansion::ghosts_castles_cemeteries, true, kAnyFeature},
    {"builder", Expansion::traders_and_builders, false, FeatureKind::road | FeatureKind::city},
    {"pig", Expansion::traders_and_builders, false, bit(FeatureKind::field)},
    {"barn", Expansion::abbey_and_mayor, false, bit(FeatureKind::field)},
    {"shepherd", Expansion::hills_and_sheep, false, bit(FeatureKind::field)},
}};

constexpr const FigureFacts& facts(FigureKind kind) {
  return kFigureFacts[static_cast<std::size_t>(kind)];
}
constexpr std::string_view name(FigureKind kind) { return facts(kind).word; }
constexpr bool is_meeple(FigureKind kind) { return facts(kind).meeple; }
// Placed only where its owner has a meeple on the same feature.
constexpr bool needs_own_meeple(FigureKind kind) {
  return kind == FigureKind::builder || kind == FigureKind::pig || kind == FigureKind::shepherd;
}
constexpr bool may_stand(FigureKind kind, FeatureKind feature) {
  return (facts(kind).stands & bit(feature)) != 0;
}

// Number of figures of each kind.
using FigureCounts = std::array<int, kFigureKindCount>;

// What a player starts with when these expansions are in play (by Expansion).
FigureCounts starting_supply(const std::array<bool, kExpansions>& in_play);

}  // namespace barber
