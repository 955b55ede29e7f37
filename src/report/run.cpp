#include "report/run.hpp"

#include <algorithm>

#include "report/run_parts.hpp"

namespace barber {

void add(RunSummary& summary, const RunFile& file) {
  if (!file.unreadable.empty() || !file.internal_error.empty()) ++summary.not_valid;
  for (const CheckedCase& one : file.checked.cases) {
    switch (one.result) {
      case CaseResult::passed:
        ++summary.passed;
        break;
      case CaseResult::failed:
      case CaseResult::fixed:
        ++summary.failed;
        break;
      case CaseResult::known_failing:
        ++summary.known_failing;
        break;
      case CaseResult::not_valid:
        ++summary.not_valid;
        break;
      case CaseResult::untested:
        ++summary.untested;
        break;
    }
  }
}

bool is_bad(CaseResult result) {
  return result == CaseResult::failed || result == CaseResult::fixed ||
         result == CaseResult::not_valid;
}

bool end_at_failure(RunFile& file) {
  if (!file.unreadable.empty() || !file.internal_error.empty()) return true;
  auto& cases = file.checked.cases;
  const auto first = std::find_if(cases.begin(), cases.end(),
                                  [](const CheckedCase& one) { return is_bad(one.result); });
  if (first == cases.end()) return false;
  const int document = first->document;
  cases.erase(first + 1, cases.end());
  std::erase_if(file.checked.diagnostics,
                [&](const Diagnostic& diagnostic) { return diagnostic.document > document; });
  return true;
}

std::unique_ptr<RunPrinter> run_printer(std::string_view format, const RunPrinterOptions& options) {
  if (format == "json") return json_printer();
  if (format == "jsonl") return jsonl_printer();
  if (format == "tap") return tap_printer();
  if (format == "junit") return junit_printer();
  if (format == "github") return github_printer();
  return text_printer(options);
}

}  // namespace barber
