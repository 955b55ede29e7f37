// Figures that are placed elsewhere than on the tile just placed, by what is printed on that tile:
// a magic portal (The Princess & the Dragon) or a flying machine. Both ask the same of the figure
// and of the feature as any placement does; base_game.hpp asks first whether there is a figure and
// whether one may be placed now.
#pragma once

#include <optional>

#include "rules/flying_machines_rules.hpp"
#include "rules/turn_in_play.hpp"

namespace barber {

inline constexpr int kMostDie = 3;  // of a flying machine

// T2c. Places the figure, which is in the supply, through the portal (interactions 6.9, 6.16).
std::optional<Illegality> place_by_portal(TurnInPlay& turn, const PlaceMeeple& step,
                                          FigureIndex figure);

// T2c. The figure flies, and lands or crashes (interactions 12).
std::optional<Illegality> place_by_flier(TurnInPlay& turn, const PlaceMeeple& step,
                                         FigureIndex figure);

}  // namespace barber
