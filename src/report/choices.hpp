// What a player may do with a tile, an action in a line, as text for a terminal of 80 columns and
// as JSON (schemas/choices.schema.json).
#pragma once

#include <optional>
#include <string>

#include "adjudicator/legal_actions.hpp"
#include "report/style.hpp"
#include "scenario/scenario.hpp"

namespace barber {

struct ChoicesView {
  // Most points for the player first, what is open by its least points; otherwise, and among
  // equals, in the order of the list.
  bool best = false;
  std::optional<int> limit;  // how many are shown
};

// `found` is what may be done with `in_hand` in `scenario`. Both end in a newline.
std::string choices_text(const Scenario& scenario, const TileInHand& in_hand,
                         const LegalActions& found, const ChoicesView& view, const Style& style);
std::string choices_json(const Scenario& scenario, const TileInHand& in_hand,
                         const LegalActions& found, const ChoicesView& view);

}  // namespace barber
