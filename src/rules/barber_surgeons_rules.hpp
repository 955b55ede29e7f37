// The Barber-Surgeons as data: the numbered rules, who says so, and where, but for those of being
// sent to a bathhouse (barber_surgeons_visit_rules.hpp) and of what only other expansions bring
// about (barber_surgeons_elsewhere_rules.hpp). The code that applies them is barber_surgeons.hpp.
#pragma once

#include <array>

#include "rules/barber_surgeons_visit_rules.hpp"
#include "rules/rule.hpp"

namespace barber::bath {

inline constexpr Rule setup_count{
    "bath.setup.count",
    Origin::printed,
    "The Barber-Surgeons (English, revision 433303), \"Preparation\"; The Barber-Surgeons "
    "(Italian, "
    "2019); The Barber-Surgeons (Romanian)",
    "Random bathhouse tiles are added to the stack: 4 with two players, 5 with three, 6 with four "
    "or more; the rest stay in the box.",
    {}};

inline constexpr Rule tile_normal_placement{
    "bath.tile.normal-placement",
    Origin::printed,
    "The Barber-Surgeons (English, revision 433303), \"1. Placing a tile\"",
    "A bathhouse tile follows the ordinary placement rules.",
    {}};

inline constexpr Rule tile_values{
    "bath.tile.values", Origin::printed,
    "The Barber-Surgeons (English, revision 433303), \"3. Initiate scoring with bathhouse\"",
    "Each bathhouse shows a banner of 3, 4 or 5, which is both its bonus and its ransom.",
    "checked when a tile is read"};

inline constexpr Rule tile_crossing_roads{
    "bath.tile.crossing-roads",
    Origin::printed,
    "The Barber-Surgeons (English, revision 433303), \"Clarifications for new landscape tiles\"; "
    "The"
    " Barber-Surgeons (French); The Barber-Surgeons (Romanian)",
    "On the bridge tile (Tile 01) the two roads pass over each other: neither ends, they do not "
    "join, the bathhouse belongs to the left-right road, and the tile has four separate fields.",
    {}};

inline constexpr std::array<OptionValue, 2> place_compulsory_values{
    {{"false", "after a bathhouse tile a meeple may be placed, as always"},
     {"true", "after a bathhouse tile a meeple must be placed if one can be"}}};
inline constexpr Rule place_compulsory{
    "bath.place.compulsory",
    Origin::edition,
    "The Barber-Surgeons (English, revision 433303), \"2. Placing a meeple\"; The Barber-Surgeons "
    "(French); The Barber-Surgeons (Romanian); against The Barber-Surgeons (Italian, 2019)",
    "Placing a meeple after a bathhouse tile is optional, as always. (The Italian page of 2019 has"
    " it compulsory where possible.)",
    {},
    place_compulsory_values};

inline constexpr Rule place_where{
    "bath.place.where",
    Origin::printed,
    "The Barber-Surgeons (English, revision 433303), \"2. Placing a meeple\"",
    "On a bathhouse tile a meeple goes on its road, city or field by the ordinary rules.",
    {}};

inline constexpr Rule place_never_bathhouse{
    "bath.place.never-bathhouse",
    Origin::printed,
    "The Barber-Surgeons (English, revision 433303), \"2. Placing a meeple\"; The Barber-Surgeons "
    "(Italian, 2019); The Barber-Surgeons (French)",
    "No meeple is ever placed directly in a bathhouse in phase 2.",
    {}};

inline constexpr Rule bonus_city{
    "bath.bonus.city",
    Origin::printed,
    "The Barber-Surgeons (English, revision 433303), \"3. Initiate scoring with bathhouse\"; The "
    "Barber-Surgeons (French); The Barber-Surgeons (Romanian)",
    "When a city with bathhouses is completed and scored, whoever holds the majority adds the "
    "points of its banners.",
    {}};

inline constexpr std::array<OptionValue, 2> bonus_roads_values{
    {{"printed", "a bathhouse belongs to the road at which it is drawn"},
     {"any-on-tile", "a bathhouse belongs to every road on its tile"}}};
inline constexpr Rule bonus_roads{
    "bath.bonus.roads",
    Origin::edition,
    "The Barber-Surgeons (English, revision 433303), \"3. Initiate scoring with bathhouse\"; The "
    "Barber-Surgeons (Romanian); differently worded in The Barber-Surgeons (Italian, 2019) and The"
    " Barber-Surgeons (French)",
    "The same holds for a completed road: the bathhouses that belong to it, as printed, add their "
    "banners.",
    {},
    bonus_roads_values};

inline constexpr Rule bonus_sum{
    "bath.bonus.sum",
    Origin::printed,
    "The Barber-Surgeons (English, revision 433303), \"3. Initiate scoring with bathhouse\"; The "
    "Barber-Surgeons (Italian, 2019); The Barber-Surgeons (French)",
    "Several bathhouses in one feature: add all banners.",
    {}};

inline constexpr std::array<OptionValue, 2> bonus_tie_values{
    {{"full", "players tied for the majority each get the full banner points"},
     {"none", "players tied for the majority get no banner points"}}};
inline constexpr Rule bonus_tie{"bath.bonus.tie",
                                Origin::inference,
                                "our inference from base.score.tie; the pages speak of one owner",
                                "Players tied for the majority each get the full banner points.",
                                {},
                                bonus_tie_values};

inline constexpr Rule bonus_once_per_feature_scoring{
    "bath.bonus.once-per-feature-scoring",
    Origin::printed,
    "The Barber-Surgeons (English, revision 433303), \"3. Initiate scoring with bathhouse\"",
    "Banner points are paid for completing a feature only, not for visiting or leaving a "
    "bathhouse.",
    {}};

inline constexpr Rule bonus_independent_of_bather{
    "bath.bonus.independent-of-bather",
    Origin::inference,
    "our inference: no page restricts it",
    "The banner counts whether or not somebody lies in the bathhouse.",
    {}};

inline constexpr std::array<OptionValue, 2> bonus_not_final_values{
    {{"true", "incomplete features get no banner points in the final scoring"},
     {"false", "incomplete features get their banner points in the final scoring too"}}};
inline constexpr Rule bonus_not_final{
    "bath.bonus.not-final",
    Origin::community,
    "The Barber-Surgeons (English, revision 433303), \"Final Scoring\" and footnote 1; The Barber-"
    "Surgeons (French); The Barber-Surgeons (Romanian)",
    "Incomplete features get no banner points in the final scoring.",
    {},
    bonus_not_final_values};

inline constexpr Rule bonus_majority_zero{"bath.bonus.majority-zero",
                                          Origin::inference,
                                          "our inference from base.score.unoccupied",
                                          "An unoccupied completed feature pays no bonus.",
                                          {}};

inline constexpr Rule bather_no_feature{
    "bath.bather.no-feature",
    Origin::community,
    "The Barber-Surgeons (English, revision 433303), Exp. 5 (by its reason); our inference",
    "A bather is in no feature: no majority, no occupation, not \"involved\" when the surrounding "
    "road/city is scored, no final points.",
    {}};

inline constexpr Rule bather_end{"bath.bather.end",
                                 Origin::inference,
                                 "our inference",
                                 "Bathers score nothing at the end and cost nothing.",
                                 {}};

inline constexpr Rule bather_capacity{
    "bath.bather.capacity",
    Origin::printed,
    "The Barber-Surgeons (English, revision 433303), \"3. After scoring a feature\", bullet 1",
    "A bathhouse holds one meeple.",
    {}};

inline constexpr std::array<OptionValue, 2> leave_free_values{
    {{"owner-may", "the owner decides whether the meeple goes home for free"},
     {"automatic", "the meeple goes home for free by itself"}}};
inline constexpr Rule leave_free{
    "bath.leave.free",
    Origin::edition,
    "The Barber-Surgeons (English, revision 433303), \"1. Completing a bathhouse\"; The Barber-"
    "Surgeons (Italian, 2019); The Barber-Surgeons (French)",
    "When anybody's tile fills the last of the eight spaces round an occupied bathhouse, its owner"
    " may take the meeple home at once, for free. (In the French page it goes home by itself.)",
    {},
    leave_free_values};

inline constexpr Rule leave_free_no_points{
    "bath.leave.free.no-points",
    Origin::printed,
    "The Barber-Surgeons (English, revision 433303), \"1. Completing a bathhouse\"; The Barber-"
    "Surgeons (Italian, 2019); The Barber-Surgeons (Romanian); The Barber-Surgeons (French), "
    "footnote 6",
    "This return scores nothing.",
    {}};

inline constexpr Rule leave_free_only_that_turn{
    "bath.leave.free.only-that-turn",
    Origin::printed,
    "The Barber-Surgeons (English, revision 433303), \"Leaving the bathhouse\", second note; The "
    "Barber-Surgeons (French); The Barber-Surgeons (Italian, 2019)",
    "A meeple that was not taken home in the turn in which its bathhouse was surrounded cannot go "
    "home for free any more; only buying it back remains.",
    {}};

inline constexpr Rule leave_free_not_if_already_surrounded{
    "bath.leave.free.not-if-already-surrounded",
    Origin::printed,
    "The Barber-Surgeons (English, revision 433303), \"Leaving the bathhouse\", first note; The "
    "Barber-Surgeons (French); The Barber-Surgeons (Italian, 2019)",
    "A meeple that enters an already surrounded bathhouse can never leave for free.",
    {}};

inline constexpr std::array<OptionValue, 2> leave_free_timing_values{
    {{"tile", "the meeple goes home in phase 1, as soon as the tile lies"},
     {"scoring", "the meeple goes home in phase 3, at its place in the order of the scorings"}}};
inline constexpr Rule leave_free_timing{
    "bath.leave.free-timing",
    Origin::edition,
    "The Barber-Surgeons (French), headings; The Barber-Surgeons (English, revision 433303), \"1. "
    "Completing a bathhouse\"",
    "The free return happens in phase 1, directly when the tile is placed.",
    {},
    leave_free_timing_values};

inline constexpr Rule leave_free_several{
    "bath.leave.free.several",
    Origin::inference,
    "our inference",
    "One tile may complete several bathhouses; each is handled on its own.",
    {}};

inline constexpr Rule leave_free_eight{
    "bath.leave.free.eight",
    Origin::printed,
    "The Barber-Surgeons (English, revision 433303); The Barber-Surgeons (French)",
    "A bathhouse is surrounded when all eight spaces round it hold tiles, as with a monastery.",
    {}};

inline constexpr Rule leave_buy{
    "bath.leave.buy",
    Origin::printed,
    "The Barber-Surgeons (English, revision 433303), \"2. Buy your meeple back\"; The Barber-"
    "Surgeons (Italian, 2019); The Barber-Surgeons (French)",
    "A player may buy an own meeple back from a bathhouse by paying the value of its banner.",
    {}};

inline constexpr std::array<OptionValue, 2> leave_buy_timing_values{
    {{"before-meeple", "buying back is possible until a meeple is placed"},
     {"any-time", "buying back is possible at any moment after the tile has been placed"}}};
inline constexpr Rule leave_buy_timing{
    "bath.leave.buy-timing",
    Origin::inference,
    "The Barber-Surgeons (English, revision 433303), \"2. Buy your meeple back\"; The Barber-"
    "Surgeons (French), headings; WikiCarpedia, Carcassonne Order of Play (es), diff 235389",
    "Buying back happens in one's own turn, after the tile has been placed and before a meeple is.",
    {},
    leave_buy_timing_values};

inline constexpr Rule leave_buy_same_turn_place{
    "bath.leave.buy.same-turn-place",
    Origin::printed,
    "The Barber-Surgeons (English, revision 433303), \"2. Buy your meeple back\"; The Barber-"
    "Surgeons (Italian, 2019); The Barber-Surgeons (French)",
    "The meeple bought back may be placed in the same turn; buying it is not that placement.",
    {}};

inline constexpr std::array<OptionValue, 2> leave_buy_limit_values{
    {{"one", "one meeple may be bought back in a turn"},
     {"unlimited", "any number of meeples may be bought back in a turn"}}};
inline constexpr Rule leave_buy_limit{
    "bath.leave.buy-limit",
    Origin::inference,
    "our inference: the pages speak of one meeple and set no limit",
    "One meeple may be bought back in a turn.",
    {},
    leave_buy_limit_values};

inline constexpr Rule leave_reopen{
    "bath.leave.reopen",
    Origin::printed,
    "The Barber-Surgeons (English, revision 433303), footnote 5; The Barber-Surgeons (French); The"
    " Barber-Surgeons (Romanian)",
    "A bathhouse that its meeple has left, by either way, is free again at once, for a meeple of "
    "any player.",
    {}};

inline constexpr std::array<OptionValue, 2> leave_same_meeple_again_values{
    {{"true", "the meeple that has just left may be sent to the same bathhouse again"},
     {"false", "the meeple that has just left is not sent to the same bathhouse in that turn"}}};
inline constexpr Rule leave_same_meeple_again{
    "bath.leave.same-meeple-again",
    Origin::community,
    "The Barber-Surgeons (English, revision 433303), footnote 5; The Barber-Surgeons (French), "
    "footnote 7; The Barber-Surgeons (Romanian), footnote 5",
    "The meeple that has just left a bathhouse may be sent to the same one again in the same turn.",
    {},
    leave_same_meeple_again_values};

inline constexpr Rule leave_return_to_owner{
    "bath.leave.return-to-owner",
    Origin::printed,
    "The Barber-Surgeons (French)",
    "The meeple goes home to its owner, whoever placed the tile.",
    {}};

// All of the above and the rules of the visit, in the order of the page.
inline constexpr std::array<const Rule*, 57> kRules{&setup_count,
                                                    &tile_normal_placement,
                                                    &tile_values,
                                                    &tile_crossing_roads,
                                                    &place_compulsory,
                                                    &place_where,
                                                    &place_never_bathhouse,
                                                    &bonus_city,
                                                    &bonus_roads,
                                                    &bonus_sum,
                                                    &bonus_tie,
                                                    &bonus_once_per_feature_scoring,
                                                    &bonus_independent_of_bather,
                                                    &bonus_not_final,
                                                    &bonus_majority_zero,
                                                    &visit_trigger,
                                                    &visit_score_first,
                                                    &visit_sideways,
                                                    &visit_order,
                                                    &visit_free_definition,
                                                    &visit_chooser,
                                                    &visit_several_meeples,
                                                    &visit_none_free,
                                                    &visit_surrounded_ok,
                                                    &visit_own_feature,
                                                    &visit_any_player,
                                                    &visit_meeples_only,
                                                    &visit_guards,
                                                    &visit_large_counts_one,
                                                    &visit_builder_ignored,
                                                    &visit_monastery,
                                                    &visit_zero_points,
                                                    &visit_phase_3_only,
                                                    &visit_barn_farmer,
                                                    &visit_watchtower_bonus,
                                                    &visit_abbot_recall,
                                                    &visit_message_8,
                                                    &visit_big_top,
                                                    &visit_not_final,
                                                    &visit_immediate,
                                                    &bather_no_feature,
                                                    &bather_end,
                                                    &bather_capacity,
                                                    &leave_free,
                                                    &leave_free_no_points,
                                                    &leave_free_only_that_turn,
                                                    &leave_free_not_if_already_surrounded,
                                                    &leave_free_timing,
                                                    &leave_free_several,
                                                    &leave_free_eight,
                                                    &leave_buy,
                                                    &leave_buy_timing,
                                                    &leave_buy_same_turn_place,
                                                    &leave_buy_limit,
                                                    &leave_reopen,
                                                    &leave_same_meeple_again,
                                                    &leave_return_to_owner};

}  // namespace barber::bath
