// A table or a tile as text for a terminal of 80 columns, so that a player sees the disputed
// position at once. Nothing is judged here.
#pragma once

#include <string>

#include "report/style.hpp"
#include "scenario/scenario.hpp"

namespace barber {

// The board of `table` with coordinates, and below it the figures, scores and supplies. A board too
// wide is drawn with smaller tiles, then with tiles by name in several parts; empty stretches are
// left out; a very large one is cut, and says so. A sketch is a table of its features. `table` is
// that of `scenario` or follows from it by its action. Ends in a newline.
std::string draw_table(const Scenario& scenario, const GameState& table, const Style& style);

// One tile with its border, turned; lines of equal width but for blanks at their ends.
std::string draw_tile(const Tile& tile, Rotation rotation, const Style& style);

}  // namespace barber
