// A ruling as JSON, as schemas/ruling.schema.json describes it. Keys are only ever added within a
// format version.
#pragma once

#include <string>

#include "adjudicator/ruling.hpp"
#include "scenario/scenario.hpp"

namespace barber {

// `ruling` is one of `scenario`. Indented, ends in a newline.
std::string ruling_json(const Scenario& scenario, const Ruling& ruling);

}  // namespace barber
