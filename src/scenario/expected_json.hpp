// What came out, as `expect` says it: the values of its keys, for `check --update`. Comparing is
// expectation.hpp's.
#pragma once

#include <optional>
#include <string_view>

#include "scenario/expected_table.hpp"

namespace barber {

// What `key` of the scenario's `expect`, which says `said`, must say to fit the ruling: of players
// and kinds that it names already, and those that the ruling changes; of what holds already the
// words stay. Nothing if no value fits: the ruling is of another kind, its outcomes differ there,
// or there is nothing left to name. `max_outcomes` bounds the replays of `when`.
std::optional<ExpectJson> expected_value(const Scenario& scenario, const Ruling& ruling,
                                         std::string_view key, const ExpectJson& said,
                                         int max_outcomes);

// A whole `expect` that fits, where `said` is one for a ruling of another kind: scores and figures
// of a legal ruling, the rule that an illegal one breaks, the outcomes of an open one; and again
// the other keys that it has. Nothing if one of these can have no value.
std::optional<ExpectJson> expected_block(const Scenario& scenario, const Ruling& ruling,
                                         const ExpectJson& said, int max_outcomes);

}  // namespace barber
