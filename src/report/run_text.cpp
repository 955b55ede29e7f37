#include <fmt/format.h>

#include <algorithm>

#include "report/columns.hpp"
#include "report/run_parts.hpp"
#include "scenario/printable.hpp"

namespace barber {
namespace {

std::string place(const RunFile& file, const CheckedCase& one) {
  const std::string path = printable(file.path);
  return one.mark.line > 0 ? fmt::format("{}:{}", path, one.mark.line) : path;
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

void head(Columns& columns, std::string_view label, const RunFile& file, const CheckedCase& one,
          const Style& style) {
  const std::string name = printable(case_name(file, one));
  columns.line(Tone::bad, label, one.title.empty() ? name : fmt::format("{}  {}", name, one.title),
               {});
  if (!one.id.empty()) columns.line(Tone::plain, "", style(Tone::dim, place(file, one)), {});
}

std::string failure(const RunFile& file, const CheckedCase& one, const Style& style) {
  Columns columns(style);
  const bool fixed = one.result == CaseResult::fixed;
  head(columns, fixed ? "FIXED" : "FAILED", file, one, style);
  if (fixed) {
    for (const std::string& line : failure_lines(file, one)) {
      columns.line(Tone::plain, "", line, {});
    }
  }
  for (const Difference& each : one.differences) difference(columns, each);
  return columns.take();
}

std::string invalid(const RunFile& file, const CheckedCase& one, const Style& style) {
  Columns columns(style);
  head(columns, "INVALID", file, one, style);
  for (const std::string& line : failure_lines(file, one)) {
    columns.line(Tone::plain, "", printable(line), {});
  }
  return columns.take();
}

class TextPrinter : public RunPrinter {
 public:
  explicit TextPrinter(const RunPrinterOptions& options) : options_(options) {}

  std::string file(const RunFile& file) override {
    if (options_.slowest > 0) remember(file);
    return run_file_text(file, options_.style, options_.errors);
  }

  std::string end(const RunSummary& summary) override {
    std::string out;
    for (const auto& [time, path] : slowest_) {
      Columns columns(options_.style);
      columns.line(Tone::dim, "slow",
                   fmt::format("{:.3f} ms  {}", static_cast<double>(time) / 1000, printable(path)),
                   {});
      out += columns.take();
    }
    return out + run_summary_text(summary, options_.style);
  }

 private:
  void remember(const RunFile& file) {
    const auto slower = [&](const auto& other) { return other.first >= file.microseconds; };
    const auto at = std::find_if_not(slowest_.begin(), slowest_.end(), slower);
    slowest_.insert(at, {file.microseconds, file.path});
    if (slowest_.size() > static_cast<std::size_t>(options_.slowest)) slowest_.pop_back();
  }

  RunPrinterOptions options_;
  std::vector<std::pair<std::int64_t, std::string>> slowest_;
};

}  // namespace

std::string run_file_text(const RunFile& file, const Style& style, bool errors) {
  std::string out;
  const auto line = [&style](Tone tone, std::string_view label, const std::string& text) {
    Columns columns(style);
    columns.line(tone, label, text, {});
    return columns.take();
  };
  const std::string& why = file.unreadable.empty() ? file.internal_error : file.unreadable;
  if (errors && !why.empty()) {
    out += line(Tone::bad, "INVALID", fmt::format("{}: {}", printable(file.path), why));
  }
  for (const CheckedCase& one : file.checked.cases) {
    switch (one.result) {
      case CaseResult::failed:
      case CaseResult::fixed:
        out += failure(file, one, style);
        break;
      case CaseResult::known_failing:
        out += line(Tone::open, "known", fmt::format("{} ({})", one.id, one.known_reason));
        break;
      case CaseResult::untested:
        out += line(Tone::open, "no test", one.id + " expects nothing");
        break;
      case CaseResult::not_valid:
        if (errors) out += invalid(file, one, style);
        break;
      case CaseResult::passed:
        break;
    }
  }
  return out;
}

std::string run_summary_text(const RunSummary& summary, const Style& style) {
  std::string out =
      fmt::format("{}{} passed, {} failed", summary.interrupted ? "interrupted: " : "",
                  summary.passed, summary.failed);
  if (summary.known_failing > 0) out += fmt::format(", {} known failing", summary.known_failing);
  if (summary.untested > 0) out += fmt::format(", {} without expectations", summary.untested);
  if (summary.not_valid > 0) out += fmt::format(", {} not valid", summary.not_valid);
  const bool good = summary.failed == 0 && summary.not_valid == 0 && !summary.interrupted;
  return style(good ? Tone::good : Tone::bad, out) + '\n';
}

std::unique_ptr<RunPrinter> text_printer(const RunPrinterOptions& options) {
  return std::make_unique<TextPrinter>(options);
}

}  // namespace barber
