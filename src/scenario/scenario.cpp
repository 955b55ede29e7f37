#include "scenario/scenario.hpp"

namespace barber {

Scenario under(const Scenario& scenario, const RuleSettings& settings) {
  Scenario other = scenario;
  other.settings = scenario.settings.under(settings);
  other.rules = other.settings.resolved();
  return other;
}

}  // namespace barber
