#include "support/random_game.hpp"

#include <algorithm>

#include "catalogue/catalogue.hpp"

namespace barber::test {
namespace {

constexpr int kBranches = 100;

bool legal(const GameState& table, const Turn& turn) {
  return adjudicate(table, std::span(&turn, 1), Ruleset(), kBranches).verdict != Verdict::illegal;
}

std::vector<PlaceTile> placements(const GameState& table, const Tile& tile) {
  std::vector<PlaceTile> found;
  for (const PlacedTile& placed : table.board.tiles()) {
    for (const Side side : kSides) {
      for (const Rotation rotation : kRotations) {
        const Position at = neighbour(placed.at, side);
        if (table.board.tile_at(at) == kNoTile && table.board.fits(tile, rotation, at)) {
          found.push_back({&tile, at, rotation});
        }
      }
    }
  }
  return found;
}

// Adds the step if the turn stays legal with it.
void try_step(const GameState& table, Turn& turn, Step step) {
  turn.steps.push_back(step);
  if (!legal(table, turn)) turn.steps.pop_back();
}

}  // namespace

int Random::below(int bound) {
  state_ = state_ * 6364136223846793005U + 1442695040888963407U;
  return static_cast<int>((state_ >> 33U) % static_cast<std::uint64_t>(bound));
}

GameState new_game(int players) {
  GameState table;
  table.scores.assign(static_cast<std::size_t>(players), 0);
  for (int p = 0; p < players; ++p) {
    Figure figure;
    figure.owner = static_cast<PlayerId>(p);
    for (int i = 0; i < 7; ++i) table.figures.push_back(figure);
    figure.kind = FigureKind::abbot;
    table.figures.push_back(figure);
  }
  table.board.place(find_tile("D")->tile, {0, 0}, Rotation::none);
  return table;
}

std::vector<const Tile*> shuffled_tiles(Random& random) {
  std::vector<const Tile*> tiles;
  for (const CatalogueTile& one : catalogue()) {
    if (one.set != "base-game" && one.set != "barber-surgeons") continue;
    for (int i = one.letter == "D" ? 1 : 0; i < one.count; ++i) tiles.push_back(&one.tile);
  }
  for (int i = static_cast<int>(tiles.size()) - 1; i > 0; --i) {
    std::swap(tiles[static_cast<std::size_t>(i)],
              tiles[static_cast<std::size_t>(random.below(i + 1))]);
  }
  return tiles;
}

Turn random_turn(Random& random, const GameState& table, PlayerId player, const Tile& tile) {
  Turn turn;
  turn.player = player;
  const std::vector<PlaceTile> places = placements(table, tile);
  if (places.empty()) return turn;
  const PlaceTile place =
      places[static_cast<std::size_t>(random.below(static_cast<int>(places.size())))];
  turn.steps.push_back(place);
  if (random.chance(30)) {
    for (const TileIndex bathhouse : table.board.bathhouses()) {
      const auto bather = table.bather(bathhouse);
      if (bather && table.figure(*bather).owner == player) {
        try_step(table, turn, BuyBack{table.board.tile(bathhouse).at});
      }
    }
  }
  if (random.chance(10)) {
    for (const Figure& figure : table.figures) {
      if (figure.owner != player || figure.kind != FigureKind::abbot) continue;
      if (figure.place.kind == Place::Kind::feature) {
        try_step(table, turn, RecallAbbot{table.where(figure.place).at});
      }
    }
  }
  if (random.chance(70)) {
    const int features = static_cast<int>(tile.features.size());
    const int first = random.below(features);
    for (int i = 0; i < features; ++i) {
      const Where where{Place::Kind::feature, place.at, (first + i) % features};
      if (tile.features[static_cast<std::size_t>(where.feature)].kind == FeatureKind::river) {
        continue;
      }
      const std::size_t before = turn.steps.size();
      try_step(table, turn,
               PlaceMeeple{random.chance(30) ? FigureKind::abbot : FigureKind::meeple, where, -1});
      if (turn.steps.size() > before) break;
    }
  }
  return turn;
}

}  // namespace barber::test
