// What people and programs see of a claim and its answer. Whole texts are pinned; why the answers
// are right stands in tests/adjudicator/claim_test.cpp and slips_test.cpp.
#include "report/claims.hpp"

#include <string>
#include <vector>

#include "catch.hpp"
#include "report/json.hpp"
#include "scenario/reader.hpp"
#include "support/schema.hpp"

namespace barber::claims_test {
namespace {

// Red and blue have 18 each, of which the banners are 3 and 5.
constexpr const char* kTied = R"(players: [red, blue, green]
tiles:
  cap-3: city N, bathhouse 3; field EL ER SL SR WL WR by N
  tube-5: city E W, bathhouse 5; field NL NR by E; field SL SR by E
board: {map: cap-3@90 F tube-5 .}
meeples: [{owner: red, at: [0, 0], in: city}, {owner: blue, at: [1, 0], in: city}]
action: {player: green, steps: [place-tile: {tile: E, at: [3, 0], rotate: 270}]}
)";

// Red has 3 for a road and picks one of two bathhouses.
constexpr const char* kTwoBaths = R"(players: [red, blue]
tiles:
  spring-3: road S, bathhouse 3; field NL NR EL ER SL SR WL WR
  spring-4: road S, bathhouse 4; field NL NR EL ER SL SR WL WR
board:
  map: |
    A@270     U         .
    spring-3  spring-4  .
meeples: [{owner: red, at: [1, 0], in: road}]
action: {player: PLAYER, steps: [place-tile: {tile: A, at: [2, 0], rotate: 90}]}
)";

Scenario read(std::string text, const std::string& player, const std::string& claim) {
  if (const std::size_t at = text.find("PLAYER"); at != std::string::npos) {
    text.replace(at, 6, player);
  }
  const ReadResult read = read_scenarios("f.yaml", text + "claims: [" + claim + "]\n");
  REQUIRE(read.ok());
  return read.documents.at(0).scenarios.at(0);
}

Ruling ruling_of(const Scenario& scenario) {
  return adjudicate(scenario.table, scenario.action, scenario.rules, kMostOutcomes);
}

}  // namespace

TEST_CASE("an answer is shown in a few lines below the claim", "[report]") {
  struct Row {
    const char* table;
    const char* player;  // whose turn it is
    const char* claim;
    const char* expected;
  };
  const std::vector<Row> rows{
      {kTied, "green", "{by: red, says: {scores: {red: 18, green: 0}}}",
       "\n"
       "claim    red says: red 18, green 0\n"
       "answer   right\n"},
      {kTied, "green",
       "{by: green, says: {scores: {red: 10}}, because: nobody alone has the majority}",
       "\n"
       "claim    green says: red 10\n"
       "           because \"nobody alone has the majority\"\n"
       "answer   right under bath.bonus.tie=none\n"
       "           none: players tied for the majority get no banner points\n"
       "slip     red -8  for (0,0) city every banner was forgotten\n"},
      {kTied, "green", "{by: green, says: {scores: {red: 9, blue: 16}, ruling: legal}}",
       "\n"
       "claim    green says: red 9, blue 16, legal\n"
       "answer   right under no reading of the rules\n"
       "slip     red -9  the points for (0,0) city were shared out among the 2 who are\n"
       "         tied\n"
       "slip     blue -2  for (0,0) city a coat of arms was forgotten\n"},
      {kTied, "green", "{by: blue, says: {illegal: base.tile.all-edges-match}}",
       "\n"
       "claim    blue says: illegal by base.tile.all-edges-match\n"
       "answer   right under no reading of the rules\n"},
      {kTwoBaths, "red", "{by: red, says: {meeples: [{owner: red, at: [1, 1], in: bathhouse}]}}",
       "\n"
       "claim    red says: red meeple at (1,1) bathhouse\n"
       "answer   right if red chooses so\n"
       "           choose [{bathhouse: [1, 1], for: red}]\n"},
      {kTwoBaths, "red", "{by: red, says: {meeples: [{owner: red, in: supply}]}}",
       "\n"
       "claim    red says: red meeple home\n"
       "answer   right under no reading of the rules\n"},
      {kTwoBaths, "blue", "{by: blue, says: {meeples: [{owner: red, at: [1, 1], in: bathhouse}]}}",
       "\n"
       "claim    blue says: red meeple at (1,1) bathhouse\n"
       "answer   right if red chooses so\n"
       "           choose [{bathhouse: [1, 1], for: red}]\n"},
  };
  for (const Row& row : rows) {
    INFO(row.claim);
    const Scenario scenario = read(row.table, row.player, row.claim);
    const Ruling ruling = ruling_of(scenario);
    CHECK(claims_text(scenario, ruling, answer_claims(scenario, ruling, kClaimBounds),
                      Style(false)) == row.expected);
  }
}

TEST_CASE("an answer owns up to a search that ended early", "[report]") {
  const Scenario scenario = read(kTied, "green", "{by: red, says: {scores: {red: 14}}}");
  const Ruling ruling = ruling_of(scenario);
  std::vector<AnsweredClaim> answers = answer_claims(scenario, ruling, kClaimBounds);
  answers[0].answer.tried = 500;
  answers[0].answer.searched_all = false;
  CHECK(claims_text(scenario, ruling, answers, Style(false)) ==
        "\n"
        "claim    red says: red 14\n"
        "answer   right under none of the 500 readings of the rules that were tried\n"
        "           not every reading of the rules was tried; there may be others\n");
}

TEST_CASE("claims are in the JSON of a ruling, and fit its schema", "[report][schema]") {
  const auto printed = [](const Scenario& scenario) {
    const Ruling ruling = ruling_of(scenario);
    auto json = nlohmann::json::parse(
        ruling_json(scenario, ruling, answer_claims(scenario, ruling, kClaimBounds)));
    INFO(json.dump(2));
    CHECK(test::schema_errors("ruling", json) == std::vector<std::string>{});
    return json;
  };
  const auto tied = printed(read(kTied, "green",
                                 "{by: green, says: {scores: {red: 10}}, because: x}, "
                                 "{by: blue, says: {scores: {red: 9}, ruling: illegal}}"));
  const auto& under = tied.at("claims").at(0);
  CHECK(under.at("answer") == "right-under");
  CHECK(under.at("says").at("scores").at("red") == 10);
  CHECK(under.at("readings").at(0).at("options").at(0).at("option") == "bath.bonus.tie");
  CHECK(under.at("readings").at(0).at("always") == true);
  CHECK(under.at("slips").at(0).at("slip") == "banners-forgotten");
  CHECK(tied.at("claims").at(1).at("answer") == "wrong");
  CHECK(tied.at("claims").at(1).at("slips").at(0).at("points") == -9);
  const auto chosen = printed(read(
      kTwoBaths, "red", "{by: red, says: {meeples: [{owner: red, at: [1, 1], in: bathhouse}]}}"));
  CHECK(chosen.at("claims").at(0).at("answer") == "right-if-chosen");
  CHECK(chosen.at("claims").at(0).at("outcomes") == nlohmann::json::array({2}));
  CHECK_FALSE(printed(read(kTied, "green", "")).contains("claims"));
}

}  // namespace barber::claims_test
