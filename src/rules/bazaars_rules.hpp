// The bazaars of Bridges, Castles and Bazaars as data. The code that applies them is bazaars.hpp.
#pragma once

#include <array>

#include "rules/rule.hpp"

namespace barber::bazaars {

inline constexpr Rule ends_road{
    "bazaar.ends-road",
    Origin::clarification,
    "Bridges, Castles and Bazaars (1st edition), footnote 1",
    "The market of a bazaar tile ends the roads that reach it; it is no crossing.",
    {}};

inline constexpr Rule when{
    "bazaar.when",
    Origin::printed,
    "Bridges, Castles and Bazaars (1st edition), \"The Bazaar\" and footnote 2",
    "A bazaar is held after the whole turn, with its figure and its scoring, in which a bazaar "
    "tile drawn from the stack was placed.",
    {}};

inline constexpr Rule discarded{
    "bazaar.discarded",
    Origin::clarification,
    "Bridges, Castles and Bazaars (1st edition), footnote 3",
    "A bazaar tile that fits nowhere and is discarded brings no bazaar.",
    {}};

inline constexpr Rule reveal{"bazaar.reveal",
                             Origin::printed,
                             "Bridges, Castles and Bazaars (1st edition), \"The Bazaar\"",
                             "As many tiles are turned up as there are players.",
                             {}};

inline constexpr Rule first_chooser{"bazaar.first-chooser",
                                    Origin::printed,
                                    "Bridges, Castles and Bazaars (1st edition), \"The Bazaar\"",
                                    "The player left of the active one chooses first.",
                                    {}};

inline constexpr Rule opening_bid{
    "bazaar.opening-bid",
    Origin::printed,
    "Bridges, Castles and Bazaars (1st edition), \"The Bazaar\"",
    "The chooser names one of the tiles turned up and a bid, which may be 0.",
    {}};

inline constexpr Rule one_bid_each{"bazaar.one-bid-each",
                                   Origin::printed,
                                   "Bridges, Castles and Bazaars (1st edition), \"The Bazaar\"",
                                   "From the left of the chooser each other player who may bid "
                                   "speaks once: raises the bid or passes.",
                                   {}};

inline constexpr Rule raise_strict{"bazaar.raise-strict",
                                   Origin::printed,
                                   "Bridges, Castles and Bazaars (1st edition), \"The Bazaar\"",
                                   "Whoever bids must bid more than the bid that stands.",
                                   {}};

inline constexpr Rule no_second_tile{
    "bazaar.no-second-tile",
    Origin::printed,
    "Bridges, Castles and Bazaars (1st edition), \"The Bazaar\"",
    "Whoever has a tile of this bazaar neither bids nor chooses any more.",
    {}};

inline constexpr Rule buy_or_sell{
    "bazaar.buy-or-sell",
    Origin::printed,
    "Bridges, Castles and Bazaars (1st edition), \"The Bazaar\"",
    "When all have spoken the chooser buys, paying the highest bid to its bidder, or sells the "
    "tile to that bidder and is paid the bid.",
    {}};

inline constexpr Rule sole_bidder{
    "bazaar.sole-bidder",
    Origin::printed,
    "Bridges, Castles and Bazaars (1st edition), \"The Bazaar\"",
    "If nobody else bids, the chooser keeps the tile and loses the own bid, which nobody gets.",
    {}};

inline constexpr Rule negative{
    "bazaar.negative",
    Origin::printed,
    "Bridges, Castles and Bazaars (1st edition), \"The Bazaar\" and footnote 5",
    "What is paid at a bazaar may lead below 0.",
    {}};

inline constexpr Rule negative_bb3{
    "bazaar.negative.bb3", Origin::edition,
    "Bridges, Castles and Bazaars (1st edition), footnote 5",
    "Big Box 3 of Hans im Glück says that bids below 0 are possible at the very beginning.",
    "another wording, which changes nothing"};

inline constexpr std::array<OptionValue, 2> bid_cap_values{
    {{"none", "a bid may exceed the points of the bidder"},
     {"own-score", "nobody may bid more points than they have"}}};

inline constexpr Rule bid_cap{"bazaar.bid-cap",
                              Origin::edition,
                              "Bridges, Castles and Bazaars (1st edition), footnotes 5, 6 and 12",
                              "A bid may exceed the points of the bidder. (Z-Man forbids it.)",
                              {},
                              bid_cap_values};

inline constexpr Rule all_zero_zmg{"bazaar.all-zero.zmg",
                                   Origin::edition,
                                   "Bridges, Castles and Bazaars (1st edition), footnote 12",
                                   "Where nobody may bid more than the own points and all players "
                                   "stand at 0, the tiles are picked in turn as in the variant.",
                                   {}};

inline constexpr Rule next_chooser{
    "bazaar.next-chooser",
    Origin::edition,
    "Bridges, Castles and Bazaars (1st edition), \"The Bazaar\" and footnote 7",
    "After a tile has gone to a player, the next one in turn order who has none chooses. (Rio "
    "Grande adds that this may be the same player again.)",
    {}};

inline constexpr Rule last_free{"bazaar.last-free",
                                Origin::printed,
                                "Bridges, Castles and Bazaars (1st edition), \"The Bazaar\"",
                                "The last tile goes to the last player without one, for nothing.",
                                {}};

inline constexpr Rule round_{"bazaar.round",
                             Origin::printed,
                             "Bridges, Castles and Bazaars (1st edition), \"The Bazaar\"; "
                             "WikiCarpedia, Bridges, Castles and Bazaars, diff 348651",
                             "Afterwards each player places the tile acquired as a normal turn, "
                             "from the left of the active player, who is last.",
                             {}};

inline constexpr Rule round_builder{"bazaar.round.builder",
                                    Origin::clarification,
                                    "Bridges, Castles and Bazaars (1st edition), footnotes 4 and 8",
                                    "The second tile that a builder earns in the round is drawn "
                                    "and placed at once, before the next player places.",
                                    {}};

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
    {},
    too_few_tiles_values};

inline constexpr Rule no_chain{
    "bazaar.no-chain",
    Origin::printed,
    "Bridges, Castles and Bazaars (1st edition), \"No chain reaction\" and footnote 10",
    "A bazaar tile that was acquired at a bazaar brings no other bazaar.",
    {}};

inline constexpr Rule deferred{
    "bazaar.deferred",
    Origin::clarification,
    "Bridges, Castles and Bazaars (1st edition), footnotes 4 and 10",
    "A bazaar tile drawn during the round brings its bazaar only after the end of the round.",
    {}};

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
    {},
    builder_turn_values};

inline constexpr Rule round_no_abbey_first{
    "bazaar.round.no-abbey-first", Origin::clarification,
    "Bridges, Castles and Bazaars (1st edition), footnote 4",
    "In the round the abbey is not placed instead of the tile acquired; on a builder's second half "
    "it may be.",
    "an abbey is another tile than the one acquired, which bazaar.round forbids"};

inline constexpr std::array<OptionValue, 2> auction_values{
    {{"true", "the tiles of a bazaar are auctioned"},
     {"false", "players pick the tiles of a bazaar in turn, for free"}}};

inline constexpr Rule auction{
    "bazaar.auction",
    Origin::edition,
    "Bridges, Castles and Bazaars (1st edition), \"The Bazaar\" and \"Variation\", footnote 11",
    "The tiles of a bazaar are auctioned. (In the variant each player in turn picks one for free "
    "and places it.)",
    {},
    auction_values};

inline constexpr Rule variant_place_immediately{
    "bazaar.variant.place-immediately",
    Origin::printed,
    "Bridges, Castles and Bazaars (1st edition), \"Variation\"",
    "In the variant each player picks a tile and places it before the next one picks.",
    {}};

inline constexpr Rule end_of_game{
    "bazaar.end-of-game",
    Origin::inference,
    "our inference, supported by JCloisterZone, issue 100",
    "The game does not end while tiles acquired at a bazaar are still to be placed.",
    {}};

inline constexpr Rule combined_buy_back{
    "combined.bazaar.buy-back",
    Origin::inference,
    "The Barber-Surgeons, \"Leaving the bathhouse\", and Bridges, Castles and Bazaars (1st "
    "edition), \"The Bazaar\", together",
    "The turns of the round are normal turns, so a meeple may be bought back in them.",
    {}};

inline constexpr Rule combined_negative_cap{
    "combined.negative-cap",
    Origin::inference,
    "our inference from The Barber-Surgeons, \"Leaving the bathhouse\"",
    "Where bids are limited to the own points, buying back may still lead below 0.",
    {}};

// All of the above: the options, then the others in this order.

inline constexpr std::array<const Rule*, 29> kRules{&auction,
                                                    &bid_cap,
                                                    &too_few_tiles,
                                                    &builder_turn,
                                                    &ends_road,
                                                    &when,
                                                    &discarded,
                                                    &reveal,
                                                    &first_chooser,
                                                    &opening_bid,
                                                    &one_bid_each,
                                                    &raise_strict,
                                                    &no_second_tile,
                                                    &buy_or_sell,
                                                    &sole_bidder,
                                                    &negative,
                                                    &negative_bb3,
                                                    &all_zero_zmg,
                                                    &next_chooser,
                                                    &last_free,
                                                    &round_,
                                                    &round_builder,
                                                    &no_chain,
                                                    &deferred,
                                                    &round_no_abbey_first,
                                                    &variant_place_immediately,
                                                    &end_of_game,
                                                    &combined_buy_back,
                                                    &combined_negative_cap};

}  // namespace barber::bazaars
