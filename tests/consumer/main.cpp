// Rules on a scenario and prints who has how many points.
#include <iostream>

#include "adjudicator/adjudicate.hpp"
#include "scenario/reader.hpp"

namespace {

constexpr const char* kScenario = R"(players: [red, blue]
board: {tiles: [{tile: E, at: [0, 0]}]}
meeples: [{owner: red, at: [0, 0], in: city}]
action: {player: blue, steps: [place-tile: {tile: E, at: [0, -1], rotate: 180}]}
)";

}  // namespace

int main() {
  const barber::ReadResult read = barber::read_scenarios("two-caps.yaml", kScenario);
  for (const barber::Diagnostic& diagnostic : read.diagnostics) {
    std::cerr << barber::format(diagnostic, "two-caps.yaml", kScenario);
  }
  if (!read.ok()) return 1;
  const barber::Scenario& scenario = read.documents.front().scenarios.front();
  const barber::Ruling ruling =
      barber::adjudicate(scenario.table, scenario.action, scenario.rules, barber::kMostOutcomes);
  std::cout << barber::name(ruling.verdict);
  for (std::size_t p = 0; p < scenario.player_names.size(); ++p) {
    std::cout << ' ' << scenario.player_names[p] << ' ' << ruling.outcome().table.scores[p];
  }
  std::cout << '\n';
  return 0;
}
