// A ruling as JSON, as schemas/ruling.schema.json describes it. Keys are only ever added within a
// format version.
#pragma once

#include <span>
#include <string>

#include "scenario/claims.hpp"

namespace barber {

// `ruling` is one of `scenario`, `answers` are those to its claims (or none, and it tells nothing
// of them). Indented, ends in a newline.
std::string ruling_json(const Scenario& scenario, const Ruling& ruling,
                        std::span<const AnsweredClaim> answers);
// The same in one line.
std::string ruling_json_line(const Scenario& scenario, const Ruling& ruling,
                             std::span<const AnsweredClaim> answers);

// What stands in place of a ruling where there is none, in one line, as schemas/error.schema.json
// describes it.
std::string error_json_line(std::span<const Diagnostic> diagnostics);

}  // namespace barber
