// The Barber-Surgeons as data: what the community says of bathhouses together with other
// expansions. What it says of them alone is in barber_surgeons_rules.hpp.
#pragma once

#include <array>

#include "rules/rule.hpp"

namespace barber::bath {

inline constexpr std::array<OptionValue, 2> visit_zero_points_mayor_values{
    {{"true", "a lone mayor is sent after a city without coats of arms"},
     {"false", "a lone mayor goes home after a city without coats of arms"}}};
inline constexpr Rule visit_zero_points_mayor{
    "bath.visit.zero-points.mayor",
    Origin::community,
    "The Barber-Surgeons (Romanian), list of scorings with 0 or fewer points",
    "A lone mayor bathes also after a city without coats of arms, which gives it no points.",
    {},
    visit_zero_points_mayor_values};

inline constexpr std::array<OptionValue, 2> visit_zero_points_castle_mayor_values{
    {{"true", "a mayor in a castle is sent when the castle is scored"},
     {"false", "a mayor in a castle goes home when the castle is scored"}}};
inline constexpr Rule visit_zero_points_castle_mayor{
    "bath.visit.zero-points.castle-mayor",
    Origin::community,
    "The Barber-Surgeons (Romanian), list of scorings with 0 or fewer points",
    "A mayor bathes also after a castle, which gives it no points.",
    {},
    visit_zero_points_castle_mayor_values};

inline constexpr std::array<OptionValue, 2> visit_zero_points_ghosts_values{
    {{"true", "a lone meeple whose ghosts take its points is sent"},
     {"false", "a lone meeple whose ghosts take its points goes home"}}};
inline constexpr Rule visit_zero_points_ghosts{
    "bath.visit.zero-points.ghosts",
    Origin::community,
    "The Barber-Surgeons (Romanian), list of scorings with 0 or fewer points",
    "A lone meeple bathes also where its ghosts take all the points of the feature or more.",
    {},
    visit_zero_points_ghosts_values};

inline constexpr std::array<OptionValue, 2> visit_zero_points_surveyors_values{
    {{"true", "a lone meeple whose points a scoring tile takes is sent"},
     {"false", "a lone meeple whose points a scoring tile takes goes home"}}};
inline constexpr Rule visit_zero_points_surveyors{
    "bath.visit.zero-points.surveyors",
    Origin::community,
    "The Barber-Surgeons (Romanian), list of scorings with 0 or fewer points",
    "A lone meeple bathes also where a scoring tile in force takes all the points of the feature "
    "or more.",
    {},
    visit_zero_points_surveyors_values};

inline constexpr std::array<OptionValue, 2> fairy_assign_values{
    {{"true", "the fairy may be put next to a bather"},
     {"false", "the fairy may not be put next to a bather"}}};
inline constexpr Rule fairy_assign{
    "bath.fairy.assign",
    Origin::community,
    "The Barber-Surgeons (English, revision 433303), Exp. 3; The Barber-Surgeons (Romanian)",
    "The fairy may be put next to a meeple in a bathhouse.",
    {},
    fairy_assign_values};

inline constexpr std::array<OptionValue, 2> fairy_one_point_values{
    {{"true", "the fairy earns 1 point a turn next to a bather"},
     {"false", "the fairy earns no point a turn next to a bather"}}};
inline constexpr Rule fairy_one_point{
    "bath.fairy.one-point",
    Origin::community,
    "The Barber-Surgeons (English, revision 433303), Exp. 3; The Barber-Surgeons (Romanian)",
    "A fairy next to a bather earns its owner 1 point at the start of the turn, as next to any "
    "meeple.",
    {},
    fairy_one_point_values,
    &fairy_assign};

inline constexpr std::array<OptionValue, 2> fairy_no_three_points_values{
    {{"true", "the fairy earns nothing when the bather next to it leaves"},
     {"false", "the fairy earns 3 points when the bather next to it leaves"}}};
inline constexpr Rule fairy_no_three_points{
    "bath.fairy.no-three-points",
    Origin::community,
    "The Barber-Surgeons (English, revision 433303), Exp. 3; The Barber-Surgeons (Romanian)",
    "The fairy earns no 3 points when the bather next to it goes home for free or is bought back, "
    "since neither is a scoring.",
    {},
    fairy_no_three_points_values,
    &fairy_assign};

inline constexpr std::array<OptionValue, 2> fairy_blocks_dragon_values{
    {{"true", "the dragon may not enter the tile of a bather with the fairy"},
     {"false", "the dragon may enter the tile of a bather with the fairy"}}};
inline constexpr Rule fairy_blocks_dragon{
    "bath.fairy.blocks-dragon",
    Origin::community,
    "The Barber-Surgeons (English, revision 433303), Exp. 3; The Barber-Surgeons (Romanian)",
    "A fairy next to a bather keeps the dragon off the bathhouse tile.",
    {},
    fairy_blocks_dragon_values,
    &fairy_assign};

inline constexpr std::array<OptionValue, 2> dragon_eats_values{
    {{"true", "the dragon eats bathers"}, {"false", "bathers are safe from the dragon"}}};
inline constexpr Rule dragon_eats{
    "bath.dragon.eats",
    Origin::community,
    "The Barber-Surgeons (English, revision 433303), Exp. 3; The Barber-Surgeons (Romanian)",
    "The dragon eats the bather of a tile that it enters.",
    {},
    dragon_eats_values};

inline constexpr std::array<OptionValue, 2> dragon_eats_on_arrival_values{
    {{"true", "a meeple sent to the dragon's tile is eaten at once"},
     {"false", "a meeple sent to the dragon's tile stays in the bathhouse"}}};
inline constexpr Rule dragon_eats_on_arrival{
    "bath.dragon.eats-on-arrival",
    Origin::community,
    "The Barber-Surgeons (English, revision 433303), Exp. 3; The Barber-Surgeons (Romanian)",
    "A meeple sent to a bathhouse on the dragon's tile is eaten as soon as it arrives.",
    {},
    dragon_eats_on_arrival_values,
    &dragon_eats};

inline constexpr std::array<OptionValue, 2> portal_forbidden_values{
    {{"true", "no magic portal leads into a bathhouse"},
     {"false", "a magic portal may put a meeple into a free bathhouse"}}};
inline constexpr Rule portal_forbidden{
    "bath.portal.forbidden",
    Origin::community,
    "The Barber-Surgeons (English, revision 433303), Exp. 3; The Barber-Surgeons (Romanian)",
    "A magic portal puts no meeple into a bathhouse.",
    {},
    portal_forbidden_values};

inline constexpr std::array<OptionValue, 2> wagon_bath_first_values{
    {{"true", "a lone wagon is sent to a free bathhouse before it may drive on"},
     {"false", "a lone wagon may drive on instead of going to a free bathhouse"}}};
inline constexpr Rule wagon_bath_first{
    "bath.wagon.bath-first",
    Origin::community,
    "The Barber-Surgeons (English, revision 433303), Exp. 5; The Barber-Surgeons (Romanian)",
    "A lone wagon that has scored goes to a free bathhouse; only if none is free may it drive on.",
    {},
    wagon_bath_first_values};

inline constexpr std::array<OptionValue, 2> wagon_no_bath_target_values{
    {{"true", "no wagon drives into a bathhouse"},
     {"false", "a wagon may drive into a free bathhouse"}}};
inline constexpr Rule wagon_no_bath_target{
    "bath.wagon.no-bath-target",
    Origin::community,
    "The Barber-Surgeons (English, revision 433303), Exp. 5; The Barber-Surgeons (Romanian)",
    "A wagon does not drive into a bathhouse.",
    {},
    wagon_no_bath_target_values};

inline constexpr std::array<OptionValue, 2> wagon_no_move_on_release_values{
    {{"true", "a wagon whose bathhouse is surrounded goes home only"},
     {"false", "a wagon whose bathhouse is surrounded may drive on"}}};
inline constexpr Rule wagon_no_move_on_release{
    "bath.wagon.no-move-on-release",
    Origin::community,
    "The Barber-Surgeons (English, revision 433303), Exp. 5; The Barber-Surgeons (Romanian)",
    "A wagon whose bathhouse is surrounded can only go home; it does not drive on, since that is "
    "no scoring.",
    {},
    wagon_no_move_on_release_values};

inline constexpr Rule wagon_held_cannot_move{
    "bath.wagon.held-cannot-move",
    Origin::community,
    "The Barber-Surgeons (English, revision 433303), Exp. 5, note",
    "A wagon that a bathhouse has kept was not taken off the table, so it does not drive on "
    "either.",
    {}};

inline constexpr std::array<OptionValue, 2> flier_forbidden_values{
    {{"true", "no flying machine lands a meeple in a bathhouse"},
     {"false", "a flying machine may land a meeple in a free bathhouse"}}};
inline constexpr Rule flier_forbidden{"bath.flier.forbidden",
                                      Origin::community,
                                      "The Barber-Surgeons (English, revision 433303), \"The "
                                      "Flying Machines\"; The Barber-Surgeons (Romanian)",
                                      "No meeple lands in a bathhouse with a flying machine.",
                                      {},
                                      flier_forbidden_values};

inline constexpr std::array<OptionValue, 2> leipzig_none_values{
    {{"true", "a road that sends a meeple to Leipzig sends none to a bathhouse"},
     {"false",
      "the last meeple left on a road that sends others to Leipzig is sent to a bathhouse"}}};
inline constexpr Rule leipzig_none{
    "bath.leipzig.none",
    Origin::community,
    "The Barber-Surgeons (English, revision 433303), \"The Markets of Leipzig\"",
    "If a meeple of a road is sent to Leipzig, no other meeple of that road is sent to a "
    "bathhouse.",
    {},
    leipzig_none_values};

// All of the above, in this order.
inline constexpr std::array<const Rule*, 17> kElsewhereRules{&visit_zero_points_mayor,
                                                             &visit_zero_points_castle_mayor,
                                                             &visit_zero_points_ghosts,
                                                             &visit_zero_points_surveyors,
                                                             &fairy_assign,
                                                             &fairy_one_point,
                                                             &fairy_no_three_points,
                                                             &fairy_blocks_dragon,
                                                             &dragon_eats,
                                                             &dragon_eats_on_arrival,
                                                             &portal_forbidden,
                                                             &wagon_bath_first,
                                                             &wagon_no_bath_target,
                                                             &wagon_no_move_on_release,
                                                             &wagon_held_cannot_move,
                                                             &flier_forbidden,
                                                             &leipzig_none};

}  // namespace barber::bath
