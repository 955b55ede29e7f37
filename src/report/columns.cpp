#include "report/columns.hpp"

#include <algorithm>

#include "scenario/wrap.hpp"

namespace barber {
namespace {

constexpr std::size_t kLabel = 9;
constexpr std::size_t kDetail = 11;
constexpr std::size_t kRuleColumn = 54;  // where a rule id begins, unless it is too long for that

std::string ids(const Citations& rules, std::size_t from) {
  std::string text;
  for (std::size_t i = from; i < rules.size(); ++i) {
    if (!text.empty()) text += ", ";
    text += rules[i]->id;
  }
  return text;
}

}  // namespace

void Columns::put(std::string head, std::size_t head_width, std::size_t indent,
                  std::string_view text, const Citations& rules) {
  const std::string margin(indent, ' ');
  // A label that fills its column still stands apart from the text.
  const std::size_t gap = text.empty() ? 0 : 1;
  head += std::string(indent > head_width ? indent - head_width : gap, ' ');
  std::vector<std::string> lines = wrap(text, kColumns - indent);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    out_ += (i == 0 ? head : margin) + lines[i];
    if (i + 1 < lines.size()) out_ += '\n';
  }
  if (rules.empty()) {
    out_ += '\n';
    return;
  }
  // The main rule on the same line where its column is free; all others below, in the order of
  // weight.
  const std::size_t used = indent + width(lines.back());
  const std::string main(rules.front()->id);
  const std::size_t column = std::min(kRuleColumn, kColumns - main.size());
  std::size_t from = 0;
  if (column >= used + 2) {
    out_ += std::string(column - used, ' ') + style_(Tone::dim, main);
    from = 1;
  }
  out_ += '\n';
  if (from == rules.size()) return;
  for (const std::string& line : wrap(ids(rules, from), kColumns - indent - 2)) {
    out_ += margin + "  " + style_(Tone::dim, line) + '\n';
  }
}

void Columns::line(Tone tone, std::string_view label, std::string_view text,
                   const Citations& rules) {
  put(style_(tone, label), width(label), kLabel, text, rules);
}

void Columns::heading(std::string_view name, std::string_view text) {
  const bool fits = width(name) + 2 + width(text) <= kColumns;
  out_ += style_(Tone::strong, name);
  if (fits && !text.empty()) out_ += "  " + std::string(text);
  out_ += '\n';
  if (!fits) line(Tone::plain, "", text, {});
}

void Columns::detail(std::string_view text, const Citations& rules) {
  put("", 0, kDetail, text, rules);
}

}  // namespace barber
