// --profile and --set, which say on the command line what to play by: profiles replace the file's,
// single options come on top of all that the file says.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "scenario/rule_settings.hpp"

namespace barber::cli {

struct RuleFlags {
  std::vector<std::string> profiles;  // each a profile, or several joined by commas
  std::vector<std::string> settings;  // each OPTION=VALUE
};

// The profiles of a list joined by commas; an unknown one is told on standard error, with the
// nearest, and nothing is returned.
std::optional<std::vector<const Profile*>> find_profiles(std::string_view list);

// What the flags set. Mistakes are told on standard error, with the way out, and nothing is
// returned; settings that change nothing are warned of.
std::optional<RuleSettings> rule_settings(const RuleFlags& flags);

}  // namespace barber::cli
