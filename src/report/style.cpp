#include "report/style.hpp"

#include <fmt/format.h>

#include <array>

namespace barber {

std::string Style::operator()(Tone tone, std::string_view text) const {
  constexpr std::array<std::string_view, 9> kCodes{"", "32", "31", "33", "2", "1", "33", "36", "7"};
  const std::string_view code = kCodes[static_cast<std::size_t>(tone)];
  if (!colour_ || code.empty() || text.empty()) return std::string(text);
  return fmt::format("\033[{}m{}\033[0m", code, text);
}

}  // namespace barber
