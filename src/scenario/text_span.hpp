// Where a value of the tree stands in the text: from its first byte to behind its last.
#pragma once

#include <cstddef>
#include <optional>

#include "scenario/tree.hpp"

namespace barber {

struct TextSpan {
  std::size_t begin = 0;
  std::size_t end = 0;
};

// Nothing for a value that cannot be told from its text alone: one that is empty, has an anchor, is
// an alias, or is a text over several lines.
std::optional<TextSpan> span_of(const Source& source, const Node& value);

}  // namespace barber
