// The catalogue as it is printed.
#include "report/tiles.hpp"

#include <nlohmann/json.hpp>
#include <sstream>

#include "catalogue/notation.hpp"
#include "catch.hpp"
#include "scenario/wrap.hpp"
#include "support/golden.hpp"

namespace barber::tiles_test {

using namespace test;

TEST_CASE("the list of tiles is pinned and fits 80 columns", "[tiles]") {
  const std::string text = tile_list_text(Style(false));
  CHECK(golden_difference("report/golden/tile-list.txt", text) == "");
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) {
    INFO(line);
    CHECK(width(line) <= 80);
  }
}

TEST_CASE("a tile is drawn with what is known about it", "[tiles]") {
  for (const auto& [id, file] :
       {std::pair{"D", "tile-D.txt"}, {"BS/1", "tile-BS-1.txt"}, {"RI.2/RIrI", "tile-inn.txt"}}) {
    const std::string text = tile_text(*find_tile(id), Style(false));
    CHECK(golden_difference(std::string("report/golden/") + file, text) == "");
  }
}

TEST_CASE("the JSON of the catalogue has every tile", "[tiles]") {
  const auto all = nlohmann::json::parse(tile_list_json());
  REQUIRE(all.at("tiles").size() == catalogue().size());
  for (std::size_t i = 0; i < catalogue().size(); ++i) {
    const CatalogueTile& tile = catalogue()[i];
    const auto& json = all.at("tiles")[i];
    CHECK(json == nlohmann::json::parse(tile_json(tile)));
    CHECK(json.at("id") == tile.tile.id);
    CHECK(json.at("features").size() == tile.tile.features.size());
    const auto again = read_tile(tile.tile.id, json.at("notation").get<std::string>());
    CHECK(std::get<Tile>(again).features == tile.tile.features);
  }
}

TEST_CASE("one tile as JSON", "[tiles]") {
  CHECK(golden_difference("report/golden/tile-BS-1.json", tile_json(*find_tile("BS/1"))) == "");
}

}  // namespace barber::tiles_test
