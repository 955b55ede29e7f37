#include "report/table_grid.hpp"

#include <algorithm>

namespace barber {

std::vector<Lane> lanes(std::span<const int> coordinates, LaneSize size) {
  std::vector<Lane> found;
  for (const int coordinate : coordinates) {
    if (found.empty()) {
      found.push_back({coordinate, 1, false});
      continue;
    }
    const int missing = coordinate - found.back().coordinate - 1;
    if (missing == 1) {
      found.push_back({coordinate - 1, found.back().start + size.tile + 1, false});
    }
    const int gap = missing > 1 ? size.gap + 1 : 0;
    found.push_back({coordinate, found.back().start + size.tile + 1 + gap, missing > 1});
  }
  return found;
}

int extent(std::span<const Lane> lanes, LaneSize size) {
  return lanes.empty() ? 0 : lanes.back().start + size.tile + 1;
}

const Lane* find_lane(std::span<const Lane> lanes, int coordinate) {
  const auto lane =
      std::lower_bound(lanes.begin(), lanes.end(), coordinate,
                       [](const Lane& one, int wanted) { return one.coordinate < wanted; });
  return lane == lanes.end() || lane->coordinate != coordinate ? nullptr : &*lane;
}

}  // namespace barber
