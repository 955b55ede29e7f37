#include "scenario/rule_settings.hpp"

#include <fmt/format.h>

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

std::string why_idle(const Rule& option, const Ruleset& rules) {
  if (option.needs != nullptr && rules.value_name(*option.needs) == "false") {
    return fmt::format("`{}` means nothing while `{}` is false", option.id, option.needs->id);
  }
  if (option.not_adjudicated.empty()) return {};
  return fmt::format("`{}` changes nothing yet: {}", option.id, option.not_adjudicated);
}

}  // namespace barber
