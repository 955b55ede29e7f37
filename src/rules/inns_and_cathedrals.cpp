#include "rules/inns_and_cathedrals.hpp"

#include <algorithm>

namespace barber::inns {
namespace {

constexpr int kInnTile = 2;
constexpr int kCathedralTile = 3;

}  // namespace

std::optional<Worth> worth(const Board& board, const std::vector<SegmentId>& segments, bool lost) {
  const auto bears = [&](Symbol symbol) {
    return std::any_of(segments.begin(), segments.end(),
                       [&](SegmentId segment) { return board.printed(segment).has(symbol); });
  };
  if (bears(Symbol::inn)) return Worth{lost ? 0 : kInnTile, &inn_points};
  if (bears(Symbol::cathedral)) return Worth{lost ? 0 : kCathedralTile, &cathedral_points};
  return std::nullopt;
}

}  // namespace barber::inns
