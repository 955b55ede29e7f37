// The rules as a function: a table, an action and the answers to its choices give a ruling.
#pragma once

#include <span>

#include "adjudicator/ruling.hpp"

namespace barber {

// How many branches are tried where nothing else is said.
inline constexpr int kMostOutcomes = 1000;

// Rules on the turns of `action`, played in order on `table` by `rules`. Every choice that the
// answers leave open is tried each way, at most `max_outcomes` branches; equal outcomes are merged.
// An illegal turn leaves the table as it was before that turn and ends its branch. Needs: what the
// turns name (tiles, players, features of tiles) exists; the scenario reader sees to that. Never
// fails.
Ruling adjudicate(const GameState& table, std::span<const Turn> action, const Ruleset& rules,
                  int max_outcomes);

}  // namespace barber
