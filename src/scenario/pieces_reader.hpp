// Reads `pieces`, of the table or expected of it: where what belongs to nobody is. Each key has its
// row in the table of pieces_reader.cpp. The fairy stands here only where she is beside nobody;
// beside a figure she is its `fairy: true`.
#pragma once

#include "scenario/figures_reader.hpp"
#include "scenario/scenario.hpp"
#include "scenario/usage.hpp"

namespace barber {

// Puts the pieces of the table where the file says. Reports a fairy who is beside a figure too.
void read_pieces(Diagnostics& out, const Node& pieces, Ground& ground, const PlayersDraft& players,
                 FiguresDraft& figures, GameState& table, Usage& usage);

// Once the figures are on the table: the fairy stands where her figure does.
void put_fairy_beside(GameState& table);

ExpectedPieces read_expected_pieces(Diagnostics& out, const Node& pieces, Ground& ground);

}  // namespace barber
