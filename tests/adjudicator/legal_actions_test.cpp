// What `barber choices` lists and what `barber judge` accepts are the same: on random positions
// every action listed is accepted, and every turn accepted is listed. The turns are made here by
// brute force, from all spaces, rotations, figures, buy-backs and orders, apart from the search.
#include "adjudicator/legal_actions.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <string>

#include "adjudicator/adjudicate.hpp"
#include "catalogue/catalogue.hpp"
#include "catch.hpp"
#include "rules/profiles.hpp"
#include "support/random_game.hpp"

namespace barber::legal_actions_test {

using namespace test;

namespace {

constexpr int kBranches = 200;
constexpr ActionBounds kBounds{kBranches, kActionBounds.work};

std::string text(Position at) { return std::to_string(at.x) + "," + std::to_string(at.y); }

// A feature by how it lies on the table: the number on the tile differs where a tile looks the same
// in two rotations.
std::string text(const Tile& tile, Rotation rotation, int feature) {
  if (feature >= static_cast<int>(tile.features.size())) return "bridge";
  const TileFeature& printed = tile.features[static_cast<std::size_t>(feature)];
  std::string out(name(printed.kind));
  out += " " + std::to_string(rotate(printed.half_edges, rotation));
  return printed.half_edges == 0 ? out + " " + std::to_string(feature) : out;
}

std::string text(const GameState& table, const Place& place) {
  const Where where = table.where(place);
  if (where.kind == Place::Kind::supply) return "supply";
  if (where.kind == Place::Kind::bathhouse) return "bath " + text(where.at);
  if (where.kind == Place::Kind::corner) return "corner " + text(where.at);
  if (where.kind == Place::Kind::tower) return "tower " + text(where.at);
  if (where.kind == Place::Kind::leipzig) return "leipzig " + std::to_string(where.feature);
  if (where.kind == Place::Kind::prison) return "prison " + std::to_string(where.feature);
  if (where.kind == Place::Kind::acrobat) return "acrobat " + text(where.at);
  const PlacedTile& tile = table.board.tile(table.board.tile_at(where.at));
  return text(where.at) + " " + text(*tile.tile, tile.rotation, where.feature);
}

std::string look(const Tile& tile, Rotation rotation) {
  std::vector<std::string> features;
  for (std::size_t i = 0; i < tile.features.size(); ++i) {
    const TileFeature& printed = tile.features[i];
    features.push_back(text(tile, rotation, static_cast<int>(i)) + " " +
                       std::to_string(printed.coats) + std::to_string(printed.bathhouse));
  }
  std::sort(features.begin(), features.end());
  std::string out;
  for (const std::string& feature : features) out += feature + ";";
  if (tile.flier >= 0) {
    out += " flier " + std::to_string((tile.flier + 2 * quarters(rotation)) % 8);
  }
  return out;
}

// A place beside the tile just placed.
std::string far(const Where& where) {
  return text(where.at) + " " + std::to_string(static_cast<int>(where.kind)) +
         std::to_string(where.feature);
}

// What is one action: the tile as it lies, the other steps in any order (when phase 3 takes place
// shows in how they end), the returns declined.
std::string steps_text(const Turn& turn) {
  std::multiset<std::string> steps;
  std::string out;
  const PlaceTile* placed = nullptr;
  for (const Step& step : turn.steps) {
    if (const auto* tile = std::get_if<PlaceTile>(&step)) {
      placed = tile;
      out = text(tile->at) + " " + look(*tile->tile, tile->rotation);
    } else if (const auto* buy = std::get_if<BuyBack>(&step)) {
      steps.insert("buy " + text(buy->at));
    } else if (const auto* recall = std::get_if<RecallAbbot>(&step)) {
      steps.insert("recall " + text(recall->at));
    } else if (const auto* barn = std::get_if<PlaceMeeple>(&step);
               barn != nullptr && barn->kind == FigureKind::barn) {
      steps.insert("barn " + text(barn->target.at));
    } else if (const auto* acrobat = std::get_if<PlaceMeeple>(&step);
               acrobat != nullptr && acrobat->target.kind == Place::Kind::acrobat) {
      steps.insert(std::string(name(acrobat->kind)) + " acrobat " + text(acrobat->target.at));
    } else if (const auto* figure = std::get_if<PlaceMeeple>(&step)) {
      const bool here = figure->target.at == placed->at && figure->way == Way::hand;
      steps.insert(std::string(name(figure->kind)) + " " +
                   (here ? text(*placed->tile, placed->rotation, figure->target.feature)
                         : far(figure->target)) +
                   std::to_string(static_cast<int>(figure->way)) + std::to_string(figure->die));
    } else if (const auto* acrobats = std::get_if<ScoreAcrobats>(&step)) {
      steps.insert("show " + text(acrobats->at));
    } else if (const auto* ghost = std::get_if<GiveGhost>(&step)) {
      steps.insert("ghost " + std::to_string(index(ghost->owner)) + std::string(name(ghost->kind)) +
                   text(ghost->where.at) + std::to_string(ghost->where.feature));
    } else if (const auto* message = std::get_if<DrawMessage>(&step)) {
      steps.insert("message " + std::to_string(message->points ? 0 : message->number) +
                   (message->meeple
                        ? std::string(name(message->meeple->kind)) + far(message->meeple->where)
                        : ""));
    } else if (const auto* fairy = std::get_if<MoveFairy>(&step)) {
      steps.insert("fairy " + far(fairy->figure->where));
    } else if (const auto* remove = std::get_if<RemoveKnight>(&step)) {
      steps.insert("remove " + std::to_string(index(remove->knight.owner)) +
                   far(remove->knight.where));
    } else if (const auto* floor = std::get_if<AddFloor>(&step)) {
      steps.insert("floor " + text(floor->at) +
                   (floor->capture
                        ? std::to_string(index(floor->capture->owner)) + far(floor->capture->where)
                        : ""));
    } else if (const auto* bridge = std::get_if<BuildBridge>(&step)) {
      steps.insert("bridge " + text(bridge->at) + (bridge->north_south ? "N" : "E"));
    } else if (std::holds_alternative<MoveDragon>(step)) {
      steps.insert("dragon");
    } else if (std::holds_alternative<DiscardTile>(step)) {
      out = "discard";
    }
  }
  for (const Answer& answer : turn.answers) steps.insert("leave " + text(answer.target.at));
  for (const std::string& step : steps) out += " | " + step;
  return out;
}

// All ways in which the turn can end.
std::string ends_text(const Ruling& ruling) {
  std::set<std::string> ends;
  for (const Outcome& outcome : ruling.outcomes) {
    std::string end;
    if (!outcome.legal()) {
      end = std::string(outcome.turns.back().illegal->rules.front()->id);
    } else {
      for (const int score : outcome.table.scores) end += std::to_string(score) + " ";
      std::multiset<std::string> figures;
      for (const Figure& figure : outcome.table.figures) {
        figures.insert(std::to_string(index(figure.owner)) + std::string(name(figure.kind)) +
                       std::to_string(figure.id) + text(outcome.table, figure.place) +
                       (figure.fairy ? "fairy" : "") + std::to_string(figure.ghosts));
      }
      end += std::to_string(outcome.table.dragon) + " " + std::to_string(outcome.table.fairy);
      for (const std::string& figure : figures) end += figure + ";";
    }
    ends.insert(end);
  }
  std::string out;
  for (const std::string& end : ends) out += end + "\n";
  return out;
}

struct Situation {
  GameState table;
  PlayerId player{};
  const Tile* tile = nullptr;
  Ruleset rules;
};

Ruling ruled(const Situation& situation, const Turn& turn) {
  return adjudicate(situation.table, std::span(&turn, 1), situation.rules, kBranches);
}

// What judge accepts: some outcome is legal, and every answer is asked for.
bool accepted(const Ruling& ruling) {
  return std::any_of(ruling.outcomes.begin(), ruling.outcomes.end(),
                     [](const Outcome& outcome) { return outcome.legal(); }) &&
         std::all_of(ruling.answers.begin(), ruling.answers.end(),
                     [](const AnswerUse& use) { return use.used; });
}

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
        for (const Rotation rotation : kRotations) place({x, y}, rotation);
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
    turn_.steps = {PlaceTile{situation_.tile, at, rotation}};
    try_placed(at);
    if (situation_.table.tokens.empty()) return;
    std::vector<Position> sites{at};
    for (const Side side : kSides) sites.push_back(neighbour(at, side));
    for (const Position site : sites) {
      for (const bool north_south : {false, true}) {
        turn_.steps = {PlaceTile{situation_.tile, at, rotation}, BuildBridge{site, north_south}};
        try_placed(at);
      }
    }
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
      if (!situation_.tile->has(Symbol::mist) || figure.place.kind == Place::Kind::supply) continue;
      pool.emplace_back(GiveGhost{figure.owner, figure.kind, situation_.table.where(figure.place)});
    }
    for (int number = 1; situation_.table.has_messages && number < 8; ++number) {
      pool.emplace_back(DrawMessage{number, false, {}});
    }
    if (situation_.table.has_messages) add_message_8(at, pool);
    std::set<int> ids{-1};
    for (const Figure& figure : situation_.table.figures) {
      if (figure.owner == situation_.player) ids.insert(figure.id);
    }
    for (std::size_t i = 0; i < situation_.tile->features.size(); ++i) {
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
      const int road = static_cast<int>(situation_.tile->features.size());
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
    for (std::size_t i = 0; i < situation_.tile->features.size(); ++i) {
      for (const FigureKind kind : kFigureKinds) {
        if (owns(kind)) add(kind, {Place::Kind::feature, at, static_cast<int>(i)});
      }
    }
  }

  void add_pieces(Position at, std::vector<Step>& pool) {
    std::vector<PlacedTile> tiles(situation_.table.board.tiles().begin(),
                                  situation_.table.board.tiles().end());
    tiles.push_back({situation_.tile, at, Rotation::none, 0, 0});
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
    if (!situation_.tile->has(Symbol::dragon) || situation_.table.dragon == kNoTile) return;
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
  Turn turn_;
  std::set<std::string> found_;
};

struct Tally {
  int positions = 0;
  int bought = 0;
  int declined = 0;
  int recalled = 0;
  int open = 0;
  int discarded = 0;
  int ghosts = 0;
  int messages = 0;
};

void compare(const Situation& situation, Tally& tally, bool with_pieces) {
  const LegalActions listed = legal_actions(situation.table, {{}, situation.player, situation.tile},
                                            situation.rules, kBounds);
  CHECK_FALSE(listed.stopped);
  std::set<std::string> keys;
  for (const LegalAction& action : listed.actions) {
    const Ruling ruling = ruled(situation, action.turn);
    CHECK(accepted(ruling));
    CHECK((ruling.verdict == Verdict::open) == !(action.choices.empty() && !action.stopped));
    for (std::size_t p = 0; p < situation.table.scores.size(); ++p) {
      if (action.may_be_illegal) continue;
      const auto [least, most] = ruling.range(static_cast<PlayerId>(p));
      CHECK(action.gains[p].first == least - situation.table.scores[p]);
      CHECK(action.gains[p].second == most - situation.table.scores[p]);
    }
    INFO(steps_text(action.turn));
    // None is listed twice.
    CHECK(keys.insert(steps_text(action.turn) + "\n" + ends_text(ruling)).second);
    tally.open += ruling.verdict == Verdict::open ? 1 : 0;
    tally.declined += action.turn.answers.empty() ? 0 : 1;
    for (const Step& step : action.turn.steps) {
      tally.bought += std::holds_alternative<BuyBack>(step) ? 1 : 0;
      tally.recalled += std::holds_alternative<RecallAbbot>(step) ? 1 : 0;
      tally.ghosts += std::holds_alternative<GiveGhost>(step) ? 1 : 0;
      tally.messages += std::holds_alternative<DrawMessage>(step) ? 1 : 0;
      tally.discarded += std::holds_alternative<DiscardTile>(step) ? 1 : 0;
    }
  }
  const std::set<std::string> expected = BruteForce(situation, with_pieces).run();
  std::vector<std::string> missing;
  std::set_difference(expected.begin(), expected.end(), keys.begin(), keys.end(),
                      std::back_inserter(missing));
  CHECK(missing == std::vector<std::string>{});
  std::vector<std::string> unexpected;
  std::set_difference(keys.begin(), keys.end(), expected.begin(), expected.end(),
                      std::back_inserter(unexpected));
  CHECK(unexpected == std::vector<std::string>{});
  ++tally.positions;
}

struct Rules {
  const char* name;
  std::vector<std::pair<const char*, const char*>> settings;
};

Ruleset ruleset(const Rules& rules) {
  Ruleset found;
  for (const auto& setting : rules.settings) {
    const Rule* option = find_option(setting.first);
    found.set(*option, find_value(*option, setting.second));
  }
  return found;
}

// The tiles of a random game, those with bathhouses early.
std::vector<const Tile*> tiles_of(Random& random) {
  std::vector<const Tile*> tiles = shuffled_tiles(random);
  std::stable_partition(tiles.begin(), tiles.begin() + 40,
                        [](const Tile* tile) { return tile->has_bathhouse(); });
  return tiles;
}

// Sends a figure in supply to each free bathhouse, most of them the player's and some with a name,
// so that there is much to buy and to take home.
void fill_bathhouses(Random& random, Situation& situation) {
  GameState& table = situation.table;
  table.score(situation.player) = random.below(8);
  int id = 0;
  for (const TileIndex tile : table.board.bathhouses()) {
    if (table.bather(tile) || random.chance(30)) continue;
    for (Figure& figure : table.figures) {
      if (figure.place.kind != Place::Kind::supply) continue;
      if (figure.owner != situation.player && random.chance(80)) continue;
      figure.place = Place::in_bathhouse(tile);
      if (random.chance(20)) figure.id = id++;
      break;
    }
  }
}

// Plays a game of so many turns, and compares before every `every`th of them.
void compare_game(std::uint64_t seed, int turns, int every, const Rules& rules, Tally& tally) {
  Random random(seed);
  const int players = 2 + static_cast<int>(seed % 3);
  GameState table = new_game(players);
  const std::vector<const Tile*> tiles = tiles_of(random);
  for (int number = 0; number < turns; ++number) {
    INFO("seed " << seed << ", turn " << number << ", " << rules.name);
    const auto player = static_cast<PlayerId>(number % players);
    const Tile& tile = *tiles[static_cast<std::size_t>(number)];
    if (number % every == every - 1) {
      Situation situation{table, player, &tile, ruleset(rules)};
      if (random.chance(20)) situation.table.stack = 0;
      if (random.chance(50)) fill_bathhouses(random, situation);
      compare(situation, tally, false);
    }
    const Turn turn = random_turn(random, table, player, tile);
    if (turn.steps.empty()) continue;
    GameState next = adjudicate(table, std::span(&turn, 1), Ruleset(), kBranches).outcome().table;
    table = std::move(next);
  }
}

}  // namespace

TEST_CASE("the actions listed are those that judge accepts, on random positions", "[choices]") {
  Tally tally;
  for (const std::uint64_t seed : {1U, 2U, 3U, 4U, 5U, 6U}) {
    compare_game(seed, 70, 7, {"default", {}}, tally);
  }
  CHECK(tally.positions == 60);
  CHECK(tally.bought > 20);
  CHECK(tally.recalled > 20);
  CHECK(tally.open > 20);
  CHECK(tally.declined > 5);
}

TEST_CASE("the actions listed are those that judge accepts, with every kind of figure",
          "[choices]") {
  Tally tally;
  for (const std::uint64_t seed : {21U, 22U, 23U}) {
    INFO("seed " << seed);
    Random random(seed);
    GameState table = new_game_of_all_figures(2);
    const std::vector<const Tile*> tiles = tiles_of(random);
    const auto& own = tiles_of_figures();
    for (int number = 0; number < 60; ++number) {
      INFO("turn " << number);
      const auto player = static_cast<PlayerId>(number % 2);
      const auto place = static_cast<std::size_t>(number);
      const Tile& tile = number % 5 == 2 ? own[(place / 5) % own.size()] : *tiles[place];
      if (number % 12 == 11) compare({table, player, &tile, Ruleset()}, tally, false);
      const Turn turn = random_turn(random, table, player, tile);
      if (turn.steps.empty()) continue;
      GameState next = adjudicate(table, std::span(&turn, 1), Ruleset(), kBranches).outcome().table;
      table = std::move(next);
    }
  }
  CHECK(tally.positions == 15);
  CHECK(tally.open > 5);
}

TEST_CASE("the actions listed are those that judge accepts, with fairy, dragon and towers",
          "[choices]") {
  Tally tally;
  for (const std::uint64_t seed : {1U, 2U, 3U}) {
    Random random(seed);
    GameState table = new_game(2);
    const std::vector<const Tile*> tiles = shuffled_tiles_with_pieces(random);
    int compared = 0;
    for (std::size_t number = 0; compared < 4; ++number) {
      INFO("seed " << seed << ", turn " << number);
      const Tile& tile = *tiles[number];
      const auto player = static_cast<PlayerId>(number % 2);
      const bool special = tile.symbols != 0 || number % 5 == 4;
      if (table.board.tiles().size() > 4 && special) {
        Situation situation{table, player, &tile, {}};
        if (situation.table.dragon == kNoTile) situation.table.dragon = 1;
        situation.table.has_fairy = true;
        compare(situation, tally, true);
        ++compared;
      }
      // The table stays small.
      if (table.board.tiles().size() > 7) continue;
      const Turn turn = random_turn(random, table, player, tile);
      if (turn.steps.empty()) continue;
      GameState next = adjudicate(table, std::span(&turn, 1), Ruleset(), kBranches).outcome().table;
      table = std::move(next);
    }
  }
  CHECK(tally.positions == 12);
}

TEST_CASE("ghosts and acrobats are listed where judge accepts them", "[choices]") {
  Tally tally;
  for (const std::uint64_t seed : {1U, 2U, 3U, 4U}) {
    Random random(seed);
    GameState table = new_bonus_game(2);
    table.tokens.clear();
    table.has_fairy = table.has_messages = false;
    std::erase_if(table.figures, [](const Figure& figure) {
      return figure.kind != FigureKind::meeple && figure.kind != FigureKind::abbot &&
             figure.kind != FigureKind::guard && figure.kind != FigureKind::ringmaster;
    });
    int number = 0;
    for (const Tile* tile : shuffled_bonus_tiles(random)) {
      INFO("seed " << seed << ", turn " << number);
      const auto player = static_cast<PlayerId>(number++ % 2);
      const bool asked = tile->has(Symbol::mist) || tile->has(Symbol::acrobat);
      if (asked && number > 20) compare({table, player, tile, Ruleset()}, tally, false);
      const Turn turn = random_turn(random, table, player, *tile);
      if (turn.steps.empty()) continue;
      GameState next = adjudicate(table, std::span(&turn, 1), Ruleset(), kBranches).outcome().table;
      table = std::move(next);
    }
  }
  CHECK(tally.positions > 10);
  CHECK(tally.ghosts > 20);
}

TEST_CASE("messages are listed where judge accepts them", "[choices]") {
  Tally tally;
  Random random(5);
  GameState table = new_game(2);
  table.has_messages = true;
  int number = 0;
  for (const Tile* tile : tiles_of(random)) {
    INFO("turn " << number);
    if (number == 40) break;
    const auto player = static_cast<PlayerId>(number++ % 2);
    // From some of these scores what the tile completes stops on a dark space.
    if (number % 4 == 0) {
      table.score(player) = number / 4 % 5;
      compare({table, player, tile, Ruleset()}, tally, false);
    }
    const Turn turn = random_turn(random, table, player, *tile);
    if (turn.steps.empty()) continue;
    GameState next = adjudicate(table, std::span(&turn, 1), Ruleset(), kBranches).outcome().table;
    table = std::move(next);
  }
  CHECK(tally.positions == 10);
  CHECK(tally.messages > 0);
}

TEST_CASE("bridges are listed where judge accepts them, with meeples on them", "[choices]") {
  Tally tally;
  for (const std::uint64_t seed : {5U, 6U}) {
    Random random(seed);
    GameState table = new_game(2);
    const std::vector<const Tile*> tiles = tiles_of(random);
    for (int number = 0; number < 5; ++number) {
      INFO("seed " << seed << ", turn " << number);
      const auto player = static_cast<PlayerId>(number % 2);
      const Tile& tile = *tiles[static_cast<std::size_t>(number)];
      if (number > 1) {
        Situation situation{table, player, &tile, {}};
        situation.table.tokens.assign(2, Tokens{1, 0});
        compare(situation, tally, false);
      }
      const Turn turn = random_turn(random, table, player, tile);
      if (turn.steps.empty()) continue;
      GameState next = adjudicate(table, std::span(&turn, 1), Ruleset(), kBranches).outcome().table;
      table = std::move(next);
    }
  }
  CHECK(tally.positions == 6);
}

TEST_CASE("the actions listed follow the options", "[choices]") {
  const std::vector<Rules> rows{
      {"compulsory", {{"bath.place.compulsory", "true"}}},
      {"unlimited", {{"bath.leave.buy-limit", "unlimited"}}},
      {"any-time", {{"bath.leave.buy-timing", "any-time"}}},
      {"forbid", {{"base.score.negative", "forbid"}}},
      {"automatic", {{"bath.leave.free", "automatic"}}},
      {"scoring", {{"bath.leave.free-timing", "scoring"}}},
      {"all at once",
       {{"bath.leave.buy-timing", "any-time"},
        {"bath.leave.buy-limit", "unlimited"},
        {"bath.visit.abbot-recall", "true"},
        {"bath.leave.same-meeple-again", "false"},
        {"base.score.negative", "forbid"},
        {"bath.leave.free-timing", "scoring"},
        {"bath.place.compulsory", "true"}}},
  };
  for (const Rules& row : rows) {
    Tally tally;
    for (const std::uint64_t seed : {11U, 12U, 13U}) compare_game(seed, 60, 15, row, tally);
    INFO(row.name);
    CHECK(tally.positions == 12);
    CHECK(tally.bought > 0);
  }
}

TEST_CASE("a tile that fits nowhere is discarded, and that is all", "[choices]") {
  Situation situation;
  situation.table = new_game(2);
  situation.table.board = Board();
  situation.table.board.place(find_tile("C")->tile, {0, 0}, Rotation::none);
  situation.tile = &find_tile("B")->tile;
  const TileInHand in_hand{{}, situation.player, situation.tile};
  const LegalActions redrawn = legal_actions(situation.table, in_hand, situation.rules, kBounds);
  CHECK(redrawn.fits_nowhere);
  CHECK(redrawn.actions.empty());
  REQUIRE(redrawn.refusal);
  CHECK(redrawn.refusal->why.id == MessageId::no_tile_placed);
  situation.table.stack = 0;
  const LegalActions last = legal_actions(situation.table, in_hand, situation.rules, kBounds);
  REQUIRE(last.actions.size() == 1);
  CHECK(steps_text(last.actions[0].turn) == "discard");
  CHECK_FALSE(last.refusal);
  Tally tally;
  compare(situation, tally, false);
}

TEST_CASE("nothing can be done after the end of the game", "[choices]") {
  const GameState table = new_game(2);
  const Turn end{PlayerId{0}, {EndGame{}}, {}};
  const LegalActions none = legal_actions(
      table, {std::span(&end, 1), PlayerId{1}, &find_tile("E")->tile}, Ruleset(), kBounds);
  CHECK(none.actions.empty());
  CHECK_FALSE(none.fits_nowhere);
  REQUIRE(none.refusal);
  CHECK(none.refusal->why.id == MessageId::game_over);
}

}  // namespace barber::legal_actions_test
