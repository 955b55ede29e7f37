// Answers that answer nothing, or too much, over a whole document.
#include "scenario/choices_check.hpp"

#include <string>
#include <vector>

#include "adjudicator/adjudicate.hpp"
#include "catch.hpp"
#include "scenario/reader.hpp"

namespace barber::choices_check_test {
namespace {

const std::string kTable =
    "players: [red, blue]\n"
    "tiles: {mill: \"road E W, bathhouse 3; field NL NR EL WR; field ER SL SR WL\"}\n"
    "board: {map: mill D mill}\n"
    "meeples: [{owner: red, at: [1, 0], in: city}]\n"
    "action:\n"
    "  player: blue\n"
    "  steps: [{place-tile: {tile: E, at: [1, -1], rotate: 180}}]\n"
    "  choose:\n";

std::string shown(const std::string& text) {
  const ReadResult result = read_scenarios("f.yaml", text);
  REQUIRE(result.ok());
  const auto& scenarios = result.documents.at(0).scenarios;
  std::vector<Ruling> rulings;
  for (const Scenario& scenario : scenarios) {
    rulings.push_back(adjudicate(scenario.table, scenario.action, scenario.rules, 100));
  }
  std::string all;
  for (const Diagnostic& diagnostic : unused_choices(scenarios, rulings)) {
    all += format(diagnostic, "f", text);
  }
  return all;
}

}  // namespace

TEST_CASE("an answer that is asked for is no error", "[scenario][choices]") {
  CHECK(shown(kTable + "    - {bathhouse: [0, 0], for: red}\n") == "");
  CHECK(shown(kTable + "    - {bathhouse: [2, 0]}\n") == "");
}

TEST_CASE("an answer that nothing asks for is an error", "[scenario][choices]") {
  CHECK(shown(kTable + "    - {bathhouse: [0, 0], for: blue}\n") ==
        "f:9:8: error: this answer is never asked for: no `bathhouse` comes up "
        "[unused-choice]\n"
        "      - {bathhouse: [0, 0], for: blue}\n"
        "         ^~~~~~~~~\n"
        "  help: take it out, or look for a mistake in the places that it names\n");
  CHECK(shown(kTable + "    - {free-return: [0, 0], take: false}\n").starts_with("f:9:8: error"));
}

TEST_CASE("one case of the document is enough", "[scenario][choices]") {
  const std::string for_blue = kTable + "    - {bathhouse: [0, 0], for: blue}\n";
  CHECK(shown(for_blue + "variants: [{name: a, stack: 3}]\n").starts_with("f:9:8: error"));
  CHECK(shown(for_blue +
              "variants: [{name: a, meeples: [{owner: blue, at: [1, 0], in: city}]}]\n") == "");
}

TEST_CASE("an answer that another case of the document gives rise to is no mistake",
          "[scenario][choices]") {
  // The base case leaves the order open, so blue's meeple bathes in one branch of it; the variant
  // has red's go first, and its answer for blue answers nothing there.
  const std::string text = R"(players: [red, blue]
tiles:
  spa: city E, bathhouse 3; field NL NR SL SR WL WR by E
  both: city N; road W; field EL ER SL SR WL WR by N
board:
  tiles:
    - {tile: E, at: [0, 0], rotate: 180}
    - {tile: B, at: [-1, 0]}
    - {tile: A, at: [-1, 1], rotate: 270}
    - {tile: spa, at: [1, 0]}
meeples: [{owner: red, at: [0, 0], in: city}, {owner: blue, at: [-1, 1], in: road}]
action: {player: red, steps: [place-tile: {tile: both, at: [0, 1]}]}
variants:
  - name: city-first
    action:
      player: red
      steps: [place-tile: {tile: both, at: [0, 1]}]
      choose: [{score-order: [{at: [0, 0], in: city}]}, {bathhouse: [1, 0], for: blue}]
)";
  CHECK(shown(text) == "");
}

TEST_CASE("each place of an order is to be scored", "[scenario][choices]") {
  CHECK(shown(kTable + "    - {score-order: [{at: [1, 0], in: city}, {at: [1, 0], in: road}]}\n") ==
        "f:9:46: error: this place is scored in no case of the file [unused-choice]\n"
        "      - {score-order: [{at: [1, 0], in: city}, {at: [1, 0], in: road}]}\n"
        "                                               ^\n"
        "  help: an order names features that this turn scores\n");
}

TEST_CASE("an ambiguous answer says what it lacks", "[scenario][choices]") {
  const ReadResult result = read_scenarios("f.yaml", kTable + "    - {bathhouse: [0, 0]}\n");
  REQUIRE(result.ok());
  const auto& scenarios = result.documents.at(0).scenarios;
  std::vector<Ruling> rulings(1);
  AnswerUse use;
  use.used = true;
  use.ambiguous_subject = true;
  use.ambiguous_from = true;
  rulings[0].answers.push_back(use);
  const auto found = unused_choices(scenarios, rulings);
  REQUIRE(found.size() == 2);
  CHECK(found[0].name == "ambiguous-choice");
  CHECK(found[0].message == "this could answer for several players");
  CHECK(found[0].help == "add `for:` to say which one is meant");
  CHECK(found[0].mark == Mark{9, 8});
  CHECK(found[1].help == "add `from:` to say which one is meant");
}

}  // namespace barber::choices_check_test
