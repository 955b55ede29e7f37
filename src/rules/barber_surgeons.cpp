#include "rules/barber_surgeons.hpp"

#include <algorithm>
#include <iterator>

#include "rules/barber_surgeons_elsewhere_rules.hpp"
#include "rules/base_game.hpp"
#include "rules/ghosts_castles_cemeteries_rules.hpp"

namespace barber::bath {
namespace {

constexpr int kBuyLimit = 1;

// Bathhouse tiles in the game by number of players (C 57); one player plays with four.
int tiles_in_game(int players) { return std::clamp(players + 2, 4, 6); }

std::vector<FigureIndex> meeples_among(const GameState& table,
                                       const std::vector<FigureIndex>& figures) {
  std::vector<FigureIndex> found;
  std::copy_if(figures.begin(), figures.end(), std::back_inserter(found),
               [&](FigureIndex figure) { return is_meeple(table.figure(figure).kind); });
  return found;
}

// The bather comes home, for free or for points.
void leave(TurnInPlay& turn, FigureIndex bather, const Message& why, Citations rules) {
  Figure& figure = turn.table.figure(bather);
  figure.left_bathhouse = figure.place.index;
  figure.returned =
      1 + static_cast<int>(std::count_if(turn.table.figures.begin(), turn.table.figures.end(),
                                         [](const Figure& other) { return other.returned > 0; }));
  figure.entered_surrounded = false;
  turn.move(bather, Place::supply(), why, std::move(rules));
}

// An answer that takes a free return which the rules do not give.
std::optional<Illegality> wrong_return(TurnInPlay& turn, const std::vector<TileIndex>& earned) {
  const GameState& table = turn.table;
  const auto answers = turn.decider.answers();
  for (std::size_t i = 0; i < answers.size(); ++i) {
    const Answer& answer = answers[i];
    if (answer.kind != ChoiceKind::free_return || !answer.take) continue;
    const TileIndex tile = table.board.tile_at(answer.target.at);
    if (tile == kNoTile || std::find(earned.begin(), earned.end(), tile) != earned.end()) continue;
    const auto bather = table.bather(tile);
    if (!bather) continue;  // nobody there: the answer is never asked for
    turn.decider.used(static_cast<int>(i));
    const PlacedTile& placed = table.board.tile(tile);
    Illegality found;
    if (!placed.surrounded()) {
      found = illegal({&leave_free_eight},
                      {MessageId::return_not_surrounded, {placed.at, placed.neighbours}});
    } else if (table.figure(*bather).entered_surrounded) {
      found = illegal({&leave_free_not_if_already_surrounded},
                      {MessageId::return_not_earned, {placed.at}});
    } else {
      found = illegal({&leave_free_only_that_turn, &leave_free_not_if_already_surrounded},
                      {MessageId::return_too_late, {placed.at}});
    }
    found.answer = static_cast<int>(i);
    return found;
  }
  return std::nullopt;
}

void tell_not_sent(TurnInPlay& turn, const ScoringEvent& event, const Visit& visit) {
  if (visit.why_not.id == MessageId::none) return;
  for (const FigureIndex figure : meeples_among(turn.table, event.involved)) {
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
const Rule* zero_points_rule(const ScoringEvent& event) {
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
  if (figure.kind != FigureKind::meeple) rules.push_back(&visit_meeples_only);
  if (std::any_of(table.figures.begin(), table.figures.end(),
                  [&](const Figure& other) { return other.left_bathhouse == target; })) {
    rules.push_back(&leave_reopen);
  }
  if (figure.left_bathhouse == target) rules.push_back(&leave_same_meeple_again);
  if (event.points <= 0) rules.push_back(zero_points_rule(event));
  if (event.occasion == Occasion::final_scoring) rules.push_back(&visit_not_final);
  if (event.occasion == Occasion::abbot_recall) rules.push_back(&visit_abbot_recall);
  if (event.occasion == Occasion::watchtower_bonus) rules.push_back(&visit_watchtower_bonus);
  if (event.occasion == Occasion::big_top) rules.push_back(&visit_big_top);
  return rules;
}

// The tiles whose banner a feature is paid: those of its own bathhouses, or, for a road under
// `any-on-tile`, of every tile that it has a piece on (C 64, 65).
std::vector<TileIndex> bathhouses_of(TurnInPlay& turn, SegmentId feature) {
  const Board& board = turn.table.board;
  std::vector<TileIndex> found;
  if (board.bathhouses().empty()) return found;
  const std::vector<SegmentId> segments = board.segments(feature);
  for (const TileIndex tile : board.tiles_of(feature)) {
    if (!board.tile(tile).tile->has_bathhouse()) continue;
    const bool own = std::any_of(segments.begin(), segments.end(), [&](SegmentId segment) {
      return board.tile_of(segment) == tile && board.printed(segment).bathhouse > 0;
    });
    if (own ||
        (board.kind(feature) == FeatureKind::road && !turn.options.is_default(bonus_roads))) {
      found.push_back(tile);
    }
  }
  return found;
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
  std::vector<FigureIndex> meeples = meeples_among(table, event.involved);
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
    return std::nullopt;
  }
  if (table.figure(meeples.front()).owner != turn.active && !turn.options.on(visit_any_player)) {
    visit.why_not = {MessageId::only_active_sends, {turn.active}};
    visit.rules = {&visit_any_player};
    return std::nullopt;
  }
  // Points (C 87).
  if (event.points <= 0) {
    const Rule* cause = zero_points_rule(event);
    if (!turn.options.on(*cause)) {
      visit.why_not = {cause == &visit_zero_points          ? MessageId::scored_nothing
                       : cause == &visit_zero_points_ghosts ? MessageId::ghosts_took_all
                                                            : MessageId::surveyors_took_all,
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

std::vector<TileIndex> free_bathhouses(const GameState& table) {
  std::vector<TileIndex> found(table.board.bathhouses().begin(), table.board.bathhouses().end());
  for (const Figure& figure : table.figures) {
    if (figure.place.kind == Place::Kind::bathhouse) std::erase(found, figure.place.index);
  }
  return found;
}

void check_count(TurnInPlay& turn, bool first_turn) {
  const Board& board = turn.table.board;
  const bool looked_at = first_turn || board.tile(turn.placed).tile->has_bathhouse();
  const auto count = static_cast<int>(board.bathhouses().size());
  const int in_game = tiles_in_game(turn.table.players());
  if (!looked_at || count <= in_game) return;
  turn.remark(Remark::Kind::warning,
              {MessageId::too_many_bathhouses, {count, in_game, turn.table.players()}},
              {&setup_count});
}

std::optional<Illegality> free_returns(TurnInPlay& turn) {
  const Board& board = turn.table.board;
  if (board.bathhouses().empty()) return std::nullopt;
  std::vector<TileIndex> near = board.around(turn.placed);
  std::sort(near.begin(), near.end());
  std::vector<TileIndex> earned;
  for (const TileIndex tile : near) {
    const auto bather = turn.table.bather(tile);
    if (!board.tile(tile).surrounded() || !bather) continue;
    earned.push_back(tile);
    turn.returns_in_scoring.emplace_back(tile, *bather);
  }
  if (!earned.empty() && turn.options.is_default(leave_free_timing)) {
    for (const auto& [tile, bather] : turn.returns_in_scoring) {
      const Where bathhouse = turn.table.where(Place::in_bathhouse(tile));
      if (auto found = free_return(turn, bathhouse, bather)) return found;
    }
    turn.returns_in_scoring.clear();
  }
  return wrong_return(turn, earned);
}

std::optional<Illegality> free_return(TurnInPlay& turn, const Where& bathhouse,
                                      FigureIndex bather) {
  GameState& table = turn.table;
  const PlayerId owner = table.figure(bather).owner;
  Choice choice;
  choice.kind = ChoiceKind::free_return;
  choice.decides = owner;
  choice.subject = owner;
  choice.options = {bathhouse};
  choice.rule = &leave_free;
  const Decision decision = turn.decider.decide(table, choice);
  if (!turn.options.is_default(leave_free)) {
    if (!decision.take) {
      Illegality found = illegal({&leave_free}, {MessageId::return_is_automatic, {bathhouse.at}});
      found.answer = decision.answer;
      return found;
    }
  } else if (decision.wrong_player) {
    return decision.wrong_player;
  } else if (decision.answered) {
    ChoiceMade made;
    made.kind = ChoiceKind::free_return;
    made.by = owner;
    made.subject = owner;
    made.chosen = bathhouse;
    made.take = decision.take;
    made.answered = true;
    made.rules = {&leave_free};
    turn.events.push_back(std::move(made));
  } else {
    turn.remark(Remark::Kind::assumption, {MessageId::return_taken_by_default, {bathhouse.at}},
                {&leave_free});
  }
  if (!decision.take) {
    turn.remark(Remark::Kind::note, {MessageId::return_declined, {bathhouse.at}},
                {&leave_free_only_that_turn});
    return std::nullopt;
  }
  Citations rules{&leave_free, &leave_free_eight, &leave_free_no_points, &leave_free_timing};
  if (turn.returns_in_scoring.size() > 1) rules.push_back(&leave_free_several);
  if (owner != turn.active) rules.push_back(&leave_return_to_owner);
  leave(turn, bather, {MessageId::freed_by_tile, {table.board.tile(turn.placed).at}},
        std::move(rules));
  return std::nullopt;
}

bool declines_return(const TurnInPlay& turn, const Where& bathhouse) {
  const auto answers = turn.decider.answers();
  return std::any_of(answers.begin(), answers.end(), [&](const Answer& answer) {
    return answer.kind == ChoiceKind::free_return && !answer.take && answer.target == bathhouse;
  });
}

std::optional<Illegality> buy_back(TurnInPlay& turn, const BuyBack& step) {
  GameState& table = turn.table;
  const TileIndex tile = table.board.tile_at(step.at);
  const auto bather = tile == kNoTile ? std::nullopt : table.bather(tile);
  if (!bather) return illegal({&leave_buy}, {MessageId::nobody_bathes, {step.at}});
  const PlayerId owner = table.figure(*bather).owner;
  if (owner != turn.active) {
    return illegal({&leave_buy}, {MessageId::not_ones_bather, {step.at, owner}});
  }
  if (turn.stage == Stage::before_tile) {
    return illegal({&leave_buy_timing}, {MessageId::buy_too_early, {}});
  }
  const bool late = turn.stage > Stage::tile_placed;
  if (late && turn.options.is_default(leave_buy_timing)) {
    return illegal({&leave_buy_timing}, {MessageId::buy_too_late, {}});
  }
  const bool again = turn.bought_back >= kBuyLimit;
  if (again && turn.options.is_default(leave_buy_limit)) {
    return illegal({&leave_buy_limit}, {MessageId::second_buy_back, {}});
  }
  const int price = table.board.tile(tile).tile->bathhouse_value();
  turn.rest_on_value(tile);
  const bool below = table.score(owner) < price;
  if (below && !turn.options.is_default(base::score_negative)) {
    return illegal({&base::score_negative},
                   {MessageId::below_zero, {owner, price, table.score(owner)}});
  }
  table.score(owner) -= price;
  Citations rules{&leave_buy};
  if (late) rules.push_back(&leave_buy_timing);
  if (again) rules.push_back(&leave_buy_limit);
  if (below) rules.push_back(&base::score_negative);
  turn.events.push_back(PointsPaid{owner, price, step.at, std::move(rules)});
  leave(turn, *bather, {MessageId::bought_back, {price}}, {&leave_buy});
  table.figure(*bather).bought_this_turn = true;
  ++turn.bought_back;
  return std::nullopt;
}

std::optional<Illegality> check_placement(TurnInPlay& turn) {
  if (turn.placed == kNoTile || turn.placed_figure) return std::nullopt;
  const PlacedTile& tile = turn.table.board.tile(turn.placed);
  if (!tile.tile->has_bathhouse() || !base::can_place(turn)) return std::nullopt;
  if (turn.options.on(place_compulsory)) {
    return illegal({&place_compulsory}, {MessageId::meeple_is_compulsory, {tile.at}});
  }
  turn.remark(Remark::Kind::note, {MessageId::no_meeple_required, {tile.at}}, {&place_compulsory});
  return std::nullopt;
}

std::vector<Remark> add_banners(TurnInPlay& turn, SegmentId feature, FeatureScored& scored) {
  const Board& board = turn.table.board;
  const std::vector<TileIndex> tiles = bathhouses_of(turn, feature);
  const auto scorers = std::count_if(scored.presence.begin(), scored.presence.end(),
                                     [](const Presence& now) { return now.scores; });
  if (tiles.empty()) return {};
  std::optional<std::pair<MessageId, const Rule*>> unpaid;
  const bool in_final = scored.occasion != Occasion::completed;
  if (in_final && scored.complete) {
    unpaid.emplace(MessageId::bonus_on_completion, &bonus_once_per_feature_scoring);
  } else if (in_final && turn.options.on(bonus_not_final)) {
    unpaid.emplace(MessageId::bonus_not_final, &bonus_not_final);
  } else if (scorers > 1 && !turn.options.is_default(bonus_tie)) {
    unpaid.emplace(MessageId::bonus_withheld, &bonus_tie);
  }
  std::vector<Remark> told;
  for (const TileIndex tile : tiles) {
    const int value = board.tile(tile).tile->bathhouse_value();
    if (unpaid) {
      told.push_back(
          {Remark::Kind::note, {unpaid->first, {board.tile(tile).at, value}}, {unpaid->second}});
      continue;
    }
    Item item;
    item.kind = ItemKind::banner;
    item.count = 1;
    item.each = value;
    item.tiles = {board.tile(tile).at};
    item.rules = {scored.kind == FeatureKind::city ? &bonus_city : &bonus_roads};
    if (turn.table.bather(tile)) item.rules.push_back(&bonus_independent_of_bather);
    if (tiles.size() > 1) item.rules.push_back(&bonus_sum);
    if (scorers > 1) item.rules.push_back(&bonus_tie);
    if (scored.presence.empty()) item.rules.push_back(&bonus_majority_zero);
    if (in_final) item.rules.push_back(&bonus_not_final);
    scored.items.push_back(std::move(item));
    if (!scored.presence.empty()) turn.rest_on_value(tile);
  }
  return told;
}

void tell_bathers_outside(TurnInPlay& turn, SegmentId feature) {
  const Where scored = turn.table.where(Place::on(feature));
  for (const TileIndex tile : bathhouses_of(turn, feature)) {
    const auto bather = turn.table.bather(tile);
    if (!bather) continue;
    const Position at = turn.table.board.tile(tile).at;
    turn.events.push_back(GotNothing{turn.table.figure(*bather).owner,
                                     scored,
                                     {MessageId::bather_is_no_occupant, {at}},
                                     {&bather_no_feature}});
  }
}

void tell_bathers_at_end(TurnInPlay& turn) {
  for (const TileIndex tile : turn.table.board.bathhouses()) {
    const auto bather = turn.table.bather(tile);
    if (!bather) continue;
    const Position at = turn.table.board.tile(tile).at;
    turn.events.push_back(GotNothing{turn.table.figure(*bather).owner,
                                     turn.table.where(Place::in_bathhouse(tile)),
                                     {MessageId::bather_scores_nothing, {at}},
                                     {&bather_end}});
  }
}

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
  visit.candidates = free_bathhouses(turn.table);
  const std::size_t before = visit.candidates.size();
  close_bathhouses(turn, event, *lone, visit);
  return visit.candidates.size() != before;
}

std::optional<Illegality> visit(TurnInPlay& turn, const ScoringEvent& event) {
  GameState& table = turn.table;
  const Visit found = visit_of(turn, event);
  if (!found.visitor) {
    tell_not_sent(turn, event, found);
    return std::nullopt;
  }
  const FigureIndex visitor = *found.visitor;
  const bool several = found.candidates.size() > 1;
  Choice choice;
  choice.kind = ChoiceKind::bathhouse;
  choice.subject = table.figure(visitor).owner;
  choice.decides = choice.subject;
  choice.from = table.where(table.figure(visitor).place);
  for (const TileIndex tile : found.candidates) {
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
  const TileIndex target = found.candidates[static_cast<std::size_t>(decision.option)];
  if (several) {
    ChoiceMade made;
    made.kind = ChoiceKind::bathhouse;
    made.by = choice.decides;
    made.subject = choice.subject;
    made.from = choice.from;
    made.options = choice.options;
    made.chosen = table.where(Place::in_bathhouse(target));
    made.answered = decision.answered;
    made.rules = {&visit_chooser, &visit_free_definition};
    turn.events.push_back(std::move(made));
  }
  const auto free = static_cast<int>(found.candidates.size());
  const Message why = several ? Message{MessageId::sent_to_chosen, {free}}
                              : Message{MessageId::sent_to_only_free, {}};
  Citations rules = visit_rules(turn, event, visitor, target, several);
  rules.insert(rules.end(), found.rules.begin(), found.rules.end());
  turn.move(visitor, Place::in_bathhouse(target), why, std::move(rules));
  table.figure(visitor).entered_surrounded = table.board.tile(target).surrounded();
  turn.last_visit = visitor;
  return std::nullopt;
}

}  // namespace barber::bath
