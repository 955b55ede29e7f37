// Finds answers of `choose` that answer nothing: a typing error in one would leave the ruling to
// chance. Needs the rulings of a whole document, since variants share answers with the base case.
#pragma once

#include <span>
#include <vector>

#include "scenario/scenario.hpp"

namespace barber {

// `rulings` are those of `scenarios`, the base case and all variants of one document, in their
// order. `unused-choice` for an answer (or an entry of a `score-order`) whose event happens in no
// branch of any of them; `ambiguous-choice` for one that could answer several events. By place in
// the file.
std::vector<Diagnostic> unused_choices(std::span<const Scenario> scenarios,
                                       std::span<const Ruling> rulings);

}  // namespace barber
