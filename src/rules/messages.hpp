// The Messages at work: who draws one at the end of a turn, and what it pays. The rules themselves
// are messages_rules.hpp. Which message is drawn is chance, so a scenario says it.
#pragma once

#include "rules/messages_rules.hpp"
#include "rules/turn_in_play.hpp"

namespace barber::messages {

// T4. Draws a message after the scoring, and does what it says.
std::optional<Illegality> draw(TurnInPlay& turn, const DrawMessage& step);

// The scoring is over: tells if a message is due and none was drawn.
void tell_due(TurnInPlay& turn);

// T1 of the tile that message 7 gives.
void tell_extra_tile(TurnInPlay& turn);

}  // namespace barber::messages
