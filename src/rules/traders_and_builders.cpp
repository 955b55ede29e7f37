#include "rules/traders_and_builders.hpp"

#include <algorithm>

namespace barber::traders {
namespace {

constexpr int kPigCity = 1;
constexpr int kMostGoods = 10;

}  // namespace

void note_builder(TurnInPlay& turn) {
  if (turn.half > 1) return;
  const GameState& table = turn.table;
  const Board& board = table.board;
  for (const Figure& figure : table.figures) {
    if (figure.owner != turn.active || figure.kind != FigureKind::builder) continue;
    if (figure.place.kind != Place::Kind::feature) continue;
    const SegmentId feature = board.feature(figure.place.index);
    const auto pieces = static_cast<int>(board.tile(turn.placed).tile->features.size());
    for (int i = 0; i < pieces; ++i) {
      if (board.feature(board.segment(turn.placed, i)) != feature) continue;
      turn.double_turn = true;
      turn.remark(Remark::Kind::note, {MessageId::double_turn, {table.where(figure.place)}},
                  {&builder_double_turn});
      return;
    }
  }
}

void add_pigs(const GameState& table, const std::vector<FigureIndex>& figures,
              FeatureScored& scored) {
  std::vector<Position> cities;
  for (const Item& item : scored.items) {
    if (item.kind == ItemKind::completed_city && item.each != 0) cities.push_back(item.city.at);
  }
  if (cities.empty()) return;
  for (const Presence& now : scored.presence) {
    const bool pig = std::any_of(figures.begin(), figures.end(), [&](FigureIndex figure) {
      return table.figure(figure).owner == now.player &&
             table.figure(figure).kind == FigureKind::pig;
    });
    if (!pig || !now.scores) continue;
    Item item;
    item.kind = ItemKind::pig;
    item.count = static_cast<int>(cities.size());
    item.each = kPigCity;
    item.rules = {&pig_points, &figure_pig};
    item.only = now.player;
    scored.items.push_back(std::move(item));
  }
}

void take_goods(TurnInPlay& turn, SegmentId city) {
  const Board& board = turn.table.board;
  Goods taken{};
  for (const SegmentId segment : board.segments(city)) {
    for (std::size_t kind = 0; kind < kGoods.size(); ++kind) {
      if (board.printed(segment).has(kGoods[kind])) ++taken[kind];
    }
  }
  if (taken == Goods{}) return;
  GameState& table = turn.table;
  table.goods.resize(table.scores.size());
  for (std::size_t kind = 0; kind < taken.size(); ++kind) {
    table.goods[index(turn.active)][kind] += taken[kind];
  }
  turn.events.push_back(
      GoodsTaken{turn.active, taken, table.where(Place::on(city)), {&goods_taken}});
}

void score_goods(TurnInPlay& turn) {
  GameState& table = turn.table;
  for (std::size_t kind = 0; !table.goods.empty() && kind < kGoods.size(); ++kind) {
    int most = 0;
    for (const Goods& own : table.goods) most = std::max(most, own[kind]);
    for (std::size_t p = 0; most > 0 && p < table.goods.size(); ++p) {
      if (table.goods[p][kind] != most) continue;
      const auto player = static_cast<PlayerId>(p);
      table.score(player) += kMostGoods;
      turn.events.push_back(PointsGained{
          player, kMostGoods, {MessageId::most_goods, {GoodsKind{kind}, most}}, {&goods_points}});
    }
  }
}

}  // namespace barber::traders
