// Which scenarios are selected, alone and of a file.
#include "scenario/selection.hpp"

#include "adjudicator/adjudicate.hpp"
#include "catch.hpp"
#include "scenario/check.hpp"

namespace barber::selection_test {
namespace {

constexpr const char* kText = R"(id: one
title: A lone Knight
tags: [city, bath]
players: [red]
expect: {scores: {red: 0}}
variants:
  - name: twice
    title: Two knights
---
id: two
status: disputed
tags: [road]
players: [red]
expect: {scores: {red: 1}}
---
id: three
tags: [bath]
playres: [red]
expect: {error: unknown-key}
---
id: four
playres: [red]
)";

std::string results(const CheckedFile& file) {
  std::string out;
  for (const CheckedCase& one : file.cases) {
    out += (out.empty() ? "" : ", ") + one.id + " " + std::string(name(one.result));
  }
  return out;
}

}  // namespace

TEST_CASE("a selection is all of words, one of the tags, one of the statuses") {
  struct Row {
    Selection selection;
    bool selected;
  };
  const Row rows[] = {
      {{{}, {}, {}}, true},
      {{{"lone"}, {}, {}}, true},
      {{{"LONE", "knight"}, {}, {}}, true},
      {{{"box/"}, {}, {}}, true},
      {{{"lone", "road"}, {}, {}}, false},
      {{{}, {"road", "bath"}, {}}, true},
      {{{}, {"bat"}, {}}, false},
      {{{}, {}, {"normative"}}, true},
      {{{}, {}, {"disputed", "regression"}}, false},
      {{{"lone"}, {"road"}, {}}, false},
  };
  const std::vector<std::string> tags{"city", "bath"};
  for (const Row& row : rows) {
    CHECK(selects(row.selection, "box/one", "A lone Knight", tags, Status::normative) ==
          row.selected);
  }
}

TEST_CASE("of a file what is selected is checked, and an error that nobody expects always told") {
  struct Row {
    Selection selection;
    const char* checked;
    const char* listed;
  };
  const Row rows[] = {
      {{{}, {}, {}},
       "one passed, one#twice passed, two failed, three passed, four not-valid",
       "one untested, one#twice untested, two untested, three untested, four not-valid"},
      {{{"two"}, {}, {}},
       "one#twice passed, two failed, four not-valid",
       "one#twice untested, two untested, four not-valid"},
      {{{}, {"bath"}, {}},
       "one passed, one#twice passed, three passed, four not-valid",
       "one untested, one#twice untested, three untested, four not-valid"},
      {{{}, {}, {"disputed"}}, "two failed, four not-valid", "two untested, four not-valid"},
      {{{"nobody"}, {}, {}}, "four not-valid", "four not-valid"},
  };
  for (const Row& row : rows) {
    const CheckedFile checked = check_file("f.yaml", kText, {}, kMostOutcomes, row.selection);
    CHECK(results(checked) == row.checked);
    CHECK(checked.diagnostics.size() == 2);  // an unknown key, and players missing
    CHECK(results(list_file("f.yaml", kText, row.selection)) == row.listed);
  }
}

TEST_CASE("an error behind the last document is a case of its own") {
  const CheckedFile file =
      check_file("f.yaml", "id: a\nplayers: [red]\n---\nid: b\nplayers: [red\n", {}, kMostOutcomes);
  CHECK(results(file) == "a untested,  not-valid");
  CHECK(file.cases.back().document == 1);
}

}  // namespace barber::selection_test
