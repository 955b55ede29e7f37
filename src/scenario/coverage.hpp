// What a corpus of scenarios covers: which rules its rulings cite, and which values of options its
// expectations decide.
#pragma once

#include <set>
#include <utility>
#include <vector>

#include "rules/profiles.hpp"
#include "scenario/scenario.hpp"

namespace barber {

class Coverage {
 public:
  // Rules on the scenario, and once more at each other value of the options that it reads.
  void add(const Scenario& scenario);

  // The rules that are adjudicated and that no ruling cites, in the order of the book.
  std::vector<const Rule*> never_cited() const;
  // The values of options at which no scenario stands whose expectation fails at another value of
  // the same option; of the options that something reads.
  std::vector<Setting> never_decided() const;

 private:
  std::set<const Rule*> cited_;
  std::set<std::pair<const Rule*, int>> decided_;
};

}  // namespace barber
