// Random legal games with invariants after every turn.
#include <algorithm>
#include <map>
#include <string_view>

#include "catch.hpp"
#include "rules/abbey_and_mayor.hpp"
#include "rules/bridges.hpp"
#include "support/auction_model.hpp"
#include "support/checker.hpp"
#include "support/random_game.hpp"

namespace barber::random_games_test {

using namespace test;

namespace {

constexpr int kGames = 12;
constexpr int kMixedGames = 20;
constexpr int kBranches = 400;

// A table as plain numbers, to compare two of them whole.
std::vector<int> fingerprint(const GameState& table) {
  std::vector<int> all(table.scores);
  for (const Figure& figure : table.figures) {
    const Where where = table.where(figure.place);
    all.insert(all.end(), {static_cast<int>(figure.owner), static_cast<int>(figure.kind),
                           static_cast<int>(where.kind), where.at.x, where.at.y, where.feature,
                           static_cast<int>(figure.fairy), figure.ghosts});
  }
  all.insert(all.end(), {table.dragon, table.fairy});
  for (const Castle& castle : table.castles) {
    all.insert(all.end(), {castle.tiles[0], castle.tiles[1], static_cast<int>(castle.owner),
                           static_cast<int>(castle.scored)});
  }
  if (table.big_top) all.insert(all.end(), {table.big_top->at.x, table.big_top->at.y});
  for (const Tower& tower : table.towers) all.insert(all.end(), {tower.tile, tower.floors});
  for (const PlacedTile& tile : table.board.tiles()) {
    all.insert(all.end(), {tile.at.x, tile.at.y, static_cast<int>(tile.rotation)});
  }
  return all;
}

std::vector<const Rule*> citations(const Ruling& ruling) {
  std::vector<const Rule*> all;
  for (const Outcome& outcome : ruling.outcomes) {
    for (const Rule* rule : outcome.citations()) all.push_back(rule);
  }
  return all;
}

// The position turned by quarter turns about the origin and then shifted.
struct Motion {
  int turns = 0;
  Position shift;

  Position operator()(Position at) const {
    for (int i = 0; i < turns; ++i) at = {-at.y, at.x};
    return {at.x + shift.x, at.y + shift.y};
  }
  Rotation operator()(Rotation rotation) const {
    return static_cast<Rotation>((quarters(rotation) + turns) & 3);
  }
  Where operator()(Where where) const {
    const bool nowhere = where.kind == Place::Kind::supply || where.kind == Place::Kind::prison ||
                         where.kind == Place::Kind::leipzig;
    // A corner is named by the north-western one of its four tiles.
    if (where.kind == Place::Kind::corner) {
      const Position a = (*this)(where.at);
      const Position b = (*this)(Position{where.at.x + 1, where.at.y + 1});
      where.at = {std::min(a.x, b.x), std::min(a.y, b.y)};
    } else if (!nowhere) {
      where.at = (*this)(where.at);
    }
    return where;
  }
  GameState operator()(const GameState& table) const {
    GameState moved = table;
    moved.board = Board();
    // In the order in which it was done, so that all pieces keep their numbers.
    std::vector<TileIndex> spanned;
    for (std::size_t i = 0; i < table.board.tiles().size(); ++i) {
      if (table.board.tiles()[i].bridge != kNoSegment) spanned.push_back(static_cast<TileIndex>(i));
    }
    std::sort(spanned.begin(), spanned.end(), [&](TileIndex a, TileIndex b) {
      return table.board.tile(a).bridge < table.board.tile(b).bridge;
    });
    std::size_t built = 0;
    const auto build_until = [&](SegmentId segment) {
      for (; built < spanned.size(); ++built) {
        const PlacedTile& tile = table.board.tile(spanned[built]);
        if (tile.bridge > segment) return;
        const bool north_south = bridges::runs_north_south(tile) != (turns % 2 != 0);
        moved.board.build_bridge(spanned[built], north_south ? Side::N : Side::E);
      }
    };
    for (const PlacedTile& tile : table.board.tiles()) {
      build_until(tile.first_segment);
      moved.board.place(*tile.as_printed, (*this)(tile.at), (*this)(tile.rotation));
    }
    build_until(table.board.segment_count());
    if (moved.big_top) moved.big_top->at = (*this)(moved.big_top->at);
    // Another tile is the north-western one of a corner now; all others keep their pieces.
    for (Figure& figure : moved.figures) {
      if (figure.place.kind != Place::Kind::corner) continue;
      const Position corner = (*this)(table.where(figure.place)).at;
      figure.place = Place::at_corner(mayors::field_at(moved.board, corner).value());
    }
    return moved;
  }
  Turn operator()(Turn turn) const {
    for (Step& step : turn.steps) {
      if (auto* place = std::get_if<PlaceTile>(&step)) {
        place->at = (*this)(place->at);
        place->rotation = (*this)(place->rotation);
      } else if (auto* buy = std::get_if<BuyBack>(&step)) {
        buy->at = (*this)(buy->at);
      } else if (auto* meeple = std::get_if<PlaceMeeple>(&step)) {
        meeple->target = (*this)(meeple->target);
      } else if (auto* recall = std::get_if<RecallAbbot>(&step)) {
        recall->at = (*this)(recall->at);
      } else if (auto* fairy = std::get_if<MoveFairy>(&step)) {
        fairy->at = (*this)(fairy->at);
        if (fairy->figure) fairy->figure->where = (*this)(fairy->figure->where);
      } else if (auto* dragon = std::get_if<MoveDragon>(&step)) {
        for (Position& at : dragon->path) at = (*this)(at);
      } else if (auto* remove = std::get_if<RemoveKnight>(&step)) {
        remove->knight.where = (*this)(remove->knight.where);
      } else if (auto* floor = std::get_if<AddFloor>(&step)) {
        floor->at = (*this)(floor->at);
        if (floor->capture) floor->capture->where = (*this)(floor->capture->where);
      } else if (auto* acrobats = std::get_if<ScoreAcrobats>(&step)) {
        acrobats->at = (*this)(acrobats->at);
      } else if (auto* bridge = std::get_if<BuildBridge>(&step)) {
        bridge->at = (*this)(bridge->at);
        bridge->north_south = bridge->north_south != (turns % 2 != 0);
      } else if (auto* ghost = std::get_if<GiveGhost>(&step)) {
        ghost->where = (*this)(ghost->where);
      } else if (auto* message = std::get_if<DrawMessage>(&step)) {
        if (message->meeple) message->meeple->where = (*this)(message->meeple->where);
      }
    }
    return turn;
  }
};

void check_turn(const GameState& table, const Turn& turn, const Ruling& ruling) {
  REQUIRE_FALSE(ruling.stopped);
  for (const Outcome& outcome : ruling.outcomes) {
    REQUIRE(outcome.turns.size() == 1);
    const auto wrong = faults(table, outcome.turns.front(), outcome.table, Ruleset());
    CHECK(wrong == std::vector<std::string>{});
  }
  const Ruling again = adjudicate(table, std::span(&turn, 1), Ruleset(), kBranches);
  REQUIRE(again.outcomes.size() == ruling.outcomes.size());
  CHECK(citations(again) == citations(ruling));
  for (std::size_t i = 0; i < ruling.outcomes.size(); ++i) {
    CHECK(fingerprint(again.outcomes[i].table) == fingerprint(ruling.outcomes[i].table));
  }
}

// The answers that an outcome names lead to it, and nowhere else.
void check_answers(const GameState& table, const Turn& turn, const Ruling& ruling) {
  for (const Outcome& outcome : ruling.outcomes) {
    Turn answered = turn;
    answered.answers = outcome.turns.front().open_answers;
    const Ruling closed = adjudicate(table, std::span(&answered, 1), Ruleset(), kBranches);
    REQUIRE(closed.outcomes.size() == 1);
    CHECK(fingerprint(closed.outcome().table) == fingerprint(outcome.table));
  }
}

void check_motion(const GameState& table, const Turn& turn, const Ruling& ruling,
                  const Motion& motion) {
  const Turn moved_turn = motion(turn);
  const Ruling moved = adjudicate(motion(table), std::span(&moved_turn, 1), Ruleset(), kBranches);
  REQUIRE(moved.outcomes.size() == ruling.outcomes.size());
  CHECK(citations(moved) == citations(ruling));
  for (std::size_t i = 0; i < ruling.outcomes.size(); ++i) {
    // The figures keep their segments, since the tiles were placed in the same order.
    CHECK(moved.outcomes[i].table.scores == ruling.outcomes[i].table.scores);
    CHECK(fingerprint(motion(ruling.outcomes[i].table)) == fingerprint(moved.outcomes[i].table));
  }
}

// What the games of a test were worth.
struct Tally {
  int scored = 0;
  int visits = 0;
  int open = 0;
  int stopped = 0;
  std::map<FigureKind, int> placed;
  std::map<std::string_view, int> told;  // by rule
};

void add(Tally& tally, const Turn& turn, const Outcome& played) {
  for (const Step& step : turn.steps) {
    if (const auto* figure = std::get_if<PlaceMeeple>(&step)) ++tally.placed[figure->kind];
  }
  for (const Event& event : played.turns.front().events) {
    tally.scored += std::holds_alternative<FeatureScored>(event) ? 1 : 0;
    const auto* moved = std::get_if<FigureMoved>(&event);
    tally.visits += moved != nullptr && moved->to.kind == Place::Kind::bathhouse ? 1 : 0;
  }
  for (const Rule* rule : played.citations()) ++tally.told[rule->id];
}

// Holds a bazaar with the tiles that come next if the turn may have one; takes them.
void hold_bazaar(Random& random, const GameState& table, Turn& turn,
                 std::vector<const Tile*>& tiles) {
  const auto players = static_cast<std::size_t>(table.players());
  if (tiles.size() < players) return;
  AuctionModel model;
  model.points = table.scores;
  model.tiles.assign(tiles.end() - static_cast<std::ptrdiff_t>(players), tiles.end());
  model.has.assign(players, nullptr);
  model.last_chooser = static_cast<int>(turn.player);
  turn.steps.push_back(HoldBazaar{model.tiles, random_auction(random, model)});
  if (adjudicate(table, std::span(&turn, 1), Ruleset(), kBranches).verdict == Verdict::illegal) {
    turn.steps.pop_back();
  } else {
    tiles.resize(tiles.size() - players);
  }
}

// A whole game, each turn checked; `tiles` are drawn from the end.
void play(GameState table, std::vector<const Tile*> tiles, Random& random, Tally& tally) {
  const int players = table.players();
  int number = 0;
  while (!tiles.empty() || table.bazaar.in_round()) {
    INFO("turn " << number);
    const Bazaar& bazaar = table.bazaar;
    Turn turn;
    if (bazaar.in_round()) {
      turn.player = static_cast<PlayerId>(bazaar.next);
      turn = random_turn(random, table, turn.player,
                         *bazaar.waiting[static_cast<std::size_t>(bazaar.next)]);
      if (turn.steps.empty()) return;  // it fits nowhere, and the round waits for it
    } else if (!bazaar.deferred.empty()) {
      turn.player = static_cast<PlayerId>(bazaar.deferred.front());
      hold_bazaar(random, table, turn, tiles);
      if (turn.steps.empty()) return;
    } else {
      const Tile& tile = *tiles.back();
      tiles.pop_back();
      turn = random_turn(random, table, static_cast<PlayerId>(number++ % players), tile);
      if (turn.steps.empty()) continue;
      if (tile.has(Symbol::bazaar)) hold_bazaar(random, table, turn, tiles);
    }
    if (table.has_messages) draw_message(random, table, turn);
    const Ruling ruling = adjudicate(table, std::span(&turn, 1), Ruleset(), kBranches);
    REQUIRE(ruling.verdict != Verdict::illegal);
    // With more open orders than are tried the turn is left out; few are so.
    if (ruling.stopped) {
      ++tally.stopped;
      continue;
    }
    check_turn(table, turn, ruling);
    check_answers(table, turn, ruling);
    if (number % 5 == 0) {
      check_motion(table, turn, ruling, {random.below(4), {random.below(50) - 25, 7}});
    }
    tally.open += ruling.verdict == Verdict::open ? 1 : 0;
    const auto outcome =
        static_cast<std::size_t>(random.below(static_cast<int>(ruling.outcomes.size())));
    add(tally, turn, ruling.outcomes[outcome]);
    GameState next = ruling.outcomes[outcome].table;
    table = std::move(next);
    if (table.has_messages) lead_to_leipzig(random, table);
    CHECK(board_faults(table.board) == std::vector<std::string>{});
  }
  Turn end;
  end.player = static_cast<PlayerId>(0);
  end.steps = {EndGame{}};
  check_turn(table, end, adjudicate(table, std::span(&end, 1), Ruleset(), kBranches));
}

void check_told(Tally& tally, std::initializer_list<std::string_view> rules) {
  for (const std::string_view rule : rules) {
    INFO(rule);
    CHECK(tally.told[rule] > 0);
  }
}

}  // namespace

TEST_CASE("random games keep every invariant after every turn") {
  Tally tally;
  for (int seed = 1; seed <= kGames; ++seed) {
    INFO("seed " << seed);
    Random random(static_cast<std::uint64_t>(seed));
    // Every other game has a fairy, a dragon, portals, machines and towers.
    const std::vector<const Tile*> tiles =
        seed % 2 == 0 ? shuffled_tiles(random) : shuffled_tiles_with_pieces(random);
    GameState table = new_game(2 + seed % 3);
    table.has_fairy = seed % 2 != 0;
    play(std::move(table), tiles, random, tally);
  }
  // The games are worth the time: they score, visit bathhouses and leave choices open.
  CHECK(tally.scored > 100);
  CHECK(tally.visits > 10);
  CHECK(tally.open > 10);
  check_told(tally, {"fairy.move", "dragon.move", "tower.floor", "portal.place", "flier.fly"});
}

TEST_CASE("random games with every kind of figure keep every invariant after every turn") {
  Tally tally;
  for (int seed = 1; seed <= kGames; ++seed) {
    INFO("seed " << seed);
    Random random(static_cast<std::uint64_t>(seed) + 100);
    std::vector<const Tile*> tiles = shuffled_tiles(random);
    for (std::size_t i = 0; i < tiles.size(); i += 4) {
      const auto& own = tiles_of_figures();
      tiles[i] = &own[(i / 4) % own.size()];
    }
    play(new_game_of_all_figures(2 + seed % 2), tiles, random, tally);
  }
  for (const FigureKind kind : kFigureKinds) {
    INFO(name(kind));
    CHECK(tally.placed[kind] > 0);
  }
  check_told(tally, {"builder.double-turn", "inn.points", "wagon.move", "mayor.strength",
                     "barn.score-on-placement"});
}

TEST_CASE("random games with all expansions mixed keep every invariant after every turn") {
  Tally tally;
  for (int seed = 1; seed <= kMixedGames; ++seed) {
    INFO("seed " << seed);
    Random random(static_cast<std::uint64_t>(seed) + 200);
    const std::vector<const Tile*> tiles = shuffled_tiles_of_all(random);
    GameState table = new_bonus_game(2 + seed % 3);
    if (seed <= kMixedGames / 2) table.tokens.clear();  // neither bridges nor castles
    play(std::move(table), tiles, random, tally);
  }
  CHECK(tally.visits > 10);
  CHECK(tally.stopped < 10);
  check_told(tally,
             {"ghosts.ghost.give",  "ghosts.ghost.penalty", "ghosts.castle",    "circus.score",
              "circus.acrobat",     "watchtower.values",    "surveyor.effects", "fairy.move",
              "dragon.move",        "tower.floor",          "wagon.move",       "ringmaster.bonus",
              "bridge.is-road",     "castle.meeple-moves",  "castle.points",    "message.draw",
              "bazaar.buy-or-sell", "bazaar.last-free",     "bazaar.round",     "bazaar.no-chain",
              "message.8.score",    "leipzig.send",         "leipzig.quarters", "abbey.place"});
}

}  // namespace barber::random_games_test
