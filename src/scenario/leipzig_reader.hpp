// Reads what a scenario says of Leipzig: `pieces.leipzig`, and `in: leipzig.coiners` of a figure.
#pragma once

#include "scenario/figures_reader.hpp"

namespace barber {

// Whether `in` says that a figure is in Leipzig.
bool is_in_leipzig(const Node* in);

// The quarter that such an `in` names; `at` must be left out (nullptr).
std::optional<Where> read_quarter(Diagnostics& out, const Node* at, const Node& in);

// What may not be in a quarter, or not beside another; no word if it may. `standing`: those before.
std::string never_in_quarter(const std::vector<StandingFigure>& standing, PlayerId owner,
                             FigureKind kind, const Where& quarter);

// `pieces.leipzig`: the roads and values go to the table, who is in the quarters to the figures.
void read_leipzig(Diagnostics& out, const Node& node, Ground& ground, const PlayersDraft& players,
                  FiguresDraft& figures, GameState& table);

}  // namespace barber
