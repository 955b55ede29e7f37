// What an expectation is compared with: the figures, prisoners and pieces of a table in a form
// in which two tables that look alike are equal.
#pragma once

#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "scenario/scenario.hpp"

namespace barber {

// A figure as an expectation sees it: which one of its kind it is does not matter.
using Seen = std::tuple<PlayerId, FigureKind, Where>;

// As the file names it; a castle may be named by either of its tiles.
Seen seen_of(const ExpectedFigure& figure, const GameState& table);

// The figure beside which the fairy stands.
std::optional<Seen> beside_fairy(const GameState& table);

// Who is held by a player, sorted.
Prisoners prisoners_of(const GameState& table, PlayerId captor);

std::vector<ExpectedTower> towers_of(const GameState& table);
std::vector<ExpectedBridge> bridges_of(const GameState& table);  // sorted
std::vector<ExpectedCastle> castles_of(const GameState& table);

// All that are on the table, sorted; and the same with their ghosts.
std::vector<Seen> figures_on_board(const GameState& table);
std::vector<std::pair<Seen, int>> haunted(const GameState& table);

}  // namespace barber
