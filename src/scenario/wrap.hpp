// Breaking text into lines for a terminal. Here because the diagnostics need it, and whatever lies
// above them may use it too; it knows nothing of what the text says.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace barber {

inline constexpr std::size_t kColumns = 80;  // of what is broken into lines

// The number of columns that UTF-8 text takes up (one a code point).
std::size_t width(std::string_view text);

// Breaks text at blanks into lines of at most `columns`.
std::vector<std::string> wrap(std::string_view text, std::size_t columns);

// `head` and behind it `text`, in lines of at most kColumns; the further lines are indented as far
// as the text of the first.
std::string hanging(std::string_view head, std::string_view text);

}  // namespace barber
