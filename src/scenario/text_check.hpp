// What must hold of a text before a YAML or JSON reader may see it: its size, that it is UTF-8
// without control characters, and that its brackets are not nested beyond reason (yaml-cpp keeps a
// token for every open bracket of a line: 4 MiB of `[` take it 919 MiB).
#pragma once

#include "scenario/diagnostics.hpp"

namespace barber {

inline constexpr std::size_t kLargestText = 1U << 20U;

// Reports what is wrong with the source's text; whether it may be read on.
bool check_text(Diagnostics& out);

}  // namespace barber
