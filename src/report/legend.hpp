// The text below a drawn table: what the characters mean, who stands where, who bathes, and what
// the players have. The marks that stand for figures in the drawing are made here too.
#pragma once

#include <string>
#include <vector>

#include "report/style.hpp"
#include "scenario/scenario.hpp"

namespace barber {

// The mark of each figure on the table, by FigureIndex; "" in the supply. A letter of the owner,
// then for meeples a number, for other kinds their letter: "r2", "ra" for red's abbot.
std::vector<std::string> figure_marks(const Scenario& scenario, const GameState& table);

// What the characters of the drawing mean, one line or more; only of what lies on the table.
std::string key_text(const Board& board, const Style& style);

// The figures on the board by their marks, the free bathhouses, scores, supplies and the stack.
std::string legend_text(const Scenario& scenario, const GameState& table,
                        const std::vector<std::string>& marks, const Style& style);

// Of that the scores, supplies and the stack.
std::string players_text(const Scenario& scenario, const GameState& table);

}  // namespace barber
