// Bazaars in the order of play: when one is held, the round in which the tiles acquired are placed,
// and what is put off until it is over. The bidding itself is auction.hpp. Without bazaars on the
// table these do nothing.
#pragma once

#include <optional>

#include "rules/bazaars_rules.hpp"
#include "rules/turn_in_play.hpp"

namespace barber::bazaars {

// Whether the turn is the bazaar of an earlier turn, or of one whose tile lies already: no tile, no
// start and no scoring belong to it.
bool is_alone(const Turn& proposed);

// T0. Whether it is this player's turn in the round, with the tile acquired (C 203), or the
// builder's second half that the bazaar has put off (C 208).
std::optional<Illegality> begin_turn(TurnInPlay& turn, const Turn& proposed);

// T1. Where the tile to be placed or discarded is that of a bazaar: whether it is this one.
std::optional<Illegality> take_tile(TurnInPlay& turn, const Tile& tile, bool sketched);
// The tile lies, or has been discarded: whether a bazaar is due (C 186, 188, 206).
void note_placed(TurnInPlay& turn, bool sketched);
void note_discarded(TurnInPlay& turn, const Tile& tile);
// T4. The builder's second half begins with this tile: whether one is left to be drawn (C 204,
// 208).
std::optional<Illegality> second_half(TurnInPlay& turn, const Tile& tile);

// T2b. After a meeple was bought back (C 219, 220).
void note_buy_back(TurnInPlay& turn);

// T4. Whether this turn has a bazaar now (C 187, 188, 206-208).
std::optional<Illegality> check_due(TurnInPlay& turn);
// Holds it: the tiles, the auction, and who places next (C 189-205, 210).
std::optional<Illegality> hold(TurnInPlay& turn, const HoldBazaar& step);
// The turn is over: a bazaar that was not held is put off or left out (C 205, 207).
void end_turn(TurnInPlay& turn);

// Whether tiles acquired are still to be placed, so that the game cannot end (C 212).
std::optional<Illegality> check_end(const GameState& table);

// Whose turn follows that of `player`.
PlayerId next_player(const GameState& table, PlayerId player);

}  // namespace barber::bazaars
