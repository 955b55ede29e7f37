// Ghosts, Castles & Cemeteries at work: ghosts beside meeples, and the two features that eight
// tiles complete. The rules themselves are ghosts_castles_cemeteries_rules.hpp.
#pragma once

#include <optional>
#include <vector>

#include "rules/ghosts_castles_cemeteries_rules.hpp"
#include "rules/turn_in_play.hpp"

namespace barber::ghosts {

inline constexpr int kThird = 3;  // the ghost that drives its figure home

// Guards that a player can have in all.
inline constexpr int kGuards = 5;

// T2a. Gives a ghost to a figure; the third drives it home.
std::optional<Illegality> give_ghost(TurnInPlay& turn, const GiveGhost& step);

// What a castle is worth.
std::vector<Item> worth_of_castle(const GameState& table, SegmentId feature, bool in_final);

// Points that the ghosts beside these figures take from their player, whatever the score.
int taken(const GameState& table, const std::vector<FigureIndex>& figures, PlayerId player,
          bool in_final);

// Whether what the ghosts beside these figures take may end at 0, so that it makes a difference
// whether a feature with those others is scored before.
bool depend(const GameState& table, const std::vector<FigureIndex>& figures,
            const std::vector<FigureIndex>& others, bool in_final);

// T3a, after the points of a feature have been booked: what ghosts take of them.
void scare(TurnInPlay& turn, const FeatureScored& scored, const std::vector<FigureIndex>& figures);

// T3a: a completed cemetery gives a guard.
void earn_guard(TurnInPlay& turn, const FeatureScored& scored);

}  // namespace barber::ghosts
