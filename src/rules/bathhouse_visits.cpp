#include "rules/bathhouse_visits.hpp"

#include <algorithm>
#include <iterator>

#include "rules/abbey_and_mayor_rules.hpp"
#include "rules/abbot_rules.hpp"
#include "rules/barber_surgeons_elsewhere_rules.hpp"
#include "rules/base_game.hpp"
#include "rules/castles_rules.hpp"
#include "rules/ghosts_castles_cemeteries_rules.hpp"
#include "rules/messages_rules.hpp"
#include "rules/princess_and_dragon.hpp"
#include "rules/wagons.hpp"

namespace barber::bath {
namespace {

// Those of the figures that count and can be sent: the meeples (C 83). The option is read only
// where the others would make a difference.
std::vector<FigureIndex> meeples_among(TurnInPlay& turn, const std::vector<FigureIndex>& figures) {
  std::vector<FigureIndex> found;
  std::copy_if(figures.begin(), figures.end(), std::back_inserter(found),
               [&](FigureIndex figure) { return is_meeple(turn.table.figure(figure).kind); });
  if (found.size() == figures.size() || found.size() > 1) return found;
  return turn.options.on(visit_meeples_only) ? found : figures;
}

void tell_not_sent(TurnInPlay& turn, const ScoringEvent& event, const Visit& visit) {
  if (visit.why_not.id == MessageId::none) return;
  for (const FigureIndex figure : meeples_among(turn, event.involved)) {
    turn.events.push_back(NotSent{figure, turn.table.where(turn.table.figure(figure).place),
                                  visit.why_not, visit.rules});
  }
}

// An answer that names a bathhouse which is not free, not open to this meeple, or not there yet.
Illegality not_free(const TurnInPlay& turn, FigureIndex visitor, const Decision& decision) {
  const GameState& table = turn.table;
  const Position at = decision.named.at;
  const TileIndex named = table.board.tile_at(at);
  const auto other = named == kNoTile ? std::nullopt : table.bather(named);
  Illegality found;
  if (other) {
    const Figure& bather = table.figure(*other);
    found = illegal({&visit_free_definition, &bather_capacity},
                    {MessageId::bathhouse_occupied, {at, bather.owner, bather.kind}});
  } else if (named == kNoTile) {
    found = illegal({&visit_free_definition}, {MessageId::no_bathhouse_yet, {at}});
  } else if (table.figure(visitor).left_bathhouse == named) {
    found = illegal({&leave_same_meeple_again}, {MessageId::same_bathhouse_named, {at}});
  } else {
    found = illegal({&visit_own_feature}, {MessageId::own_bathhouse_named, {at}});
  }
  found.answer = decision.answer;
  return found;
}

bool is_of_ghosts(FeatureKind kind) {
  return kind == FeatureKind::ruin || kind == FeatureKind::cemetery;
}

// The option that says whether who got nothing, or less, is sent all the same: that of the first
// cause which alone took all the points, or of the first of several that did it together.
const Rule* zero_points_rule(const GameState& table, const ScoringEvent& event,
                             FigureIndex meeple) {
  const Figure& figure = table.figure(meeple);
  if (figure.kind == FigureKind::mayor && figure.place.kind == Place::Kind::castle) {
    return &visit_zero_points_castle_mayor;
  }
  if (figure.kind == FigureKind::mayor && figure.place.kind == Place::Kind::feature &&
      base::strength(table, meeple) == 0) {
    return &visit_zero_points_mayor;
  }
  const int without = event.points + event.ghosts - event.surveyed;
  if (without <= 0) return &visit_zero_points;
  if (event.ghosts > 0 && (without <= event.ghosts || without + event.surveyed > 0)) {
    return &visit_zero_points_ghosts;
  }
  return &visit_zero_points_surveyors;
}

// Everything that is remarkable about this visit.
Citations visit_rules(const TurnInPlay& turn, const ScoringEvent& event, FigureIndex visitor,
                      TileIndex target, bool had_choice) {
  const GameState& table = turn.table;
  const Board& board = table.board;
  const Figure& figure = table.figure(visitor);
  Citations rules{&visit_trigger, &visit_score_first, &bonus_once_per_feature_scoring};
  if (had_choice) rules.push_back(&visit_chooser);
  if (board.tile(target).surrounded()) rules.push_back(&visit_surrounded_ok);
  const SegmentId house = board.segment(target, board.tile(target).tile->bathhouse_feature());
  if (target == turn.placed ||
      (event.of_feature() && board.feature(house) == board.feature(event.feature))) {
    rules.push_back(&visit_own_feature);
  }
  if (table.castle_on(target)) rules.push_back(&castles::bathhouse_under);
  if (figure.owner != turn.active) rules.push_back(&visit_any_player);
  const FeatureKind kind = event.of_feature() ? board.kind(event.feature) : FeatureKind::field;
  if (kind == FeatureKind::monastery || kind == FeatureKind::garden) {
    rules.push_back(&visit_monastery);
  }
  if (is_of_ghosts(kind)) rules.push_back(&ghosts::single_features_visit);
  if (figure.kind == FigureKind::guard) {
    rules.push_back(&visit_guards);
    rules.push_back(&ghosts::guard);
  }
  if (figure.kind != FigureKind::meeple || event.involved.size() > 1) {
    rules.push_back(&visit_meeples_only);
  }
  if (event.involved.size() > 1) rules.push_back(&visit_builder_ignored);
  if (figure.kind == FigureKind::large) rules.push_back(&visit_large_counts_one);
  if (std::any_of(table.figures.begin(), table.figures.end(),
                  [&](const Figure& other) { return other.left_bathhouse == target; })) {
    rules.push_back(&leave_reopen);
  }
  const std::pair first_half{visitor, target};
  const auto& earlier = turn.left_in_first_half;
  if (figure.left_bathhouse == target ||
      std::find(earlier.begin(), earlier.end(), first_half) != earlier.end()) {
    rules.push_back(&leave_same_meeple_again);
  }
  if (event.points <= 0) rules.push_back(zero_points_rule(table, event, visitor));
  if (figure.kind == FigureKind::mayor) rules.push_back(&mayors::mayor_count_one);
  if (by_barn(event.occasion)) rules.push_back(&visit_barn_farmer);
  if (event.occasion == Occasion::final_scoring) rules.push_back(&visit_not_final);
  if (event.occasion == Occasion::abbot_recall) {
    rules.push_back(&visit_abbot_recall);
    rules.push_back(&abbot::recall);
  }
  if (event.occasion == Occasion::castle) rules.push_back(&castles::occupant_bathes);
  if (event.occasion == Occasion::castle_founded) rules.push_back(&castles::conversion_no_visit);
  if (event.occasion == Occasion::watchtower_bonus) rules.push_back(&visit_watchtower_bonus);
  if (event.occasion == Occasion::big_top) rules.push_back(&visit_big_top);
  if (event.occasion == Occasion::message_8) {
    rules.push_back(&visit_message_8);
    rules.push_back(&messages::score_8);
  }
  if (event.to_leipzig) rules.push_back(&leipzig_none);
  return rules;
}

// Where it makes a difference whether guards are meeples, asks, and takes them out if not. Whether
// it has asked.
bool leave_out_guards(TurnInPlay& turn, std::vector<FigureIndex>& meeples, Visit& visit) {
  const auto is_guard = [&](FigureIndex figure) {
    return turn.table.figure(figure).kind == FigureKind::guard;
  };
  const auto guards = std::count_if(meeples.begin(), meeples.end(), is_guard);
  const auto others = static_cast<std::ptrdiff_t>(meeples.size()) - guards;
  const bool matters = guards > 0 && (others == 1 || (guards == 1 && others == 0));
  if (!matters || free_bathhouses(turn.table).empty()) return false;
  if (turn.options.on(visit_guards)) return true;
  if (others == 0) {
    visit.why_not = {MessageId::guard_is_no_meeple, {}};
    visit.rules = {&visit_guards};
  }
  std::erase_if(meeples, is_guard);
  return true;
}

// The meeple that the scoring sends if a bathhouse is open to it. Otherwise `visit` says why none
// is. The conditions are asked in the order of interactions.md 0.2.
std::optional<FigureIndex> lone_meeple(TurnInPlay& turn, const ScoringEvent& event, Visit& visit) {
  const GameState& table = turn.table;
  std::vector<FigureIndex> meeples = meeples_among(turn, event.involved);
  // Phase and trigger: only a feature that a tile completed, in phase 3 (C 88, 91, 94). There is
  // nothing to explain where the count of meeples or of bathhouses forbids the visit anyway.
  const bool expected = meeples.size() == 1 && !free_bathhouses(table).empty();
  if (event.occasion == Occasion::abbot_recall && !turn.options.on(visit_abbot_recall)) {
    if (!expected) return std::nullopt;
    visit.why_not = {MessageId::recall_is_no_scoring, {}};
    visit.rules = {&visit_abbot_recall, &visit_phase_3_only};
    return std::nullopt;
  }
  if (event.occasion == Occasion::final_scoring && turn.options.on(visit_not_final)) {
    if (!expected) return std::nullopt;
    visit.why_not = {MessageId::final_scoring_sends_nobody, {}};
    visit.rules = {&visit_not_final};
    return std::nullopt;
  }
  if (event.occasion == Occasion::watchtower_bonus && expected &&
      !turn.options.on(visit_watchtower_bonus)) {
    visit.why_not = {MessageId::bonus_is_no_scoring,
                     {table.where(table.figure(meeples.front()).place).at}};
    visit.rules = {&visit_watchtower_bonus};
    return std::nullopt;
  }
  if (event.occasion == Occasion::big_top && expected && !turn.options.on(visit_big_top)) {
    visit.why_not = {MessageId::big_top_removes_nobody, {}};
    visit.rules = {&visit_big_top};
    return std::nullopt;
  }
  if (event.occasion == Occasion::castle && expected &&
      !turn.options.on(castles::occupant_bathes)) {
    visit.why_not = {MessageId::castle_sends_nobody, {}};
    visit.rules = {&castles::occupant_bathes};
    return std::nullopt;
  }
  if (event.occasion == Occasion::message_8) {
    if (!expected) return std::nullopt;
    if (!turn.options.on(visit_message_8)) {
      visit.why_not = {MessageId::message_sends_nobody, {}};
      visit.rules = {&visit_message_8};
      return std::nullopt;
    }
  }
  if (event.of_feature() && is_of_ghosts(table.board.kind(event.feature)) && expected &&
      !turn.options.on(ghosts::single_features_visit)) {
    visit.why_not = {MessageId::single_feature_sends_nobody, {}};
    visit.rules = {&ghosts::single_features_visit};
    return std::nullopt;
  }
  // Who is involved (C 78, 82, 83).
  const bool guards = leave_out_guards(turn, meeples, visit);
  if (meeples.empty()) return std::nullopt;
  if (meeples.size() > 1) {
    // The bonus and the tent are told of only where they might have sent somebody.
    if (!event.of_feature()) return std::nullopt;
    visit.why_not = {MessageId::several_meeples, {static_cast<int>(meeples.size())}};
    visit.rules = {&visit_several_meeples};
    if (guards) visit.rules.push_back(&visit_guards);
    if (std::any_of(meeples.begin(), meeples.end(),
                    [&](FigureIndex figure) { return !is_meeple(table.figure(figure).kind); })) {
      visit.rules.push_back(&visit_meeples_only);
    }
    return std::nullopt;
  }
  if (table.figure(meeples.front()).owner != turn.active && !turn.options.on(visit_any_player)) {
    visit.why_not = {MessageId::only_active_sends, {turn.active}};
    visit.rules = {&visit_any_player};
    return std::nullopt;
  }
  if (by_barn(event.occasion) && !turn.options.on(visit_barn_farmer)) {
    visit.why_not = {MessageId::barn_sends_nobody, {}};
    visit.rules = {&visit_barn_farmer};
    return std::nullopt;
  }
  if (event.to_leipzig && !free_bathhouses(table).empty() && turn.options.on(leipzig_none)) {
    visit.why_not = {MessageId::leipzig_sends_nobody, {}};
    visit.rules = {&leipzig_none};
    return std::nullopt;
  }
  // Points (C 87).
  if (event.points <= 0) {
    const Rule* cause = zero_points_rule(table, event, meeples.front());
    if (!turn.options.on(*cause)) {
      visit.why_not = {cause == &visit_zero_points_ghosts      ? MessageId::ghosts_took_all
                       : cause == &visit_zero_points_surveyors ? MessageId::surveyors_took_all
                                                               : MessageId::scored_nothing,
                       {}};
      visit.rules = {cause};
      return std::nullopt;
    }
  }
  if (guards) visit.rules.push_back(&visit_guards);
  return meeples.front();
}

// Takes out of the candidates the bathhouses that are closed to this meeple (C 81, 112); `visit`
// says why if none is left.
void close_bathhouses(TurnInPlay& turn, const ScoringEvent& event, FigureIndex meeple,
                      Visit& visit) {
  const Board& board = turn.table.board;
  const auto among = [&](TileIndex tile) {
    return std::find(visit.candidates.begin(), visit.candidates.end(), tile) !=
           visit.candidates.end();
  };
  std::vector<TileIndex> own =
      event.of_feature() ? bathhouses_of(turn, event.feature) : std::vector<TileIndex>();
  std::erase_if(own, [&](TileIndex tile) { return !among(tile); });
  if (!own.empty() && !turn.options.on(visit_own_feature)) {
    for (const TileIndex tile : own) std::erase(visit.candidates, tile);
    visit.rules.push_back(&visit_own_feature);
    if (visit.candidates.empty()) {
      visit.why_not = {MessageId::only_own_bathhouses, {board.tile(own.front()).at}};
      visit.rules.push_back(&visit_none_free);
    }
  }
  const TileIndex left = turn.table.figure(meeple).left_bathhouse;
  if (left != kNoTile && among(left) && !turn.options.on(leave_same_meeple_again)) {
    std::erase(visit.candidates, left);
    visit.rules.push_back(&leave_same_meeple_again);
    if (visit.candidates.empty()) {
      visit.why_not = {MessageId::only_bathhouse_just_left, {board.tile(left).at}};
      visit.rules.push_back(&visit_none_free);
    }
  }
}

}  // namespace

Visit visit_of(TurnInPlay& turn, const ScoringEvent& event) {
  Visit visit;
  if (turn.table.board.bathhouses().empty()) return visit;
  const auto lone = lone_meeple(turn, event, visit);
  if (!lone) return visit;
  // A free bathhouse (C 76, 79), of those that are open to this meeple.
  visit.candidates = free_bathhouses(turn.table);
  if (visit.candidates.empty()) {
    visit.rules = {&visit_none_free};
    if (turn.last_visit) {
      const Figure& taker = turn.table.figure(*turn.last_visit);
      visit.why_not = {MessageId::last_bathhouse_taken,
                       {turn.table.where(taker.place).at, taker.owner}};
      visit.rules.push_back(&visit_immediate);
    } else {
      visit.why_not = {MessageId::no_free_bathhouse, {}};
    }
    return visit;
  }
  close_bathhouses(turn, event, *lone, visit);
  if (!visit.candidates.empty()) visit.visitor = lone;
  return visit;
}

bool may_send(TurnInPlay& turn, const ScoringEvent& event) {
  Visit ignored;
  return lone_meeple(turn, event, ignored).has_value();
}

bool is_restricted(TurnInPlay& turn, const ScoringEvent& event) {
  Visit visit;
  const auto lone = lone_meeple(turn, event, visit);
  if (!lone) return false;
  if (wagons::may_decline(turn, *lone)) return true;
  visit.candidates = free_bathhouses(turn.table);
  const std::size_t before = visit.candidates.size();
  close_bathhouses(turn, event, *lone, visit);
  return visit.candidates.size() != before;
}

std::optional<Illegality> choose_bathhouse(TurnInPlay& turn, FigureIndex visitor,
                                           const std::vector<TileIndex>& candidates,
                                           TileIndex& target) {
  const GameState& table = turn.table;
  const bool several = candidates.size() > 1;
  Choice choice;
  choice.kind = ChoiceKind::bathhouse;
  choice.subject = table.figure(visitor).owner;
  choice.decides = choice.subject;
  choice.from = table.where(table.figure(visitor).place);
  for (const TileIndex tile : candidates) {
    choice.options.push_back(table.where(Place::in_bathhouse(tile)));
  }
  choice.rule = &visit_chooser;
  const bool asked = several || turn.decider.has_answer(ChoiceKind::bathhouse);
  if (choice.subject != turn.active && asked && !turn.options.is_default(visit_chooser)) {
    choice.decides = turn.active;
  }
  const Decision decision = turn.decider.decide(table, choice);
  if (decision.wrong_player) return decision.wrong_player;
  if (decision.option == -1) return not_free(turn, visitor, decision);
  target = candidates[static_cast<std::size_t>(decision.option)];
  turn.tell(choice, decision, {&visit_chooser, &visit_free_definition});
  return std::nullopt;
}

std::optional<Illegality> visit(TurnInPlay& turn, const ScoringEvent& event) {
  GameState& table = turn.table;
  const Visit found = visit_of(turn, event);
  if (!found.visitor) {
    tell_not_sent(turn, event, found);
    return std::nullopt;
  }
  const FigureIndex visitor = *found.visitor;
  wagons::Stay wagon;
  if (table.figure(visitor).kind == FigureKind::wagon && event.occasion == Occasion::completed) {
    wagon = wagons::stay_or_drive(turn, visitor);
    if (wagon.illegal || wagon.drives) return wagon.illegal;
  }
  TileIndex target = kNoTile;
  if (auto fault = choose_bathhouse(turn, visitor, found.candidates, target)) return fault;
  const bool several = found.candidates.size() > 1;
  const auto free = static_cast<int>(found.candidates.size());
  Message why{MessageId::sent_to_only_free, {}};
  if (several) {
    why = {MessageId::sent_to_chosen, {free}};
  } else if (free_bathhouses(table).size() > 1) {
    why = {MessageId::sent_to_only_open, {}};
  }
  Citations rules = visit_rules(turn, event, visitor, target, several);
  rules.insert(rules.end(), found.rules.begin(), found.rules.end());
  rules.insert(rules.end(), wagon.rules.begin(), wagon.rules.end());
  turn.move(visitor, Place::in_bathhouse(target), why, std::move(rules));
  table.figure(visitor).entered_surrounded = table.board.tile(target).surrounded();
  if (!dragon::eats_on_arrival(turn, visitor)) turn.last_visit = visitor;
  return std::nullopt;
}

}  // namespace barber::bath
