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
#include "support/brute_force.hpp"
#include "support/random_game.hpp"
#include "support/turn_text.hpp"

namespace barber::legal_actions_test {

using namespace test;

namespace {

constexpr ActionBounds kBounds{kBranches, kActionBounds.work};

struct Tally {
  int positions = 0;
  int bought = 0;
  int declined = 0;
  int recalled = 0;
  int open = 0;
  int discarded = 0;
  int ghosts = 0;
  int messages = 0;
  int abbeys = 0;
  int ransoms = 0;
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
      const auto* tile = std::get_if<PlaceTile>(&step);
      tally.abbeys += tile != nullptr && tile->tile->is_abbey() ? 1 : 0;
      tally.ransoms += std::holds_alternative<Ransom>(step) ? 1 : 0;
      tally.discarded += std::holds_alternative<DiscardTile>(step) ? 1 : 0;
    }
  }
  const std::set<std::string> expected = brute_force(situation, with_pieces);
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

// Puts a meeple of each player into the other's prison.
void imprison(Situation& situation) {
  GameState& table = situation.table;
  for (int p = 0; p < 2; ++p) {
    for (Figure& figure : table.figures) {
      if (index(figure.owner) != static_cast<std::size_t>(p)) continue;
      if (figure.place.kind != Place::Kind::supply) continue;
      figure.place = Place::prison(static_cast<PlayerId>(1 - p));
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
  const std::vector<std::uint64_t> seeds = seeds_to(3);
  for (const std::uint64_t seed : seeds) {
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
        imprison(situation);
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
  const auto games = static_cast<int>(seeds.size());
  CHECK(tally.positions == 4 * games);
  CHECK(tally.ransoms > 6 * games);
}

TEST_CASE("abbeys are listed where judge accepts them", "[choices]") {
  Tally tally;
  const std::vector<std::uint64_t> seeds = seeds_to(2);
  for (const std::uint64_t seed : seeds) {
    Random random(seed);
    GameState table = new_game_of_all_figures(2);
    int number = 0;
    for (const Tile* tile : tiles_of(random)) {
      INFO("seed " << seed << ", turn " << number);
      const auto player = static_cast<PlayerId>(number++ % 2);
      if (number > 20 && number % 8 == 0) {
        Situation situation{table, player, tile, {}};
        situation.table.has_abbeys = true;
        if (random.chance(20)) situation.table.abbeys_used = {true, false};
        compare(situation, tally, false);
      }
      const Turn turn = random_turn(random, table, player, *tile);
      if (turn.steps.empty()) continue;
      GameState next = adjudicate(table, std::span(&turn, 1), Ruleset(), kBranches).outcome().table;
      table = std::move(next);
    }
  }
  const auto games = static_cast<int>(seeds.size());
  CHECK(tally.positions == 7 * games);
  CHECK(tally.abbeys > 10 * games);
}

TEST_CASE("ghosts and acrobats are listed where judge accepts them", "[choices]") {
  Tally tally;
  const std::vector<std::uint64_t> seeds = seeds_to(4);
  for (const std::uint64_t seed : seeds) {
    Random random(seed);
    GameState table = new_bonus_game(2);
    table.tokens.clear();
    table.has_fairy = table.has_messages = table.has_abbeys = false;
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
  const auto games = static_cast<int>(seeds.size());
  CHECK(tally.positions > 2 * games);
  CHECK(tally.ghosts > 5 * games);
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
  const Rules rules =
      GENERATE(Rules{"with the tile", {}}, Rules{"at any moment", {{"bridge.timing", "any-time"}}});
  INFO(rules.name);
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
        Situation situation{table, player, &tile, ruleset(rules)};
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
