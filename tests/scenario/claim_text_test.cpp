#include "scenario/claim_text.hpp"

#include <fmt/format.h>

#include <string>
#include <vector>

#include "catch.hpp"
#include "scenario/reader.hpp"
#include "scenario/words.hpp"

namespace barber::claim_text_test {
namespace {

constexpr const char* kTable = R"(players: [red, red fox, "legal"]
board:
  map: D A@90 H
  names: {town: {at: [0, 0], in: city}, road-end: {at: [0, 0], in: road}}
claims: [{by: red, says: {meeples: [{owner: red, in: town}, {owner: red, in: road-end}]}}]
action: {player: red, steps: [place-tile: {tile: E, at: [0, -1], rotate: 180}]}
)";

// The claim written out in one spelling; or what is wrong with it.
std::string parsed(std::string_view table, std::string_view text) {
  const ReadResult read = read_scenarios("f.yaml", table);
  REQUIRE(read.ok());
  const Scenario& scenario = read.documents.at(0).scenarios.at(0);
  const Words words(scenario);
  const ParsedClaim parsed = parse_claim(text, scenario);
  if (!parsed.claim) return parsed.problem + " / " + parsed.help;
  std::string out;
  for (std::size_t p = 0; p < parsed.claim->scores.size(); ++p) {
    if (!parsed.claim->scores[p]) continue;
    out += fmt::format("{}={}; ", scenario.player_names[p], *parsed.claim->scores[p]);
  }
  for (const ClaimedFigure& figure : parsed.claim->figures) {
    out += fmt::format("{} {} {}; ", words.player(figure.owner), name(figure.kind),
                       words.place(figure.where));
  }
  if (parsed.claim->legal) out += *parsed.claim->legal ? "is legal; " : "is illegal; ";
  if (parsed.claim->illegal != nullptr) out += fmt::format("by {}; ", parsed.claim->illegal->id);
  return out;
}

constexpr const char* kForms =
    "as in `red=9`, `red meeple at 2,1 bathhouse`, `red meeple in NAME`, `red abbot home`, `legal` "
    "or `illegal RULE`";

}  // namespace

TEST_CASE("a claim in one line says what it would say in a file") {
  struct Row {
    const char* text;
    std::string expected;
  };
  const std::vector<Row> rows{
      {"red=9", "red=9; "},
      {" red = -3 ", "red=-3; "},
      {"red=9,red fox=4", "red=9; red fox=4; "},
      {"red=9 and red fox=4", "red=9; red fox=4; "},
      {"red=9, and red fox=4", "red=9; red fox=4; "},
      {"red meeple at 0,0 city", "red meeple (0,0) city; "},
      {"red at 0, 0 road.E and red home", "red meeple (0,0) road; red meeple supply; "},
      {"red abbot in supply", "red abbot supply; "},
      {"red fox at 2,0 city.S", "red fox meeple (2,0) city.S; "},
      {"red in town", "red meeple (0,0) city; "},
      {"red fox meeple in road-end, red=2", "red=2; red fox meeple (0,0) road; "},
      {"red in twon", "no place is called `twon` / did you mean `town`?"},
      {"red in", std::string("`in` needs the name of a place / ") + kForms},
      {"red at 0,-1 field.EL", "red meeple (0,-1) field; "},
      {"illegal", "is illegal; "},
      {"illegal and red=0", "red=0; is illegal; "},
      {"illegal bath.leave.buy, red=0", "red=0; is illegal; by bath.leave.buy; "},
      // A player may be called so.
      {"legal=3", "legal=3; "},
      {"legal home", "legal meeple supply; "},

      {"", std::string("the claim, or a part of it, is empty / ") + kForms},
      {"red=9,", std::string("the claim, or a part of it, is empty / ") + kForms},
      {"rde=9", "`rde` is neither a player nor `legal` or `illegal` / did you mean `red`?"},
      {"red", std::string("it is not said what is claimed of red / ") + kForms},
      {"red=nine", "`red=` needs a number of points, not `nine` / plain digits, as in `red=9`"},
      {"red=9, red=8", "red cannot have both 9 and 8 points / name each player's points once"},
      {"red=9 blue=4",
       "the claim goes on with `blue=4`, which belongs to nothing / parts of a claim are joined by "
       "`,` or `and`"},
      {"red at 0 city",
       "`at` needs the coordinates of a tile / as in `red meeple at 2,1 bathhouse`"},
      {"red at 0,0",
       "it is not said what on the tile at 0,0 is meant / a feature, such as `city.N`, or "
       "`bathhouse`"},
      {"red at 7,0 city",
       "no tile lies at [7, 0] / tiles are placed by `board` and by the `place-tile` steps before "
       "this one"},
      {"red at 0,0 bathhouse",
       "tile `D` at [0, 0] has no bathhouse / it has city, road, field.EL, field.ER"},
      {"red at 0,0 citty", "unknown place `citty` / did you mean `city`?"},
      {"illegal bath.leave.bye", "unknown rule `bath.leave.bye` / did you mean `bath.leave.buy`?"},
  };
  for (const Row& row : rows) {
    INFO(row.text);
    CHECK(parsed(kTable, row.text) == row.expected);
  }
}

TEST_CASE("in a sketch a claim names its features and bathhouses") {
  constexpr const char* kSketch = R"(players: [red, blue]
sketch: {features: {lane: {kind: road, tiles: 2}}, bathhouses: {mill: 3}}
action: {player: red, steps: [{complete: [lane]}]}
)";
  struct Row {
    const char* text;
    std::string expected;
  };
  const std::vector<Row> rows{
      {"red meeple in mill", "red meeple mill; "},
      {"red in lane, blue in supply", "red meeple lane; blue meeple supply; "},
      {"red in mil", "the sketch has no feature or bathhouse `mil` / did you mean `mill`?"},
      {"red at 0,0 road",
       "a sketch has no coordinates / name a feature or a bathhouse of the sketch, as in `red "
       "meeple in mill`"},
  };
  for (const Row& row : rows) {
    INFO(row.text);
    CHECK(parsed(kSketch, row.text) == row.expected);
  }
}

}  // namespace barber::claim_text_test
