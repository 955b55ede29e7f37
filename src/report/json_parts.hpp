// What the JSON outputs have in common: how a position, a place and the rules cited are written.
#pragma once

#include <nlohmann/json.hpp>

#include "rules/rule.hpp"
#include "scenario/words.hpp"

namespace barber {

using Json = nlohmann::ordered_json;

inline constexpr int kFormatVersion = 1;

// `[x, y]`; in a sketch what the tile there is called.
Json position_json(Position at, const Words& words);
// Adds where a tile lies: `at`, or `in` in a sketch.
void add_spot(Json& json, Position at, const Words& words);
// Adds under `key` where tiles lie; nothing in a sketch, where they lie nowhere.
void add_positions(Json& json, std::string_view key, std::span<const Position> all,
                   const Words& words);
// The step that places a tile; in a sketch the step that stands for it.
Json place_tile_json(const Tile& tile, Position at, Rotation rotation, const Words& words);
// `{at, in}` as a scenario has it, or `{in: NAME}` in a sketch, or `{in: supply}`.
Json place_json(const Where& where, const Words& words);
// `{wine: 1}`; those of which there are none are left out.
Json goods_json(const Goods& goods);
Json rule_ids(const Citations& rules);
Json diagnostic_json(const Diagnostic& one);
// Owner, kind, and the name if it has one.
Json figure_json(const Scenario& scenario, FigureIndex number);

}  // namespace barber
