// Under the Big Top as data. The code that applies them is under_the_big_top.hpp.
#pragma once

#include <array>

#include "rules/rule.hpp"

namespace barber::circus {

inline constexpr Rule place{
    "circus.place",
    Origin::printed,
    "papageek.com, Under the Big Top; WikiCarpedia, Under the Big Top",
    "After the regular scoring of a turn that placed a circus tile the token under the tent is "
    "turned up and scored; then the tent moves to the new tile with a new token, face down. The "
    "first circus tile only gets the tent.",
    {}};

inline constexpr Rule score{
    "circus.score",
    Origin::clarification,
    "papageek.com, Under the Big Top",
    "Each meeple in the nine spaces round the tent, whatever it is doing there, gives its owner "
    "the "
    "value of the token; builders, pigs and barns do not count. Nobody is taken off the board.",
    {}};

inline constexpr std::array<OptionValue, 2> counts_bathers_values{
    {{"true", "the big top counts bathers too"}, {"false", "the big top does not count bathers"}}};
inline constexpr Rule counts_bathers{
    "circus.counts-bathers",
    Origin::inference,
    "inference; no source answers it, and a bather lies on a tile like any other meeple",
    "A bather in one of the nine spaces round the tent is counted.",
    {},
    counts_bathers_values};

inline constexpr Rule acrobat{
    "circus.acrobat",
    Origin::printed,
    "WikiCarpedia, Under the Big Top",
    "In phase 2 a meeple may join the acrobats on the tile just placed or on one of the eight "
    "round it, three at most, of whatever colours. A pyramid of three may be scored instead of "
    "placing a figure: 5 points an acrobat, and all go home. At the end of the game each acrobat "
    "gives 5 points too.",
    {}};

inline constexpr std::array<OptionValue, 2> acrobat_no_visit_values{
    {{"true", "acrobats that are scored go home"},
     {"false", "a lone acrobat that is scored is sent to a bathhouse"}}};
inline constexpr Rule acrobat_no_visit{
    "circus.acrobat-no-visit",
    Origin::inference,
    "inference from The Barber-Surgeons (English, revision 433303), footnote 3, on other phases",
    "Acrobats are scored in phase 2, so none of them is sent to a bathhouse.",
    {},
    acrobat_no_visit_values};

inline constexpr Rule ringmaster_bonus{
    "ringmaster.bonus",
    Origin::printed,
    "WikiCarpedia, Under the Big Top",
    "When the feature of a ringmaster is scored, its owner gets 2 points more for each tile with a "
    "circus or an acrobat space in the nine spaces round it, with the majority or without. That is "
    "part of the same scoring.",
    {}};

// All of the above, in this order.
inline constexpr std::array<const Rule*, 6> kRules{
    &place, &score, &counts_bathers, &acrobat, &acrobat_no_visit, &ringmaster_bonus};

}  // namespace barber::circus
