// An explanation as a message id with arguments. The sentences themselves stand in report/, one
// catalogue a language; nothing glues sentences from fragments.
#pragma once

#include <array>
#include <variant>

#include "game/turn.hpp"

namespace barber {

enum class MessageId {
  none,
  // Illegal actions. Arguments are given in the order of the text in report/english.cpp.
  space_taken,             // Position
  touches_nothing,         // Position
  touches_corner_only,     // Position
  edge_mismatch,           // Side, EdgeKind here, Position of the neighbour, EdgeKind there
  no_tile_placed,          //
  second_tile,             //
  could_be_placed,         // Tile, Position, Rotation
  wrong_phase,             // StepName
  second_figure,           //
  none_in_supply,          // PlayerId, FigureKind
  comes_home_later,        // PlayerId, FigureKind, Where it still stands
  not_the_last_tile,       // Position, Position of the last tile
  feature_occupied,        // Where, PlayerId, FigureKind, Where that figure stands
  abbot_stands_elsewhere,  // Where
  garden_takes_abbots,     // FigureKind
  bathhouse_is_no_place,   // Position
  recall_and_figure,       //
  no_abbot_there,          // PlayerId, Position
  abbot_bathes,            // Position
  not_recallable,          // PlayerId, FigureKind, Where
  recall_of_complete,      // Where
  not_ones_bather,         // Position, PlayerId whose it is
  nobody_bathes,           // Position
  buy_too_early,           //
  buy_too_late,            //
  second_buy_back,         //
  bathhouse_occupied,      // Position, PlayerId, FigureKind of the bather
  no_bathhouse_yet,        // Position
  own_bathhouse_named,     // Position
  same_bathhouse_named,    // Position
  return_too_late,         // Position
  return_not_earned,       // Position
  return_not_surrounded,   // Position, int tiles around
  return_is_automatic,     // Position
  meeple_is_compulsory,    // Position
  below_zero,              // PlayerId, int price, int score
  not_the_one_to_decide,   // PlayerId said, PlayerId who decides
  no_such_pyramid,         // Position, int acrobats there
  pyramid_is_full,         // Position
  acrobats_too_far,        // Position, Position of the last tile
  no_acrobat,              // FigureKind
  no_mist_extended,        // Position
  ghost_for_own,           // PlayerId, FigureKind, Where
  ghost_for_guard,         // Where
  ghost_off_features,      // PlayerId, FigureKind, Where
  ghost_for_nobody,        // PlayerId, FigureKind, Where
  ghost_for_other,         // PlayerId, FigureKind, Where
  second_ghost,            //
  no_message_due,          // PlayerId, int score
  second_message,          //
  taken_back_elsewhere,    // Where
  taken_back_no_meeple,    // FigureKind
  leipzig_outnumbered,     // PlayerId, Where
  leipzig_quarter_taken,   // PlayerId, Where
  leipzig_not_from,        // Where
  stack_empty,             //
  stack_not_empty,         // int
  game_over,               //
  stands_elsewhere,        // FigureKind, Where
  needs_own_meeple,        // FigureKind, Where
  abbey_used,              // PlayerId
  abbey_not_enclosed,      // Position, Side
  no_four_fields,          // Where
  second_barn,             // Where
  field_has_barn,          // Where
  wagon_must_choose,       // Where it stands
  wagon_into_bath,         // Position
  wagon_cannot_go,         // Where
  wagon_set_free,          //
  // The same: fairy and dragon, portals, flying machines, towers.
  second_action,                  //
  figure_not_there,               // PlayerId, FigureKind, Where
  no_figure_on_volcano,           // Position
  fairy_needs_own,                // PlayerId whose figure it is
  fairy_needs_meeple,             // Position
  fairy_for_which,                // Position
  fairy_is_there,                 // Where
  fairy_and_bather,               // Position
  no_dragon_symbol,               // Position
  no_dragon,                      //
  dragon_must_move,               // Position of the dragon tile
  dragon_step,                    // Position from, Position to
  dragon_off_table,               // Position
  dragon_twice,                   // Position
  dragon_meets_only_on_tiles,     // Where
  dragon_meets_fairy,             // Position
  dragon_meets_fairy_and_bather,  // Position
  dragon_too_far,                 // int steps
  dragon_stops_early,             // int steps, Position where it can go
  no_princess,                    // Position
  princess_elsewhere,             // Where
  princess_wants_knights,         // FigureKind
  no_portal,                      // Position
  second_portal,                  //
  portal_to_complete,             // Where
  portal_to_bathhouse,            // Position
  no_flier,                       // Position
  second_flight,                  //
  cannot_fly,                     // FigureKind
  flier_leaves_its_tile,          // Where
  flier_lands_elsewhere,          // int die, Position where it lands
  flier_to_complete,              // Where
  flier_to_field,                 // Where
  flier_to_bathhouse,             // Position
  flier_can_land,                 // int die, Where
  no_tower,                       // Position
  tower_is_closed,                // Position, PlayerId, FigureKind
  tower_has_no_floor,             // Position
  tower_not_for,                  // FigureKind
  tower_out_of_reach,             // Position, int floors, Where
  tower_takes_meeples,            // FigureKind
  tower_spares_bathers,           // Position
  no_such_prisoner,               // PlayerId, PlayerId captor, FigureKind
  no_bridge_left,                 // PlayerId
  second_bridge,                  //
  second_bridge_there,            // Position
  bridge_too_late,                //
  bridge_too_far,                 // Position
  bridge_end_on,                  // Position, Side, EdgeKind
  bridge_end_blocked,             // Position, Side
  no_bridge_yet,                  // Position
  castle_is_no_place,             // Position
  no_small_city,                  // Where
  several_in_city,                // Where
  nobody_holds_city,              // Where
  no_castle_left,                 // PlayerId
  castle_cannot_take,             // Where
  castle_before_feature,          // Where castle, Where feature
  fairy_and_castle,               // Where
  tower_spares_castles,           // Where
  // The same: bazaars.
  no_bazaar_tile,          //
  bazaar_tile_discarded,   // Tile
  bazaar_tile_acquired,    // Position
  bazaar_waits_for_round,  // PlayerId who still places
  bazaar_of_another,       // PlayerId said, PlayerId whose bazaar comes first
  bazaar_too_early,        // the builder's second half comes before
  bazaar_too_late,         // and here after
  builder_too_late,        // PlayerId
  builder_has_no_tile,     // int left
  bazaar_too_few_tiles,    // int left, int players
  bazaar_wrong_number,     // int turned up, int wanted
  bazaar_not_auctioned,    //
  bazaar_is_auctioned,     //
  bazaar_all_at_zero,      //
  not_first_chooser,       // PlayerId said, PlayerId who chooses
  not_next_chooser,        // PlayerId said, PlayerId who chooses
  has_a_tile,              // PlayerId, Tile
  bid_below_nothing,       // int
  not_turned_up,           // Tile
  no_tile_chosen,          // PlayerId who chooses
  not_ones_word,           // PlayerId said, PlayerId whose word it is
  all_have_spoken,         // PlayerId said, PlayerId who decides
  not_higher,              // int bid, int standing bid
  bid_above_score,         // PlayerId, int, int score
  not_the_chooser,         // PlayerId said, PlayerId who decides
  decision_comes_first,    // PlayerId who decides
  nobody_to_sell_to,       // PlayerId
  auction_is_over,         //
  last_tile_is_free,       // PlayerId whose it is
  auction_lacks_word,      // PlayerId
  auction_lacks_decision,  // PlayerId
  auction_lacks_choice,    // PlayerId
  not_ones_round_turn,     // PlayerId said, PlayerId whose turn it is
  not_ones_tile,           // PlayerId, Tile placed, Tile acquired
  not_on_offer,            // Tile
  acquired_tile_missing,   // PlayerId
  acquired_tiles_wait,     // PlayerId
  // Why a figure moved.
  placed_by_player,      //
  placed_on_complete,    //
  placed_after_buying,   //
  placed_beside_meeple,  //
  placed_at_corner,      //
  corner_of_sketch,      // Where
  crash_of_sketch,
  number_not_said,        // Where
  mist_both_ways,         // Position
  wagon_drives,           //
  returns_after_scoring,  //
  sent_to_only_open,
  sent_to_only_free,      //
  sent_to_chosen,         // int number of free ones
  freed_by_tile,          // Position of the tile that surrounded it
  bought_back,            // int price
  abbot_recalled,         //
  pyramid_scored,         // int points
  driven_away,            // int ghosts
  joins_pyramid,          // int acrobats now
  goes_to_leipzig,        //
  taken_back_by_message,  //
  // The same, and why a piece moved: fairy and dragon, portals, flying machines, towers.
  placed_by_portal,     //
  placed_by_flier,      // int die
  placed_on_tower,      //
  eaten,                // Position
  eaten_on_arrival,     // Position
  removed_by_princess,  //
  taken_home,           // Position of the tower
  taken_prisoner,       // Position of the tower
  taken_to_bathhouse,   // Position of the tower
  exchanged,            // PlayerId, PlayerId
  ransomed,             // int price
  dragon_called,        //
  dragon_went,          // int steps
  dragon_is_said_to_go,
  fairy_assigned,       // PlayerId, FigureKind, Where
  becomes_castle,       //
  city_becomes_castle,  //
  returns_from_castle,  //
  castle_unscored,      //
  // Why a figure was not sent to a bathhouse.
  several_meeples,              // int meeples involved
  no_free_bathhouse,            //
  last_bathhouse_taken,         // Position, PlayerId who took it in this turn
  recall_is_no_scoring,         //
  final_scoring_sends_nobody,   //
  only_active_sends,            // PlayerId who is active
  scored_nothing,               //
  only_own_bathhouses,          // Position
  only_bathhouse_just_left,     // Position
  barn_sends_nobody,            //
  bonus_is_no_scoring,          // Position
  big_top_removes_nobody,       // Position
  guard_is_no_meeple,           //
  single_feature_sends_nobody,  //
  ghosts_took_all,              //
  surveyors_took_all,           //
  castle_sends_nobody,          //
  message_sends_nobody,         //
  leipzig_sends_nobody,         //
  // Why somebody got points that no feature gives.
  fairy_start,             // Where
  fairy_scored,            // Where
  fairy_bather_leaves,     // Position
  ransom_received,         // PlayerId who pays
  watchtower_meeples,      // Position, int counted, int each
  watchtower_coats,        // the same
  watchtower_roads,        // the same
  watchtower_monasteries,  // the same
  watchtower_cities,       // the same
  ringmaster_tiles,        // int tiles
  ghosts_scared,           // int ghosts, int each
  ghosts_stopped_at_zero,  // int ghosts, int each
  tent_counts,             // Position, int meeples, int token
  acrobats_shown,          // Position, int acrobats
  message_changed,         //
  message_road,            // Where
  message_city,            // Where
  message_monastery,       // Where
  message_farmers,         // int farmers
  message_coats,           // int coats
  message_knights,         // int knights
  message_scores_meeple,   // Where
  quarter_wainwrights,     // int tiles
  quarter_coiners,         // int coats
  quarter_bookbinders,     // int each
  quarter_tanners,         // int cities, int each
  // Why somebody got nothing.
  outnumbered,            // int own strength, int strength of the majority
  bather_is_no_occupant,  // Position
  bather_scores_nothing,  // Position
  unoccupied,             //
  counts_for_nothing,     //
  went_to_leipzig,        //
  // The same: fairy and dragon, portals, flying machines, towers.
  fairy_pays_no_bather,      // Position
  tower_top_is_no_occupant,  // Position
  // Remarks and assumptions.
  joined_occupied,           // Where
  bonus_not_final,           // Position, int value
  bonus_on_completion,       // Position, int value
  bonus_withheld,            // Position, int value
  city_paid_before,          // PlayerId, Where
  several_scored,            // int
  order_cannot_matter,       // int
  return_taken_by_default,   // Position
  placed_last_returned,      // Position of the bathhouse that it left
  return_declined,           // Position
  no_meeple_required,        // Position
  too_many_bathhouses,       // int on the table, int in the game, int players
  layout_not_verified,       // Position, Tile
  value_not_verified,        // Position, Tile, int value
  tile_discarded,            // Tile
  game_ends,                 //
  ghost_given,               // PlayerId, FigureKind, Where, int ghosts now
  guard_earned,              // PlayerId
  tent_moves,                // Position
  token_not_known,           // Position
  surveyors_turn,            //
  surveyors_not_final,       //
  surveyors_not_verified,    //
  surveyors_below_zero,      // PlayerId, int score
  message_due,               // PlayerId, int score
  message_tile_to_come,      //
  message_tile_placed,       //
  message_of_nothing,        // int number
  message_best_taken,        // Where
  message_pays_fairy,        // Where
  leipzig_first_taken,       // Where
  bookbinders_not_verified,  // int each
  tanners_not_known,         //
  tanners_not_verified,      // int each
  quarters_not_final,        //
  bathers_not_counted,       // Position
  castle_too_new,            // Where
  garden_feeds_no_castle,    // Where
  castle_is_empty,           // Where
  field_feeds_no_castle,     // Where
  monastery_too_far,         // Where
  castle_not_eaten,          // Position
  double_turn,               // Where the builder stands
  most_goods,                // GoodsKind, int tokens
  shepherd_stays,            // Where
  // The same: fairy and dragon, portals, flying machines, towers.
  fairy_stays,            // Position
  fairy_pays_no_release,  // Position
  fairy_idle_at_bath,     // Position
  bather_not_eaten,       // Position
  arrival_not_eaten,      // Position
  flier_crashed,          // int die
  any_prisoner,           // FigureKind
  // The same: bazaars.
  market_ends_roads,         // Position
  places_acquired,           // Tile
  picks_and_places,          // Tile
  acquired_holds_no_bazaar,  // Position
  discarded_no_bazaar,       // Tile
  bazaar_after_round,        // Position
  bazaar_follows,            // Position
  bazaar_left_out,           // PlayerId
  bazaar_skipped,            // int left, int players
  builder_within_round,      //
  builder_after_round,       // PlayerId
  builder_before_bazaar,     //
  game_waits_for_tiles,      //
  bought_in_round,           //
  cap_spares_ransoms,        // PlayerId, int score
};

// The id as a word that programs can rely on: "space-taken".
std::string_view name(MessageId id);

// Name of a step as written in a scenario.
struct StepName {
  std::string_view text;
};

// A kind of goods by its number in kGoods.
struct GoodsKind {
  std::size_t number = 0;
};

using Argument = std::variant<std::monostate, int, PlayerId, FigureKind, Position, Side, EdgeKind,
                              Rotation, Where, const Tile*, StepName, GoodsKind>;

struct Message {
  MessageId id = MessageId::none;
  std::array<Argument, 4> arguments{};
};

// Whether a table of all messages has its lines in the order of MessageId.
constexpr bool in_message_order(const auto& lines) {
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (lines[i].id != static_cast<MessageId>(i)) return false;
  }
  return true;
}

}  // namespace barber
