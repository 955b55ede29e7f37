// What a file, a variant or a command line says about the rules to play by: profiles, and single
// options on top of them. Kept apart from the Ruleset that it amounts to, so that a later layer can
// replace the profiles and leave the options.
#pragma once

#include <optional>
#include <vector>

#include "rules/profiles.hpp"

namespace barber {

struct RuleSettings {
  // None: nothing is said, which means `community`, or what an earlier layer says.
  std::optional<std::vector<const Profile*>> profiles;
  std::vector<Setting> options;  // in the order of writing: a later one wins

  // This with `later` on top: its profiles replace, its options come after.
  RuleSettings under(const RuleSettings& later) const;
  Ruleset resolved() const;
  bool empty() const { return !profiles && options.empty(); }
};

}  // namespace barber
