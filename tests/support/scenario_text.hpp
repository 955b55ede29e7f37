// A position of a random game written as a scenario file, with what its ruling says as expectation.
#pragma once

#include <string>

#include "adjudicator/ruling.hpp"

namespace barber::test {

// The YAML text of a scenario: the table, the turn, and the outcome as `expect` (scores, figures,
// and for an open ruling all outcomes with the answers that lead there).
std::string scenario_text(const GameState& table, const Turn& turn, const Ruling& ruling);

// The name that scenario_text() gives to a player.
std::string player_name(PlayerId player);

}  // namespace barber::test
