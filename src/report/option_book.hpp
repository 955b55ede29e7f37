// Options and profiles written out: what can be switched, what a profile switches, and in what two
// tables differ. Rules themselves, an option's own page included, are book.hpp's.
#pragma once

#include <string>
#include <string_view>

#include "report/style.hpp"
#include "rules/profiles.hpp"
#include "scenario/coverage.hpp"

namespace barber {

// One line an option: id, default, other values.
std::string option_list_text(const Style& style);

// What each profile is, and each of its settings with what then holds.
std::string profile_list_text(const Style& style);
std::string profile_list_json();

// What a corpus does not cover: rules never cited, values of options never decided.
std::string coverage_text(const Coverage& coverage, const Style& style);
std::string coverage_json(const Coverage& coverage);

// What a table plays by, and the name of that: a profile, or several joined by commas.
struct NamedRules {
  std::string_view name;
  Ruleset rules;
};
// The options whose values differ, with what holds under each.
std::string profile_diff_text(const NamedRules& first, const NamedRules& second,
                              const Style& style);
std::string profile_diff_json(const NamedRules& first, const NamedRules& second);

}  // namespace barber
