// Whole messages with their caret line, as people see them.
#include <string>
#include <vector>

#include "catch.hpp"
#include "scenario/reader.hpp"

namespace barber::messages_test {
namespace {

struct Row {
  const char* text;
  const char* shown;
};

std::string shown(std::string_view name, std::string_view text) {
  std::string all;
  for (const Diagnostic& diagnostic : read_scenarios(name, text).diagnostics) {
    all += format(diagnostic, name, text);
  }
  return all;
}

const std::vector<Row>& rows() {
  static const std::vector<Row> all{
      {"players: [red]\nborad: {}\n",
       "f.yaml:2:1: error: unknown key `borad` in a scenario [unknown-key]\n"
       "  borad: {}\n"
       "  ^~~~~\n"
       "  help: did you mean `board`?\n"},
      {"players: [red]\nsketch: {features: {east-road: {kind: road}}}\n"
       "action: {player: red, steps: [{complete: [east-raod]}]}\n",
       "f.yaml:3:43: error: the sketch has no feature `east-raod` [unknown-place]\n"
       "  action: {player: red, steps: [{complete: [east-raod]}]}\n"
       "                                            ^~~~~~~~~\n"
       "  help: did you mean `east-road`?\n"},
      {"players: [red]\nsketch: {features: {east-road: {kind: road}}}\n"
       "action: {player: red, steps: [{complete: [east-road]}]}\n",
       "f.yaml:2:21: error: how many tiles `east-road` has when it is scored is not "
       "said [undecided-sketch]\n"
       "  sketch: {features: {east-road: {kind: road}}}\n"
       "                      ^~~~~~~~~\n"
       "  help: add `tiles`, as in `east-road: {kind: road, tiles: 3}`\n"},
      {"players: [red]\nsketch: {features: {farm: {kind: field}}, bathhouses: {mill: 3}}\n"
       "action: {player: red, steps: [{surround: [mill]}, {place-meeple: {in: farm}}]}\n",
       "f.yaml:3:71: error: it is not said that the tile placed has a piece of `farm` "
       "[undecided-sketch]\n"
       "  ...layer: red, steps: [{surround: [mill]}, {place-meeple: {in: farm}}]}\n"
       "                                                                 ^~~~\n"
       "  help: if it is so, add it to the step that stands for the tile: `extend:\n"
       "        [farm]`\n"},
      {"players: [red]\nsketch: {features: {lane: {kind: road, tiles: 2}}, bathhouses: {mill: 3}}\n"
       "meeples: [{owner: red, in: mill}]\n"
       "action: {player: red, steps: [{extend: [lane]}], choose: [{free-return: mill}]}\n",
       "f.yaml:4:73: error: how many tiles lie round `mill` is not said [undecided-sketch]\n"
       "  ...yer: red, steps: [{extend: [lane]}], choose: [{free-return: mill}]}\n"
       "                                                                 ^~~~\n"
       "  help: add it: `mill: {value: 3, surrounded: 7}`, or let the tile placed\n"
       "        surround it: `surround: [mill]`\n"},
      {"players: [red]\nrules: {options: {bath.fairy.assign: false, bath.fairy.one-point: "
       "false}}\n",
       "f.yaml:2:45: warning: `bath.fairy.one-point` means nothing while "
       "`bath.fairy.assign` is false [dependent-option]\n"
       "  rules: {options: {bath.fairy.assign: false, bath.fairy.one-point: false}}\n"
       "                                              ^~~~~~~~~~~~~~~~~~~~\n"
       "  help: leave one of them out\n"},
      {"players: [red]\nrules: {options: {bath.visit.any-player: fasle}}\n",
       "f.yaml:2:42: error: `bath.visit.any-player` needs true or false, not `fasle` [wrong-type]\n"
       "  rules: {options: {bath.visit.any-player: fasle}}\n"
       "                                           ^~~~~\n"
       "  help: did you mean `false`?\n"},
      {"players: [red]\nrules: {options: {bath.visit.any-player: no}}\n",
       "f.yaml:2:42: error: `bath.visit.any-player` needs true or false, not `no` [wrong-type]\n"
       "  rules: {options: {bath.visit.any-player: no}}\n"
       "                                           ^~\n"
       "  help: written just so, in small letters and without quotes\n"},
      {"players: [red, blue]\nboard: {map: D}\n"
       "action: [{player: red, tile: E}, {player: blue, steps: []}]\n",
       "f.yaml:3:10: error: a turn of `{player, tile}` stands last [misplaced-tile]\n"
       "  action: [{player: red, tile: E}, {player: blue, steps: []}]\n"
       "           ^\n"
       "  help: it asks what may be done after the turns before it; give the others\n"
       "        `steps`\n"},
      {"players: [red, blue]\nboard: {map: D}\naction: {player: red, tile: E, choose: []}\n",
       "f.yaml:3:29: error: `tile` stands instead of `steps` and `choose` [unknown-key]\n"
       "  action: {player: red, tile: E, choose: []}\n"
       "                              ^\n"
       "  help: leave `tile` out, or leave them out to ask what may be done with the\n"
       "        tile\n"},
      {"title: a: b\nplayers: [red]\n",
       "f.yaml:1:9: error: a `:` stands where no value can begin [syntax]\n"
       "  title: a: b\n"
       "          ^\n"
       "  help: put text that contains `: ` in quotes; look for a wrong indentation in\n"
       "        the line before\n"},
      {"players:\n\t- red\n",
       "f.yaml:2:1: error: this line is indented with a tab [tab-indentation]\n"
       "   - red\n"
       "  ^\n"
       "  help: indent with blanks\n"},
      // Inside of a map: the very token.
      {"players: [red]\nboard:\n  map: |\n    D   .\n    D@9 .\n",
       "f.yaml:5:7: error: `9` is no rotation [bad-rotation]\n"
       "      D@9 .\n"
       "        ^\n"
       "  help: a tile is turned by 0, 90, 180 or 270 degrees, clockwise\n"},
      {"players: [red]\nboard:\n  map: |\n\n    D C\n",
       "f.yaml:3:8: error: row 1 of this map is empty [bad-map]\n"
       "    map: |\n"
       "         ^\n"
       "  help: write `.` for each space without a tile\n"},
      {"players: [red]\nboard:\n  map: |2\n      D  C  # no remark\n",
       "f.yaml:4:10: error: `C` at [1, 0] does not fit `D` at [0, 0]: its side W is "
       "city, and side E there is road [impossible-board]\n"
       "        D  C  # no remark\n"
       "           ^\n"
       "  help: turn one of them, or move it\n"
       "f.yaml:4:13: error: unknown tile `#` [unknown-tile]\n"
       "        D  C  # no remark\n"
       "              ^\n"
       "  help: `barber tiles` lists the catalogue; a tile of your own goes under\n"
       "        `tiles`\n"
       "f.yaml:4:15: error: unknown tile `no` [unknown-tile]\n"
       "        D  C  # no remark\n"
       "                ^~\n"
       "  help: did you mean `NG`?\n"
       "f.yaml:4:18: error: unknown tile `remark` [unknown-tile]\n"
       "        D  C  # no remark\n"
       "                   ^~~~~~\n"
       "  help: `barber tiles` lists the catalogue; a tile of your own goes under\n"
       "        `tiles`\n"},
      // Inside of a definition that goes over two lines.
      {"players: [red]\ntiles:\n  cap: city N;\n    field EL ER SL SR WL WR by S\n",
       "f.yaml:4:32: error: no city lies on side S [bad-notation]\n"
       "      field EL ER SL SR WL WR by S\n"
       "                                 ^\n"
       "  help: `by` names a side of each city that the field touches\n"},
      {"players: [red, blue]\nboard: {map: D}\nmeeples:\n  - {owner: red, at: [0, 0], in: field}\n",
       "f.yaml:4:34: error: tile `D` at [0, 0] has several: field.EL, field.ER "
       "[ambiguous-place]\n"
       "    - {owner: red, at: [0, 0], in: field}\n"
       "                                   ^~~~~\n"
       "  help: write `in: field.EL`, or another of them\n"},
      {"players: [red]\nboard: {map: D}\nmeeples:\n  - {owner: red, at: [0, 0], in: field.N}\n",
       "f.yaml:4:34: error: `N` is no side of a field [no-such-feature]\n"
       "    - {owner: red, at: [0, 0], in: field.N}\n"
       "                                   ^~~~~~~\n"
       "  help: a field's side is one of NL NR EL ER SL SR WL WR: the left and right\n"
       "        half of each side of the tile, as read from its middle outward,\n"
       "        clockwise from the north-west corner; `barber tiles ID` draws them\n"},
      // Words that people use at the table.
      {"players: [{name: red, points: 3}]\nboard: {map: D}\n"
       "meeples:\n  - {owner: red, kind: Farmer, at: [0, 0], in: highwayman.E}\nstatus: normal\n",
       "f.yaml:1:23: error: unknown key `points` in a player [unknown-key]\n"
       "  players: [{name: red, points: 3}]\n"
       "                        ^~~~~~\n"
       "  help: did you mean `score`?\n"
       "f.yaml:4:24: error: `kind` cannot be `Farmer` [unknown-kind]\n"
       "    - {owner: red, kind: Farmer, at: [0, 0], in: highwayman.E}\n"
       "                         ^~~~~~\n"
       "  help: did you mean `meeple`?\n"
       "f.yaml:4:48: error: unknown place `highwayman.E` [unknown-place]\n"
       "    - {owner: red, kind: Farmer, at: [0, 0], in: highwayman.E}\n"
       "                                                 ^~~~~~~~~~~~\n"
       "  help: did you mean `road.E`?\n"
       "f.yaml:5:9: error: `status` cannot be `normal` [unknown-status]\n"
       "  status: normal\n"
       "          ^~~~~~\n"
       "  help: did you mean `normative`?\n"},
      {"players: [red]\nboard: {tile: D}\n",
       "f.yaml:2:9: error: unknown key `tile` in `board` [unknown-key]\n"
       "  board: {tile: D}\n"
       "          ^~~~\n"
       "  help: did you mean `tiles`?\n"},
      // What to write where nothing stands must not be the next error.
      {"players: [red]\nboard: {map: D@}\naction:\n  player: red\n  steps:\n    - place-tile:\n"
       "    - score:\n",
       "f.yaml:2:15: error: the rotation behind this `@` is missing [bad-rotation]\n"
       "  board: {map: D@}\n"
       "                ^\n"
       "  help: a tile is turned by 0, 90, 180 or 270 degrees, clockwise\n"
       "f.yaml:6:7: error: `place-tile` needs a map, not nothing [wrong-type]\n"
       "      - place-tile:\n"
       "        ^~~~~~~~~~\n"
       "  help: as in `place-tile: {tile: D, at: [0, -1]}`\n"
       "f.yaml:7:7: error: `score` needs a map, not nothing [wrong-type]\n"
       "      - score:\n"
       "        ^~~~~\n"
       "  help: as in `score: {}`\n"},
      {"players: [red]\ntiles: {my: city N, coat; field EL ER SL SR WL WR by N}\n",
       "f.yaml:2:21: error: a comma has cut off the definition of `my` here "
       "[bad-notation]\n"
       "  tiles: {my: city N, coat; field EL ER SL SR WL WR by N}\n"
       "                      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~\n"
       "  help: put the whole line in quotes, or write each tile in a line of its own\n"
       "        without braces\n"},
      {"players: [red, blue]\nboard: {map: D}\naction: {player: red, steps: [{end-game: {}}]}\n"
       "expect: {next: blue}\n",
       "f.yaml:4:16: error: after `end-game` the game is over, so nobody is next "
       "[contradictory-expect]\n"
       "  expect: {next: blue}\n"
       "                 ^~~~\n"
       "  help: leave `next` out\n"},
      {"players: [red]\naction:\n  player: red\n  steps:\n    - place-tile:\n      tile: D\n",
       "f.yaml:5:7: error: a step is a map with one key, its name [bad-step]\n"
       "      - place-tile:\n"
       "        ^\n"
       "  help: what belongs to the step is indented deeper than its name\n"},
      {"players: [red]\nexpect:\nstack: 1\n",
       "f.yaml:2:1: error: `expect` needs a map, not nothing [wrong-type]\n"
       "  expect:\n"
       "  ^~~~~~\n"
       "  help: as in `expect: {scores: {red: 4}}`\n"},
      // Columns and carets count characters, not bytes.
      {"{title: \"Bäder – für Zoë\", players: [Zoë, Zoë]}\n",
       "f.yaml:1:43: error: two players are called `Zoë` [duplicate-name]\n"
       "  {title: \"Bäder – für Zoë\", players: [Zoë, Zoë]}\n"
       "                                            ^~~\n"
       "  help: give each a name of their own\n"},
      // Warnings.
      {"players: [red]\nboard:\n  legend: {X: D}\n  map: D . D\n",
       "f.yaml:3:12: warning: the map does not use `X` [unused-legend]\n"
       "    legend: {X: D}\n"
       "             ^\n"
       "f.yaml:4:8: warning: `D` at [0, 0] shares no side with another tile [island]\n"
       "    map: D . D\n"
       "         ^\n"
       "  help: in play this cannot come about\n"
       "f.yaml:4:12: warning: `D` at [2, 0] shares no side with another tile [island]\n"
       "    map: D . D\n"
       "             ^\n"
       "  help: in play this cannot come about\n"},
      {"players: [red, blue]\naction: [{player: red, steps: []}, {player: red, steps: []}]\n",
       "f.yaml:2:45: warning: after red it is blue's turn, not red's [turn-order]\n"
       "  action: [{player: red, steps: []}, {player: red, steps: []}]\n"
       "                                              ^~~\n"
       "  help: turns go clockwise, in the order of `players`\n"},
      // The words of a sketch's steps are known, too.
      {"players: [red]\nsketch: {features: {lane: {kind: road, tiles: 2}}}\n"
       "action: {player: red, steps: [completes: [lane]]}\n",
       "f.yaml:3:31: error: unknown step `completes` [unknown-step]\n"
       "  action: {player: red, steps: [completes: [lane]]}\n"
       "                                ^~~~~~~~~\n"
       "  help: did you mean `complete`?\n"},
      // Of a variant only.
      {"players: [red]\nboard: {map: D}\nmeeples: [{owner: red, at: [0, 0], in: city}]\n"
       "variants:\n  - name: other\n    board: {map: U}\n",
       "f.yaml:3:40: error: tile `U` at [0, 0] has no city (in variant `other`) "
       "[no-such-feature]\n"
       "  meeples: [{owner: red, at: [0, 0], in: city}]\n"
       "                                         ^~~~\n"
       "  help: it has road, field.NL, field.ER\n"},
  };
  return all;
}

}  // namespace

TEST_CASE("messages are shown with their line and a caret", "[scenario][messages]") {
  for (const Row& row : rows()) {
    INFO(row.text);
    CHECK(shown("f.yaml", row.text) == row.shown);
  }
}

TEST_CASE("JSON gets the same messages", "[scenario][messages]") {
  CHECK(shown("f.json",
              "{\"players\": [\"red\"],\n \"board\": {\"map\": \"D\", \"origin\": [0.5, 1]}}") ==
        "f.json:2:35: error: a coordinate needs a whole number [bad-number]\n"
        "   \"board\": {\"map\": \"D\", \"origin\": [0.5, 1]}}\n"
        "                                    ^~~\n"
        "  help: plain digits, as in 12 or -3\n");
  CHECK(shown("f.json", "{\"players\": [\"r\\u00e9d\", 7],\n \"x\": 1e1}") ==
        "f.json:1:26: error: a player's name needs text, not a number [wrong-type]\n"
        "  {\"players\": [\"r\\u00e9d\", 7],\n"
        "                           ^\n"
        "  help: put it in quotes: \"7\"\n"
        "f.json:2:2: error: unknown key `x` in a scenario [unknown-key]\n"
        "   \"x\": 1e1}\n"
        "   ^~~\n"
        "  help: known here: title, motive, source, notes, tags, status, known-failing,\n"
        "        rules, tiles, players, board, sketch, pieces, meeples, stack, action,\n"
        "        claims, expect, format, id, variants\n");
  CHECK(shown("f.json", "{\"players\": [\"red\",]}") ==
        "f.json:1:20: error: a value must stand before this `]` [syntax]\n"
        "  {\"players\": [\"red\",]}\n"
        "                     ^\n"
        "  help: is there a comma too many?\n");
}

TEST_CASE("what is no JSON is said in plain words", "[scenario][messages]") {
  struct JsonRow {
    const char* text;
    Mark mark;
    const char* message;
  };
  const std::vector<JsonRow> texts{
      {"{\"players\": [\"red\"", {1, 19}, "this JSON text ends too early"},
      {"{\"players\": [\"red]}", {1, 14}, "a quote is not closed"},
      {"{\"players\": [\"r\ned\"]}", {1, 16}, "a line of text in quotes cannot go on here"},
      {"{\"title\": \"C:\\d\"}", {1, 15}, "this text contains an escape that JSON does not know"},
      {"{\"players\": [], // none\n}", {1, 17}, "a key in double quotes must stand here"},
      {"{players: []}", {1, 2}, "a key in double quotes must stand here"},
      {"{\"players\": [],}", {1, 16}, "a key in double quotes must stand here"},
      {"{\"players\" []}", {1, 12}, "a `:` is missing between a key and its value"},
      {"{\"stack\": 1 \"id\": 2}", {1, 13}, "a comma or a `}` is missing before this"},
      {"{\"players\": [\"red\" \"blue\"]}", {1, 20}, "a comma or a `]` is missing before this"},
      {"{\"players\": [\"red\"]} {}",
       {1, 22},
       "nothing can stand behind the end of a JSON document"},
      {"{\"stack\": }", {1, 11}, "a value must stand before this `}`"},
      {"{\"stack\": none}", {1, 11}, "this is no value of JSON"},
      {"{\"stack\": 1.}", {1, 11}, "this is no number that JSON can have"},
      {"{\"stack\": 1e999}", {1, 11}, "this is no number that JSON can have"}};
  for (const JsonRow& row : texts) {
    INFO(row.text);
    const ReadResult result = read_scenarios("f.json", row.text);
    REQUIRE(!result.diagnostics.empty());
    CHECK(result.diagnostics[0].message == row.message);
    CHECK(result.diagnostics[0].mark.line == row.mark.line);
    CHECK(result.diagnostics[0].mark.column == row.mark.column);
  }
}

TEST_CASE("a shared fault is reported once, however many variants", "[scenario][messages]") {
  const ReadResult result = read_scenarios("f.yaml",
                                           "players: [red, red]\nboard: {map: D C}\nvariants: "
                                           "[{name: a}, {name: b}, {name: c, stack: 1}]\n");
  CHECK(result.diagnostics.size() == 2);
}

TEST_CASE("long lines are cut and nothing can garble a terminal", "[scenario][messages]") {
  Diagnostic diagnostic;
  diagnostic.name = "syntax";
  diagnostic.message = "a\x1b[31mb";
  diagnostic.mark = {1, 3};
  CHECK(format(diagnostic, "f\n.yaml",
               "a\tb\x01\xff"
               "c\xe2\x80\xae") ==
        "f\\x0A.yaml:1:3: error: a\\x1B[31mb [syntax]\n"
        "  a b\\x01\\xFFc\\u202E\n"
        "    ^\n");
  diagnostic.message = "m";
  diagnostic.mark = {1, 4};
  diagnostic.length = 3;
  CHECK(format(diagnostic, "f",
               "a\tb\x01\xff"
               "c") == "f:1:4: error: m [syntax]\n  a b\\x01\\xFFc\n     ^~~~~~~~~\n");
  diagnostic.length = 1;
  diagnostic.mark = {1, 200};
  std::string line(199, 'x');
  line += "y";
  line.append(199, 'z');
  std::string cut = "f:1:200: error: m [syntax]\n  ...";
  cut.append(60, 'x').append("y").append(39, 'z').append("...\n  ");
  cut.append(63, ' ').append("^\n");
  CHECK(format(diagnostic, "f", line) == cut);
  diagnostic.mark = {1, 7};
  CHECK(format(diagnostic, "f", "abc") == "f:1:7: error: m [syntax]\n  abc\n     ^\n");
  diagnostic.mark = {};
  CHECK(format(diagnostic, "f", "abc") == "f: error: m [syntax]\n");
}

}  // namespace barber::messages_test
