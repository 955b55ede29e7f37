#include "rules/tower.hpp"

#include <algorithm>
#include <cstdlib>

#include "rules/base_game_rules.hpp"
#include "rules/bathhouse_visits.hpp"
#include "rules/castles_rules.hpp"

namespace barber::tower {
namespace {

constexpr int kRansom = 3;

// The tile of the foundation at `at`, or why no floor and nobody can be put there.
Fault find_open(const GameState& table, Position at, const Rule& rule, TileIndex& tile) {
  tile = table.board.tile_at(at);
  if (tile == kNoTile || !table.board.tile(tile).tile->has(Symbol::tower)) {
    return illegal({&rule}, {MessageId::no_tower, {at}});
  }
  if (const auto on_top = table.on_tower(tile)) {
    const Figure& figure = table.figure(*on_top);
    return illegal({&top}, {MessageId::tower_is_closed, {at, figure.owner, figure.kind}});
  }
  return std::nullopt;
}

// Whom a step names in a sketch is taken to be in reach.
bool in_reach(const Board& board, Position tower, Position at, int floors) {
  if (board.is_declared()) return true;
  const int x = std::abs(at.x - tower.x);
  const int y = std::abs(at.y - tower.y);
  return (x == 0 && y <= floors) || (y == 0 && x <= floors);
}

// Whom the step names, or why the tower does not take that figure.
Fault find_captured(TurnInPlay& turn, const NamedFigure& named, Position at, int floors,
                    FigureIndex& captured) {
  const GameState& table = turn.table;
  const auto found = figure_at(table, named);
  if (!found) return illegal({&floor}, not_there(named));
  captured = *found;
  const Figure& figure = table.figure(captured);
  if (!is_meeple(figure.kind)) {
    return illegal({&floor}, {MessageId::tower_takes_meeples, {figure.kind}});
  }
  const Where where = table.where(figure.place);
  if (figure.place.kind == Place::Kind::castle) {
    return illegal({&castles::safe}, {MessageId::tower_spares_castles, {where}});
  }
  if (!figure.place.on_a_tile() || !in_reach(table.board, at, where.at, floors)) {
    return illegal({&floor}, {MessageId::tower_out_of_reach, {at, floors, where}});
  }
  if (figure.place.kind == Place::Kind::bathhouse && !turn.options.on(captures_bather)) {
    return illegal({&captures_bather}, {MessageId::tower_spares_bathers, {where.at}});
  }
  return std::nullopt;
}

// The rules of leaving the board by a tower; who is no bather might have been thought to bathe.
Citations capture_rules(const TurnInPlay& turn, bool bather) {
  Citations rules{&floor, &prisoner};
  if (bather) rules.push_back(&captures_bather);
  if (!turn.table.board.bathhouses().empty()) rules.push_back(&no_visit);
  return rules;
}

// An own meeple goes home, or, if captures are thought to send meeples, to a free bathhouse.
Fault take_own(TurnInPlay& turn, FigureIndex figure, Position at, Citations rules) {
  GameState& table = turn.table;
  const std::vector<TileIndex> free = bath::free_bathhouses(table);
  const bool bathed = table.figure(figure).place.kind == Place::Kind::bathhouse;
  if (bathed || free.empty() || turn.options.on(no_visit)) {
    turn.move(figure, Place::supply(), {MessageId::taken_home, {at}}, std::move(rules));
    return std::nullopt;
  }
  TileIndex target = kNoTile;
  if (auto fault = bath::choose_bathhouse(turn, figure, free, target)) return fault;
  turn.move(figure, Place::in_bathhouse(target), {MessageId::taken_to_bathhouse, {at}},
            std::move(rules));
  table.figure(figure).entered_surrounded = table.board.tile(target).surrounded();
  return std::nullopt;
}

// The captor and the owner of a new prisoner exchange at once if both hold one.
void exchange(TurnInPlay& turn, FigureIndex captured) {
  GameState& table = turn.table;
  const PlayerId owner = table.figure(captured).owner;
  std::optional<FigureIndex> other;
  bool which = false;  // prisoners of several kinds could be meant
  for (std::size_t i = 0; i < table.figures.size(); ++i) {
    const Figure& held = table.figures[i];
    if (held.owner != turn.active || held.place != Place::prison(owner)) continue;
    if (!other) other = static_cast<FigureIndex>(i);
    which |= held.kind != table.figure(*other).kind;
  }
  if (!other) return;
  if (which) {
    turn.remark(Remark::Kind::assumption, {MessageId::any_prisoner, {table.figure(*other).kind}},
                {&prisoner});
  }
  Citations rules{&prisoner};
  if (!table.board.bathhouses().empty()) rules.push_back(&no_visit);
  const Message why{MessageId::exchanged, {turn.active, owner}};
  turn.move(captured, Place::supply(), why, rules);
  turn.move(*other, Place::supply(), why, rules);
}

Fault capture(TurnInPlay& turn, FigureIndex captured, Position at) {
  Figure& figure = turn.table.figure(captured);
  const bool bather = figure.place.kind == Place::Kind::bathhouse;
  if (bather) {
    figure.left_bathhouse = figure.place.index;
    figure.entered_surrounded = false;
  }
  Citations rules = capture_rules(turn, bather);
  if (figure.owner == turn.active) return take_own(turn, captured, at, std::move(rules));
  turn.move(captured, Place::prison(turn.active), {MessageId::taken_prisoner, {at}},
            std::move(rules));
  exchange(turn, captured);
  return std::nullopt;
}

}  // namespace

Fault add_floor(TurnInPlay& turn, const AddFloor& step) {
  GameState& table = turn.table;
  if (turn.acted()) return illegal({&floor}, {MessageId::second_action, {}});
  TileIndex tile = kNoTile;
  if (auto fault = find_open(table, step.at, floor, tile)) return fault;
  const int floors = table.floors(tile) + 1;
  FigureIndex captured = -1;
  if (step.capture) {
    if (auto fault = find_captured(turn, *step.capture, step.at, floors, captured)) return fault;
  }
  const auto tower = std::find_if(table.towers.begin(), table.towers.end(),
                                  [&](const Tower& one) { return one.tile == tile; });
  if (tower == table.towers.end()) {
    table.towers.push_back({tile, floors});
  } else {
    tower->floors = floors;
  }
  turn.events.push_back(FloorAdded{step.at, floors, {&floor}});
  if (captured != -1) {
    if (auto fault = capture(turn, captured, step.at)) return fault;
  }
  turn.acted_otherwise = true;
  turn.stage = Stage::figure_acted;
  return std::nullopt;
}

Fault climb(TurnInPlay& turn, const PlaceMeeple& step, FigureIndex figure) {
  const GameState& table = turn.table;
  TileIndex tile = kNoTile;
  if (auto fault = find_open(table, step.target.at, top, tile)) return fault;
  if (table.floors(tile) == 0) {
    return illegal({&top}, {MessageId::tower_has_no_floor, {step.target.at}});
  }
  // Who stands only on some features does not stand on a tower.
  if (facts(step.kind).stands != kAnyFeature) {
    return illegal({&top}, {MessageId::tower_not_for, {step.kind}});
  }
  turn.move(figure, Place::on_tower(tile), {MessageId::placed_on_tower, {}}, {&top});
  return std::nullopt;
}

Fault ransom(TurnInPlay& turn, const Ransom& step) {
  GameState& table = turn.table;
  const auto held =
      std::find_if(table.figures.begin(), table.figures.end(), [&](const Figure& one) {
        return one.owner == turn.active && one.kind == step.kind &&
               one.place == Place::prison(step.from);
      });
  if (held == table.figures.end()) {
    return illegal({&prisoner}, {MessageId::no_such_prisoner, {turn.active, step.from, step.kind}});
  }
  Citations rules{&prisoner};
  if (table.score(turn.active) < kRansom) {
    if (!turn.options.is_default(base::score_negative)) {
      return illegal({&base::score_negative},
                     {MessageId::below_zero, {turn.active, kRansom, table.score(turn.active)}});
    }
    rules.push_back(&base::score_negative);
  }
  turn.gain(turn.active, -kRansom, {MessageId::ransomed, {kRansom}}, rules);
  turn.gain(step.from, kRansom, {MessageId::ransom_received, {turn.active}}, {&prisoner});
  if (!table.board.bathhouses().empty()) rules.push_back(&no_visit);
  turn.move(static_cast<FigureIndex>(held - table.figures.begin()), Place::supply(),
            {MessageId::ransomed, {kRansom}}, std::move(rules));
  return std::nullopt;
}

void tell_tops_outside(TurnInPlay& turn, SegmentId feature) {
  const GameState& table = turn.table;
  if (table.towers.empty() || table.board.kind(feature) == FeatureKind::field) return;
  for (const TileIndex tile : table.board.tiles_of(feature)) {
    const auto on_top = table.on_tower(tile);
    if (!on_top) continue;
    turn.events.push_back(
        GotNothing{table.figure(*on_top).owner,
                   table.where(Place::on(feature)),
                   {MessageId::tower_top_is_no_occupant, {table.board.tile(tile).at}},
                   {&top}});
  }
}

}  // namespace barber::tower
