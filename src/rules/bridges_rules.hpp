// The bridges of Bridges, Castles and Bazaars as data. The code that applies them is bridges.hpp.
#pragma once

#include <array>

#include "rules/rule.hpp"

namespace barber::bridges {

inline constexpr Rule supply{
    "bridge.supply",
    Origin::printed,
    "Bridges, Castles and Bazaars (1st edition), \"Preparation\"",
    "Each player has 3 bridges with two to four players, and 2 with five or six.",
    {}};

inline constexpr Rule optional{
    "bridge.optional",
    Origin::clarification,
    "Bridges, Castles and Bazaars (1st edition), footnote 14",
    "Nobody has to build a bridge, not even to save a tile that would have to be discarded.",
    {}};

inline constexpr Rule one_per_turn{
    "bridge.one-per-turn",
    Origin::printed,
    "Bridges, Castles and Bazaars (1st edition), \"Bridges\"",
    "In one turn a player builds one bridge at most. A double turn is one turn.",
    {}};

inline constexpr Rule site{
    "bridge.site",
    Origin::printed,
    "Bridges, Castles and Bazaars (1st edition), \"Bridges\"",
    "A bridge is built on the tile just placed or on one that shares an edge with it.",
    {}};

inline constexpr Rule ends_on_field{"bridge.ends-on-field",
                                    Origin::printed,
                                    "Bridges, Castles and Bazaars (1st edition), \"Bridges\"",
                                    "Both ends of a bridge lie on field edges of its tile.",
                                    {}};

inline constexpr Rule ends_continue{
    "bridge.ends-continue",
    Origin::clarification,
    "Bridges, Castles and Bazaars (1st edition), footnote 15",
    "Beyond each end of a bridge lies a road or a bridge that it meets, or nothing yet.",
    {}};

inline constexpr Rule straight{
    "bridge.straight", Origin::printed, "papageek.com, Bridges",
    "A bridge runs straight from one side of its tile to the opposite one.",
    "a bridge is written down by the direction it runs in"};

inline constexpr Rule one_per_tile{
    "bridge.one-per-tile",
    Origin::clarification,
    "Bridges, Castles and Bazaars (1st edition), footnote 18; papageek.com, Bridges",
    "A tile carries one bridge at most.",
    {}};

inline constexpr Rule neighbouring_ok{
    "bridge.neighbouring-ok",
    Origin::printed,
    "Bridges, Castles and Bazaars (1st edition), \"Bridges\"",
    "Bridges may stand on neighbouring tiles, in a row along one road too.",
    {}};

inline constexpr Rule over_anything{
    "bridge.over-anything",
    Origin::printed,
    "Bridges, Castles and Bazaars (1st edition), \"Bridges\", examples",
    "A bridge may span whatever its tile shows: cities, monasteries, roads, and figures.",
    {}};

inline constexpr Rule tile_legality{
    "bridge.tile-legality",
    Origin::printed,
    "Bridges, Castles and Bazaars (1st edition), \"Bridges\"",
    "A tile may be placed with a road against a field edge if a bridge built in the same turn "
    "carries that road on.",
    {}};

inline constexpr Rule no_division{"bridge.no-division",
                                  Origin::printed,
                                  "Bridges, Castles and Bazaars (1st edition), \"Bridges\"",
                                  "Fields and cities beneath a bridge are not divided by it.",
                                  {}};

inline constexpr Rule field_join{
    "bridge.field-join",
    Origin::printed,
    "papageek.com, Bridges",
    "Where a road meets the end of a bridge the fields on both its sides meet the field beneath "
    "the bridge, so that a bridge can join two fields.",
    {}};

inline constexpr Rule is_road{
    "bridge.is-road",
    Origin::printed,
    "Bridges, Castles and Bazaars (1st edition), \"Bridges\"",
    "A bridge is a piece of road: it joins, is occupied, is completed and is scored like one.",
    {}};

inline constexpr Rule point_once{
    "bridge.point-once",
    Origin::community,
    "Bridges, Castles and Bazaars (1st edition), footnote 16",
    "A tile on which a road runs both as printed and on a bridge counts once for it.",
    {}};

inline constexpr Rule crossing_separate{
    "bridge.crossing-separate",
    Origin::inference,
    "our inference: a bridge divides nothing",
    "A bridge above a printed road neither joins it nor ends it.",
    {}};

inline constexpr Rule before_meeple{
    "bridge.before-meeple",
    Origin::community,
    "Bridges, Castles and Bazaars (1st edition), footnote 17",
    "A bridge that is to carry a meeple is built before the meeple is placed.",
    {}};

inline constexpr Rule meeple{
    "bridge.meeple",
    Origin::printed,
    "Bridges, Castles and Bazaars (1st edition), \"Bridges\"",
    "A meeple may be placed on a bridge only if it stands on the tile placed in this turn, and if "
    "nobody is on its road.",
    {}};

inline constexpr std::array<OptionValue, 2> timing_values{
    {{"tile", "a bridge is built in phase 1, with the tile"},
     {"any-time", "a bridge is built at any moment of the turn"}}};
inline constexpr Rule timing{
    "bridge.timing",
    Origin::edition,
    "Bridges, Castles and Bazaars (1st edition), footnote 13; papageek.com, Bridges",
    "A bridge is built in phase 1, with the tile. (In the first edition it is built at any moment "
    "of the turn.)",
    {},
    timing_values};

inline constexpr Rule permanent{"bridge.permanent",
                                Origin::printed,
                                "papageek.com, Bridges",
                                "A bridge stays for the rest of the game.",
                                {}};

inline constexpr Rule tower{"bridge.tower", Origin::clarification,
                            "Bridges, Castles and Bazaars (1st edition), footnote 19",
                            "Towers and bridges do not hinder each other.",
                            "nothing of it is modelled: pieces are moved aside"};

inline constexpr Rule bonus{
    "combined.bridge.bonus",
    Origin::inference,
    "our inference",
    "A bridge over a bathhouse tile does not make its road one of that bathhouse.",
    {}};

// All of the above, in this order.
inline constexpr std::array<const Rule*, 22> kRules{
    &supply,          &optional,      &one_per_turn,  &site,
    &ends_on_field,   &ends_continue, &straight,      &one_per_tile,
    &neighbouring_ok, &over_anything, &tile_legality, &no_division,
    &field_join,      &is_road,       &point_once,    &crossing_separate,
    &before_meeple,   &meeple,        &timing,        &permanent,
    &tower,           &bonus};

}  // namespace barber::bridges
