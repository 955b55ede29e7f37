#include "scenario/diagnostics.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace barber {
namespace {

constexpr std::size_t kMostListed = 200;  // that are listed
constexpr int kMostWarnings = 50;
constexpr int kMostRepeated = 1000;

}  // namespace

int Diagnostics::errors_of_document(int number) const {
  const auto document = static_cast<std::size_t>(number);
  return document < errors_of_.size() ? errors_of_[document] : 0;
}

void Diagnostics::in_variant(std::string_view name, int begin, int end) {
  variant_ = name;
  variant_begin_ = begin;
  variant_end_ = end;
}

Stretch Diagnostics::stretch(const Node& node) const {
  const bool word = node.kind == NodeKind::scalar || !node.text.empty();
  if (!word) return {node.spot, 1};
  // Up to the end of the scalar or of its first line.
  const std::string_view text = source_.text();
  std::size_t at = source_.offset(node.spot);
  std::size_t length = 1;
  if (node.plain) {
    while (length < node.text.size() && at + length < text.size() &&
           text[at + length] == node.text[length]) {
      ++length;
    }
  } else if (at < text.size() && (text[at] == '"' || text[at] == '\'')) {
    const char quote = text[at];
    while (at + length < text.size() && text[at + length] != quote && text[at + length] != '\n') {
      length += text[at + length] == '\\' && quote == '"' ? 2U : 1U;
    }
    if (at + length < text.size() && text[at + length] == quote) ++length;
  }
  return {node.spot, length};
}

bool Diagnostics::has_warned_enough() const { return warnings_ >= kMostWarnings; }

void Diagnostics::count(Severity severity) {
  if (severity == Severity::warning) {
    ++warnings_;
    return;
  }
  ++errors_;
  const auto document = static_cast<std::size_t>(document_);
  errors_of_.resize(std::max(errors_of_.size(), document + 1));
  ++errors_of_[document];
}

bool Diagnostics::is_known(const Diagnostic& diagnostic) const {
  return std::find(found_.begin(), found_.end(), diagnostic) != found_.end();
}

void Diagnostics::add(Severity severity, Problem problem, Stretch at, std::string message,
                      std::string help) {
  if (severity == Severity::warning && has_warned_enough()) return;
  count(severity);
  // An error of many variants comes many times.
  if (errors_ > kMostRepeated) throw StopReading{};
  Diagnostic diagnostic;
  diagnostic.severity = severity;
  diagnostic.name = name(problem);
  diagnostic.mark = source_.mark(at.spot);
  diagnostic.length = at.spot.line == 0 ? 1 : std::max(1, source_.characters(at.spot, at.bytes));
  diagnostic.message = std::move(message);
  diagnostic.help = std::move(help);
  diagnostic.document = document_;
  diagnostic.variant = variant_;
  // The base case and every variant are read in turn, so a fault that they share comes again.
  if (is_known(diagnostic)) return;
  if (!variant_.empty() && (at.spot.line < variant_begin_ || at.spot.line >= variant_end_)) {
    diagnostic.message += fmt::format(" (in variant `{}`)", variant_);
    if (is_known(diagnostic)) return;
  }
  if (found_.size() < kMostListed) {
    found_.push_back(std::move(diagnostic));
    return;
  }
  diagnostic.name = name(Problem::too_many_errors);
  diagnostic.severity = Severity::error;
  diagnostic.message = fmt::format("over {} errors; this is where reading ends", kMostListed);
  diagnostic.help = "mend the first ones and try again";
  if (found_.size() == kMostListed) found_.push_back(std::move(diagnostic));
  throw StopReading{};
}

void Diagnostics::error(Problem problem, Stretch at, std::string message, std::string help) {
  add(Severity::error, problem, at, std::move(message), std::move(help));
}
void Diagnostics::error(Problem problem, const Node& at, std::string message, std::string help) {
  add(Severity::error, problem, stretch(at), std::move(message), std::move(help));
}
void Diagnostics::warning(Problem problem, Stretch at, std::string message, std::string help) {
  add(Severity::warning, problem, at, std::move(message), std::move(help));
}
void Diagnostics::warning(Problem problem, const Node& at, std::string message, std::string help) {
  add(Severity::warning, problem, stretch(at), std::move(message), std::move(help));
}

std::vector<Diagnostic> Diagnostics::take() {
  std::stable_sort(found_.begin(), found_.end(),
                   [](const Diagnostic& a, const Diagnostic& b) { return a.mark < b.mark; });
  return std::move(found_);
}

}  // namespace barber
