// Reads `expect`: what must come out.
#pragma once

#include "scenario/figures_reader.hpp"
#include "scenario/scenario.hpp"

namespace barber {

// `base` says that this is the base case of its document, which alone may expect an error.
Expectation read_expectation(Diagnostics& out, const Node& expect, const PlayersDraft& players,
                             Ground& ground, bool base, int turns);

// The diagnostic that `expect.error` names; "" if there is none. Reports nothing: it can be asked
// before anything else is known.
std::string_view expected_error(const Node& expect);

}  // namespace barber
