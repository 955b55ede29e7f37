#include "report/run.hpp"

#include "adjudicator/adjudicate.hpp"
#include "catch.hpp"

namespace barber::run_test {
namespace {

// A table on which red's lone knight scores 4 and stays, since there is no bathhouse.
constexpr const char* kTable = R"(title: Two caps
players: [red, blue]
board:
  tiles: [{tile: E, at: [0, 0]}]
meeples: [{owner: red, at: [0, 0], in: city}]
action:
  player: blue
  steps: [place-tile: {tile: E, at: [0, -1], rotate: 180}]
)";

RunFile file_of(const std::string& more) {
  return {"box/caps.yaml", "", check_file("box/caps.yaml", kTable + more, {}, kMostOutcomes)};
}

RunSummary summary_of(const RunFile& file) {
  RunSummary summary;
  add(summary, file);
  return summary;
}

}  // namespace

TEST_CASE("a failure shows what differs, field by field, and the rules that made it so") {
  const RunFile file = file_of("expect:\n  scores: {red: 2}\n  meeples: []\n");
  CHECK(run_file_text(file, Style(false), false) ==
        "FAILED   box/caps  Two caps\n"
        "         box/caps.yaml:1\n"
        "         scores.red (line 10)\n"
        "           expected  2\n"
        "           actual    4                                base.city.points\n"
        "             base.city.two-tile, base.city.complete, base.score.majority,\n"
        "             base.score.any-turn\n");
  CHECK(run_summary_text(summary_of(file), Style(false)) == "0 passed, 1 failed\n");
}

TEST_CASE("whatever is told of a case keeps within 80 columns") {
  const std::string reason =
      "the reader knows no sketch yet, and without one the table cannot be written down at all";
  const RunFile known =
      file_of("expect: {scores: {red: 5}}\nknown-failing: {reason: \"" + reason + "\"}\n");
  CHECK(run_file_text(known, Style(false), false) ==
        "known    box/caps (the reader knows no sketch yet, and without one the table\n"
        "         cannot be written down at all)\n");
  CHECK(run_file_text(file_of(""), Style(false), false) == "no test  box/caps expects nothing\n");
}

TEST_CASE("the results of a run are counted for what they are") {
  struct Row {
    const char* more;
    CaseResult result;
    const char* summary;
  };
  const Row rows[] = {
      {"expect: {scores: {red: 4}}\n", CaseResult::passed, "1 passed, 0 failed\n"},
      {"expect: {scores: {red: 5}}\n", CaseResult::failed, "0 passed, 1 failed\n"},
      {"expect: {scores: {red: 5}}\nknown-failing: {reason: later}\n", CaseResult::known_failing,
       "0 passed, 0 failed, 1 known failing\n"},
      {"expect: {scores: {red: 4}}\nknown-failing: {reason: later}\n", CaseResult::fixed,
       "0 passed, 1 failed\n"},
      {"", CaseResult::untested, "0 passed, 0 failed, 1 without expectations\n"},
      {"expect: {scores: {rde: 4}}\n", CaseResult::not_valid, "0 passed, 0 failed, 1 not valid\n"},
      {"expect: {error: unknown-player}\n", CaseResult::failed, "0 passed, 1 failed\n"},
      {"expect: {error: unknown-key}\nmotve: x\n", CaseResult::passed, "1 passed, 0 failed\n"},
  };
  for (const Row& row : rows) {
    INFO(row.more);
    const RunFile file = file_of(row.more);
    REQUIRE(file.checked.cases.size() == 1);
    CHECK(name(file.checked.cases[0].result) == name(row.result));
    CHECK(run_summary_text(summary_of(file), Style(false)) == row.summary);
  }
}

}  // namespace barber::run_test
