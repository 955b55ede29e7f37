#include <cstdio>
#include <exception>
#include <optional>
#include <span>
#include <utility>

#include "adjudicator/adjudicate.hpp"
#include "cli/commands.hpp"
#include "report/json.hpp"
#include "scenario/choices_check.hpp"
#include "scenario/text_check.hpp"

namespace barber::cli {
namespace {

// A line has no name, and must not be told by its number: which lines come here is up to whoever
// shares them out.
constexpr std::string_view kLineName = "-.json";

// The next line without its end; nothing at the end of the input. Of a line that is larger than a
// scenario may be, enough is kept to see that it is.
std::optional<std::string> next_line() {
  std::string line;
  int c = std::getc(stdin);
  if (c == EOF) return std::nullopt;
  for (; c != EOF && c != '\n'; c = std::getc(stdin)) {
    if (line.size() <= kLargestText) line += static_cast<char>(c);
  }
  if (line.ends_with('\r')) line.pop_back();
  return line;
}

bool has_error(const std::vector<Diagnostic>& diagnostics) {
  for (const Diagnostic& one : diagnostics) {
    if (one.severity == Severity::error) return true;
  }
  return false;
}

// The answer to one line, and whether it is a ruling.
std::pair<std::string, bool> answer(const std::string& line, const JudgeOptions& options,
                                    const RuleSettings& settings) {
  ReadResult read = read_scenarios(kLineName, line);
  if (!read.ok()) return {error_json_line(read.diagnostics), false};
  const std::vector<Scenario>& scenarios = read.documents.front().scenarios;
  std::vector<Ruling> rulings;
  rulings.reserve(scenarios.size());
  for (const Scenario& one : scenarios) {
    rulings.push_back(adjudicate(one.table, one.action, one.rules, options.max_outcomes));
  }
  const std::vector<Diagnostic> wrong = unused_choices(scenarios, rulings);
  if (has_error(wrong)) return {error_json_line(wrong), false};
  ClaimBounds bounds = kClaimBounds;
  bounds.outcomes = options.max_outcomes;
  const Scenario asked = under(scenarios.front(), settings);
  const Ruling ruling =
      settings.empty() ? rulings.front()
                       : adjudicate(asked.table, asked.action, asked.rules, options.max_outcomes);
  return {ruling_json_line(asked, ruling, answer_claims(asked, ruling, bounds)), true};
}

Diagnostic internal(const std::exception& error) {
  Diagnostic diagnostic;
  diagnostic.name = "internal-error";
  diagnostic.message = error.what();
  return diagnostic;
}

}  // namespace

ExitCode judge_lines(const JudgeOptions& options, const RuleSettings& settings) {
  ExitCode code = ExitCode::done;
  while (const auto line = next_line()) {
    std::string out;
    try {
      auto [text, ruled] = answer(*line, options, settings);
      out = std::move(text);
      if (!ruled) code = worse(code, ExitCode::bad_input);
    } catch (const std::exception& error) {
      const Diagnostic diagnostic = internal(error);
      out = error_json_line(std::span(&diagnostic, 1));
      code = ExitCode::internal_error;
    }
    if (!write_out_now(out)) leave_quietly();
  }
  return code;
}

}  // namespace barber::cli
