// A rectangle of characters to draw on, each with its tone. It knows nothing of tiles.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "report/style.hpp"

namespace barber {

struct Point {
  int x = 0;
  int y = 0;
  friend bool operator==(const Point&, const Point&) = default;
};

class Canvas {
 public:
  Canvas(int columns, int rows);

  int columns() const { return columns_; }
  int rows() const { return rows_; }

  // The character at a spot of the canvas.
  const std::string& glyph(Point spot) const { return cell(spot).glyph; }
  void put(Point spot, std::string_view glyph, Tone tone);
  // Puts UTF-8 text from `spot` to the right; what does not fit is cut off.
  void write(Point spot, std::string_view text, Tone tone);

  // All lines, without blanks at their ends, each ending in a newline.
  std::string text(const Style& style) const;

 private:
  struct Cell {
    std::string glyph = " ";
    Tone tone = Tone::plain;
  };
  std::size_t number(Point spot) const {
    return static_cast<std::size_t>(spot.y) * static_cast<std::size_t>(columns_) +
           static_cast<std::size_t>(spot.x);
  }
  const Cell& cell(Point spot) const { return cells_[number(spot)]; }
  std::string line(int row, const Style& style) const;

  int columns_;
  int rows_;
  std::vector<Cell> cells_;
};

}  // namespace barber
