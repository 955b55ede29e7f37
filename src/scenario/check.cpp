#include "scenario/check.hpp"

#include <algorithm>
#include <array>
#include <iterator>

#include "adjudicator/adjudicate.hpp"
#include "scenario/choices_check.hpp"

namespace barber {
namespace {

CheckedCase case_of(const Scenario& scenario, const Ruling& ruling, int max_outcomes) {
  CheckedCase checked;
  checked.id = scenario.id;
  checked.title = scenario.title;
  checked.mark = scenario.mark;
  if (!scenario.expect.present) {
    checked.result = CaseResult::untested;
    return checked;
  }
  checked.differences = differences(scenario, ruling, max_outcomes);
  const bool met = checked.differences.empty();
  if (scenario.known_failing) {
    checked.known_reason = *scenario.known_failing;
    checked.result = met ? CaseResult::fixed : CaseResult::known_failing;
  } else {
    checked.result = met ? CaseResult::passed : CaseResult::failed;
  }
  return checked;
}

// A document that must be refused: with that error among its diagnostics it is a pass.
CheckedCase refused(const Document& document, const std::vector<Diagnostic>& own) {
  CheckedCase checked;
  checked.id = document.id;
  checked.mark = document.mark;
  std::string actual;
  for (const Diagnostic& diagnostic : own) {
    if (diagnostic.severity != Severity::error) continue;
    if (diagnostic.name == document.expected_error) return checked;
    if (!actual.empty()) actual += ", ";
    actual += diagnostic.name;
  }
  checked.result = CaseResult::failed;
  Difference difference;
  difference.field = "error";
  difference.expected = document.expected_error;
  difference.actual = actual.empty() ? "none" : actual;
  difference.mark = document.mark;
  checked.differences.push_back(std::move(difference));
  return checked;
}

bool has_errors(const std::vector<Diagnostic>& diagnostics) {
  return std::any_of(diagnostics.begin(), diagnostics.end(), [](const Diagnostic& diagnostic) {
    return diagnostic.severity == Severity::error;
  });
}

void check_document(const Document& document, const RuleSettings& settings, int max_outcomes,
                    std::vector<Diagnostic> own, CheckedFile& file) {
  std::vector<CheckedCase> cases;
  std::vector<Ruling> rulings;
  rulings.reserve(document.scenarios.size());
  for (const Scenario& scenario : document.scenarios) {
    rulings.push_back(adjudicate(scenario.table, scenario.action, scenario.rules, max_outcomes));
    if (settings.empty()) {
      cases.push_back(case_of(scenario, rulings.back(), max_outcomes));
      continue;
    }
    // Whether the file is valid does not depend on how it is checked.
    const Scenario other = under(scenario, settings);
    cases.push_back(case_of(other, adjudicate(other.table, other.action, other.rules, max_outcomes),
                            max_outcomes));
  }
  for (Diagnostic& diagnostic : unused_choices(document.scenarios, rulings)) {
    own.push_back(std::move(diagnostic));
  }
  if (!document.expected_error.empty()) {
    file.cases.push_back(refused(document, own));
    if (file.cases.back().result == CaseResult::passed) return;
  } else if (has_errors(own)) {
    CheckedCase checked;
    checked.id = document.id;
    checked.mark = document.mark;
    checked.result = CaseResult::not_valid;
    file.cases.push_back(std::move(checked));
  } else {
    std::move(cases.begin(), cases.end(), std::back_inserter(file.cases));
  }
  std::move(own.begin(), own.end(), std::back_inserter(file.diagnostics));
}

}  // namespace

std::string_view name(CaseResult result) {
  constexpr std::array<std::string_view, 6> kNames{"passed", "failed",    "known-failing",
                                                   "fixed",  "not-valid", "untested"};
  return kNames[static_cast<std::size_t>(result)];
}

CheckedFile check_file(std::string_view name, std::string_view text, const RuleSettings& settings,
                       int max_outcomes) {
  ReadResult read = read_scenarios(name, text);
  CheckedFile file;
  std::vector<std::vector<Diagnostic>> by_document(read.documents.size());
  for (Diagnostic& diagnostic : read.diagnostics) {
    const auto number = static_cast<std::size_t>(diagnostic.document);
    auto& target = number < by_document.size() ? by_document[number] : file.diagnostics;
    target.push_back(std::move(diagnostic));
  }
  for (std::size_t i = 0; i < read.documents.size(); ++i) {
    check_document(read.documents[i], settings, max_outcomes, std::move(by_document[i]), file);
  }
  return file;
}

}  // namespace barber
