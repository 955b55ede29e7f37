// The Markets of Leipzig as data. The code that applies them is markets_of_leipzig.hpp.
#pragma once

#include <array>

#include "rules/rule.hpp"

namespace barber::leipzig {

inline constexpr Rule send{
    "leipzig.send",
    Origin::clarification,
    "Carcassonne Central, topic 5719",
    "When a road that leads to Leipzig, directly or through crossings with villages, is completed, "
    "each player with the majority there may send one meeple from it to a quarter in which that "
    "player has none.",
    {}};

inline constexpr Rule who{"leipzig.who",
                          Origin::clarification,
                          "Carcassonne Central, topic 5719",
                          "Every meeple that may stand on a road may be sent to Leipzig, of "
                          "whatever kind: so no abbot and no mayor.",
                          {}};

inline constexpr Rule one_meeple{
    "leipzig.one-meeple",
    Origin::clarification,
    "WikiCarpedia, Scoring During the Game; Carcassonne Central, topic 5719",
    "Who sends the only own meeple of the road gets nothing for the road, nor by a quarter.",
    {}};

inline constexpr Rule many{
    "leipzig.many",
    Origin::printed,
    "WikiCarpedia, The Markets of Leipzig",
    "The meeples that are left on the road score it, with the majority counted among them.",
    {}};

inline constexpr Rule quarters{
    "leipzig.quarters",
    Origin::clarification,
    "WikiCarpedia, The Markets of Leipzig; Carcassonne Central, topic 5719",
    "A meeple in a quarter gives its owner more for scored features on which that player has a "
    "meeple, with the majority or without: the wainwrights 1 for each tile of a road, the coiners "
    "3 "
    "for each coat of arms of a city, the bookbinders 4 for a monastery, from the turn of arrival "
    "on; the tanners for fields at the end.",
    {}};

inline constexpr Rule fairy{
    "leipzig.fairy",
    Origin::clarification,
    "Carcassonne Central, topic 5718",
    "The fairy pays her 3 points only if her meeple scores the road, not if it is sent to Leipzig.",
    {}};

// All of the above, in this order.
inline constexpr std::array<const Rule*, 6> kRules{&send, &who,      &one_meeple,
                                                   &many, &quarters, &fairy};

}  // namespace barber::leipzig
