#include "adjudicator/adjudicate.hpp"

#include "catch.hpp"
#include "scenario/check.hpp"

namespace barber::adjudicate_test {
namespace {

// Two lone meeples of red's and one free bathhouse: either order ends alike.
constexpr const char* kAlike = R"(players: [red]
tiles:
  spa: road S, bathhouse 3; field NL NR EL ER SL SR WL WR
  both: city N; road S; field EL ER SL SR WL WR by N
board:
  tiles:
    - {tile: E, at: [0, 0], rotate: 180}
    - {tile: spa, at: [1, 0], rotate: 180}
    - {tile: A, at: [0, 2], rotate: 180}
meeples:
  - {owner: red, at: [0, 0], in: city}
  - {owner: red, at: [0, 2], in: road}
action:
  player: red
  steps: [place-tile: {tile: both, at: [0, 1]}]
expect: {scores: {red: 6}}
)";

}  // namespace

TEST_CASE("a ruling that did not try every branch is open, however alike the tried ones are") {
  const ReadResult read = read_scenarios("box/alike.yaml", kAlike);
  REQUIRE(read.ok());
  const Scenario& scenario = read.documents.at(0).scenarios.at(0);
  const Ruling all = adjudicate(scenario.table, scenario.action, scenario.rules, kMostOutcomes);
  CHECK(all.verdict == Verdict::legal);
  CHECK(all.outcomes.size() == 1);
  CHECK_FALSE(all.stopped);
  CHECK(differences(scenario, all, kMostOutcomes).empty());
  const Ruling one = adjudicate(scenario.table, scenario.action, scenario.rules, 1);
  CHECK(one.verdict == Verdict::open);
  CHECK(one.stopped);
  REQUIRE(differences(scenario, one, 1).size() == 1);
  CHECK(differences(scenario, one, 1)[0].field == "outcomes");
}

}  // namespace barber::adjudicate_test
