// The symbols on tiles beside coats of arms and bathhouses: which there are, what they stand on,
// and to which expansion they belong.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "catalogue/expansion.hpp"

namespace barber {

enum class Symbol : std::uint8_t {
  inn,
  cathedral,
  princess,
  wine,
  wheat,
  cloth,
  no_castle,
  pig_herd,
  portal,
  dragon,
  volcano,
  bazaar,
  tower,
  flier,
  watchtower,
  circus,
  acrobat,
  mist,
  shrine,
  tunnel,
};
inline constexpr std::size_t kSymbols = 20;

// A set of symbols, one bit each.
using Symbols = std::uint32_t;
constexpr Symbols bit(Symbol mark) { return 1U << static_cast<unsigned>(mark); }

// What a mark belongs to.
enum class SymbolScope : std::uint8_t { road, city, field, tile };

struct SymbolFacts {
  std::string_view word;
  SymbolScope scope;
  Expansion expansion;
  // Belongs to an expansion that the program does not know at all, or only in part.
  std::string_view elsewhere;
};

// By Symbol.
inline constexpr std::array<SymbolFacts, kSymbols> kSymbolFacts{{
    {"inn", SymbolScope::road, Expansion::inns_and_cathedrals, ""},
    {"cathedral", SymbolScope::city, Expansion::inns_and_cathedrals, ""},
    {"princess", SymbolScope::city, Expansion::princess_and_dragon, ""},
    {"wine", SymbolScope::city, Expansion::traders_and_builders, ""},
    {"wheat", SymbolScope::city, Expansion::traders_and_builders, ""},
    {"cloth", SymbolScope::city, Expansion::traders_and_builders, ""},
    {"no-castle", SymbolScope::city, Expansion::bridges_castles_bazaars, ""},
    {"pig-herd", SymbolScope::field, Expansion::river, "The River II"},
    {"portal", SymbolScope::tile, Expansion::princess_and_dragon, ""},
    {"dragon", SymbolScope::tile, Expansion::princess_and_dragon, ""},
    {"volcano", SymbolScope::tile, Expansion::princess_and_dragon, ""},
    {"bazaar", SymbolScope::tile, Expansion::bridges_castles_bazaars, ""},
    {"tower", SymbolScope::tile, Expansion::tower, ""},
    {"flier", SymbolScope::tile, Expansion::flying_machines, ""},
    {"watchtower", SymbolScope::tile, Expansion::watchtowers, ""},
    {"circus", SymbolScope::tile, Expansion::under_the_big_top, ""},
    {"acrobat", SymbolScope::tile, Expansion::under_the_big_top, ""},
    {"mist", SymbolScope::tile, Expansion::ghosts_castles_cemeteries, ""},
    {"shrine", SymbolScope::tile, Expansion::base_game, "Hermits and heretics"},
    // The road runs beneath what lies on the tile, so that fields may lie on both sides of it.
    {"tunnel", SymbolScope::road, Expansion::base_game, ""},
}};

constexpr const SymbolFacts& facts(Symbol mark) {
  return kSymbolFacts[static_cast<std::size_t>(mark)];
}

// What a watchtower counts in the nine spaces round it.
enum class Watchtower : std::uint8_t { none, meeples, coats, roads, monasteries, cities };
inline constexpr std::array<std::string_view, 6> kWatchtowerWords{"",      "meeples",     "coats",
                                                                  "roads", "monasteries", "cities"};

// Where a flying machine points: the eight neighbours, clockwise from the north-west, as
// surrounding() lists them.
inline constexpr std::array<std::string_view, 8> kDirectionWords{"NW", "N", "NE", "E",
                                                                 "SE", "S", "SW", "W"};

}  // namespace barber
