// "Did you mean": the nearest valid word to one that is not known.
#pragma once

#include <span>
#include <string_view>

namespace barber {

// The word of `words` with the smallest edit distance to `word`, letter case aside, or "" if none
// is near enough to be worth suggesting (a third of the letters at most).
std::string_view nearest(std::string_view word, std::span<const std::string_view> words);

}  // namespace barber
