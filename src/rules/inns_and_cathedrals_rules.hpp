// Inns & Cathedrals as data: the large meeple, and what inns and cathedrals make of points. The
// code that applies them is inns_and_cathedrals.hpp; how strong a large meeple is stands in
// base_game.hpp.
#pragma once

#include <array>

#include "rules/rule.hpp"

namespace barber::inns {

inline constexpr Rule figure_large{"figure.large",
                                   Origin::printed,
                                   "WikiCarpedia, Consolidated Clarifications",
                                   "A large meeple is placed wherever an ordinary meeple may be, "
                                   "and counts as two of them for the "
                                   "majority.",
                                   {}};

inline constexpr Rule inn_points{
    "inn.points",
    Origin::printed,
    "Inns & Cathedrals, the inn",
    "A completed road with an inn gives 2 points a tile, however many inns it has; one that is not "
    "completed at the end of the game gives none.",
    {}};

inline constexpr Rule cathedral_points{
    "cathedral.points",
    Origin::printed,
    "Inns & Cathedrals, the cathedral",
    "A completed city with a cathedral gives 3 points a tile and 3 a coat of arms; one that is not "
    "completed at the end of the game gives none.",
    {}};

// All of the above, in this order.
inline constexpr std::array<const Rule*, 3> kRules{&figure_large, &inn_points, &cathedral_points};

}  // namespace barber::inns
