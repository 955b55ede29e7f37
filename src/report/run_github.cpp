#include <fmt/format.h>

#include <algorithm>

#include "report/run_parts.hpp"
#include "scenario/printable.hpp"

namespace barber {
namespace {

// GitHub shows ten errors and ten warnings of a step, and leaves out the others without a word.
constexpr std::size_t kMostOfAKind = 10;
constexpr std::size_t kLongestMessage = 4000;  // bytes of a message

// Of a message a `%` and line breaks are escaped, of a property its separators too.
std::string percent_encoded(std::string_view text, std::string_view what) {
  std::string out;
  for (const char c : text) {
    if (what.find(c) != what.npos) {
      out += fmt::format("%{:02X}", static_cast<unsigned char>(c));
    } else {
      out += c;
    }
  }
  return out;
}

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) {
    const std::string next = (text.empty() ? "" : "\n") + printable(line);
    if (text.size() + next.size() > kLongestMessage) return text + "\n...";
    text += next;
  }
  return text;
}

// How bad it is, the worst first.
enum Rank : std::size_t { kInternal, kNotValid, kFailed, kFixed, kWarning, kRanks };

// Annotations of a GitHub workflow, which it shows at the lines of a change; they are written in
// the end, the worst first, and the summary below them.
class GithubPrinter : public RunPrinter {
 public:
  std::string file(const RunFile& file) override {
    if (!file.internal_error.empty()) {
      keep(kInternal, file, 0, "internal error", {file.internal_error});
    }
    if (!file.unreadable.empty()) keep(kNotValid, file, 0, "unreadable", {file.unreadable});
    for (const CheckedCase& one : file.checked.cases) {
      if (!is_bad(one.result)) continue;
      const Rank rank = one.result == CaseResult::not_valid ? kNotValid
                        : one.result == CaseResult::fixed   ? kFixed
                                                            : kFailed;
      keep(rank, file, case_line(file, one),
           fmt::format("{}: {}", case_name(file, one), name(one.result)), failure_lines(file, one));
    }
    for (const Diagnostic& one : file.checked.diagnostics) {
      if (one.severity == Severity::error) continue;
      keep(kWarning, file, one.mark.line, one.name, {one.message});
    }
    return {};
  }

  std::string end(const RunSummary& summary) override {
    std::string out;
    std::size_t errors = 0;
    std::size_t left_out = 0;
    for (std::size_t rank = 0; rank < kRanks; ++rank) {
      if (rank == kWarning) errors = 0;
      std::size_t shown = 0;
      for (const std::string& line : kept_[rank]) {
        if (errors == kMostOfAKind) break;
        out += line;
        ++errors;
        ++shown;
      }
      left_out += counts_[rank] - shown;
    }
    if (left_out > 0) {
      out += fmt::format("::notice::{} more {} not shown here, since GitHub shows {} of a kind\n",
                         left_out, left_out == 1 ? "is" : "are", kMostOfAKind);
    }
    return out + run_summary_text(summary, Style(false));
  }

 private:
  void keep(Rank rank, const RunFile& file, int line, std::string_view title,
            const std::vector<std::string>& lines) {
    if (++counts_[rank] > kMostOfAKind) return;
    std::string at = fmt::format("file={}", percent_encoded(printable(file.path), "%\r\n:,"));
    if (line > 0) at += fmt::format(",line={}", line);
    kept_[rank].push_back(fmt::format(
        "::{} {},title={}::{}\n", rank == kWarning ? "warning" : "error", at,
        percent_encoded(printable(title), "%\r\n:,"), percent_encoded(joined(lines), "%\r\n")));
  }

  std::array<std::vector<std::string>, kRanks> kept_;
  std::array<std::size_t, kRanks> counts_{};
};

}  // namespace

std::unique_ptr<RunPrinter> github_printer() { return std::make_unique<GithubPrinter>(); }

}  // namespace barber
