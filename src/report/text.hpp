// A ruling as text for a terminal of 80 columns: the verdict first, then the scorings with their
// items and rules, who moved and why, who got nothing and why, and what was assumed.
#pragma once

#include <string>

#include "adjudicator/ruling.hpp"
#include "report/style.hpp"
#include "scenario/scenario.hpp"

namespace barber {

// `ruling` is one of `scenario`. Ends in a newline.
std::string ruling_text(const Scenario& scenario, const Ruling& ruling, const Style& style);

}  // namespace barber
