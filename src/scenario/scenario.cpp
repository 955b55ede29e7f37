#include "scenario/scenario.hpp"

namespace barber {

Scenario under(const Scenario& scenario, const RuleSettings& settings) {
  Scenario other = scenario;
  other.settings = scenario.settings.under(settings);
  other.rules = other.settings.resolved();
  return other;
}

std::optional<TileInHand> tile_in_hand(const Scenario& scenario) {
  if (scenario.in_hand) {
    return TileInHand{scenario.action, scenario.in_hand->player, scenario.in_hand->tile, {}};
  }
  if (scenario.action.empty()) return std::nullopt;
  const Turn& turn = scenario.action.front();
  for (const Step& step : turn.steps) {
    const auto* place = std::get_if<PlaceTile>(&step);
    if (place == nullptr) continue;
    TileInHand in_hand{{}, turn.player, place->tile, {}};
    if (place->sketched != nullptr) in_hand.sketched = *place;
    return in_hand;
  }
  return std::nullopt;
}

}  // namespace barber
