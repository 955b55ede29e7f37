// The abbot and the gardens (in the base box) as data. The code that applies them is abbot.hpp.
#pragma once

#include <array>

#include "rules/rule.hpp"

namespace barber::abbot {

inline constexpr Rule recall{
    "abbot.recall",
    Origin::printed,
    "papageek.com, The Abbot; WikiCarpedia, The Abbot",
    "In phase 2, instead of placing a meeple, a player may take the own abbot back to the supply "
    "and score the garden/monastery at its final-scoring value of that moment.",
    {}};

inline constexpr Rule recall_no_other_wood{
    "abbot.recall.no-other-wood",
    Origin::community,
    "WikiCarpedia, The Abbot",
    "Recalling the abbot takes the place of any other figure action of that phase.",
    {}};

inline constexpr Rule recall_only_incomplete{
    "abbot.recall.only-incomplete",
    Origin::clarification,
    "JCloisterZone, issue 355",
    "The recall is not available once the garden/monastery is complete; then only regular scoring "
    "remains.",
    {}};

inline constexpr Rule recall_not_feature_scoring{
    "abbot.recall.not-feature-scoring",
    Origin::clarification,
    "publisher clarification of November 2020, quoted in the sources of JCloisterZone",
    "A recall scores the abbot, never the feature itself.",
    {}};

inline constexpr Rule place{"abbot.place",
                            Origin::printed,
                            "papageek.com, The Abbot",
                            "The abbot goes on a monastery or a garden only.",
                            {}};

inline constexpr Rule garden_only_abbot{"abbot.garden-only-abbot",
                                        Origin::printed,
                                        "papageek.com, The Abbot",
                                        "A garden accepts no other meeple.",
                                        {}};

inline constexpr Rule garden_points{
    "abbot.garden.points",
    Origin::printed,
    "papageek.com, The Abbot",
    "A completed garden gives 9; an incomplete one 1 + surrounding tiles at the end.",
    {}};

inline constexpr Rule complete{"abbot.complete",
                               Origin::printed,
                               "WikiCarpedia, The Abbot",
                               "An abbot on a completed monastery or garden is scored in phase 3 "
                               "like any monk, and leaves it.",
                               {}};

inline constexpr Rule trapped{
    "abbot.trapped",
    Origin::inference,
    "our inference: a bathhouse is neither a monastery nor a garden",
    "An abbot in a bathhouse cannot be recalled; like any meeple there he goes free or is bought "
    "back.",
    {}};

// All of the above, in this order.
inline constexpr std::array<const Rule*, 9> kRules{
    &recall, &recall_no_other_wood, &recall_only_incomplete, &recall_not_feature_scoring,
    &place,  &garden_only_abbot,    &garden_points,          &complete,
    &trapped};

}  // namespace barber::abbot
