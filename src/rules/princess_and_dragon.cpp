#include "rules/princess_and_dragon.hpp"

#include <algorithm>

#include "rules/barber_surgeons_elsewhere_rules.hpp"
#include "rules/base_game_rules.hpp"
#include "rules/castles_rules.hpp"

namespace barber::dragon {
namespace {

constexpr int kFairyAtStart = 1;
constexpr int kFairyAtScoring = 3;

Position at(const TurnInPlay& turn, TileIndex tile) { return turn.table.board.tile(tile).at; }

bool bathes(const Figure& figure) { return figure.place.kind == Place::Kind::bathhouse; }

// What keeps the dragon off a tile: nothing, the fairy, or the fairy beside a bather. Where the
// fairy may not stand with bathers she does nothing there.
const Rule* closed_by(TurnInPlay& turn, TileIndex tile) {
  const GameState& table = turn.table;
  if (tile != table.fairy) return nullptr;
  const auto with = table.with_fairy();
  if (!with || !bathes(table.figure(*with))) return &dragon_move;
  if (!turn.options.on(bath::fairy_assign)) return nullptr;
  return turn.options.on(bath::fairy_blocks_dragon) ? &bath::fairy_blocks_dragon : nullptr;
}

using Way = std::vector<TileIndex>;  // the tiles gone over, the first one included

bool contains(const Way& way, TileIndex tile) {
  return std::find(way.begin(), way.end(), tile) != way.end();
}

// A tile to which the dragon can go on.
std::optional<TileIndex> next_tile(TurnInPlay& turn, const Way& way) {
  const Board& board = turn.table.board;
  for (const Side side : kSides) {
    const TileIndex tile = board.tile_at(neighbour(board.tile(way.back()).at, side));
    if (tile == kNoTile || contains(way, tile)) continue;
    if (closed_by(turn, tile) == nullptr) return tile;
  }
  return std::nullopt;
}

bool side_by_side(Position a, Position b) {
  return std::any_of(kSides.begin(), kSides.end(),
                     [&](Side side) { return neighbour(a, side) == b; });
}

Illegality stopped_by(const Rule& rule, Position fairy) {
  return illegal({&rule}, {&rule == &dragon_move ? MessageId::dragon_meets_fairy
                                                 : MessageId::dragon_meets_fairy_and_bather,
                           {fairy}});
}

// The tiles of the path, or why the dragon cannot go it.
std::optional<Illegality> find_way(TurnInPlay& turn, const MoveDragon& step, Way& way) {
  way = {turn.table.dragon};
  if (turn.table.board.is_declared()) {
    way.push_back(turn.table.board.tile_at(step.path.back()));
    return std::nullopt;
  }
  if (step.path.size() > kDragonSteps) {
    return illegal({&dragon_move},
                   {MessageId::dragon_too_far, {static_cast<int>(step.path.size())}});
  }
  for (const Position to : step.path) {
    const Position from = at(turn, way.back());
    if (!side_by_side(from, to)) {
      return illegal({&dragon_move}, {MessageId::dragon_step, {from, to}});
    }
    const TileIndex tile = turn.table.board.tile_at(to);
    if (tile == kNoTile) return illegal({&dragon_move}, {MessageId::dragon_off_table, {to}});
    if (contains(way, tile)) return illegal({&dragon_move}, {MessageId::dragon_twice, {to}});
    if (const Rule* rule = closed_by(turn, tile)) return stopped_by(*rule, to);
    way.push_back(tile);
  }
  if (step.path.size() == kDragonSteps) return std::nullopt;
  const auto further = next_tile(turn, way);
  if (!further) return std::nullopt;
  return illegal({&dragon_move}, {MessageId::dragon_stops_early,
                                  {static_cast<int>(step.path.size()), at(turn, *further)}});
}

// The dragon has come to a figure. A sketch knows its feature, not its tile.
void eat(TurnInPlay& turn, FigureIndex index) {
  GameState& table = turn.table;
  Figure& figure = table.figure(index);
  if (figure.kind == FigureKind::barn) return;
  const TileIndex tile = table.tile_of(figure.place);
  Citations rules{&dragon_eat};
  if (bathes(figure)) {
    rules = {&bath::dragon_eats, &dragon_eat};
    if (!turn.options.on(bath::dragon_eats)) {
      turn.remark(Remark::Kind::note, {MessageId::bather_not_eaten, {at(turn, tile)}},
                  {&bath::dragon_eats});
      return;
    }
    figure.left_bathhouse = tile;
    figure.entered_surrounded = false;
  }
  const Message why = table.board.is_declared()
                          ? Message{MessageId::eaten, {table.where_named(figure.place)}}
                          : Message{MessageId::eaten, {at(turn, tile)}};
  turn.move(index, Place::supply(), why, std::move(rules));
}

void spare_castle(TurnInPlay& turn, Position castle) {
  turn.remark(Remark::Kind::note, {MessageId::castle_not_eaten, {castle}}, {&castles::safe});
}

// The dragon has come to a tile.
void eat_all_on(TurnInPlay& turn, TileIndex tile) {
  const GameState& table = turn.table;
  for (std::size_t i = 0; i < table.castles.size(); ++i) {
    if (!table.castles[i].lies_on(tile) || !table.in_castle(static_cast<int>(i))) continue;
    spare_castle(turn, at(turn, tile));
  }
  for (std::size_t i = 0; i < table.figures.size(); ++i) {
    const Place& place = table.figures[i].place;
    if (place.on_a_tile() && table.tile_of(place) == tile) {
      eat(turn, static_cast<FigureIndex>(i));
    }
  }
}

// In a sketch the dragon's way is taken for granted, and whom it comes to is named. Who bathes
// where it ends is met too.
std::vector<NamedFigure> met_on_way(const GameState& table, const MoveDragon& step) {
  std::vector<NamedFigure> meets = step.meets;
  const auto bather = table.bather(table.board.tile_at(step.path.back()));
  if (!bather) return meets;
  const Figure& figure = table.figure(*bather);
  const Where where = table.where(figure.place);
  const bool named = std::any_of(meets.begin(), meets.end(),
                                 [&](const NamedFigure& other) { return other.where == where; });
  if (!named) meets.push_back({figure.owner, figure.kind, where});
  return meets;
}

std::optional<Illegality> meet(TurnInPlay& turn, const std::vector<NamedFigure>& meets) {
  const GameState& table = turn.table;
  for (const NamedFigure& one : meets) {
    const auto met = figure_at(table, one);
    if (!met) return illegal({&dragon_move}, not_there(one));
    const Figure& figure = table.figure(*met);
    if (figure.place.kind == Place::Kind::castle) {
      spare_castle(turn, one.where.at);
      continue;
    }
    if (!figure.place.on_a_tile()) {
      return illegal({&dragon_move}, {MessageId::dragon_meets_only_on_tiles, {one.where}});
    }
    const Rule* rule = figure.fairy ? closed_by(turn, table.fairy) : nullptr;
    if (rule != nullptr) return stopped_by(*rule, one.where.at);
    eat(turn, *met);
  }
  return std::nullopt;
}

// The own meeples on a tile, or the one that the step names.
std::vector<FigureIndex> meant(const TurnInPlay& turn, const MoveFairy& step) {
  const GameState& table = turn.table;
  if (step.figure) {
    const auto named = figure_at(table, *step.figure);
    return named ? std::vector<FigureIndex>{*named} : std::vector<FigureIndex>{};
  }
  std::vector<FigureIndex> found;
  for (std::size_t i = 0; i < table.figures.size(); ++i) {
    const Figure& figure = table.figures[i];
    if (figure.owner != turn.active || !is_meeple(figure.kind) || !figure.place.on_a_tile()) {
      continue;
    }
    if (at(turn, table.tile_of(figure.place)) == step.at) {
      found.push_back(static_cast<FigureIndex>(i));
    }
  }
  return found;
}

}  // namespace

void start_of_turn(TurnInPlay& turn) {
  const GameState& table = turn.table;
  const auto with = table.with_fairy();
  if (!with || table.figure(*with).owner != turn.active) return;
  const Where where = table.where(table.figure(*with).place);
  Citations rules{&fairy_one_point};
  if (bathes(table.figure(*with))) {
    if (!turn.options.on(bath::fairy_assign)) {
      turn.remark(Remark::Kind::warning, {MessageId::fairy_idle_at_bath, {where.at}},
                  {&bath::fairy_assign});
      return;
    }
    if (!turn.options.on(bath::fairy_one_point)) {
      turn.events.push_back(GotNothing{turn.active,
                                       where,
                                       {MessageId::fairy_pays_no_bather, {where.at}},
                                       {&bath::fairy_one_point}});
      return;
    }
    rules.push_back(&bath::fairy_one_point);
  }
  turn.gain(turn.active, kFairyAtStart, {MessageId::fairy_start, {where}}, std::move(rules));
}

void answer_volcano(TurnInPlay& turn) {
  GameState& table = turn.table;
  if (!table.board.tile(turn.placed).tile->has(Symbol::volcano)) return;
  PieceMoved moved;
  moved.piece = Piece::dragon;
  if (table.dragon != kNoTile) moved.from = at(turn, table.dragon);
  moved.to = at(turn, turn.placed);
  moved.why = {MessageId::dragon_called, {}};
  moved.rules = {&volcano};
  turn.events.push_back(std::move(moved));
  table.dragon = turn.placed;
}

bool refuses_figures(const TurnInPlay& turn) {
  return turn.placed != kNoTile && turn.table.board.tile(turn.placed).tile->has(Symbol::volcano);
}

std::optional<Illegality> move_fairy(TurnInPlay& turn, const MoveFairy& step) {
  GameState& table = turn.table;
  if (turn.acted()) return illegal({&fairy_move}, {MessageId::second_action, {}});
  const std::vector<FigureIndex> candidates = meant(turn, step);
  if (candidates.empty() && step.figure) return illegal({&fairy_move}, not_there(*step.figure));
  if (candidates.empty()) {
    return illegal({&fairy_move}, {MessageId::fairy_needs_meeple, {step.at}});
  }
  if (candidates.size() > 1) {
    return illegal({&fairy_move}, {MessageId::fairy_for_which, {step.at}});
  }
  Figure& friend_of_hers = table.figure(candidates.front());
  const Where where = table.where(friend_of_hers.place);
  if (friend_of_hers.owner != turn.active) {
    return illegal({&fairy_move}, {MessageId::fairy_needs_own, {friend_of_hers.owner}});
  }
  if (!is_meeple(friend_of_hers.kind)) {
    return illegal({&fairy_move}, {MessageId::fairy_needs_meeple, {where.at}});
  }
  if (friend_of_hers.fairy) {
    return illegal({&fairy_move}, {MessageId::fairy_is_there, {where}});
  }
  Citations rules{&fairy_move};
  if (friend_of_hers.place.kind == Place::Kind::castle) {
    if (turn.options.is_default(castles::fairy)) {
      return illegal({&castles::fairy}, {MessageId::fairy_and_castle, {where}});
    }
    rules.push_back(&castles::fairy);
  }
  if (bathes(friend_of_hers)) {
    if (!turn.options.on(bath::fairy_assign)) {
      return illegal({&bath::fairy_assign}, {MessageId::fairy_and_bather, {where.at}});
    }
    rules.push_back(&bath::fairy_assign);
  }
  PieceMoved moved;
  moved.piece = Piece::fairy;
  if (table.fairy != kNoTile) moved.from = at(turn, table.fairy);
  moved.to = where.at;
  moved.why = {MessageId::fairy_assigned, {friend_of_hers.owner, friend_of_hers.kind, where}};
  moved.rules = std::move(rules);
  turn.events.push_back(std::move(moved));
  for (Figure& figure : table.figures) figure.fairy = false;
  friend_of_hers.fairy = true;
  table.fairy = table.tile_of(friend_of_hers.place);
  turn.acted_otherwise = true;
  turn.stage = Stage::figure_acted;
  return std::nullopt;
}

std::optional<Illegality> remove_knight(TurnInPlay& turn, const RemoveKnight& step) {
  const GameState& table = turn.table;
  const Board& board = table.board;
  if (turn.acted()) return illegal({&princess}, {MessageId::second_action, {}});
  const PlacedTile& tile = board.tile(turn.placed);
  SegmentId city = -1;
  for (std::size_t i = 0; i < tile.tile->features.size(); ++i) {
    if (tile.tile->features[i].has(Symbol::princess))
      city = tile.first_segment + static_cast<int>(i);
  }
  if (city == -1) return illegal({&princess}, {MessageId::no_princess, {tile.at}});
  const auto knight = figure_at(table, step.knight);
  if (!knight) return illegal({&princess}, not_there(step.knight));
  const Figure& figure = table.figure(*knight);
  if (!is_meeple(figure.kind)) {
    return illegal({&princess}, {MessageId::princess_wants_knights, {figure.kind}});
  }
  if (figure.place.kind != Place::Kind::feature ||
      board.feature(figure.place.index) != board.feature(city)) {
    return illegal({&princess}, {MessageId::princess_elsewhere, {step.knight.where}});
  }
  turn.move(*knight, Place::supply(), {MessageId::removed_by_princess, {}}, {&princess});
  turn.acted_otherwise = turn.removed_knight = true;
  turn.stage = Stage::figure_acted;
  return std::nullopt;
}

std::optional<Illegality> move_dragon(TurnInPlay& turn, const MoveDragon& step) {
  GameState& table = turn.table;
  const PlacedTile& tile = table.board.tile(turn.placed);
  if (!tile.tile->has(Symbol::dragon)) {
    return illegal({&dragon_move}, {MessageId::no_dragon_symbol, {tile.at}});
  }
  if (table.dragon == kNoTile) return illegal({&dragon_move}, {MessageId::no_dragon, {}});
  Way way;
  if (auto found = find_way(turn, step, way)) return found;
  PieceMoved moved;
  moved.piece = Piece::dragon;
  moved.from = at(turn, table.dragon);
  moved.to = at(turn, way.back());
  const bool declared = table.board.is_declared();
  std::vector<NamedFigure> meets;
  if (declared) meets = met_on_way(table, step);
  moved.why = declared ? Message{MessageId::dragon_is_said_to_go, {}}
                       : Message{MessageId::dragon_went, {static_cast<int>(step.path.size())}};
  moved.rules = {&dragon_move};
  const bool past_fairy = declared ? std::any_of(meets.begin(), meets.end(),
                                                 [&](const NamedFigure& one) {
                                                   const auto met = figure_at(table, one);
                                                   return met && table.figure(*met).fairy;
                                                 })
                                   : contains(way, table.fairy);
  if (past_fairy) {
    moved.rules.push_back(turn.options.on(bath::fairy_assign) ? &bath::fairy_blocks_dragon
                                                              : &bath::fairy_assign);
  }
  turn.events.push_back(std::move(moved));
  if (declared) {
    if (auto fault = meet(turn, meets)) return fault;
  } else {
    for (std::size_t i = 1; i < way.size(); ++i) eat_all_on(turn, way[i]);
  }
  table.dragon = way.back();
  turn.stage = Stage::dragon_moved;
  return std::nullopt;
}

std::optional<Illegality> check_moved(TurnInPlay& turn) {
  if (turn.table.dragon == kNoTile || turn.placed == kNoTile) return std::nullopt;
  if (turn.stage == Stage::dragon_moved) return std::nullopt;
  const PlacedTile& tile = turn.table.board.tile(turn.placed);
  if (!tile.tile->has(Symbol::dragon)) return std::nullopt;
  // A sketch does not tell a dead end.
  if (!turn.table.board.is_declared() && !next_tile(turn, {turn.table.dragon})) return std::nullopt;
  return illegal({&dragon_move}, {MessageId::dragon_must_move, {tile.at}});
}

void pay_fairy(TurnInPlay& turn, const std::vector<FigureIndex>& scored) {
  if (turn.table.fairy == kNoTile) return;
  for (const FigureIndex figure : scored) {
    const Figure& one = turn.table.figure(figure);
    if (!one.fairy) continue;
    Citations rules{&fairy_three_points};
    if (one.place.kind == Place::Kind::castle) {
      if (turn.options.is_default(castles::fairy)) continue;
      rules.push_back(&castles::fairy);
    }
    turn.gain(one.owner, kFairyAtScoring, {MessageId::fairy_scored, {turn.table.where(one.place)}},
              std::move(rules));
  }
}

void before_bather_leaves(TurnInPlay& turn, FigureIndex bather) {
  const Figure& figure = turn.table.figure(bather);
  if (!figure.fairy || !turn.options.on(bath::fairy_assign)) return;
  const Position where = at(turn, figure.place.index);
  if (turn.options.on(bath::fairy_no_three_points)) {
    turn.remark(Remark::Kind::note, {MessageId::fairy_pays_no_release, {where}},
                {&bath::fairy_no_three_points});
  } else {
    turn.gain(figure.owner, kFairyAtScoring, {MessageId::fairy_bather_leaves, {where}},
              {&bath::fairy_no_three_points});
  }
}

bool eats_on_arrival(TurnInPlay& turn, FigureIndex visitor) {
  Figure& figure = turn.table.figure(visitor);
  const TileIndex tile = figure.place.index;
  if (turn.table.dragon != tile) return false;
  const Rule* spares = nullptr;
  if (!turn.options.on(bath::dragon_eats)) {
    spares = &bath::dragon_eats;
  } else if (!turn.options.on(bath::dragon_eats_on_arrival)) {
    spares = &bath::dragon_eats_on_arrival;
  }
  if (spares != nullptr) {
    turn.remark(Remark::Kind::note, {MessageId::arrival_not_eaten, {at(turn, tile)}}, {spares});
    return false;
  }
  figure.entered_surrounded = false;
  turn.move(visitor, Place::supply(), {MessageId::eaten_on_arrival, {at(turn, tile)}},
            {&bath::dragon_eats_on_arrival, &bath::dragon_eats});
  return true;
}

bool empties_a_bathhouse(TurnInPlay& turn) {
  const GameState& table = turn.table;
  if (table.dragon == kNoTile || !table.board.tile(table.dragon).tile->has_bathhouse()) {
    return false;
  }
  return !table.bather(table.dragon) && turn.options.on(bath::dragon_eats) &&
         turn.options.on(bath::dragon_eats_on_arrival);
}

}  // namespace barber::dragon
