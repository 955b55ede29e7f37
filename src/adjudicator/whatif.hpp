// Which interpretations decide a ruling: every option that it reads, tried at its other values.
#pragma once

#include "adjudicator/adjudicate.hpp"
#include "adjudicator/readings.hpp"

namespace barber {

// Readings that lead to the same outcomes, other than those of the ruling as it is.
struct Consequence {
  std::vector<std::vector<Setting>> readings;  // each the options changed; fewer first
  Ruling ruling;
};

// A single change that leads to the same outcomes.
struct NoEffect {
  Setting setting;
  bool others_decide = false;  // but who decides among them is another player
};

struct WhatIf {
  Ruling ruling;  // by the rules as they are
  std::vector<Consequence> consequences;
  std::vector<NoEffect> no_effect;
  bool complete = true;  // every reading asked for was tried, with every branch of its choices
};

struct WhatIfBounds {
  std::size_t readings = 0;  // tried, the rules as they are among them
  int outcomes = 0;          // of a ruling, as in adjudicate()
};
// Where nothing else is said.
inline constexpr WhatIfBounds kWhatIfBounds{4096, kMostOutcomes};

// Tries each other value of the options that were read, and of those that become read on the way;
// with `pairs` any two at once. Of several at once only those are reported whose outcomes none of
// them shows alone.
WhatIf what_if(const GameState& table, std::span<const Turn> action, const Ruleset& rules,
               bool pairs, WhatIfBounds bounds);

}  // namespace barber
