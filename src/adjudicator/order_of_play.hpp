// One turn, in the order of play. A reader sees here when everything happens; how it happens stands
// in the rule files.
#pragma once

#include "adjudicator/ruling.hpp"

namespace barber {

// One turn ruled on, and the table after it: as it was before an illegal turn.
struct PlayedTurn {
  TurnRuling ruling;
  GameState table;
};

// Plays `turn` on a copy of `before`. `first`: it is the first turn of the action, whose tile is
// already in the player's hand.
PlayedTurn play_turn(const GameState& before, const Turn& turn, Decider& decider, Options& options,
                     bool first);

}  // namespace barber
