// The Flying Machines as data. The code that applies them is far_placing.hpp; that no machine lands
// in a bathhouse is in barber_surgeons_elsewhere_rules.hpp.
#pragma once

#include <array>

#include "rules/rule.hpp"

namespace barber::flier {

inline constexpr Rule fly{
    "flier.fly",
    Origin::printed,
    "WikiCarpedia, The Flier",
    "With a flying machine on the tile just placed a player may roll the die, 1 to 3, and put a "
    "figure that many tiles away in the machine's direction, on a feature that is incomplete and "
    "no field. Where no tile lies or no feature fits, the figure goes back to the supply.",
    {}};

inline constexpr Rule who{
    "flier.who",
    Origin::clarification,
    "WikiCarpedia, The Flier",
    "Every kind of meeple may fly, to a feature on which its kind may stand; builders and pigs do "
    "not. One figure flies in a turn.",
    {}};

inline constexpr Rule shared_feature{
    "flier.shared-feature",
    Origin::printed,
    "WikiCarpedia, The Flier",
    "A flying machine may land on a feature that is occupied, so that several meeples are involved "
    "when it is scored.",
    {}};

// All of the above, in this order.
inline constexpr std::array<const Rule*, 3> kRules{&fly, &who, &shared_feature};

}  // namespace barber::flier
