#include "report/conformance.hpp"

#include <fmt/format.h>

#include <vector>

namespace barber {
namespace {

std::string point(const Rule& option, const Ruleset& rules) {
  const std::string_view taken = rules.value_name(option);
  std::string out = fmt::format("## {}\n\n", option.id);
  for (const OptionValue& value : option.values) {
    out += fmt::format("* {} `{}`: {}\n", value.name == taken ? "**taken**" : "not taken",
                       value.name, value.meaning);
  }
  out += fmt::format("* who says so: {}; {}\n", name(option.origin), option.source);
  std::vector<std::string_view> scenarios;
  for (const ShownBy& one : shown_by()) {
    if (one.option == option.id) scenarios.push_back(one.scenario);
  }
  out += fmt::format("* shown by: {}\n\n", fmt::join(scenarios, ", "));
  return out;
}

}  // namespace

std::string conformance_markdown(std::string_view name, const Ruleset& rules) {
  std::string out = fmt::format(
      "# What barber {} rules where the sources dispute\n\n"
      "Profile: {}. Every point below can be switched by the option of its name.\n\n",
      BARBER_VERSION, name);
  std::string later;
  for (const Rule* option : option_list()) {
    if (why_idle(*option, rules).empty()) {
      out += point(*option, rules);
    } else {
      later += fmt::format("* {}: `{}`\n", option->id, rules.value_name(*option));
    }
  }
  if (!later.empty()) out += "## Not ruled on yet\n\n" + later;
  return out;
}

}  // namespace barber
