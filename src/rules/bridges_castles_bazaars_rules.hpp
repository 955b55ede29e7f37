// Bridges, Castles and Bazaars as data: only its options so far, those of its bathhouses included.
// The expansion is not covered yet, so no ruling cites these; profiles set them, and a scenario
// may.
#pragma once

#include <array>

#include "rules/rule.hpp"

namespace barber::bazaars {

inline constexpr std::array<OptionValue, 2> auction_values{
    {{"true", "the tiles of a bazaar are auctioned"},
     {"false", "players pick the tiles of a bazaar in turn, for free"}}};
inline constexpr Rule auction{
    "bazaar.auction",
    Origin::edition,
    "Bridges, Castles and Bazaars (1st edition), \"The Bazaar\" and \"Variation\", footnote 11",
    "The tiles of a bazaar are auctioned. (In the variant each player in turn picks one for free "
    "and places it.)",
    "needs Bridges, Castles & Bazaars, which is not covered yet",
    auction_values};

inline constexpr std::array<OptionValue, 2> bid_cap_values{
    {{"none", "a bid may exceed the points of the bidder"},
     {"own-score", "nobody may bid more points than they have"}}};
inline constexpr Rule bid_cap{"bazaar.bid-cap",
                              Origin::edition,
                              "Bridges, Castles and Bazaars (1st edition), footnotes 5, 6 and 12",
                              "A bid may exceed the points of the bidder. (Z-Man forbids it.)",
                              "needs Bridges, Castles & Bazaars, which is not covered yet",
                              bid_cap_values};

inline constexpr std::array<OptionValue, 2> too_few_tiles_values{
    {{"skip", "with fewer tiles than players there is no auction"},
     {"auction", "with fewer tiles than players the tiles left are auctioned"}}};
inline constexpr Rule too_few_tiles{
    "bazaar.too-few-tiles",
    Origin::edition,
    "WikiCarpedia, Bridges, Castles and Bazaars, diff 16902; Bridges, Castles and Bazaars (1st "
    "edition), footnote 9",
    "If fewer tiles are left than there are players, the bazaar is skipped. (The first edition "
    "knows this only in Big Box 3 of Rio Grande.)",
    "needs Bridges, Castles & Bazaars, which is not covered yet",
    too_few_tiles_values};

inline constexpr std::array<OptionValue, 2> builder_turn_values{
    {{"after-auction", "the builder's extra turn comes after the auction and its round"},
     {"before-auction", "the builder's extra turn comes before the auction"}}};
inline constexpr Rule builder_turn{
    "bazaar.builder-turn",
    Origin::edition,
    "WikiCarpedia, Bridges, Castles and Bazaars (1st edition), diffs 348644 and 13945; Bridges, "
    "Castles and Bazaars (1st edition), footnote 4; JCloisterZone, issue 362",
    "A builder's extra turn that the bazaar tile earns comes after the auction and its round. (In "
    "2013 it came before.)",
    "needs Bridges, Castles & Bazaars, which is not covered yet",
    builder_turn_values};

// All of the above, in this order.
inline constexpr std::array<const Rule*, 4> kRules{&auction, &bid_cap, &too_few_tiles,
                                                   &builder_turn};

}  // namespace barber::bazaars
