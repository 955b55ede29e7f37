// Reads `action`: the turns with their steps, and the tile in hand if it ends in one. Their answers
// are read afterwards (choices_reader.hpp), when all tiles are known.
#pragma once

#include <vector>

#include "game/turn.hpp"
#include "scenario/figures_reader.hpp"
#include "scenario/scenario.hpp"
#include "scenario/sketch_reader.hpp"

namespace barber {

struct ActionDraft {
  std::vector<Turn> turns;
  std::vector<const Node*> choose;  // by turn; nullptr: there is none
  std::optional<HeldTile> in_hand;
  Usage usage;
};

// What the steps may name; `ground` comes to know the tiles that they place.
struct ActionWorld {
  const TileTable& tiles;
  const PlayersDraft& players;
  const FiguresDraft& figures;
  const SketchDraft* sketch;  // nullptr: there is a board
  Ground& ground;
};

ActionDraft read_action(Diagnostics& out, const Node& action, const ActionWorld& world);

}  // namespace barber
