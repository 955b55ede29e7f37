// The Land Surveyors as data. The code that applies them is land_surveyors.hpp.
#pragma once

#include <array>

#include "rules/rule.hpp"

namespace barber::surveyors {

inline constexpr Rule setup{
    "surveyor.setup", Origin::printed, "WikiCarpedia, The Land Surveyors",
    "There are twelve scoring tiles, five for cities, four for roads, three for monasteries; one "
    "of each kind is in force.",
    "a scenario names the tiles in force"};

inline constexpr Rule rotate{
    "surveyor.rotate",
    Origin::printed,
    "WikiCarpedia, The Land Surveyors",
    "After a turn in which a feature was scored all scoring tiles in force are replaced, also "
    "where it was worth nothing. Finishing a feature on which nobody stands is no scoring.",
    {}};

inline constexpr Rule effects{
    "surveyor.effects",
    Origin::printed,
    "WikiCarpedia, The Land Surveyors, and Scoring During the Game (1st edition)",
    "Wealth adds 3 points, Poverty takes 3; Bad Neighbourhood does not count the semicircular caps "
    "of a city; in the Citizens' Jury everybody with a meeple in the city scores as if leading; "
    "Siege adds 1 for each coat of arms.",
    {}};

inline constexpr Rule negative{"surveyor.negative",
                               Origin::printed,
                               "WikiCarpedia, The Land Surveyors",
                               "A scoring tile may lead a score below 0.",
                               {}};

inline constexpr Rule only_features{
    "surveyor.only-features",
    Origin::inference,
    "inference from WikiCarpedia, The Land Surveyors, which speaks of completed features only",
    "Scoring tiles count for completed cities, roads and monasteries, not for fields and not in "
    "the final scoring.",
    {}};

// All of the above, in this order.
inline constexpr std::array<const Rule*, 5> kRules{&setup, &rotate, &effects, &negative,
                                                   &only_features};

}  // namespace barber::surveyors
