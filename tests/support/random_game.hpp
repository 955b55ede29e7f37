// Random legal games with a fixed seed: the same seed gives the same game on every machine.
#pragma once

#include <cstdint>
#include <vector>

#include "adjudicator/adjudicate.hpp"

namespace barber::test {

// A small generator of our own, since the distributions of <random> differ between libraries.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed * 2654435769U + 1) {}
  int below(int bound);
  bool chance(int percent) { return below(100) < percent; }

 private:
  std::uint64_t state_;
};

// A table at the start of a game: the start tile, and all figures in the supply, abbots included.
GameState new_game(int players);

// All tiles of the base game and The Barber-Surgeons but the start tile, shuffled.
std::vector<const Tile*> shuffled_tiles(Random& random);

// The same with the expansions that look round a tile or change what a feature pays: watchtowers,
// the big top, ghosts with their castles and cemeteries, surveyors.
GameState new_bonus_game(int players);
std::vector<const Tile*> shuffled_bonus_tiles(Random& random);

// A turn in which `player` does something with `tile` that the rules allow. No steps: it fits
// nowhere.
Turn random_turn(Random& random, const GameState& table, PlayerId player, const Tile& tile);

}  // namespace barber::test
