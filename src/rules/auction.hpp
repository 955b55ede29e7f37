// One auction of a bazaar, from the first tile chosen to the last one given away. Whether a bazaar
// is held at all, and what follows it, is bazaars.hpp.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "rules/turn_in_play.hpp"

namespace barber::bazaars {

// Auctions `tiles` by these words, starting left of the active player: pays, tells the events, and
// says in `acquired` who has which tile now (by player; null: none). The first word that breaks a
// rule, or the one that is missing, makes it illegal.
std::optional<Illegality> run_auction(TurnInPlay& turn, const std::vector<const Tile*>& tiles,
                                      std::span<const AuctionEntry> entries,
                                      std::vector<const Tile*>& acquired);

}  // namespace barber::bazaars
