// A random game written as YAML and read again is ruled on as the game in memory is: the reader
// loses and adds nothing.
#include <algorithm>

#include "adjudicator/adjudicate.hpp"
#include "catch.hpp"
#include "report/json.hpp"
#include "scenario/check.hpp"
#include "support/random_game.hpp"
#include "support/scenario_text.hpp"

namespace barber::round_trip_test {

using namespace test;

namespace {

constexpr const char* kFile = "tests/random.yaml";

// The table with no more than a file tells, and its figures in the reader's order: by player, those
// that stand somewhere first.
GameState as_written(const GameState& table) {
  GameState written = table;
  for (Figure& figure : written.figures) {
    Figure plain;
    plain.owner = figure.owner;
    plain.kind = figure.kind;
    plain.place = figure.place;
    figure = plain;
  }
  const auto in_supply = [](const Figure& figure) {
    return figure.place.kind == Place::Kind::supply;
  };
  std::stable_sort(written.figures.begin(), written.figures.end(),
                   [&](const Figure& a, const Figure& b) {
                     if (a.owner != b.owner) return a.owner < b.owner;
                     return in_supply(a) < in_supply(b);
                   });
  return written;
}

// What the two rulings show of a game's course.
struct Seen {
  int open = 0;
  int bathers = 0;
  int abbots = 0;
};

void note(Seen& seen, const GameState& table, const Ruling& ruling) {
  seen.open += ruling.verdict == Verdict::open ? 1 : 0;
  for (const Figure& figure : table.figures) {
    seen.bathers += figure.place.kind == Place::Kind::bathhouse ? 1 : 0;
    seen.abbots += figure.place.kind == Place::Kind::feature && figure.kind == FigureKind::abbot;
  }
}

// Rules on the turn twice, as it is and as read from its text; returns the ruling.
Ruling round_trip(const GameState& table, const Turn& turn) {
  const Ruling ruling = adjudicate(table, std::span(&turn, 1), Ruleset(), kMostOutcomes);
  const std::string text = scenario_text(table, turn, ruling);
  INFO(text);
  const ReadResult read = read_scenarios(kFile, text);
  REQUIRE(read.diagnostics.empty());
  REQUIRE(read.documents.size() == 1);
  REQUIRE(read.documents[0].scenarios.size() == 1);
  const Scenario& scenario = read.documents[0].scenarios[0];
  Scenario in_memory;
  in_memory.id = scenario.id;
  in_memory.player_names = scenario.player_names;
  in_memory.table = table;
  in_memory.action = {turn};
  CHECK(ruling_json(scenario,
                    adjudicate(scenario.table, scenario.action, scenario.rules, kMostOutcomes),
                    {}) == ruling_json(in_memory, ruling, {}));
  // What the text expects is what came out.
  const CheckedFile checked = check_file(kFile, text, {}, kMostOutcomes);
  REQUIRE(checked.cases.size() == 1);
  CHECK(name(checked.cases[0].result) == name(CaseResult::passed));
  return ruling;
}

}  // namespace

TEST_CASE("a random game written as YAML is ruled on as the game in memory") {
  Seen seen;
  for (const std::uint64_t seed : {11U, 12U, 13U, 14U}) {
    INFO("seed " << seed);
    Random random(seed);
    const int players = 2 + static_cast<int>(seed % 3);
    GameState table = new_game(players);
    int number = 0;
    for (const Tile* tile : shuffled_tiles(random)) {
      table = as_written(table);
      const Turn turn =
          random_turn(random, table, static_cast<PlayerId>(number++ % players), *tile);
      if (turn.steps.empty()) continue;
      const Ruling ruling = round_trip(table, turn);
      note(seen, table, ruling);
      const int outcome = random.below(static_cast<int>(ruling.outcomes.size()));
      table = ruling.outcomes[static_cast<std::size_t>(outcome)].table;
    }
    round_trip(as_written(table), Turn{PlayerId{}, {EndGame{}}, {}});
  }
  // The games are worth the time.
  CHECK(seen.open > 5);
  CHECK(seen.bathers > 50);
  CHECK(seen.abbots > 50);
}

}  // namespace barber::round_trip_test
