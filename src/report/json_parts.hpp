// What the JSON outputs have in common: how a position, a place and the rules cited are written.
#pragma once

#include <nlohmann/json.hpp>

#include "rules/rule.hpp"
#include "scenario/words.hpp"

namespace barber {

using Json = nlohmann::ordered_json;

Json position_json(Position at);
// `{at, in}` as a scenario has it, or `{in: supply}`.
Json place_json(const Where& where, const Words& words);
Json rule_ids(const Citations& rules);
// Owner, kind, and the name if it has one.
Json figure_json(const Scenario& scenario, FigureIndex number);

}  // namespace barber
