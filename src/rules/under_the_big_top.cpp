#include "rules/under_the_big_top.hpp"

#include <algorithm>

#include "rules/base_game_rules.hpp"
#include "rules/bathhouse_visits.hpp"
#include "rules/surroundings.hpp"

namespace barber::circus {
namespace {

constexpr std::size_t kPyramid = 3;
constexpr int kAcrobat = 5;
constexpr int kRingmasterTile = 2;

// By player.
std::vector<int> by_owner(const GameState& table, const std::vector<FigureIndex>& figures) {
  std::vector<int> counts(static_cast<std::size_t>(table.players()));
  for (const FigureIndex figure : figures) ++counts[index(table.figure(figure).owner)];
  return counts;
}

void pay_acrobats(TurnInPlay& turn, TileIndex tile, const std::vector<FigureIndex>& acrobats) {
  const std::vector<int> counts = by_owner(turn.table, acrobats);
  const Position at = turn.table.board.tile(tile).at;
  for (std::size_t p = 0; p < counts.size(); ++p) {
    if (counts[p] == 0) continue;
    turn.gain(static_cast<PlayerId>(p), counts[p] * kAcrobat,
              {MessageId::acrobats_shown, {at, counts[p]}}, {&acrobat});
  }
}

// The tiles with a circus or acrobats among the nine.
int shows_round(TurnInPlay& turn, TileIndex middle) {
  const Board& board = turn.table.board;
  int tiles = 0;
  for (const TileIndex tile : nine_tiles(board, middle)) {
    const Tile& printed = *board.tile(tile).tile;
    if (!printed.has(Symbol::circus) && !printed.has(Symbol::acrobat)) continue;
    turn.rest_on_layout(tile);
    ++tiles;
  }
  return tiles;
}

// The tent's scoring, and where the community is not followed the visit of a lone meeple.
std::optional<Illegality> score_tent(TurnInPlay& turn, TileIndex tent) {
  const BigTop& big_top = *turn.table.big_top;
  if (!big_top.token) {
    turn.remark(Remark::Kind::assumption, {MessageId::token_not_known, {big_top.at}}, {&place});
  }
  const int token = big_top.token.value_or(0);
  Citations rules{&score, &place};
  const std::vector<FigureIndex> audience =
      meeples_round(turn, {tent, kNoFeature}, counts_bathers, rules);
  if (audience.empty() && rules.size() > 2) {
    turn.remark(Remark::Kind::note, {MessageId::bathers_not_counted, {big_top.at}}, rules);
  }
  const std::vector<int> counts = by_owner(turn.table, audience);
  for (std::size_t p = 0; p < counts.size(); ++p) {
    if (counts[p] == 0) continue;
    turn.gain(static_cast<PlayerId>(p), counts[p] * token,
              {MessageId::tent_counts, {big_top.at, counts[p], token}}, rules);
  }
  if (audience.size() != 1) return std::nullopt;
  if (turn.table.figure(audience.front()).place.kind == Place::Kind::bathhouse) return std::nullopt;
  bath::ScoringEvent event;
  event.occasion = Occasion::big_top;
  event.involved = audience;
  event.points = token;
  return bath::visit(turn, event);
}

}  // namespace

std::optional<Illegality> join_acrobats(TurnInPlay& turn, FigureIndex figure, const Where& target) {
  const GameState& table = turn.table;
  const FigureKind kind = table.figure(figure).kind;
  const TileIndex tile = table.board.tile_at(target.at);
  // Whoever may stand on any feature may stand on shoulders; the others have their own places.
  if (!is_meeple(kind) || facts(kind).stands != kAnyFeature) {
    return illegal({&acrobat}, {MessageId::no_acrobat, {kind}});
  }
  if (!is_near(table.board, turn.placed, tile)) {
    return illegal({&acrobat},
                   {MessageId::acrobats_too_far, {target.at, table.board.tile(turn.placed).at}});
  }
  const std::size_t there = table.acrobats(tile).size();
  if (there >= kPyramid) return illegal({&acrobat}, {MessageId::pyramid_is_full, {target.at}});
  turn.move(figure, Place::acrobat(tile), {MessageId::joins_pyramid, {static_cast<int>(there) + 1}},
            {&acrobat});
  return std::nullopt;
}

std::optional<Illegality> score_acrobats(TurnInPlay& turn, const ScoreAcrobats& step) {
  if (turn.acted()) return illegal({&base::meeple_one}, {MessageId::second_action, {}});
  const TileIndex tile = turn.table.board.tile_at(step.at);
  const std::vector<FigureIndex> acrobats =
      tile == kNoTile ? std::vector<FigureIndex>() : turn.table.acrobats(tile);
  if (acrobats.size() < kPyramid) {
    return illegal({&acrobat},
                   {MessageId::no_such_pyramid, {step.at, static_cast<int>(acrobats.size())}});
  }
  pay_acrobats(turn, tile, acrobats);
  Citations rules{&acrobat};
  // Where they could be sent nobody would be alone: the option decides only why they are not.
  if (!bath::free_bathhouses(turn.table).empty()) {
    rules.push_back(turn.options.on(acrobat_no_visit) ? &acrobat_no_visit
                                                      : &bath::visit_several_meeples);
  }
  for (const FigureIndex figure : acrobats) {
    turn.move(figure, Place::supply(), {MessageId::pyramid_scored, {kAcrobat}}, rules);
  }
  turn.acted_otherwise = true;
  turn.stage = Stage::figure_acted;
  return std::nullopt;
}

void add_ringmasters(TurnInPlay& turn, const std::vector<FigureIndex>& figures) {
  const Board& board = turn.table.board;
  for (const FigureIndex figure : figures) {
    const Figure& one = turn.table.figure(figure);
    if (one.kind != FigureKind::ringmaster || one.place.kind != Place::Kind::feature) continue;
    turn.rest_on_number(Said::circus, one.place.index);
    const auto said = board.said(Said::circus, one.place.index);
    int tiles = said.value_or(0);
    if (!said) tiles = shows_round(turn, board.tile_of(one.place.index));
    if (tiles == 0) continue;
    turn.gain(one.owner, tiles * kRingmasterTile, {MessageId::ringmaster_tiles, {tiles}},
              {&ringmaster_bonus});
  }
}

std::optional<Illegality> show(TurnInPlay& turn) {
  if (turn.placed == kNoTile) return std::nullopt;
  const PlacedTile placed = turn.table.board.tile(turn.placed);
  if (!placed.tile->has(Symbol::circus)) return std::nullopt;
  if (turn.table.big_top) {
    const TileIndex tent = turn.table.board.tile_at(turn.table.big_top->at);
    if (auto fault = score_tent(turn, tent)) return fault;
  }
  turn.table.big_top = BigTop{placed.at, std::nullopt};
  turn.remark(Remark::Kind::note, {MessageId::tent_moves, {placed.at}}, {&place});
  return std::nullopt;
}

void score_acrobats_at_end(TurnInPlay& turn) {
  std::vector<TileIndex> tiles;
  for (const Figure& figure : turn.table.figures) {
    if (figure.place.kind == Place::Kind::acrobat) tiles.push_back(figure.place.index);
  }
  std::sort(tiles.begin(), tiles.end());
  tiles.erase(std::unique(tiles.begin(), tiles.end()), tiles.end());
  for (const TileIndex tile : tiles) pay_acrobats(turn, tile, turn.table.acrobats(tile));
}

}  // namespace barber::circus
