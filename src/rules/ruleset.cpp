#include "rules/ruleset.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "rules/rule_book.hpp"

namespace barber {

std::span<const Rule* const> option_list() {
  static const std::vector<const Rule*> options = [] {
    std::vector<const Rule*> found;
    for (const Rule* rule : rule_book()) {
      if (rule->is_option()) found.push_back(rule);
    }
    return found;
  }();
  return options;
}

const Rule* find_option(std::string_view id) {
  const Rule* rule = find_rule(id);
  return rule != nullptr && rule->is_option() ? rule : nullptr;
}

std::size_t option_number(const Rule& option) {
  const auto all = option_list();
  return static_cast<std::size_t>(std::find(all.begin(), all.end(), &option) - all.begin());
}

int find_value(const Rule& option, std::string_view name) {
  for (std::size_t i = 0; i < option.values.size(); ++i) {
    if (option.values[i].name == name) return static_cast<int>(i);
  }
  return -1;
}

std::string why_idle(const Rule& option, const Ruleset& rules) {
  if (option.needs == nullptr || rules.value_name(*option.needs) != "false") return {};
  return fmt::format("`{}` means nothing while `{}` is false", option.id, option.needs->id);
}

}  // namespace barber
