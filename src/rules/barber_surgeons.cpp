#include "rules/barber_surgeons.hpp"

#include <algorithm>
#include <iterator>

#include "rules/abbey_and_mayor_rules.hpp"
#include "rules/abbot_rules.hpp"
#include "rules/barber_surgeons_elsewhere_rules.hpp"
#include "rules/base_game.hpp"
#include "rules/ghosts_castles_cemeteries_rules.hpp"
#include "rules/princess_and_dragon.hpp"
#include "rules/wagons.hpp"

namespace barber::bath {
namespace {

constexpr int kBuyLimit = 1;

// Bathhouse tiles in the game by number of players (C 57); one player plays with four.
int tiles_in_game(int players) { return std::clamp(players + 2, 4, 6); }

// The bather comes home, for free or for points.
void leave(TurnInPlay& turn, FigureIndex bather, const Message& why, Citations rules) {
  Figure& figure = turn.table.figure(bather);
  figure.left_bathhouse = figure.place.index;
  figure.returned =
      1 + static_cast<int>(std::count_if(turn.table.figures.begin(), turn.table.figures.end(),
                                         [](const Figure& other) { return other.returned > 0; }));
  figure.entered_surrounded = false;
  dragon::before_bather_leaves(turn, bather);
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
    if (answer.subject && *answer.subject != table.figure(*bather).owner) continue;
    // Already taken, and another meeple has come in since.
    if (turn.decider.is_used_up(static_cast<int>(i))) continue;
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

}  // namespace

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
  // A tile to come may still earn it.
  return turn.tiles_to_come > 0 ? std::nullopt : wrong_return(turn, earned);
}

std::optional<Illegality> refuse_returns(TurnInPlay& turn) {
  return turn.tiles_to_come > 0 ? std::nullopt : wrong_return(turn, {});
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
  if (table.figure(bather).kind == FigureKind::wagon) {
    const wagons::Release released = wagons::release(turn, bather);
    if (released.illegal || released.drove) return released.illegal;
    rules.insert(rules.end(), released.rules.begin(), released.rules.end());
  }
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
  if (again || turn.bought_in_first_half) rules.push_back(&leave_buy_limit);
  if (below) rules.push_back(&base::score_negative);
  turn.events.push_back(PointsPaid{owner, price, step.at, std::move(rules)});
  leave(turn, *bather, {MessageId::bought_back, {price}}, {&leave_buy});
  table.figure(*bather).bought_this_turn = true;
  ++turn.bought_back;
  return std::nullopt;
}

std::optional<Illegality> check_placement(TurnInPlay& turn) {
  if (turn.placed == kNoTile || turn.placed_meeple) return std::nullopt;
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
  const bool in_final = barber::in_final(scored.occasion);
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

}  // namespace barber::bath
