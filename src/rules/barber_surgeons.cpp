#include "rules/barber_surgeons.hpp"

#include <algorithm>
#include <cstdlib>
#include <iterator>

#include "rules/base_game_rules.hpp"

namespace barber::bath {
namespace {

constexpr int kBuyLimit = 1;

// Bathhouse tiles in the game by number of players (C 57); one player plays with four.
int tiles_in_game(int players) { return std::clamp(players + 2, 4, 6); }

bool is_real_meeple(FigureKind kind) {
  switch (kind) {
    case FigureKind::meeple:
    case FigureKind::abbot:
      return true;
  }
  return false;
}

std::vector<FigureIndex> meeples_among(const GameState& table,
                                       const std::vector<FigureIndex>& figures) {
  std::vector<FigureIndex> found;
  std::copy_if(figures.begin(), figures.end(), std::back_inserter(found),
               [&](FigureIndex figure) { return is_real_meeple(table.figure(figure).kind); });
  return found;
}

// The bather comes home, for free or for points.
void leave(TurnInPlay& turn, FigureIndex bather, const Message& why, Citations rules) {
  Figure& figure = turn.table.figure(bather);
  figure.left_bathhouse = figure.place.index;
  figure.just_returned = true;
  figure.entered_surrounded = false;
  turn.move(bather, Place::supply(), why, std::move(rules));
}

std::optional<Illegality> free_return(TurnInPlay& turn, TileIndex tile, FigureIndex bather,
                                      bool one_of_several) {
  GameState& table = turn.table;
  const PlayerId owner = table.figure(bather).owner;
  const Where bathhouse = table.where(Place::in_bathhouse(tile));
  Choice choice;
  choice.kind = ChoiceKind::free_return;
  choice.decides = owner;
  choice.subject = owner;
  choice.options = {bathhouse};
  choice.rule = &leave_free;
  const Decision decision = turn.decider.decide(table, choice);
  if (decision.wrong_player) return decision.wrong_player;
  if (decision.answered) {
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
  if (one_of_several) rules.push_back(&leave_free_several);
  if (owner != turn.active) rules.push_back(&leave_return_to_owner);
  leave(turn, bather, {MessageId::freed_by_tile, {table.board.tile(turn.placed).at}},
        std::move(rules));
  return std::nullopt;
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

// An answer that names a bathhouse which is not free (or not on the table yet).
Illegality not_free(const GameState& table, const Decision& decision) {
  const Position at = decision.named.at;
  const TileIndex named = table.board.tile_at(at);
  const auto other = named == kNoTile ? std::nullopt : table.bather(named);
  Illegality found;
  if (other) {
    const Figure& bather = table.figure(*other);
    found = illegal({&visit_free_definition, &bather_capacity},
                    {MessageId::bathhouse_occupied, {at, bather.owner, bather.kind}});
  } else {
    found = illegal({&visit_free_definition}, {MessageId::no_bathhouse_yet, {at}});
  }
  found.answer = decision.answer;
  return found;
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
  if (target == turn.placed || board.feature(house) == board.feature(event.feature)) {
    rules.push_back(&visit_own_feature);
  }
  if (figure.owner != turn.active) rules.push_back(&visit_any_player);
  const FeatureKind kind = board.kind(event.feature);
  if (kind == FeatureKind::monastery || kind == FeatureKind::garden) {
    rules.push_back(&visit_monastery);
  }
  if (figure.kind != FigureKind::meeple) rules.push_back(&visit_meeples_only);
  if (std::any_of(table.figures.begin(), table.figures.end(),
                  [&](const Figure& other) { return other.left_bathhouse == target; })) {
    rules.push_back(&leave_reopen);
  }
  if (figure.left_bathhouse == target) rules.push_back(&leave_same_meeple_again);
  return rules;
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
  const Position here = board.tile(turn.placed).at;
  std::vector<TileIndex> earned;
  for (const TileIndex tile : board.bathhouses()) {
    const Position at = board.tile(tile).at;
    const bool near = std::abs(at.x - here.x) <= 1 && std::abs(at.y - here.y) <= 1;
    if (near && board.tile(tile).surrounded() && turn.table.bather(tile)) earned.push_back(tile);
  }
  for (const TileIndex tile : earned) {
    const FigureIndex bather = *turn.table.bather(tile);
    if (auto found = free_return(turn, tile, bather, earned.size() > 1)) return found;
  }
  return wrong_return(turn, earned);
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
  if (turn.stage > Stage::tile_placed) {
    return illegal({&leave_buy_timing}, {MessageId::buy_too_late, {}});
  }
  if (turn.bought_back == kBuyLimit) {
    return illegal({&leave_buy_limit}, {MessageId::second_buy_back, {}});
  }
  const int price = table.board.tile(tile).tile->bathhouse_value();
  turn.rest_on_value(tile);
  table.score(owner) -= price;
  Citations rules{&leave_buy};
  if (table.score(owner) < 0) rules.push_back(&base::score_negative);
  turn.events.push_back(PointsPaid{owner, price, step.at, std::move(rules)});
  leave(turn, *bather, {MessageId::bought_back, {price}}, {&leave_buy});
  table.figure(*bather).bought_this_turn = true;
  ++turn.bought_back;
  return std::nullopt;
}

void tell_placement_optional(TurnInPlay& turn) {
  if (turn.placed == kNoTile || turn.placed_figure || turn.recalled_abbot) return;
  if (!turn.table.board.tile(turn.placed).tile->has_bathhouse()) return;
  if (!figure_in_supply(turn.table, turn.active, FigureKind::meeple, -1)) return;
  turn.remark(Remark::Kind::note,
              {MessageId::no_meeple_required, {turn.table.board.tile(turn.placed).at}},
              {&place_compulsory});
}

void add_banners(TurnInPlay& turn, SegmentId feature, const std::vector<Presence>& presence,
                 std::vector<Item>& items) {
  const GameState& table = turn.table;
  const Board& board = table.board;
  if (board.bathhouses().empty()) return;
  const std::size_t first = items.size();
  for (const SegmentId segment : board.segments(feature)) {
    const int value = board.printed(segment).bathhouse;
    if (value == 0) continue;
    const TileIndex tile = board.tile_of(segment);
    Item item;
    item.kind = ItemKind::banner;
    item.count = 1;
    item.each = value;
    item.tiles = {board.tile(tile).at};
    item.rules = {board.kind(feature) == FeatureKind::city ? &bonus_city : &bonus_roads};
    if (table.bather(tile)) item.rules.push_back(&bonus_independent_of_bather);
    items.push_back(std::move(item));
    if (!presence.empty()) turn.rest_on_value(tile);
  }
  const auto scorers = std::count_if(presence.begin(), presence.end(),
                                     [](const Presence& now) { return now.scores; });
  const bool several = items.size() > first + 1;
  for (std::size_t i = first; i < items.size(); ++i) {
    if (several) items[i].rules.push_back(&bonus_sum);
    if (scorers > 1) items[i].rules.push_back(&bonus_tie);
    if (presence.empty()) items[i].rules.push_back(&bonus_majority_zero);
  }
}

void tell_no_final_banners(TurnInPlay& turn, SegmentId feature) {
  const Board& board = turn.table.board;
  if (board.bathhouses().empty()) return;
  for (const SegmentId segment : board.segments(feature)) {
    const int value = board.printed(segment).bathhouse;
    if (value == 0) continue;
    turn.remark(Remark::Kind::note,
                {MessageId::bonus_not_final, {board.tile(board.tile_of(segment)).at, value}},
                {&bonus_not_final});
  }
}

void tell_bathers_outside(TurnInPlay& turn, SegmentId feature) {
  const Board& board = turn.table.board;
  if (board.bathhouses().empty()) return;
  const Where scored = turn.table.where(Place::on(feature));
  for (const SegmentId segment : board.segments(feature)) {
    if (board.printed(segment).bathhouse == 0) continue;
    const TileIndex tile = board.tile_of(segment);
    if (const auto bather = turn.table.bather(tile)) {
      turn.events.push_back(GotNothing{turn.table.figure(*bather).owner,
                                       scored,
                                       {MessageId::bather_is_no_occupant, {board.tile(tile).at}},
                                       {&bather_no_feature}});
    }
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

bool would_send(const GameState& table, const std::vector<FigureIndex>& involved) {
  return meeples_among(table, involved).size() == 1 && !free_bathhouses(table).empty();
}

Visit visit_of(const TurnInPlay& turn, const ScoringEvent& event) {
  const GameState& table = turn.table;
  Visit visit;
  if (table.board.bathhouses().empty()) return visit;
  const std::vector<FigureIndex> meeples = meeples_among(table, event.involved);
  // Phase and trigger: only a feature that a tile completed, in phase 3 (C 88, 91, 94). There is
  // nothing to explain where the count of meeples or of bathhouses forbids the visit anyway.
  if (event.occasion != Occasion::completed) {
    if (!would_send(table, event.involved)) return visit;
    if (event.occasion == Occasion::abbot_recall) {
      visit.why_not = {MessageId::recall_is_no_scoring, {}};
      visit.rules = {&visit_abbot_recall, &visit_phase_3_only};
    } else {
      visit.why_not = {MessageId::final_scoring_sends_nobody, {}};
      visit.rules = {&visit_not_final};
    }
    return visit;
  }
  // Who is involved (C 78, 83).
  if (meeples.empty()) return visit;
  if (meeples.size() > 1) {
    visit.why_not = {MessageId::several_meeples, {static_cast<int>(meeples.size())}};
    visit.rules = {&visit_several_meeples};
    return visit;
  }
  // A free bathhouse (C 76, 79).
  if (!free_bathhouses(table).empty()) {
    visit.visitor = meeples.front();
    return visit;
  }
  visit.rules = {&visit_none_free};
  if (turn.last_visit) {
    visit.why_not = {MessageId::last_bathhouse_taken,
                     {table.where(table.figure(*turn.last_visit).place).at,
                      table.figure(*turn.last_visit).owner}};
    visit.rules.push_back(&visit_immediate);
  } else {
    visit.why_not = {MessageId::no_free_bathhouse, {}};
  }
  return visit;
}

std::optional<Illegality> visit(TurnInPlay& turn, const ScoringEvent& event) {
  GameState& table = turn.table;
  const Visit found = visit_of(turn, event);
  if (!found.visitor) {
    tell_not_sent(turn, event, found);
    return std::nullopt;
  }
  const FigureIndex visitor = *found.visitor;
  const std::vector<TileIndex> free = free_bathhouses(table);
  Choice choice;
  choice.kind = ChoiceKind::bathhouse;
  choice.subject = table.figure(visitor).owner;
  choice.decides = choice.subject;
  choice.from = table.where(table.figure(visitor).place);
  for (const TileIndex tile : free) {
    choice.options.push_back(table.where(Place::in_bathhouse(tile)));
  }
  choice.rule = &visit_chooser;
  const Decision decision = turn.decider.decide(table, choice);
  if (decision.wrong_player) return decision.wrong_player;
  if (decision.option == -1) {
    return not_free(table, decision);
  }
  const TileIndex target = free[static_cast<std::size_t>(decision.option)];
  if (free.size() > 1) {
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
  const Message why = free.size() > 1
                          ? Message{MessageId::sent_to_chosen, {static_cast<int>(free.size())}}
                          : Message{MessageId::sent_to_only_free, {}};
  Citations rules = visit_rules(turn, event, visitor, target, free.size() > 1);
  turn.move(visitor, Place::in_bathhouse(target), why, std::move(rules));
  table.figure(visitor).entered_surrounded = table.board.tile(target).surrounded();
  turn.last_visit = visitor;
  return std::nullopt;
}

}  // namespace barber::bath
