// A table of words: rows of cells below a heading, in 80 columns. Columns in which nothing stands
// are left out; where the rest is too wide, the widest columns are made narrower and their cells
// wrapped. It knows nothing of what the cells say.
#pragma once

#include <string>
#include <vector>

#include "report/style.hpp"

namespace barber {

class CellTable {
 public:
  explicit CellTable(std::vector<std::string> heading) : heading_(std::move(heading)) {}

  // As many cells as the heading has; an empty one says nothing.
  void add(std::vector<std::string> row) { rows_.push_back(std::move(row)); }

  // All lines, each ending in a newline; nothing if there are no rows.
  std::string text(const Style& style) const;

 private:
  std::vector<std::size_t> widths() const;

  std::vector<std::string> heading_;
  std::vector<std::vector<std::string>> rows_;
};

}  // namespace barber
