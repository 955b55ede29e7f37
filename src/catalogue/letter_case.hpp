// Words compared without regard to letter case. Letters beyond ASCII are compared as they are.
#pragma once

#include <algorithm>
#include <string_view>

namespace barber {

constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

inline bool contains_word(std::string_view text, std::string_view word) {
  const auto same = [](char a, char b) { return lower(a) == lower(b); };
  return word.empty() ||
         std::search(text.begin(), text.end(), word.begin(), word.end(), same) != text.end();
}

}  // namespace barber
