// Reads the steps of the action that stand for the tiles placed in a sketch, and what else of the
// action and of `meeples` decides which of the sketch's numbers are needed.
#pragma once

#include <span>

#include "scenario/sketch_names.hpp"
#include "scenario/sketch_plan.hpp"

namespace barber {

// `figures` is `meeples`; it and `action` may be nullptr. Needs: the features are read.
void read_sketch_steps(Diagnostics& out, const SketchNames& names, const Node* figures,
                       const Node* action, SketchPlan& plan, Usage& usage);

// The words of such a step, which is a map with any of them.
std::span<const std::string_view> sketch_step_words();

// Whether a step is one that stands for the tile placed in a sketch.
bool is_sketch_step(const Node& step);

}  // namespace barber
