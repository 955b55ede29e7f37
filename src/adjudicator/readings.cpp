#include "adjudicator/readings.hpp"

#include <algorithm>
#include <deque>
#include <set>

#include "adjudicator/adjudicate.hpp"
#include "adjudicator/outcome_key.hpp"

namespace barber {

// Why nothing is left out: take changes S, and drop those whose options the ruling under S does not
// read; that changes nothing. Of the rest, the one that is read first is read under the rules as
// they are too, since up to there nothing differs. With it changed, the next one is read, and so
// on: a chain of single changes, each of an option that the ruling before it reads, leads to S.
bool each_reading(const GameState& table, std::span<const Turn> action, const Ruleset& rules,
                  int max_outcomes, std::size_t changes, std::size_t most,
                  const std::function<bool(const Reading&)>& visit) {
  std::deque<std::vector<Setting>> queue{{}};
  std::set<Ruleset> known{rules};
  for (std::size_t visited = 0; !queue.empty(); ++visited) {
    if (visited == most) return false;
    Reading reading;
    reading.changed = std::move(queue.front());
    queue.pop_front();
    Ruleset changed = rules;
    for (const Setting& setting : reading.changed) changed.set(*setting.option, setting.value);
    reading.ruling = adjudicate(table, action, changed, max_outcomes);
    if (!visit(reading)) return true;
    if (reading.changed.size() == changes) continue;
    for (const Rule* option : option_list()) {
      if (!reading.ruling.read.test(option_number(*option))) continue;
      const auto same = [&](const Setting& setting) { return setting.option == option; };
      if (std::any_of(reading.changed.begin(), reading.changed.end(), same)) continue;
      for (std::size_t value = 0; value < option->values.size(); ++value) {
        Ruleset next = changed;
        next.set(*option, static_cast<int>(value));
        if (!known.insert(next).second) continue;
        std::vector<Setting> settings = reading.changed;
        const auto place = std::find_if(settings.begin(), settings.end(), [&](const Setting& s) {
          return option_number(*s.option) > option_number(*option);
        });
        settings.insert(place, Setting{option, static_cast<int>(value)});
        queue.push_back(std::move(settings));
      }
    }
  }
  return true;
}

bool same_outcomes(const Ruling& a, const Ruling& b) {
  if (a.verdict != b.verdict || a.outcomes.size() != b.outcomes.size()) return false;
  std::set<OutcomeKey> keys;
  for (const Outcome& outcome : a.outcomes) keys.insert(key_of(outcome));
  return std::all_of(b.outcomes.begin(), b.outcomes.end(),
                     [&](const Outcome& outcome) { return keys.count(key_of(outcome)) != 0; });
}

}  // namespace barber
