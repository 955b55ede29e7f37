// What `barber judge --format json` prints fits schemas/ruling.schema.json.
#include <map>
#include <string>

#include "catalogue/catalogue.hpp"
#include "catch.hpp"
#include "report/json.hpp"
#include "support/random_game.hpp"
#include "support/schema.hpp"

namespace barber::ruling_schema_test {

using namespace test;

namespace {

constexpr int kBranches = 200;

Scenario new_scenario() {
  Scenario scenario;
  scenario.id = "tests/random";
  scenario.player_names = {"red", "blue", "green"};
  scenario.table = new_game(3);
  return scenario;
}

// The ruling as JSON, after the schema has seen it.
nlohmann::json checked(const Scenario& scenario, const Ruling& ruling) {
  auto json = nlohmann::json::parse(
      ruling_json(scenario, ruling, answer_claims(scenario, ruling, kClaimBounds)));
  const std::vector<std::string> errors = schema_errors("ruling", json);
  INFO(json.dump(2));
  CHECK(errors == std::vector<std::string>{});
  return json;
}

}  // namespace

TEST_CASE("rulings of random games fit their schema", "[schema]") {
  std::map<std::string, int> seen;  // verdicts and events
  for (const std::uint64_t seed : {1U, 2U, 3U, 4U}) {
    Random random(seed);
    Scenario scenario = new_scenario();
    int number = 0;
    for (const Tile* tile : shuffled_tiles(random)) {
      const auto player = static_cast<PlayerId>(number++ % 3);
      Turn turn = random_turn(random, scenario.table, player, *tile);
      if (turn.steps.empty()) continue;
      scenario.action = {turn};
      const Ruling ruling = adjudicate(scenario.table, scenario.action, scenario.rules, kBranches);
      const auto json = checked(scenario, ruling);
      ++seen[json.at("verdict")];
      for (const auto& outcome : json.at("outcomes")) {
        for (const auto& event : outcome.at("turns")[0].at("events")) ++seen[event.at("event")];
      }
      GameState next = ruling.outcome().table;
      scenario.table = std::move(next);
    }
    scenario.action = {Turn{PlayerId{}, {EndGame{}}, {}}};
    checked(scenario, adjudicate(scenario.table, scenario.action, scenario.rules, kBranches));
  }
  for (const char* what :
       {"legal", "open", "tile-placed", "scored", "moved", "paid", "not-sent", "choice"}) {
    INFO(what);
    CHECK(seen[what] > 0);
  }
}

TEST_CASE("illegal and stopped rulings fit the schema too", "[schema]") {
  Scenario scenario = new_scenario();
  const Tile& tile = find_tile("D")->tile;
  scenario.variant = "twice";
  Prose prose;
  prose.title = "Two tiles on one space";
  scenario.prose = std::make_shared<Prose>(prose);
  scenario.action = {Turn{PlayerId{}, {PlaceTile{&tile, {0, 0}, Rotation::none}}, {}}};
  Ruling ruling = adjudicate(scenario.table, scenario.action, scenario.rules, kBranches);
  const auto json = checked(scenario, ruling);
  CHECK(json.at("verdict") == "illegal");
  CHECK(json.at("outcomes")[0].at("turns")[0].at("illegal").at("step") == 1);
  ruling.stopped = true;
  checked(scenario, ruling);
}

TEST_CASE("the words of an auction fit the schema", "[schema][bazaar]") {
  using Kind = AuctionEntry::Kind;
  constexpr PlayerId kRed{};
  constexpr PlayerId kBlue{1};
  constexpr PlayerId kGreen{2};
  const Tile* d = &find_tile("D")->tile;
  const Tile* e = &find_tile("E")->tile;
  const Tile* u = &find_tile("U")->tile;
  Scenario scenario = new_scenario();
  scenario.table.scores = {9, 9, 9};
  const auto ruled = [&](std::vector<AuctionEntry> words) {
    scenario.action = {Turn{kRed, {HoldBazaar{{d, e, u}, std::move(words)}}, {}}};
    return checked(scenario,
                   adjudicate(scenario.table, scenario.action, scenario.rules, kBranches));
  };
  std::map<std::string, int> seen;
  for (const Kind decision : {Kind::buy, Kind::sell}) {
    const auto json = ruled({{Kind::choose, kBlue, d, 1},
                             {Kind::bid, kGreen, nullptr, 2},
                             {Kind::pass, kRed},
                             {decision, kBlue},
                             {Kind::choose, decision == Kind::buy ? kGreen : kRed, e, 0},
                             {Kind::pass, decision == Kind::buy ? kRed : kBlue}});
    CHECK(json.at("verdict") == "legal");
    CHECK(json.at("outcomes")[0].at("bought").size() == 3);
    for (const auto& event : json.at("outcomes")[0].at("turns")[0].at("events")) {
      if (event.at("event") == "bazaar") ++seen[event.at("what")];
    }
  }
  CHECK(seen.size() == 8);
  const auto json = ruled({{Kind::choose, kBlue, d, 1}, {Kind::bid, kGreen, nullptr, 1}});
  const auto& illegal = json.at("outcomes")[0].at("turns")[0].at("illegal");
  CHECK(illegal.at("rules")[0] == "bazaar.raise-strict");
  CHECK(illegal.at("word") == 2);
}

TEST_CASE("the schema refuses what no ruling has", "[schema]") {
  Scenario scenario = new_scenario();
  const Tile& tile = find_tile("D")->tile;
  scenario.action = {Turn{PlayerId{}, {PlaceTile{&tile, {1, 0}, Rotation::none}}, {}}};
  auto json =
      checked(scenario, adjudicate(scenario.table, scenario.action, scenario.rules, kBranches));
  SECTION("an unknown key") { json["colour"] = "red"; }
  SECTION("an unknown key of an event") {
    json["outcomes"][0]["turns"][0]["events"][0]["colour"] = "red";
  }
  SECTION("a missing key") { json["outcomes"][0].erase("next"); }
  SECTION("an unknown verdict") { json["verdict"] = "perhaps"; }
  SECTION("an unknown event") {
    json["outcomes"][0]["turns"][0]["events"][0]["event"] = "exploded";
  }
  CHECK_FALSE(schema_errors("ruling", json).empty());
}

}  // namespace barber::ruling_schema_test
