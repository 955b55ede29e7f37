// What a bazaar leaves behind for the turns after it: the tiles that wait to be placed, who places
// next, and what comes when all of them lie. Plain values; what they mean is rules/bazaars.hpp.
#pragma once

#include <algorithm>
#include <compare>
#include <vector>

#include "catalogue/tile.hpp"

namespace barber {

// Players are numbers in the playing order; -1: nobody.
struct Bazaar {
  std::vector<const Tile*> acquired;  // by player, at the last bazaar; null: none; empty: no bazaar
  std::vector<const Tile*> waiting;   // by player: acquired and not placed yet
  std::vector<const Tile*> on_offer;  // without an auction: what is left to pick from
  int next = -1;                      // who places next; nobody: no round is under way
  int holder = -1;                    // whose turn the bazaar belongs to: the last of the round
  int resume = -1;                    // whose turn it was before all bazaars that hang together
  int builder = -1;                   // who has a builder's second half to come after the round
  bool bridge_built = false;          // in the first half of that turn
  std::vector<int> founded;           // castles of that half
  std::vector<int> deferred;          // who drew bazaar tiles during the round

  bool in_round() const { return next >= 0; }
  friend auto operator<=>(const Bazaar&, const Bazaar&) = default;
};

}  // namespace barber
