// What `check --update` makes of a text: rows {before, after}, the rest byte for byte.
#include "scenario/update.hpp"

#include "adjudicator/adjudicate.hpp"
#include "catch.hpp"
#include "scenario/files.hpp"

namespace barber::scenario_update_test {
namespace {

// Red's knight scores 4 and goes home.
constexpr const char* kHead = R"(players: [red, "b: lue"]  # "quoted: {"
board:
  tiles: [{tile: E, at: [0, 0]}]
meeples:
  - {owner: red, at: [0, 0], in: city}
  - {owner: "b: lue", at: [0, 0], in: field}
action:
  player: red
  steps: [place-tile: {tile: E, at: [0, -1], rotate: 180}]
)";

UpdatedFile update(const std::string& text, std::string_view name) {
  return update_file(name, text, kMostOutcomes, {});
}

UpdatedFile update(const std::string& text) { return update(text, "box/f.yaml"); }

std::string with_ends(std::string text) {
  for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 2) {
    text.replace(at, 1, "\r\n");
  }
  return text;
}

}  // namespace

TEST_CASE("of an expectation what does not hold is rewritten, and nothing else") {
  struct Row {
    const char* before;
    const char* after;
  };
  const Row rows[] = {
      {"expect: {scores: {red: 2}}\n", "expect: {scores: {red: 4}}\n"},
      {"expect: {scores: {\"b: lue\": 1 , red: 4}}  # why\nnotes: x\n",
       "expect: {scores: {\"b: lue\": 0 , red: 4}}  # why\nnotes: x\n"},
      {"expect:   # here\n  scores: {red: 3}   # and here\n\n  next: \"b: lue\"\n\n# end",
       "expect:   # here\n  scores: {red: 4}   # and here\n\n  next: \"b: lue\"\n\n# end"},
      {"expect:\n  scores:\n    red: 3  # three\nnotes: x\n",
       "expect:\n  scores:\n    red: 4  # three\nnotes: x\n"},
      {"expect:\n  next: red\n  cites: [base.city.points]\n",
       "expect:\n  next: \"b: lue\"\n  cites: [base.city.points]\n"},
      {"expect:\n    meeples:\n    - {owner: red, at: [0, 0], in: city}  # stays\nnotes: x\n",
       "expect:\n    meeples:\n    - {owner: \"b: lue\", at: [0, 0], in: field}  # stays\nnotes: "
       "x\n"},
      {"expect: {meeples: []}\n",
       "expect: {meeples: [{owner: \"b: lue\", at: [0, 0], in: field}]}\n"},
      {"expect: {supply: {red: {meeple: 3}}}\n", "expect: {supply: {red: {meeple: 7}}}\n"},
      {"expect:\n  illegal: base.tile.all-edges-match\n  next: \"b: lue\"\nnotes: x\n",
       "expect:\n  scores: {red: 4, \"b: lue\": 0}\n  meeples:\n    - {owner: \"b: lue\", at: [0, "
       "0], "
       "in: field}\n  next: \"b: lue\"\nnotes: x\n"},
      {"expect: {ruling: illegal}\n", "expect: {ruling: legal}\n"},
      {"expect: {scores: {red: 3}}\nvariants:\n- name: a\n  expect: {scores: {red: 9}}\n- {name: "
       "b, "
       "expect: {scores: {red: 4}}}\n",
       "expect: {scores: {red: 4}}\nvariants:\n- name: a\n  expect: {scores: {red: 4}}\n- {name: "
       "b, "
       "expect: {scores: {red: 4}}}\n"},
      {"expect: &e {scores: {red: 3}}\nvariants: [{name: a, expect: *e}]\n",
       "expect: &e {scores: {red: 4}}\nvariants: [{name: a, expect: *e}]\n"},
      {"expect:  # none\n  scores: {red: 3}  # three\n  cites: [base.road.points]  # not\n\nnotes: "
       "x\n",
       "expect:  # none\n  scores: {red: 4}  # three\n\nnotes: x\n"},
      {"expect:\n  meeples:\n  # none of red\n  - {owner: red, at: [0, 0], in: city}  # gone\n  - "
       "owner: "
       "\"b: lue\"  # stays\n    at: [0, 0]\n    in: field\n",
       "expect:\n  meeples:\n  # none of red\n  - owner: \"b: lue\"  # stays\n    at: [0, 0]\n    "
       "in: "
       "field\n"},
      {"expect:\n  cites:\n    - base.road.points # 1\n    - base.city.points # 2\n    - "
       "base.road.points # 3\n",
       "expect:\n  cites:\n    - base.city.points # 2\n"},
      {"expect: {cites: [base.road.points , base.city.points,\n  base.road.points], scores: {red: "
       "4}}\n",
       "expect: {cites: [base.city.points], scores: {red: 4}}\n"},
      {"expect: {scores: {red: 4}, cites: [base.road.points]}\n", "expect: {scores: {red: 4}}\n"},
      {"expect: {cites: [base.road.points], scores: {red: 4}}\n", "expect: {scores: {red: 4}}\n"},
      {"expect: {scores: {\n}} # none\n", "expect: {scores: {red: 4}} # none\n"},
      {"expect:\n  scores:\n    \"b: lue\": 0  # nothing\n  next: red\n",
       "expect:\n  scores:\n    \"b: lue\": 0  # nothing\n    red: 4\n  next: \"b: lue\"\n"},
      {"expect:\n  scores:\n    \"b: lue\": 0",
       "expect:\n  scores:\n    \"b: lue\": 0\n    red: 4"},
      {"expect:\n  error: unknown-key  # why\nnotes: x\n",
       "expect:\n  scores: {red: 4, \"b: lue\": 0}\n  meeples:\n    - {owner: \"b: lue\", at: [0, "
       "0], "
       "in: field}  # why\nnotes: x\n"},
      {"expect: {error: unknown-key}\nextra: 1\nstack: x\n", ""},
      {"expect: {error: unknown-tile}\nextra: 1\n", "expect: {error: unknown-key}\nextra: 1\n"},
      {"expect: {ruling: illegal, illegal: base.tile.all-edges-match, next: red} # why\n",
       "expect: {ruling: legal, scores: {red: 4, \"b: lue\": 0}, meeples: [{owner: \"b: lue\", at: "
       "[0, "
       "0], in: field}], next: \"b: lue\"} # why\n"},
      // Left to people:
      {"expect: {scores: &s {red: 3}}\nvariants: [{name: a, expect: {scores: *s}}]\n", ""},
      {"expect: {scores: {red: 3}}\nknown-failing: {reason: later}\n", ""},
      {"expect: {cites: [base.road.points]}\n", ""},
      // Nothing to do:
      {"expect: {scores: {red: 4}, meeples: [{owner: \"b: lue\", in: field, at: [0,0]}]}\n", ""},
  };
  for (const Row& row : rows) {
    const std::string after = *row.after == '\0' ? row.before : row.after;
    for (const std::string& mark : {std::string(), std::string("\xEF\xBB\xBF")}) {
      INFO(row.before);
      const UpdatedFile updated = update(mark + kHead + row.before);
      CHECK(updated.valid);
      CHECK(updated.text == mark + kHead + after);
      CHECK(updated.updated.empty() == (*row.after == '\0'));
      const UpdatedFile windows = update(with_ends(mark + kHead + row.before));
      CHECK(windows.text == with_ends(mark + kHead + after));
    }
  }
}

TEST_CASE("an illegal and an open ruling are written as a scenario has them") {
  const std::string illegal = R"(players: [red]
board: {tiles: [{tile: E, at: [0, 0]}]}
action: {player: red, steps: [place-tile: {tile: E, at: [0, -1]}]}
)";
  CHECK(update(illegal + "expect: {scores: {red: 0}}\n").text ==
        illegal + "expect: {illegal: base.tile.all-edges-match}\n");
  CHECK(update(illegal + "expect:\n  scores: {red: 0}\n  # why\n").text ==
        illegal + "expect:\n  illegal: base.tile.all-edges-match\n  # why\n");
  for (const test::ExampleFile& file : test::files_below("scenarios")) {
    const std::size_t outcomes = file.text.find("\n  outcomes:\n");
    if (outcomes == std::string::npos || file.text.find("\n  - when", outcomes) < outcomes)
      continue;
    // What an open ruling expects is spoilt: its first score by one.
    const std::size_t score = file.text.find("scores: {", outcomes);
    if (score == std::string::npos) continue;
    std::string spoilt = file.text;
    const std::size_t digit = spoilt.find_first_of("0123456789", score);
    spoilt.insert(digit, "9");
    INFO(file.name);
    const UpdatedFile updated = update(spoilt, file.name);
    if (!updated.valid) continue;
    CHECK(updated.updated.size() <= 1);
    for (const CheckedCase& one : updated.checked.cases) {
      CHECK(name(one.result) == "passed");
    }
  }
}

TEST_CASE("JSON stays JSON") {
  const std::string before =
      "{\"players\": [\"red\"],\n \"board\": {\"tiles\": [{\"tile\": \"E\", \"at\": [0, 0]}]},\n"
      " \"meeples\": [{\"owner\": \"red\", \"at\": [0, 0], \"in\": \"city\"}],\n"
      " \"action\": {\"player\": \"red\", \"steps\": [{\"place-tile\": {\"tile\": \"E\", \"at\": "
      "[0, -1], \"rotate\": 180}}]},\n \"expect\": {\"scores\": {\"red\": 3}, \"meeples\": [{";
  const std::string after = before.substr(0, before.find("3}"));
  const UpdatedFile updated =
      update(before + "\"owner\": \"red\", \"at\": [0, 0], \"in\": \"city\"}]}}\n", "box/f.json");
  CHECK(updated.text == after + "4}, \"meeples\": []}}\n");
}

TEST_CASE("the corpus is what it was after an update") {
  for (const test::ExampleFile& file : test::files_below("scenarios")) {
    INFO(file.name);
    const UpdatedFile updated = update(file.text, file.name);
    CHECK(updated.text == file.text);
    CHECK(updated.updated.empty());
  }
}

TEST_CASE("scores of the corpus that are spoilt are mended") {
  int mended = 0;
  for (const test::ExampleFile& file : test::files_below("scenarios")) {
    const std::size_t expect = file.text.find("\nexpect:");
    const std::size_t score =
        expect == std::string::npos ? expect : file.text.find("scores: {", expect);
    const std::size_t digit = file.text.find_first_of("0123456789", score);
    if (score == std::string::npos || digit == std::string::npos) continue;
    std::string spoilt = file.text;
    spoilt.insert(digit, "7");
    INFO(file.name);
    const UpdatedFile updated = update(spoilt, file.name);
    for (const CheckedCase& one : updated.checked.cases) {
      // A variant that shared the expectation may want another one.
      if (one.id.find('#') == std::string::npos) mended += one.result == CaseResult::passed ? 1 : 0;
    }
  }
  CHECK(mended >= 200);
}

}  // namespace barber::scenario_update_test
