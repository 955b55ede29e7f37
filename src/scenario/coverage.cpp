#include "scenario/coverage.hpp"

#include "adjudicator/adjudicate.hpp"
#include "rules/rule_book.hpp"
#include "scenario/expectation.hpp"

namespace barber {

void Coverage::add(const Scenario& scenario) {
  const Ruling ruling = adjudicate(scenario.table, scenario.action, scenario.rules, kMostOutcomes);
  for (const Outcome& outcome : ruling.outcomes) {
    for (const Rule* rule : outcome.citations()) cited_.insert(rule);
  }
  if (!scenario.expect.present) return;
  for (const Rule* option : option_list()) {
    if (!ruling.read.test(option_number(*option))) continue;
    const int own = scenario.rules.value(*option);
    for (std::size_t value = 0; value < option->values.size(); ++value) {
      if (static_cast<int>(value) == own) continue;
      Scenario other = scenario;
      other.rules.set(*option, static_cast<int>(value));
      const Ruling changed = adjudicate(other.table, other.action, other.rules, kMostOutcomes);
      if (!differences(other, changed, kMostOutcomes).empty()) decided_.emplace(option, own);
    }
  }
}

std::vector<const Rule*> Coverage::never_cited() const {
  std::vector<const Rule*> found;
  for (const Rule* rule : rule_book()) {
    if (rule->not_adjudicated.empty() && cited_.count(rule) == 0) found.push_back(rule);
  }
  return found;
}

std::vector<Setting> Coverage::never_decided() const {
  std::vector<Setting> found;
  for (const Rule* option : option_list()) {
    for (std::size_t value = 0; value < option->values.size(); ++value) {
      const int number = static_cast<int>(value);
      if (decided_.count({option, number}) == 0) found.push_back({option, number});
    }
  }
  return found;
}

}  // namespace barber
