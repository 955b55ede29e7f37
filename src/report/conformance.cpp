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
  std::string idle;
  for (const Rule* option : option_list()) {
    const std::string why = why_idle(*option, rules);
    if (why.empty()) {
      out += point(*option, rules);
    } else {
      idle += fmt::format("* {}\n", why);
    }
  }
  if (!idle.empty()) out += "## Without a say under this profile\n\n" + idle;
  return out;
}

}  // namespace barber
