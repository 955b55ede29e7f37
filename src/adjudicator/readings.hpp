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

struct Search {
  std::size_t changes = 1;  // options changed at once
  std::size_t most = 1;     // readings visited
  // Beyond the first, change only what the rules as they are do not read: what becomes read on the
  // way.
  bool only_newly_read = false;
  int max_outcomes = 1;
};

// Calls `visit` for each reading, fewer changes first, the rules as they are before all. Stops when
// `visit` returns false. Returns whether nothing was left out for being beyond `search.most`.
bool each_reading(const GameState& table, std::span<const Turn> action, const Ruleset& rules,
                  const Search& search, const std::function<bool(const Reading&)>& visit);

// Whether two rulings have the same outcomes: legality and the rule broken, points, figures.
bool same_outcomes(const Ruling& a, const Ruling& b);

}  // namespace barber
