// A commented scenario to start from: a small dispute that is valid and judged as it stands, and
// whose comments say what each key means and what else could stand there. Nothing is judged here.
#pragma once

#include <string>
#include <vector>

#include "scenario/vocabulary.hpp"

namespace barber {

struct Starter {
  bool board = false;                // tiles; otherwise a sketch
  std::vector<std::string> players;  // one at least; each a valid name
  std::vector<Expansion> expansions;
};

// YAML; ends in a newline.
std::string starter_text(const Starter& starter);

// Names to take where none are given.
inline constexpr std::array<std::string_view, 6> kPlayerNames{"red",   "blue",   "green",
                                                              "black", "yellow", "pink"};

// `text` as a scalar of YAML: in quotes where it would not be read as this very text without them.
std::string yaml_scalar(std::string_view text);

}  // namespace barber
