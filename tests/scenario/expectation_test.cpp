// What is compared, and what is said of a difference. Rulings are made by hand where only the
// comparison matters, and by the adjudicator where `when` is replayed.
#include "scenario/expectation.hpp"

#include <string>
#include <vector>

#include "adjudicator/adjudicate.hpp"
#include "catch.hpp"
#include "rules/rule_book.hpp"
#include "scenario/reader.hpp"

namespace barber::expectation_test {
namespace {

constexpr int kMost = 100;
constexpr PlayerId kRed{0};
constexpr PlayerId kBlue{1};

Scenario read(const std::string& text) {
  ReadResult result = read_scenarios("f.yaml", text);
  std::string found;
  for (const Diagnostic& diagnostic : result.diagnostics) found += format(diagnostic, "f", text);
  REQUIRE(found == "");
  return std::move(result.documents.at(0).scenarios.at(0));
}

// red's knight stands in D's city, blue's farmer in its northern field; nothing is played.
const std::string kTable =
    "players: [red, {name: blue, score: 5}]\n"
    "board: {map: D}\n"
    "meeples: [{owner: red, at: [0, 0], in: city}, {owner: blue, at: [0, 0], in: field.EL}]\n"
    "action: {player: red, steps: []}\n";

// A legal ruling that leaves all as it is.
Ruling unchanged(const Scenario& scenario) {
  Ruling ruling;
  Outcome& outcome = ruling.outcomes.emplace_back();
  outcome.table = scenario.table;
  outcome.next = kBlue;
  outcome.turns.emplace_back();
  return ruling;
}

// The same, but it breaks a rule.
Ruling illegal(const Scenario& scenario, std::string_view rule) {
  Ruling ruling = unchanged(scenario);
  ruling.verdict = Verdict::illegal;
  ruling.outcomes[0].turns[0].illegal = Illegality{{find_rule(rule)}, {}, 0, -1};
  return ruling;
}

// "field: expected -> actual (rules)", a line each.
std::string shown(const std::vector<Difference>& differences) {
  std::string text;
  for (const Difference& one : differences) {
    text += one.field + ": " + one.expected + " -> " + one.actual;
    for (const Rule* rule : one.rules) text += " " + std::string(rule->id);
    text += "\n";
  }
  return text;
}

std::string compared(const std::string& expect, Ruling (*make)(const Scenario&)) {
  const Scenario scenario = read(kTable + expect);
  return shown(differences(scenario, make(scenario), kMost));
}

}  // namespace

TEST_CASE("what holds makes no difference", "[scenario][expectation]") {
  const std::vector<std::string> all{
      "",
      "expect: {ruling: legal}\n",
      "expect: {scores: {red: 0, blue: 5}}\n",
      "expect: {scores: {}}\n",
      // Another spelling of the same field, and another order.
      "expect: {meeples: [{owner: blue, at: [0, 0], in: field.WR}, "
      "{owner: red, at: [0, 0], in: city.N}]}\n",
      "expect: {supply: {red: {meeple: 6}, blue: {meeple: 6, abbot: 0}}}\n",
      "expect: {next: blue}\n",
  };
  for (const std::string& expect : all) {
    INFO(expect);
    CHECK(compared(expect, unchanged) == "");
  }
}

TEST_CASE("each difference is told with what was expected", "[scenario][expectation]") {
  struct Row {
    const char* expect;
    const char* differences;
  };
  const std::vector<Row> rows{
      {"{ruling: open}", "ruling: open -> legal\n"},
      {"{ruling: illegal}", "ruling: illegal -> legal\n"},
      {"{illegal: base.meeple.one}", "ruling: illegal -> legal\n"},
      {"{scores: {red: 3}}", "scores.red: 3 -> 0\n"},
      {"{scores: {red: 3, blue: 4}}", "scores.red: 3 -> 0\nscores.blue: 4 -> 5\n"},
      {"{meeples: []}",
       "meeples:  -> red meeple (0,0) city\nmeeples:  -> blue meeple (0,0) field.EL\n"},
      {"{meeples: [{owner: red, at: [0, 0], in: road}, {owner: blue, at: [0, 0], in: field.EL}]}",
       "meeples: red meeple (0,0) road -> \nmeeples:  -> red meeple (0,0) city\n"},
      // As often as it is there, no more and no less.
      {"{meeples: [{owner: red, at: [0, 0], in: city}, {owner: red, at: [0, 0], in: city}, "
       "{owner: blue, at: [0, 0], in: field.EL}]}",
       "meeples: red meeple (0,0) city -> \n"},
      {"{meeples: [{owner: red, kind: abbot, at: [0, 0], in: city}, "
       "{owner: blue, at: [0, 0], in: field.EL}]}",
       "meeples: red abbot (0,0) city -> \nmeeples:  -> red meeple (0,0) city\n"},
      {"{supply: {blue: {meeple: 5}}}", "supply.blue.meeple: 5 -> 6\n"},
      {"{cites: [base.turn.order]}", "cites: base.turn.order -> \n"},
      {"{next: red}", "next: red -> blue\n"},
      {"{outcomes: [{when: [{score-order: [{at: [0, 0], in: city}]}], scores: {red: 0}}]}",
       "ruling: open -> legal\noutcomes[0].when: score-order -> \n"},
  };
  for (const Row& row : rows) {
    INFO(row.expect);
    CHECK(compared("expect: " + std::string(row.expect) + "\n", unchanged) == row.differences);
  }
}

TEST_CASE("a player who is not named keeps the score", "[scenario][expectation]") {
  const Scenario scenario = read(kTable + "expect: {scores: {red: 0}}\n");
  Ruling ruling = unchanged(scenario);
  ruling.outcomes[0].table.scores[1] = 9;
  FeatureScored scored;
  scored.items.push_back({ItemKind::tiles, 2, 2, {}, {find_rule("base.city.points")}});
  scored.presence = {{kBlue, 1, 1, true}};
  scored.majority = {find_rule("base.score.majority")};
  ruling.outcomes[0].turns[0].events.emplace_back(scored);
  scored.presence = {{kRed, 1, 1, true}};  // somebody else's says nothing of it
  scored.items[0].rules = {find_rule("base.road.points")};
  ruling.outcomes[0].turns[0].events.emplace_back(scored);
  CHECK(shown(differences(scenario, ruling, kMost)) ==
        "scores.blue: 5 -> 9 base.city.points base.score.majority\n");
}

TEST_CASE("an illegal action is a difference unless it is expected", "[scenario][expectation]") {
  struct Row {
    const char* expect;
    const char* differences;
  };
  const std::vector<Row> rows{
      {"{scores: {red: 0}}", "ruling: legal -> illegal base.turn.order\n"},
      {"{ruling: legal}", "ruling: legal -> illegal base.turn.order\n"},
      {"{ruling: illegal}", ""},
      {"{illegal: base.turn.order, cites: [base.turn.order]}", ""},
      {"{illegal: base.meeple.one}",
       "illegal: base.meeple.one -> base.turn.order base.turn.order\n"},
  };
  for (const Row& row : rows) {
    INFO(row.expect);
    const Scenario scenario = read(kTable + "expect: " + row.expect + "\n");
    CHECK(shown(differences(scenario, illegal(scenario, "base.turn.order"), kMost)) ==
          row.differences);
  }
}

TEST_CASE("without `ruling` everything holds in all outcomes", "[scenario][expectation]") {
  const Scenario scenario = read(kTable + "expect: {scores: {red: 0}, cites: [base.turn.order]}\n");
  Ruling ruling = unchanged(scenario);
  ruling.verdict = Verdict::open;
  ruling.outcomes.push_back(ruling.outcomes[0]);
  ruling.outcomes[1].table.scores[0] = 3;
  Remark remark;
  remark.rules = {find_rule("base.turn.order")};
  ruling.outcomes[1].turns[0].events.emplace_back(remark);  // a citation in one of them will do
  CHECK(shown(differences(scenario, ruling, kMost)) == "scores.red: 0 -> 3\n");
  ruling.outcomes[0].table.scores[0] = 3;
  // The same in two outcomes is one difference.
  CHECK(shown(differences(scenario, ruling, kMost)) == "scores.red: 0 -> 3\n");
}

namespace {

// A tile closes red's city while two bathhouses are free: red chooses.
const std::string kChoice =
    "players: [red, blue]\n"
    "tiles: {mill: \"road E W, bathhouse 3; field NL NR EL WR; field ER SL SR WL\"}\n"
    "board: {map: mill D mill}\n"
    "meeples: [{owner: red, at: [1, 0], in: city}]\n"
    "action: {player: blue, steps: [{place-tile: {tile: E, at: [1, -1], rotate: 180}}]}\n";

std::string ruled(const std::string& expect) {
  const Scenario scenario = read(kChoice + expect);
  const Ruling ruling = adjudicate(scenario.table, scenario.action, scenario.rules, kMost);
  return shown(differences(scenario, ruling, kMost));
}

}  // namespace

TEST_CASE("outcomes are replayed and complete", "[scenario][expectation]") {
  const std::string west =
      "    - when: [{bathhouse: [0, 0]}]\n"
      "      scores: {red: 4}\n"
      "      meeples: [{owner: red, at: [0, 0], in: bathhouse}]\n";
  const std::string east =
      "    - when: [{bathhouse: [2, 0], for: red}]\n"
      "      meeples: [{owner: red, at: [2, 0], in: bathhouse}]\n";
  const std::string head = "expect:\n  outcomes:\n";
  CHECK(ruled("expect: {ruling: open, scores: {red: 4}}\n") == "");
  CHECK(ruled("expect: {scores: {red: 4}}\n") == "");
  CHECK(ruled(head + west + east) == "");
  CHECK(ruled(head + east + west) == "");
  CHECK(ruled(head + west) ==
        "outcomes:  -> when: [{bathhouse: [2, 0], for: red}], scores: {red: 4, blue: 0}\n");
  const std::string wrong =
      "    - when: [{bathhouse: [2, 0]}]\n"
      "      scores: {red: 5}\n"
      "      illegal: base.turn.order\n";
  CHECK(
      ruled(head + west + wrong)
          .starts_with("outcomes[1].illegal: base.turn.order -> \noutcomes[1].scores.red: 5 -> 4"));
  const std::string nobody =
      "    - when: [{bathhouse: [2, 0], for: blue}]\n      scores: {red: 4}\n";
  CHECK(ruled(head + west + nobody).starts_with("outcomes[1].when: bathhouse -> \n"));
}

TEST_CASE("the outcomes that are shown as missing can be pasted", "[scenario][expectation]") {
  const std::string tiles =
      "tiles:\n"
      "  rend: road E; field NL NR EL ER SL SR WL WR\n"
      "  both: city N; road W; field EL ER SL SR WL WR by N\n"
      "  bath3: city N, bathhouse 3; field EL ER SL SR WL WR by N\n"
      "  bath4: city N, bathhouse 4; field EL ER SL SR WL WR by N\n"
      "  green: garden; city E; field NL NR SL SR WL WR by E\n";
  const std::string order =
      "players: [red, blue]\n"
      "board:\n"
      "  map: |\n"
      "    bath3 E@180\n"
      "    rend  .\n"
      "  origin: [-1, 0]\n"
      "meeples: [{owner: red, at: [0, 0], in: city}, {owner: blue, at: [-1, 1], in: road}]\n";
  const std::string place = "{place-tile: {tile: both, at: [0, 1]}}";
  const std::vector<std::string> rows{
      // who scores first
      order + "action: {player: red, steps: [" + place + "]}\n",
      // the same with a second turn
      order + "action: [{player: red, steps: [" + place +
          "]}, {player: blue, steps: [{place-tile: "
          "{tile: B, at: [0, 2]}}]}]\n",
      // two meeples of one player, two bathhouses
      "players: [red]\n"
      "board:\n"
      "  map: |\n"
      "    B     B B .\n"
      "    B     green . .\n"
      "    B     bath4@180 B .\n"
      "    .     bath4 B .\n"
      "  origin: [-2, -2]\n"
      "meeples: [{owner: red, kind: abbot, at: [-1, -1], in: garden}]\n"
      "action: {player: red, steps: [{place-tile: {tile: E, at: [0, -1], rotate: 270}}, "
      "{place-meeple: {in: city}}]}\n",
  };
  for (const std::string& row : rows) {
    INFO(row);
    const std::string text = tiles + row;
    const Scenario open = read(text +
                               "expect: {outcomes: [{when: [{bathhouse: [-1, 0]}], scores: "
                               "{}}]}\n");
    const Ruling ruling = adjudicate(open.table, open.action, open.rules, kMost);
    CHECK(ruling.outcomes.size() == 2);
    std::string outcomes;
    for (const Difference& one : differences(open, ruling, kMost)) {
      if (one.field == "outcomes") outcomes += "  - {" + one.actual + "}\n";
    }
    const Scenario pasted = read(text + "expect:\n  outcomes:\n" + outcomes);
    CHECK(shown(differences(pasted, ruling, kMost)) == "");
  }
}

}  // namespace barber::expectation_test
