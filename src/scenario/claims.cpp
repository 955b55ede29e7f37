#include "scenario/claims.hpp"

namespace barber {

std::vector<AnsweredClaim> answer_claims(const Scenario& scenario, const Ruling& ruling,
                                         ClaimBounds bounds) {
  std::vector<AnsweredClaim> answered;
  answered.reserve(scenario.claims.size());
  for (const StatedClaim& stated : scenario.claims) {
    AnsweredClaim one;
    one.answer = answer_claim(stated.claim, scenario.table, scenario.action, ruling, bounds);
    // Empty where some outcome has the score.
    one.slips = slips(stated.claim, ruling);
    answered.push_back(std::move(one));
  }
  return answered;
}

}  // namespace barber
