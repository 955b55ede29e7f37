#include "rules/rule.hpp"

#include <array>

namespace barber {

std::string_view name(Origin origin) {
  constexpr std::array<std::string_view, 5> kNames{"printed", "clarification", "community",
                                                   "edition", "inference"};
  return kNames[static_cast<std::size_t>(origin)];
}

}  // namespace barber
