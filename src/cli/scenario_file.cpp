#include "cli/scenario_file.hpp"

#include <fmt/format.h>

#include "adjudicator/adjudicate.hpp"
#include "cli/common.hpp"
#include "scenario/choices_check.hpp"

namespace barber::cli {

std::optional<ScenarioFile> open_scenarios(const std::string& path, std::string_view variant) {
  FileText file = read_file(path);
  if (file.error) {
    write_err(fmt::format("barber: {}: {}\n", path, *file.error));
    return std::nullopt;
  }
  ScenarioFile opened{path, std::move(file.text), {}};
  opened.read = read_scenarios(path, opened.text);
  std::vector<Diagnostic> told = opened.read.diagnostics;
  std::erase_if(told, [&](const Diagnostic& one) {
    const bool other = !one.variant.empty() && one.variant != variant && variant != "all";
    return one.severity == Severity::warning && other;
  });
  write_diagnostics(told, path, opened.text);
  return opened;
}

std::optional<std::vector<Ruling>> rule_on(const ScenarioFile& file, const Document& document,
                                           int max_outcomes) {
  std::vector<Ruling> rulings;
  rulings.reserve(document.scenarios.size());
  for (const Scenario& scenario : document.scenarios) {
    rulings.push_back(adjudicate(scenario.table, scenario.action, scenario.rules, max_outcomes));
  }
  const std::vector<Diagnostic> wrong = unused_choices(document.scenarios, rulings);
  write_diagnostics(wrong, file.path, file.text);
  if (!wrong.empty()) return std::nullopt;
  return rulings;
}

}  // namespace barber::cli
