#include "report/columns.hpp"

#include "catch.hpp"

namespace barber::columns_test {
namespace {

constexpr Rule kShort{"base.road.complete", Origin::printed, "", "", ""};
constexpr Rule kLong{"bath.bonus.once-per-feature-scoring", Origin::printed, "", "", ""};

}  // namespace

TEST_CASE("a rule id stands in its column or on a line below") {
  struct Row {
    std::string_view text;
    Citations rules;
    const char* expected;
  };
  const Row rows[] = {
      {"short", {}, "paid     short\n"},
      {"short",
       {&kShort, &kLong},
       "paid     short                                        base.road.complete\n"
       "           bath.bonus.once-per-feature-scoring\n"},
      {"a text that ends two columns before the ids",
       {&kShort},
       "paid     a text that ends two columns before the ids  base.road.complete\n"},
      {"a text that ends one column before the ids -",
       {&kShort},
       "paid     a text that ends one column before the ids -\n"
       "           base.road.complete\n"},
      {"a long id begins further left",
       {&kLong},
       "paid     a long id begins further left       bath.bonus.once-per-feature-scoring\n"},
      {"a text so long that it must be wrapped  of which the blanks at the break go away",
       {&kShort},
       "paid     a text so long that it must be wrapped  of which the blanks at the\n"
       "         break go away                                base.road.complete\n"},
  };
  for (const Row& row : rows) {
    INFO(row.text);
    const Style style(false);
    Columns columns(style);
    columns.line(Tone::strong, "paid", row.text, row.rules);
    CHECK(columns.take() == row.expected);
  }
}

TEST_CASE("a heading that is too long for a line puts its text below") {
  struct Row {
    std::string_view name;
    std::string_view text;
    const char* expected;
  };
  const Row rows[] = {
      {"box/caps", "", "box/caps\n"},
      {"box/caps", "Two caps", "box/caps  Two caps\n"},
      {"barber-surgeons/monastery-and-bathhouse-side-by-side",
       "One tile completes the monastery and walls in the bath beside it",
       "barber-surgeons/monastery-and-bathhouse-side-by-side\n"
       "         One tile completes the monastery and walls in the bath beside it\n"},
  };
  for (const Row& row : rows) {
    const Style style(false);
    Columns columns(style);
    columns.heading(row.name, row.text);
    CHECK(columns.take() == row.expected);
  }
}

}  // namespace barber::columns_test
