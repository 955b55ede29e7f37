// The Watchtowers at work: the bonus of a tower on whose tile a meeple of a completed road or city
// stands. The rules themselves are watchtowers_rules.hpp.
#pragma once

#include <optional>
#include <vector>

#include "rules/turn_in_play.hpp"
#include "rules/watchtowers_rules.hpp"

namespace barber::watchtowers {

// T3a, before a completed feature is scored: pays the bonus of each tower that has some of these
// figures on its tile. Under `bath.visit.watchtower-bonus: true` that may send one away.
std::optional<Illegality> score(TurnInPlay& turn, const std::vector<FigureIndex>& figures);

// Whether such a bonus would send somebody if a bathhouse were free.
bool may_send(TurnInPlay& turn, const std::vector<FigureIndex>& figures);

// Whether these figures earn the bonus of a tower that counts meeples and that changes if `others`
// leave their feature first.
bool are_seen(const GameState& table, const std::vector<FigureIndex>& figures,
              const std::vector<FigureIndex>& others);

}  // namespace barber::watchtowers
