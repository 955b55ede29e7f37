// Random legal games with invariants after every turn.
#include <algorithm>

#include "catch.hpp"
#include "support/checker.hpp"
#include "support/random_game.hpp"

using namespace barber;
using namespace barber::test;

namespace {

constexpr int kGames = 12;
constexpr int kBonusGames = 6;
constexpr int kBranches = 100;

// A table as plain numbers, to compare two of them whole.
std::vector<int> fingerprint(const GameState& table) {
  std::vector<int> all(table.scores);
  for (const Figure& figure : table.figures) {
    const Where where = table.where(figure.place);
    all.insert(all.end(), {static_cast<int>(figure.owner), static_cast<int>(figure.kind),
                           static_cast<int>(where.kind), where.at.x, where.at.y, where.feature,
                           figure.ghosts});
  }
  for (const PlacedTile& tile : table.board.tiles()) {
    all.insert(all.end(), {tile.at.x, tile.at.y, static_cast<int>(tile.rotation)});
  }
  return all;
}

std::vector<const Rule*> citations(const Ruling& ruling) {
  std::vector<const Rule*> all;
  for (const Outcome& outcome : ruling.outcomes) {
    for (const Rule* rule : outcome.citations()) all.push_back(rule);
  }
  return all;
}

// The position turned by quarter turns about the origin and then shifted.
struct Motion {
  int turns = 0;
  Position shift;

  Position operator()(Position at) const {
    for (int i = 0; i < turns; ++i) at = {-at.y, at.x};
    return {at.x + shift.x, at.y + shift.y};
  }
  Rotation operator()(Rotation rotation) const {
    return static_cast<Rotation>((quarters(rotation) + turns) & 3);
  }
  Where operator()(Where where) const {
    if (where.kind != Place::Kind::supply) where.at = (*this)(where.at);
    return where;
  }
  GameState operator()(const GameState& table) const {
    GameState moved = table;
    moved.board = Board();
    for (const PlacedTile& tile : table.board.tiles()) {
      moved.board.place(*tile.tile, (*this)(tile.at), (*this)(tile.rotation));
    }
    if (moved.big_top) moved.big_top->at = (*this)(moved.big_top->at);
    return moved;
  }
  Turn operator()(Turn turn) const {
    for (Step& step : turn.steps) {
      if (auto* place = std::get_if<PlaceTile>(&step)) {
        place->at = (*this)(place->at);
        place->rotation = (*this)(place->rotation);
      } else if (auto* buy = std::get_if<BuyBack>(&step)) {
        buy->at = (*this)(buy->at);
      } else if (auto* meeple = std::get_if<PlaceMeeple>(&step)) {
        meeple->target = (*this)(meeple->target);
      } else if (auto* recall = std::get_if<RecallAbbot>(&step)) {
        recall->at = (*this)(recall->at);
      } else if (auto* acrobats = std::get_if<ScoreAcrobats>(&step)) {
        acrobats->at = (*this)(acrobats->at);
      } else if (auto* ghost = std::get_if<GiveGhost>(&step)) {
        ghost->where = (*this)(ghost->where);
      }
    }
    return turn;
  }
};

void check_turn(const GameState& table, const Turn& turn, const Ruling& ruling) {
  REQUIRE_FALSE(ruling.stopped);
  for (const Outcome& outcome : ruling.outcomes) {
    REQUIRE(outcome.turns.size() == 1);
    const auto wrong = faults(table, outcome.turns.front(), outcome.table, Ruleset());
    CHECK(wrong == std::vector<std::string>{});
  }
  const Ruling again = adjudicate(table, std::span(&turn, 1), Ruleset(), kBranches);
  REQUIRE(again.outcomes.size() == ruling.outcomes.size());
  CHECK(citations(again) == citations(ruling));
  for (std::size_t i = 0; i < ruling.outcomes.size(); ++i) {
    CHECK(fingerprint(again.outcomes[i].table) == fingerprint(ruling.outcomes[i].table));
  }
}

// The answers that an outcome names lead to it, and nowhere else.
void check_answers(const GameState& table, const Turn& turn, const Ruling& ruling) {
  for (const Outcome& outcome : ruling.outcomes) {
    Turn answered = turn;
    answered.answers = outcome.turns.front().open_answers;
    const Ruling closed = adjudicate(table, std::span(&answered, 1), Ruleset(), kBranches);
    REQUIRE(closed.outcomes.size() == 1);
    CHECK(fingerprint(closed.outcome().table) == fingerprint(outcome.table));
  }
}

void check_motion(const GameState& table, const Turn& turn, const Ruling& ruling,
                  const Motion& motion) {
  const Turn moved_turn = motion(turn);
  const Ruling moved = adjudicate(motion(table), std::span(&moved_turn, 1), Ruleset(), kBranches);
  REQUIRE(moved.outcomes.size() == ruling.outcomes.size());
  CHECK(citations(moved) == citations(ruling));
  for (std::size_t i = 0; i < ruling.outcomes.size(); ++i) {
    // The figures keep their segments, since the tiles were placed in the same order.
    CHECK(moved.outcomes[i].table.scores == ruling.outcomes[i].table.scores);
    CHECK(fingerprint(motion(ruling.outcomes[i].table)) == fingerprint(moved.outcomes[i].table));
  }
}

struct Tally {
  int scored = 0;
  int visits = 0;
  int open = 0;
  int gained = 0;
  int ghosts = 0;
  int acrobats = 0;
};

void add(Tally& tally, const TurnRuling& turn) {
  for (const Event& event : turn.events) {
    tally.scored += std::holds_alternative<FeatureScored>(event) ? 1 : 0;
    tally.gained += std::holds_alternative<PointsGained>(event) ? 1 : 0;
    const auto* moved = std::get_if<FigureMoved>(&event);
    tally.visits += moved != nullptr && moved->to.kind == Place::Kind::bathhouse ? 1 : 0;
    tally.acrobats += moved != nullptr && moved->to.kind == Place::Kind::acrobat ? 1 : 0;
    const auto* remark = std::get_if<Remark>(&event);
    tally.ghosts += remark != nullptr && remark->what.id == MessageId::ghost_given ? 1 : 0;
  }
}

Tally play(int seed, GameState table, const std::vector<const Tile*>& tiles, Random& random) {
  INFO("seed " << seed);
  Tally tally;
  const int players = table.players();
  int number = 0;
  for (const Tile* tile : tiles) {
    INFO("turn " << number);
    const Turn turn = random_turn(random, table, static_cast<PlayerId>(number++ % players), *tile);
    if (turn.steps.empty()) continue;
    const Ruling ruling = adjudicate(table, std::span(&turn, 1), Ruleset(), kBranches);
    REQUIRE(ruling.verdict != Verdict::illegal);
    check_turn(table, turn, ruling);
    check_answers(table, turn, ruling);
    if (number % 5 == 0) {
      check_motion(table, turn, ruling, {random.below(4), {random.below(50) - 25, 7}});
    }
    tally.open += ruling.verdict == Verdict::open ? 1 : 0;
    const int outcome = random.below(static_cast<int>(ruling.outcomes.size()));
    add(tally, ruling.outcomes[static_cast<std::size_t>(outcome)].turns[0]);
    GameState next = ruling.outcomes[static_cast<std::size_t>(outcome)].table;
    table = std::move(next);
    CHECK(board_faults(table.board) == std::vector<std::string>{});
  }
  Turn end;
  end.player = static_cast<PlayerId>(0);
  end.steps = {EndGame{}};
  check_turn(table, end, adjudicate(table, std::span(&end, 1), Ruleset(), kBranches));
  return tally;
}

}  // namespace

TEST_CASE("random games keep every invariant after every turn") {
  Tally all;
  for (int seed = 1; seed <= kGames; ++seed) {
    Random random(static_cast<std::uint64_t>(seed));
    GameState table = new_game(2 + seed % 3);
    const Tally tally = play(seed, std::move(table), shuffled_tiles(random), random);
    all.scored += tally.scored;
    all.visits += tally.visits;
    all.open += tally.open;
  }
  // The games are worth the time: they score, visit bathhouses and leave choices open.
  CHECK(all.scored > 100);
  CHECK(all.visits > 20);
  CHECK(all.open > 10);
}

TEST_CASE("random games with bonuses, ghosts and scoring tiles keep every invariant") {
  Tally all;
  for (int seed = 1; seed <= kBonusGames; ++seed) {
    Random random(static_cast<std::uint64_t>(seed));
    GameState table = new_bonus_game(2 + seed % 3);
    const Tally tally = play(seed, std::move(table), shuffled_bonus_tiles(random), random);
    all.gained += tally.gained;
    all.ghosts += tally.ghosts;
    all.acrobats += tally.acrobats;
  }
  CHECK(all.gained > 20);
  CHECK(all.ghosts > 5);
  CHECK(all.acrobats > 5);
}
