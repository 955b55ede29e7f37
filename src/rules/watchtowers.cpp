#include "rules/watchtowers.hpp"

#include <algorithm>
#include <array>

#include "rules/bathhouse_visits.hpp"
#include "rules/surroundings.hpp"

namespace barber::watchtowers {
namespace {

// By Watchtower.
struct Payment {
  int each;
  MessageId why;
};
constexpr std::array<Payment, 6> kPayments{{{0, MessageId::none},
                                            {2, MessageId::watchtower_meeples},
                                            {2, MessageId::watchtower_coats},
                                            {1, MessageId::watchtower_roads},
                                            {3, MessageId::watchtower_monasteries},
                                            {1, MessageId::watchtower_cities}}};

// A tower, and who of a feature stands on its tile.
struct Manned {
  Board::Spot tower;
  Watchtower kind = Watchtower::none;
  std::vector<FigureIndex> figures;
};

std::vector<Manned> manned(const GameState& table, const std::vector<FigureIndex>& figures) {
  std::vector<Manned> found;
  for (const FigureIndex figure : figures) {
    const Figure& one = table.figure(figure);
    if (one.place.kind != Place::Kind::feature || !is_meeple(one.kind)) continue;
    const FeatureKind kind = table.board.kind(one.place.index);
    const Watchtower counts = table.board.watchtower(one.place.index);
    if (counts == Watchtower::none) continue;
    const Board::Spot tower = table.board.watchtower_spot(one.place.index);
    if (kind != FeatureKind::road && kind != FeatureKind::city) continue;
    const auto known = std::find_if(found.begin(), found.end(),
                                    [&](const Manned& other) { return other.tower == tower; });
    if (known != found.end()) {
      known->figures.push_back(figure);
    } else {
      found.push_back({tower, counts, {figure}});
    }
  }
  std::sort(found.begin(), found.end(),
            [](const Manned& a, const Manned& b) { return a.tower.tile < b.tower.tile; });
  return found;
}

int on_tile(const Tile& tile, Watchtower kind) {
  int coats = 0;
  int monasteries = 0;
  bool road = false;
  bool city = false;
  for (const TileFeature& feature : tile.features) {
    coats += feature.coats;
    monasteries += feature.kind == FeatureKind::monastery ? 1 : 0;
    road |= feature.kind == FeatureKind::road;
    city |= feature.kind == FeatureKind::city;
  }
  switch (kind) {
    case Watchtower::coats:
      return coats;
    case Watchtower::monasteries:
      return monasteries;
    case Watchtower::roads:
      return road ? 1 : 0;
    case Watchtower::cities:
      return city ? 1 : 0;
    case Watchtower::none:
    case Watchtower::meeples:
      break;
  }
  return 0;
}

// What the tower counts; `rules` learns what that rests on beside the values.
int counted(TurnInPlay& turn, const Manned& one, Citations& rules) {
  const Board& board = turn.table.board;
  const SegmentId feature = turn.table.figure(one.figures.front()).place.index;
  turn.rest_on_number(Said::watched, feature);
  if (one.kind == Watchtower::meeples) {
    return static_cast<int>(meeples_round(turn, one.tower, counts_bathers, rules).size());
  }
  if (const auto said = board.said(Said::watched, feature)) return *said;
  int count = 0;
  for (const TileIndex tile : nine_tiles(board, one.tower.tile)) {
    turn.rest_on_layout(tile);
    count += on_tile(*board.tile(tile).tile, one.kind);
  }
  return count;
}

bath::ScoringEvent event_of(const GameState& table, const Manned& tower, int points) {
  bath::ScoringEvent event;
  event.occasion = Occasion::watchtower_bonus;
  event.feature = table.figure(tower.figures.front()).place.index;
  event.involved = tower.figures;
  event.points = points;
  return event;
}

}  // namespace

std::optional<Illegality> score(TurnInPlay& turn, const std::vector<FigureIndex>& figures) {
  for (const Manned& one : manned(turn.table, figures)) {
    const Payment& kind = kPayments[static_cast<std::size_t>(one.kind)];
    const Position at = turn.table.board.tile(one.tower.tile).at;
    Citations rules{&trigger, &values};
    const int count = counted(turn, one, rules);
    for (int p = 0; p < turn.table.players(); ++p) {
      const auto player = static_cast<PlayerId>(p);
      if (std::any_of(one.figures.begin(), one.figures.end(), [&](FigureIndex figure) {
            return turn.table.figure(figure).owner == player;
          })) {
        turn.gain(player, count * kind.each, {kind.why, {at, count, kind.each}}, rules);
      }
    }
    const auto event = event_of(turn.table, one, count * kind.each);
    if (auto fault = bath::visit(turn, event)) return fault;
  }
  return std::nullopt;
}

bool may_send(TurnInPlay& turn, const std::vector<FigureIndex>& figures) {
  const std::vector<Manned> towers = manned(turn.table, figures);
  // With 1 point, since an order tried in vain does no harm.
  return std::any_of(towers.begin(), towers.end(), [&](const Manned& one) {
    return bath::may_send(turn, event_of(turn.table, one, 1));
  });
}

bool are_seen(const GameState& table, const std::vector<FigureIndex>& figures,
              const std::vector<FigureIndex>& others) {
  for (const Manned& one : manned(table, figures)) {
    if (one.kind != Watchtower::meeples) continue;
    const Round round(table, one.tower);
    const auto among = [&](TileIndex bath) { return round.has(Place::in_bathhouse(bath)); };
    for (const FigureIndex other : others) {
      const Figure& one_of_them = table.figure(other);
      if (is_meeple(one_of_them.kind) && round.has(one_of_them.place)) return true;
    }
    // Or one may come to bathe in its sight.
    const std::vector<TileIndex> baths = bath::free_bathhouses(table);
    if (!others.empty() && std::any_of(baths.begin(), baths.end(), among)) return true;
  }
  return false;
}

}  // namespace barber::watchtowers
