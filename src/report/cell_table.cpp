#include "report/cell_table.hpp"

#include <algorithm>

#include "scenario/wrap.hpp"

namespace barber {
namespace {

constexpr std::size_t kBetweenCells = 2;

// Lines of at most `columns`; a word that is longer goes on in the next line.
std::vector<std::string> lines_of(std::string_view text, std::size_t columns) {
  std::vector<std::string> lines;
  for (const std::string& line : wrap(text, columns)) {
    lines.emplace_back();
    for (const char c : line) {
      const bool begins = (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
      if (begins && width(lines.back()) == columns) lines.emplace_back();
      lines.back() += c;
    }
  }
  return lines;
}

}  // namespace

// Those of the cells, narrowed until all fit; 0 for a column in which nothing stands. Words are
// broken only where no column has blanks to break at.
std::vector<std::size_t> CellTable::widths() const {
  std::vector<std::size_t> found(heading_.size(), 0);
  std::vector<std::size_t> least(heading_.size(), 0);  // without breaking words
  std::size_t all = 0;
  for (std::size_t i = 0; i < found.size(); ++i) {
    for (const auto& row : rows_) {
      found[i] = std::max(found[i], width(row[i]));
      for (const std::string& word : wrap(row[i], 1)) least[i] = std::max(least[i], width(word));
    }
    if (found[i] == 0) continue;
    found[i] = std::max(found[i], width(heading_[i]));
    for (const std::string& word : wrap(heading_[i], 1)) least[i] = std::max(least[i], width(word));
    all += found[i] + (all == 0 ? 0 : kBetweenCells);
  }
  for (; all > kColumns; --all) {
    std::size_t widest = found.size();
    for (std::size_t i = 0; i < found.size(); ++i) {
      if (found[i] > least[i] && (widest == found.size() || found[i] > found[widest])) widest = i;
    }
    if (widest < found.size()) {
      --found[widest];
    } else {
      --*std::max_element(found.begin(), found.end());
    }
  }
  return found;
}

std::string CellTable::text(const Style& style) const {
  if (rows_.empty()) return {};
  const std::vector<std::size_t> widths = this->widths();
  std::string out;
  const auto add = [&](const std::vector<std::string>& row, Tone tone) {
    std::vector<std::vector<std::string>> cells;
    cells.reserve(row.size());
    std::size_t height = 1;
    for (std::size_t i = 0; i < row.size(); ++i) {
      cells.push_back(widths[i] == 0 ? std::vector<std::string>{} : lines_of(row[i], widths[i]));
      height = std::max(height, cells.back().size());
    }
    for (std::size_t line = 0; line < height; ++line) {
      std::string text;
      std::size_t end = 0;  // of the columns so far
      for (std::size_t i = 0; i < cells.size(); ++i) {
        if (widths[i] == 0) continue;
        if (line < cells[i].size() && !cells[i][line].empty()) {
          text.append(end - width(text), ' ');
          text += cells[i][line];
        }
        end += widths[i] + kBetweenCells;
      }
      out += style(tone, text) + '\n';
    }
  };
  add(heading_, Tone::dim);
  for (const auto& row : rows_) add(row, Tone::plain);
  return out;
}

}  // namespace barber
