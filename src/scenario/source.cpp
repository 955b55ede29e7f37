#include "scenario/source.hpp"

#include <algorithm>

namespace barber {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

bool blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

}  // namespace

int count_characters(std::string_view text) {
  return static_cast<int>(std::count_if(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
  }));
}

Source::Source(std::string_view text) : text_(text) {
  if (text_.starts_with(kByteOrderMark)) text_.remove_prefix(kByteOrderMark.size());
  ascii_ = !any_byte(text_, [](unsigned char c) { return c >= 0x80U; });
}

void Source::index_lines() const {
  line_starts_.push_back(0);
  for (std::size_t i = text_.find('\n'); i != text_.npos; i = text_.find('\n', i + 1)) {
    line_starts_.push_back(i + 1);
  }
}

std::string_view Source::line(int number) const {
  if (line_starts_.empty()) index_lines();
  if (number < 1 || static_cast<std::size_t>(number) > line_starts_.size()) return {};
  const std::size_t start = line_starts_[static_cast<std::size_t>(number) - 1];
  std::string_view line = text_.substr(start, text_.find('\n', start) - start);
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

Mark Source::mark(Spot spot) const {
  if (spot.line == 0) return {};
  if (ascii_) return {spot.line, spot.column};
  const std::string_view line = this->line(spot.line);
  const auto before = static_cast<std::size_t>(std::max(spot.column - 1, 0));
  if (before > line.size()) return {spot.line, spot.column};
  return {spot.line, count_characters(line.substr(0, before)) + 1};
}

std::size_t Source::offset(Spot spot) const {
  if (line_starts_.empty()) index_lines();
  if (spot.line < 1 || static_cast<std::size_t>(spot.line) > line_starts_.size()) {
    return text_.size();
  }
  const std::size_t start = line_starts_[static_cast<std::size_t>(spot.line) - 1];
  return std::min(text_.size(), start + static_cast<std::size_t>(std::max(spot.column - 1, 0)));
}

Spot Source::spot(std::size_t offset) const {
  if (line_starts_.empty()) index_lines();
  const auto after = std::upper_bound(line_starts_.begin(), line_starts_.end(), offset);
  const auto line = static_cast<int>(after - line_starts_.begin());
  return {line, static_cast<int>(offset - *(after - 1)) + 1};
}

int Source::characters(Spot spot, std::size_t bytes) const {
  return count_characters(text_.substr(offset(spot), bytes));
}

Spot Source::inside(Spot start, std::string_view value, std::size_t offset) const {
  std::size_t s = this->offset(start);
  const auto skip_blanks = [&] {
    while (s < text_.size() && blank(text_[s])) ++s;
  };
  while (s < text_.size() && (text_[s] == '&' || text_[s] == '!')) {
    while (s < text_.size() && !blank(text_[s])) ++s;
    skip_blanks();
  }
  if (s == text_.size()) return start;
  if (text_[s] == '|' || text_[s] == '>') {
    s = std::min(text_.find('\n', s), text_.size());
  } else if (text_[s] == '"' || text_[s] == '\'') {
    ++s;
  }
  // Blanks of the value and of the source need not be alike (folding, indentation), so they are
  // skipped on both sides; everything else must be.
  for (std::size_t v = 0; v < std::min(offset, value.size()); ++v) {
    if (blank(value[v])) continue;
    skip_blanks();
    if (s == text_.size() || text_[s] != value[v]) return start;
    ++s;
  }
  if (offset < value.size()) {
    if (blank(value[offset])) return spot(s);
    skip_blanks();
    if (s == text_.size() || text_[s] != value[offset]) return start;
  }
  return spot(s);
}

}  // namespace barber
