// The Princess & the Dragon as data: the fairy, the dragon, the princess and the magic portals. The
// code that applies them is princess_and_dragon.hpp and far_placing.hpp; what the community says of
// them together with bathhouses is barber_surgeons_elsewhere_rules.hpp.
#pragma once

#include <array>

#include "rules/rule.hpp"

namespace barber::dragon {

inline constexpr Rule fairy_move{
    "fairy.move",
    Origin::printed,
    "The Princess & the Dragon, \"The fairy\"; carcassonnecentral.com, topics 5324 and 5653",
    "In phase 2 a player who takes no other action there may put the fairy next to one own meeple. "
    "She belongs to that one meeple and comes before the dragon moves.",
    {}};

inline constexpr Rule fairy_one_point{
    "fairy.1pt",
    Origin::printed,
    "The Princess & the Dragon, \"The fairy\"",
    "At the start of a turn the player next to whose meeple the fairy stands gets 1 point.",
    {}};

inline constexpr Rule fairy_three_points{
    "fairy.3pt",
    Origin::printed,
    "The Princess & the Dragon, \"The fairy\"; carcassonnecentral.com, topic 5324",
    "When the feature is scored on which the fairy's meeple stands, its owner gets 3 points, with "
    "or without the majority, in the final scoring too.",
    {}};

inline constexpr Rule fairy_stay{
    "fairy.stay",
    Origin::clarification,
    "behaviour of JCloisterZone; The Princess & the Dragon, \"The fairy\"",
    "When her meeple leaves, the fairy stays on the tile beside nobody and still keeps the dragon "
    "off it.",
    {}};

inline constexpr Rule dragon_move{
    "dragon.move",
    Origin::printed,
    "papageek.com, The Princess & the Dragon",
    "After a dragon tile, and before any scoring, the dragon goes six tiles from side to side, the "
    "players moving it in turn from the active one on. It goes twice onto no tile, that where it "
    "started included, and not onto the fairy's; only a dead end stops it early.",
    {}};

inline constexpr Rule dragon_eat{
    "dragon.eat",
    Origin::printed,
    "papageek.com, The Princess & the Dragon; Bridges, Castles and Bazaars (1st edition), "
    "\"Castles\"",
    "Every figure on a tile that the dragon enters goes home and scores nothing. A barn and who is "
    "in a castle are safe, since they are not on a single tile.",
    {}};

inline constexpr Rule volcano{
    "dragon.volcano",
    Origin::printed,
    "papageek.com, The Princess & the Dragon",
    "A volcano tile calls the dragon to it at once, and no figure is placed on it. The fairy may "
    "be moved instead.",
    {}};

inline constexpr Rule princess{
    "princess.remove",
    Origin::printed,
    "papageek.com, The Princess & the Dragon",
    "Whoever adds a tile with a princess to a city may, instead of placing a figure, send one "
    "knight of that city home. That is no scoring.",
    {}};

inline constexpr Rule portal{
    "portal.place",
    Origin::printed,
    "papageek.com, The Princess & the Dragon",
    "With a magic portal on the tile just placed a meeple may go to any tile of the table, onto a "
    "feature that is unoccupied and incomplete. One figure goes through a portal.",
    {}};

// All of the above, in this order.
inline constexpr std::array<const Rule*, 9> kRules{
    &fairy_move, &fairy_one_point, &fairy_three_points, &fairy_stay, &dragon_move,
    &dragon_eat, &volcano,         &princess,           &portal};

}  // namespace barber::dragon
