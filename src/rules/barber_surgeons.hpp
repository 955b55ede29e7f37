// The Barber-Surgeons at work: banner points, free returns, buying back. Visits are
// bathhouse_visits.hpp, the rules themselves barber_surgeons_rules.hpp.
#pragma once

#include <optional>
#include <vector>

#include "rules/barber_surgeons_rules.hpp"
#include "rules/turn_in_play.hpp"

namespace barber::bath {

// After T1's tile: more bathhouse tiles lie on the table than the game has for so many players
// (C 57). `first_turn`: the table given is looked at too.
void check_count(TurnInPlay& turn, bool first_turn);

// T1. Free returns of the bathhouses whose eighth neighbour this tile is (C 99-106), or who is to
// return in phase 3; then answers that ask for a free return which is late or not earned are
// illegal (C 102, 103).
std::optional<Illegality> free_returns(TurnInPlay& turn);

// At the end of phase 3: an answer asks for the free return of who came to bathe in it (C 102,
// 103).
std::optional<Illegality> refuse_returns(TurnInPlay& turn);

// T2b. Buys back an own bather (C 107-111).
std::optional<Illegality> buy_back(TurnInPlay& turn, const BuyBack& step);

// Phase 3, where `bath.leave.free-timing` puts it there: this bather comes home for free.
std::optional<Illegality> free_return(TurnInPlay& turn, const Where& bathhouse, FigureIndex bather);

// An answer leaves the meeple of that bathhouse in it.
bool declines_return(const TurnInPlay& turn, const Where& bathhouse);

// End of phase 2: whether a bathhouse tile asks for a meeple (C 61).
std::optional<Illegality> check_placement(TurnInPlay& turn);

// Appends the banner points of a road or city to its items (C 64-71); what it returns tells which
// banners are not paid, and why.
std::vector<Remark> add_banners(TurnInPlay& turn, SegmentId feature, FeatureScored& scored);

// A bather in the bathhouse of a scored feature is no occupant of it (C 96).
void tell_bathers_outside(TurnInPlay& turn, SegmentId feature);

// Bathers score nothing at the end (C 97).
void tell_bathers_at_end(TurnInPlay& turn);

// The bathhouses without a bather, in the order of placing (C 76).
std::vector<TileIndex> free_bathhouses(const GameState& table);

// The tiles whose banner a feature is paid: those of its own bathhouses, or, for a road under
// `any-on-tile`, of every tile that it has a piece on (C 64, 65).
std::vector<TileIndex> bathhouses_of(TurnInPlay& turn, SegmentId feature);

}  // namespace barber::bath
