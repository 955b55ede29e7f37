// The Land Surveyors at work: what the scoring tiles in force do to completed features. The rules
// themselves are land_surveyors_rules.hpp.
#pragma once

#include "rules/land_surveyors_rules.hpp"
#include "rules/turn_in_play.hpp"

namespace barber::surveyors {

// T3a: adds what the tile in force adds or takes to the items of a completed feature, and who
// scores because of it. Needs its other items, and the presence.
void apply(const GameState& table, SegmentId feature, FeatureScored& scored);

// Points of the items that apply() added.
int points(const FeatureScored& scored);

// Says what is remarkable about a scoring that has been booked.
void tell(TurnInPlay& turn, const FeatureScored& scored);

// T4: the tiles in force are replaced if something was scored.
void rotate_tiles(TurnInPlay& turn);

// Nothing of this in the final scoring.
void tell_at_end(TurnInPlay& turn);

}  // namespace barber::surveyors
