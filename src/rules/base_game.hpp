// The base game at work: placing tiles and figures, what a feature is worth, who has the majority,
// the order of the final scoring. The rules themselves are base_game_rules.hpp.
#pragma once

#include <optional>
#include <vector>

#include "rules/base_game_rules.hpp"
#include "rules/turn_in_play.hpp"

namespace barber::base {

// T1. Places the tile or says which rule forbids it there (C 7-12); tells which features that were
// occupied separately it joins (C 18).
std::optional<Illegality> place_tile(TurnInPlay& turn, const PlaceTile& step);

// T1, once its bridge is built: whether the edges of the tile just placed still break a rule.
std::optional<Illegality> check_edges(const TurnInPlay& turn, const PlaceTile& step);

// T1. The tile drawn fits nowhere and another is drawn (C 11).
std::optional<Illegality> discard_tile(TurnInPlay& turn, const DiscardTile& step);

// Takes one tile from the stack for a player who draws; illegal if there is none (C 41).
std::optional<Illegality> draw_tile(GameState& table);

// T2c. The one figure of the turn (C 14-19). Where a kind may stand is the kind's own rule.
std::optional<Illegality> place_figure(TurnInPlay& turn, const PlaceMeeple& step);

// Whether a figure of this kind may never stand on a feature of that kind, and by which rule.
std::optional<Illegality> never_there(const GameState& table, FigureKind kind, const Where& where,
                                      SegmentId segment);

// Whether the feature has no room for one of this kind, and by which rule: it must be unoccupied,
// or have an own meeple, and a field with a barn takes no farmer.
std::optional<Illegality> no_room(const TurnInPlay& turn, FigureKind kind, const Where& where,
                                  SegmentId segment);

// Whether the player could place some figure on the tile of this turn.
bool can_place(const TurnInPlay& turn);

// The features that the tile and the bridge of this turn have completed, in the order of placing;
// kNoTile: there is no bridge.
std::vector<SegmentId> completed_by(const Board& board, TileIndex placed, TileIndex bridged);

// What the base game gives for a road, city, monastery, garden or field as it stands: the items,
// without bathhouses. `in_final`: at the end of the game, where incomplete features count too.
std::vector<Item> worth(const GameState& table, Options& options, SegmentId feature, bool in_final);

// How farmers are paid at the end (C 49), in the order of the option's values.
enum class FieldScoring : std::uint8_t { third, second, first };
FieldScoring field_scoring_of(Options& options);

// The completed cities that a field touches, each by its first segment, in the order in which its
// tiles were placed.
std::vector<SegmentId> cities_of(const Board& board, SegmentId field);

// First edition: what most farmers in the fields round a completed city get.
Item farmed_city(const GameState& table, Options& options, SegmentId city);

// The completed cities of a field as items, so much each by that rule.
std::vector<Item> field_items(const GameState& table, Options& options, SegmentId field, int each,
                              const Rule* rule);

// Why the feature is scored: it is complete, or the game is over.
Citations occasion_rules(const Board& board, SegmentId feature, Occasion occasion);

// What a figure counts for in the majority where it stands (interactions 1.1).
int strength(const GameState& table, FigureIndex figure);

// What each player has on the feature, and who scores: nobody with a strength of 0, else the
// strongest, all of them if tied (C 34-36). Empty if nobody stands there.
std::vector<Presence> presence(const GameState& table, const std::vector<FigureIndex>& figures);

// The rules by which these get the points.
Citations majority_rules(const std::vector<Presence>& presence, PlayerId active, bool in_final);

// All features with figures, in the order of the final scoring: roads, cities, monasteries,
// gardens, fields; within a kind in the order of placing.
std::vector<SegmentId> final_order(const GameState& table);

}  // namespace barber::base
