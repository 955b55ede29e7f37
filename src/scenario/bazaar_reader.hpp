// Reads the step `bazaar`, with the tiles turned up and the words of the auction, and who is
// expected to have bought what. Whether the words are in order is for the rules to say.
#pragma once

#include <optional>
#include <vector>

#include "game/turn.hpp"
#include "scenario/figures_reader.hpp"

namespace barber {

// The value of the step; `usage` takes up the tiles.
std::optional<HoldBazaar> read_bazaar(Diagnostics& out, const Node& value,
                                      const PlayersDraft& players, const TileTable& tiles,
                                      Usage& usage);

// Whether a turn's `steps` begin with a bazaar: it is no turn of its own then.
bool begins_with_bazaar(const Node& steps);

}  // namespace barber
