// The tiles that the program knows: every tile of the base game with its gardens, The
// Barber-Surgeons, both Rivers and the expansions with tiles of their own that touch a bathhouse,
// one line of notation each. Ids are those of public tile
// definitions; the base tiles have the letters of the base rule book too.
#pragma once

#include <span>
#include <string_view>

#include "catalogue/tile.hpp"

namespace barber {

struct CatalogueTile {
  Tile tile;
  std::string_view letter;    // "D"; empty where the rule book gives none
  std::string_view set;       // "base-game"
  int count = 0;              // copies in the second edition; 0: only in the first
  std::string_view notation;  // the line it was read from
  std::string_view note;      // what is assumed, or ""
};

// All tiles, in a fixed order: by set, then as listed in the source.
std::span<const CatalogueTile> catalogue();

// By id or letter; nullptr if there is no such tile. `id@90` is not read here.
const CatalogueTile* find_tile(std::string_view id_or_letter);

// Of which each player has one.
inline constexpr std::string_view kAbbeyId = "AM/abbey";

// The expansion (a word of `rules.expansions`) that a set of tiles belongs to.
std::string_view expansion_of_set(std::string_view set);

}  // namespace barber
