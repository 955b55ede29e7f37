// Text of others made fit for a terminal or a report: what is no UTF-8, controls it, or turns the
// direction of writing is shown escaped.
#pragma once

#include <string>
#include <string_view>

namespace barber {

// One character as shown: printable, or escaped.
struct Glyph {
  std::string text;
  std::size_t width = 1;
};

// Takes one character off `rest`, which is not empty. Bytes that are not UTF-8 are one each.
Glyph take_glyph(std::string_view& rest);

// All of `text`. It has no line breaks then, and is UTF-8.
std::string printable(std::string_view text);

}  // namespace barber
