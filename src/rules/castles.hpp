// Castles at work: which small cities become one, which structures make it score, and what it is
// worth to fields. The rules themselves are castles_rules.hpp; the adjudicator books the scoring.
#pragma once

#include <optional>
#include <vector>

#include "rules/castles_rules.hpp"
#include "rules/turn_in_play.hpp"

namespace barber::castles {

// T3, before anything is scored. The small cities completed now whose holders want it become
// castles. Needs the features that the tile has completed.
std::optional<Illegality> found(TurnInPlay& turn, const std::vector<SegmentId>& completed);

// A structure has been completed: notes what a castle would get for it. Needs its items, before
// the points are given out; `withheld`: banner points that a tie keeps back.
void note_structure(TurnInPlay& turn, SegmentId feature, const FeatureScored& scored, int withheld);

// The castles that score now, or will once a neighbour has.
std::vector<int> scoring(TurnInPlay& turn);
// Those of turn.structures that this castle may take.
std::vector<std::size_t> candidates(TurnInPlay& turn, int castle);
// A castle that scores before the other may change what that can take.
bool depend(const GameState& table, int castle, int other);

// T3b. Its meeple chooses among the structures; what the castle scores, not booked yet.
struct Chosen {
  std::optional<Illegality> illegal;
  FeatureScored scored;
  int surveyed = 0;  // of the points taken over, by a scoring tile of the surveyors
};
Chosen choose(TurnInPlay& turn, int castle);

// The scoring has been booked: the castle is a structure itself now.
void note_scored(TurnInPlay& turn, int castle, int copied, int surveyed);

// End of the game: castles bring nothing any more.
void empty_all(TurnInPlay& turn);

// What a castle is worth more to a field than a city; none: it does not count. Appends the rules.
std::optional<int> extra_for_field(const GameState& table, Options& options, int castle,
                                   Citations& rules);

}  // namespace barber::castles
