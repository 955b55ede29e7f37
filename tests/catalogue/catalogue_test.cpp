#include "catalogue/catalogue.hpp"

#include <map>
#include <set>
#include <string>

#include "catalogue/notation.hpp"
#include "catch.hpp"

namespace barber::catalogue_test {

TEST_CASE("every tile of the catalogue takes every half edge once and is written as it was read") {
  for (const CatalogueTile& one : catalogue()) {
    INFO(one.tile.id);
    if (one.tile.is_abbey()) {
      CHECK(write_tile(one.tile) == one.notation);
      continue;
    }
    std::map<int, int> land;
    std::map<int, int> paths;
    for (const TileFeature& feature : one.tile.features) {
      const bool path = feature.kind == FeatureKind::road || feature.kind == FeatureKind::river;
      for (int h = 0; h < 8; ++h) {
        if ((feature.half_edges & bit(static_cast<HalfEdge>(h))) != 0) ++(path ? paths : land)[h];
      }
    }
    CHECK(land.size() == 8);
    for (const auto& [half, times] : land) CHECK(times == 1);
    for (const auto& [half, times] : paths) CHECK(times == 1);
    const auto again = read_tile(one.tile.id, write_tile(one.tile));
    REQUIRE(std::holds_alternative<Tile>(again));
    CHECK(std::get<Tile>(again).features == one.tile.features);
    CHECK(find_tile(one.tile.id) == &one);
  }
}

TEST_CASE("the sets of the catalogue have as many tiles as the boxes") {
  std::map<std::string_view, int> count;
  std::set<std::string_view> ids;
  for (const CatalogueTile& one : catalogue()) {
    count[one.set] += one.count;
    CHECK(ids.insert(one.tile.id).second);
  }
  CHECK(count["base-game"] == 72);
  CHECK(count["barber-surgeons"] == 6);
  CHECK(count["river-1"] == 12);
  // The River II has twelve with its spring, which is the River's too and stands there.
  CHECK(count["river-2"] == 11);
  const std::map<std::string_view, int> expansions{
      {"inns-and-cathedrals", 18},    {"traders-and-builders", 24},
      {"princess-and-dragon", 30},    {"tower", 18},
      {"abbey-and-mayor", 18},        {"under-the-big-top", 20},
      {"flying-machines", 8},         {"watchtowers", 12},
      {"bridges-castles-bazaars", 12}};
  for (const auto& [set, tiles] : expansions) {
    INFO(set);
    CHECK(count[set] == tiles);
  }
  CHECK(count.size() == 4 + expansions.size());
}

TEST_CASE("what is printed on the base game adds up to the published counts") {
  int roads = 0, cities = 0, coats = 0, monasteries = 0, gardens = 0;
  std::array<int, 4> edges{};
  for (const CatalogueTile& one : catalogue()) {
    if (one.set != "base-game") continue;
    std::set<FeatureKind> kinds;
    for (const TileFeature& feature : one.tile.features) {
      kinds.insert(feature.kind);
      coats += one.count * feature.coats;
    }
    roads += one.count * static_cast<int>(kinds.count(FeatureKind::road));
    cities += one.count * static_cast<int>(kinds.count(FeatureKind::city));
    monasteries += one.count * static_cast<int>(kinds.count(FeatureKind::monastery));
    gardens += one.count * static_cast<int>(kinds.count(FeatureKind::garden));
    for (const Side side : kSides) {
      edges[static_cast<std::size_t>(one.tile.edge(side))] += one.count;
    }
  }
  CHECK(roads == 45);
  CHECK(cities == 44);
  CHECK(coats == 10);
  CHECK(monasteries == 6);
  CHECK(gardens == 8);
  CHECK(edges[static_cast<std::size_t>(EdgeKind::field)] == 115);
  CHECK(edges[static_cast<std::size_t>(EdgeKind::road)] == 94);
  CHECK(edges[static_cast<std::size_t>(EdgeKind::city)] == 79);
}

TEST_CASE("the base tiles have their letters") {
  std::set<std::string_view> letters;
  for (const CatalogueTile& one : catalogue()) {
    if (one.set == "base-game") letters.insert(one.letter);
  }
  CHECK(letters.size() == 32);
  for (char letter = 'A'; letter <= 'X'; ++letter) {
    CHECK(letters.count(std::string_view(&letter, 1)) == 1);
  }
  CHECK(find_tile("D") == find_tile("BA/RCr"));
  CHECK(find_tile("d") == nullptr);
  CHECK(find_tile("") == nullptr);
}

TEST_CASE("what is not verified against the printed tile is marked") {
  CHECK_FALSE(find_tile("BS/1")->tile.unverified_layout);
  CHECK(find_tile("BS/1")->tile.unverified_value);
  CHECK(find_tile("BS/3")->tile.unverified_layout);
  CHECK_FALSE(find_tile("BS/3")->tile.unverified_value);
  for (const char* id : {"BS/4", "BS/5", "BS/6"}) {
    CHECK(find_tile(id)->tile.unverified_layout);
    CHECK(find_tile(id)->tile.unverified_value);
  }
  for (const CatalogueTile& one : catalogue()) {
    if (one.set == "barber-surgeons") continue;
    CHECK(one.tile.unverified_layout == (one.tile.id == "DG/CCc+.p"));
  }
}

TEST_CASE("a line that is no tile is refused, with the place and the way out") {
  struct Row {
    const char* line;
    std::size_t offset;
    const char* message;
    const char* help;
  };
  const Row rows[] = {
      {"city N", 0, "no feature takes half edge EL ER SL SR WL WR",
       "add them to a field or a city; a road lies between two fields"},
      {"ctiy N; field EL ER SL SR WL WR", 0, "unknown feature or mark `ctiy`",
       "did you mean `city`?"},
      {"city N; field EL ER SL SR WL WR NL", 8, "half edge NL is taken twice", nullptr},
      {"monastery; monastery; field NL NR EL ER SL SR WL WR", 11, "a second monastery on one tile",
       "a tile has one at most"},
      {"road N S; field NL NR EL ER SL SR WL WR", 10,
       "this field lies on both sides of a road that runs through the tile",
       "write a field for each side of the road"},
      {"city W; road N E; field NL NR EL SR by W; field ER SL", 18,
       "this field lies on both sides of a road that runs through the tile", nullptr},
      // Of two roads that cross only one can be a bridge.
      {"road N S; road E W; field NL NR EL ER; field SL SR WL WR", 20,
       "this field lies on both sides of a road that runs through the tile", nullptr},
      {"river N S; field NL NR EL ER SL SR WL WR", 11,
       "this field lies on both sides of a river that runs through the tile", nullptr},
      {"city N N; field EL ER SL SR WL WR", 7, "`N` is taken twice", nullptr},
      {"city N, coats 12; field EL ER SL SR WL WR", 8, "`coats` needs a number from 1 to 9",
       nullptr},
      {"city N, bathhouse 6; field EL ER SL SR WL WR", 18, "a banner shows 3, 4 or 5", nullptr},
      {"city N, bathhouse 3; road E, bathhouse 4; field EL ER SL SR WL WR", 29,
       "a second bathhouse on one tile", nullptr},
      {"city N; field EL ER SL SR WL WR by S", 35, "no city lies on side S", nullptr},
      {"city N; road N; field EL ER SL SR WL WR", 8, "side N is taken twice", nullptr},
      {"city N; road Q; field EL ER SL SR WL WR", 13, "unknown side `Q`", "known here: N E S W"},
      {"city N; field EL ER SL SR WL WX", 29, "unknown half edge `WX`", "did you mean `WL`?"},
      {"monastery N; field NL NR EL ER SL SR WL WR", 10, "a monastery takes up no sides", nullptr},
      {"city N;; field EL ER SL SR WL WR", 7, "a feature is missing here", nullptr},
      {"city N, coat, ; field EL ER SL SR WL WR", 13, "a mark is missing after the comma", nullptr},
      {"field NL NR EL ER SL SR WL WR, bathhouse 3", 31, "a bathhouse belongs to a road or a city",
       nullptr},
      {"city N; field EL ER SL SR WL WR", 8, "this field does not name the city on side N",
       "they meet at a corner of the tile: add `by N` to the field"},
      {"field NL NR EL ER SL SR WL WR; mist N N", 38, "`N` stands here twice",
       "leave one of them out"},
      {"field NL NR EL ER SL SR WL WR; mist coats", 36, "unknown side `coats`",
       "known here: N E S W"},
      {"", 0, "a feature is missing here", nullptr},
  };
  for (const Row& row : rows) {
    INFO(row.line);
    const auto read = read_tile("mine", row.line);
    REQUIRE(std::holds_alternative<NotationError>(read));
    const auto& error = std::get<NotationError>(read);
    CHECK(error.message == row.message);
    CHECK(error.offset == row.offset);
    if (row.help != nullptr) CHECK(error.help == row.help);
    CHECK_FALSE(error.help.empty());
  }
}

TEST_CASE("a road parts fields only where it runs from side to side") {
  const char* const lines[] = {
      "monastery; road N; field NL NR EL ER SL SR WL WR",
      "road N; road E; road S; field NL WR WL SR; field NR EL; field ER SL",
      "road N; road S; field NL NR EL ER SL SR WL WR",  // each ends, at a village or a town
      "road N S; field NL WR WL SR; field NR EL ER SL",
      "road N W; field NL WR; field NR EL ER SL SR WL",
      "road N S; road E W; field NL WR NR EL; field ER SL SR WL",  // beneath a bridge
      "road N E S; field NR EL; field ER SL; field NL WR WL SR",
  };
  for (const char* line : lines) {
    INFO(line);
    const auto result = read_tile("t", line);
    const auto* error = std::get_if<NotationError>(&result);
    CHECK((error == nullptr ? "" : error->message) == "");
  }
}

TEST_CASE("symbols that no rule covers are kept, so that a scenario can be refused for them") {
  const auto read = read_tile("mine", "city N; road S; field EL ER SL SR WL WR by N; shrine");
  REQUIRE(std::holds_alternative<Tile>(read));
  const auto& tile = std::get<Tile>(read);
  REQUIRE(tile.uncovered.size() == 1);
  CHECK(tile.uncovered[0].word == "shrine");
  CHECK(tile.uncovered[0].expansion == "Hermits and heretics");
}

TEST_CASE("mist is on the sides that it names, and on all where it names none") {
  const std::string field = "field NL NR EL ER SL SR WL WR; ";
  const Tile some = std::get<Tile>(read_tile("mine", field + "mist S N"));
  CHECK(some.has_mist(Side::N));
  CHECK_FALSE(some.has_mist(Side::E));
  CHECK(some.has_mist(Side::S));
  CHECK(write_tile(some) == field + "mist N S");
  // Turned by a half it shows the same, by a quarter it does not.
  CHECK(looks_same(some, Rotation::none, static_cast<Rotation>(2)));
  CHECK_FALSE(looks_same(some, Rotation::none, static_cast<Rotation>(1)));
  const Tile all = std::get<Tile>(read_tile("mine", field + "mist"));
  for (const Side side : kSides) CHECK(all.has_mist(side));
  CHECK(write_tile(all) == field + "mist");
}
}  // namespace barber::catalogue_test
