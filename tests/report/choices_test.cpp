// What `barber choices` prints.
#include "report/choices.hpp"

#include <nlohmann/json.hpp>
#include <sstream>

#include "adjudicator/adjudicate.hpp"
#include "catch.hpp"
#include "scenario/reader.hpp"
#include "scenario/wrap.hpp"
#include "support/schema.hpp"

namespace barber::choices_test {

using namespace test;

namespace {

// E at (0,-1) frees red's meeple, closes the city of its bathhouse, and leaves two bathhouses free.
constexpr const char* kTable = R"({
  "players": [{"name": "red", "score": 5}, "blue"],
  "tiles": {
    "spa": "city N, bathhouse 4; field EL ER SL SR WL WR by N",
    "bath": "city N, bathhouse 3; field EL ER SL SR WL WR by N"
  },
  "board": {"tiles": [
    {"tile": "spa", "at": [0, 0]}, {"tile": "B", "at": [1, 0]}, {"tile": "B", "at": [-1, 0]},
    {"tile": "B", "at": [1, -1]}, {"tile": "B", "at": [-1, -1]}, {"tile": "B", "at": [1, 1]},
    {"tile": "B", "at": [-1, 1]}, {"tile": "B", "at": [0, 1]},
    {"tile": "bath", "at": [0, 2], "rotate": 180}
  ]},
  "meeples": [
    {"owner": "red", "at": [0, 0], "in": "bathhouse", "id": "anna"},
    {"owner": "blue", "at": [1, 0], "in": "monastery"}
  ],
  "action": {"player": "red", "tile": "E"}
})";

Scenario scenario_of(const std::string& text) {
  const ReadResult read = read_scenarios("box/table.json", text);
  for (const Diagnostic& diagnostic : read.diagnostics) INFO(diagnostic.message);
  REQUIRE(read.ok());
  return read.documents.at(0).scenarios.at(0);
}

LegalActions found_in(const Scenario& scenario) {
  return legal_actions(scenario.table, tile_in_hand(scenario).value(), scenario.rules,
                       kActionBounds);
}

std::string text_of(const Scenario& scenario, const ChoicesView& view) {
  return choices_text(scenario, tile_in_hand(scenario).value(), found_in(scenario), view,
                      Style(false));
}

// The table with another value of one key.
std::string with(const char* key, const nlohmann::json& value) {
  auto json = nlohmann::json::parse(kTable);
  json[key] = value;
  return json.dump();
}

}  // namespace

TEST_CASE("actions are printed in 80 columns", "[choices]") {
  const Scenario scenario = scenario_of(kTable);
  std::istringstream in(text_of(scenario, {}));
  for (std::string line; std::getline(in, line);) CHECK(width(line) <= 80);
  CHECK(text_of(scenario, {true, 3}) ==
        R"(choices  red may do 183 things with E
         most points for red first; what is open counts with its least
         the first 3 are shown

1        (0,-1) turned 180: meeple on city; red +8; red meeple (0,0) bathhouse
         -> supply; open: red chooses the bathhouse for the meeple from (0,-1)
         city: (0,0), (0,2)
2        (0,-1) turned 180: the meeple at (0,0) stays in the bathhouse, meeple
         on city; red +8; red meeple (0,-1) city -> (0,2) bathhouse
3        (0,3): meeple on city; red +7; red meeple (0,3) city -> (0,2) bathhouse
)");
}

TEST_CASE("a list that is not whole says so", "[choices]") {
  const Scenario scenario = scenario_of(kTable);
  const TileInHand in_hand = tile_in_hand(scenario).value();
  const LegalActions few =
      legal_actions(scenario.table, in_hand, scenario.rules, {kMostOutcomes, 1000});
  CHECK(few.stopped);
  CHECK(choices_text(scenario, in_hand, few, {false, 1}, Style(false))
            .find("stopped  the table is too large to try everything\n") != std::string::npos);
  CHECK(nlohmann::json::parse(choices_json(scenario, in_hand, few, {})).at("stopped") == true);
  const LegalActions none =
      legal_actions(scenario.table, in_hand, scenario.rules, {kMostOutcomes, 0});
  CHECK(choices_text(scenario, in_hand, none, {}, Style(false)) ==
        "none     the table is too large to try everything\n");
}

TEST_CASE("a bazaar that follows is told of, though its auction is not listed", "[choices]") {
  const Scenario scenario = scenario_of(R"({
    "players": ["red", "blue"],
    "tiles": {"fair": "field NL NR EL ER SL SR WL WR; bazaar"},
    "board": {"tiles": [{"tile": "B", "at": [0, 0]}]},
    "action": {"player": "red", "tile": "fair"}
  })");
  const TileInHand in_hand = tile_in_hand(scenario).value();
  const LegalActions found = found_in(scenario);
  CHECK(text_of(scenario, {}).find("a bazaar follows; its auction is not listed") !=
        std::string::npos);
  const auto json = nlohmann::json::parse(choices_json(scenario, in_hand, found, {}));
  CHECK(json.at("bazaar_follows") == true);
  CHECK(schema_errors("choices", json) == std::vector<std::string>{});
  CHECK_FALSE(found_in(scenario_of(kTable)).bazaar_follows);
}

TEST_CASE("an abbey is listed as a step of its own, and can be pasted", "[choices]") {
  nlohmann::json json{{"rules", {{"expansions", {"abbey-and-mayor"}}}},
                      {"players", {"red", "blue"}},
                      {"board", {{"map", "C C C\nC . C\nC C C\n"}}},
                      {"action", {{"player", "red"}, {"tile", "B"}}}};
  const Scenario scenario = scenario_of(json.dump());
  const TileInHand in_hand = tile_in_hand(scenario).value();
  const LegalActions found = found_in(scenario);
  CHECK(found.fits_nowhere);
  const std::string text = text_of(scenario, {false, 1});
  CHECK(text ==
        R"(choices  red may do 3 things with B
         B fits nowhere; red discards it and draws another tile
         the abbey is placed instead of drawing B, before red has seen it
           abbey.place
         the first 1 are shown

1        the abbey at (1,1): no figure
)");
  const auto list = nlohmann::json::parse(choices_json(scenario, in_hand, found, {}));
  CHECK(schema_errors("choices", list) == std::vector<std::string>{});
  REQUIRE(list["actions"].size() == 3);
  for (const auto& action : list["actions"]) {
    CHECK(action["steps"][0] == nlohmann::json{{"place-abbey", {{"at", {1, 1}}}}});
    json["action"] = {{"player", "red"}, {"steps", action["steps"]}};
    const Scenario pasted = scenario_of(json.dump());
    CHECK(adjudicate(pasted.table, pasted.action, pasted.rules, kMostOutcomes).verdict !=
          Verdict::illegal);
  }
}

TEST_CASE("where nothing can be done the text says why", "[choices]") {
  const nlohmann::json walled{{"tiles", {{{"tile", "C"}, {"at", {0, 0}}}}}};
  auto json = nlohmann::json::parse(with("board", walled));
  json["action"]["tile"] = "B";
  json["meeples"] = nlohmann::json::array();
  CHECK(text_of(scenario_of(json.dump()), {}) ==
        "none     B fits nowhere; red discards it and draws another tile\n"
        "           base.tile.must-place\n");
  json["stack"] = 0;
  CHECK(text_of(scenario_of(json.dump()), {}) ==
        "choices  red may do 1 thing with B\n\n"
        "1        discards it, since it fits nowhere\n");
  json["action"] = {{{"player", "blue"}, {"steps", {{{"end-game", nlohmann::json::object()}}}}},
                    {{"player", "red"}, {"tile", "B"}}};
  CHECK(text_of(scenario_of(json.dump()), {}) ==
        "none     red may do nothing with B: the game is over  base.end.trigger\n");
}

TEST_CASE("each action fits the schema, and pasted into the file it does what is said",
          "[choices]") {
  for (const char* options :
       {R"({"bath.leave.free": "owner-may"})",
        R"({"bath.leave.buy-timing": "any-time", "bath.visit.abbot-recall": true})"}) {
    const Scenario scenario =
        scenario_of(with("rules", {{"options", nlohmann::json::parse(options)}}));
    const TileInHand in_hand = tile_in_hand(scenario).value();
    const auto list =
        nlohmann::json::parse(choices_json(scenario, in_hand, found_in(scenario), {}));
    CHECK(schema_errors("choices", list) == std::vector<std::string>{});
    REQUIRE(list["actions"].size() > 10);
    CHECK(list["count"] == list["actions"].size());
    for (const auto& action : list["actions"]) {
      INFO(action.dump(1));
      nlohmann::json turn{{"player", "red"}, {"steps", action["steps"]}};
      if (action.contains("choose")) turn["choose"] = action["choose"];
      auto file = nlohmann::json::parse(with("action", turn));
      file["rules"] = {{"options", nlohmann::json::parse(options)}};
      const Scenario pasted = scenario_of(file.dump());
      const Ruling ruling = adjudicate(pasted.table, pasted.action, pasted.rules, kMostOutcomes);
      CHECK(name(ruling.verdict) == action["verdict"].get<std::string>());
      if (action.contains("may_be_illegal")) continue;  // its gains are those of the legal choices
      for (std::size_t p = 0; p < 2; ++p) {
        const auto [least, most] = ruling.range(static_cast<PlayerId>(p));
        const int before = pasted.table.scores[p];
        CHECK(action["gains"][pasted.player_names[p]] ==
              nlohmann::json::array({least - before, most - before}));
      }
    }
  }
}

TEST_CASE("an action with steps lends its first tile, and is not played", "[choices]") {
  const nlohmann::json step{{"place-tile", {{"tile", "E"}, {"at", {9, 9}}}}};
  const Scenario scenario =
      scenario_of(with("action", {{"player", "blue"}, {"steps", nlohmann::json::array({step})}}));
  const TileInHand in_hand = tile_in_hand(scenario).value();
  CHECK(in_hand.player == PlayerId{1});
  CHECK(in_hand.before.empty());
  const std::string text = text_of(scenario, {});
  CHECK(text.starts_with("choices  blue may do "));
  CHECK(text.find("\n         the tile is the one that the first turn of the action places; the\n"
                  "         action is not played\n") != std::string::npos);
  CHECK_FALSE(tile_in_hand(scenario_of(with("action", nlohmann::json::array()))));
}

}  // namespace barber::choices_test
