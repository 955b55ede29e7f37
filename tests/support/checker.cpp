#include "support/checker.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <numeric>
#include <set>
#include <string_view>
#include <tuple>

namespace barber::test {
namespace {

using TilePiece = std::pair<int, int>;  // tile, feature
using Faults = std::vector<std::string>;

// Features of a board by flood fill over its tiles, and their open sides.
struct Rebuilt {
  std::map<TilePiece, int> group;
  std::map<int, int> open;
};

std::map<Position, int> tiles_by_position(const Board& board) {
  std::map<Position, int> found;
  for (std::size_t i = 0; i < board.tiles().size(); ++i) {
    found[board.tiles()[i].at] = static_cast<int>(i);
  }
  return found;
}

// The feature of a kind that reaches a half edge, as seen on the table; -1: none.
int feature_at(const PlacedTile& tile, int half, bool path) {
  for (std::size_t i = 0; i < tile.tile->features.size(); ++i) {
    const TileFeature& feature = tile.tile->features[i];
    const bool is_path = feature.kind == FeatureKind::road || feature.kind == FeatureKind::river;
    const int printed = (half - 2 * static_cast<int>(tile.rotation) + 8) % 8;
    if (is_path == path && (feature.half_edges >> printed & 1) != 0) return static_cast<int>(i);
  }
  return -1;
}

Rebuilt rebuild(const Board& board) {
  const auto index = tiles_by_position(board);
  std::map<TilePiece, std::set<TilePiece>> links;
  std::map<TilePiece, int> open;
  for (int t = 0; t < static_cast<int>(board.tiles().size()); ++t) {
    const PlacedTile& tile = board.tile(t);
    for (int f = 0; f < static_cast<int>(tile.tile->features.size()); ++f) links[{t, f}];
    for (int half = 0; half < 8; ++half) {
      const int side = half / 2;
      const Position next{tile.at.x + (side == 1) - (side == 3),
                          tile.at.y + (side == 2) - (side == 0)};
      const auto found = index.find(next);
      for (const bool path : {false, true}) {
        const int mine = feature_at(tile, half, path);
        if (mine == -1) continue;
        if (found == index.end()) {
          ++open[{t, mine}];
          continue;
        }
        // Side by side: the left half of one lies against the right half of the other.
        const int across = (half % 2 == 0 ? half + 1 : half - 1) + 4;
        const int theirs = feature_at(board.tile(found->second), across % 8, path);
        if (theirs == -1) continue;
        links[{t, mine}].insert({found->second, theirs});
        links[{found->second, theirs}].insert({t, mine});
      }
    }
  }
  Rebuilt result;
  int next_group = 0;
  for (const auto& [start, unused] : links) {
    if (result.group.count(start) != 0) continue;
    std::vector<TilePiece> todo{start};
    result.group[start] = next_group;
    while (!todo.empty()) {
      const TilePiece now = todo.back();
      todo.pop_back();
      result.open[next_group] += open[now];
      for (const TilePiece& near : links[now]) {
        if (result.group.emplace(near, next_group).second) todo.push_back(near);
      }
    }
    ++next_group;
  }
  return result;
}

int around(const std::map<Position, int>& tiles, Position at) {
  int count = 0;
  for (int dx = -1; dx <= 1; ++dx) {
    for (int dy = -1; dy <= 1; ++dy) {
      if (dx != 0 || dy != 0) count += static_cast<int>(tiles.count({at.x + dx, at.y + dy}));
    }
  }
  return count;
}

bool is_surrounded(FeatureKind kind) {
  return kind != FeatureKind::city && kind != FeatureKind::road && kind != FeatureKind::field &&
         kind != FeatureKind::river;
}

// Follows one turn's events from the places before it.
class Follower {
 public:
  Follower(const GameState& before, const Board& board, const Ruleset& rules, Faults& faults)
      : board_(board),
        rules_(rules),
        rebuilt_(rebuild(board)),
        tiles_(tiles_by_position(board)),
        faults_(faults) {
    for (const Figure& figure : before.figures) places_.push_back(before.where(figure.place));
    scores_ = before.scores;
    goods_ = before.goods;
    figures_ = before.figures;
    if (before.dragon != kNoTile) dragon_ = before.board.tile(before.dragon).at;
    if (before.fairy != kNoTile) fairy_ = before.board.tile(before.fairy).at;
    surveyors_ = before.surveyors;
  }

  void follow(const TurnRuling& turn) {
    for (const Event& event : turn.events) {
      std::visit([this](const auto& one) { see(one); }, event);
    }
  }

  void compare(const GameState& after) {
    std::vector<Goods> goods = goods_;
    goods.resize(after.scores.size());
    for (const GoodsTaken& taken : taken_) {
      for (std::size_t i = 0; i < taken.goods.size(); ++i) {
        goods[index(taken.player)][i] += taken.goods[i];
      }
    }
    std::vector<Goods> kept = after.goods;
    kept.resize(after.scores.size());
    if (goods != kept) fault("the goods are not the sum of the events");
    if (scores_ != after.scores) fault("the scores are not the sum of the events");
    const auto spot = [&](TileIndex tile) {
      return tile == kNoTile ? std::optional<Position>() : after.board.tile(tile).at;
    };
    if (dragon_ != spot(after.dragon)) fault("the dragon is not where the events left it");
    if (fairy_ != spot(after.fairy)) fault("the fairy is not where the events left her");
    int friends = 0;
    for (const Figure& figure : after.figures) {
      if (!figure.fairy) continue;
      ++friends;
      const bool castle = figure.place.kind == Place::Kind::castle;
      const bool there =
          (castle || figure.place.on_a_tile()) && after.tile_of(figure.place) == after.fairy;
      if (!there) fault("the fairy is not where her figure is");
    }
    if (friends > 1) fault("the fairy is beside two figures");
    std::set<Where> baths;
    std::set<Where> tops;
    std::set<std::pair<PlayerId, Where>> quarters;
    for (std::size_t i = 0; i < after.figures.size(); ++i) {
      const Where where = after.where(after.figures[i].place);
      if (where != places_[i]) fault(fmt::format("figure {} is not where the events left it", i));
      if (where.kind == Place::Kind::bathhouse && !baths.insert(where).second) {
        fault("two figures in one bathhouse");
      }
      if (where.kind == Place::Kind::tower && !tops.insert(where).second) {
        fault("two figures on one tower");
      }
      if (where.kind == Place::Kind::leipzig &&
          !quarters.insert({after.figures[i].owner, where}).second) {
        fault("two figures of one player in a quarter");
      }
    }
  }

 private:
  void fault(std::string text) { faults_.push_back(std::move(text)); }

  // In a second half the scoring tiles of the first are gone, if somebody scored there.
  void see(const TilePlaced&) {
    if (somebody_scored_) surveyors_ = {};
  }
  void see(const BridgeBuilt& event) {
    if (event.rules.empty()) fault("a bridge without a rule");
  }
  void see(const FloorAdded& event) {
    if (event.floors < 1) fault("a floor too few");
  }
  void see(const BazaarEvent& event) {
    if (!event.acquires()) return;
    if (event.rules.empty()) fault("a tile acquired without a rule");
    if (!owners_.insert(event.player).second) fault("a player acquires two tiles");
    if (event.points < 0) fault("a price below nothing");
    scores_[index(event.player)] -= event.points;
    if (event.paid_to) scores_[index(*event.paid_to)] += event.points;
    if (event.paid_to == event.player) fault("a player pays the own bid to oneself");
  }
  void see(const PointsGained& event) {
    scores_[index(event.player)] += event.points;
    if (event.rules.empty()) fault("points without a rule");
    if (event.why.id == MessageId::ghosts_stopped_at_zero && scores_[index(event.player)] > 0) {
      fault("ghosts stop above 0");
    }
  }
  void see(const PieceMoved& event) {
    std::optional<Position>& now = event.piece == Piece::dragon ? dragon_ : fairy_;
    if (now != event.from) fault("a piece moves from where it is not");
    if (event.rules.empty()) fault("a piece moves without a rule");
    now = event.to;
  }
  void see(const ChoiceMade&) {}
  void see(const Remark&) {}
  void see(const GotNothing&) {}
  void see(const NotSent& event) {
    if (places_[static_cast<std::size_t>(event.figure)] != event.from) fault("not sent from there");
    if (event.rules.empty()) fault("not sent without a rule");
  }
  void see(const PointsPaid& event) {
    scores_[index(event.player)] -= event.points;
    if (event.points < 3 || event.points > 5) fault("a price that no banner shows");
  }
  void see(const GoodsTaken& event) { taken_.push_back(event); }
  void see(const FigureMoved& event) {
    Where& now = places_[static_cast<std::size_t>(event.figure)];
    if (now != event.from) fault("a figure moves from where it is not");
    if (event.from == event.to) fault("a figure moves to where it is");
    if (event.rules.empty() && event.from.kind != Place::Kind::supply)
      fault("a move without a rule");
    if (event.from.kind == Place::Kind::leipzig) fault("a figure leaves Leipzig");
    if (event.to.kind == Place::Kind::leipzig) went_to_leipzig_ = group(event.from);
    if (event.to.kind == Place::Kind::bathhouse && event.from.kind == Place::Kind::feature &&
        group(event.from) == went_to_leipzig_ && is("bath.leipzig.none", "true")) {
      fault("a road that sends to Leipzig sends to a bathhouse");
    }
    now = event.to;
  }

  void see(const FeatureScored& event) {
    int sum = 0;
    for (const Item& item : event.items) {
      if (!item.only) sum += item.count * item.each;
      if (item.rules.empty()) fault("an item without a rule");
      if (std::set<Position>(item.tiles.begin(), item.tiles.end()).size() != item.tiles.size()) {
        fault("an item names a tile twice");
      }
    }
    if (sum != event.points) fault("the items do not add up to the points");
    somebody_scored_ |= event.occasion == Occasion::completed && !event.presence.empty();
    if (event.occasion == Occasion::castle) {
      check_castle(event);
    } else {
      check_tiles(event);
      check_majority(event);
    }
    if (event.occasion == Occasion::completed) check_worth(event);
    if (event.occasion == Occasion::completed || event.occasion == Occasion::castle) {
      structures_.push_back({event.tiles, event.points});
    }
    for (const Presence& now : event.presence) {
      scores_[index(now.player)] += now.points;
      int own = now.scores ? event.points : 0;
      for (const Item& item : event.items) {
        if (item.only == now.player) own += item.count * item.each;
      }
      if (now.points != own && !paid_before(event, now)) {
        fault("a player does not get the points");
      }
    }
  }

  bool is(std::string_view option, std::string_view value) const {
    return rules_.value_name(*find_option(option)) == value;
  }

  // Second edition: a player gets 3 less for each city that another field has paid.
  bool paid_before(const FeatureScored& event, const Presence& now) const {
    return is("base.field.scoring", "second") && event.kind == FeatureKind::field && now.scores &&
           now.points >= 0 && (now.points % 3 == 0 || now.points % 4 == 0);
  }

  int group(const Where& where) { return rebuilt_.group[{tiles_[where.at], where.feature}]; }

  std::set<Position> tiles_of(int wanted) {
    std::set<Position> found;
    for (const auto& [node, group] : rebuilt_.group) {
      if (group == wanted) found.insert(board_.tile(node.first).at);
    }
    return found;
  }

  void check_tiles(const FeatureScored& event) {
    const std::set<Position> listed(event.tiles.begin(), event.tiles.end());
    if (listed.size() != event.tiles.size()) fault("a scored feature lists a tile twice");
    if (listed != tiles_of(group(event.feature))) {
      fault("a scored feature does not list its tiles");
    }
    if (event.occasion != Occasion::completed) return;
    const bool surrounded = is_surrounded(event.kind);
    const bool complete = surrounded ? around(tiles_, event.feature.at) == 8
                                     : rebuilt_.open[group(event.feature)] == 0;
    if (!complete) fault("a feature is scored as complete that is not");
  }

  // The features whose figures count: the feature itself, or the fields round it.
  std::set<int> counted(const FeatureScored& event) {
    const int own = group(event.feature);
    if (event.occasion != Occasion::farmed_city) return {own};
    std::set<int> fields;
    for (const auto& [node, its_group] : rebuilt_.group) {
      if (its_group != own) continue;
      const auto& features = board_.tile(node.first).tile->features;
      for (std::size_t i = 0; i < features.size(); ++i) {
        if ((features[i].cities >> node.second & 1U) == 0) continue;
        fields.insert(rebuilt_.group[{node.first, static_cast<int>(i)}]);
      }
    }
    return fields;
  }

  // It takes over what a structure with a tile among its six has paid in this turn.
  void check_castle(const FeatureScored& event) {
    if (event.presence.size() != 1 || event.items.size() != 1 || event.tiles.size() != 2) {
      fault("a castle has one meeple, one structure and two tiles");
      return;
    }
    const Position a = event.tiles[0];
    const Position b = event.tiles[1];
    const bool flat = a.y == b.y;
    const bool apart = std::abs(a.x - b.x) + std::abs(a.y - b.y) != 1;
    if (apart) fault("a castle lies on two tiles side by side");
    const auto is_near = [&](Position at) {
      const bool across = flat ? at.x == a.x || at.x == b.x : at.y == a.y || at.y == b.y;
      return across && (flat ? std::abs(at.y - a.y) : std::abs(at.x - a.x)) < 2;
    };
    const bool plain = is("bath.bonus.tie", "full") && is("castle.copies-bathhouse", "true");
    const bool known = std::any_of(structures_.begin(), structures_.end(), [&](const Scored& one) {
      return (!plain || one.points == event.points) &&
             std::any_of(one.tiles.begin(), one.tiles.end(), is_near);
    });
    if (!known) fault("a castle takes over what nothing near it has paid");
  }

  void check_majority(const FeatureScored& event) {
    std::map<PlayerId, int> count;
    std::map<PlayerId, int> weight;
    const std::set<int> groups = counted(event);
    for (std::size_t i = 0; i < places_.size(); ++i) {
      const bool barns = event.occasion == Occasion::barn_final;
      if (places_[i].kind == (barns ? Place::Kind::corner : Place::Kind::feature) &&
          groups.count(group(places_[i])) != 0) {
        ++count[figures_[i].owner];
        weight[figures_[i].owner] += weighs(event, figures_[i].kind);
      }
    }
    int most = 0;
    for (const auto& [player, strength] : weight) most = std::max(most, strength);
    if (count.size() != event.presence.size()) fault("the presence does not name all players");
    for (const Presence& now : event.presence) {
      if (count[now.player] != now.figures) fault("the presence counts wrongly");
      if (now.strength != weight[now.player]) fault("the presence weighs wrongly");
      if (now.scores != ((most > 0 && weight[now.player] == most) || all_score(event))) {
        fault("the majority is wrong");
      }
    }
  }

  // What a figure counts for the majority.
  int weighs(const FeatureScored& event, FigureKind kind) {
    switch (kind) {
      case FigureKind::large:
        return 2;
      case FigureKind::builder:
      case FigureKind::pig:
      case FigureKind::shepherd:
        return 0;
      case FigureKind::barn:
        return event.occasion == Occasion::barn_final ? 1 : 0;
      case FigureKind::mayor: {
        int coats = 0;
        for (const auto& [node, its_group] : rebuilt_.group) {
          if (its_group != group(event.feature)) continue;
          coats +=
              board_.tile(node.first).tile->features[static_cast<std::size_t>(node.second)].coats;
        }
        return coats;
      }
      default:
        return 1;
    }
  }

  // The values once more, from the print and the options alone.
  void check_worth(const FeatureScored& event) {
    int worth = 0;
    int banners = 0;
    if (event.kind == FeatureKind::monastery || event.kind == FeatureKind::garden) {
      worth = 9;
    } else if (event.kind == FeatureKind::ruin) {
      for (const auto& [at, tile] : tiles_) {
        const bool near =
            std::abs(at.x - event.feature.at.x) < 2 && std::abs(at.y - event.feature.at.y) < 2;
        worth += near && board_.tile(tile).tile->has(Symbol::mist) ? 2 : 0;
      }
    } else if (event.kind != FeatureKind::cemetery) {
      const bool city = event.kind == FeatureKind::city;
      bool grand = false;  // an inn or a cathedral
      for (const auto& [node, its_group] : rebuilt_.group) {
        if (its_group != group(event.feature)) continue;
        grand |=
            (board_.tile(node.first).tile->features[static_cast<std::size_t>(node.second)].symbols &
             (bit(Symbol::inn) | bit(Symbol::cathedral))) != 0;
      }
      worth = static_cast<int>(event.tiles.size()) * ((city ? 2 : 1) + (grand ? 1 : 0));
      for (const auto& [node, its_group] : rebuilt_.group) {
        if (its_group != group(event.feature)) continue;
        const TileFeature& printed =
            board_.tile(node.first).tile->features[static_cast<std::size_t>(node.second)];
        worth += (grand ? 3 : 2) * printed.coats;
        banners += printed.bathhouse;
      }
      if (city && event.tiles.size() == 2 && is("base.city.two-tile", "half")) worth /= 2;
      if (!city && is("bath.bonus.roads", "any-on-tile")) banners = banners_on(event.tiles);
    }
    const auto scorers = std::count_if(event.presence.begin(), event.presence.end(),
                                       [](const Presence& now) { return now.scores; });
    if (scorers < 2 || all_score(event) || is("bath.bonus.tie", "full")) worth += banners;
    worth += surveyed(event);
    if (worth != event.points) fault("a completed feature is not worth its points");
  }

  const SurveyTile* survey_of(const FeatureScored& event) const {
    if (event.occasion != Occasion::completed) return nullptr;
    const int kind = event.kind == FeatureKind::city        ? 0
                     : event.kind == FeatureKind::road      ? 1
                     : event.kind == FeatureKind::monastery ? 2
                                                            : -1;
    if (kind < 0) return nullptr;
    const auto& tile = surveyors_.in_force[static_cast<std::size_t>(kind)];
    return tile ? &*tile : nullptr;
  }
  bool all_score(const FeatureScored& event) const {
    const SurveyTile* tile = survey_of(event);
    return tile != nullptr && tile->all_score;
  }

  // What the scoring tile in force adds, from the print alone.
  int surveyed(const FeatureScored& event) {
    const SurveyTile* tile = survey_of(event);
    if (tile == nullptr) return 0;
    int sum = tile->points;
    bool cathedral = false;
    std::map<int, bool> capped;  // by tile: nothing but caps of this city
    for (const auto& [node, its_group] : rebuilt_.group) {
      if (its_group != group(event.feature)) continue;
      const TileFeature& printed =
          board_.tile(node.first).tile->features[static_cast<std::size_t>(node.second)];
      sum += tile->coat * printed.coats;
      cathedral |= printed.has(Symbol::cathedral);
      const bool cap = side_count(printed) == 1 && !printed.has(Symbol::no_castle);
      capped.emplace(node.first, true).first->second &= cap;
    }
    const bool half = event.tiles.size() == 2 && is("base.city.two-tile", "half");
    for (const auto& [number, cap] : capped) {
      if (cap && tile->without_caps && event.kind == FeatureKind::city)
        sum -= cathedral ? 3 : half ? 1 : 2;
    }
    return sum;
  }

  int banners_on(const std::vector<Position>& tiles) {
    int sum = 0;
    for (const Position at : tiles) {
      for (const TileFeature& printed : board_.tile(tiles_[at]).tile->features) {
        sum += printed.bathhouse;
      }
    }
    return sum;
  }

  const Board& board_;
  const Ruleset& rules_;
  Rebuilt rebuilt_;
  std::map<Position, int> tiles_;
  std::vector<Where> places_;
  std::vector<Figure> figures_;
  Surveyors surveyors_;
  bool somebody_scored_ = false;
  struct Scored {
    std::vector<Position> tiles;
    int points = 0;
  };
  std::vector<Scored> structures_;  // in this turn
  std::vector<int> scores_;
  std::vector<Goods> goods_;
  std::vector<GoodsTaken> taken_;
  std::optional<int> went_to_leipzig_;  // the road
  std::set<PlayerId> owners_;           // of tiles of a bazaar
  std::optional<Position> dragon_;
  std::optional<Position> fairy_;
  Faults& faults_;
};

}  // namespace

Faults faults(const GameState& before, const TurnRuling& turn, const GameState& after,
              const Ruleset& rules) {
  Faults found;
  Follower follower(before, after.board, rules, found);
  if (!turn.illegal) follower.follow(turn);
  follower.compare(after);
  return found;
}

Faults board_faults(const Board& board) {
  Faults found;
  const Rebuilt rebuilt = rebuild(board);
  const auto tiles = tiles_by_position(board);
  std::map<int, int> kept;  // rebuilt group -> representative
  std::map<int, int> back;
  for (const auto& [node, group] : rebuilt.group) {
    const SegmentId segment = board.segment(node.first, node.second);
    const SegmentId feature = board.feature(segment);
    if (!kept.emplace(group, feature).second && kept[group] != feature) {
      found.push_back("a feature is kept as two");
    }
    if (!back.emplace(feature, group).second && back[feature] != group) {
      found.push_back("two features are kept as one");
    }
    const FeatureKind kind = board.kind(segment);
    bool complete = false;
    if (kind == FeatureKind::city || kind == FeatureKind::road) {
      complete = rebuilt.open.at(group) == 0;
    } else if (is_surrounded(kind)) {
      complete = around(tiles, board.tile(node.first).at) == 8;
    }
    if (complete != board.complete(segment)) found.push_back("completeness is kept wrongly");
  }
  return found;
}

}  // namespace barber::test
