// What `barber whatif` prints, for a ruling that an option decides, an open one and one that
// nothing changes.
#include "report/whatif.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>

#include "adjudicator/adjudicate.hpp"
#include "catch.hpp"
#include "scenario/files.hpp"
#include "scenario/reader.hpp"
#include "scenario/wrap.hpp"
#include "support/golden.hpp"
#include "support/schema.hpp"

namespace barber::report_whatif_test {

using namespace test;

namespace {

// The city of red's meeple is closed, and two bathhouses are free.
constexpr const char* kOpen = R"({
  "players": ["red", "blue"],
  "tiles": {"lane": "road E W, bathhouse 4; field NL NR EL WR; field ER SL SR WL"},
  "board": {"tiles": [
    {"tile": "lane", "at": [0, 0]}, {"tile": "lane", "at": [1, 0]}, {"tile": "E", "at": [0, 1], "rotate": 180}
  ]},
  "meeples": [{"owner": "red", "at": [0, 1], "in": "city"}],
  "action": {"player": "red", "steps": [{"place-tile": {"tile": "E", "at": [0, 2]}}]}
})";

}  // namespace

TEST_CASE("what if is printed in 80 columns and fits its schema") {
  std::string text;
  for (const auto& file : files_below("scenarios/barber-surgeons")) {
    const bool shown = file.name.find("lone-knight") != std::string::npos ||
                       file.name.find("who-decides-what") != std::string::npos ||
                       file.name.find("freed-before-or-after") != std::string::npos;
    const ReadResult read = read_scenarios(file.name, file.text);
    for (const Document& document : read.documents) {
      for (const Scenario& scenario : document.scenarios) {
        INFO(scenario.id);
        if (!shown && !scenario.variant.empty()) continue;
        const WhatIf found =
            what_if(scenario.table, scenario.action, scenario.rules, true, kWhatIfBounds);
        const std::string one = whatif_text(scenario, found, Style(false));
        std::istringstream in(one);
        for (std::string line; std::getline(in, line);) CHECK(width(line) <= 80);
        const auto json = nlohmann::json::parse(whatif_json(scenario, found));
        CHECK(schema_errors("whatif", json) == std::vector<std::string>{});
        CHECK(schema_errors("ruling", json.at("ruling")) == std::vector<std::string>{});
        if (shown) text += "== " + scenario.id + "\n" + one;
      }
    }
  }
  CHECK(golden_difference("report/golden/whatif.txt", text) == "");
}

TEST_CASE("what if owns up to what was not tried") {
  struct Row {
    WhatIfBounds bounds;
    bool complete;
  };
  const Row rows[] = {
      {{1, kMostOutcomes}, false}, {{kWhatIfBounds.readings, 1}, false}, {kWhatIfBounds, true}};
  const ReadResult read = read_scenarios("box/open.json", kOpen);
  REQUIRE(read.ok());
  const Scenario& scenario = read.documents.at(0).scenarios.at(0);
  for (const Row& row : rows) {
    INFO(row.bounds.readings << " readings, " << row.bounds.outcomes << " outcomes");
    const WhatIf found =
        what_if(scenario.table, scenario.action, scenario.rules, false, row.bounds);
    CHECK(found.complete == row.complete);
    const auto json = nlohmann::json::parse(whatif_json(scenario, found));
    CHECK(json.at("complete") == row.complete);
  }
  const WhatIf few = what_if(scenario.table, scenario.action, scenario.rules, false, {1, 1});
  CHECK(whatif_text(scenario, few, Style(false)) ==
        "open     at least 1 outcome; red 4; blue 0\n"
        "\n"
        "stopped  not every reading, or not every branch, was tried; there may be more\n");
}

}  // namespace barber::report_whatif_test
