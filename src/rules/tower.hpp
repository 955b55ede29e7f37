// The Tower at work: floors and whom they take, prisoners and their ransom, the meeple on top. The
// rules themselves are tower_rules.hpp.
#pragma once

#include <optional>

#include "rules/tower_rules.hpp"
#include "rules/turn_in_play.hpp"

namespace barber::tower {

// T2c. A floor, and whom it takes (interactions 7.1, 7.2, 7.4, 7.5).
std::optional<Illegality> add_floor(TurnInPlay& turn, const AddFloor& step);

// T2c. The figure, which is in the supply, goes on top of a tower (7.3).
std::optional<Illegality> climb(TurnInPlay& turn, const PlaceMeeple& step, FigureIndex figure);

// In the own turn: a prisoner comes home for points (7.2).
std::optional<Illegality> ransom(TurnInPlay& turn, const Ransom& step);

// Meeples on the towers of a scored feature's tiles are no occupants of it (7.3).
void tell_tops_outside(TurnInPlay& turn, SegmentId feature);

}  // namespace barber::tower
