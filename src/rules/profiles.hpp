// Profiles: named sets of option values, as design tables of editions have them. They are applied
// left to right; each sets exactly what it names and resets nothing, but `community`, the default,
// sets every option to its default.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "rules/ruleset.hpp"

namespace barber {

struct Setting {
  const Rule* option = nullptr;
  int value = 0;
};

struct Profile {
  std::string_view name;
  std::string_view text;  // what it stands for, and why it sets what it sets
  std::vector<Setting> settings;
};

std::span<const Profile> profiles();
// The profile with that name, or nullptr.
const Profile* find_profile(std::string_view name);
void apply(const Profile& profile, Ruleset& rules);

}  // namespace barber
