#include "report/run_parts.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace barber {

std::string case_name(const RunFile& file, const CheckedCase& one) {
  return one.id.empty() ? file.path : one.id;
}

int case_line(const RunFile& file, const CheckedCase& one) {
  if (!one.differences.empty() && one.differences.front().mark.line > 0) {
    return one.differences.front().mark.line;
  }
  if (one.result == CaseResult::not_valid) {
    for (const Diagnostic* diagnostic : case_diagnostics(file, one)) {
      if (diagnostic->severity == Severity::error) return diagnostic->mark.line;
    }
  }
  return one.mark.line;
}

std::vector<const Diagnostic*> case_diagnostics(const RunFile& file, const CheckedCase& one) {
  std::vector<const Diagnostic*> found;
  for (const Diagnostic& diagnostic : file.checked.diagnostics) {
    if (diagnostic.document == one.document) found.push_back(&diagnostic);
  }
  return found;
}

std::string difference_line(const Difference& one) {
  const auto value = [](const std::string& text) -> std::string {
    return text.empty() ? "nothing" : text;
  };
  std::string line = one.field;
  if (one.mark.line > 0) line += fmt::format(" (line {})", one.mark.line);
  line += fmt::format(": expected {}, actual {}", value(one.expected), value(one.actual));
  if (one.rules.empty()) return line;
  std::vector<std::string_view> ids;
  ids.reserve(one.rules.size());
  for (const Rule* rule : one.rules) ids.push_back(rule->id);
  return line + fmt::format(" ({})", fmt::join(ids, ", "));
}

std::string diagnostic_line(const Diagnostic& one) {
  const std::string place =
      one.mark.line > 0 ? fmt::format("{}:{}: ", one.mark.line, one.mark.column) : "";
  return fmt::format("{}{}: {} [{}]", place, one.severity == Severity::error ? "error" : "warning",
                     one.message, one.name);
}

std::vector<std::string> failure_lines(const RunFile& file, const CheckedCase& one) {
  std::vector<std::string> lines;
  if (one.result == CaseResult::fixed) {
    lines.push_back(fmt::format(
        "it is marked known-failing ({}), but it passes: take the mark away", one.known_reason));
  }
  for (const Difference& each : one.differences) lines.push_back(difference_line(each));
  if (one.result == CaseResult::not_valid) {
    for (const Diagnostic* each : case_diagnostics(file, one)) {
      if (each->severity != Severity::error) continue;
      lines.push_back(diagnostic_line(*each));
      if (!each->help.empty()) lines.push_back("help: " + each->help);
    }
  }
  return lines;
}

std::string failure_brief(const RunFile& file, const CheckedCase& one) {
  if (one.result == CaseResult::not_valid) {
    for (const Diagnostic* each : case_diagnostics(file, one)) {
      if (each->severity == Severity::error)
        return fmt::format("{} [{}]", each->message, each->name);
    }
  }
  if (one.differences.empty()) {
    const std::vector<std::string> lines = failure_lines(file, one);
    return lines.empty() ? "" : lines.front();
  }
  Difference first = one.differences.front();
  first.mark = {};
  first.rules.clear();
  std::string brief = difference_line(first);
  const std::size_t more = one.differences.size() - 1;
  if (more > 0) brief += fmt::format(" (and {} more)", more);
  return brief;
}

Json case_json(const CheckedCase& one) {
  Json json{{"id", one.id}, {"result", name(one.result)}, {"line", one.mark.line}};
  if (!one.title.empty()) json["title"] = one.title;
  if (!one.known_reason.empty()) json["known_failing"] = one.known_reason;
  if (one.differences.empty()) return json;
  Json differences = Json::array();
  for (const Difference& each : one.differences) {
    Json rules = Json::array();
    for (const Rule* rule : each.rules) rules.push_back(rule->id);
    differences.push_back(Json{{"field", each.field},
                               {"expected", each.expected},
                               {"actual", each.actual},
                               {"line", each.mark.line},
                               {"rules", std::move(rules)}});
  }
  json["differences"] = std::move(differences);
  return json;
}

}  // namespace barber
