// What if: against brute force over all combinations of options, for the scenarios of the corpus
// that read few enough of them.
#include "adjudicator/whatif.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "adjudicator/adjudicate.hpp"
#include "adjudicator/outcome_key.hpp"
#include "catch.hpp"
#include "scenario/files.hpp"
#include "scenario/reader.hpp"

namespace barber::adjudicator_whatif_test {
namespace {

using Signature = std::pair<Verdict, std::set<OutcomeKey>>;
using Settings = std::vector<std::pair<std::string_view, int>>;

constexpr std::size_t kAll = 100;
constexpr std::size_t kMostCombinations = 128;

Signature signature(const Ruling& ruling) {
  Signature found{ruling.verdict, {}};
  for (const Outcome& outcome : ruling.outcomes) found.second.insert(key_of(outcome));
  return found;
}

Settings plain(const std::vector<Setting>& settings) {
  Settings found;
  for (const Setting& setting : settings) found.emplace_back(setting.option->id, setting.value);
  return found;
}

// The rulings at every combination of values of these options, by what differs from the rules.
std::map<Settings, Signature> brute_force(const Scenario& scenario,
                                          const std::vector<const Rule*>& options) {
  std::map<Settings, Signature> found;
  std::vector<int> values(options.size());
  for (;;) {
    Ruleset rules = scenario.rules;
    Settings changed;
    for (std::size_t i = 0; i < options.size(); ++i) {
      rules.set(*options[i], values[i]);
      if (values[i] != scenario.rules.value(*options[i])) {
        changed.emplace_back(options[i]->id, values[i]);
      }
    }
    found[changed] = signature(adjudicate(scenario.table, scenario.action, rules, kMostOutcomes));
    std::size_t i = 0;
    while (i < options.size() && ++values[i] == static_cast<int>(options[i]->values.size())) {
      values[i++] = 0;
    }
    if (i == options.size()) return found;
  }
}

// Of several changes at once only those count whose outcomes no fewer of them show.
bool shown_by_fewer(const std::map<Settings, Signature>& all, const Settings& settings) {
  const Signature& own = all.at(settings);
  if (own == all.at({})) return true;
  for (std::size_t i = 0; settings.size() > 1 && i < settings.size(); ++i) {
    Settings fewer = settings;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    if (all.at(fewer) == own) return true;
  }
  return false;
}

std::set<Settings> reported(const WhatIf& found) {
  std::set<Settings> all;
  for (const Consequence& consequence : found.consequences) {
    for (const auto& reading : consequence.readings) all.insert(plain(reading));
  }
  return all;
}

struct Relevant {
  std::vector<const Rule*> options;
  std::set<Signature> signatures;
  bool small = false;
};

// Every option that some reading reads, and two that none does.
Relevant relevant(const Scenario& scenario) {
  OptionSet read;
  Relevant found;
  Search search;
  search.changes = kAll;
  search.most = kMostCombinations;
  search.max_outcomes = kMostOutcomes;
  found.small = each_reading(scenario.table, scenario.action, scenario.rules, search,
                             [&](const Reading& reading) {
                               read |= reading.ruling.read;
                               found.signatures.insert(signature(reading.ruling));
                               return true;
                             });
  std::size_t combinations = 1;
  int unread = 0;
  for (const Rule* option : option_list()) {
    if (!read.test(option_number(*option)) && unread++ >= 2) continue;
    found.options.push_back(option);
    combinations *= option->values.size();
  }
  found.small = found.small && combinations <= kMostCombinations;
  return found;
}

}  // namespace

TEST_CASE("what if agrees with brute force over all combinations of options") {
  int compared = 0;
  int pairs_found = 0;
  int on_the_way = 0;
  for (const auto& file : test::files_below("scenarios")) {
    if (compared == 150) break;
    const ReadResult read = read_scenarios(file.name, file.text);
    for (const Document& document : read.documents) {
      for (const Scenario& scenario : document.scenarios) {
        const Relevant wanted = relevant(scenario);
        if (!wanted.small) continue;
        INFO(scenario.id);
        const auto all = brute_force(scenario, wanted.options);
        std::set<Signature> signatures;
        for (const auto& [settings, one] : all) signatures.insert(one);
        CHECK(signatures == wanted.signatures);

        std::set<Settings> singles;
        std::set<Settings> pairs;
        for (const auto& [settings, one] : all) {
          if (settings.empty() || settings.size() > 2 || shown_by_fewer(all, settings)) continue;
          (settings.size() == 1 ? singles : pairs).insert(settings);
        }
        const WhatIf simple =
            what_if(scenario.table, scenario.action, scenario.rules, false, kWhatIfBounds);
        const WhatIf two =
            what_if(scenario.table, scenario.action, scenario.rules, true, kWhatIfBounds);
        CHECK(simple.complete);
        std::set<Settings> found_singles;
        for (const Settings& settings : reported(simple)) {
          if (settings.size() == 1) {
            found_singles.insert(settings);
          } else {
            ++on_the_way;
            CHECK_FALSE(shown_by_fewer(all, settings));
          }
        }
        CHECK(found_singles == singles);
        std::set<Settings> both = singles;
        both.insert(pairs.begin(), pairs.end());
        CHECK(reported(two) == both);
        for (const Consequence& consequence : two.consequences) {
          for (const auto& reading : consequence.readings) {
            CHECK(all.at(plain(reading)) == signature(consequence.ruling));
          }
        }
        pairs_found += static_cast<int>(pairs.size());
        ++compared;
      }
    }
  }
  CHECK(compared >= 100);
  CHECK(pairs_found > 10);
  CHECK(on_the_way > 0);
}

}  // namespace barber::adjudicator_whatif_test
