// What is answered to a claim. The rulings are derived by hand from the rules, beside each table.
#include "adjudicator/claim.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <string>
#include <vector>

#include "catch.hpp"
#include "scenario/claim_text.hpp"
#include "scenario/reader.hpp"

namespace barber::claim_test {
namespace {

// Four tiles of 2 and a coat of 2 are 10, the banners 3 and 5 are 8: tied, red and blue have 18
// each. By bath.bonus.tie=none it is 10 each. Nobody bathes, for two meeples are involved.
constexpr const char* kTied = R"(players: [red, blue, green]
tiles:
  cap-3: city N, bathhouse 3; field EL ER SL SR WL WR by N
  tube-5: city E W, bathhouse 5; field NL NR by E; field SL SR by E
board: {map: cap-3@90 F tube-5 .}
meeples:
  - {owner: red, at: [0, 0], in: city}
  - {owner: blue, at: [1, 0], in: city}
action:
  player: green
  steps: [place-tile: {tile: E, at: [3, 0], rotate: 270}]
)";

// A road of three tiles, 3 points; red picks one of two free bathhouses. By bath.visit.any-player
// nothing changes, since it is red's own turn.
constexpr const char* kTwoBaths = R"(players: [red, blue]
tiles:
  spring-3: road S, bathhouse 3; field NL NR EL ER SL SR WL WR
  spring-4: road S, bathhouse 4; field NL NR EL ER SL SR WL WR
board:
  map: |
    A@270     U         .
    spring-3  spring-4  .
meeples: [{owner: red, at: [1, 0], in: road}]
action:
  player: red
  steps: [place-tile: {tile: A, at: [2, 0], rotate: 90}]
)";

// A city of two tiles, 4 points, or 2 by base.city.two-tile=half. Red's knight is sent to the one
// free bathhouse though blue is active, unless bath.visit.any-player is false.
constexpr const char* kLoneKnight = R"(players: [red, blue]
tiles:
  spring-4: road S, bathhouse 4; field NL NR EL ER SL SR WL WR
board:
  map: |
    .
    E
    spring-4
meeples: [{owner: red, at: [0, 1], in: city}]
action:
  player: blue
  steps:
    - place-tile: {tile: E, at: [0, 0], rotate: 180}
    - place-meeple: {in: field}
)";

// Buying back costs the banner, 3; red has 2 and goes below 0, unless base.score.negative=forbid.
constexpr const char* kTooDear = R"(players: [{name: red, score: 2}, blue]
tiles:
  spring-3: road S, bathhouse 3; field NL NR EL ER SL SR WL WR
board:
  map: |
    spring-3@180
    A
meeples: [{owner: red, at: [0, 0], in: bathhouse}]
action:
  player: red
  steps:
    - place-tile: {tile: E, at: [1, 0], rotate: 90}
    - buy-back: {at: [0, 0]}
)";

std::string changes(const std::vector<Setting>& changed) {
  std::vector<std::string> all;
  for (const Setting& one : changed) {
    all.push_back(fmt::format("{}={}", one.option->id,
                              one.option->values[static_cast<std::size_t>(one.value)].name));
  }
  return fmt::format("{}", fmt::join(all, " "));
}

// "right", "chosen 0", "under a=b; under a=c chosen 1", "wrong".
std::string answered(const ClaimAnswer& answer) {
  switch (answer.verdict) {
    case ClaimVerdict::right:
      return "right";
    case ClaimVerdict::right_if_chosen:
      return fmt::format("chosen {}", fmt::join(answer.outcomes, " "));
    case ClaimVerdict::right_under:
      break;
    case ClaimVerdict::wrong:
      return "wrong";
  }
  std::vector<std::string> all;
  for (const ClaimReading& one : answer.readings) {
    all.push_back("under " + changes(one.reading.changed));
    if (!one.always) all.back() += fmt::format(" chosen {}", fmt::join(one.outcomes, " "));
  }
  return fmt::format("{}", fmt::join(all, "; "));
}

ClaimAnswer answer_to(const std::string& table, std::string_view text, ClaimBounds bounds) {
  const ReadResult read = read_scenarios("f.yaml", table);
  REQUIRE(read.ok());
  const Scenario& scenario = read.documents.at(0).scenarios.at(0);
  const ParsedClaim parsed = parse_claim(text, scenario);
  REQUIRE(parsed.problem == "");
  const Ruling ruling =
      adjudicate(scenario.table, scenario.action, scenario.rules, bounds.outcomes);
  return answer_claim(*parsed.claim, scenario.table, scenario.action, ruling, bounds);
}

}  // namespace

TEST_CASE("a claim is answered by what the rules, the choices and the options give") {
  struct Row {
    const char* table;
    const char* claim;
    const char* expected;
  };
  const std::vector<Row> rows{
      {kTied, "red=18", "right"},
      {kTied, "red=18, blue=18, green=0", "right"},
      {kTied, "red=18 and red home and blue home", "right"},
      {kTied, "legal", "right"},
      {kTied, "red=10", "under bath.bonus.tie=none"},
      {kTied, "red=10 and blue=10", "under bath.bonus.tie=none"},
      {kTied, "red=10 and blue=18", "wrong"},
      {kTied, "red=9", "wrong"},
      {kTied, "illegal", "wrong"},
      // Red has one knight, and it goes home: it is nowhere else, and no second one comes.
      {kTied, "red home and red home", "wrong"},
      {kTied, "red abbot home", "wrong"},
      {kTwoBaths, "red=3", "right"},
      {kTwoBaths, "red at 0,1 bathhouse", "chosen 0"},
      {kTwoBaths, "red meeple at 1,1 bathhouse, red=3", "chosen 1"},
      {kTwoBaths, "red at 0,1 bathhouse and red at 1,1 bathhouse", "wrong"},
      {kTwoBaths, "red at 1,0 road", "wrong"},
      {kLoneKnight, "red=2", "under base.city.two-tile=half"},
      {kLoneKnight, "red at 0,2 bathhouse", "right"},
      {kLoneKnight, "red home", "under bath.visit.any-player=false"},
      {kLoneKnight, "red=2 and red home",
       "under base.city.two-tile=half bath.visit.any-player=false"},
      {kLoneKnight, "red=2 and red at 0,2 bathhouse", "under base.city.two-tile=half"},
      {kLoneKnight, "blue at 0,0 field", "right"},
      {kLoneKnight, "blue at 0,0 city", "wrong"},
      {kTooDear, "red=-1", "right"},
      {kTooDear, "red home", "right"},
      {kTooDear, "illegal", "under base.score.negative=forbid"},
      {kTooDear, "illegal base.score.negative", "under base.score.negative=forbid"},
      {kTooDear, "illegal bath.leave.buy", "wrong"},
      {kTooDear, "red=2 and red at 0,0 bathhouse", "under base.score.negative=forbid"},
  };
  for (const Row& row : rows) {
    INFO(row.claim);
    const ClaimAnswer answer = answer_to(row.table, row.claim, kClaimBounds);
    CHECK(answered(answer) == row.expected);
    CHECK(answer.searched_all);
  }
}

TEST_CASE("other readings are tried only for what the rules as they are do not give") {
  CHECK(answer_to(kTied, "red=18", kClaimBounds).tried == 1);
  CHECK(answer_to(kTwoBaths, "red at 0,1 bathhouse", kClaimBounds).tried == 1);
  CHECK(answer_to(kTied, "red=9", kClaimBounds).tried > 1);
}

TEST_CASE("an answer tells whether other readings were left untried") {
  const ClaimAnswer few = answer_to(kTied, "red=9", {kMostOutcomes, kMostOptions, 1, 1000});
  CHECK(few.verdict == ClaimVerdict::wrong);
  CHECK(few.tried == 1);
  CHECK_FALSE(few.searched_all);
  CHECK_FALSE(answer_to(kTied, "red=9", {kMostOutcomes, kMostOptions, 500, 0}).searched_all);
  // One of the two bathhouses was not tried: nothing is so in all outcomes.
  CHECK(answered(answer_to(kTwoBaths, "red=3", {1, kMostOptions, 500, 1000})) == "chosen 0");
  CHECK_FALSE(answer_to(kTwoBaths, "red=4", {1, kMostOptions, 500, 1000}).searched_all);
}

}  // namespace barber::claim_test
