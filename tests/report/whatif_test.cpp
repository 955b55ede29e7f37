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

using namespace barber;
using namespace barber::test;

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
            what_if(scenario.table, scenario.action, scenario.rules, true, kMostOutcomes);
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
