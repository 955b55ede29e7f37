// Ghosts, Castles & Cemeteries as data. The code that applies them is
// ghosts_castles_cemeteries.hpp.
#pragma once

#include <array>

#include "rules/rule.hpp"

namespace barber::ghosts {

inline constexpr Rule guard{
    "ghosts.guard",
    Origin::printed,
    "WikiCarpedia, Ghosts, Castles and Cemeteries",
    "A guard is a meeple that can be given no ghost. A player starts with two, and with five "
    "meeples instead of seven.",
    {}};

inline constexpr Rule give{
    "ghosts.ghost.give",
    Origin::printed,
    "WikiCarpedia, Ghosts, Castles and Cemeteries",
    "A tile with mist that extends the mist gives a ghost to a meeple of another player, one that "
    "limits it a ghost to an own meeple, at the beginning of phase 2. Guards cannot be given one, "
    "nor can who stands on no feature: a bather, an acrobat, a meeple in a castle or on a tower.",
    {}};

inline constexpr Rule third{
    "ghosts.ghost.third",
    Origin::printed,
    "WikiCarpedia, Ghosts, Castles and Cemeteries",
    "The third ghost drives a meeple home unscored, and its ghosts are gone.",
    {}};

inline constexpr Rule penalty{
    "ghosts.ghost.penalty",
    Origin::community,
    "WikiCarpedia, Scoring During the Turn Sequence",
    "When a feature is scored during the game, each player of the majority loses 2 points for each "
    "ghost beside the own meeples there. The value of the feature stays what it is.",
    {}};

inline constexpr Rule floor{
    "ghosts.ghost.floor",
    Origin::community,
    "WikiCarpedia, Scoring During the Turn Sequence",
    "Ghosts lead no score below 0; one that is below it already stays where it is.",
    {}};

inline constexpr Rule final_penalty{"ghosts.ghost.final",
                                    Origin::printed,
                                    "rules.dized.com, Mists over Carcassonne, final scoring",
                                    "In the final scoring a ghost costs 1 point.",
                                    {}};

inline constexpr Rule castle{
    "ghosts.castle",
    Origin::printed,
    "WikiCarpedia, Ghosts, Castles and Cemeteries; rules.dized.com, Mists over Carcassonne, "
    "castles",
    "A castle whose eight spaces are taken gives 2 points for each tile with mist among the nine; "
    "in the final scoring 1 for itself and 1 for each tile with mist round it.",
    {}};

inline constexpr Rule cemetery{
    "ghosts.cemetery",
    Origin::printed,
    "WikiCarpedia, Ghosts, Castles and Cemeteries; rules.dized.com, Mists over Carcassonne, "
    "cemeteries",
    "A cemetery whose eight spaces are taken gives no points; the owner of its keeper takes one "
    "more guard, and the keeper leaves. At the end of the game it gives nothing.",
    {}};

inline constexpr std::array<OptionValue, 2> single_features_visit_values{
    {{"true", "a lone meeple of a castle or cemetery that is completed is sent"},
     {"false", "a lone meeple of a castle or cemetery that is completed goes home"}}};
inline constexpr Rule single_features_visit{
    "ghosts.single-features-visit",
    Origin::inference,
    "inference: they are completed features whose meeples leave in phase 3",
    "A lone meeple of a completed castle or cemetery of the ghosts must visit a bathhouse.",
    {},
    single_features_visit_values};

// All of the above, in this order.
inline constexpr std::array<const Rule*, 9> kRules{&guard,   &give,     &third,
                                                   &penalty, &floor,    &final_penalty,
                                                   &castle,  &cemetery, &single_features_visit};

}  // namespace barber::ghosts
