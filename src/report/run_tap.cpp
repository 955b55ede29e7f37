#include <fmt/format.h>

#include "report/run_parts.hpp"
#include "scenario/printable.hpp"

namespace barber {
namespace {

// In a description `#` would begin a directive.
std::string tap_text(std::string_view text) {
  std::string out;
  for (const char c : printable(text)) {
    if (c == '#' || c == '\\') out += '\\';
    out += c;
  }
  return out;
}

// A text in double quotes, as YAML and the smaller language of TAP's readers have it.
std::string yaml_text(std::string_view text) {
  return Json(printable(text)).dump(-1, ' ', false, Json::error_handler_t::replace);
}

// The Test Anything Protocol, version 13: a line a scenario, what went wrong as YAML below it, and
// the plan last, since only then it is known.
class TapPrinter : public RunPrinter {
 public:
  std::string begin() override { return "TAP version 13\n"; }

  std::string file(const RunFile& file) override {
    std::string out;
    const std::string& why = file.unreadable.empty() ? file.internal_error : file.unreadable;
    if (!why.empty()) {
      out += fmt::format("not ok {} - {}\n", ++number_, tap_text(file.path));
      out += fmt::format("  ---\n  file: {}\n  line: 0\n  errors:\n    - message: {}\n  ...\n",
                         yaml_text(file.path), yaml_text(why));
    }
    for (const CheckedCase& one : file.checked.cases) {
      const bool ok = one.result == CaseResult::passed || one.result == CaseResult::untested;
      out +=
          fmt::format("{}ok {} - {}", ok ? "" : "not ", ++number_, tap_text(case_name(file, one)));
      if (!one.title.empty()) out += ' ' + tap_text(one.title);
      if (one.result == CaseResult::untested) out += " # SKIP it expects nothing";
      if (one.result == CaseResult::known_failing) {
        out += " # TODO " + tap_text(one.known_reason);
      }
      out += '\n';
      if (!ok) out += block(file, one);
    }
    return out;
  }

  std::string end(const RunSummary& summary) override {
    if (summary.interrupted) return "Bail out! interrupted\n";
    if (number_ == 0) return "1..0 # SKIP nothing is selected\n";
    return fmt::format("1..{}\n", number_);
  }

 private:
  static std::string block(const RunFile& file, const CheckedCase& one) {
    std::string out =
        fmt::format("  ---\n  file: {}\n  line: {}\n", yaml_text(file.path), case_line(file, one));
    if (!one.differences.empty()) out += "  differences:\n";
    for (const Difference& each : one.differences) {
      out += fmt::format("    - field: {}\n      expected: {}\n      actual: {}\n",
                         yaml_text(each.field), yaml_text(each.expected), yaml_text(each.actual));
      if (!each.rules.empty()) out += "      rules:\n";
      for (const Rule* rule : each.rules) out += fmt::format("        - {}\n", yaml_text(rule->id));
    }
    if (one.differences.empty()) {
      out += "  errors:\n";
      for (const std::string& line : failure_lines(file, one)) {
        out += fmt::format("    - message: {}\n", yaml_text(line));
      }
    }
    return out + "  ...\n";
  }

  int number_ = 0;
};

}  // namespace

std::unique_ptr<RunPrinter> tap_printer() { return std::make_unique<TapPrinter>(); }

}  // namespace barber
