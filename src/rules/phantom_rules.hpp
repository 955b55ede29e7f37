// The Phantom as data. The code that applies them is base_game.hpp's placing of figures.
#pragma once

#include <array>

#include "rules/rule.hpp"

namespace barber::phantom {

inline constexpr Rule second{
    "phantom.second",
    Origin::clarification,
    "WikiCarpedia, The Phantom (1st edition)",
    "After the figure of the turn, or instead of it, the phantom may be placed on another feature "
    "of the tile just placed that nobody occupies.",
    {}};

inline constexpr Rule trapped{
    "phantom.trapped",
    Origin::inference,
    "our inference: buying back and going free come before placing",
    "A phantom that comes out of a bathhouse in this turn may be placed in the same turn.",
    {}};

// All of the above, in this order.
inline constexpr std::array<const Rule*, 2> kRules{&second, &trapped};

}  // namespace barber::phantom
