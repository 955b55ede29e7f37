#include "rules/inns_and_cathedrals.hpp"

#include <algorithm>

namespace barber::inns {
namespace {

constexpr int kRoadTile = 2;
constexpr int kCityTile = 3;

}  // namespace

std::optional<Worth> worth(const Board& board, const std::vector<SegmentId>& segments, bool lost) {
  const auto bears = [&](Symbol symbol) {
    return std::any_of(segments.begin(), segments.end(),
                       [&](SegmentId segment) { return board.printed(segment).has(symbol); });
  };
  if (bears(Symbol::inn)) return Worth{lost ? 0 : kRoadTile, &inn_points};
  if (bears(Symbol::cathedral)) return Worth{lost ? 0 : kCityTile, &cathedral_points};
  return std::nullopt;
}

}  // namespace barber::inns
