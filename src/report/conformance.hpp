// What this program rules where the sources dispute: one page of Markdown, from the data alone. Not
// a proof; that is the corpus, whose scenarios it names.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "rules/ruleset.hpp"

namespace barber {

// A file of the corpus that sets an option, so as to show what it decides.
struct ShownBy {
  std::string_view option;
  std::string_view scenario;  // its id
};
// All of them, by scenario. The definition is generated when the program is built.
std::span<const ShownBy> shown_by();

// Every disputed point, the value that `rules` have, who says so, and the scenarios that show it.
// `name` is what the rules are called.
std::string conformance_markdown(std::string_view name, const Ruleset& rules);

}  // namespace barber
