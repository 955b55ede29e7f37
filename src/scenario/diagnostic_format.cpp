#include <fmt/format.h>

#include <algorithm>

#include "scenario/diagnostic.hpp"
#include "scenario/printable.hpp"
#include "scenario/source.hpp"
#include "scenario/wrap.hpp"

namespace barber {
namespace {

constexpr std::size_t kExcerpt = 100;  // characters of a source line that are shown
constexpr std::size_t kBefore = 60;    // of these, at most so many before the caret
constexpr std::string_view kCut = "...";

// The source line and the caret line.
std::string excerpt(const Diagnostic& diagnostic, std::string_view line) {
  const auto caret = static_cast<std::size_t>(std::max(diagnostic.mark.column - 1, 0));
  const auto length = static_cast<std::size_t>(std::max(diagnostic.length, 1));
  const std::size_t first = caret > kBefore ? caret - kBefore : 0;
  std::string shown = first > 0 ? std::string(kCut) : "";
  std::string under(shown.size(), ' ');
  std::size_t number = 0;
  for (; !line.empty(); ++number) {
    if (number == first + kExcerpt) {
      shown += kCut;
      break;
    }
    const Glyph glyph = take_glyph(line);
    if (number < first) continue;
    shown += glyph.text;
    if (number < caret) {
      under.append(glyph.width, ' ');
    } else if (number < caret + length) {
      under += number == caret ? '^' : '~';
      under.append(glyph.width - 1, '~');
    }
  }
  if (number <= caret) under += '^';  // the line ends before it
  return fmt::format("  {}\n  {}\n", shown, under);
}

}  // namespace

std::string format(const Diagnostic& diagnostic, std::string_view file, std::string_view text) {
  std::string head = printable(file);
  if (diagnostic.mark.line > 0) {
    head += fmt::format(":{}:{}", diagnostic.mark.line, diagnostic.mark.column);
  }
  head += diagnostic.severity == Severity::error ? ": error: " : ": warning: ";
  // One line, however long: tools that read messages take them line by line.
  std::string out =
      fmt::format("{}{} [{}]\n", head, printable(diagnostic.message), diagnostic.name);
  if (diagnostic.mark.line > 0) {
    out += excerpt(diagnostic, Source(text).line(diagnostic.mark.line));
  }
  if (!diagnostic.help.empty()) {
    constexpr std::string_view kHelp = "  help: ";
    out += hanging(kHelp, printable(diagnostic.help));
  }
  return out;
}

}  // namespace barber
