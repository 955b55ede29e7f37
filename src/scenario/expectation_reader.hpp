// Reads `expect`: what must come out.
#pragma once

#include <span>

#include "scenario/figures_reader.hpp"
#include "scenario/scenario.hpp"

namespace barber {

// What is expected of.
struct ExpectedOf {
  bool base = true;  // the base case of its document, which alone may expect an error
  std::span<const Turn> action;
  const TileTable& tiles;
};

Expectation read_expectation(Diagnostics& out, const Node& expect, const PlayersDraft& players,
                             Ground& ground, ExpectedOf of);

// The diagnostic that `expect.error` names; "" if there is none, or not that alone. Reports
// nothing: it can be asked before anything else is known.
std::string_view expected_error(const Node& expect);

}  // namespace barber
