// What is printed of sketches: drawings, JSON, and actions that may be pasted into the file.
#include <fmt/format.h>

#include <array>
#include <nlohmann/json.hpp>

#include "adjudicator/adjudicate.hpp"
#include "adjudicator/whatif.hpp"
#include "catch.hpp"
#include "report/choices.hpp"
#include "report/draw.hpp"
#include "report/json.hpp"
#include "report/whatif.hpp"
#include "scenario/files.hpp"
#include "scenario/reader.hpp"
#include "scenario/tree_json.hpp"
#include "scenario/wrap.hpp"
#include "scenario/yaml_tree.hpp"
#include "support/golden.hpp"
#include "support/schema.hpp"
#include "support/text.hpp"

namespace barber::sketch_output_test {
namespace {

Ruling ruling_of(const Scenario& scenario) {
  return adjudicate(scenario.table, scenario.action, scenario.rules, kMostOutcomes);
}

// Calls `see` with each file of scenarios/sketches and each scenario in it that has an action.
template <typename See>
int for_each_sketch(const See& see) {
  int seen = 0;
  for (const test::ExampleFile& file : test::files_below("scenarios/sketches")) {
    const ReadResult read = read_scenarios(file.name, file.text);
    for (const Document& document : read.documents) {
      for (const Scenario& scenario : document.scenarios) {
        INFO(scenario.id << ' ' << scenario.variant);
        if (scenario.action.empty()) continue;
        see(file, scenario);
        ++seen;
      }
    }
  }
  return seen;
}

Scenario scenario_of(const std::string& text) {
  const ReadResult read = read_scenarios("box/sketch.yaml", text);
  for (const Diagnostic& diagnostic : read.diagnostics) INFO(diagnostic.message);
  REQUIRE(read.ok());
  return read.documents.at(0).scenarios.at(0);
}

std::string difference(const char* name, const std::string& drawn) {
  return test::golden_difference(std::string("report/golden/") + name, drawn);
}

constexpr const char* kVillage = R"(players: [{name: red, score: 7}, blue, green]
sketch:
  features:
    small-city: {kind: city, tiles: 3, coats: 2, bathhouses: [mill]}
    old-town: {kind: city, complete: true}
    long-road: {kind: road, tiles: 5, bathhouses: [ford], passes: [mill]}
    lane: {kind: road, tiles: 1}
    farm: {kind: field, cities: [small-city, old-town]}
    shrine: {kind: monastery}
    herb-garden: {kind: garden, neighbours: 4}
    chapel: {kind: monastery, neighbours: 8}
  bathhouses: {mill: 3, ford: {value: 5, surrounded: 7}, spa: 4}
meeples:
  - {owner: red, in: small-city}
  - {owner: blue, in: small-city}
  - {owner: red, in: small-city}
  - {owner: red, in: farm, id: anna}
  - {owner: blue, in: ford}
  - {owner: green, kind: abbot, in: herb-garden}
  - {owner: green, in: shrine}
action:
  player: blue
  steps:
    - {complete: [small-city, shrine], surround: [ford], extend: [lane, chapel], with-bathhouse: spa}
    - place-meeple: {in: lane}
  choose: [{bathhouse: spa, for: green}]
)";

}  // namespace

TEST_CASE("a sketch is drawn as a table, before and after", "[draw][sketch]") {
  const Scenario scenario = scenario_of(kVillage);
  const Ruling ruling = ruling_of(scenario);
  REQUIRE(ruling.verdict == Verdict::legal);
  CHECK(difference("village.txt", draw_table(scenario, scenario.table, Style(false))) == "");
  CHECK(difference("village-after.txt",
                   draw_table(scenario, ruling.outcome().table, Style(false))) == "");
}

TEST_CASE("a sketch of long names and many things stays within 80 columns", "[draw][sketch]") {
  std::string cities;
  std::string names;
  std::string meeples;
  for (int i = 1; i <= 9; ++i) {
    const std::string name = "the-town-beyond-the-seven-mountains-" + std::to_string(i);
    cities += "    " + name + ": {kind: city, tiles: 10, bathhouses: [bath-of-" + name + "]}\n";
    names += (i > 1 ? ", " : "") + name;
    meeples += "  - {owner: " + std::string(i % 2 == 0 ? "the red queen" : "blue") +
               ", in: " + name + "}\n  - {owner: blue, in: farm, id: farmer-" + std::to_string(i) +
               "}\n";
  }
  std::string baths;
  for (int i = 1; i <= 9; ++i) {
    baths += "    bath-of-the-town-beyond-the-seven-mountains-" + std::to_string(i) + ": 3\n";
  }
  const Scenario scenario = scenario_of(
      "players: [{name: the red queen, supply: {meeple: 20}}, {name: blue, supply: {meeple: 20}}]\n"
      "sketch:\n  features:\n" +
      cities + "    farm: {kind: field, cities: [" + names + "]}\n  bathhouses:\n" + baths +
      "meeples:\n" + meeples);
  const std::string drawn = draw_table(scenario, scenario.table, Style(false));
  CHECK(difference("mountains.txt", drawn) == "");
  CHECK(test::widest(drawn) <= 80);
}

TEST_CASE("a sketch that declares nothing says so, and a huge one is cut", "[draw][sketch]") {
  const Scenario nothing = scenario_of("players: [red]\nsketch: {}\n");
  CHECK(draw_table(nothing, nothing.table, Style(false)) ==
        "the sketch declares nothing\n\nred    0 points   supply: 7 meeples\n");
  std::string lanes;
  for (int i = 0; i < 3000; ++i) lanes += "    lane-" + std::to_string(i) + ": {kind: road}\n";
  const Scenario huge = scenario_of("players: [red]\nsketch:\n  features:\n" + lanes);
  const std::string drawn = draw_table(huge, huge.table, Style(false));
  CHECK(drawn.find("cut here: 100 of 3000 features\n") != std::string::npos);
}

TEST_CASE("what a sketch says instead of tiles is drawn", "[draw][sketch]") {
  const Scenario scenario = scenario_of(R"(players: [red, {name: blue, supply: {meeple: 3}}]
sketch:
  features:
    town: {kind: city, tiles: 3, coats: 1, caps: 2}
    lane: {kind: road, tiles: 2, watchtower: {kind: coats, counts: 3}}
    trail: {kind: road, tiles: 4, watchtower: {kind: meeples, around: [farm]}}
    track: {kind: road, circus-tiles: 1}
    ruins: {kind: ruin, mist: 4, neighbours: 6}
    farm: {kind: field}
    keep: {kind: tower, floors: 2}
    stage: {kind: acrobat}
  bathhouses: {mill: 3}
pieces: {big-top: {token: 4, around: [farm, mill]}}
meeples:
  - {owner: red, in: stage}
  - {owner: blue, in: stage}
  - {owner: red, kind: large, in: keep}
  - {owner: red, kind: ringmaster, in: track}
action: {player: red, steps: [{extend: [farm], circus: true}]}
)");
  const Ruling ruling = ruling_of(scenario);
  REQUIRE(ruling.verdict == Verdict::legal);
  CHECK(difference("fair.txt", draw_table(scenario, scenario.table, Style(false))) == "");
  CHECK(difference("fair-after.txt", draw_table(scenario, ruling.outcome().table, Style(false))) ==
        "");
}

TEST_CASE("no drawing of a sketch of the corpus is wider than 80", "[draw][sketch]") {
  for_each_sketch([](const test::ExampleFile&, const Scenario& scenario) {
    CHECK(test::widest(draw_table(scenario, scenario.table, Style(false))) <= 80);
    for (const Outcome& outcome : ruling_of(scenario).outcomes) {
      CHECK(test::widest(draw_table(scenario, outcome.table, Style(false))) <= 80);
    }
  });
}

TEST_CASE("the JSON of sketches fits its schemas", "[schema][sketch]") {
  const auto fits = [](const char* schema, const std::string& text) {
    INFO(text);
    CHECK(test::schema_errors(schema, nlohmann::json::parse(text)) == std::vector<std::string>{});
    // The tiles that a sketch has been put on are nobody's business.
    CHECK(text.find("\"at\"") == std::string::npos);
  };
  const int seen = for_each_sketch([&](const test::ExampleFile&, const Scenario& scenario) {
    const Ruling ruling = ruling_of(scenario);
    fits("ruling", ruling_json(scenario, ruling, answer_claims(scenario, ruling, kClaimBounds)));
    fits("whatif", whatif_json(scenario, what_if(scenario.table, scenario.action, scenario.rules,
                                                 false, kWhatIfBounds)));
    const auto in_hand = tile_in_hand(scenario);
    if (!in_hand) return;
    fits("choices",
         choices_json(scenario, *in_hand,
                      legal_actions(scenario.table, *in_hand, scenario.rules, kActionBounds), {}));
  });
  CHECK(seen >= 60);
}

TEST_CASE("what choices lists of a sketch can be pasted into the file", "[choices][sketch]") {
  int pasted = 0;
  for_each_sketch([&](const test::ExampleFile& file, const Scenario& scenario) {
    const auto in_hand = tile_in_hand(scenario);
    if (!in_hand || !scenario.variant.empty()) return;
    const Source source(file.text);
    Diagnostics out(source);
    const Tree tree = read_yaml(out);
    nlohmann::json document = test::to_json(*tree.documents.at(0));
    for (const char* key : {"variants", "expect", "claims"}) document.erase(key);
    const auto found = nlohmann::json::parse(
        choices_json(scenario, *in_hand,
                     legal_actions(scenario.table, *in_hand, scenario.rules, kActionBounds), {}));
    for (const auto& action : found.at("actions")) {
      document["action"] = {{"player", found.at("player")}, {"steps", action.at("steps")}};
      if (action.contains("choose")) document["action"]["choose"] = action.at("choose");
      const std::string text = document.dump(2);
      INFO(text);
      const ReadResult read = read_scenarios("box/pasted.json", text);
      for (const Diagnostic& diagnostic : read.diagnostics) {
        if (diagnostic.severity == Severity::error) {
          CHECK(format(diagnostic, "pasted.json", text) == "");
        }
      }
      REQUIRE(read.ok());
      const Ruling ruling = ruling_of(read.documents.at(0).scenarios.at(0));
      CHECK(name(ruling.verdict) == action.at("verdict"));
      ++pasted;
    }
  });
  CHECK(pasted >= 100);
}

TEST_CASE("choices lists nothing that rests on a number which the sketch does not say",
          "[choices][sketch]") {
  struct Row {
    const char* expansion;
    const char* feature;
    const char* pieces;
    const char* word;  // of the figure that is not listed
    const char* said;  // with this it is
  };
  constexpr std::array<Row, 4> kRows{
      {{"under-the-big-top", "kind: road, tiles: 3", "", "ringmaster", ", circus-tiles: 1"},
       {"watchtowers", "kind: road, tiles: 3, watchtower: {kind: coats}", "", "meeple",
        ", watchtower: {kind: coats, counts: 1}"},
       {"land-surveyors", "kind: city, tiles: 3",
        "pieces: {surveyors: {city: bad-neighbourhood}}\n", "meeple", ", caps: 2"},
       {"ghosts-castles-cemeteries", "kind: ruin", "", "guard", ", mist: 2"}}};
  for (const Row& row : kRows) {
    for (const bool said : {false, true}) {
      std::string feature = row.feature;
      if (said) {
        if (const auto tower = feature.find(", watchtower"); tower != std::string::npos) {
          feature.resize(tower);
        }
        feature += row.said;
      }
      const std::string extend = feature.find("ruin") == std::string::npos ? "" : ", extend: [f]";
      const Scenario scenario = scenario_of(fmt::format(
          "players: [red]\nrules: {{expansions: [{}]}}\nsketch: {{features: {{f: {{{}}}}}}}\n"
          "{}action: {{player: red, steps: [{{complete: [f]{}}}]}}\n",
          row.expansion, feature, row.pieces, extend));
      const auto in_hand = tile_in_hand(scenario);
      const LegalActions found =
          legal_actions(scenario.table, *in_hand, scenario.rules, kActionBounds);
      const std::string text = choices_text(scenario, *in_hand, found, {}, Style(false));
      INFO(text);
      CHECK(found.number_not_said == !said);
      CHECK((text.find(std::string(row.word) + " on f") != std::string::npos) == said);
      CHECK((text.find("does not say a number") != std::string::npos) == !said);
      const std::string json = choices_json(scenario, *in_hand, found, {});
      CHECK(test::schema_errors("choices", nlohmann::json::parse(json)) ==
            std::vector<std::string>{});
    }
  }
}

}  // namespace barber::sketch_output_test
