// The corpus as a whole: every scenario holds, says why it exists, and together they cite every
// rule that is adjudicated.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "adjudicator/adjudicate.hpp"
#include "catch.hpp"
#include "report/conformance.hpp"
#include "report/json.hpp"
#include "rules/rule_book.hpp"
#include "scenario/check.hpp"
#include "scenario/coverage.hpp"
#include "support/checker.hpp"

namespace barber::corpus_test {
namespace {

namespace fs = std::filesystem;

struct CorpusFile {
  std::string name;
  std::string text;
};

const std::vector<CorpusFile>& corpus() {
  static const std::vector<CorpusFile> files = [] {
    std::vector<fs::path> paths;
    for (const auto& entry : fs::recursive_directory_iterator(BARBER_SOURCE_DIR "/scenarios")) {
      if (entry.path().extension() == ".yaml") paths.push_back(entry.path());
    }
    std::sort(paths.begin(), paths.end());
    std::vector<CorpusFile> found;
    for (const fs::path& path : paths) {
      std::ifstream file(path);
      std::stringstream text;
      text << file.rdbuf();
      found.push_back({path.string(), text.str()});
    }
    return found;
  }();
  return files;
}

template <typename Use>
void each_scenario(Use use) {
  for (const CorpusFile& file : corpus()) {
    const ReadResult read = read_scenarios(file.name, file.text);
    for (const Document& document : read.documents) {
      for (const Scenario& scenario : document.scenarios) use(scenario);
    }
  }
}

}  // namespace

TEST_CASE("every scenario of the corpus holds") {
  int passed = 0;
  for (const CorpusFile& file : corpus()) {
    const CheckedFile checked = check_file(file.name, file.text, {}, kMostOutcomes);
    for (const Diagnostic& diagnostic : checked.diagnostics) {
      // A dispute is told in as few tiles as will do, even if play would need more.
      if (diagnostic.name == name(Problem::unreachable)) continue;
      FAIL_CHECK(format(diagnostic, file.name, file.text));
    }
    for (const CheckedCase& one : checked.cases) {
      INFO(one.id);
      for (const Difference& each : one.differences) {
        UNSCOPED_INFO(each.field << ": expected " << each.expected << ", actual " << each.actual);
      }
      CHECK(name(one.result) == "passed");
      passed += one.result == CaseResult::passed ? 1 : 0;
    }
  }
  CHECK(corpus().size() >= 120);
  CHECK(passed >= 200);
}

TEST_CASE("every scenario says what it is for and where it comes from") {
  std::set<std::string> ids;
  each_scenario([&](const Scenario& scenario) {
    INFO(scenario.id);
    CHECK(ids.insert(scenario.id).second);
    CHECK_FALSE(scenario.prose->title.empty());
    CHECK_FALSE(scenario.prose->motive.empty());
    CHECK_FALSE(scenario.prose->source.empty());
    CHECK_FALSE(scenario.prose->tags.empty());
    CHECK(scenario.expect.present);
  });
}

TEST_CASE("every rule that is adjudicated is what some scenario is about") {
  std::set<const Rule*> expected;
  each_scenario([&](const Scenario& scenario) {
    expected.insert(scenario.expect.cites.begin(), scenario.expect.cites.end());
    expected.insert(scenario.expect.illegal);
  });
  for (const Rule* rule : rule_book()) {
    INFO(rule->id);
    if (rule->not_adjudicated.empty()) {
      CHECK(expected.count(rule) == 1);
    } else {
      CHECK(expected.count(rule) == 0);
    }
  }
}

TEST_CASE("a ruling cites no rule that is said not to be adjudicated") {
  each_scenario([&](const Scenario& scenario) {
    INFO(scenario.id);
    const Ruling ruling =
        adjudicate(scenario.table, scenario.action, scenario.rules, kMostOutcomes);
    for (const Outcome& outcome : ruling.outcomes) {
      for (const Rule* rule : outcome.citations()) {
        INFO(rule->id);
        CHECK(rule->not_adjudicated.empty());
        CHECK(find_rule(rule->id) == rule);
      }
    }
  });
}

// It joins features by the places of their tiles. Sketches, which have none, are compared with
// boards in scenario/sketch_test.cpp.
TEST_CASE("the independent checker agrees with every ruling of the corpus") {
  each_scenario([&](const Scenario& scenario) {
    INFO(scenario.id);
    if (scenario.sketch) return;
    const auto whole = adjudicate(scenario.table, scenario.action, scenario.rules, kMostOutcomes);
    // Turn by turn, so that the board of each turn is at hand; what is open ends the comparison.
    GameState before = scenario.table;
    for (std::size_t t = 0; t < scenario.action.size(); ++t) {
      const std::span<const Turn> played(scenario.action.data(), t + 1);
      const Ruling ruling = adjudicate(scenario.table, played, scenario.rules, kMostOutcomes);
      for (const Outcome& outcome : ruling.outcomes) {
        if (outcome.turns.size() != t + 1) continue;
        if (ruling.outcomes.size() > 1 && t > 0) continue;
        CHECK(test::faults(before, outcome.turns.back(), outcome.table, scenario.rules) ==
              std::vector<std::string>{});
        CHECK(test::board_faults(outcome.table.board) == std::vector<std::string>{});
      }
      if (ruling.outcomes.size() > 1) break;
      before = ruling.outcome().table;
    }
    CHECK_FALSE(whole.outcomes.empty());
  });
}

TEST_CASE("renaming the players renames them in the ruling and changes nothing else") {
  each_scenario([](const Scenario& scenario) {
    INFO(scenario.id);
    Scenario renamed = scenario;
    for (std::string& name : renamed.player_names) name = "<" + name + ">";
    const std::string before = ruling_json(
        scenario, adjudicate(scenario.table, scenario.action, scenario.rules, kMostOutcomes), {});
    std::string after = ruling_json(
        renamed, adjudicate(renamed.table, renamed.action, renamed.rules, kMostOutcomes), {});
    CHECK(after != before);
    std::erase_if(after, [](char c) { return c == '<' || c == '>'; });
    CHECK(after == before);
  });
}

// The whole ruling but for the rules it was made by.
std::string without_read(const Scenario& scenario, Ruling ruling) {
  ruling.read.reset();
  ruling.rules = Ruleset();
  return ruling_json(scenario, ruling, {});
}

std::vector<std::string> names_of(const OptionSet& options) {
  std::vector<std::string> names;
  for (const Rule* option : option_list()) {
    if (options.test(option_number(*option))) names.emplace_back(option->id);
  }
  return names;
}

TEST_CASE("an option that a ruling did not read changes nothing in it") {
  int tried = 0;
  each_scenario([&](const Scenario& scenario) {
    const Ruling ruling =
        adjudicate(scenario.table, scenario.action, scenario.rules, kMostOutcomes);
    const std::string before = without_read(scenario, ruling);
    // All of them are changed at once, until each has had each of its values: an option that has an
    // effect unseen has it among others that have none.
    bool more = true;
    for (std::size_t value = 0; more; ++value) {
      more = false;
      Ruleset rules = scenario.rules;
      for (const Rule* option : option_list()) {
        if (!option->not_adjudicated.empty() || ruling.read.test(option_number(*option))) continue;
        if (value >= option->values.size()) continue;
        more = true;
        rules.set(*option, static_cast<int>(value));
        tried += rules.value(*option) != scenario.rules.value(*option) ? 1 : 0;
      }
      if (rules == scenario.rules) continue;
      const Ruling other = adjudicate(scenario.table, scenario.action, rules, kMostOutcomes);
      INFO(scenario.id << ", value " << value);
      CHECK(names_of(other.read) == names_of(ruling.read));
      CHECK(without_read(scenario, other) == before);
    }
  });
  CHECK(tried > 100'000);
}

TEST_CASE("the corpus leaves no rule uncited and decides every option both ways") {
  Coverage coverage;
  each_scenario([&](const Scenario& scenario) { coverage.add(scenario); });
  std::vector<std::string> missing;
  for (const Rule* rule : coverage.never_cited()) missing.emplace_back(rule->id);
  for (const Setting& setting : coverage.never_decided()) {
    missing.push_back(std::string(setting.option->id) + ", value " + std::to_string(setting.value));
  }
  CHECK(missing == std::vector<std::string>{});
  // Without scenarios all is missing.
  CHECK(Coverage().never_cited().size() > 90);
  CHECK(Coverage().never_decided().size() > 30);
}

namespace {

// The only option in which two rule sets differ, or nullptr.
const Rule* only_difference(const Ruleset& a, const Ruleset& b) {
  const Rule* found = nullptr;
  for (const Rule* option : option_list()) {
    if (a.value(*option) == b.value(*option)) continue;
    if (found != nullptr) return nullptr;
    found = option;
  }
  return found;
}

// What a scenario comes to under some rules, whatever it is called.
std::string nameless(const Scenario& scenario, const Ruleset& rules) {
  Scenario other = scenario;
  other.id = other.variant = "";
  other.prose = std::make_shared<Prose>();
  other.rules = rules;
  return without_read(other, adjudicate(other.table, other.action, rules, kMostOutcomes));
}

bool holds_under(const Scenario& scenario, const Ruleset& rules) {
  Scenario other = scenario;
  other.rules = rules;
  const Ruling ruling = adjudicate(other.table, other.action, rules, kMostOutcomes);
  return differences(other, ruling, kMostOutcomes).empty();
}

// Two scenarios that expect something else of the same table and turn, for one option alone.
bool is_pair(const Scenario& a, const Scenario& b) {
  return a.expect.present && b.expect.present && !holds_under(a, b.rules) &&
         !holds_under(b, a.rules) && nameless(a, a.rules) == nameless(b, a.rules) &&
         nameless(a, b.rules) == nameless(b, b.rules);
}

}  // namespace

TEST_CASE("every option has variants that differ in nothing else, and each value has one") {
  std::set<std::pair<std::string_view, int>> shown;
  for (const CorpusFile& file : corpus()) {
    const ReadResult read = read_scenarios(file.name, file.text);
    for (const Document& document : read.documents) {
      for (const Scenario& a : document.scenarios) {
        for (const Scenario& b : document.scenarios) {
          const Rule* option = only_difference(a.rules, b.rules);
          if (option != nullptr && is_pair(a, b)) shown.emplace(option->id, a.rules.value(*option));
        }
      }
    }
  }
  std::vector<std::string> missing;
  for (const Rule* option : option_list()) {
    for (std::size_t value = 0; value < option->values.size(); ++value) {
      if (shown.count({option->id, static_cast<int>(value)}) != 0) continue;
      missing.push_back(std::string(option->id) + "=" + std::string(option->values[value].name));
    }
  }
  CHECK(missing == std::vector<std::string>{});
}

TEST_CASE("every option is read by a scenario that the conformance statement names for it") {
  std::set<std::pair<std::string_view, std::string>> read;
  each_scenario([&](const Scenario& scenario) {
    const Ruling ruling =
        adjudicate(scenario.table, scenario.action, scenario.rules, kMostOutcomes);
    const std::string id = scenario.id.substr(0, scenario.id.find('#'));
    for (const Rule* option : option_list()) {
      if (ruling.read.test(option_number(*option))) read.emplace(option->id, id);
    }
  });
  // Some set an option to show that it has no say there; each option needs one that reads it.
  std::set<std::string_view> shown;
  for (const ShownBy& one : shown_by()) {
    INFO(one.option << ", " << one.scenario);
    REQUIRE(find_option(one.option) != nullptr);
    if (read.count({one.option, std::string(one.scenario)}) == 1) shown.insert(one.option);
  }
  for (const Rule* option : option_list()) {
    INFO(option->id);
    CHECK(shown.count(option->id) == 1);
  }
}

}  // namespace barber::corpus_test
