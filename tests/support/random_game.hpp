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

// The seeds from 1 to `last`. With sanitizers, which make everything ten times slower and look at
// memory and not at rules, a third of them.
std::vector<std::uint64_t> seeds_to(int last);

// A table at the start of a game: the start tile, and all figures in the supply, abbots included.
GameState new_game(int players);
// The same with one of every other kind of figure that is covered; random_turn places those too.
GameState new_game_of_all_figures(int players);
// Tiles with the symbols that belong to them.
const std::vector<Tile>& tiles_of_figures();

// All tiles of the base game and The Barber-Surgeons but the start tile, shuffled.
std::vector<const Tile*> shuffled_tiles(Random& random);
// With tiles of The Princess & the Dragon, The Flying Machines and The Tower among them.
std::vector<const Tile*> shuffled_tiles_with_pieces(Random& random);

// All figures, and tiles that look round themselves or change what a feature pays: watchtowers, the
// big top, ghosts with their castles and cemeteries, surveyors; and messages.
GameState new_bonus_game(int players);
// Lets roads of the tile placed last lead to Leipzig, or not.
void lead_to_leipzig(Random& random, GameState& table);
// Adds a message to the turn, if one may be drawn.
void draw_message(Random& random, const GameState& table, Turn& turn);
std::vector<const Tile*> shuffled_bonus_tiles(Random& random);
// Tiles of every expansion mixed.
std::vector<const Tile*> shuffled_tiles_of_all(Random& random);

// A turn in which `player` does something with `tile` that the rules allow. No steps: it fits
// nowhere.
Turn random_turn(Random& random, const GameState& table, PlayerId player, const Tile& tile);

}  // namespace barber::test
