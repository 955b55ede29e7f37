// The Princess & the Dragon at work: what the fairy earns and where she goes, the dragon's way and
// its meals, the princess. Magic portals are far_placing.hpp's. The rules themselves are
// princess_and_dragon_rules.hpp. Where neither fairy nor dragon is in play, nothing here costs
// time.
#pragma once

#include <optional>
#include <vector>

#include "rules/princess_and_dragon_rules.hpp"
#include "rules/turn_in_play.hpp"

namespace barber::dragon {

inline constexpr std::size_t kDragonSteps = 6;

// T0. The fairy's 1 point (interactions 6.2, 6.11).
void start_of_turn(TurnInPlay& turn);

// T1, after a volcano tile: the dragon comes (6.7).
void answer_volcano(TurnInPlay& turn);
// No figure is placed on the volcano of this turn (6.7).
bool refuses_figures(const TurnInPlay& turn);

// T2c. The fairy goes to an own meeple (6.1, 6.10).
std::optional<Illegality> move_fairy(TurnInPlay& turn, const MoveFairy& step);

// T2c. The princess of the tile just placed sends a knight home (6.8).
std::optional<Illegality> remove_knight(TurnInPlay& turn, const RemoveKnight& step);

// T2e. The dragon goes its way and eats (6.5, 6.6, 6.13, 6.14).
std::optional<Illegality> move_dragon(TurnInPlay& turn, const MoveDragon& step);
// End of phase 2: after a dragon tile the dragon must have moved if it can.
std::optional<Illegality> check_moved(TurnInPlay& turn);

// T3a, once the points of a feature are booked: the fairy's 3 (6.3).
void pay_fairy(TurnInPlay& turn, const std::vector<FigureIndex>& scored);

// Before a bather leaves, freed or bought: whether the fairy pays for it (6.12).
void before_bather_leaves(TurnInPlay& turn, FigureIndex bather);

// A meeple has just been sent to a bathhouse: whether the dragon eats it there (6.15).
bool eats_on_arrival(TurnInPlay& turn, FigureIndex visitor);
// The dragon waits in a bathhouse that so never fills up.
bool empties_a_bathhouse(TurnInPlay& turn);

}  // namespace barber::dragon
