// Reads `claims`: what people at the table say comes out.
#pragma once

#include "scenario/figures_reader.hpp"
#include "scenario/scenario.hpp"

namespace barber {

std::vector<StatedClaim> read_claims(Diagnostics& out, const Node& claims,
                                     const PlayersDraft& players, Ground& ground);

}  // namespace barber
