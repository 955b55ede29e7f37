#include "game/figures.hpp"

namespace barber {
namespace {

struct Start {
  Expansion expansion;
  FigureKind kind;
  int count;
};

// Beside the seven meeples of the base game.
constexpr std::array<Start, 12> kStarts{{
    {Expansion::abbot, FigureKind::abbot, 1},
    {Expansion::inns_and_cathedrals, FigureKind::large, 1},
    {Expansion::traders_and_builders, FigureKind::builder, 1},
    {Expansion::traders_and_builders, FigureKind::pig, 1},
    {Expansion::phantom, FigureKind::phantom, 1},
    {Expansion::abbey_and_mayor, FigureKind::wagon, 1},
    {Expansion::abbey_and_mayor, FigureKind::mayor, 1},
    {Expansion::abbey_and_mayor, FigureKind::barn, 1},
    {Expansion::under_the_big_top, FigureKind::ringmaster, 1},
    {Expansion::hills_and_sheep, FigureKind::shepherd, 1},
    {Expansion::ghosts_castles_cemeteries, FigureKind::guard, 2},
    // Five meeples instead of seven.
    {Expansion::ghosts_castles_cemeteries, FigureKind::meeple, -2},
}};
constexpr int kMeeples = 7;

}  // namespace

FigureCounts starting_supply(const std::array<bool, kExpansions>& in_play) {
  FigureCounts counts{};
  counts[static_cast<std::size_t>(FigureKind::meeple)] = kMeeples;
  for (const Start& start : kStarts) {
    if (!in_play[static_cast<std::size_t>(start.expansion)]) continue;
    counts[static_cast<std::size_t>(start.kind)] += start.count;
  }
  return counts;
}

}  // namespace barber
