#include "adjudicator/whatif.hpp"

#include <algorithm>
#include <map>

namespace barber {
namespace {

constexpr std::size_t kMostOnTheWay = 4;  // options changed at once without `pairs`
constexpr std::size_t kAsItIs = 0;

// The consequences by number; 0 is the ruling as it is.
class ConsequenceCollector {
 public:
  void add(const Reading& reading) {
    if (reading.ruling.stopped) stopped_ = true;
    if (reading.changed.empty()) {
      found_.ruling = reading.ruling;
      return;
    }
    const std::size_t number = this->number(reading.ruling);
    numbers_[key(reading.changed)] = number;
    if (reading.changed.size() == 1 && number == kAsItIs) {
      found_.no_effect.push_back(
          {reading.changed.front(), deciders(reading.ruling) != deciders(found_.ruling)});
    }
    if (number == kAsItIs || shown_by_fewer(reading.changed, number)) return;
    if (number > found_.consequences.size()) found_.consequences.push_back({{}, reading.ruling});
    found_.consequences[number - 1].readings.push_back(reading.changed);
  }

  WhatIf take(bool complete) {
    found_.complete = complete && !stopped_;
    return std::move(found_);
  }

 private:
  static std::vector<PlayerId> deciders(const Ruling& ruling) {
    std::vector<PlayerId> found;
    for (const OpenChoice& choice : ruling.open_choices()) found.push_back(choice.by);
    return found;
  }

  using Key = std::vector<std::pair<std::size_t, int>>;

  static Key key(const std::vector<Setting>& settings) {
    Key key;
    for (const Setting& setting : settings) {
      key.emplace_back(option_number(*setting.option), setting.value);
    }
    return key;
  }

  // The consequence with the same outcomes; a new number if there is none yet.
  std::size_t number(const Ruling& ruling) const {
    if (same_outcomes(ruling, found_.ruling)) return kAsItIs;
    std::size_t i = 0;
    while (i < found_.consequences.size() &&
           !same_outcomes(ruling, found_.consequences[i].ruling)) {
      ++i;
    }
    return i + 1;
  }

  // One change fewer leads to the same outcomes. What was not tried changes nothing by itself.
  bool shown_by_fewer(const std::vector<Setting>& settings, std::size_t number) const {
    for (std::size_t i = 0; settings.size() > 1 && i < settings.size(); ++i) {
      std::vector<Setting> fewer = settings;
      fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
      const auto known = numbers_.find(key(fewer));
      if (known != numbers_.end() && known->second == number) return true;
    }
    return false;
  }

  WhatIf found_;
  bool stopped_ = false;  // some reading has branches that were not tried
  std::map<Key, std::size_t> numbers_;
};

}  // namespace

WhatIf what_if(const GameState& table, std::span<const Turn> action, const Ruleset& rules,
               bool pairs, WhatIfBounds bounds) {
  Search search;
  search.changes = pairs ? 2 : kMostOnTheWay;
  search.most = bounds.readings;
  search.only_newly_read = !pairs;
  search.max_outcomes = bounds.outcomes;
  ConsequenceCollector collector;
  const bool complete = each_reading(table, action, rules, search, [&](const Reading& reading) {
    collector.add(reading);
    return true;
  });
  return collector.take(complete);
}

}  // namespace barber
