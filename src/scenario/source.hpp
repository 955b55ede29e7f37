// The text of a scenario file and the places in it. Columns inside of the reader count bytes from
// 1, as yaml-cpp does; people count characters, so marks are converted on their way out. Knows no
// YAML beyond what finding a place inside of a scalar needs.
#pragma once

#include <string_view>
#include <vector>

#include "scenario/diagnostic.hpp"

namespace barber {

// A place in bytes.
struct Spot {
  int line = 0;  // from 1; 0: the file as a whole
  int column = 0;
};

// Whether `is` holds of any byte. It looks at all of them, many at a time: nearly always at none is
// anything to be found.
template <typename Is>
bool any_byte(std::string_view text, Is is) {
  constexpr std::size_t kBlock = 64;
  unsigned found = 0;
  while (text.size() >= kBlock) {
    unsigned char in_block = 0;
    for (std::size_t i = 0; i < kBlock; ++i) {
      in_block |= static_cast<unsigned char>(is(static_cast<unsigned char>(text[i])));
    }
    found |= in_block;
    text.remove_prefix(kBlock);
  }
  for (const char c : text) found |= static_cast<unsigned>(is(static_cast<unsigned char>(c)));
  return found != 0;
}

class Source {
 public:
  // `text` must outlive the source. A byte order mark is left out.
  explicit Source(std::string_view text);

  std::string_view text() const { return text_; }
  // The line without its end; "" if there is no such line.
  std::string_view line(int number) const;
  Mark mark(Spot spot) const;
  std::size_t offset(Spot spot) const;  // of the byte in text(); its size if there is no such line
  Spot spot(std::size_t offset) const;
  // Number of characters in the `bytes` that begin at `spot`.
  int characters(Spot spot, std::size_t bytes) const;

  // Where byte `offset` of the value of a scalar stands that begins at `start` in the source;
  // folded lines, indentation and block headers are walked through. `start` if an escape is in the
  // way.
  Spot inside(Spot start, std::string_view value, std::size_t offset) const;

 private:
  void index_lines() const;

  std::string_view text_;
  bool ascii_ = true;                             // then bytes are characters
  mutable std::vector<std::size_t> line_starts_;  // built when first needed
};

// Number of characters in UTF-8 text.
int count_characters(std::string_view text);

}  // namespace barber
