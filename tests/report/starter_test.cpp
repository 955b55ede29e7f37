// What `barber new` writes is valid, judged as it stands, and stays valid with its comments taken
// for what they show.
#include "report/starter.hpp"

#include <regex>
#include <sstream>

#include "adjudicator/adjudicate.hpp"
#include "catch.hpp"
#include "scenario/check.hpp"
#include "scenario/reader.hpp"
#include "scenario/tree_json.hpp"
#include "scenario/wrap.hpp"
#include "scenario/yaml_tree.hpp"
#include "support/schema.hpp"

namespace barber::starter_test {
namespace {

constexpr const char* kFile = "new.yaml";

// The expansions that change what is written, in every combination; beside these each other one,
// and all of them.
std::vector<std::vector<Expansion>> expansion_sets() {
  std::vector<Expansion> others;
  for (std::size_t i = 1; i < kExpansions; ++i) {
    const auto one = static_cast<Expansion>(i);
    if (one != Expansion::abbot && one != Expansion::barber_surgeons) others.push_back(one);
  }
  std::vector<std::vector<Expansion>> found;
  for (const bool abbot : {false, true}) {
    for (const bool bath : {false, true}) {
      std::vector<Expansion> set{Expansion::base_game};
      if (abbot) set.push_back(Expansion::abbot);
      if (bath) set.push_back(Expansion::barber_surgeons);
      found.push_back(set);
      for (const Expansion other : others) {
        found.push_back(set);
        found.back().push_back(other);
      }
      set.insert(set.end(), others.begin(), others.end());
      found.push_back(std::move(set));
    }
  }
  return found;
}

std::vector<Starter> starters() {
  const std::vector<std::vector<std::string>> players{
      {"red"},
      {"red", "blue"},
      {"red", "blue", "green", "black", "yellow", "pink"},
      {"Zoë", "true", "7", "A: \"B\" # c", "- \\n"},
  };
  std::vector<Starter> all;
  for (const bool board : {false, true}) {
    for (const auto& names : players) {
      for (const auto& expansions : expansion_sets()) all.push_back({board, names, expansions});
    }
  }
  return all;
}

std::string diagnostics_of(const std::string& text) {
  std::string all;
  for (const Diagnostic& diagnostic : read_scenarios(kFile, text).diagnostics) {
    all += format(diagnostic, kFile, text);
  }
  return all;
}

// The text without the `# ` before its line number `wanted`, if it shows a key or a step there.
std::string uncommented(const std::string& text, int wanted) {
  static const std::regex shows(R"(^( *)# ((?:- )?[a-z-]+: .*)$)");
  std::istringstream in(text);
  std::string out;
  std::string line;
  for (int number = 0; std::getline(in, line); ++number) {
    std::smatch match;
    const bool here = number == wanted;
    if (here && !std::regex_match(line, match, shows)) return {};
    out += (here ? match[1].str() + match[2].str() : line) + '\n';
  }
  return out;
}

}  // namespace

TEST_CASE("a new scenario is valid and judged as it stands", "[starter]") {
  for (const Starter& starter : starters()) {
    const std::string text = starter_text(starter);
    INFO(text);
    CHECK(diagnostics_of(text) == "");
    const Source source(text);
    Diagnostics out(source);
    const Tree tree = read_yaml(out);
    CHECK(test::schema_errors("scenario", test::to_json(*tree.documents.at(0))) ==
          std::vector<std::string>{});
    const ReadResult read = read_scenarios(kFile, text);
    const Scenario& scenario = read.documents.at(0).scenarios.at(0);
    CHECK(scenario.player_names == starter.players);
    CHECK(scenario.expansions.size() == starter.expansions.size());
    const Ruling ruling =
        adjudicate(scenario.table, scenario.action, scenario.rules, kMostOutcomes);
    CHECK(ruling.verdict != Verdict::illegal);
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) CHECK(width(line) <= 100);
  }
}

TEST_CASE("what the comments of a new scenario show is valid too", "[starter]") {
  int shown = 0;
  for (const Starter& starter : starters()) {
    const std::string text = starter_text(starter);
    const auto lines = static_cast<int>(std::count(text.begin(), text.end(), '\n'));
    for (int line = 0; line < lines; ++line) {
      const std::string other = uncommented(text, line);
      if (other.empty()) continue;
      ++shown;
      INFO(other);
      const CheckedFile checked = check_file(kFile, other, {}, kMostOutcomes);
      for (const Diagnostic& diagnostic : checked.diagnostics) {
        if (diagnostic.severity == Severity::error) CHECK(format(diagnostic, kFile, other) == "");
      }
      REQUIRE(checked.cases.size() == 1);
      CHECK((checked.cases[0].result == CaseResult::passed ||
             checked.cases[0].result == CaseResult::untested));
    }
  }
  CHECK(shown > 200);
}

}  // namespace barber::starter_test
