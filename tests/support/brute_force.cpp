#include "support/brute_force.hpp"

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "catalogue/catalogue.hpp"
#include "rules/bridges_rules.hpp"
#include "support/turn_text.hpp"

namespace barber::test {
namespace {

// Steps and how they end, of every turn that judge accepts.
class BruteForce {
 public:
  BruteForce(const Situation& situation, bool with_pieces)
      : situation_(situation), with_pieces_(with_pieces) {
    turn_.player = situation.player;
  }

  std::set<std::string> run() {
    Position least{0, 0};
    Position most{0, 0};
    for (const PlacedTile& tile : situation_.table.board.tiles()) {
      least = {std::min(least.x, tile.at.x), std::min(least.y, tile.at.y)};
      most = {std::max(most.x, tile.at.x), std::max(most.y, tile.at.y)};
    }
    for (int x = least.x - 1; x <= most.x + 1; ++x) {
      for (int y = least.y - 1; y <= most.y + 1; ++y) {
        tile_ = situation_.tile;
        for (const Rotation rotation : kRotations) place({x, y}, rotation);
        if (!situation_.table.has_abbeys) continue;
        tile_ = &find_tile(kAbbeyId)->tile;
        place({x, y}, Rotation::none);
      }
    }
    turn_.steps = {DiscardTile{situation_.tile}};
    turn_.answers.clear();
    judge();
    return found_;
  }

 private:
  void judge() {
    const Ruling ruling = ruled(situation_, turn_);
    if (accepted(ruling)) found_.insert(steps_text(turn_) + "\n" + ends_text(ruling));
  }

  // The tile alone, and with each bridge that might belong to it.
  void place(Position at, Rotation rotation) {
    turn_.steps = {PlaceTile{tile_, at, rotation}};
    try_placed(at);
    for (const Step& bridge : bridges_near(at)) {
      turn_.steps = {PlaceTile{tile_, at, rotation}, bridge};
      try_placed(at);
    }
  }

  std::vector<Step> bridges_near(Position at) const {
    if (situation_.table.tokens.empty()) return {};
    std::vector<Position> sites{at};
    for (const Side side : kSides) sites.push_back(neighbour(at, side));
    std::vector<Step> found;
    for (const Position site : sites) {
      found.emplace_back(BuildBridge{site, false});
      found.emplace_back(BuildBridge{site, true});
    }
    return found;
  }

  void try_placed(Position at) {
    turn_.answers.clear();
    const Ruling bare = ruled(situation_, turn_);
    // Where the tile or its bridge is refused, no other step is worth a try.
    if (bare.outcome().turns[0].illegal && bare.outcome().turns[0].illegal->step >= 0) return;
    // All steps that might follow, each once: a turn is any order of some of them.
    std::vector<Step> pool{ScoreNow{}};
    std::vector<Position> bathing;
    for (const PlacedTile& tile : bare.outcome().table.board.tiles()) {
      if (!tile.tile->has_bathhouse()) continue;
      bool own = tile.at == at;
      for (const GameState* table : {&situation_.table, &bare.outcome().table}) {
        const TileIndex number = table->board.tile_at(tile.at);
        if (number == kNoTile) continue;
        const auto bather = table->bather(number);
        // An empty one may be visited in this turn and bought from after scoring.
        own |= !bather || table->figure(*bather).owner == situation_.player;
        if (bather && table == &situation_.table &&
            table->figure(*bather).owner == situation_.player) {
          bathing.push_back(tile.at);
        }
      }
      if (own) pool.emplace_back(BuyBack{tile.at});
    }
    for (const Figure& figure : situation_.table.figures) {
      if (figure.owner != situation_.player || figure.kind != FigureKind::abbot) continue;
      if (figure.place.kind == Place::Kind::supply) continue;
      pool.emplace_back(RecallAbbot{situation_.table.where(figure.place).at});
    }
    for (const PlacedTile& tile : bare.outcome().table.board.tiles()) {
      if (!tile.tile->has(Symbol::acrobat)) continue;
      pool.emplace_back(ScoreAcrobats{tile.at});
      const Where pyramid{Place::Kind::acrobat, tile.at, kNoFeature};
      for (const FigureKind kind : kFigureKinds) pool.emplace_back(PlaceMeeple{kind, pyramid, -1});
    }
    for (const Figure& figure : situation_.table.figures) {
      if (!tile_->has(Symbol::mist) || figure.place.kind == Place::Kind::supply) continue;
      pool.emplace_back(GiveGhost{figure.owner, figure.kind, situation_.table.where(figure.place)});
    }
    for (const Figure& figure : situation_.table.figures) {
      if (figure.place.kind != Place::Kind::prison) continue;
      pool.emplace_back(Ransom{figure.kind, static_cast<PlayerId>(figure.place.index)});
    }
    if (situation_.rules.value(bridges::timing) != 0) {
      for (const Step& bridge : bridges_near(at)) pool.push_back(bridge);
    }
    for (int number = 1; situation_.table.has_messages && number < 8; ++number) {
      pool.emplace_back(DrawMessage{number, false, {}});
    }
    if (situation_.table.has_messages) add_message_8(at, pool);
    std::set<int> ids{-1};
    for (const Figure& figure : situation_.table.figures) {
      if (figure.owner == situation_.player) ids.insert(figure.id);
    }
    for (std::size_t i = 0; i < tile_->features.size(); ++i) {
      const Where where{Place::Kind::feature, at, static_cast<int>(i)};
      for (const FigureKind kind : kFigureKinds) {
        if (!owns(kind) || kind == FigureKind::barn) continue;
        for (const int id : ids) pool.emplace_back(PlaceMeeple{kind, where, id});
      }
    }
    for (int corner = 0; owns(FigureKind::barn) && corner < 4; ++corner) {
      const Position north_west{at.x - corner % 2, at.y - corner / 2};
      pool.emplace_back(
          PlaceMeeple{FigureKind::barn, {Place::Kind::corner, north_west, kNoFeature}, -1});
    }
    if (!situation_.table.tokens.empty()) {
      const int road = static_cast<int>(tile_->features.size());
      for (const FigureKind kind : kFigureKinds) {
        if (!owns(kind)) continue;
        pool.emplace_back(PlaceMeeple{kind, {Place::Kind::feature, at, road}, -1});
      }
    }
    if (with_pieces_) add_pieces(at, pool);
    for (std::size_t set = 0; set < std::size_t{1} << bathing.size(); ++set) {
      turn_.answers.clear();
      for (std::size_t i = 0; i < bathing.size(); ++i) {
        if ((set >> i & 1U) == 0) continue;
        Answer answer;
        answer.kind = ChoiceKind::free_return;
        answer.target = {Place::Kind::bathhouse, bathing[i], kNoFeature};
        answer.take = false;
        turn_.answers.push_back(answer);
      }
      order(pool);
    }
  }

  bool owns(FigureKind kind) const {
    return std::any_of(situation_.table.figures.begin(), situation_.table.figures.end(),
                       [&](const Figure& figure) {
                         return figure.owner == situation_.player && figure.kind == kind;
                       });
  }

  // Whatever could be said of pieces, however unlikely.
  void add_message_8(Position at, std::vector<Step>& pool) {
    pool.emplace_back(DrawMessage{1, true, {}});
    const auto add = [&](FigureKind kind, const Where& where) {
      pool.emplace_back(DrawMessage{8, false, NamedFigure{situation_.player, kind, where}});
    };
    for (const Figure& figure : situation_.table.figures) {
      if (figure.owner != situation_.player || figure.place.kind != Place::Kind::feature) continue;
      add(figure.kind, situation_.table.where(figure.place));
    }
    for (std::size_t i = 0; i < tile_->features.size(); ++i) {
      for (const FigureKind kind : kFigureKinds) {
        if (owns(kind)) add(kind, {Place::Kind::feature, at, static_cast<int>(i)});
      }
    }
  }

  void add_pieces(Position at, std::vector<Step>& pool) {
    std::vector<PlacedTile> tiles(situation_.table.board.tiles().begin(),
                                  situation_.table.board.tiles().end());
    tiles.push_back({tile_, at, Rotation::none, 0, 0});
    for (const PlacedTile& tile : tiles) {
      pool.emplace_back(AddFloor{tile.at, std::nullopt});
      add_figures(tile, pool);
    }
    PlaceMeeple crash;
    crash.way = Way::flier;
    for (crash.die = 1; crash.die < 4; ++crash.die) {
      for (const FigureKind kind : {FigureKind::meeple, FigureKind::abbot}) {
        crash.kind = kind;
        pool.emplace_back(crash);
      }
    }
    for (const Figure& figure : situation_.table.figures) {
      if (!figure.place.on_a_tile()) continue;
      const NamedFigure named{figure.owner, figure.kind, situation_.table.where(figure.place)};
      pool.emplace_back(MoveFairy{named.where.at, named});
      pool.emplace_back(RemoveKnight{named});
      for (const PlacedTile& tile : tiles) {
        if (tile.tile->has(Symbol::tower)) pool.emplace_back(AddFloor{tile.at, named});
      }
    }
    if (!tile_->has(Symbol::dragon) || situation_.table.dragon == kNoTile) return;
    std::vector<Position> path{situation_.table.board.tile(situation_.table.dragon).at};
    add_paths(tiles, path, pool);
  }

  static void add_paths(const std::vector<PlacedTile>& tiles, std::vector<Position>& path,
                        std::vector<Step>& pool) {
    if (path.size() > 1) pool.emplace_back(MoveDragon{{path.begin() + 1, path.end()}});
    if (path.size() > 6) return;
    for (const PlacedTile& tile : tiles) {
      const int away = std::abs(tile.at.x - path.back().x) + std::abs(tile.at.y - path.back().y);
      if (away != 1 || std::find(path.begin(), path.end(), tile.at) != path.end()) continue;
      path.push_back(tile.at);
      add_paths(tiles, path, pool);
      path.pop_back();
    }
  }

  void add_figures(const PlacedTile& tile, std::vector<Step>& pool) {
    for (const Way way : {Way::hand, Way::portal, Way::flier}) {
      for (const FigureKind kind : {FigureKind::meeple, FigureKind::abbot}) {
        PlaceMeeple step;
        step.kind = kind;
        step.way = way;
        for (step.die = way == Way::flier ? 1 : 0; step.die < 4; ++step.die) {
          for (std::size_t i = 0; i < tile.tile->features.size(); ++i) {
            step.target = {Place::Kind::feature, tile.at, static_cast<int>(i)};
            if (way != Way::hand) pool.emplace_back(step);
          }
          step.target = {Place::Kind::bathhouse, tile.at, kNoFeature};
          if (tile.tile->has_bathhouse() && way != Way::hand) pool.emplace_back(step);
          step.target = {Place::Kind::tower, tile.at, kNoFeature};
          if (tile.tile->has(Symbol::tower) && way == Way::hand) pool.emplace_back(step);
          if (way != Way::flier) break;
        }
      }
    }
  }

  // Every order of some steps of the pool, as long as the step last added is not itself refused.
  void order(const std::vector<Step>& pool) {
    const Ruling ruling = ruled(situation_, turn_);
    if (accepted(ruling)) found_.insert(steps_text(turn_) + "\n" + ends_text(ruling));
    if (std::all_of(ruling.outcomes.begin(), ruling.outcomes.end(), [](const Outcome& outcome) {
          return !outcome.legal() && outcome.turns[0].illegal->step >= 0;
        })) {
      return;
    }
    if (turn_.steps.size() > 7) return;  // longer ones are tried in no position of these tests
    for (const Step& step : pool) {
      turn_.steps.push_back(step);
      order(pool);
      turn_.steps.pop_back();
    }
  }

  const Situation& situation_;
  bool with_pieces_;
  const Tile* tile_ = nullptr;  // drawn, or the abbey
  Turn turn_;
  std::set<std::string> found_;
};

}  // namespace

Ruling ruled(const Situation& situation, const Turn& turn) {
  return adjudicate(situation.table, std::span(&turn, 1), situation.rules, kBranches);
}

bool accepted(const Ruling& ruling) {
  return std::any_of(ruling.outcomes.begin(), ruling.outcomes.end(),
                     [](const Outcome& outcome) { return outcome.legal(); }) &&
         std::all_of(ruling.answers.begin(), ruling.answers.end(),
                     [](const AnswerUse& use) { return use.used; });
}

std::set<std::string> brute_force(const Situation& situation, bool with_pieces) {
  return BruteForce(situation, with_pieces).run();
}

}  // namespace barber::test
