#include "support/random_game.hpp"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <variant>

#include "catalogue/catalogue.hpp"
#include "catalogue/notation.hpp"

namespace barber::test {
namespace {

constexpr int kBranches = 100;

bool owns(const GameState& table, PlayerId player, FigureKind kind) {
  return std::any_of(table.figures.begin(), table.figures.end(), [&](const Figure& figure) {
    return figure.owner == player && figure.kind == kind;
  });
}

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

void shuffle(Random& random, std::vector<const Tile*>& tiles) {
  for (int i = static_cast<int>(tiles.size()) - 1; i > 0; --i) {
    std::swap(tiles[static_cast<std::size_t>(i)],
              tiles[static_cast<std::size_t>(random.below(i + 1))]);
  }
}

// Those of the ghosts, whose print is not in the catalogue.
const std::vector<Tile>& tiles_of_ghosts() {
  static const std::vector<Tile> tiles = [] {
    std::vector<Tile> all;
    for (const char* line :
         {"field NL NR EL ER SL SR WL WR; mist", "road S; field NL NR EL ER SL SR WL WR; mist",
          "road E W; field NL NR EL WR; field ER SL SR WL; mist",
          "city N; field EL ER SL SR WL WR by N; mist", "field NL NR EL ER SL SR WL WR; cemetery",
          "road S; field NL NR EL ER SL SR WL WR; ruin; mist"}) {
      all.push_back(std::get<Tile>(read_tile("ghosts-" + std::to_string(all.size()), line)));
    }
    return all;
  }();
  return tiles;
}

// Adds the step if the turn stays legal with it.
void try_step(const GameState& table, Turn& turn, Step step) {
  turn.steps.push_back(step);
  if (!legal(table, turn)) turn.steps.pop_back();
}

// The steps of the expansions; where they do not matter nothing is asked of `random`.
void give_ghost(Random& random, const GameState& table, Turn& turn) {
  const auto& placed = std::get<PlaceTile>(turn.steps.front());
  if (!placed.tile->has(Symbol::mist)) return;
  const int first = random.below(static_cast<int>(table.figures.size()));
  for (std::size_t i = 0; i < table.figures.size(); ++i) {
    const Figure& figure =
        table.figures[(i + static_cast<std::size_t>(first)) % table.figures.size()];
    if (figure.place.kind != Place::Kind::feature) continue;
    try_step(table, turn, GiveGhost{figure.owner, figure.kind, table.where(figure.place)});
    if (turn.steps.size() > 1) return;
  }
}

void use_acrobats(Random& random, const GameState& table, Turn& turn) {
  const Position at = std::get<PlaceTile>(turn.steps.front()).at;
  for (const PlacedTile& tile : table.board.tiles()) {
    if (!tile.tile->has(Symbol::acrobat) || random.chance(40)) continue;
    const std::size_t before = turn.steps.size();
    try_step(table, turn, ScoreAcrobats{tile.at});
    const bool near = std::abs(tile.at.x - at.x) < 2 && std::abs(tile.at.y - at.y) < 2;
    if (turn.steps.size() == before && near) {
      try_step(table, turn,
               PlaceMeeple{FigureKind::meeple, {Place::Kind::acrobat, tile.at, kNoFeature}, -1});
    }
    if (turn.steps.size() > before) return;
  }
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
  shuffle(random, tiles);
  return tiles;
}

GameState new_bonus_game(int players) {
  GameState table = new_game(players);
  for (int p = 0; p < players; ++p) {
    Figure figure;
    figure.owner = static_cast<PlayerId>(p);
    figure.kind = FigureKind::ringmaster;
    table.figures.push_back(figure);
    figure.kind = FigureKind::guard;
    table.figures.insert(table.figures.end(), 2, figure);
    figure.place = Place::pool();
    table.figures.insert(table.figures.end(), 3, figure);
  }
  for (std::size_t i = 0; i < table.surveyors.in_force.size(); ++i) {
    table.surveyors.in_force[i] = kSurveyTiles[(i + static_cast<std::size_t>(players)) % 5];
  }
  return table;
}

std::vector<const Tile*> shuffled_bonus_tiles(Random& random) {
  std::vector<const Tile*> tiles = shuffled_tiles(random);
  tiles.resize(tiles.size() / 2);
  for (const CatalogueTile& one : catalogue()) {
    if (one.set == "watchtowers" || one.set == "under-the-big-top") tiles.push_back(&one.tile);
  }
  for (const Tile& tile : tiles_of_ghosts()) tiles.insert(tiles.end(), 2, &tile);
  shuffle(random, tiles);
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
  give_ghost(random, table, turn);
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
  const std::size_t before_acrobats = turn.steps.size();
  use_acrobats(random, table, turn);
  if (turn.steps.size() > before_acrobats) return turn;
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
      const bool acts = turn.steps.size() > before;
      if (!acts && owns(table, player, FigureKind::ringmaster)) {
        const auto kind = random.chance(50) ? FigureKind::ringmaster : FigureKind::guard;
        try_step(table, turn, PlaceMeeple{kind, where, -1});
      }
      if (turn.steps.size() > before) break;
    }
  }
  return turn;
}

}  // namespace barber::test
