// No text may crash, hang or take memory without bound: what is beyond reason is refused.
#include <chrono>
#include <string>
#include <vector>

#include "catch.hpp"
#include "scenario/files.hpp"
#include "scenario/reader.hpp"
#include "support/text.hpp"

namespace barber::hostile_test {

using test::repeated;

namespace {

// The first error, with its place.
std::string first(std::string_view text, std::string_view name) {
  for (const Diagnostic& diagnostic : read_scenarios(name, text).diagnostics) {
    if (diagnostic.severity != Severity::error) continue;
    return std::string(diagnostic.name) + " " + std::to_string(diagnostic.mark.line) + ":" +
           std::to_string(diagnostic.mark.column);
  }
  return "";
}

std::string first(std::string_view text) { return first(text, "f.yaml"); }

}  // namespace

TEST_CASE("texts that cannot be read are refused before anything reads them",
          "[scenario][hostile]") {
  CHECK(first(std::string((1U << 20U) + 1, ' ')) == "too-large 0:0");
  CHECK(first("") == "empty 0:0");
  CHECK(first("", "f.json") == "syntax 1:1");
  CHECK(first("\xEF\xBB\xBF") == "empty 0:0");
  CHECK(first("null") == "empty 1:1");
  CHECK(first("players: [r\xff"
              "d]") == "not-utf-8 1:12");
  CHECK(first("players: [r\xc3") == "not-utf-8 1:12");
  CHECK(first("# \xed\xa0\x80\n") == "not-utf-8 1:3");          // a surrogate
  CHECK(first("# \xc0\x80\n") == "not-utf-8 1:3");              // overlong
  CHECK(first("# \xf4\x90\x80\x80\n") == "not-utf-8 1:3");      // beyond Unicode
  CHECK(first("\xff\xfep\0l\0", "f.yaml") == "not-utf-8 1:1");  // UTF-16
  CHECK(first(std::string_view("a: \0b", 5)) == "control-character 1:4");
  CHECK(first("a: \x1b[31m") == "control-character 1:4");
  CHECK(first("a: b\rc: d") == "control-character 1:5");
  CHECK(first("# \xc2\x85\n") == "control-character 1:3");
  CHECK(first("players: [red]\r\n") == "");
  CHECK(first("{players: [red]}\nstack: 1\n") == "syntax 2:1");
}

TEST_CASE("nesting is bounded", "[scenario][hostile]") {
  struct Row {
    std::string text;
    std::string error;
  };
  const std::vector<Row> rows{
      {"a: " + repeated("[", 20), "syntax"},
      {"a: " + repeated("[", 65), "too-deep"},
      {repeated("[", 1'000'000), "too-deep"},
      {repeated("{a: ", 200'000), "too-deep"},
      {"a: " + repeated("[\n", 500'000), "too-deep"},
      {repeated("- ", 65), "too-deep"},
      {repeated("- ", 500'000), "too-deep"},
      {repeated("? ", 500'000), "too-deep"},
      {repeated("- ? ", 250'000), "too-deep"},
      {repeated("['", 65), "syntax"},  // one bracket and one quote
      {repeated("['', ", 200'000), "too-deep"},
      {repeated("[\"]\", ", 150'000), "too-deep"},  // closed only in quotes
      {repeated("[']', ", 150'000), "too-deep"},
      {repeated("[a]b, ", 150'000), "wrong-type"},
      {repeated("[ #]\n", 200'000), "too-deep"},  // closed only in remarks
      {repeated("[!t ']', ", 100'000), "too-deep"},
      {repeated("[&a ']', ", 100'000), "too-deep"},
      {"a: |\n  b\n" + repeated("[", 100'000), "too-deep"},
  };
  for (const Row& row : rows) {
    INFO(row.text.substr(0, 20));
    const std::string error = first(row.text);
    CHECK(error.substr(0, error.find(' ')) == row.error);
  }
  std::string stairs;
  for (std::size_t depth = 0; depth < 1400; ++depth) stairs += std::string(depth, ' ') + "a:\n";
  CHECK(first(stairs).starts_with("too-deep"));
  CHECK(first(repeated("[", 65), "f.json").starts_with("too-deep"));
  CHECK(first(repeated("{\"a\":", 500), "f.json").starts_with("too-deep"));
}

TEST_CASE("brackets in prose are no nesting", "[scenario][hostile]") {
  const std::string brackets = repeated("[", 200);
  CHECK(first("players: [red]\nnotes: |\n  " + brackets + "\n  ]\ntitle: x\n") == "");
  CHECK(first("players: [red]\nnotes: >-\n  " + brackets + "\n") == "");
  CHECK(first("players: [red]\nnotes: \"" + brackets + "\"\n") == "");
  CHECK(first("players: [red]\nnotes: 'don''t " + brackets + "'\n") == "");
  CHECK(first("players: [red]\nnotes: a" + brackets + "\n") == "");
  CHECK(first("players: [red] # " + brackets + "\n") == "");
  CHECK(first("# don't " + brackets + "\nplayers: [red]\n") == "");
}

TEST_CASE("aliases are bounded", "[scenario][hostile]") {
  std::string bomb = "players: [red]\ntags: &t0 [lol, lol, lol, lol, lol, lol, lol, lol, lol]\n";
  for (int i = 1; i < 12; ++i) {
    const std::string last = "*t" + std::to_string(i - 1);
    bomb += "x" + std::to_string(i) + ": &t" + std::to_string(i) + " [" + repeated(last + ", ", 9) +
            "]\n";
  }
  CHECK(first(bomb).starts_with("alias-bomb"));
  CHECK(first("players: &p [red, *p]\n").starts_with("alias-bomb"));
  CHECK(first("players: &p [red]\nvariants: [{name: a, players: *p}]\n") == "");
  // Deep by way of aliases: what is deep in the tree is not deep in the text.
  std::string deep = "x0: &a0 [1]\n";
  for (int i = 1; i < 3000; ++i) {
    deep += "x" + std::to_string(i) + ": &a" + std::to_string(i) + " [*a" + std::to_string(i - 1) +
            "]\n";
  }
  CHECK(first(deep) != "");
  const std::string text =
      "players: &x " + repeated("a", 500'000) + "\ntags: [" + repeated("*x, ", 50) + "]\n";
  CHECK(first(text).starts_with("alias-bomb"));
}

TEST_CASE("variants together are bounded", "[scenario][hostile]") {
  const std::string head = "players: [red]\ntitle: " + repeated("a", 10'000) + "\nvariants:\n";
  std::string text = head;
  for (int i = 0; i < 2000; ++i) text += "- {name: v" + std::to_string(i) + "}\n";
  CHECK(first(text).starts_with("too-large"));
  text =
      "players: [{name: a, supply: {meeple: 100}}, {name: b, supply: {meeple: 100}}, "
      "{name: c, supply: {meeple: 100}}]\nvariants:\n";
  for (int i = 0; i < 2000; ++i) text += "- {name: v" + std::to_string(i) + "}\n";
  CHECK(first(text).starts_with("too-large"));
}

TEST_CASE("tables are bounded", "[scenario][hostile]") {
  const std::string head = "players: [red]\ntiles: {o: city N E S W}\nboard:\n  map: ";
  CHECK(first(head + repeated("o ", 10'000) + "\n") == "");
  CHECK(first(head + repeated("o ", 10'001) + "\n").starts_with("too-many-tiles"));
  CHECK(first(head + repeated("o ", 400'000) + "\n").starts_with("too-many-tiles"));
}

TEST_CASE("errors are bounded", "[scenario][hostile]") {
  const ReadResult result =
      read_scenarios("f.yaml", "players: [red]\nboard: {map: " + repeated("D C ", 5000) + "}\n");
  REQUIRE(result.diagnostics.size() == 201);
  const auto last = std::find_if(result.diagnostics.begin(), result.diagnostics.end(),
                                 [](const Diagnostic& d) { return d.name == "too-many-errors"; });
  CHECK(last != result.diagnostics.end());
}

TEST_CASE("large texts are read in a moment", "[scenario][hostile]") {
  std::vector<std::string> texts;
  std::string text = "players: [red]\n";
  for (int i = 0; i < 60'000; ++i) text += "k" + std::to_string(i) + ": 1\n";
  texts.push_back(text);
  text = "players: [red]\nmeeples:\n";
  for (int i = 0; i < 20'000; ++i)
    text += "- {owner: red, at: [0, 0], in: road, id: a" + std::to_string(i) + "}\n";
  texts.push_back(text);
  text = "players: [red]\naction:\n  player: red\n  steps:\n";
  for (int i = 0; i < 15'000; ++i) {
    text += "  - place-tile: {tile: D, at: [" + std::to_string(i * 7919 % 15'000) + ", 0]}\n";
  }
  texts.push_back(text);
  texts.push_back("players: [red]\nnotes: '" + repeated("a\n\n", 300'000) + "'\n");
  texts.push_back("players: [red]\nnotes: " + repeated("a ", 500'000) + "\n");
  texts.push_back("players: [red]\nx: [" + repeated("[],", 300'000) + "]\n");
  texts.push_back(repeated("---\n", 200'000));
  texts.push_back("players: [red]\nboard: {map: " + repeated("X ", 500'000) + "}\n");
  texts.push_back(
      "players: [red]\ntiles: {o: city N E S W}\nboard: {map: " + repeated("o . ", 9'000) + "}\n");
  texts.push_back("players: [red]\nmeeples: [" +
                  repeated("{owner: rad, at: [0, 0], in: citty}, ", 100) + "]\nvariants: [" +
                  repeated("{name: a}, ", 2000) + "]\n");
  texts.push_back("players: [" + repeated("&a '', ", 140'000) + "]\n");
  texts.push_back(repeated("- &a\n", 200'000));
  for (const std::string& one : texts) {
    INFO(one.substr(0, 40));
    const auto start = std::chrono::steady_clock::now();
    read_scenarios("f.yaml", one);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    CHECK(took.count() < 20.0);  // under sanitizers; a second at most without
  }
}

TEST_CASE("examples cut short or with a byte changed do no harm", "[scenario][hostile]") {
  for (const test::ExampleFile& file : test::files_below("tests/scenario/valid")) {
    for (std::size_t i = 0; i < file.text.size(); i += 3) {
      read_scenarios(file.name, std::string_view(file.text).substr(0, i));
      std::string changed = file.text;
      for (const char c : {'[', '\'', '*', ':', '\n', '\xff', '-'}) {
        changed[i] = c;
        read_scenarios(file.name, changed);
      }
      changed.erase(i, 2);
      read_scenarios(file.name, changed);
    }
  }
  SUCCEED();
}

}  // namespace barber::hostile_test
