#include "scenario/printable.hpp"

#include <fmt/format.h>

#include <cstdint>

namespace barber {

Glyph take_glyph(std::string_view& rest) {
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
  const std::uint32_t least = length == 3 ? 0x800U : length == 4 ? 0x10000U : 0U;
  if (code < least || (code >= 0xD800U && code < 0xE000U) || code > 0x10FFFFU) length = 0;
  if (length == 0) {
    rest.remove_prefix(1);
    return {fmt::format("\\x{:02X}", first), 4};
  }
  const std::string_view text = rest.substr(0, length);
  rest.remove_prefix(length);
  if (code == '\t') return {" ", 1};
  const bool control = code < 0x20U || (code >= 0x7FU && code < 0xA0U);
  // Marks that turn the direction of writing could make a line look like another one.
  const bool invisible =
      (code >= 0x200BU && code <= 0x200FU) || (code >= 0x2028U && code <= 0x202EU) ||
      (code >= 0x2060U && code <= 0x2069U) || code == 0xFEFFU || (code & 0xFFFEU) == 0xFFFEU;
  if (control || invisible) {
    std::string shown =
        code < 0x100U ? fmt::format("\\x{:02X}", code) : fmt::format("\\u{:04X}", code);
    const std::size_t width = shown.size();
    return {std::move(shown), width};
  }
  return {std::string(text), 1};
}

std::string printable(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  while (!text.empty()) out += take_glyph(text).text;
  return out;
}

}  // namespace barber
