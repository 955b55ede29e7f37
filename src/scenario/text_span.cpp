#include "scenario/text_span.hpp"

namespace barber {
namespace {

// Behind the quote that closes the one at `at`; npos if none does.
std::size_t behind_quote(std::string_view text, std::size_t at) {
  const char quote = text[at];
  for (++at; at < text.size(); ++at) {
    if (text[at] == '\\' && quote == '"') {
      ++at;
    } else if (text[at] == quote) {
      if (quote == '"' || at + 1 == text.size() || text[at + 1] != quote) return at + 1;
      ++at;
    }
  }
  return text.npos;
}

// Behind the bracket that closes the one at `at`. The text has been read, so they match.
std::size_t behind_bracket(std::string_view text, std::size_t at) {
  int depth = 0;
  char before = ' ';  // what stands before this character
  for (; at < text.size(); ++at) {
    const char c = text[at];
    const bool blank = before == ' ' || before == '\t' || before == '\n' || before == '\r';
    const bool starts = blank || before == ',' || before == '[' || before == '{' || before == ':';
    if (c == '#' && blank) {
      at = text.find('\n', at);
      if (at == text.npos) return at;
    } else if ((c == '"' || c == '\'') && starts) {
      at = behind_quote(text, at);
      if (at == text.npos) return at;
      --at;
    } else if (c == '[' || c == '{') {
      ++depth;
    } else if ((c == ']' || c == '}') && --depth == 0) {
      return at + 1;
    }
    before = text[at];
  }
  return text.npos;
}

}  // namespace

std::optional<TextSpan> span_of(const Source& source, const Node& value) {
  const std::string_view text = source.text();
  TextSpan span{source.offset(value.spot), text.npos};
  if (span.begin >= text.size()) return std::nullopt;
  const char first = text[span.begin];
  if (first == '&' || first == '*' || first == '|' || first == '>') return std::nullopt;
  if (first == '"' || first == '\'') {
    span.end = behind_quote(text, span.begin);
  } else if (first == '[' || first == '{') {
    span.end = behind_bracket(text, span.begin);
  } else if (value.kind == NodeKind::scalar) {
    if (text.substr(span.begin, value.text.size()) != value.text) return std::nullopt;
    span.end = span.begin + value.text.size();
  } else if (value.kind != NodeKind::null) {
    const Node* last = value.first;
    while (last != nullptr && last->next != nullptr) last = last->next;
    if (last == nullptr) return std::nullopt;
    const auto of_last = span_of(source, *last);
    if (!of_last) return std::nullopt;
    span.end = of_last->end;
  }
  if (span.end == text.npos) return std::nullopt;
  return span;
}

}  // namespace barber
