// An independent checker of rulings: it re-adds every score, recounts every majority, follows every
// figure and rebuilds every feature from the tiles, with code of its own. It knows what a ruling
// must look like, not how it is made.
#pragma once

#include <string>
#include <vector>

#include "adjudicator/ruling.hpp"

namespace barber::test {

// What is wrong with the ruling on one turn that led from `before` to `after` by `rules`; empty:
// nothing.
std::vector<std::string> faults(const GameState& before, const TurnRuling& turn,
                                const GameState& after, const Ruleset& rules);

// What is wrong with the features that a board keeps, against features rebuilt from its tiles.
std::vector<std::string> board_faults(const Board& board);

}  // namespace barber::test
