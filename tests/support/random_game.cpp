#include "support/random_game.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <string>
#include <variant>

#include "adjudicator/piece_steps.hpp"
#include "catalogue/catalogue.hpp"
#include "catalogue/notation.hpp"

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

constexpr int kOfEachPieceTile = 4;

// Tiles that fit the base game's, with the symbols of the pieces.
const std::vector<Tile>& piece_tiles() {
  static const std::vector<Tile> tiles = [] {
    std::vector<Tile> found;
    for (const std::string line :
         {"field NL NR EL ER SL SR WL WR; volcano", "field NL NR EL ER SL SR WL WR; dragon",
          "road S; field NL NR EL ER SL SR WL WR; dragon", "field NL NR EL ER SL SR WL WR; portal",
          "city N, princess; field EL ER SL SR WL WR by N",
          "road E W; field NL NR EL WR; field ER SL SR WL; flier NE",
          "city N; road E; field EL ER SL SR WL WR by N; flier S",
          "road E W; field NL NR EL WR; field ER SL SR WL; tower",
          "field NL NR EL ER SL SR WL WR; tower"}) {
      found.push_back(std::get<Tile>(read_tile("p" + std::to_string(found.size()), line)));
    }
    return found;
  }();
  return tiles;
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

void shuffle(Random& random, std::vector<const Tile*>& tiles) {
  for (int i = static_cast<int>(tiles.size()) - 1; i > 0; --i) {
    std::swap(tiles[static_cast<std::size_t>(i)],
              tiles[static_cast<std::size_t>(random.below(i + 1))]);
  }
}

// A turn of the tile alone that needs the dragon's way: with some action before it if that will do.
Turn with_dragon(Random& random, const GameState& table, const Turn& tile_alone) {
  const PieceSteps steps(table, tile_alone.player);
  std::vector<Step> ways;
  std::vector<Step> actions;
  for (Step& step : steps.of(tile_alone.steps)) {
    (std::holds_alternative<MoveDragon>(step) ? ways : actions).push_back(std::move(step));
  }
  constexpr int kTries = 30;
  for (int i = 0; i < kTries && !ways.empty(); ++i) {
    Turn turn = tile_alone;
    if (!actions.empty() && random.chance(50)) {
      turn.steps.push_back(
          actions[static_cast<std::size_t>(random.below(static_cast<int>(actions.size())))]);
    }
    turn.steps.push_back(
        ways[static_cast<std::size_t>(random.below(static_cast<int>(ways.size())))]);
    if (legal(table, turn)) return turn;
  }
  Turn none;
  none.player = tile_alone.player;
  return none;
}

// Adds the step if the turn stays legal with it.
void try_step(const GameState& table, Turn& turn, const Step& step) {
  turn.steps.push_back(step);
  if (!legal(table, turn)) turn.steps.pop_back();
}

// Any kind of figure on the tile placed, and perhaps the phantom after it.
void add_figures(Random& random, const GameState& table, Turn& turn, const PlaceTile& place) {
  const auto features = static_cast<int>(place.tile->features.size());
  for (int tries = 0; tries < 6; ++tries) {
    const FigureKind kind =
        kFigureKinds[static_cast<std::size_t>(random.below(static_cast<int>(kFigureKinds.size())))];
    Where where{Place::Kind::feature, place.at, random.below(features)};
    if (place.tile->features[static_cast<std::size_t>(where.feature)].kind == FeatureKind::river) {
      continue;
    }
    if (kind == FigureKind::barn) {
      where = {Place::Kind::corner,
               {place.at.x - random.below(2), place.at.y - random.below(2)},
               kNoFeature};
    }
    try_step(table, turn, PlaceMeeple{kind, where, -1});
  }
}

// The spaces with tiles on all four sides, where an abbey goes.
std::vector<Position> holes(const Board& board) {
  std::vector<Position> found;
  for (const PlacedTile& placed : board.tiles()) {
    const Position at = neighbour(placed.at, Side::E);
    if (board.tile_at(at) != kNoTile) continue;
    if (std::all_of(kSides.begin(), kSides.end(),
                    [&](Side side) { return board.tile_at(neighbour(at, side)) != kNoTile; })) {
      found.push_back(at);
    }
  }
  return found;
}

// On the tile placed or one beside it.
void build_bridge(Random& random, const GameState& table, Turn& turn) {
  if (table.tokens.empty() || !random.chance(40)) return;
  const Position at = std::get<PlaceTile>(turn.steps.front()).at;
  const bool beside = random.chance(30);
  const Position site =
      beside ? neighbour(at, kSides[static_cast<std::size_t>(random.below(4))]) : at;
  try_step(table, turn, BuildBridge{site, random.chance(50)});
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
    if (std::holds_alternative<GiveGhost>(turn.steps.back())) return;
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

std::vector<std::uint64_t> seeds_to(int last) {
#ifdef __SANITIZE_ADDRESS__
  last = std::max(1, last / 3);
#endif
  std::vector<std::uint64_t> seeds(static_cast<std::size_t>(last));
  std::iota(seeds.begin(), seeds.end(), 1U);
  return seeds;
}

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

GameState new_game_of_all_figures(int players) {
  GameState table = new_game(players);
  for (int p = 0; p < players; ++p) {
    Figure figure;
    figure.owner = static_cast<PlayerId>(p);
    for (const FigureKind kind : kFigureKinds) {
      if (kind == FigureKind::meeple || kind == FigureKind::abbot) continue;
      figure.kind = kind;
      table.figures.push_back(figure);
    }
  }
  return table;
}

const std::vector<Tile>& tiles_of_figures() {
  static const std::vector<Tile> tiles = [] {
    std::vector<Tile> read;
    for (const std::string_view line :
         {"road E W, inn; field NL NR EL WR; field ER SL SR WL",
          "road E S, inn; field NL NR EL SR WL WR; field ER SL",
          "city E W, cathedral; field NL NR by E; field SL SR by E",
          "city N E, wine, coat; field SL SR WL WR by N",
          "city N, wheat; road E W; field EL WR by N; field ER SL SR WL",
          "city N E S, cloth; field WL WR by N"}) {
      read.push_back(std::get<Tile>(read_tile("own-" + std::to_string(read.size()), line)));
    }
    return read;
  }();
  return tiles;
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

std::vector<const Tile*> shuffled_tiles_with_pieces(Random& random) {
  std::vector<const Tile*> tiles = shuffled_tiles(random);
  for (const Tile& tile : piece_tiles()) {
    for (int i = 0; i < kOfEachPieceTile; ++i) tiles.push_back(&tile);
  }
  shuffle(random, tiles);
  return tiles;
}

GameState new_bonus_game(int players) {
  GameState table = new_game_of_all_figures(players);
  table.has_fairy = table.has_abbeys = true;
  table.tokens.assign(static_cast<std::size_t>(players), Tokens{3, 3});
  for (int p = 0; p < players; ++p) {
    Figure figure;
    figure.owner = static_cast<PlayerId>(p);
    figure.kind = FigureKind::guard;
    figure.place = Place::pool();
    table.figures.insert(table.figures.end(), 4, figure);
  }
  for (std::size_t i = 0; i < table.surveyors.in_force.size(); ++i) {
    table.surveyors.in_force[i] = kSurveyTiles[(i + static_cast<std::size_t>(players)) % 5];
  }
  table.has_messages = true;
  return table;
}

void lead_to_leipzig(Random& random, GameState& table) {
  const TileIndex last = static_cast<TileIndex>(table.board.tiles().size()) - 1;
  const auto features = static_cast<int>(table.board.tile(last).tile->features.size());
  for (int i = 0; i < features; ++i) {
    const SegmentId segment = table.board.segment(last, i);
    if (table.board.kind(segment) == FeatureKind::road && random.chance(40)) {
      table.leipzig.roads.push_back(segment);
    }
  }
}

void draw_message(Random& random, const GameState& table, Turn& turn) {
  DrawMessage step{1 + random.below(8), random.chance(10), {}};
  if (step.number == 8 && !step.points) {
    const int first = random.below(static_cast<int>(table.figures.size()));
    for (std::size_t i = 0; i < table.figures.size(); ++i) {
      const Figure& figure =
          table.figures[(i + static_cast<std::size_t>(first)) % table.figures.size()];
      if (figure.owner != turn.player || figure.place.kind != Place::Kind::feature) continue;
      step.meeple = NamedFigure{figure.owner, figure.kind, table.where(figure.place)};
    }
    if (!step.meeple) return;
  }
  try_step(table, turn, step);
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

std::vector<const Tile*> shuffled_tiles_of_all(Random& random) {
  std::vector<const Tile*> tiles = shuffled_bonus_tiles(random);
  for (const Tile& tile : piece_tiles()) tiles.insert(tiles.end(), 2, &tile);
  for (const Tile& tile : tiles_of_figures()) tiles.insert(tiles.end(), 2, &tile);
  for (const CatalogueTile& one : catalogue()) {
    if (one.tile.has(Symbol::bazaar)) tiles.push_back(&one.tile);
  }
  shuffle(random, tiles);
  return tiles;
}

Turn random_turn(Random& random, const GameState& table, PlayerId player, const Tile& tile) {
  Turn turn;
  turn.player = player;
  const std::vector<Position> open =
      table.has_abbey(player) ? holes(table.board) : std::vector<Position>();
  if (!open.empty() && random.chance(50)) {
    const PlaceTile abbey{
        &find_tile(kAbbeyId)->tile,
        open[static_cast<std::size_t>(random.below(static_cast<int>(open.size())))],
        Rotation::none};
    turn.steps.push_back(abbey);
    if (legal(table, turn)) {
      add_figures(random, table, turn, abbey);
      return turn;
    }
    turn.steps.clear();
  }
  const std::vector<PlaceTile> places = placements(table, tile);
  if (places.empty()) return turn;
  const PlaceTile place =
      places[static_cast<std::size_t>(random.below(static_cast<int>(places.size())))];
  turn.steps.push_back(place);
  build_bridge(random, table, turn);
  give_ghost(random, table, turn);
  if (table.dragon != kNoTile && !legal(table, turn)) return with_dragon(random, table, turn);
  const std::vector<Step> others = PieceSteps(table, player).of(turn.steps);
  if (!others.empty() && random.chance(30)) {
    for (int i = 0; i < 5; ++i) {
      const std::size_t before = turn.steps.size();
      try_step(table, turn,
               others[static_cast<std::size_t>(random.below(static_cast<int>(others.size())))]);
      if (turn.steps.size() > before) break;
    }
  }
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
  if (table.figures.size() > 8 * table.scores.size()) {
    add_figures(random, table, turn, place);
    return turn;
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
