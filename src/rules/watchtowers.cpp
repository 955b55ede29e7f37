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
  TileIndex tower = kNoTile;
  std::vector<FigureIndex> figures;
};

std::vector<Manned> manned(const GameState& table, const std::vector<FigureIndex>& figures) {
  std::vector<Manned> found;
  for (const FigureIndex figure : figures) {
    const Figure& one = table.figure(figure);
    if (one.place.kind != Place::Kind::feature || !is_meeple(one.kind)) continue;
    const FeatureKind kind = table.board.kind(one.place.index);
    const TileIndex tile = table.board.tile_of(one.place.index);
    if (table.board.tile(tile).tile->watchtower == Watchtower::none) continue;
    if (kind != FeatureKind::road && kind != FeatureKind::city) continue;
    const auto known = std::find_if(found.begin(), found.end(),
                                    [&](const Manned& other) { return other.tower == tile; });
    if (known != found.end()) {
      known->figures.push_back(figure);
    } else {
      found.push_back({tile, {figure}});
    }
  }
  std::sort(found.begin(), found.end(),
            [](const Manned& a, const Manned& b) { return a.tower < b.tower; });
  return found;
}

Watchtower kind_of(const GameState& table, TileIndex tower) {
  return table.board.tile(tower).tile->watchtower;
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
int counted(TurnInPlay& turn, TileIndex tower, Citations& rules) {
  const Watchtower kind = kind_of(turn.table, tower);
  if (kind == Watchtower::meeples) {
    return static_cast<int>(meeples_round(turn, tower, counts_bathers, rules).size());
  }
  int count = 0;
  for (const TileIndex tile : nine_tiles(turn.table.board, tower)) {
    turn.rest_on_layout(tile);
    count += on_tile(*turn.table.board.tile(tile).tile, kind);
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
    const Payment& kind = kPayments[static_cast<std::size_t>(kind_of(turn.table, one.tower))];
    const Position at = turn.table.board.tile(one.tower).at;
    Citations rules{&trigger, &values};
    const int count = counted(turn, one.tower, rules);
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
    if (kind_of(table, one.tower) != Watchtower::meeples) continue;
    const std::vector<TileIndex> nine = nine_tiles(table.board, one.tower);
    const auto among = [&](TileIndex tile) {
      return std::find(nine.begin(), nine.end(), tile) != nine.end();
    };
    for (const FigureIndex other : others) {
      const Figure& one_of_them = table.figure(other);
      if (is_meeple(one_of_them.kind) && is_on_one_of(table, one_of_them.place, nine)) return true;
    }
    // Or one may come to bathe in its sight.
    const std::vector<TileIndex> baths = bath::free_bathhouses(table);
    if (!others.empty() && std::any_of(baths.begin(), baths.end(), among)) return true;
  }
  return false;
}

}  // namespace barber::watchtowers
