// One tile drawn on a canvas: the ground with coats of arms, buildings and the figures on it, and
// the border round it, which two neighbouring tiles share.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "report/canvas.hpp"
#include "report/tile_shape.hpp"

namespace barber {

inline constexpr std::string_view kCoatGlyph = "◊";

// A figure on the tile: the mark that stands for it, and where it is.
struct FigureMark {
  std::string text;  // "r1"
  int feature = kNoFeature;
  bool bathes = false;  // in the tile's bathhouse; then `feature` does not count
};

// Draws the inside of a tile with its upper left corner at `corner`. A mark that finds no room at
// its place is left out.
void paint_tile(Canvas& canvas, Point corner, const Tile& tile, Rotation rotation, BlockSize size,
                std::span<const FigureMark> figures);

// Draws the border round the inside at `corner`, one character wide: its corners, and on each side
// what runs over it.
void paint_border(Canvas& canvas, Point corner, const Tile& tile, Rotation rotation,
                  BlockSize size);

}  // namespace barber
