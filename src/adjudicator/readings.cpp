#include "adjudicator/readings.hpp"

#include <algorithm>
#include <deque>
#include <set>

#include "adjudicator/adjudicate.hpp"
#include "adjudicator/outcome_key.hpp"

namespace barber {
namespace {

std::vector<Setting> with(std::vector<Setting> settings, const Setting& added) {
  const auto place = std::find_if(settings.begin(), settings.end(), [&](const Setting& one) {
    return option_number(*one.option) > option_number(*added.option);
  });
  settings.insert(place, added);
  return settings;
}

bool changes(const std::vector<Setting>& settings, const Rule* option) {
  return std::any_of(settings.begin(), settings.end(),
                     [&](const Setting& setting) { return setting.option == option; });
}

}  // namespace

// Why nothing is left out: take changes S, and drop those whose options the ruling under S does not
// read; that changes nothing. Of the rest, the one that is read first is read under the rules as
// they are too, since up to there nothing differs. With it changed, the next one is read, and so
// on: a chain of single changes, each of an option that the ruling before it reads, leads to S.
bool each_reading(const GameState& table, std::span<const Turn> action, const Ruleset& rules,
                  const Search& search, const std::function<bool(const Reading&)>& visit) {
  std::deque<std::vector<Setting>> queue{{}};
  std::set<Ruleset> known{rules};
  OptionSet read_at_first;
  for (std::size_t visited = 0; !queue.empty(); ++visited) {
    if (visited == search.most) return false;
    Reading reading;
    reading.changed = std::move(queue.front());
    queue.pop_front();
    Ruleset changed = rules;
    for (const Setting& setting : reading.changed) changed.set(*setting.option, setting.value);
    reading.ruling = adjudicate(table, action, changed, search.max_outcomes);
    if (visited == 0) read_at_first = reading.ruling.read;
    if (!visit(reading)) return true;
    if (reading.changed.size() == search.changes) continue;
    for (const Rule* option : option_list()) {
      const std::size_t number = option_number(*option);
      if (!reading.ruling.read.test(number) || changes(reading.changed, option)) continue;
      if (search.only_newly_read && visited > 0 && read_at_first.test(number)) continue;
      for (std::size_t value = 0; value < option->values.size(); ++value) {
        const Setting setting{option, static_cast<int>(value)};
        Ruleset next = changed;
        next.set(*option, setting.value);
        if (known.insert(next).second) queue.push_back(with(reading.changed, setting));
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
