// Reads `pieces` and `expect.pieces`: what belongs to nobody. A key each, in a table; what is read
// is put into the state of the table by put().
#pragma once

#include <optional>

#include "game/state.hpp"
#include "scenario/ground.hpp"
#include "scenario/usage.hpp"

namespace barber {

// Of an expectation, only what is named is compared.
struct PiecesDraft {
  std::optional<BigTop> big_top;
  std::optional<Surveyors> surveyors;
  Usage usage;

  void put(GameState& table) const;
};

PiecesDraft read_pieces(Diagnostics& out, const Node& pieces, Ground& ground);

}  // namespace barber
