// Whether the numbers of a sketch can be, and whether it says all that the action needs.
#pragma once

#include <set>

#include "scenario/sketch_plan.hpp"

namespace barber {

// Of features that are `faulty`, an error has been reported already.
void check_sketch(Diagnostics& out, const SketchPlan& plan, const std::set<int>& faulty);

}  // namespace barber
