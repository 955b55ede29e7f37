// The Watchtowers as data. The code that applies them is watchtowers.hpp.
#pragma once

#include <array>

#include "rules/rule.hpp"

namespace barber::watchtowers {

inline constexpr Rule trigger{
    "watchtower.trigger",
    Origin::printed,
    "WikiCarpedia, The Watchtowers",
    "When a road or city is completed, the owner of a meeple on the watchtower's own tile and on "
    "that feature gets the bonus of the tower before the feature is scored, with the majority or "
    "without. Farmers never get it, and nobody does at the end of the game.",
    {}};

inline constexpr Rule values{
    "watchtower.values",
    Origin::printed,
    "WikiCarpedia, The Watchtowers",
    "In the nine spaces round it a tower counts what it shows: 2 for each meeple of whomever, 2 "
    "for each coat of arms, 1 for each tile with a road, 3 for each monastery (no garden), or 1 "
    "for each tile with a city.",
    {}};

inline constexpr std::array<OptionValue, 2> counts_bathers_values{
    {{"true", "a tower that counts meeples counts bathers too"},
     {"false", "a tower that counts meeples does not count bathers"}}};
inline constexpr Rule counts_bathers{
    "watchtower.counts-bathers",
    Origin::inference,
    "inference; WikiCarpedia, The Watchtowers, lists who is not counted, and no bather is among "
    "them",
    "A bather in one of the nine spaces is a meeple that the tower counts.",
    {},
    counts_bathers_values};

// All of the above, in this order.
inline constexpr std::array<const Rule*, 3> kRules{&trigger, &values, &counts_bathers};

}  // namespace barber::watchtowers
