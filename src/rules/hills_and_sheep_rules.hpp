// Hills & Sheep as data, as far as it is covered: the shepherd beside a bathhouse. Its flock, the
// hills and the vineyards are not. The code that applies it is base_game.hpp's placing of figures.
#pragma once

#include <array>

#include "rules/rule.hpp"

namespace barber::sheep {

inline constexpr Rule figure_shepherd{
    "figure.shepherd",
    Origin::printed,
    "Hills & Sheep, the shepherd",
    "A shepherd is placed instead of a meeple, in a field of the tile just placed where its owner "
    "has a farmer. It counts for no majority.",
    {}};

inline constexpr Rule shepherd_returns{
    "shepherd.returns",
    Origin::inference,
    "our inference, as in JCloisterZone",
    "A shepherd is no farmer: when its field is scored because of a barn it stays.",
    {}};

// All of the above, in this order.
inline constexpr std::array<const Rule*, 2> kRules{&figure_shepherd, &shepherd_returns};

}  // namespace barber::sheep
