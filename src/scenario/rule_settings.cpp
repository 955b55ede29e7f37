#include "scenario/rule_settings.hpp"

namespace barber {

RuleSettings RuleSettings::under(const RuleSettings& later) const {
  RuleSettings both = *this;
  if (later.profiles) both.profiles = later.profiles;
  both.options.insert(both.options.end(), later.options.begin(), later.options.end());
  return both;
}

Ruleset RuleSettings::resolved() const {
  Ruleset rules;
  if (profiles) {
    for (const Profile* profile : *profiles) apply(*profile, rules);
  }
  for (const Setting& setting : options) rules.set(*setting.option, setting.value);
  return rules;
}

}  // namespace barber
