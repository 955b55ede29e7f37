// Makes the tiles of a sketch: those that lie there from the beginning and those that steps place,
// each with the pieces that the features have on it, so that they count as declared.
#pragma once

#include "scenario/sketch_plan.hpp"

namespace barber {

// Needs a plan without errors. Fills the draft's board and steps; reports tiles that are too many,
// or beside tiles that are not there yet.
void lay_sketch(Diagnostics& out, SketchPlan& plan, SketchDraft& draft);

}  // namespace barber
