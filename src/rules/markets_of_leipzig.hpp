// The Markets of Leipzig at work: who is sent there from a completed road, and what the quarters
// pay. The rules themselves are markets_of_leipzig_rules.hpp.
#pragma once

#include "rules/markets_of_leipzig_rules.hpp"
#include "rules/turn_in_play.hpp"

namespace barber::leipzig {

// T3a, after the watchtowers' bonuses and before the points: lets each player with the majority on
// a completed road that leads to Leipzig send a meeple there, clockwise from the active player.
// Takes those who went out of `figures`.
struct Sent {
  std::optional<Illegality> illegal;
  bool anybody = false;
};
Sent send_meeples(TurnInPlay& turn, SegmentId feature, std::vector<FigureIndex>& figures);

// After the scorings: answers that wanted to send somebody whom no road could send.
std::optional<Illegality> check_refused(TurnInPlay& turn);

// What the quarters add to a scoring that has been booked: a bonus, never a scoring of its own.
void pay_quarters(TurnInPlay& turn, const FeatureScored& scored);

// Which quarters do not count in the final scoring.
void tell_at_end(TurnInPlay& turn);

// Whether this feature, if it is completed now, could send somebody to Leipzig.
bool may_send(const GameState& table, SegmentId feature, const std::vector<FigureIndex>& figures);
// Whether it could matter to the other feature, completed too, that it does so first.
bool matters_to(const GameState& table, SegmentId feature, const std::vector<FigureIndex>& figures,
                SegmentId other, const std::vector<FigureIndex>& on_other);

}  // namespace barber::leipzig
