// Tables made in code, for tests that print them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "scenario/scenario.hpp"

namespace barber::test {

class TableMaker {
 public:
  // Each player with seven meeples and an abbot in the supply.
  explicit TableMaker(std::vector<std::string> players);

  // Lays a tile of the catalogue, by id or letter, with `@90` and the like where it is turned.
  TableMaker& tile(std::string_view id, int x, int y);
  // Puts a figure of the player's supply on a feature, named as `in` of a scenario; "bathhouse" is
  // the tub.
  TableMaker& figure(std::string_view player, FigureKind kind, int x, int y, std::string_view in);
  TableMaker& score(std::string_view player, int points);

  Scenario& scenario() { return scenario_; }
  const GameState& table() const { return scenario_.table; }

 private:
  PlayerId player(std::string_view name) const;

  Scenario scenario_;
};

}  // namespace barber::test
