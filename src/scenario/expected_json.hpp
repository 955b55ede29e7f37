// What came out, as `expect` says it: the values of its keys, for `check --update`. Comparing is
// expectation.hpp's.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>

#include "scenario/words.hpp"

namespace barber {

using ExpectJson = nlohmann::ordered_json;

// The value that `key` of the scenario's `expect` must have to fit the ruling; of players and kinds
// that it names already, and those that the ruling changes. Nothing if it can have none: the ruling
// is of another kind, or its outcomes differ there.
std::optional<ExpectJson> expected_value(const Scenario& scenario, const Ruling& ruling,
                                         std::string_view key);

// Whether expected_block() says again what a key says.
bool expected_block_has(std::string_view key);
// A whole `expect` that fits: scores and figures of a legal ruling, the rule that an illegal one
// breaks, the outcomes of an open one; and again the other keys that it has.
ExpectJson expected_block(const Scenario& scenario, const Ruling& ruling);

}  // namespace barber
