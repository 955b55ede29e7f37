// The Tower as data: floors, prisoners, and what towers have to do with bathhouses. The code that
// applies them is tower.hpp.
#pragma once

#include <array>

#include "rules/rule.hpp"

namespace barber::tower {

inline constexpr Rule floor{
    "tower.floor",
    Origin::printed,
    "papageek.com, The Tower; carcassonnecentral.com, topic 5950",
    "In phase 2, instead of placing a figure, a player may add a floor to a foundation or an open "
    "tower and take one meeple, of anyone, from the tower's tile or up to as many tiles away in "
    "the four directions as it has floors, gaps and other towers notwithstanding.",
    {}};

inline constexpr Rule prisoner{
    "tower.prisoner",
    Origin::printed,
    "papageek.com, The Tower",
    "A meeple of one's own that a tower takes goes home, another player's becomes a prisoner. Two "
    "players who hold one of each other exchange them at once; otherwise the owner may buy one "
    "back in the own turn for 3 points, of whatever kind it is, which the captor gets.",
    {}};

inline constexpr Rule top{
    "tower.top",
    Origin::printed,
    "papageek.com, The Tower",
    "A meeple placed on top of a tower closes it, is never scored, and stays until it is taken.",
    {}};

inline constexpr std::array<OptionValue, 2> captures_bather_values{
    {{"true", "a tower may take a bather in its reach"}, {"false", "no tower takes a bather"}}};
inline constexpr Rule captures_bather{"tower.captures-bather",
                                      Origin::inference,
                                      "our inference: a tower acts on tiles, as the dragon does",
                                      "A tower may take the meeple in a bathhouse in its reach.",
                                      {},
                                      captures_bather_values};

inline constexpr std::array<OptionValue, 2> no_visit_values{
    {{"true", "who is taken, exchanged or bought free goes to no bathhouse"},
     {"false", "a meeple of one's own that a tower takes off a feature goes to a free bathhouse"}}};
inline constexpr Rule no_visit{
    "tower.no-visit",
    Origin::inference,
    "our inference from The Barber-Surgeons (English, revision 433303), footnote 3",
    "Who is taken by a tower, exchanged or bought out of prison goes to the captor or home, never "
    "to a bathhouse, since that is no scoring.",
    {},
    no_visit_values};

// All of the above, in this order.
inline constexpr std::array<const Rule*, 5> kRules{&floor, &prisoner, &top, &captures_bather,
                                                   &no_visit};

}  // namespace barber::tower
