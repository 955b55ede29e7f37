// The one-line notation of a tile, used by the catalogue and by a scenario's own `tiles`:
//   "city N, coat, bathhouse 3; field EL ER SL SR WL WR by N"
// It is read strictly: every half edge is taken exactly once, every word is known.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "catalogue/tile.hpp"

namespace barber {

// What is wrong with a line, and where.
struct NotationError {
  std::size_t offset = 0;  // byte in the line
  std::size_t length = 1;
  std::string message;
  std::string help;  // the way out; may be empty
};

// Reads `line` as the tile `id`. Needs nothing; returns the tile or the first error.
std::variant<Tile, NotationError> read_tile(std::string_view id, std::string_view line);

// The line that read_tile() reads back as the same tile.
std::string write_tile(const Tile& tile);

}  // namespace barber
