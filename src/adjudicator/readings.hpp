// The readings of the rules under which an action can be ruled on differently: the rules as they
// are, and every change of options that a ruling can notice. An option that a ruling does not read
// cannot change it, so only options that are read are changed, those included that are read only
// after another change; nothing else is left out (see the .cpp for why).
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "adjudicator/ruling.hpp"
#include "rules/profiles.hpp"

namespace barber {

struct Reading {
  std::vector<Setting> changed;  // against the rules as they are; in the order of the book
  Ruling ruling;
};

// Calls `visit` for each reading, fewer changes first, the rules as they are before all; at most
// `most` readings with at most `changes` changes. Stops when `visit` returns false. Returns whether
// all of them were visited (up to `changes`), or `visit` stopped it.
bool each_reading(const GameState& table, std::span<const Turn> action, const Ruleset& rules,
                  int max_outcomes, std::size_t changes, std::size_t most,
                  const std::function<bool(const Reading&)>& visit);

// Whether two rulings have the same outcomes: legality and the rule broken, points, figures.
bool same_outcomes(const Ruling& a, const Ruling& b);

}  // namespace barber
