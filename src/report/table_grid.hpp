// Where the tiles of a table stand in a drawing: which rows and columns of the table are drawn, and
// at which line or column of the text each begins. Empty stretches are left out.
#pragma once

#include <span>
#include <vector>

namespace barber {

// A row or column of tiles that is drawn.
struct Lane {
  int coordinate = 0;
  int start = 0;           // where the inside of its tiles begins, from the first border on
  bool after_gap = false;  // empty rows or columns before it are left out
};

// What is drawn of a left-out stretch takes up so much.
struct LaneSize {
  int tile = 1;  // the inside; neighbouring lanes share a border of 1
  int gap = 1;
};

// The lanes for these coordinates, which are in order, each once. A single empty row or column
// between two others is drawn; more are left out.
std::vector<Lane> lanes(std::span<const int> coordinates, LaneSize size);

// How much they take up, with the borders at both ends; 0 for none.
int extent(std::span<const Lane> lanes, LaneSize size);

// The lane of a coordinate, or nullptr.
const Lane* find_lane(std::span<const Lane> lanes, int coordinate);

}  // namespace barber
