// `check --update` and each key that `expect` can have: rows {key, scenario, right, wrong}. What is
// spoilt in a scenario must come back to the byte, comments and all.
#include <nlohmann/json.hpp>
#include <set>

#include "adjudicator/adjudicate.hpp"
#include "catch.hpp"
#include "report/schemas.hpp"
#include "scenario/files.hpp"
#include "scenario/update.hpp"

namespace barber {
namespace {

struct Row {
  const char* key;    // its path below `expect`
  const char* file;   // of scenarios/; or a text
  const char* more;   // more to expect: right, in lines of its own
  const char* right;  // the first in `expect` that says so
  const char* wrong;  // what it is spoilt to
};

constexpr const char* kTower = "tower/option-tower-takes-a-bather.yaml";
constexpr const char* kBridge = "bridges-castles-bazaars/an-abbey-at-the-end-of-a-bridge.yaml";
constexpr const char* kCastle = "bridges-castles-bazaars/twenty-points-for-both.yaml";
constexpr const char* kBarn = "abbey-and-mayor/most-barns-at-the-end.yaml";
constexpr const char* kBazaar = "bridges-castles-bazaars/the-fairys-point-in-the-round.yaml";
constexpr const char* kGoods = "traders-and-builders/most-wine-at-the-end.yaml";
constexpr const char* kChoice = "sketches/one-bath-for-two.yaml";
constexpr const char* kPoor = "land-surveyors/a-poor-monastery.yaml";
constexpr const char* kTent = "under-the-big-top/who-sits-round-the-tent.yaml";
constexpr const char* kHaunted = "combinations/a-haunted-mayor.yaml";
constexpr const char* kTwoBaths = "sketches/his-own-bath-or-another.yaml";

constexpr const char* kQuiet = R"(players: [red, blue]
tiles: {ring: field NL NR EL ER SL SR WL WR; circus}
board: {tiles: [{tile: ring, at: [0, 0]}]}
pieces:
  big-top: {at: [0, 0], token: 3}
  surveyors:
    city: {points: 2, coat: 1, without-caps: true, all-score: true}
    road: {points: -1}
    monastery: poverty
action: {player: red, steps: [place-tile: {tile: E, at: [0, -1]}]}

expect:
  pieces:  # all
    big-top: {at: [0, 0], token: 3}  # where it was
    surveyors:
      road: {points: -1}  # own
      monastery: poverty

      city: {points: 2, coat: 1, without-caps: true, all-score: true}
notes: that is all
)";

constexpr Row kRows[] = {
    {"ruling", kTower, "", "ruling: legal", "ruling: illegal"},
    {"illegal", "sketches/nobody-is-put-into-a-bath.yaml", "",
     "illegal: bath.place.never-bathhouse", "illegal: base.meeple.unoccupied"},
    {"scores", kPoor, "", "{red: 26, blue", "{red: 260, blue"},
    {"scores", kPoor, "", "{red: 26, blue: 20}", "{red: 26, blue: 21}"},
    {"meeples", kPoor, "", "- {owner: red, at: [0, 2], in: bathhouse}\n",
     "- {owner: red, at: [0, 2], in: bathhouse}\n    - {owner: blue, at: [1, 1], in: monastery}\n"},
    {"meeples", kTent, "", "    - {owner: red, kind: builder, at: [1, 0], in: city}\n",
     "    - {owner: blue, kind: builder, at: [1, 0], in: city}\n"},
    {"meeples.owner", kPoor, "", "owner: red, at: [0, 2]", "owner: blue, at: [0, 2]"},
    {"meeples.kind", kBarn, "", "kind: barn, at: [1, 0], corner: SE", "at: [1, 0], in: field.SR"},
    {"meeples.kind", kHaunted, "", "kind: mayor", "kind: wagon"},
    {"meeples.at", kTent, "", "at: [2, 0], in", "at: [3, 1], in"},
    {"meeples.in", kTent, "", "in: monastery", "in: field"},
    {"meeples.corner", kBarn, "", "corner: SE", "corner: NE"},
    {"meeples.fairy", kBazaar, "", "fairy: true", "fairy: false"},
    {"meeples.ghosts", kHaunted, "", "ghosts: 0", "ghosts: 2"},
    {"supply", kTower, "", "supply: {blue: {meeple: 6}}", "supply: {blue: {meeple: 7}}"},
    {"supply", kCastle, "", "castles: 2}", "castles: 3}"},
    {"supply", "bridges-castles-bazaars/a-bridge-over-the-neighbour.yaml", "", "bridges: 2",
     "bridges: 0"},
    {"goods", kGoods, "", "wine: 2", "wine: 0"},
    {"goods", kGoods, "", "wheat: 0, cloth: 1", "wheat: 3, cloth: 2"},
    {"pieces", kQuiet, "", "    big-top: {at: [0, 0], token: 3}  # where it was\n",
     "    big-top: {at: [0, 0], token: 1}  # where it was\n"},
    {"pieces.dragon", "princess-and-dragon/the-only-bath-is-on-the-volcano.yaml", "",
     "dragon: [2, 0]", "dragon: [0, 0]"},
    {"pieces.fairy", "combinations/one-fairy-point-in-a-double-turn.yaml", "", "fairy: [0, 1]",
     "fairy: [0, 0]"},
    {"pieces.big-top", kTent, "", "{at: [3, 2]}", "{at: [3, 2], token: 4}"},
    {"pieces.big-top.at", kTent, "", "{at: [3, 2]}", "{at: [1, 1]}"},
    {"pieces.big-top.token", kQuiet, "", "token: 3", "token: 7"},
    {"pieces.surveyors", kQuiet, "", "road: {points: -1}", "road: wealth"},
    {"pieces.surveyors.road", kQuiet, "", "{points: -1}", "{points: -1, coat: 1}"},
    {"pieces.surveyors.monastery", kQuiet, "", "poverty", "wealth"},
    {"pieces.surveyors.city", kQuiet, "",
     "{points: 2, coat: 1, without-caps: true, all-score: true}", "siege"},
    {"pieces.surveyors.city.points", kQuiet, "", "points: 2", "points: -2"},
    {"pieces.surveyors.city.coat", kQuiet, "", "coat: 1", "coat: 10"},
    {"pieces.surveyors.city.without-caps", kQuiet, "", "caps: true", "caps: false"},
    {"pieces.surveyors.city.all-score", kQuiet, "", "score: true", "score: false"},
    {"prisoners", kTower, "", "[{owner: blue, kind: meeple}]",
     "[{owner: blue, kind: meeple}, {owner: red}]"},
    {"prisoners.owner", kTower, "", "{owner: blue, kind: meeple}", "{owner: red, kind: meeple}"},
    {"prisoners.kind", kTower, "", "blue, kind: meeple", "blue, kind: large"},
    {"towers", kTower, "", "[{at: [0, 0], floors: 1}]", "[]"},
    {"towers.at", kTower, "", "{at: [0, 0], floors: 1}", "{at: [1, 0], floors: 1}"},
    {"towers.in", "sketches/whom-a-tower-is-said-to-reach.yaml", "", "[{in: keep, floors: 2}]",
     "[{in: belfry, floors: 2}]"},
    {"towers.floors", kTower, "", "floors: 1", "floors: 2"},
    {"bridges", kBridge, "", "[{at: [1, 1], along: E-W}]", "[]"},
    {"bridges.at", kBridge, "", "{at: [1, 1], along: E-W}", "{at: [0, 1], along: E-W}"},
    {"bridges.along", kBridge, "", "along: E-W", "along: N-S"},
    {"castles", kCastle, "", "[{tiles: [[0, 0], [1, 0]], owner: red}]", "[]"},
    {"castles.tiles", kCastle, "", "[[0, 0], [1, 0]]", "[[0, 1], [1, 1]]"},
    {"castles.owner", kCastle, "", "owner: red", "owner: blue"},
    {"castles", "sketches/a-castle-beside-the-road.yaml", "", "{keep: {owner: red}}", "{}"},
    {"bought", kBazaar, "", "{blue: A, red: B}", "{blue: B, red: B}"},
    {"bought", kBazaar, "", "{blue: A, red: B}", "{blue: A}"},
    {"cites", kTower, "", "tower.floor, tower.prisoner",
     "tower.floor, dragon.volcano, tower.prisoner"},
    {"cites", kTower, "", "tower.prisoner]", "tower.prisoner, dragon.volcano]"},
    {"next", kPoor, "", "next: blue", "next: red"},
    {"outcomes", "princess-and-dragon/dragons-bath-or-the-other.yaml", "",
     "    - when: [{bathhouse: [1, 1], for: red}]\n      scores: {red: 23, blue: 20}\n"
     "      meeples:\n        - {owner: red, at: [1, 1], in: bathhouse}\n",
     ""},
    {"outcomes", kChoice, "", "    - when: [{score-order: [small",
     "    - when: [{score-order: [east-road, small-city]}]\n      scores: {red: 0}\n"
     "    - when: [{score-order: [small"},
    {"outcomes.when", kChoice, "", "[small-city, east-road]", "[east-road, small-city]"},
    {"outcomes.scores", kChoice, "",
     "      scores: {red: 23, blue: 24}\n      meeples: [{owner: blue",
     "      scores: {red: 22, blue: 25}\n      meeples: [{owner: blue"},
    {"outcomes.meeples", kChoice, "", "[{owner: blue, in: mill}]", "[]"},
    {"outcomes.meeples", kChoice, "", "owner: red, in: mill", "owner: blue, in: mill"},
    {"outcomes.illegal", kChoice, "",
     "      scores: {red: 23, blue: 24}\n      meeples: [{owner: red",
     "      illegal: base.turn.order\n      scores: {red: 23, blue: 24}\n      meeples: [{owner: "
     "red"},
    {"error", "base-game/a-mistyped-key.yaml", "", "error: unknown-key", "error: unknown-tile"},
};

std::string with(std::string text, std::size_t from, std::string_view old, std::string_view now) {
  const std::size_t at = text.find(old, from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, old.size(), now);
}

UpdatedFile update(const std::string& text) {
  return update_file("box/f.yaml", text, kMostOutcomes, {});
}

}  // namespace

TEST_CASE("what is spoilt in an expectation comes back to the byte") {
  for (const Row& row : kRows) {
    INFO(row.key << " in " << row.file << ": " << row.wrong);
    const std::string file = row.file;
    std::string right =
        file.ends_with(".yaml") ? test::contents_of("scenarios/" + file) : std::string(file);
    const std::size_t expect = right.find("\nexpect:\n");
    REQUIRE(expect != std::string::npos);
    right.insert(expect + 9, row.more);
    CHECK(update(right).text == right);
    const UpdatedFile updated = update(with(right, expect, row.right, row.wrong));
    CHECK(updated.valid);
    CHECK(updated.text == right);
    CHECK(updated.updated.size() == 1);
    for (const CheckedCase& one : updated.checked.cases) CHECK(name(one.result) == "passed");
  }
}

namespace {

using Json = nlohmann::json;

// What can be named below a part of the schema; what several parts refer to, below the first.
// Counters are all alike, so the row of their map is
// enough; the answers of `when` are what is asked; `leipzig` and what is `around` the tent of a
// sketch are refused in an expectation.
void keys_below(const Json& schema, const Json& part, const std::string& path,
                std::set<std::string>& found) {
  for (const char* closed : {"supply", "goods", "scores", "when", "leipzig"}) {
    if (path.ends_with(closed)) return;
  }
  if (part.contains("$ref") && found.insert(part["$ref"]).second) {
    keys_below(schema, schema.at(Json::json_pointer(part["$ref"].get<std::string>().substr(1))),
               path, found);
  }
  for (const char* several : {"allOf", "anyOf"}) {
    if (!part.contains(several)) continue;
    for (const Json& one : part[several]) keys_below(schema, one, path, found);
  }
  for (const char* inner : {"items", "additionalProperties"}) {
    if (part.contains(inner) && part[inner].is_object()) {
      keys_below(schema, part[inner], path, found);
    }
  }
  if (!part.contains("properties")) return;
  for (const auto& [key, value] : part["properties"].items()) {
    const std::string below = path.empty() ? key : path + "." + key;
    if (key == "leipzig" || key == "around") continue;
    found.insert(below);
    keys_below(schema, value, below, found);
  }
}

}  // namespace

TEST_CASE("every key of an expectation has its row") {
  std::set<std::string> keys;
  for (const EmbeddedSchema& one : schemas()) {
    if (one.name != "scenario") continue;
    const Json schema = Json::parse(one.text);
    keys_below(schema, schema.at("definitions").at("expect"), "", keys);
  }
  std::erase_if(keys, [](const std::string& key) { return key.starts_with('#'); });
  CHECK(keys.size() > 40);
  for (const Row& row : kRows) {
    INFO(row.key);
    CHECK(keys.count(row.key) == 1);
  }
  for (const std::string& key : keys) {
    INFO(key << ": a row of kRows must show that check --update writes it");
    CHECK(std::any_of(std::begin(kRows), std::end(kRows),
                      [&](const Row& row) { return row.key == key; }));
  }
}

}  // namespace barber
