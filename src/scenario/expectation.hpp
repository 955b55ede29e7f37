// Compares what came out with what a scenario expects. A difference is data; sentences about it are
// report/'s. Expectations are exact (scenario.md): a player not named keeps the score, figures are
// compared both ways, and without `ruling` everything must hold however the players choose.
#pragma once

#include <string>
#include <vector>

#include "scenario/scenario.hpp"

namespace barber {

struct Difference {
  // What differs: "ruling", "illegal", "next", "cites", "outcomes", "meeples", "scores.red",
  // "supply.red.meeple"; before that "outcomes[0]." where it is an expected outcome that differs,
  // or "outcomes[0].when" where its answers lead to no single outcome.
  std::string field;
  // In the words of a scenario ("9", "illegal", "red meeple (0,0) city.N"); empty: nothing.
  std::string expected;
  std::string actual;
  // What the events rest on that made it so: those of the player, figure or place that differs.
  std::vector<const Rule*> rules;
  Mark mark;  // of the expectation

  friend bool operator==(const Difference&, const Difference&) = default;
};

// What of `scenario.expect` does not hold in `ruling`, the adjudication of its table and action;
// empty if all does, or nothing is expected. `max_outcomes` bounds the replays of `when`, as in
// adjudicate().
std::vector<Difference> differences(const Scenario& scenario, const Ruling& ruling,
                                    int max_outcomes);

}  // namespace barber
