// The claims of a scenario answered, together with the slips that may have led to them.
#pragma once

#include <vector>

#include "adjudicator/slips.hpp"
#include "scenario/scenario.hpp"

namespace barber {

struct AnsweredClaim {
  ClaimAnswer answer;
  std::vector<Slip> slips;  // only of a claim that the rules as they are do not bear out
};

// One for each of `scenario.claims`. `ruling` is that of its table and action; `bounds` hold for
// each.
std::vector<AnsweredClaim> answer_claims(const Scenario& scenario, const Ruling& ruling,
                                         ClaimBounds bounds);

}  // namespace barber
