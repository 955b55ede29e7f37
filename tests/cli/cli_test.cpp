// The program as a process: what it writes where, and what it returns.
#include <array>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "catch.hpp"
#include "support/process.hpp"
#include "support/schema.hpp"

namespace barber::cli_test {
namespace {

namespace fs = std::filesystem;
using namespace test;

constexpr const char* kInHand = R"(players: [red, blue]
board: {tiles: [{tile: E, at: [0, 0]}]}
action:
  - {player: red, steps: [place-tile: {tile: E, at: [0, -1], rotate: 180}]}
  - {player: blue, tile: D}
)";

// Its variant alone draws a warning.
constexpr const char* kWarned = R"(players: [red]
board: {tiles: [{tile: E, at: [0, 0]}]}
action: {player: red, steps: [place-tile: {tile: E, at: [0, -1], rotate: 180}]}
variants:
  - name: an-island
    board: {tiles: [{tile: E, at: [0, 0]}, {tile: B, at: [5, 5]}]}
)";

}  // namespace

TEST_CASE("what the process returns and writes") {
  const Folder folder;
  folder.write("good.yaml", kGood);
  folder.write("wrong.yaml", kWrong);
  folder.write("broken.yaml", kBroken);
  folder.write("warned.yaml", kWarned);
  folder.write("position.yaml", kPosition);
  folder.write("in-hand.yaml", kInHand);
  std::string illegal = kInHand;
  folder.write("illegal-before.yaml", illegal.replace(illegal.find("180"), 3, "90"));
  folder.write("box/deep/good.yaml", kGood);
  folder.write("box/.hidden/broken.yaml", kBroken);
  folder.write("box/notes.txt", "no scenario");
  folder.write("empty/notes.txt", "no scenario");
  struct Row {
    const char* arguments;
    int code;
    const char* out;
    const char* err;
  };
  const Row rows[] = {
      {"judge good.yaml", 0, "scores   red 0 -> 4    blue 0", ""},
      {"judge --variant red-himself good.yaml", 0, "legal    red's turn", ""},
      {"judge --variant all good.yaml", 0, "good#red-himself", ""},
      {"judge --variant red-himselv good.yaml", 2, "", "did you mean `red-himself`?"},
      {"judge warned.yaml", 0, "legal ", ""},
      {"judge --variant an-island warned.yaml", 0, "legal ", "warning: "},
      {"judge --variant all warned.yaml", 0, "legal ", "warning: "},
      {"check warned.yaml", 0, "2 without expectations", "warning: "},
      {"judge - <good.yaml", 0, "red 0 -> 4", ""},
      {"judge --draw good.yaml", 0, "\nbefore\n", ""},
      {"judge broken.yaml", 3, "", "broken.yaml:2:9: error: "},
      {"judge broken.yaml good.yaml", 3, "red 0 -> 4", "error: "},
      {"judge missing.yaml", 3, "", "missing.yaml: No such file or directory"},
      {"judge box", 3, "", "box: Is a directory"},
      {"judge", 2, "", "FILE"},
      {"--help", 0, "settles Carcassonne disputes", ""},
      {"judge --help", 0, "--variant", ""},
      {"judge position.yaml", 0, "nothing to rule on: the scenario has no `action`\n", ""},
      {"judge --format json position.yaml", 0, "\"turns\": []", ""},
      {"--version", 0, "barber ", ""},
      {"check good.yaml", 0, "2 passed, 0 failed", ""},
      {"check box", 0, "2 passed, 0 failed", ""},
      {"check good.yaml wrong.yaml", 1, "2 passed, 1 failed", ""},
      {"check wrong.yaml broken.yaml good.yaml", 3, "2 passed, 1 failed, 1 not valid", "error: "},
      {"check empty", 5, "0 passed, 0 failed", "no scenario files"},
      {"check gone box", 3, "2 passed, 0 failed, 1 not valid", "gone: No such file"},
      {"judge good.yaml --set base.city.two-tile=half", 0, "red 0 -> 2", ""},
      {"judge good.yaml --set base.city.two-tile=quarter", 2, "", "it is one of full, half"},
      {"judge good.yaml --set base.city.two-tiles=half", 2, "",
       "help: did you mean `base.city.two-tile`?"},
      {"judge good.yaml --set base.city.two-tile", 2, "", "OPTION=VALUE"},
      {"judge good.yaml --set bath.fairy.assign=false --set bath.fairy.one-point=false", 0,
       "red 0 -> 4", "`bath.fairy.one-point` means nothing while `bath.fairy.assign` is false"},
      {"judge good.yaml --profile no-community,fr --format json", 0, "\"verdict\": \"legal\"", ""},
      {"judge good.yaml --profile frr", 2, "", "did you mean `fr`?"},
      {"judge good.yaml --max-outcomes 0", 2, "", "--max-outcomes"},
      {"check good.yaml --set base.city.two-tile=half", 1, "expected  4", ""},
      {"check wrong.yaml --max-outcomes 10", 1, "0 passed, 1 failed", ""},
      {"whatif good.yaml", 0, "if       base.city.two-tile=half", ""},
      {"whatif good.yaml --pairs --variant all", 0, "good#red-himself", ""},
      {"whatif good.yaml --format json", 0, "\"consequences\": [", ""},
      {"whatif good.yaml --wants red=2", 0, "right under base.city.two-tile=half", ""},
      {"whatif good.yaml --wants red=4 --format json", 0, "\"answer\": \"right\"", ""},
      {"whatif good.yaml --wants 'rde=2'", 2, "", "--wants: "},
      {"whatif good.yaml --wants red=2 --pairs", 2, "", "--pairs"},
      {"whatif broken.yaml", 3, "", "error: "},
      {"whatif good.yaml --variant gone", 2, "", "has no variant"},
      {"rules --coverage good.yaml", 1, "never cited    base.", ""},
      {"rules --coverage gone.yaml", 3, "", "gone.yaml"},
      {"rules --coverage good.yaml --format json", 1, "{\n  \"format_version\": 1,\n", ""},
      {"rules --coverage empty", 5, "", "no scenario there"},
      {"whatif position.yaml", 3, "", "position proposes nothing"},
      {"rules --conformance", 0, "\n* **taken** `owner`: ", ""},
      {"rules --conformance --set bath.fairy.assign=false", 0,
       "\n## Without a say under this profile\n\n"
       "* `bath.fairy.one-point` means nothing while `bath.fairy.assign` is false\n",
       ""},
      {"rules --conformance --profile it-2019", 0, "Profile: it-2019.", ""},
      {"rules --profile fr", 2, "", "--conformance"},
      {"choices in-hand.yaml", 0, "choices  blue may do ", ""},
      {"choices in-hand.yaml --best --limit 2", 0, "the first 2 are shown\n", ""},
      {"choices in-hand.yaml --set bath.place.compulsory=true", 0, "blue may do ", ""},
      {"choices in-hand.yaml --set bath.place.compulsoory=true", 2, "", "did you mean"},
      {"choices good.yaml --variant all", 0, "good#red-himself", ""},
      {"choices good.yaml --variant nobody", 2, "", "has no variant `nobody`"},
      {"choices position.yaml", 3, "", "as in `action: {player: red, tile: D}`"},
      {"choices illegal-before.yaml", 3, "", "the turns before the tile in hand are illegal"},
      {"choices good.yaml --limit 0", 2, "", "--limit: Value 0 not in range 1 to"},
      {"choices gone.yaml", 3, "", "No such file"},
      {"judge in-hand.yaml", 0, "nothing is proposed; `barber choices` lists what blue may do", ""},
      {"draw good.yaml", 0, "red meeple", ""},
      {"draw broken.yaml", 3, "", "error: "},
      {"tiles", 0, "BA/RCr", ""},
      {"tiles D", 0, "BA/RCr", ""},
      {"tiles BS/7", 2, "", "did you mean `BS/"},
      {"rules", 0, "bath.visit.trigger", ""},
      {"rules bath.visit.trigger", 0, "origin  printed", ""},
      {"rules bath.visit.triger", 2, "", "did you mean `bath.visit.trigger`?"},
      {"rules BATHHOUSE abbot", 0,
       "\n  An abbot taken back in phase 2 does not go to a bathhouse.\n", ""},
      {"rules lone meeple --format json", 0, "\"rules\": [", ""},
      {"rules no such words", 2, "", "`barber rules` lists them"},
      {"rules unknown-key", 0, "unknown-key", ""},
      {"rules --diagnostics", 0, "duplicate-key", ""},
      {"rules --options", 0, "\nbath.bonus.roads                      printed        any-on-tile\n",
       ""},
      {"rules --options --format json", 0, "\"default\": \"owner\"", ""},
      {"rules --profiles", 0, "\nfr\n  The French page of The Barber-Surgeons", ""},
      {"rules --profiles --format json", 0, "\"settings\": [", ""},
      {"rules --profile-diff community fr", 0,
       "\nbath.leave.free\n  community  owner-may: the owner decides", ""},
      {"rules --profile-diff fr,community community", 0, "no option differs\n", ""},
      {"rules --profile-diff fr c1 --format json", 0, "\"second\": \"c1\"", ""},
      {"rules bath.leave.free", 0, "(profiles: fr)", ""},
      {"rules --format json", 0, "\"format_version\"", ""},
      {"schema scenario", 0, "draft-07", ""},
      {"schema ruling", 0, "draft-07", ""},
      {"schema scenrio", 2, "", "did you mean `scenario`?"},
  };
  for (const Row& row : rows) {
    INFO("barber " << row.arguments);
    const Finished finished = run(folder, row.arguments);
    INFO(finished.out << finished.err);
    CHECK(finished.code == row.code);
    CHECK(contains(finished.out, row.out));
    if (*row.err == '\0') {
      CHECK(finished.err.empty());
    } else {
      CHECK(contains(finished.err, row.err));
    }
  }
  CHECK(run(folder, "rules --coverage gone.yaml").err ==
        "barber: gone.yaml: No such file or directory\n");
}

TEST_CASE("a wrong command line is told with the word that is wrong and the way out") {
  const Folder folder;
  struct Row {
    const char* arguments;
    const char* err;
  };
  const Row rows[] = {
      {"", "no command is given\nhelp: `barber --help` lists the commands"},
      {"jugde x.yaml", "unknown command `jugde`\nhelp: did you mean `judge`?"},
      {"jugde judge x.yaml", "unknown command `jugde`\nhelp: did you mean `judge`?"},
      {"new x.yaml --sketch", "`x.yaml` is one word too many\nhelp: `barber new --help` says more"},
      {"new --board --sketch", "--sketch excludes --board\nhelp: `barber new --help` says more"},
      {"new --expansion abot", "unknown expansion `abot`\nhelp: did you mean `abbot`?"},
      {"new --players red,red",
       "--players: two players are called `red`\nhelp: give each a name of their own"},
      {"new --players 7",
       "--players: a number can be 1 to 6\nhelp: or the names, as in `--players red,blue`"},
      {"x.yaml", "unknown command `x.yaml`\nhelp: `barber --help` lists the commands"},
      {"--versoin", "unknown flag `--versoin`\nhelp: did you mean `--version`?"},
      {"--color never judge x.yaml",
       "`--color` stands before its command\nhelp: as in `barber judge --color`"},
      {"judge --frmat json x.yaml", "unknown flag `--frmat`\nhelp: did you mean `--format`?"},
      {"judge --frmat=json", "unknown flag `--frmat`\nhelp: did you mean `--format`?"},
      {"judge -j 2 x.yaml", "unknown flag `-j`\nhelp: `barber judge --help` says more"},
      {"draw x.yaml y.yaml", "`y.yaml` is one word too many\nhelp: `barber draw --help` says more"},
      {"rules --profile-diff community zmk",
       "no profile is called `zmk`\nhelp: did you mean `zmg`?"},
      {"rules --profile-diff community,, fr",
       "no profile is called ``\nhelp: `barber rules --profiles` lists them"},
      {"rules --profiles bath",
       "words, --options, --profiles, --profile-diff, --coverage, --conformance and --diagnostics "
       "each ask for something "
       "else\nhelp: ask for one of them at a time"},
      {"judge --format xml x.yaml",
       "--format: xml not in {text,json}\nhelp: `barber judge --help` says more"},
  };
  for (const Row& row : rows) {
    INFO("barber " << row.arguments);
    const Finished finished = run(folder, row.arguments);
    CHECK(finished.code == 2);
    CHECK(finished.out.empty());
    CHECK(finished.err == std::string("barber: ") + row.err + '\n');
  }
}

TEST_CASE("JSON on standard output is one JSON text that fits its schema") {
  const Folder folder;
  folder.write("good.yaml", kGood);
  folder.write("wrong.yaml", kWrong);
  const auto one = nlohmann::json::parse(run(folder, "judge --format json good.yaml").out);
  CHECK(schema_errors("ruling", one) == std::vector<std::string>{});
  CHECK(one["outcomes"][0]["scores"]["red"] == 4);
  const auto two =
      nlohmann::json::parse(run(folder, "judge --format json --variant all good.yaml").out);
  REQUIRE(two.size() == 2);
  CHECK(schema_errors("ruling", two[1]) == std::vector<std::string>{});
  folder.write("position.yaml", kPosition);
  const auto none = nlohmann::json::parse(run(folder, "judge --format json position.yaml").out);
  CHECK(schema_errors("ruling", none) == std::vector<std::string>{});
  CHECK(none["verdict"] == "none");
  folder.write("in-hand.yaml", kInHand);
  const auto choices = nlohmann::json::parse(run(folder, "choices --format json in-hand.yaml").out);
  CHECK(schema_errors("choices", choices) == std::vector<std::string>{});
  CHECK(choices["player"] == "blue");
  const auto report =
      nlohmann::json::parse(run(folder, "check --format json good.yaml wrong.yaml").out);
  CHECK(schema_errors("report", report) == std::vector<std::string>{});
  CHECK(report["summary"]["failed"] == 1);
}

TEST_CASE("colour is for terminals, or for whoever asks") {
  const Folder folder;
  folder.write("good.yaml", kGood);
  CHECK_FALSE(contains(run(folder, "judge good.yaml").out, "\033["));
  CHECK(contains(run(folder, "judge --color always good.yaml").out, "\033["));
  CHECK_FALSE(contains(run(folder, "judge --color never good.yaml").out, "\033["));
}

TEST_CASE("a closed pipe ends the program quietly") {
  const Folder folder;
  std::string files;
  folder.write("good.yaml", kGood);
  for (int i = 0; i < 2000; ++i) files += " good.yaml";
  const Finished finished = run(folder, "judge" + files + " 2>judge-err.txt | head -n 1");
  CHECK(finished.code == 0);
  CHECK(contents(folder.path() / "judge-err.txt").empty());
}

TEST_CASE("output that cannot be written is no success") {
  const Folder folder;
  folder.write("good.yaml", kGood);
  const Finished finished =
      run(folder, "judge good.yaml >/dev/full 2>full.txt; echo $? >code.txt; true");
  CHECK(finished.code == 0);
  CHECK(contents(folder.path() / "code.txt") == "4\n");
  CHECK(contains(contents(folder.path() / "full.txt"), "standard output could not be written"));
}

TEST_CASE("no line of a ruling is longer than a terminal is wide") {
  const Folder folder;
  std::istringstream out(
      run(folder, "judge --variant all '" BARBER_SOURCE_DIR "'/scenarios/*/*.yaml").out);
  int lines = 0;
  for (std::string line; std::getline(out, line); ++lines) {
    INFO(line);
    // The name of a variant may be longer, and cannot be broken.
    CHECK((line.size() <= 80 || !contains(line, " ")));
    CHECK_FALSE(line.ends_with(' '));
  }
  CHECK(lines > 1000);
}

TEST_CASE("a new scenario is judged as it stands, and never written over a file") {
  const Folder folder;
  CHECK(contains(run(folder, "new").out, "\nsketch:\n"));
  CHECK(contains(run(folder, "new --board --players anna,bert").out, "players: [anna, bert]"));
  CHECK(
      contains(run(folder, "new --expansion abbot --players 3").out, "{owner: blue, kind: abbot"));
  CHECK(run(folder, "new --output a.yaml").code == 0);
  CHECK(run(folder, "judge a.yaml").code == 0);
  const Finished again = run(folder, "new --output a.yaml");
  CHECK(again.code == 2);
  CHECK(again.err == "barber: a.yaml is there already\nhelp: name another file, or remove it\n");
  CHECK(run(folder, "new --output gone/a.yaml").err ==
        "barber: gone/a.yaml: No such file or directory\n");
}

namespace {

struct Block {
  std::string kind;  // of a fence: "yaml", "console"
  std::string text;
};

std::vector<Block> blocks_of(const std::string& markdown) {
  std::vector<Block> found;
  std::istringstream in(markdown);
  bool inside = false;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("```")) {
      inside = !inside;
      if (inside) found.push_back({line.substr(3), ""});
    } else if (inside) {
      found.back().text += line + '\n';
    }
  }
  return found;
}

}  // namespace

// A whole scenario in README belongs to the file that the next command there names.
TEST_CASE("the rulings in README are what the program prints") {
  const Folder folder;
  const std::string start = "$ ./dev ";
  std::string scenario;
  int compared = 0;
  for (const Block& block : blocks_of(contents(fs::path(BARBER_SOURCE_DIR) / "README.md"))) {
    if (block.kind == "yaml" && block.text.starts_with("players:")) scenario = block.text;
    if (block.kind != "console" || !block.text.starts_with(start)) continue;
    std::string command = block.text.substr(start.size(), block.text.find('\n') - start.size());
    if (command.starts_with("barber ")) command = command.substr(7);
    const std::string file = command.substr(command.rfind(' ') + 1);
    if (!scenario.empty()) folder.write(file, std::exchange(scenario, ""));
    if (!command.starts_with("judge ") && !command.starts_with("whatif ")) continue;
    INFO(command);
    const Finished finished = run(folder, command);
    CHECK(finished.err == "");
    CHECK(finished.out == block.text.substr(block.text.find('\n') + 1));
    ++compared;
  }
  CHECK(compared >= 3);
}

}  // namespace barber::cli_test
