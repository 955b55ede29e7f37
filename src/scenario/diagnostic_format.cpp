#include <fmt/format.h>

#include <algorithm>

#include "scenario/diagnostic.hpp"
#include "scenario/source.hpp"
#include "scenario/wrap.hpp"

namespace barber {
namespace {

constexpr std::size_t kColumns = 80;  // of messages and help; source lines are shown as they are
constexpr std::size_t kWidth = 100;   // characters of a source line that are shown
constexpr std::size_t kBefore = 60;   // of these, at most so many before the caret
constexpr std::string_view kCut = "...";

// One character as shown: printable, or escaped.
struct Glyph {
  std::string text;
  std::size_t width = 1;
};

// Takes one character off `rest`. Bytes that are not UTF-8 are one character each.
Glyph take(std::string_view& rest) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(rest[i]); };
  const unsigned char first = byte(0);
  std::size_t length = first < 0x80U   ? 1
                       : first < 0xC2U ? 0
                       : first < 0xE0U ? 2
                       : first < 0xF0U ? 3
                       : first < 0xF5U ? 4
                                       : 0;
  if (length > rest.size()) length = 0;
  std::uint32_t code = length <= 1 ? first : first & (0xFFU >> (length + 1));
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0U) != 0x80U) {
      length = 0;
      break;
    }
    code = (code << 6U) | (byte(i) & 0x3FU);
  }
  if (length == 0) {
    rest.remove_prefix(1);
    return {fmt::format("\\x{:02X}", first), 4};
  }
  const std::string_view text = rest.substr(0, length);
  rest.remove_prefix(length);
  if (code == '\t') return {" ", 1};
  const bool control = code < 0x20U || (code >= 0x7FU && code < 0xA0U);
  // Marks that turn the direction of writing could make a line look like another one.
  const bool invisible = (code >= 0x200BU && code <= 0x200FU) ||
                         (code >= 0x2028U && code <= 0x202EU) ||
                         (code >= 0x2060U && code <= 0x2069U) || code == 0xFEFFU;
  if (control || invisible) {
    std::string shown =
        code < 0x100U ? fmt::format("\\x{:02X}", code) : fmt::format("\\u{:04X}", code);
    const std::size_t width = shown.size();
    return {std::move(shown), width};
  }
  return {std::string(text), 1};
}

std::string escaped(std::string_view text) {
  std::string shown;
  while (!text.empty()) shown += take(text).text;
  return shown;
}

// The source line and the caret line.
std::string excerpt(const Diagnostic& diagnostic, std::string_view line) {
  const auto caret = static_cast<std::size_t>(std::max(diagnostic.mark.column - 1, 0));
  const auto length = static_cast<std::size_t>(std::max(diagnostic.length, 1));
  const std::size_t first = caret > kBefore ? caret - kBefore : 0;
  std::string shown = first > 0 ? std::string(kCut) : "";
  std::string under(shown.size(), ' ');
  std::size_t number = 0;
  for (; !line.empty(); ++number) {
    if (number == first + kWidth) {
      shown += kCut;
      break;
    }
    const Glyph glyph = take(line);
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

// `head` and behind it `text`, whose further lines are indented as far.
std::string hanging(std::string_view head, std::string_view text) {
  const std::vector<std::string> lines = wrap(text, kColumns - head.size());
  return fmt::format("{}{}\n", head, fmt::join(lines, "\n" + std::string(head.size(), ' ')));
}

}  // namespace

std::string format(const Diagnostic& diagnostic, std::string_view file, std::string_view text) {
  std::string head = escaped(file);
  if (diagnostic.mark.line > 0) {
    head += fmt::format(":{}:{}", diagnostic.mark.line, diagnostic.mark.column);
  }
  head += diagnostic.severity == Severity::error ? ": error: " : ": warning: ";
  // One line, however long: tools that read messages take them line by line.
  std::string out = fmt::format("{}{} [{}]\n", head, escaped(diagnostic.message), diagnostic.name);
  if (diagnostic.mark.line > 0) {
    out += excerpt(diagnostic, Source(text).line(diagnostic.mark.line));
  }
  if (!diagnostic.help.empty()) {
    constexpr std::string_view kHelp = "  help: ";
    out += hanging(kHelp, escaped(diagnostic.help));
  }
  return out;
}

}  // namespace barber
