// Phase 3 and the final scoring: which features score, in which order, what they are worth, who
// gets it, and where their figures go.
#pragma once

#include "rules/turn_in_play.hpp"

namespace barber {

// T3a. Scores every feature that the turn's tile completed, in the order the active player chooses
// (C 40, 75); small cities that become castles do so before. Illegal where an answer names what the
// rules exclude.
std::optional<Illegality> score_completed(TurnInPlay& turn);

// T3b. Scores every castle that takes a structure completed now, in the order that the active
// player chooses.
std::optional<Illegality> score_castles(TurnInPlay& turn);

// T2c. The abbot scores as at the end of the game and goes home (C 50, 53), or to a bathhouse by
// `bath.visit.abbot-recall`.
std::optional<Illegality> score_recall(TurnInPlay& turn, FigureIndex abbot);

// The end of the game: every feature with figures, complete or not (C 41-49); kind by kind, and
// within a kind, should it matter, in the order that the player of this turn chooses.
std::optional<Illegality> score_final(TurnInPlay& turn);

}  // namespace barber
