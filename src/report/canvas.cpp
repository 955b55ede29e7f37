#include "report/canvas.hpp"

namespace barber {
namespace {

// The bytes of the first code point.
std::size_t first_length(std::string_view text) {
  std::size_t length = 1;
  while (length < text.size() && (static_cast<unsigned char>(text[length]) & 0xC0U) == 0x80U) {
    ++length;
  }
  return length;
}

}  // namespace

Canvas::Canvas(int columns, int rows)
    : columns_(columns),
      rows_(rows),
      cells_(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows)) {}

void Canvas::put(Point spot, std::string_view glyph, Tone tone) {
  Cell& cell = cells_[number(spot)];
  cell.glyph = glyph;
  cell.tone = tone;
}

void Canvas::write(Point spot, std::string_view text, Tone tone) {
  while (!text.empty() && spot.x < columns_) {
    const std::size_t length = first_length(text);
    put(spot, text.substr(0, length), tone);
    text.remove_prefix(length);
    ++spot.x;
  }
}

std::string Canvas::line(int row, const Style& style) const {
  int end = columns_;
  while (end > 0 && glyph({end - 1, row}) == " ") --end;
  std::string out;
  std::string run;
  Tone tone = Tone::plain;
  for (int x = 0; x < end; ++x) {
    const Cell& now = cell({x, row});
    if (now.tone != tone) {
      out += style(tone, run);
      run.clear();
      tone = now.tone;
    }
    run += now.glyph;
  }
  return out + style(tone, run) + '\n';
}

std::string Canvas::text(const Style& style) const {
  std::string out;
  for (int row = 0; row < rows_; ++row) out += line(row, style);
  return out;
}

}  // namespace barber
