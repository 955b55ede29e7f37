// An expected outcome played again: its answers lead to an outcome of the ruling, or to none. What
// it then ought to be is expectation.hpp's.
#pragma once

#include <vector>

#include "scenario/scenario.hpp"

namespace barber {

struct Replay {
  Ruling ruling;
  std::vector<ChoiceKind> unused;  // answers of `when` that nothing asks for
};

// The action of the scenario with the answers of `when`, each in the turn that it names or in those
// that ask for it in `ruling`, the adjudication without them.
Replay replay(const Scenario& scenario, const Ruling& ruling,
              const std::vector<ExpectedAnswer>& when, int max_outcomes);

// Whether two outcomes look alike: which choices led there does not matter.
bool same_outcome(const Outcome& a, const Outcome& b);

}  // namespace barber
