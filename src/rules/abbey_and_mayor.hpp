// Abbeys and barns at work. The rules themselves are abbey_and_mayor_rules.hpp; wagons.hpp drives
// the wagons, and mayors are placed and counted like other figures.
#pragma once

#include <optional>
#include <vector>

#include "rules/abbey_and_mayor_rules.hpp"
#include "rules/turn_in_play.hpp"

namespace barber::mayors {

// The piece of field at the corner of the north-western of its tiles; none where four fields do not
// meet.
std::optional<SegmentId> field_at(const Board& board, Position north_west);

// T1. Why the player cannot place the abbey there; none: the abbey may be placed, and is used up
// by that.
std::optional<Illegality> use_abbey(TurnInPlay& turn, Position at);

// A barn stands in that field.
bool has_barn(const GameState& table, SegmentId field);

// T2c. Places this barn; the target is a corner.
std::optional<Illegality> place_barn(TurnInPlay& turn, FigureIndex barn, const Where& target);

// T3a. The fields that are scored because of a barn: that of the barn just placed, or one with
// farmers that the tile has joined to a barn's (none twice).
struct BarnField {
  SegmentId field = 0;
  Occasion occasion = Occasion::barn_placed;
};
std::vector<BarnField> barn_fields(const TurnInPlay& turn);

// A field joined to a barn's pays less for each city among the items.
void pay_for_joining(FeatureScored& scored);

// Final scoring: what each field with barns pays, with who has most barns; not booked yet.
std::vector<FeatureScored> barns_at_end(const GameState& table, Options& options);

}  // namespace barber::mayors
