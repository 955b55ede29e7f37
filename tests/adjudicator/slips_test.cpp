// Which slips explain a wrong number. What each table is worth is derived by hand beside it.
#include "adjudicator/slips.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <string>
#include <vector>

#include "catch.hpp"
#include "scenario/claim_text.hpp"
#include "scenario/reader.hpp"

namespace barber::slips_test {
namespace {

const std::string kTiles = R"(players: [red, blue, green]
tiles:
  cap-3: city N, bathhouse 3; field EL ER SL SR WL WR by N
  cap-4: city N, bathhouse 4; field EL ER SL SR WL WR by N
  tube-5: city E W, bathhouse 5; field NL NR by E; field SL SR by E
  twin-3: city N, bathhouse 3; city E; field SL SR WL WR by N E
)";

// 4 tiles x 2 + 1 coat x 2 + banners 3 and 5 = 18 for red and blue each.
const std::string kTied = kTiles + R"(board: {map: cap-3@90 F tube-5 .}
meeples: [{owner: red, at: [0, 0], in: city}, {owner: blue, at: [1, 0], in: city}]
action: {player: green, steps: [place-tile: {tile: E, at: [3, 0], rotate: 270}]}
)";

// The same 18 for blue alone; red is outnumbered, 1 against 2.
const std::string kOutnumbered = kTiles + R"(board: {map: cap-3@90 F tube-5 .}
meeples:
  - {owner: red, at: [0, 0], in: city}
  - {owner: blue, at: [1, 0], in: city}
  - {owner: blue, at: [2, 0], in: city}
action: {player: green, steps: [place-tile: {tile: E, at: [3, 0], rotate: 270}]}
)";

// 4 tiles x 2 + banner 3 = 11; the tile at (0,1) holds two pieces of the city.
const std::string kTwoPieces = kTiles + R"(board:
  map: |
    N@180   N@270
    twin-3  .
meeples: [{owner: red, at: [1, 0], in: city}]
action: {player: blue, steps: [place-tile: {tile: N, at: [1, 1]}]}
)";

// 2 tiles x 2 + banner 4 = 8.
const std::string kSmall = kTiles + R"(board: {map: cap-4@90 .}
meeples: [{owner: red, at: [0, 0], in: city}]
action: {player: red, steps: [place-tile: {tile: E, at: [1, 0], rotate: 270}]}
)";

// An open city at the end: 4 tiles + 1 coat = 5. Finished it were 8 + 2 = 10, with the banners 18.
const std::string kOpenAtTheEnd = kTiles + R"(stack: 0
board: {map: cap-3@90 F tube-5 G}
meeples: [{owner: red, at: [1, 0], in: city}]
action: {player: red, steps: [end-game: {}]}
)";

// 4 tiles x 2 + 2 coats x 2 = 12.
const std::string kTwoCoats = kTiles + R"(board: {map: E@90 F F .}
meeples: [{owner: red, at: [0, 0], in: city}]
action: {player: red, steps: [place-tile: {tile: E, at: [3, 0], rotate: 270}]}
)";

// Nothing is finished: 2 tiles would be 4, with the banner 7. The city at (0,2) is not touched; it
// would be 1 tile and 3, that is 5.
const std::string kStillOpen = kTiles + R"(board: {map: cap-3@90 .}
meeples: [{owner: red, at: [0, 0], in: city}]
action: {player: blue, steps: [place-tile: {tile: G, at: [1, 0]}]}
)";
const std::string kElsewhere = kTiles + R"(board: {map: . cap-3@90}
meeples: [{owner: red, at: [1, 0], in: city}]
action: {player: blue, steps: [place-tile: {tile: B, at: [0, 0]}]}
)";

// A monastery with one tile beside it: nothing yet, and 2 at the end; finished it were 9.
const std::string kMonastery = kTiles + R"(board: {map: B .}
meeples: [{owner: red, at: [0, 0], in: monastery}]
action: {player: blue, steps: [place-tile: {tile: B, at: [1, 0]}]}
)";
const std::string kMonasteryAtTheEnd = kTiles + R"(stack: 0
board: {map: B B}
meeples: [{owner: red, at: [0, 0], in: monastery}]
action: {player: blue, steps: [end-game: {}]}
)";

// "kind [at the tile] points; …"
std::string found(const std::string& table, std::string_view text) {
  const ReadResult read = read_scenarios("f.yaml", table);
  REQUIRE(read.ok());
  const Scenario& scenario = read.documents.at(0).scenarios.at(0);
  const ParsedClaim parsed = parse_claim(text, scenario);
  REQUIRE(parsed.problem == "");
  const Ruling ruling = adjudicate(scenario.table, scenario.action, scenario.rules, kMostOutcomes);
  std::vector<std::string> all;
  for (const Slip& slip : slips(*parsed.claim, ruling)) {
    const std::string tile = slip.tile ? fmt::format(" at {},{}", slip.tile->x, slip.tile->y) : "";
    const std::string count = slip.count > 1 ? fmt::format(" x{}", slip.count) : "";
    all.push_back(fmt::format("{}{}{} {:+}", name(slip.kind), count, tile, slip.points));
  }
  return fmt::format("{}", fmt::join(all, "; "));
}

}  // namespace

TEST_CASE("a slip is named if it makes exactly the difference, and all that do are") {
  struct Row {
    const std::string& table;
    const char* claim;
    const char* expected;
  };
  const std::vector<Row> rows{
      {kTied, "red=18", ""},
      {kTied, "red=9", "tie-shared-out x2 -9"},
      {kTied, "red=9, blue=16", "tie-shared-out x2 -9; coats-forgotten -2"},
      {kTied, "red=17", "coats-as-final -1"},
      {kTied, "red=15", "banners-forgotten at 0,0 -3"},
      {kTied, "red=13", "banners-forgotten at 2,0 -5"},
      {kTied, "red=10", "banners-forgotten x2 -8"},
      {kTied, "red=20", "tile-twice +2"},
      {kTied, "red=14", ""},
      {kTied, "green=18", ""},
      {kOutnumbered, "red=18", "outnumbered-paid +18"},
      {kOutnumbered, "red=9", ""},
      {kOutnumbered, "blue=9", ""},
      {kTwoPieces, "red=13", "tile-twice at 0,1 +2"},
      {kSmall, "red=6", "two-tile-city-halved -2"},
      {kSmall, "red=4", "banners-forgotten at 0,0 -4"},
      {kOpenAtTheEnd, "red=8", "final-banners-added at 0,0 +3"},
      {kOpenAtTheEnd, "red=13", "final-banners-added x2 +8"},
      {kOpenAtTheEnd, "red=10", "final-banners-added at 2,0 +5; counted-as-finished +5"},
      {kOpenAtTheEnd, "red=18", "counted-as-finished +13"},
      {kOpenAtTheEnd, "red=6", "tile-twice +1; coats-as-completed +1"},
      {kOpenAtTheEnd, "red=4", "coats-forgotten -1"},
      {kTwoCoats, "red=8", "coats-forgotten x2 -4"},
      // One is forgotten, or both are counted 1.
      {kTwoCoats, "red=10", "coats-forgotten -2; coats-as-final x2 -2"},
      {kStillOpen, "red=4", "counted-as-finished +4"},
      {kStillOpen, "red=7", "counted-as-finished +7"},
      {kStillOpen, "blue=4", ""},
      {kElsewhere, "red=5", ""},
      {kMonastery, "red=9", "counted-as-finished +9"},
      {kMonasteryAtTheEnd, "red=9", "counted-as-finished +7"},
      {kMonasteryAtTheEnd, "red=3", "tile-twice +1"},
  };
  for (const Row& row : rows) {
    INFO(row.claim);
    CHECK(found(row.table, row.claim) == row.expected);
  }
}

}  // namespace barber::slips_test
