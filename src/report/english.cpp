#include "report/english.hpp"

#include <fmt/args.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "report/brief.hpp"

namespace barber {
namespace {

// {0} to {3} are the message's arguments, in the order that rules/message.hpp gives.
std::string_view text(MessageId id) {
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
    case MessageId::game_ends:
      return "the game ends; what is incomplete is scored, then the fields";
    case MessageId::no_such_pyramid:
      return "only a pyramid of three acrobats can be scored; at {0} there are {1}";
    case MessageId::pyramid_is_full:
      return "the pyramid at {0} has three acrobats already";
    case MessageId::acrobats_too_far:
      return "the acrobats at {0} are neither on nor beside the tile just placed, at {1}";
    case MessageId::no_acrobat:
      return "a {0} is no acrobat";
    case MessageId::scored_and_figure:
      return "scoring acrobats takes the place of any other action with figures";
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
  }
  return "";
}

struct Render {
  const Words& words;
  std::string operator()(std::monostate) const { return {}; }
  std::string operator()(int number) const { return std::to_string(number); }
  std::string operator()(PlayerId player) const { return std::string(words.player(player)); }
  std::string operator()(FigureKind kind) const { return std::string(name(kind)); }
  std::string operator()(Position at) const { return words.position(at); }
  std::string operator()(Side side) const {
    constexpr std::array<std::string_view, 4> kNames{"north", "east", "south", "west"};
    return std::string(kNames[static_cast<std::size_t>(index(side))]);
  }
  std::string operator()(EdgeKind kind) const { return std::string(name(kind)); }
  std::string operator()(Rotation rotation) const { return std::to_string(degrees(rotation)); }
  std::string operator()(const Where& where) const { return words.place(where); }
  std::string operator()(const Tile* tile) const { return std::string(Words::tile(*tile)); }
  std::string operator()(StepName step) const { return std::string(step.text); }
};

std::string count_of(int count, std::string_view one, std::string_view many) {
  return fmt::format("{} {}", count, count == 1 ? one : many);
}

}  // namespace

std::string sentence(const Message& message, const Words& words) {
  fmt::dynamic_format_arg_store<fmt::format_context> arguments;
  for (const Argument& argument : message.arguments) {
    arguments.push_back(std::visit(Render{words}, argument));
  }
  return fmt::vformat(text(message.id), arguments);
}

std::string sentence(const TilePlaced& event, const Words& words) {
  const Sketch& sketch = *words.sketch();
  const Sketch::Laid& laid = *sketch.at(event.at);
  std::vector<std::string> parts;
  const auto add = [&parts](std::string_view verb, const std::vector<int>& numbers,
                            const auto& all) {
    std::vector<std::string_view> names;
    names.reserve(numbers.size());
    for (const int number : numbers) names.push_back(all[static_cast<std::size_t>(number)].name);
    if (!names.empty()) parts.push_back(fmt::format("{} {}", verb, fmt::join(names, ", ")));
  };
  add("completes", laid.closes, sketch.features);
  add("surrounds", laid.surrounds, sketch.bathhouses);
  add("extends", laid.extends, sketch.features);
  if (laid.bathhouse >= 0) add("brings", {laid.bathhouse}, sketch.bathhouses);
  return parts.empty() ? "a tile that completes nothing"
                       : fmt::format("a tile that {}", fmt::join(parts, "; "));
}

std::string sentence(const Item& item, const Words& words) {
  const std::string points = count_of(item.each, "point", "points");
  switch (item.kind) {
    case ItemKind::tiles:
      return fmt::format("{}, {} each", count_of(item.count, "tile", "tiles"), points);
    case ItemKind::coats:
      return fmt::format("{}, {} each", count_of(item.count, "coat of arms", "coats of arms"),
                         points);
    case ItemKind::banner:
      return fmt::format("the banner of the bathhouse at {}", words.position(item.tiles.front()));
    case ItemKind::monastery:
      return "for itself";
    case ItemKind::surrounding:
      return fmt::format("{} round it, {} each", count_of(item.count, "tile", "tiles"), points);
    case ItemKind::completed_city:
      return fmt::format("the completed city at {}", words.spot(item.city));
    case ItemKind::mist:
      return fmt::format("{} with mist, {} each", count_of(item.count, "tile", "tiles"), points);
    case ItemKind::survey:
      return fmt::format("the scoring tile in force, {} times {}", item.count, item.each);
  }
  return {};
}

std::string sentence(const FeatureScored& scored, const Words& words) {
  if (scored.presence.empty()) return "nobody stands there, so nobody gets these points";
  const auto list = [&](bool scores) {
    std::string found;
    for (const Presence& now : scored.presence) {
      if (now.scores != scores) continue;
      if (!found.empty()) found += ", ";
      found += fmt::format("{} {}", words.player(now.player), now.strength);
    }
    return found;
  };
  const auto scorers = std::count_if(scored.presence.begin(), scored.presence.end(),
                                     [](const Presence& now) { return now.scores; });
  const std::string others = list(false);
  if (scorers > 1) {
    return others.empty() ? fmt::format("tied for the majority: {}; each gets all", list(true))
                          : fmt::format("tied for the majority: {}; each gets all; others: {}",
                                        list(true), others);
  }
  return others.empty() ? fmt::format("majority: {}, nobody else", list(true))
                        : fmt::format("majority: {}; others: {}", list(true), others);
}

namespace {

// What can be chosen; of bathhouses only where they are.
std::string options_of(ChoiceKind kind, const std::vector<Where>& options, const Words& words) {
  std::string list;
  for (const Where& option : options) {
    if (!list.empty()) list += ", ";
    list += kind == ChoiceKind::bathhouse ? words.position(option.at) : words.place(option);
  }
  return list;
}

}  // namespace

std::string sentence(const OpenChoice& choice, const Words& words) {
  const std::string options = options_of(choice.kind, choice.options, words);
  if (choice.kind == ChoiceKind::bathhouse) {
    return fmt::format("{} chooses the bathhouse for the meeple from {}: {}",
                       words.player(choice.by), words.place(choice.from), options);
  }
  return fmt::format("{} chooses the order of scoring: {}", words.player(choice.by), options);
}

std::string sentence(const ChoiceMade& choice, const Words& words) {
  const std::string options = options_of(choice.kind, choice.options, words);
  switch (choice.kind) {
    case ChoiceKind::score_order:
      return fmt::format("{} lets {} come first, of {}", words.player(choice.by),
                         words.place(choice.chosen), options);
    case ChoiceKind::bathhouse:
      return fmt::format("{} chooses the bathhouse at {} for the meeple from {}, of {}",
                         words.player(choice.by), words.position(choice.chosen.at),
                         words.place(choice.from), options);
    case ChoiceKind::free_return:
      return choice.take ? fmt::format("{} takes the meeple at {} home", words.player(choice.by),
                                       words.position(choice.chosen.at))
                         : fmt::format("{} leaves the meeple at {} in the bathhouse",
                                       words.player(choice.by), words.position(choice.chosen.at));
  }
  return {};
}

std::string sentence(const Claim& claim, const Words& words) {
  std::vector<std::string> parts;
  for (std::size_t p = 0; p < claim.scores.size(); ++p) {
    if (!claim.scores[p]) continue;
    parts.push_back(fmt::format("{} {}", words.player(static_cast<PlayerId>(p)), *claim.scores[p]));
  }
  for (const ClaimedFigure& figure : claim.figures) {
    const std::string who = fmt::format("{} {}", words.player(figure.owner), name(figure.kind));
    parts.push_back(figure.where.kind == Place::Kind::supply
                        ? who + " home"
                        : fmt::format("{} at {}", who, words.place(figure.where)));
  }
  if (claim.illegal != nullptr) {
    parts.push_back(fmt::format("illegal by {}", claim.illegal->id));
  } else if (claim.legal) {
    parts.emplace_back(*claim.legal ? "legal" : "illegal");
  }
  return fmt::format("{}", fmt::join(parts, ", "));
}

namespace {

// If those choose so whose choices lead to these outcomes: "red chooses so".
std::string if_chosen(const Ruling& ruling, const std::vector<std::size_t>& outcomes,
                      const Words& words) {
  std::vector<std::string_view> names;
  for (const std::size_t number : outcomes) {
    for (const ChoiceMade* choice : ruling.outcomes[number].open_choices()) {
      const std::string_view name = words.player(choice->by);
      if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    }
  }
  return names.size() == 1 ? fmt::format("{} chooses so", names.front())
                           : fmt::format("{} choose so", fmt::join(names, " and "));
}

}  // namespace

std::string sentence(const ClaimAnswer& answer, const Ruling& ruling, const Words& words) {
  switch (answer.verdict) {
    case ClaimVerdict::right:
      return "right";
    case ClaimVerdict::right_if_chosen:
      return fmt::format("right if {}", if_chosen(ruling, answer.outcomes, words));
    case ClaimVerdict::right_under:
      return "right only under another reading of the rules";
    case ClaimVerdict::wrong:
      break;
  }
  return answer.searched_all
             ? "right under no reading of the rules"
             : fmt::format("right under none of the {} readings of the rules that were tried",
                           answer.tried);
}

std::string sentence(const ClaimReading& reading, const Words& words) {
  const std::string under = written(reading.reading.changed);
  if (reading.always) return fmt::format("right under {}", under);
  return fmt::format("right under {} if {}", under,
                     if_chosen(reading.reading.ruling, reading.outcomes, words));
}

std::string sentence(const Slip& slip, const Words& words) {
  const std::string where = words.place(slip.feature);
  const std::string tile = slip.tile ? words.position(*slip.tile) : "";
  switch (slip.kind) {
    case SlipKind::tile_twice:
      return slip.tile
                 ? fmt::format("for {} the tile at {} was counted once for each of its pieces",
                               where, tile)
                 : fmt::format("for {} one tile was counted twice", where);
    case SlipKind::coats_forgotten:
      return fmt::format("for {} {} forgotten", where,
                         slip.count == 1 ? "a coat of arms was"
                                         : fmt::format("{} coats of arms were", slip.count));
    case SlipKind::coats_as_final:
      return fmt::format("for {} coats of arms were counted 1 each, as in an open city at the end",
                         where);
    case SlipKind::coats_as_completed:
      return fmt::format("for {} coats of arms were counted 2 each, as in a completed city", where);
    case SlipKind::banners_forgotten:
      return slip.tile ? fmt::format("for {} the banner of the bathhouse at {} was forgotten",
                                     where, tile)
                       : fmt::format("for {} every banner was forgotten", where);
    case SlipKind::final_banners_added:
      return slip.tile
                 ? fmt::format(
                       "for {} the banner of the bathhouse at {} was added, in the final scoring",
                       where, tile)
                 : fmt::format("for {} every banner was added, in the final scoring", where);
    case SlipKind::counted_as_finished:
      return fmt::format("{} was counted as finished, and it is not", where);
    case SlipKind::tie_shared_out:
      return fmt::format("the points for {} were shared out among the {} who are tied", where,
                         slip.count);
    case SlipKind::two_tile_city_halved:
      return fmt::format("{}, a city of two tiles, was counted at half", where);
    case SlipKind::outnumbered_paid:
      return fmt::format("{} was given the points for {}, though outnumbered there",
                         words.player(slip.player), where);
  }
  return {};
}

}  // namespace barber
