#include "report/english_messages.hpp"

namespace barber {

std::string_view english_text(MessageId id) {
  switch (id) {
    case MessageId::none:
      return "";
    case MessageId::space_taken:
      return "a tile already lies at {0}";
    case MessageId::touches_nothing:
      return "no tile lies next to {0}";
    case MessageId::touches_corner_only:
      return "{0} touches the other tiles only at a corner; a tile needs a common side";
    case MessageId::edge_mismatch:
      return "its {0} side shows {1}, but the tile at {2} shows {3} there";
    case MessageId::no_tile_placed:
      return "the turn places no tile";
    case MessageId::second_tile:
      return "a tile has already been placed in this turn";
    case MessageId::could_be_placed:
      return "{0} could be placed, for example at {1} turned {2}; it may not be discarded";
    case MessageId::wrong_phase:
      return "`{0}` comes at the wrong place of the turn";
    case MessageId::second_figure:
      return "a figure has already been placed in this turn";
    case MessageId::none_in_supply:
      return "{0} has no {1} in the supply";
    case MessageId::comes_home_later:
      return "{0} has no {1} in the supply; the one at {2} comes home only when that is scored";
    case MessageId::not_the_last_tile:
      return "a figure goes on the tile just placed, which is {1}, not on {0}";
    case MessageId::feature_occupied:
      return "{0} is occupied: {1} has a {2} at {3}";
    case MessageId::abbot_stands_elsewhere:
      return "an abbot stands on a monastery or a garden only, not on {0}";
    case MessageId::garden_takes_abbots:
      return "a garden takes only an abbot, no {0}";
    case MessageId::bathhouse_is_no_place:
      return "nobody is placed in the bathhouse at {0}; one gets there by a scoring";
    case MessageId::recall_and_figure:
      return "recalling the abbot takes the place of any other action with figures";
    case MessageId::no_abbot_there:
      return "{0} has no abbot at {1}";
    case MessageId::abbot_bathes:
      return "the abbot at {0} lies in the bathhouse; from there he only goes free or is bought";
    case MessageId::not_recallable:
      return "{0}'s {1} at {2} stays until it is scored; only an abbot can be recalled";
    case MessageId::recall_of_complete:
      return "{0} is complete; the abbot is scored in phase 3 and cannot be recalled any more";
    case MessageId::not_ones_bather:
      return "the meeple in the bathhouse at {0} is {1}'s";
    case MessageId::nobody_bathes:
      return "nobody lies in a bathhouse at {0}";
    case MessageId::buy_too_early:
      return "buying back comes after the tile has been placed";
    case MessageId::buy_too_late:
      return "buying back comes before the meeple is placed or the abbot recalled";
    case MessageId::second_buy_back:
      return "one meeple has already been bought back in this turn";
    case MessageId::bathhouse_occupied:
      return "the bathhouse at {0} is not free: {1}'s {2} lies there";
    case MessageId::no_bathhouse_yet:
      return "no bathhouse lies at {0} yet";
    case MessageId::own_bathhouse_named:
      return "the bathhouse at {0} belongs to the feature just scored";
    case MessageId::same_bathhouse_named:
      return "the meeple has left the bathhouse at {0} in this very turn";
    case MessageId::return_too_late:
      return "the bathhouse at {0} was surrounded before this turn; it is too late to go free";
    case MessageId::return_not_earned:
      return "the bathhouse at {0} was already surrounded when the meeple came";
    case MessageId::return_not_surrounded:
      return "only {1} of the eight spaces round the bathhouse at {0} hold tiles";
    case MessageId::return_is_automatic:
      return "the meeple in the bathhouse at {0} goes home by itself; nobody can leave it there";
    case MessageId::meeple_is_compulsory:
      return "a meeple must be placed on the bathhouse tile at {0}, and one can be";
    case MessageId::below_zero:
      return "{0} would pay {1} with {2} points; no payment may lead below 0";
    case MessageId::not_the_one_to_decide:
      return "{1} decides this, not {0}";
    case MessageId::stack_empty:
      return "no tile is left to draw";
    case MessageId::stack_not_empty:
      return "the game is not over: {0} tiles are left";
    case MessageId::game_over:
      return "the game is over";
    case MessageId::placed_by_player:
      return "placed on a feature that nobody occupied";
    case MessageId::placed_on_complete:
      return "placed on a feature that this tile has just completed";
    case MessageId::placed_after_buying:
      return "the meeple just bought back is placed again";
    case MessageId::returns_after_scoring:
      return "its feature has been scored";
    case MessageId::sent_to_only_free:
      return "the only meeple involved, and one bathhouse was free";
    case MessageId::sent_to_chosen:
      return "the only meeple involved, and {0} bathhouses were free";
    case MessageId::freed_by_tile:
      return "with {0} all eight spaces round its bathhouse are taken";
    case MessageId::bought_back:
      return "bought back for {0} points";
    case MessageId::abbot_recalled:
      return "recalled instead of placing a figure";
    case MessageId::several_meeples:
      return "{0} meeples were involved; only a lone one is sent to a bathhouse";
    case MessageId::no_free_bathhouse:
      return "no bathhouse was free";
    case MessageId::last_bathhouse_taken:
      return "no bathhouse was free any more: {1}'s meeple took {0} earlier in this turn";
    case MessageId::recall_is_no_scoring:
      return "recalling the abbot is no scoring of phase 3, so he is not sent to a bathhouse";
    case MessageId::final_scoring_sends_nobody:
      return "the final scoring sends nobody to a bathhouse";
    case MessageId::only_active_sends:
      return "only meeples of {0}, whose turn it is, are sent";
    case MessageId::scored_nothing:
      return "it scored no points";
    case MessageId::only_own_bathhouses:
      return "no bathhouse was free but that of the feature itself, at {0}";
    case MessageId::only_bathhouse_just_left:
      return "no bathhouse was free but the one it has just left, at {0}";
    case MessageId::outnumbered:
      return "outnumbered, {0} against {1}";
    case MessageId::bather_is_no_occupant:
      return "the meeple in the bathhouse at {0} is not on the feature round it";
    case MessageId::bather_scores_nothing:
      return "the meeple in the bathhouse at {0} scores nothing and costs nothing";
    case MessageId::unoccupied:
      return "nobody stands there";
    case MessageId::joined_occupied:
      return "the tile joins features that were occupied separately; {0} is one feature now";
    case MessageId::bonus_not_final:
      return "the bathhouse at {0} adds no {1} points: its feature is scored at the end";
    case MessageId::bonus_on_completion:
      return "the bathhouse at {0} adds no {1} points: its feature was not completed just now";
    case MessageId::bonus_withheld:
      return "the bathhouse at {0} adds no {1} points: the majority is tied";
    case MessageId::city_paid_before:
      return "{0} has already been paid for {1}";
    case MessageId::several_scored:
      return "the tile completes {0} occupied features; each is scored by itself";
    case MessageId::order_cannot_matter:
      return "the order of these {0} scorings cannot change anything";
    case MessageId::return_taken_by_default:
      return "the meeple in the bathhouse at {0} is taken home, as nothing else is said";
    case MessageId::placed_last_returned:
      return "of those that came back now, the meeple from {0} is placed, as no `id` is given";
    case MessageId::return_declined:
      return "the meeple at {0} stays; from now on it can only be bought back";
    case MessageId::no_meeple_required:
      return "no meeple need be placed on the bathhouse tile at {0}";
    case MessageId::too_many_bathhouses:
      return "{0} bathhouse tiles lie on the table, but a game of {2} has {1}";
    case MessageId::layout_not_verified:
      return "the layout of {1} at {0} is not verified against the printed tile";
    case MessageId::value_not_verified:
      return "the banner of {1} at {0}, {2}, is not verified against the printed tile";
    case MessageId::tile_discarded:
      return "{0} fits nowhere";
    case MessageId::stands_elsewhere:
      return "a {0} never stands on {1}";
    case MessageId::needs_own_meeple:
      return "a {0} goes only where its owner has a meeple, and none stands on {1}";
    case MessageId::placed_beside_meeple:
      return "placed on a feature with a meeple of its owner";
    case MessageId::abbey_used:
      return "{0} has placed the abbey already";
    case MessageId::abbey_not_enclosed:
      return "an abbey needs tiles on all four sides, and none lies {1} of {0}";
    case MessageId::no_four_fields:
      return "a barn stands only where four tiles meet in a field, not at {0}";
    case MessageId::second_barn:
      return "a barn stands already in the field at {0}";
    case MessageId::field_has_barn:
      return "a barn stands in the field at {0}, so nobody places a farmer there";
    case MessageId::wagon_must_choose:
      return "a lone wagon that a bathhouse is open to drives on or goes there; it cannot go home "
             "from {0}";
    case MessageId::wagon_into_bath:
      return "a wagon does not drive into the bathhouse at {0}";
    case MessageId::wagon_cannot_go:
      return "the wagon cannot go to {0}: only to an open road, city or monastery that nobody "
             "occupies, on its tile or round it";
    case MessageId::wagon_set_free:
      return "a wagon whose bathhouse is surrounded only goes home";
    case MessageId::wagon_drives:
      return "the wagon drives on instead of going home";
    case MessageId::barn_sends_nobody:
      return "its field was scored because of a barn";
    case MessageId::counts_for_nothing:
      return "counts for nothing there";
    case MessageId::shepherd_stays:
      return "the shepherd at {0} is no farmer and stays";
    case MessageId::placed_at_corner:
      return "placed where four tiles meet in a field without a barn";
    case MessageId::double_turn:
      return "the tile extends the feature of the builder at {0}: after the scoring a second half "
             "of the turn follows, with one more tile";
    case MessageId::most_goods:
      return "nobody has more {0} than {1}";
    case MessageId::game_ends:
      return "the game ends; what is incomplete is scored, then the fields";
    case MessageId::second_action:
      return "a turn has one action, and it has been taken already";
    case MessageId::figure_not_there:
      return "no {1} of {0} stands on {2}";
    case MessageId::no_figure_on_volcano:
      return "no figure is placed on the volcano at {0}";
    case MessageId::fairy_needs_own:
      return "the fairy goes only to a meeple of one's own, and this one is {0}'s";
    case MessageId::fairy_needs_meeple:
      return "no meeple of one's own for the fairy stands at {0}";
    case MessageId::fairy_for_which:
      return "several meeples of one's own stand at {0}; the step has to say which";
    case MessageId::fairy_is_there:
      return "the fairy stands beside that meeple on {0} already";
    case MessageId::fairy_and_bather:
      return "the fairy may not be put next to the meeple in the bathhouse at {0}";
    case MessageId::no_dragon_symbol:
      return "the dragon moves only after a dragon tile, and the tile at {0} is none";
    case MessageId::no_dragon:
      return "the dragon is not on the table yet";
    case MessageId::dragon_must_move:
      return "the tile at {0} lets the dragon move, and the turn does not say where to";
    case MessageId::dragon_step:
      return "the dragon goes from side to side, and {1} is not next to {0}";
    case MessageId::dragon_off_table:
      return "no tile lies at {0}, so the dragon cannot go there";
    case MessageId::dragon_twice:
      return "the dragon does not go twice onto the tile at {0}";
    case MessageId::dragon_meets_fairy:
      return "the fairy keeps the dragon off the tile at {0}";
    case MessageId::dragon_meets_fairy_and_bather:
      return "the fairy beside the meeple in the bathhouse keeps the dragon off the tile at {0}";
    case MessageId::dragon_too_far:
      return "the dragon moves six steps, not {0}";
    case MessageId::dragon_stops_early:
      return "the dragon moves six steps, not {0}: it can go on to {1}";
    case MessageId::no_princess:
      return "the tile at {0} shows no princess";
    case MessageId::princess_elsewhere:
      return "{0} is not the city of the princess";
    case MessageId::princess_wants_knights:
      return "a {0} is no knight";
    case MessageId::no_portal:
      return "the tile at {0} has no magic portal";
    case MessageId::second_portal:
      return "one figure has gone through this portal already";
    case MessageId::portal_to_complete:
      return "{0} is complete, and a portal leads only to what is incomplete";
    case MessageId::portal_to_bathhouse:
      return "a magic portal puts no meeple into the bathhouse at {0}";
    case MessageId::no_flier:
      return "the tile at {0} has no flying machine";
    case MessageId::second_flight:
      return "one figure has flown with this machine already";
    case MessageId::cannot_fly:
      return "a {0} does not fly";
    case MessageId::flier_lands_elsewhere:
      return "with a {0} the machine lands at {1}";
    case MessageId::flier_to_complete:
      return "{0} is complete, and a flying machine lands only on what is incomplete";
    case MessageId::flier_to_field:
      return "no flying machine lands on a field, as {0} is";
    case MessageId::flier_to_bathhouse:
      return "no flying machine lands a meeple in the bathhouse at {0}";
    case MessageId::flier_can_land:
      return "with a {0} the machine can land on {1}, so it does not crash";
    case MessageId::no_tower:
      return "the tile at {0} has no foundation for a tower";
    case MessageId::tower_is_closed:
      return "the tower at {0} is closed: {1}'s {2} stands on top";
    case MessageId::tower_has_no_floor:
      return "the tower at {0} has no floor yet to stand on";
    case MessageId::tower_not_for:
      return "a {0} does not stand on a tower";
    case MessageId::tower_out_of_reach:
      return "the tower at {0} reaches {1} tiles in the four directions, and {2} is farther or "
             "elsewhere";
    case MessageId::tower_takes_meeples:
      return "a tower takes only meeples, and a {0} is none";
    case MessageId::tower_spares_bathers:
      return "no tower takes the meeple in the bathhouse at {0}";
    case MessageId::no_such_prisoner:
      return "{1} holds no {2} of {0}";
    case MessageId::placed_by_portal:
      return "placed through the magic portal";
    case MessageId::placed_by_flier:
      return "the flying machine went {0} tiles";
    case MessageId::placed_on_tower:
      return "placed on top of the tower, which it closes";
    case MessageId::eaten:
      return "the dragon came to {0} and ate it";
    case MessageId::eaten_on_arrival:
      return "the dragon waits in the bathhouse at {0} and ate it on arrival";
    case MessageId::removed_by_princess:
      return "the princess has sent the knight home";
    case MessageId::taken_home:
      return "the tower at {0} took it, and a meeple of one's own goes home";
    case MessageId::taken_prisoner:
      return "the tower at {0} took it prisoner";
    case MessageId::taken_to_bathhouse:
      return "the tower at {0} took it off its place, and a bathhouse was free";
    case MessageId::exchanged:
      return "{0} and {1} exchange their prisoners";
    case MessageId::ransomed:
      return "bought out of prison for {0} points";
    case MessageId::dragon_called:
      return "the volcano calls the dragon";
    case MessageId::dragon_went:
      return "steps: {0}";
    case MessageId::fairy_assigned:
      return "to {0}'s {1} on {2}";
    case MessageId::fairy_start:
      return "the fairy stands beside a figure on {0} at the start of the turn";
    case MessageId::fairy_scored:
      return "the fairy stands beside a figure on {0}, which is scored";
    case MessageId::fairy_bather_leaves:
      return "the fairy stands beside the meeple that leaves the bathhouse at {0}";
    case MessageId::ransom_received:
      return "{0} pays a ransom";
    case MessageId::fairy_pays_no_bather:
      return "the fairy earns no point next to the meeple in the bathhouse at {0}";
    case MessageId::tower_top_is_no_occupant:
      return "the meeple on top of the tower at {0} is not on the feature below";
    case MessageId::fairy_stays:
      return "the fairy stays alone at {0} and still keeps the dragon off";
    case MessageId::fairy_pays_no_release:
      return "leaving the bathhouse at {0} is no scoring, so the fairy earns no 3 points";
    case MessageId::fairy_idle_at_bath:
      return "the fairy should not stand next to the meeple in the bathhouse at {0} and does "
             "nothing there";
    case MessageId::bather_not_eaten:
      return "the dragon does not eat the meeple in the bathhouse at {0}";
    case MessageId::arrival_not_eaten:
      return "the dragon at {0} does not eat the meeple that arrives in the bathhouse";
    case MessageId::flier_crashed:
      return "with a {0} the machine finds no place to land, and the figure goes back to the "
             "supply";
    case MessageId::any_prisoner:
      return "a {0} comes back, since nothing says which prisoner is exchanged";
    case MessageId::no_such_pyramid:
      return "only a pyramid of three acrobats can be scored; at {0} there are {1}";
    case MessageId::pyramid_is_full:
      return "the pyramid at {0} has three acrobats already";
    case MessageId::acrobats_too_far:
      return "the acrobats at {0} are neither on nor beside the tile just placed, at {1}";
    case MessageId::no_acrobat:
      return "a {0} is no acrobat";
    case MessageId::no_mist_extended:
      return "the tile at {0} extends no mist, so it gives no ghost";
    case MessageId::ghost_for_own:
      return "a ghost of extended mist goes to another player, not to {0}'s {1} at {2}";
    case MessageId::ghost_for_guard:
      return "the guard at {0} cannot be given a ghost";
    case MessageId::ghost_for_bather:
      return "the meeple in the bathhouse at {0} cannot be given a ghost";
    case MessageId::ghost_for_nobody:
      return "{0} has no {1} at {2}";
    case MessageId::second_ghost:
      return "a ghost has already been given in this turn";
    case MessageId::pyramid_scored:
      return "its pyramid was scored";
    case MessageId::driven_away:
      return "its third ghost drives it away";
    case MessageId::joins_pyramid:
      return "joins the acrobats; with it there are {0}";
    case MessageId::bonus_is_no_scoring:
      return "the bonus of the watchtower at {0} is no scoring of its own, so it sends nobody";
    case MessageId::big_top_removes_nobody:
      return "the big top removes nobody, so it sends nobody to a bathhouse";
    case MessageId::guard_is_no_meeple:
      return "a guard is not counted as a meeple here, so it is not sent";
    case MessageId::single_feature_sends_nobody:
      return "neither a castle nor a cemetery sends anybody here";
    case MessageId::ghosts_took_all:
      return "its ghosts took all its points";
    case MessageId::surveyors_took_all:
      return "a scoring tile took all its points";
    case MessageId::watchtower_meeples:
      return "the watchtower at {0} counts meeples, 2 points each: {1}";
    case MessageId::watchtower_coats:
      return "the watchtower at {0} counts coats of arms, 2 points each: {1}";
    case MessageId::watchtower_roads:
      return "the watchtower at {0} counts tiles with a road, 1 point each: {1}";
    case MessageId::watchtower_monasteries:
      return "the watchtower at {0} counts monasteries, 3 points each: {1}";
    case MessageId::watchtower_cities:
      return "the watchtower at {0} counts tiles with a city, 1 point each: {1}";
    case MessageId::ringmaster_tiles:
      return "tiles with a circus or acrobats round the ringmaster, 2 points each: {0}";
    case MessageId::ghosts_scared:
      return "ghosts there: {0}, each takes {1}";
    case MessageId::ghosts_stopped_at_zero:
      return "ghosts there: {0}, each takes {1}, but leads nobody below 0";
    case MessageId::tent_counts:
      return "meeples round the big top at {0}: {1}, each gives {2}";
    case MessageId::acrobats_shown:
      return "acrobats at {0}, 5 points each: {1}";
    case MessageId::ghost_given:
      return "{0}'s {1} at {2} is given a ghost; its ghosts now: {3}";
    case MessageId::guard_earned:
      return "{0} takes one more guard";
    case MessageId::tent_moves:
      return "the tent moves to {0} with a new token, face down";
    case MessageId::token_not_known:
      return "the token under the tent at {0} is not said, so it is counted as 0";
    case MessageId::surveyors_turn:
      return "a feature was scored, so the scoring tiles are replaced; which come next is "
             "not said";
    case MessageId::surveyors_not_final:
      return "no scoring tile counts in the final scoring";
    case MessageId::surveyors_below_zero:
      return "a scoring tile may lead below 0: {0} has {1} now";
    case MessageId::surveyors_not_verified:
      return "this scoring tile is taken as the scenario writes it out; it is not verified "
             "against the printed one";
    case MessageId::bathers_not_counted:
      return "the bathers round {0} are not counted";
    case MessageId::no_bazaar_tile:
      return "a bazaar follows a turn that has placed a bazaar tile drawn from the stack";
    case MessageId::bazaar_tile_discarded:
      return "{0} was not placed but discarded, so no bazaar is held for it";
    case MessageId::bazaar_tile_acquired:
      return "the bazaar tile at {0} was acquired at a bazaar, so no other is held for it";
    case MessageId::bazaar_waits_for_round:
      return "a round of placing is under way; the next bazaar waits until {0} has placed too";
    case MessageId::bazaar_of_another:
      return "this is {0}'s bazaar, but {1}'s comes first";
    case MessageId::bazaar_too_early:
      return "the builder's second tile comes before the bazaar";
    case MessageId::bazaar_too_late:
      return "the bazaar and its round come before the builder's second tile";
    case MessageId::builder_too_late:
      return "{0}'s second tile by the builder comes before the bazaar, not after its round";
    case MessageId::bazaar_too_few_tiles:
      return "the stack has {0}, which is not one for each of the {1} players, so no bazaar is "
             "held";
    case MessageId::bazaar_wrong_number:
      return "tiles turned up: {0}; it should be one for each player: {1}";
    case MessageId::bazaar_not_auctioned:
      return "nobody bids here: the tiles are picked in turn";
    case MessageId::bazaar_is_auctioned:
      return "the tiles of a bazaar are auctioned";
    case MessageId::bazaar_all_at_zero:
      return "all players stand at 0, so nobody bids: the tiles are picked in turn";
    case MessageId::not_first_chooser:
      return "{1} sits left of the active player and chooses first, not {0}";
    case MessageId::not_next_chooser:
      return "{1} chooses now, not {0}";
    case MessageId::has_a_tile:
      return "{0} has {1} of this bazaar already and takes no more part in it";
    case MessageId::bid_below_nothing:
      return "a bid is 0 or more, not {0}";
    case MessageId::not_turned_up:
      return "{0} is none of the tiles that can still be chosen";
    case MessageId::no_tile_chosen:
      return "{0} has not chosen a tile yet";
    case MessageId::not_ones_word:
      return "it is for {1} to speak now, not for {0}";
    case MessageId::all_have_spoken:
      return "all have spoken, {0} too; {1} decides now";
    case MessageId::not_higher:
      return "{0} is not higher than the bid that stands, {1}";
    case MessageId::bid_above_score:
      return "{0} has {2} points, so {1} are too many";
    case MessageId::not_the_chooser:
      return "{1} chose the tile and decides, not {0}";
    case MessageId::decision_comes_first:
      return "{0} has to buy or sell before another tile is chosen";
    case MessageId::nobody_to_sell_to:
      return "nobody else has bid, so {0} keeps the tile";
    case MessageId::auction_is_over:
      return "every tile has its player already";
    case MessageId::last_tile_is_free:
      return "the last tile goes to {0} for nothing; nobody bids for it";
    case MessageId::auction_lacks_word:
      return "the auction stops before {0} has bid or passed";
    case MessageId::auction_lacks_decision:
      return "the auction stops before {0} has bought or sold";
    case MessageId::auction_lacks_choice:
      return "the auction stops before {0} has chosen a tile";
    case MessageId::not_ones_round_turn:
      return "{1} places the tile acquired at the bazaar now, not {0}";
    case MessageId::not_ones_tile:
      return "{0} has acquired {2} at the bazaar and places that, not {1}";
    case MessageId::not_on_offer:
      return "{0} is none of the tiles that are left to pick from";
    case MessageId::acquired_tile_missing:
      return "{0} has to place the tile acquired at the bazaar";
    case MessageId::acquired_tiles_wait:
      return "{0} has still to place a tile acquired at the bazaar";
    case MessageId::market_ends_roads:
      return "the market at {0} ends its roads, which do not join there";
    case MessageId::places_acquired:
      return "{0} was acquired at the bazaar; placing it is a normal turn";
    case MessageId::picks_and_places:
      return "{0} is picked for nothing and placed before the next player picks";
    case MessageId::acquired_holds_no_bazaar:
      return "the bazaar tile at {0} was acquired, not drawn, so no bazaar follows";
    case MessageId::discarded_no_bazaar:
      return "{0} was discarded, so no bazaar follows";
    case MessageId::bazaar_after_round:
      return "the bazaar tile at {0} was drawn during a round, so its bazaar waits for the end of "
             "it";
    case MessageId::bazaar_skipped:
      return "tiles left: {0}, players: {1}; that is too few for a bazaar, so there is none";
    case MessageId::builder_within_round:
      return "the builder's second tile is drawn at once, before the next player places";
    case MessageId::builder_after_round:
      return "the builder's second tile of {0} comes after the bazaar and its round";
    case MessageId::builder_before_bazaar:
      return "the builder's second tile has come before the bazaar";
    case MessageId::game_waits_for_tiles:
      return "the stack is empty, but the game goes on until all these tiles are placed";
    case MessageId::bought_in_round:
      return "a turn of the round is a normal turn, so a meeple may be bought back";
    case MessageId::cap_spares_ransoms:
      return "only bids are limited to the own points; by buying back {0} has {1}";
  }
  return "";
}

}  // namespace barber
