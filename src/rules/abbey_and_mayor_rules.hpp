// Abbey & Mayor as data: abbey, mayor, wagon and barn. The code that applies them is
// abbey_and_mayor.hpp and wagons.hpp; what a mayor weighs stands in base_game.hpp. What becomes of
// them at a bathhouse is the Barber-Surgeons' to say.
#pragma once

#include <array>

#include "rules/rule.hpp"

namespace barber::mayors {

inline constexpr Rule abbey_place{
    "abbey.place",
    Origin::printed,
    "WikiCarpedia, Abbey and the Mayor; carcassonnecentral.com, topic 230",
    "Once in a game a player may place the own abbey instead of drawing a tile, on a space with "
    "tiles on all four sides. It fits everything, closes what it touches, and is a monastery.",
    {}};

inline constexpr Rule mayor_place{"mayor.place",
                                  Origin::printed,
                                  "WikiCarpedia, Abbey and the Mayor",
                                  "A mayor is placed only in a city, in which nobody may be yet.",
                                  {}};

inline constexpr Rule mayor_strength{
    "mayor.strength",
    Origin::printed,
    "WikiCarpedia, Abbey and the Mayor",
    "A mayor counts for the majority as many as there are coats of arms in the city; what the city "
    "is worth does not change.",
    {}};

inline constexpr Rule majority_zero{
    "majority.zero",
    Origin::clarification,
    "The Complete Annotated Rules, footnotes on the mayor; carcassonnecentral.com, topic 2552",
    "A player who counts for nothing on a feature gets nothing for it, also when alone there.",
    {}};

inline constexpr Rule mayor_count_one{
    "mayor.count-one",
    Origin::community,
    "The Barber-Surgeons (English, revision 433303), footnote 2",
    "However strong a mayor is, a lone one is one meeple and must bathe.",
    {}};

inline constexpr Rule wagon_place{
    "wagon.place",
    Origin::printed,
    "papageek.com, Wagon",
    "A wagon is placed on a road, in a city or on a monastery, never in a field.",
    {}};

inline constexpr Rule wagon_move{
    "wagon.move",
    Origin::printed,
    "papageek.com, Wagon",
    "After its feature has been scored a wagon goes home, or to an open road, city or monastery "
    "that nobody occupies, on its own tile or one of the eight round it; several wagons move "
    "clockwise from the player whose turn it is.",
    {}};

inline constexpr Rule barn_place{
    "barn.place",
    Origin::printed,
    "papageek.com, Barn",
    "A barn is placed instead of a meeple where four tiles, the one just placed among them, meet "
    "in a field that has no barn yet.",
    {}};

inline constexpr Rule barn_score_on_placement{
    "barn.score-on-placement",
    Origin::printed,
    "papageek.com, Barn",
    "The field of a barn just placed is scored at once as at the end of the game, and its farmers "
    "go home.",
    {}};

inline constexpr Rule barn_score_on_join{
    "barn.score-on-join",
    Origin::printed,
    "papageek.com, Barn",
    "When a field with farmers is joined to that of a barn it is scored with 1 point for each "
    "completed city, and the farmers go home.",
    {}};

inline constexpr Rule barn_no_farmers{
    "barn.no-farmers",
    Origin::printed,
    "papageek.com, Barn",
    "Nobody places a farmer in a field with a barn; the barn stays to the end.",
    {}};

inline constexpr Rule barn_final{
    "barn.final",
    Origin::printed,
    "papageek.com, Barn",
    "At the end the field of a barn gives 4 points for each completed city to whoever has most "
    "barns in it, to all who are tied.",
    {}};

// All of the above, in this order.
inline constexpr std::array<const Rule*, 12> kRules{
    &abbey_place,     &mayor_place, &mayor_strength, &majority_zero,           &mayor_count_one,
    &wagon_place,     &wagon_move,  &barn_place,     &barn_score_on_placement, &barn_score_on_join,
    &barn_no_farmers, &barn_final};

}  // namespace barber::mayors
