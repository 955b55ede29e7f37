// What the players of a scenario claim, and what the ruling says to it, as text for a terminal of
// 80 columns.
#pragma once

#include <span>
#include <string>

#include "report/style.hpp"
#include "scenario/claims.hpp"

namespace barber {

// `answers` are those to the claims of `scenario`, and `ruling` is what they are about. Each begins
// with an empty line; nothing if there are none.
std::string claims_text(const Scenario& scenario, const Ruling& ruling,
                        std::span<const AnsweredClaim> answers, const Style& style);

}  // namespace barber
