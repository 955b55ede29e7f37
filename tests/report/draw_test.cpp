// Drawn tables: golden files for what a person sees, and properties of the shapes.
#include "report/draw.hpp"

#include <set>
#include <string>
#include <vector>

#include "catalogue/catalogue.hpp"
#include "catch.hpp"
#include "report/legend.hpp"
#include "report/tile_shape.hpp"
#include "scenario/wrap.hpp"
#include "support/golden.hpp"
#include "support/random_game.hpp"
#include "support/table_maker.hpp"
#include "support/text.hpp"

namespace barber::draw_test {

using namespace test;

namespace {

constexpr FigureKind kMeeple = FigureKind::meeple;
constexpr FigureKind kAbbot = FigureKind::abbot;

std::string drawn(TableMaker& maker, bool colour) {
  return draw_table(maker.scenario(), maker.table(), Style(colour));
}

std::string difference(std::string_view name, std::string_view actual) {
  return golden_difference("report/golden/" + std::string(name), actual);
}

// The characters of a line; blanks are added up to `columns`.
std::vector<std::string> characters(const std::string& line, std::size_t columns) {
  std::vector<std::string> found;
  for (const char c : line) {
    if ((static_cast<unsigned char>(c) & 0xC0U) != 0x80U) found.emplace_back();
    found.back() += c;
  }
  while (found.size() < columns) found.emplace_back(" ");
  return found;
}

TableMaker bath_town() {
  TableMaker maker({"red", "blue"});
  maker.tile("BS/1", -1, 0).tile("D", 0, 0).tile("BS/3@180", 0, -1).tile("BS/2", 1, 0);
  maker.tile("V", -1, -1).tile("V@90", -1, 1).tile("A@180", 1, 1).tile("M", 1, -1);
  maker.figure("red", kMeeple, 0, 0, "city").figure("red", kMeeple, 0, -1, "bathhouse");
  maker.figure("blue", kMeeple, -1, 0, "road.E").figure("blue", kMeeple, -1, 0, "field.NL");
  maker.figure("blue", kMeeple, -1, 0, "bathhouse").figure("blue", kAbbot, 1, 1, "monastery");
  maker.score("red", 4).score("blue", 12);
  return maker;
}

}  // namespace

TEST_CASE("a table with bathers, a bridge, a coat of arms and a monk is drawn", "[draw]") {
  TableMaker maker = bath_town();
  CHECK(difference("bath-town.txt", drawn(maker, false)) == "");
}

TEST_CASE("with colour, cities, water and figures are tinted", "[draw]") {
  TableMaker maker = bath_town();
  CHECK(difference("bath-town-colour.txt", drawn(maker, true)) == "");
}

TEST_CASE("rivers, gardens and players with the same initial are told apart", "[draw]") {
  TableMaker maker({"Red", "robin", "42"});
  maker.tile("RI/s", 0, 0).tile("RI.1/CIRI", 1, 0).tile("RI.1/IIG", 2, 0).tile("MG@270", 1, -1);
  maker.tile("X", 1, 1)
      .tile("RI.1/RIrI", 2, 1)
      .tile("RI.2/CIcI", 2, 2)
      .tile("D@90", 1, 2)
      .tile("I@270", 3, 2);
  maker.figure("Red", kMeeple, 1, 0, "road").figure("robin", kMeeple, 1, 0, "field.ER");
  maker.figure("robin", kAbbot, 1, -1, "garden").figure("42", kMeeple, 2, 2, "city");
  maker.figure("42", kMeeple, 1, 1, "road.E");
  maker.scenario().figure_ids = {"ferryman"};
  for (Figure& figure : maker.scenario().table.figures) {
    if (figure.place.kind == Place::Kind::feature && figure.owner == PlayerId{}) figure.id = 0;
  }
  maker.scenario().table.stack = 1;
  CHECK(difference("river.txt", drawn(maker, false)) == "");
}

TEST_CASE("bridges that were built are drawn from end to end, over a city too", "[draw]") {
  TableMaker maker({"red", "blue"});
  maker.tile("B", 0, 0).tile("G", 0, 1).tile("B", 1, 0);
  GameState table = maker.table();
  table.board.build_bridge(table.board.tile_at({0, 1}), Side::N);
  table.board.build_bridge(table.board.tile_at({1, 0}), Side::E);
  CHECK(difference("bridges.txt", draw_table(maker.scenario(), table, Style(false))) == "");
}

TEST_CASE("a wider table is drawn with smaller tiles", "[draw]") {
  TableMaker maker({"red", "blue"});
  for (int x = -4; x < 0; ++x) maker.tile("U", x, 0);
  maker.tile("BS/6", 0, 0).tile("L", 1, 0).tile("K", 2, 0).tile("BS/5@180", 1, -1);
  maker.tile("BS/3@270", 2, -1).tile("H", 3, 0);
  maker.figure("red", kMeeple, 0, 0, "road").figure("red", kMeeple, 0, 0, "bathhouse");
  maker.figure("blue", kMeeple, 1, -1, "city").figure("blue", kMeeple, -3, 0, "field.ER");
  CHECK(difference("nine-wide.txt", drawn(maker, false)) == "");
}

TEST_CASE("a table too wide is drawn with tiles by name, in parts", "[draw]") {
  TableMaker maker({"red", "blue"});
  for (int x = 0; x < 20; ++x) maker.tile(x == 3 ? "D" : x % 5 == 4 ? "BS/6" : "U", x, 0);
  maker.tile("V", 20, 0).tile("V@180", 20, 1).tile("C", 3, -1);
  maker.figure("red", kMeeple, 4, 0, "bathhouse").figure("blue", kMeeple, 19, 0, "road");
  CHECK(difference("by-name.txt", drawn(maker, false)) == "");
}

TEST_CASE("empty stretches between islands are left out", "[draw]") {
  TableMaker maker({"red", "blue"});
  maker.tile("D", -1000000, 3).tile("E", -999998, 3).tile("BS/3", 1000000, 1000000);
  CHECK(difference("islands.txt", drawn(maker, false)) == "");
}

TEST_CASE("an empty table says so", "[draw]") {
  TableMaker maker({"red", "blue"});
  CHECK(difference("empty.txt", drawn(maker, false)) == "");
}

TEST_CASE("a very large table is cut, with a note", "[draw]") {
  TableMaker maker({"red", "blue"});
  SECTION("in a line") {
    for (int i = 0; i < 3000; ++i) maker.tile("U", i, 0);
  }
  SECTION("in a column") {
    for (int i = 0; i < 3000; ++i) maker.tile("U@90", 0, i);
  }
  SECTION("scattered") {
    for (int i = 0; i < 3000; ++i) maker.tile("B", 2 * i, 5 * i);
  }
  const std::string text = drawn(maker, false);
  CHECK(lines_of(text).size() < 260);
  CHECK(widest(text) <= 80);
  CHECK(text.find("cut here: ") != std::string::npos);
  CHECK(text.find(" of 3000 tiles are drawn") != std::string::npos);
}

TEST_CASE("no line of a drawn game is wider than 80, and every figure is on it", "[draw]") {
  for (const std::uint64_t seed : {1U, 2U, 3U}) {
    INFO("seed " << seed);
    Random random(seed);
    Scenario scenario;
    scenario.player_names = {"red", "blue", "green"};
    scenario.table = new_game(3);
    int number = 0;
    for (const Tile* tile : shuffled_tiles(random)) {
      const Turn turn =
          random_turn(random, scenario.table, static_cast<PlayerId>(number++ % 3), *tile);
      if (turn.steps.empty()) continue;
      GameState next =
          adjudicate(scenario.table, std::span(&turn, 1), Ruleset(), 1).outcome().table;
      scenario.table = std::move(next);
      const std::string text = draw_table(scenario, scenario.table, Style(false));
      INFO(text);
      REQUIRE(widest(text) <= 80);
      if (text.find("tiles by name") != std::string::npos) break;
      for (const std::string& mark : figure_marks(scenario, scenario.table)) {
        if (mark.empty()) continue;
        // Once in the drawing, once at the beginning of its line below.
        CHECK(text.find(mark) < text.find('\n' + mark + "  "));
      }
    }
  }
}

TEST_CASE("a drawn tile shows its edges, however it is turned", "[draw]") {
  constexpr std::size_t kColumns = 13;
  for (const CatalogueTile& one : catalogue()) {
    for (const Rotation rotation : kRotations) {
      const std::string text = draw_tile(one.tile, rotation, Style(false));
      INFO(one.tile.id << " turned " << degrees(rotation) << '\n' << text);
      std::vector<std::vector<std::string>> rows;
      for (const std::string& line : lines_of(text)) rows.push_back(characters(line, kColumns));
      REQUIRE(rows.size() == 7);
      for (const auto& row : rows) REQUIRE(row.size() == kColumns);
      for (const Side side : kSides) {
        const std::size_t x = side == Side::E ? kColumns - 1 : side == Side::W ? 0 : kColumns / 2;
        const std::size_t y = side == Side::S ? 6 : side == Side::N ? 0 : 3;
        const bool upright = side == Side::N || side == Side::S;
        std::string expected(kFieldEdgeGlyph);
        switch (one.tile.edge(unrotate(side, rotation))) {
          case EdgeKind::field:
          case EdgeKind::abbey:
            break;
          case EdgeKind::road:
            expected = upright ? "│" : "─";
            break;
          case EdgeKind::city:
            expected = kCityEdgeGlyph;
            break;
          case EdgeKind::river:
            expected = kRiverGlyph;
            break;
        }
        CHECK(rows[y][x] == expected);
      }
    }
  }
}

namespace {

// How many connected pieces the spots form.
int pieces(const std::vector<Point>& spots) {
  std::set<std::pair<int, int>> left;
  for (const Point spot : spots) left.insert({spot.x, spot.y});
  int count = 0;
  while (!left.empty()) {
    ++count;
    std::vector<std::pair<int, int>> next{*left.begin()};
    left.erase(left.begin());
    while (!next.empty()) {
      const auto [x, y] = next.back();
      next.pop_back();
      for (const auto& to : {std::pair{x + 1, y}, {x - 1, y}, {x, y + 1}, {x, y - 1}}) {
        if (left.erase(to) == 1) next.push_back(to);
      }
    }
  }
  return count;
}

}  // namespace

TEST_CASE("joined city parts are drawn joined, separate ones apart", "[draw]") {
  for (const CatalogueTile& one : catalogue()) {
    for (const Rotation rotation : kRotations) {
      for (const BlockSize size : {BlockSize{11, 5}, BlockSize{7, 3}}) {
        INFO(one.tile.id << " turned " << degrees(rotation) << ", " << size.columns << " columns");
        const TileShape shape(one.tile, rotation, size);
        // Two cities of this tile cross; others need the larger block.
        if (one.tile.id == "AM/CCcc+") continue;
        const bool known = one.set == "base-game" || one.set == "barber-surgeons" ||
                           one.set == "river-1" || one.set == "river-2";
        CHECK((shape.shows_all() || (size.columns == 7 && !known)));
        if (!shape.shows_all()) continue;
        std::vector<Point> cities;
        int count = 0;
        for (std::size_t f = 0; f < one.tile.features.size(); ++f) {
          const TileFeature& feature = one.tile.features[f];
          const std::vector<Point> spots = shape.spots(static_cast<int>(f));
          if (feature.half_edges != 0) CHECK_FALSE(spots.empty());
          if (feature.kind != FeatureKind::city) continue;
          CHECK(pieces(spots) == 1);
          cities.insert(cities.end(), spots.begin(), spots.end());
          ++count;
        }
        CHECK(pieces(cities) == count);
        for (const Side side : kSides) {
          const int path = one.tile.path_at(unrotate(side, rotation));
          if (path >= 0) CHECK(shape.feature(shape.side_middle(side)) == path);
        }
      }
    }
  }
}

}  // namespace barber::draw_test
