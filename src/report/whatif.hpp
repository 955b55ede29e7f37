// Which options decide a ruling, as text for a terminal of 80 columns and as JSON
// (schemas/whatif.schema.json).
#pragma once

#include <string>

#include "adjudicator/whatif.hpp"
#include "report/style.hpp"
#include "scenario/scenario.hpp"

namespace barber {

// `found` is that of `scenario`. Both end in a newline.
std::string whatif_text(const Scenario& scenario, const WhatIf& found, const Style& style);
std::string whatif_json(const Scenario& scenario, const WhatIf& found);

}  // namespace barber
