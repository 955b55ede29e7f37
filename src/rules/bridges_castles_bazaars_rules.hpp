// Bridges and castles of Bridges, Castles and Bazaars as data: only their options so far, which no
// ruling cites yet. Its bazaars are bazaars_rules.hpp.
#pragma once

#include <array>

#include "rules/rule.hpp"

namespace barber::bazaars {

inline constexpr std::array<OptionValue, 2> bridge_timing_values{
    {{"tile", "a bridge is built in phase 1, with the tile"},
     {"any-time", "a bridge is built at any moment of the turn"}}};
inline constexpr Rule bridge_timing{
    "bridge.timing",
    Origin::edition,
    "Bridges, Castles and Bazaars (1st edition), footnote 13; papageek.com, Bridges",
    "A bridge is built in phase 1, with the tile. (In the first edition it is built at any moment "
    "of the turn.)",
    "needs Bridges, Castles & Bazaars, which is not covered yet",
    bridge_timing_values};

inline constexpr std::array<OptionValue, 2> castle_eligible_values{
    {{"semicircular", "a city of two semicircular segments may become a castle"},
     {"any-end-segment", "a city of any two end segments may become a castle"}}};
inline constexpr Rule castle_eligible{
    "castle.eligible",
    Origin::edition,
    "Bridges, Castles and Bazaars (1st edition), \"Castles\" and footnote 20; papageek.com, "
    "Castles",
    "Only a completed city of exactly two semicircular segments can become a castle. (Z-Man speaks "
    "of two end segments, which lets the triangular one in.)",
    "needs Bridges, Castles & Bazaars, which is not covered yet",
    castle_eligible_values};

inline constexpr std::array<OptionValue, 2> castle_multi_follower_values{
    {{"exactly-one", "a small city with several meeples cannot become a castle"},
     {"majority-holder",
      "whoever has the majority may turn a small city with several meeples into a castle"}}};
inline constexpr Rule castle_multi_follower{
    "castle.multi-follower",
    Origin::inference,
    "our inference: the pages speak of one follower",
    "A small city becomes a castle only if exactly one meeple stands in it.",
    "needs Bridges, Castles & Bazaars, which is not covered yet",
    castle_multi_follower_values};

inline constexpr std::array<OptionValue, 2> castle_fairy_values{
    {{"forbidden", "the fairy may not be put next to a meeple in a castle"},
     {"allowed",
      "the fairy may be put next to a meeple in a castle, and earns 3 points when it scores"}}};
inline constexpr Rule castle_fairy{
    "castle.fairy",
    Origin::edition,
    "Bridges, Castles and Bazaars (1st edition), footnote 30",
    "The fairy cannot be put next to a meeple in a castle. (Big Box 3 of Hans im Glück allows it; "
    "the publisher later called that wrong.)",
    "needs Bridges, Castles & Bazaars, which is not covered yet",
    castle_fairy_values};

inline constexpr std::array<OptionValue, 2> castle_field_needs_completion_values{
    {{"false", "every castle counts for the fields that touch it"},
     {"true", "only a castle that has been scored counts for the fields that touch it"}}};
inline constexpr Rule castle_field_needs_completion{
    "castle.field.needs-completion",
    Origin::edition,
    "Bridges, Castles and Bazaars (1st edition), \"Castles\" and footnote 34; Hans im Glück, "
    "questions and answers of 2011 (docplayer.org 27531055)",
    "A castle counts for the fields that touch it, whether or not it has ever been scored. (Big "
    "Box 3 of Rio Grande speaks of completed castles.)",
    "needs Bridges, Castles & Bazaars, which is not covered yet",
    castle_field_needs_completion_values};

inline constexpr std::array<OptionValue, 2> castle_garden_triggers_values{
    {{"false", "a completed garden makes no castle score"},
     {"true", "a completed garden makes a castle score, as a monastery does"}}};
inline constexpr Rule castle_garden_triggers{
    "castle.garden-triggers",
    Origin::inference,
    "our inference: the pages name monastery, road, city and castle",
    "A completed garden does not make a castle score.",
    "needs Bridges, Castles & Bazaars, which is not covered yet",
    castle_garden_triggers_values};

inline constexpr std::array<OptionValue, 2> castle_occupant_bathes_values{
    {{"true", "the lone meeple of a castle that is scored is sent"},
     {"false", "the lone meeple of a castle that is scored goes home"}}};
inline constexpr Rule castle_occupant_bathes{
    "castle.occupant-bathes",
    Origin::community,
    "The Barber-Surgeons (Romanian), list of scorings with 0 or fewer points",
    "When a castle is scored, its lone meeple is sent to a free bathhouse.",
    "needs Bridges, Castles & Bazaars, which is not covered yet",
    castle_occupant_bathes_values};

inline constexpr std::array<OptionValue, 2> castle_conversion_no_visit_values{
    {{"true", "the meeple of a city that becomes a castle moves onto the castle"},
     {"false", "the meeple of a city that becomes a castle is sent to a free bathhouse"}}};
inline constexpr Rule castle_conversion_no_visit{
    "castle.conversion-no-visit",
    Origin::inference,
    "our inference: converting is no scoring",
    "Turning a city into a castle sends nobody to a bathhouse.",
    "needs Bridges, Castles & Bazaars, which is not covered yet",
    castle_conversion_no_visit_values};

inline constexpr std::array<OptionValue, 2> castle_copies_bathhouse_values{
    {{"true", "the points that a castle copies include those of the banners"},
     {"false", "the points that a castle copies leave the banners out"}}};
inline constexpr Rule castle_copies_bathhouse{
    "castle.copies-bathhouse",
    Origin::inference,
    "our inference from Bridges, Castles and Bazaars (1st edition), footnote 27",
    "The points that a castle copies from a completed road or city include those of the banners.",
    "needs Bridges, Castles & Bazaars, which is not covered yet",
    castle_copies_bathhouse_values};

// All of the above, in this order.
inline constexpr std::array<const Rule*, 9> kRules{&bridge_timing,
                                                   &castle_eligible,
                                                   &castle_multi_follower,
                                                   &castle_fairy,
                                                   &castle_field_needs_completion,
                                                   &castle_garden_triggers,
                                                   &castle_occupant_bathes,
                                                   &castle_conversion_no_visit,
                                                   &castle_copies_bathhouse};

}  // namespace barber::bazaars
