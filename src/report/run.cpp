#include "report/run.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "report/columns.hpp"

namespace barber {
namespace {

using Json = nlohmann::ordered_json;

std::string place(const RunFile& file, const CheckedCase& one) {
  return one.mark.line > 0 ? fmt::format("{}:{}", file.path, one.mark.line) : file.path;
}

// The values of one field below one another, so that the eye finds the difference.
void difference(Columns& columns, const Difference& one) {
  columns.line(
      Tone::plain, "",
      one.mark.line > 0 ? fmt::format("{} (line {})", one.field, one.mark.line) : one.field, {});
  const auto value = [](const std::string& text) -> std::string {
    return text.empty() ? "nothing" : text;
  };
  columns.detail("expected  " + value(one.expected), {});
  columns.detail("actual    " + value(one.actual), one.rules);
}

std::string failure(const RunFile& file, const CheckedCase& one, const Style& style) {
  Columns columns(style);
  const bool fixed = one.result == CaseResult::fixed;
  columns.line(Tone::bad, fixed ? "FIXED" : "FAILED",
               one.title.empty() ? one.id : fmt::format("{}  {}", one.id, one.title), {});
  columns.line(Tone::plain, "", style(Tone::dim, place(file, one)), {});
  if (fixed) {
    columns.line(Tone::plain, "",
                 fmt::format("it is marked known-failing ({}), but it passes: take the mark away",
                             one.known_reason),
                 {});
  }
  for (const Difference& each : one.differences) difference(columns, each);
  return columns.take();
}

Json to_json(const CheckedCase& one) {
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

Json to_json(const Diagnostic& one) {
  Json json{{"severity", one.severity == Severity::error ? "error" : "warning"},
            {"name", one.name},
            {"line", one.mark.line},
            {"column", one.mark.column},
            {"message", one.message}};
  if (!one.help.empty()) json["help"] = one.help;
  return json;
}

Json to_json(const RunSummary& summary) {
  return Json{{"cases", summary.cases()},     {"passed", summary.passed},
              {"failed", summary.failed},     {"known_failing", summary.known_failing},
              {"untested", summary.untested}, {"not_valid", summary.not_valid}};
}

}  // namespace

void add(RunSummary& summary, const RunFile& file) {
  if (!file.unreadable.empty()) ++summary.not_valid;
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
  // A file in which not even a document was found.
  if (file.checked.cases.empty() && !file.checked.diagnostics.empty()) ++summary.not_valid;
}

std::string run_file_text(const RunFile& file, const Style& style) {
  std::string out;
  const auto line = [&style](std::string_view label, const std::string& text) {
    Columns columns(style);
    columns.line(Tone::open, label, text, {});
    return columns.take();
  };
  for (const CheckedCase& one : file.checked.cases) {
    switch (one.result) {
      case CaseResult::failed:
      case CaseResult::fixed:
        out += failure(file, one, style);
        break;
      case CaseResult::known_failing:
        out += line("known", fmt::format("{} ({})", one.id, one.known_reason));
        break;
      case CaseResult::untested:
        out += line("no test", one.id + " expects nothing");
        break;
      case CaseResult::passed:
      case CaseResult::not_valid:
        break;
    }
  }
  return out;
}

std::string run_summary_text(const RunSummary& summary, const Style& style) {
  std::string out = fmt::format("{} passed, {} failed", summary.passed, summary.failed);
  if (summary.known_failing > 0) out += fmt::format(", {} known failing", summary.known_failing);
  if (summary.untested > 0) out += fmt::format(", {} without expectations", summary.untested);
  if (summary.not_valid > 0) out += fmt::format(", {} not valid", summary.not_valid);
  const bool good = summary.failed == 0 && summary.not_valid == 0;
  return style(good ? Tone::good : Tone::bad, out) + '\n';
}

std::string run_json(const std::vector<RunFile>& files) {
  RunSummary summary;
  Json list = Json::array();
  for (const RunFile& file : files) {
    add(summary, file);
    Json json{{"path", file.path}};
    if (!file.unreadable.empty()) json["unreadable"] = file.unreadable;
    Json cases = Json::array();
    for (const CheckedCase& one : file.checked.cases) cases.push_back(to_json(one));
    json["cases"] = std::move(cases);
    Json diagnostics = Json::array();
    for (const Diagnostic& one : file.checked.diagnostics) diagnostics.push_back(to_json(one));
    json["diagnostics"] = std::move(diagnostics);
    list.push_back(std::move(json));
  }
  return Json{{"format_version", 1}, {"summary", to_json(summary)}, {"files", std::move(list)}}
             .dump(2, ' ', false, Json::error_handler_t::replace) +
         '\n';
}

}  // namespace barber
