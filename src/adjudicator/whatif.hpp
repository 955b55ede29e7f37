// Which interpretations decide a ruling: every option that it reads, tried at its other values.
#pragma once

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
  bool complete = true;  // every reading asked for was tried
};

// How many readings are tried where nothing else is said.
inline constexpr std::size_t kMostReadings = 4096;

// Tries each other value of the options that were read, and of those that become read on the way;
// with `pairs` any two at once. Of several at once only those are reported whose outcomes none of
// them shows alone.
WhatIf what_if(const GameState& table, std::span<const Turn> action, const Ruleset& rules,
               bool pairs, int max_outcomes);

}  // namespace barber
