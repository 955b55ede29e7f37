#include <algorithm>
#include <array>

#include "rules/abbey_and_mayor.hpp"
#include "rules/abbot.hpp"
#include "rules/barber_surgeons_rules.hpp"
#include "rules/base_game.hpp"
#include "rules/bridges_rules.hpp"
#include "rules/castles_rules.hpp"
#include "rules/far_placing.hpp"
#include "rules/hills_and_sheep_rules.hpp"
#include "rules/inns_and_cathedrals_rules.hpp"
#include "rules/phantom_rules.hpp"
#include "rules/princess_and_dragon.hpp"
#include "rules/tower.hpp"
#include "rules/traders_and_builders_rules.hpp"
#include "rules/under_the_big_top.hpp"

// T2c and T2d, which figures may be placed where: the part of base_game.hpp that every kind of
// figure has a share in.
namespace barber::base {
namespace {

// The rule that says where a kind may stand, by FigureKind; nullptr: no rule but those of all
// figures.
constexpr std::array<const Rule*, kFigureKindCount> kOwnRules{
    nullptr,
    &abbot::place,
    &inns::figure_large,
    &phantom::second,
    &mayors::wagon_place,
    &mayors::mayor_place,
    nullptr,
    nullptr,
    &traders::figure_builder,
    &traders::figure_pig,
    &mayors::barn_place,
    &sheep::figure_shepherd,
};
const Rule* own_rule(FigureKind kind) { return kOwnRules[static_cast<std::size_t>(kind)]; }

std::optional<FigureIndex> occupant(const GameState& table, SegmentId segment) {
  const std::vector<FigureIndex> figures = table.figures_on(segment);
  return figures.empty() ? std::nullopt : std::optional(figures.front());
}

// Own figures of this kind that stand on a feature which this turn completes: they come home only
// in phase 3 (C 20).
std::optional<FigureIndex> coming_home(const TurnInPlay& turn, FigureKind kind) {
  const GameState& table = turn.table;
  const std::vector<SegmentId> complete = completed_by(table.board, turn.placed, turn.bridged);
  for (std::size_t i = 0; i < table.figures.size(); ++i) {
    const Figure& figure = table.figures[i];
    if (figure.owner != turn.active || figure.kind != kind) continue;
    if (figure.place.kind != Place::Kind::feature) continue;
    const SegmentId feature = table.board.feature(figure.place.index);
    for (const SegmentId done : complete) {
      if (table.board.feature(done) == feature) return static_cast<FigureIndex>(i);
    }
  }
  return std::nullopt;
}

// Of several that came back in this turn it may matter which one is placed: whether it may go back
// to where it came from.
void tell_which(TurnInPlay& turn, FigureIndex placed, int id) {
  const GameState& table = turn.table;
  const Figure& figure = table.figure(placed);
  const auto as_good = [&](const Figure& other) {
    return other.owner == figure.owner && other.kind == figure.kind && other.returned > 0 &&
           other.place.kind == Place::Kind::supply;
  };
  if (id != -1 || std::count_if(table.figures.begin(), table.figures.end(), as_good) < 2) return;
  turn.remark(Remark::Kind::assumption,
              {MessageId::placed_last_returned, {table.board.tile(figure.left_bathhouse).at}},
              {&bath::leave_buy_same_turn_place});
}

// One figure a turn, and the phantom after it (T2d).
std::optional<Illegality> one_too_many(const TurnInPlay& turn, FigureKind kind) {
  const bool phantom = kind == FigureKind::phantom;
  if (phantom ? turn.placed_phantom : turn.placed_figure) {
    return illegal({&meeple_one}, {MessageId::second_figure, {}});
  }
  if (turn.removed_knight && phantom) {
    return illegal({&phantom::second}, {MessageId::second_action, {}});
  }
  if (turn.acted_otherwise && !phantom) {
    return illegal({&meeple_one}, {MessageId::second_action, {}});
  }
  if (turn.recalled_abbot) {
    return illegal({&abbot::recall_no_other_wood}, {MessageId::recall_and_figure, {}});
  }
  if (turn.placed_phantom) {
    return illegal({&turn_order, &phantom::second},
                   {MessageId::wrong_phase, {StepName{"place-meeple"}}});
  }
  return std::nullopt;
}

// What holds of the figure, wherever it is put.
Citations own_rules(const Figure& figure) {
  Citations rules;
  if (const Rule* own = own_rule(figure.kind)) rules.push_back(own);
  if (figure.kind == FigureKind::phantom && figure.returned > 0) {
    rules.push_back(&phantom::trapped);
  }
  if (figure.bought_this_turn) rules.push_back(&bath::leave_buy_same_turn_place);
  return rules;
}

Citations placing_rules(const TurnInPlay& turn, const Figure& figure, SegmentId segment) {
  const Board& board = turn.table.board;
  Citations rules;
  if (board.complete(segment)) rules.push_back(&meeple_claim_completed);
  if (board.kind(segment) == FeatureKind::field) rules.push_back(&field_farmer);
  if (board.printed(segment).bridge) {
    rules.push_back(&bridges::meeple);
    rules.push_back(&bridges::before_meeple);
  }
  const Citations own = own_rules(figure);
  rules.insert(rules.end(), own.begin(), own.end());
  if (board.tile(turn.placed).tile->has_bathhouse()) rules.push_back(&bath::place_where);
  if (!needs_own_meeple(figure.kind)) rules.push_back(&meeple_unoccupied);
  return rules;
}

// By portal or machine: what holds of the figure itself holds there too.
void cite_own_rules(TurnInPlay& turn, FigureIndex figure) {
  auto* moved = std::get_if<FigureMoved>(&turn.events.back());
  if (moved == nullptr || moved->figure != figure) return;  // the machine has crashed
  const Citations own = own_rules(turn.table.figure(figure));
  moved->rules.insert(moved->rules.end(), own.begin(), own.end());
}

// On the tile just placed.
std::optional<Illegality> place_by_hand(TurnInPlay& turn, const PlaceMeeple& step,
                                        FigureIndex figure) {
  const GameState& table = turn.table;
  const Position last = table.board.tile(turn.placed).at;
  const PlacedTile& tile = table.board.tile(turn.placed);
  const TileIndex target = table.board.tile_at(step.target.at);
  const bool bridge =
      step.target.kind == Place::Kind::feature && target != kNoTile &&
      step.target.feature >= static_cast<int>(table.board.tile(target).as_printed->features.size());
  if (step.target.at != last) {
    Citations rules{&meeple_last_tile_only};
    if (bridge) rules.push_back(&bridges::meeple);
    if (step.target.kind == Place::Kind::castle) rules.push_back(&castles::choice);
    if (step.target.kind == Place::Kind::bathhouse) rules.push_back(&bath::place_never_bathhouse);
    return illegal(std::move(rules), {MessageId::not_the_last_tile, {step.target.at, last}});
  }
  if (dragon::refuses_figures(turn)) {
    return illegal({&dragon::volcano}, {MessageId::no_figure_on_volcano, {last}});
  }
  if (step.target.kind == Place::Kind::bathhouse) {
    return illegal({&bath::place_never_bathhouse}, {MessageId::bathhouse_is_no_place, {last}});
  }
  if (bridge && tile.bridge == kNoSegment) {
    return illegal({&bridges::before_meeple}, {MessageId::no_bridge_yet, {last}});
  }
  if (step.target.kind == Place::Kind::castle) {
    return illegal({&castles::choice}, {MessageId::castle_is_no_place, {last}});
  }
  const SegmentId segment = table.board.segment(turn.placed, step.target.feature);
  if (auto found = never_there(table, step.kind, step.target, segment)) return found;
  if (auto found = no_room(turn, step.kind, step.target, segment)) return found;

  const Figure& placed = table.figure(figure);
  MessageId why = MessageId::placed_by_player;
  if (needs_own_meeple(step.kind)) {
    why = MessageId::placed_beside_meeple;
  } else if (placed.bought_this_turn) {
    why = MessageId::placed_after_buying;
  } else if (table.board.complete(segment)) {
    why = MessageId::placed_on_complete;
  }
  turn.move(figure, Place::on(segment), {why, {}}, placing_rules(turn, placed, segment));
  return std::nullopt;
}

}  // namespace

std::optional<Illegality> no_room(const TurnInPlay& turn, FigureKind kind, const Where& where,
                                  SegmentId segment) {
  const GameState& table = turn.table;
  if (is_meeple(kind) && table.board.kind(segment) == FeatureKind::field &&
      mayors::has_barn(table, segment)) {
    return illegal({&mayors::barn_no_farmers}, {MessageId::field_has_barn, {where}});
  }
  if (!needs_own_meeple(kind)) {
    const auto other = occupant(table, segment);
    if (!other) return std::nullopt;
    const Figure& there = table.figure(*other);
    Citations rules{&meeple_unoccupied};
    if (table.board.kind(segment) != FeatureKind::road &&
        table.board.tile(table.board.tile_of(segment)).bridge != kNoSegment) {
      rules.push_back(&bridges::no_division);
    }
    return illegal(std::move(rules), {MessageId::feature_occupied,
                                      {where, there.owner, there.kind, table.where(there.place)}});
  }
  for (const FigureIndex figure : table.figures_on(segment)) {
    const Figure& there = table.figure(figure);
    if (there.owner == turn.active && is_meeple(there.kind)) return std::nullopt;
  }
  return illegal({own_rule(kind)}, {MessageId::needs_own_meeple, {kind, where}});
}

std::optional<Illegality> never_there(const GameState& table, FigureKind kind, const Where& where,
                                      SegmentId segment) {
  const FeatureKind feature = table.board.kind(segment);
  if (kind == FigureKind::abbot) return abbot::never_there(feature, where);
  if (feature == FeatureKind::garden) return abbot::garden_refuses(kind);
  if (may_stand(kind, feature) || own_rule(kind) == nullptr) return std::nullopt;
  return illegal({own_rule(kind)}, {MessageId::stands_elsewhere, {kind, where}});
}

std::optional<Illegality> place_figure(TurnInPlay& turn, const PlaceMeeple& step) {
  GameState& table = turn.table;
  if (auto found = one_too_many(turn, step.kind)) return found;
  const auto figure = figure_in_supply(table, turn.active, step.kind, step.id);
  if (!figure) {
    if (const auto later = coming_home(turn, step.kind)) {
      return illegal({&meeple_supply, &meeple_returned_later},
                     {MessageId::comes_home_later,
                      {turn.active, step.kind, table.where(table.figure(*later).place)}});
    }
    return illegal({&meeple_supply}, {MessageId::none_in_supply, {turn.active, step.kind}});
  }
  if (step.kind == FigureKind::barn) return mayors::place_barn(turn, *figure, step.target);
  tell_which(turn, *figure, step.id);
  std::optional<Illegality> fault;
  if (step.way == Way::portal) {
    fault = place_by_portal(turn, step, *figure);
  } else if (step.way == Way::flier) {
    fault = place_by_flier(turn, step, *figure);
  } else if (step.target.kind == Place::Kind::tower) {
    fault = tower::climb(turn, step, *figure);
  } else if (step.target.kind == Place::Kind::acrobat) {
    fault = circus::join_acrobats(turn, *figure, step.target);
  } else {
    fault = place_by_hand(turn, step, *figure);
  }
  if (fault) return fault;
  if (step.way != Way::hand) cite_own_rules(turn, *figure);
  (step.kind == FigureKind::phantom ? turn.placed_phantom : turn.placed_figure) = true;
  turn.placed_meeple |= is_meeple(step.kind);
  turn.stage = Stage::figure_acted;
  return std::nullopt;
}

bool can_place(const TurnInPlay& turn) {
  const GameState& table = turn.table;
  if (turn.placed == kNoTile || dragon::refuses_figures(turn)) return false;
  const auto& features = table.board.tile(turn.placed).tile->features;
  for (const FigureKind kind : kFigureKinds) {
    if (!is_meeple(kind) || !figure_in_supply(table, turn.active, kind, -1)) continue;
    for (std::size_t i = 0; i < features.size(); ++i) {
      const SegmentId segment = table.board.segment(turn.placed, static_cast<int>(i));
      const Where where = table.where(Place::on(segment));
      if (features[i].kind == FeatureKind::river) continue;
      if (!never_there(table, kind, where, segment) && !no_room(turn, kind, where, segment)) {
        return true;
      }
    }
  }
  return false;
}

}  // namespace barber::base
