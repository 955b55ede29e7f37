// A sketch as text: its features and its bathhouses as two small tables, with what is known of each
// and who is there. The tiles that it has been put on are not shown, since they mean nothing.
#pragma once

#include <string>

#include "report/style.hpp"
#include "scenario/scenario.hpp"

namespace barber {

// Needs a scenario with a sketch; `table` is its table or follows from it by its action. Ends in a
// newline.
std::string sketch_text(const Scenario& scenario, const GameState& table, const Style& style);

}  // namespace barber
