// What a file says is what the adjudicator gets.
#include "scenario/reader.hpp"

#include <string>
#include <vector>

#include "catalogue/catalogue.hpp"
#include "catch.hpp"
#include "scenario/files.hpp"
#include "scenario/words.hpp"

namespace barber::reader_test {
namespace {

constexpr PlayerId kRed{0};
constexpr PlayerId kBlue{1};
constexpr PlayerId kGreen{2};

// The scenarios of a text without faults.
std::vector<Scenario> read(std::string_view text) {
  ReadResult result = read_scenarios("scenarios/folder/stem.yaml", text);
  std::string found;
  for (const Diagnostic& diagnostic : result.diagnostics) found += format(diagnostic, "f", text);
  REQUIRE(found == "");
  REQUIRE(result.documents.size() == 1);
  return std::move(result.documents.front().scenarios);
}

std::vector<std::string> names_of(std::string_view text) {
  std::vector<std::string> names;
  for (const Diagnostic& diagnostic : read_scenarios("f.yaml", text).diagnostics) {
    names.emplace_back(diagnostic.name);
  }
  return names;
}

int count(const GameState& table, PlayerId owner, FigureKind kind, Place::Kind where) {
  int found = 0;
  for (const Figure& figure : table.figures) {
    found += figure.owner == owner && figure.kind == kind && figure.place.kind == where ? 1 : 0;
  }
  return found;
}

}  // namespace

TEST_CASE("ids come from the key or from the path", "[scenario][reader]") {
  struct Row {
    const char* path;
    const char* id;
  };
  const std::vector<Row> rows{
      {"scenarios/barber-surgeons/lone-knight.yaml", "barber-surgeons/lone-knight"},
      {"lone-knight.yaml", "lone-knight"},
      {"./lone.knight.yml", "lone.knight"},
      {"a/../lone-knight.yaml", "lone-knight"},
      {"/x.yaml", "x"},
      {"-", "-"},
      {".yaml", ".yaml"}};
  for (const Row& row : rows) {
    const ReadResult result = read_scenarios(row.path, "players: [red]\nvariants: [{name: v}]\n");
    REQUIRE(result.ok());
    CHECK(result.documents[0].id == row.id);
    CHECK(result.documents[0].scenarios[0].id == row.id);
    CHECK(result.documents[0].scenarios[1].id == row.id + std::string("#v"));
    CHECK(result.documents[0].scenarios[1].variant == "v");
  }
  CHECK(read_scenarios("a/b.yaml", "id: c\nplayers: [red]\n").documents[0].id == "c");
}

TEST_CASE("prose is kept", "[scenario][reader]") {
  const Scenario scenario = read(
      "title: T\nmotive: M\nsource: S\nnotes: |\n  one\n  two\ntags: [a, b]\nstatus: disputed\n"
      "known-failing: {reason: R}\nplayers: [red]\n")[0];
  CHECK(scenario.prose->title == "T");
  CHECK(scenario.prose->motive == "M");
  CHECK(scenario.prose->source == "S");
  CHECK(scenario.prose->notes == "one\ntwo\n");
  CHECK(scenario.prose->tags == std::vector<std::string>{"a", "b"});
  CHECK(scenario.prose->status == Status::disputed);
  CHECK(scenario.prose->known_failing == "R");
  CHECK(scenario.mark == Mark{1, 1});
}

TEST_CASE("a map is read from its origin, row by row, before the list", "[scenario][reader]") {
  const Scenario scenario = read(
      "players: [red]\n"
      "board:\n"
      "  tiles: [{tile: U, at: [2, 0], rotate: 180}]\n"
      "  map: |\n"
      "    .  E@180  .\n"
      "    A  D      A@180\n"
      "  legend: {A: U@180, D: BA/RCr@0}\n"
      "  origin: [-1, -1]\n"
      "action: {player: red, steps: []}\n")[0];
  const auto tiles = scenario.table.board.tiles();
  REQUIRE(tiles.size() == 5);
  const std::vector<std::string> ids{"BA/C", "BA/RFr", "BA/RCr", "BA/RFr", "BA/RFr"};
  const std::vector<Position> places{{0, -1}, {-1, 0}, {0, 0}, {1, 0}, {2, 0}};
  const std::vector<int> degrees_turned{180, 180, 0, 0, 180};
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    CHECK(tiles[i].tile->id == ids[i]);
    CHECK(tiles[i].at == places[i]);
    CHECK(degrees(tiles[i].rotation) == degrees_turned[i]);
  }
}

TEST_CASE("supplies left out are what the board leaves", "[scenario][reader]") {
  const Scenario scenario = read(
      "players: [red, {name: blue, score: 12}, {name: green, supply: {meeple: 2}}]\n"
      "board: {map: \"B D@90\"}\n"
      "meeples:\n"
      "  - {owner: blue, at: [1, 0], in: city, id: knight}\n"
      "  - {owner: red, at: [1, 0], in: road}\n"
      "  - {owner: blue, kind: abbot, at: [0, 0], in: monastery}\n"
      "  - {owner: green, at: [1, 0], in: field.NL}\n")[0];
  const GameState& table = scenario.table;
  CHECK(table.scores == std::vector<int>{0, 12, 0});
  CHECK(scenario.player_names == std::vector<std::string>{"red", "blue", "green"});
  struct Row {
    PlayerId player;
    FigureKind kind;
    int on_board;
    int in_supply;
  };
  const std::vector<Row> rows{
      {kRed, FigureKind::meeple, 1, 6},   {kRed, FigureKind::abbot, 0, 1},
      {kBlue, FigureKind::meeple, 1, 6},  {kBlue, FigureKind::abbot, 1, 0},
      {kGreen, FigureKind::meeple, 1, 2}, {kGreen, FigureKind::abbot, 0, 0}};
  for (const Row& row : rows) {
    CHECK(count(table, row.player, row.kind, Place::Kind::feature) == row.on_board);
    CHECK(count(table, row.player, row.kind, Place::Kind::supply) == row.in_supply);
  }
  // By player, those on the board first, in the order of the file.
  CHECK(table.figures[8].owner == kBlue);
  CHECK(table.figures[8].id == 0);
  CHECK(scenario.figure_ids == std::vector<std::string>{"knight"});
  CHECK(Words(scenario).place(table.where(table.figures[8].place)) == "(1,0) city");
  CHECK(scenario.expansions == std::vector<std::string_view>{"base-game", "abbot"});
}

TEST_CASE("expansions are those in use, or those listed", "[scenario][reader]") {
  struct Row {
    const char* text;
    std::vector<std::string_view> expansions;
  };
  const std::string base = "players: [red]\n";
  const std::vector<Row> rows{
      {"", {"base-game"}},
      {"board: {map: D}\n", {"base-game"}},
      {"board: {map: BS/1}\n", {"base-game", "barber-surgeons"}},
      {"board: {map: RI.1/II}\n", {"base-game", "river"}},
      {"tiles: {mill: \"city N E S W, bathhouse 3\"}\n", {"base-game"}},  // not in use
      {"tiles: {mill: \"city N E S W, bathhouse 3\"}\nboard: {map: mill}\n",
       {"base-game", "barber-surgeons"}},
      {"board: {map: D}\naction: {player: red, steps: [{discard-tile: {tile: BS/2}}]}\n",
       {"base-game", "barber-surgeons"}},
      {"board: {map: D}\naction: {player: red, steps: [{recall-abbot: {at: [0, 0]}}]}\n",
       {"base-game", "abbot"}},
      {"rules: {expansions: [river, abbot]}\n", {"base-game", "abbot", "river"}},
      {"rules: {expansions: []}\n", {"base-game"}},
      // A garden alone does not bring the abbot in.
      {"tiles: {park: \"garden; field NL NR EL ER SL SR WL WR\"}\nboard: {map: park}\n",
       {"base-game"}},
  };
  for (const Row& row : rows) {
    INFO(row.text);
    const Scenario scenario = read(base + row.text)[0];
    CHECK(scenario.expansions == row.expansions);
    const bool abbots =
        std::find(row.expansions.begin(), row.expansions.end(), "abbot") != row.expansions.end();
    CHECK(count(scenario.table, kRed, FigureKind::abbot, Place::Kind::supply) == (abbots ? 1 : 0));
  }
}

TEST_CASE("a place is what is seen on the table", "[scenario][reader]") {
  // D is a city in the north and a road from east to west; turned by 90, they lie in the east and
  // from north to south.
  struct Row {
    const char* in;
    int feature;
  };
  const Tile& tile = find_tile("D")->tile;
  const auto feature = [&](FeatureKind kind, HalfEdge half) {
    return kind == FeatureKind::road ? tile.path_at(Side::E) : tile.land_at(half);
  };
  const std::vector<Row> rows{
      {"city", feature(FeatureKind::city, HalfEdge::NL)},
      {"city.E", feature(FeatureKind::city, HalfEdge::NL)},
      {"road", feature(FeatureKind::road, HalfEdge::EL)},
      {"road.N", feature(FeatureKind::road, HalfEdge::EL)},
      {"road.S", feature(FeatureKind::road, HalfEdge::EL)},
      {"field.NR", feature(FeatureKind::field, HalfEdge::WR)},
      {"field.SL", feature(FeatureKind::field, HalfEdge::EL)},
      {"field.NL", feature(FeatureKind::field, HalfEdge::WL)},
      {"field.WL", feature(FeatureKind::field, HalfEdge::SL)},
  };
  for (const Row& row : rows) {
    INFO(row.in);
    const Scenario scenario = read(std::string("players: [red]\nboard: {map: D@90}\n"
                                               "meeples: [{owner: red, at: [0, 0], in: ") +
                                   row.in + "}]\n")[0];
    CHECK(scenario.table.where(scenario.table.figures[0].place) ==
          Where{Place::Kind::feature, {0, 0}, row.feature});
  }
}

TEST_CASE("fields inside of a tile are numbered", "[scenario][reader]") {
  const std::string text =
      "players: [red]\n"
      "tiles: {town: \"city N E S W; inner-field; inner-field by N\"}\n"
      "board: {map: town}\n"
      "meeples: [{owner: red, at: [0, 0], in: ";
  const auto feature = [&](const std::string& in) {
    const Scenario scenario = read(text + in + "}]\n")[0];
    return scenario.table.where(scenario.table.figures[0].place).feature;
  };
  CHECK(feature("inner-field.1") == 1);
  CHECK(feature("inner-field.2") == 2);
  CHECK(names_of(text + "inner-field}]\n") == std::vector<std::string>{"ambiguous-place"});
  CHECK(names_of(text + "inner-field.3}]\n") == std::vector<std::string>{"no-such-feature"});
  CHECK(names_of(text + "inner-field.0}]\n") == std::vector<std::string>{"no-such-feature"});
  CHECK(names_of(text + "field}]\n") == std::vector<std::string>{"no-such-feature"});
}

TEST_CASE("an action is read with its steps and answers", "[scenario][reader]") {
  const Scenario scenario = read(
      "players: [red, blue]\n"
      "tiles: {mill: \"road E W, bathhouse 3; field NL NR EL WR; field ER SL SR WL\"}\n"
      "board: {map: mill, names: {bath: {at: [0, 0], in: bathhouse}, end: {at: [2, 0], in: "
      "road}}}\n"
      "meeples: [{owner: blue, in: bath, id: bather}]\n"
      "stack: 5\n"
      "action:\n"
      "  - player: blue\n"
      "    steps:\n"
      "      - place-tile: {tile: U, at: [1, 0], rotate: 180}\n"
      "      - buy-back: {at: [0, 0]}\n"
      "      - place-meeple: {in: field.NL, id: bather}\n"
      "      - score: {}\n"
      "    choose:\n"
      "      - {score-order: [end, {at: [1, 0], in: road}], by: red}\n"
      "      - {bathhouse: bath, for: red, from: end}\n"
      "  - player: red\n"
      "    steps:\n"
      "      - discard-tile: {tile: B}\n"
      "      - place-tile: {tile: U, at: [2, 0]}\n"
      "      - place-meeple: {kind: abbot, at: [0, 0], in: bathhouse}\n"
      "      - recall-abbot: {at: [2, 0]}\n"
      "      - end-game: {}\n"
      "    choose: [{free-return: [0, 0], take: false}]\n")[0];
  CHECK(scenario.table.stack == 5);
  REQUIRE(scenario.action.size() == 2);
  const Turn& first = scenario.action[0];
  CHECK(first.player == kBlue);
  REQUIRE(first.steps.size() == 4);
  const auto& tile = std::get<PlaceTile>(first.steps[0]);
  CHECK(tile.tile == &find_tile("U")->tile);
  CHECK(tile.at == Position{1, 0});
  CHECK(tile.rotation == Rotation::half);
  CHECK(std::get<BuyBack>(first.steps[1]).at == Position{0, 0});
  const auto& meeple = std::get<PlaceMeeple>(first.steps[2]);
  CHECK(meeple.kind == FigureKind::meeple);
  CHECK(meeple.id == 0);
  CHECK(meeple.target.at == Position{1, 0});  // the tile just placed
  CHECK(std::holds_alternative<ScoreNow>(first.steps[3]));
  REQUIRE(first.answers.size() == 2);
  CHECK(first.answers[0].kind == ChoiceKind::score_order);
  CHECK(first.answers[0].by == kRed);
  REQUIRE(first.answers[0].order.size() == 2);
  CHECK(first.answers[0].order[0].at == Position{2, 0});  // placed in a later turn
  CHECK(first.answers[1].kind == ChoiceKind::bathhouse);
  CHECK(first.answers[1].subject == kRed);
  CHECK(first.answers[1].from == first.answers[0].order[0]);
  CHECK(first.answers[1].target == Where{Place::Kind::bathhouse, {0, 0}, kNoFeature});
  const Turn& second = scenario.action[1];
  REQUIRE(second.steps.size() == 5);
  CHECK(std::get<DiscardTile>(second.steps[0]).tile == &find_tile("B")->tile);
  CHECK(std::get<PlaceMeeple>(second.steps[2]).target.kind == Place::Kind::bathhouse);
  CHECK(std::get<PlaceMeeple>(second.steps[2]).kind == FigureKind::abbot);
  CHECK(std::get<RecallAbbot>(second.steps[3]).at == Position{2, 0});
  CHECK(std::holds_alternative<EndGame>(second.steps[4]));
  CHECK_FALSE(second.answers[0].take);
  REQUIRE(scenario.answer_marks.size() == 2);
  CHECK(scenario.answer_marks[0][0].mark == Mark{14, 10});
  CHECK(scenario.answer_marks[0][0].order == std::vector<Mark>{{14, 24}, {14, 29}});
  CHECK(scenario.answer_marks[1][0].mark == Mark{23, 15});
}

TEST_CASE("a tile placed on a taken space is an illegal step, no error", "[scenario][reader]") {
  struct Row {
    const char* steps;  // in red's turn, behind a B placed on the D at [0, 0]
    std::vector<std::string> errors;
  };
  const std::vector<Row> rows{
      {"- place-meeple: {in: monastery}", {}},
      {"- place-meeple: {at: [0, 0], in: monastery}", {}},
      {"- place-meeple: {in: spot}", {}},
      {"- place-meeple: {in: city}", {"no-such-feature"}},
      {"- place-meeple: {at: [0, 1], in: city}", {"no-tile"}},
      // What comes after the turn sees the table without that tile.
      {"- score: {}\n  choose: [{score-order: [{at: [0, 0], in: monastery}]}]",
       {"no-such-feature"}},
      {"- score: {}\n  choose: [{score-order: [{at: [0, 0], in: city}]}]", {}}};
  for (const Row& row : rows) {
    INFO(row.steps);
    CHECK(names_of("players: [red]\nboard: {map: D, names: {spot: {at: [0, 0], in: field.EL}}}\n"
                   "meeples: [{owner: red, in: spot}]\n"
                   "action:\n  player: red\n  steps:\n  - place-tile: {tile: B, at: [0, 0]}\n  " +
                   std::string(row.steps) + "\n") == row.errors);
  }
  // A tile that cannot be read: what stands on it is not judged.
  CHECK(names_of("players: [red]\nboard: {map: D}\naction:\n  player: red\n  steps:\n"
                 "    - place-tile: {tile: nowhere, at: [0, 0]}\n"
                 "    - place-meeple: {in: monastery}\n") ==
        std::vector<std::string>{"unknown-tile"});
  // A space that another step has taken, and a turn that follows an illegal one.
  CHECK(names_of("players: [red]\nboard: {map: D}\naction:\n"
                 "  - {player: red, steps: [{place-tile: {tile: E, at: [1, 0]}}]}\n"
                 "  - {player: red, steps: [{place-tile: {tile: B, at: [1, 0]}}, "
                 "{place-meeple: {in: monastery}}]}\n") == std::vector<std::string>{});
}

TEST_CASE("what is legal but unreachable or unused is warned of", "[scenario][reader]") {
  struct Row {
    const char* text;
    std::vector<std::string> warnings;
  };
  const std::string two =
      "players: [red, blue]\nboard: {tiles: [{tile: E, at: [0, 0], rotate: 180}, {tile: E, at: [0, "
      "1]}]";
  const std::vector<Row> rows{
      // A city that two tiles complete.
      {"}\nmeeples: [{owner: red, at: [0, 0], in: city}]\n", {"unreachable"}},
      {"}\nmeeples: [{owner: red, at: [0, 0], in: city}, {owner: blue, at: [0, 1], in: city}]\n",
       {"unreachable", "unreachable"}},
      // A field of one tile.
      {"}\nmeeples: [{owner: red, at: [0, 0], in: field}]\n", {}},
      {"}\nmeeples: [{owner: red, at: [0, 0], in: field}, {owner: red, at: [0, 0], in: field}]\n",
       {"unreachable"}},
      {"}\nmeeples: [{owner: red, at: [0, 0], in: field}, {owner: blue, at: [0, 1], in: field}]\n",
       {}},
      {", origin: [5, 5]}\n", {"unused-origin"}},
      {", names: {farm: {at: [0, 0], in: field}}}\n", {"unused-name"}},
      {", names: {farm: {at: [0, 0], in: field}}}\nvariants:\n  - {name: v, meeples: [{owner: red, "
       "in: farm}]}\n",
       {}},
      {", names: {farm: {at: [0, 0], in: field}}}\naction: {player: red, steps: []}\n"
       "expect: {meeples: [{owner: red, in: farm}]}\n",
       {}},
  };
  for (const Row& row : rows) {
    INFO(row.text);
    const std::string text = two + row.text;
    CHECK(read_scenarios("f.yaml", text).ok());
    CHECK(names_of(text) == row.warnings);
  }
  // Where features have joined, both figures may stay.
  CHECK(
      names_of("players: [red, blue]\nboard: {map: U@90 U@90}\nmeeples: [{owner: red, at: [0, 0], "
               "in: road}, {owner: blue, at: [1, 0], in: road}]\n") == std::vector<std::string>{});
}

TEST_CASE("an expectation is read whole", "[scenario][reader]") {
  const Expectation expect =
      read(
          "players: [red, blue]\n"
          "board: {map: D}\n"
          "action: {player: red, steps: [{place-tile: {tile: E, at: [0, -1], rotate: 180}}]}\n"
          "expect:\n"
          "  illegal: base.meeple.one\n"
          "  scores: {blue: 3}\n"
          "  meeples: [{owner: blue, kind: abbot, at: [0, -1], in: city}]\n"
          "  supply: {red: {meeple: 6}}\n"
          "  cites: [base.turn.order]\n"
          "  next: blue\n")[0]
          .expect;
  CHECK(expect.present);
  CHECK(expect.verdict == Verdict::illegal);
  REQUIRE(expect.illegal != nullptr);
  CHECK(expect.illegal->id == "base.meeple.one");
  REQUIRE(expect.scores);
  CHECK(*expect.scores == std::vector<std::optional<int>>{std::nullopt, 3});
  REQUIRE(expect.meeples);
  CHECK(expect.meeples->at(0).owner == kBlue);
  CHECK(expect.meeples->at(0).kind == FigureKind::abbot);
  CHECK(expect.meeples->at(0).where.at == Position{0, -1});
  REQUIRE(expect.supply);
  CHECK(expect.supply->at(0)[0] == 6);
  CHECK_FALSE(expect.supply->at(1)[0].has_value());
  CHECK(expect.cites.at(0)->id == "base.turn.order");
  CHECK(expect.next == kBlue);
  CHECK_FALSE(expect.outcomes);
  CHECK(expect.mark == Mark{5, 3});
}

TEST_CASE("a variant replaces what it names and shares the rest", "[scenario][reader]") {
  const std::vector<Scenario> scenarios = read(
      "title: base\nrules: {expansions: [river]}\nplayers: [red, blue]\nboard: {map: D}\nstack: 3\n"
      "meeples: [{owner: red, at: [0, 0], in: city}]\n"
      "expect: {scores: {red: 1}}\n"
      "variants:\n"
      "  - {name: same}\n"
      "  - {name: no-one, meeples: [], rules: {}, title: other}\n"
      "  - {name: other-table, board: {map: D U}, expect: {scores: {red: 2}}, "
      "rules: {expansions: [abbot]}}\n");
  REQUIRE(scenarios.size() == 4);
  CHECK(scenarios[1].prose->title == "base");
  CHECK(scenarios[1].expect.scores == scenarios[0].expect.scores);
  CHECK(scenarios[1].table.stack == 3);
  CHECK(scenarios[1].mark == Mark{9, 5});
  CHECK(count(scenarios[1].table, kRed, FigureKind::meeple, Place::Kind::feature) == 1);
  CHECK(scenarios[2].prose->title == "other");
  CHECK(count(scenarios[2].table, kRed, FigureKind::meeple, Place::Kind::feature) == 0);
  CHECK(scenarios[2].expansions == std::vector<std::string_view>{"base-game", "river"});
  CHECK(scenarios[3].table.board.tiles().size() == 2);
  CHECK(scenarios[3].expect.scores->at(0) == 2);
  CHECK(scenarios[3].expansions == std::vector<std::string_view>{"base-game", "abbot"});
}

TEST_CASE("own tiles outlive the reading", "[scenario][reader]") {
  Scenario variant;
  {
    variant = read(
        "players: [red]\ntiles: {a: city N E S W}\nboard: {map: a}\n"
        "variants: [{name: v, board: {map: a a}}]\n")[1];
  }
  CHECK(variant.table.board.tile(1).tile->id == "a");
}

TEST_CASE("documents with errors have no scenarios, the others do", "[scenario][reader]") {
  const ReadResult result = read_scenarios(
      "f.yaml",
      "id: a\nplayers: [red]\n---\nid: b\nplayers: [red]\nx: 1\nexpect: {error: unknown-key}\n---\n"
      "id: c\nplayers: [red, red]\n---\nid: d\nplayers: [red]\nplayers: [blue]\n---\nid: e\n"
      "players: [red]\n");
  REQUIRE(result.documents.size() == 5);
  CHECK_FALSE(result.ok());
  CHECK(result.documents[0].scenarios.size() == 1);
  CHECK(result.documents[1].scenarios.empty());
  CHECK(result.documents[1].expected_error == "unknown-key");
  CHECK(result.documents[1].mark == Mark{4, 1});
  CHECK(result.documents[2].scenarios.empty());
  CHECK(result.documents[3].scenarios.empty());
  CHECK(result.documents[4].scenarios.size() == 1);
  std::vector<int> documents;
  for (const Diagnostic& diagnostic : result.diagnostics) documents.push_back(diagnostic.document);
  CHECK(documents == std::vector<int>{1, 2, 3});
}

TEST_CASE("JSON and YAML mean the same", "[scenario][reader]") {
  for (const test::ExampleFile& file : test::files_below("tests/scenario/valid")) {
    if (!file.name.ends_with(".json")) continue;
    const ReadResult json = read_scenarios("a.json", file.text);
    const ReadResult yaml = read_scenarios("a.yaml", file.text);
    REQUIRE(json.ok());
    REQUIRE(yaml.ok());
    const Scenario& a = json.documents[0].scenarios[0];
    const Scenario& b = yaml.documents[0].scenarios[0];
    CHECK(a.player_names == b.player_names);
    CHECK(a.table.scores == b.table.scores);
    CHECK(a.table.figures.size() == b.table.figures.size());
    CHECK(a.table.board.tiles().size() == b.table.board.tiles().size());
    CHECK(a.mark == b.mark);
  }
}

}  // namespace barber::reader_test
