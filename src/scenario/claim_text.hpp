// A claim in one line, as a command line gives it: "red=9", "red=9, blue=4", "red meeple at 2,1
// bathhouse", "red meeple in mill", "red abbot home", "illegal bath.leave.buy". In a scenario file
// claims are YAML instead.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "adjudicator/claim.hpp"
#include "scenario/scenario.hpp"

namespace barber {

struct ParsedClaim {
  std::optional<Claim> claim;
  // If there is none: what is wrong, and the way out (may be empty).
  std::string problem;
  std::string help;
};

// Parts are joined by `,` or `and`, and all must hold. Each is `PLAYER=POINTS`, `PLAYER [KIND] at
// X,Y PLACE` with PLACE as `in` has it, `PLAYER [KIND] in NAME` with a name of the sketch or of
// `board: names`, `PLAYER [KIND] home` (or `in supply`), `legal`, `illegal`, or `illegal RULE`.
// Places are those of the table and of the tiles that the action places.
ParsedClaim parse_claim(std::string_view text, const Scenario& scenario);

}  // namespace barber
