// Inns and cathedrals at work: what they make of the points of a road or city. The rules themselves
// are inns_and_cathedrals_rules.hpp.
#pragma once

#include <optional>
#include <vector>

#include "board/board.hpp"
#include "rules/inns_and_cathedrals_rules.hpp"

namespace barber::inns {

// What a tile or a coat of arms of such a road or city is worth, and by which rule.
struct Worth {
  int each = 0;
  const Rule* rule = nullptr;
};

// For a road with an inn or a city with a cathedral, of which these are the segments. `lost`: it is
// scored at the end without being completed. None: it has neither.
std::optional<Worth> worth(const Board& board, const std::vector<SegmentId>& segments, bool lost);

}  // namespace barber::inns
