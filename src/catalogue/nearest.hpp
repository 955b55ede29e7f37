// "Did you mean": the valid word that is meant by one that is not known, because people call the
// thing so or because it is mistyped.
#pragma once

#include <span>
#include <string_view>

namespace barber {

// The word of `words` for which people also write `word`, letter case aside: "knight" is a city,
// "cloister" a monastery; "" if there is none.
std::string_view synonym(std::string_view word, std::span<const std::string_view> words);

// That synonym, or else the word of `words` with the smallest edit distance to `word`, letter case
// aside, or "" if none is near enough to be worth suggesting (a third of the letters at most).
std::string_view nearest(std::string_view word, std::span<const std::string_view> words);

}  // namespace barber
