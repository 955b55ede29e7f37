// Adjudication alone: one turn by size of the board, and a whole game in one action.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <span>

#include "catalogue/catalogue.hpp"
#include "support/random_game.hpp"

namespace barber::test {
namespace {

constexpr int kMostBranches = 1000;

struct Game {
  GameState start;
  std::vector<Turn> turns;
};

// A full base game played legally at random; what is left open takes its first answer, which the
// replay is given as an answer, so that no branch is tried twice.
Game base_game(std::uint64_t seed) {
  Random random(seed);
  Game game{new_game(2), {}};
  GameState table = game.start;
  int number = 0;
  for (const Tile* tile : shuffled_tiles(random)) {
    if (tile->has_bathhouse()) continue;
    Turn turn = random_turn(random, table, static_cast<PlayerId>(number++ % 2), *tile);
    if (turn.steps.empty()) continue;
    table = adjudicate(table, std::span(&turn, 1), Ruleset(), kMostBranches).outcome().table;
    game.turns.push_back(std::move(turn));
  }
  return game;
}

// A road of `tiles` tiles in a long row of fields, and a turn that closes its end.
struct Position1 {
  GameState table;
  Turn turn;
};

Position1 row(int tiles) {
  Position1 made;
  made.table = new_game(2);
  made.table.board = Board();
  const Tile& straight = find_tile("U")->tile;
  const Tile& crossing = find_tile("X")->tile;
  const int length = tiles / 4;
  // Four rows of straight roads; the lowest has a crossing at its west end.
  for (int y = 0; y < 4; ++y) {
    for (int x = 0; x < length; ++x) {
      const bool end = y == 3 && x == 0;
      if (end) {
        made.table.board.place(find_tile("W")->tile, {x, y}, Rotation::none);
      } else {
        made.table.board.place(straight, {x, y}, Rotation::none);
      }
    }
  }
  const TileIndex last = made.table.board.tile_at({length - 1, 3});
  made.table.figures.front().place = Place::on(made.table.board.segment(last, 0));
  made.turn.steps = {PlaceTile{&crossing, {length, 3}, Rotation::none}};
  return made;
}

void one_turn(benchmark::State& state) {
  const Position1 made = row(static_cast<int>(state.range(0)));
  for (auto _ : state) {
    benchmark::DoNotOptimize(
        adjudicate(made.table, std::span(&made.turn, 1), Ruleset(), kMostBranches));
  }
}
BENCHMARK(one_turn)->Arg(12)->Arg(20)->Arg(72)->Arg(100)->Arg(1000)->Unit(benchmark::kMicrosecond);

void full_game(benchmark::State& state) {
  const Game game = base_game(7);
  state.counters["turns"] = static_cast<double>(game.turns.size());
  for (auto _ : state) {
    benchmark::DoNotOptimize(adjudicate(game.start, game.turns, Ruleset(), kMostBranches));
  }
}
BENCHMARK(full_game)->Unit(benchmark::kMicrosecond);

// The first turns of that game.
void some_turns(benchmark::State& state) {
  const Game game = base_game(7);
  const auto number = std::min(static_cast<std::size_t>(state.range(0)), game.turns.size());
  for (auto _ : state) {
    benchmark::DoNotOptimize(
        adjudicate(game.start, std::span(game.turns).first(number), Ruleset(), kMostBranches));
  }
}
BENCHMARK(some_turns)->Arg(1)->Arg(10)->Arg(35)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace barber::test
