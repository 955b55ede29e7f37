// The formats of a run: each is pinned in a golden file, and read back by a reader that is not ours
// (of `github` there is none to be had, so that one is written here, apart from the printer).
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>

#include "adjudicator/adjudicate.hpp"
#include "catch.hpp"
#include "report/run.hpp"
#include "support/golden.hpp"
#include "support/process.hpp"
#include "support/schema.hpp"

namespace barber::run_formats_test {

using namespace test;

namespace {

using nlohmann::json;

// A table on which red's lone knight scores 4 and stays, since there is no bathhouse.
constexpr const char* kTable = R"(title: 'Two caps # TODO 50% "<&>" \ ö'
players: [red, blue]
board:
  tiles: [{tile: E, at: [0, 0]}]
meeples: [{owner: red, at: [0, 0], in: city}]
action:
  player: blue
  steps: [place-tile: {tile: E, at: [0, -1], rotate: 180}]
)";

RunFile file_of(const std::string& path, const std::string& text) {
  return {path, "", check_file(path, text, {}, kMostOutcomes)};
}

// Every result there is, and texts that no format takes as they are.
std::vector<RunFile> every_result() {
  const std::string table = kTable;
  std::vector<RunFile> files;
  files.push_back(file_of("box/passes.yaml", table + "expect: {scores: {red: 4}}\n"));
  files.push_back(file_of("box/a,b:c%1.yaml", table + "expect:\n  scores: {red: 2}\n  next: blue\n"
                                                      "variants:\n  - {name: todo-later}\n"));
  files.push_back(
      file_of("box/known.yaml",
              table + "expect: {scores: {red: 5}}\nknown-failing: {reason: '# later'}\n"));
  files.push_back(file_of("box/fixed.yaml",
                          table + "expect: {scores: {red: 4}}\nknown-failing: {reason: x}\n"));
  files.push_back(file_of("box/untested.yaml", table));
  files.push_back(file_of("box/refused.yaml", table + "expect: {error: unknown-player}\n"));
  files.push_back(file_of("box/two.yaml",
                          "id: a\nplayers: [red]\ntgas: []\n---\nid: a\nplayers: [red]\n"
                          "---\nid: b\nplayers: [red\n"));
  files.push_back(file_of("box/empty.yaml", ""));
  files.push_back(file_of("box/\x01\xff.yaml", "\xff"));
  files.push_back({"box/gone.yaml", "No such file or directory", {}});
  files.push_back({"box/odd.yaml", "", {}, "std::bad_alloc <!>"});
  return files;
}

std::string printed(std::string_view format, const std::vector<RunFile>& files, bool interrupted) {
  RunPrinterOptions options;
  options.errors = true;
  const auto printer = run_printer(format, options);
  RunSummary summary;
  std::string out = printer->begin();
  for (const RunFile& file : files) {
    add(summary, file);
    out += printer->file(file);
  }
  summary.interrupted = interrupted;
  return out + printer->end(summary);
}

std::string printed(std::string_view format) { return printed(format, every_result(), false); }

// Name and result of each case, in order, as the model has them.
std::vector<std::pair<std::string, std::string>> results() {
  std::vector<std::pair<std::string, std::string>> found;
  for (const RunFile& file : every_result()) {
    if (file.checked.cases.empty()) found.emplace_back("", "not-valid");
    for (const CheckedCase& one : file.checked.cases) found.emplace_back(one.id, name(one.result));
  }
  return found;
}

}  // namespace

TEST_CASE("each format of a run is as pinned") {
  for (const std::string_view format : kRunFormats) {
    CHECK(golden_difference("report/golden/run." + std::string(format), printed(format)) == "");
  }
}

TEST_CASE("nothing run, and a run that was interrupted, are a whole report too") {
  struct Row {
    const char* format;
    const char* nothing;
    const char* interrupted;  // how it ends
  };
  const Row rows[] = {
      {"text", "0 passed, 0 failed\n",
       "\ninterrupted: 1 passed, 4 failed, 1 known failing, 1 "
       "without expectations, 7 not valid\n"},
      {"json",
       "{\n  \"format_version\": 1,\n  \"files\": [],\n  \"summary\": {\n    \"cases\": 0,\n    "
       "\"passed\": 0,\n    \"failed\": 0,\n    \"known_failing\": 0,\n    \"untested\": 0,\n    "
       "\"not_valid\": 0\n  }\n}\n",
       ""},
      {"jsonl", "", ""},
      {"tap", "TAP version 13\n1..0 # SKIP nothing is selected\n", "Bail out! interrupted\n"},
      {"junit",
       "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"barber\">\n</testsuites>\n",
       "</testsuites>\n"},
      {"github", "0 passed, 0 failed\n", ""},
  };
  for (const Row& row : rows) {
    INFO(row.format);
    CHECK(printed(row.format, {}, false) == row.nothing);
    CHECK(printed(row.format, every_result(), true).ends_with(row.interrupted));
  }
  const json interrupted = json::parse(printed("json", every_result(), true));
  CHECK(schema_errors("report", interrupted) == std::vector<std::string>{});
  CHECK(interrupted["interrupted"] == true);
}

TEST_CASE("json is one text that fits its schema") {
  const json report = json::parse(printed("json"));
  CHECK(schema_errors("report", report) == std::vector<std::string>{});
  CHECK(report["summary"] == json::parse(R"({"cases": 7, "passed": 1, "failed": 4,
      "known_failing": 1, "untested": 1, "not_valid": 7})"));
  CHECK(report["files"][1]["cases"][1]["id"] == "box/a,b:c%1#todo-later");
  CHECK(report["files"][1]["cases"][0]["differences"][0]["actual"] == "4");
  CHECK(report["files"][6]["diagnostics"].size() == 3);
}

TEST_CASE("jsonl is a line a scenario that fits its schema") {
  std::istringstream lines(printed("jsonl"));
  std::vector<std::pair<std::string, std::string>> found;
  for (std::string line; std::getline(lines, line);) {
    const json one = json::parse(line);
    INFO(line);
    CHECK(schema_errors("result", one) == std::vector<std::string>{});
    CHECK((one["result"] != "not-valid" || one.contains("diagnostics") ||
           one.contains("unreadable") || one.contains("internal_error")));
    found.emplace_back(one["id"], one["result"]);
  }
  auto expected = results();
  for (auto& [id, result] : expected) {
    if (id.find('\xff') != std::string::npos) id = found[11].first;  // it cannot stand in JSON
  }
  CHECK(found == expected);
}

TEST_CASE("tap is what Perl's readers take it for") {
  const Folder folder;
  folder.write("report.tap", printed("tap"));
  const Finished read =
      shell(folder, "perl '" BARBER_SOURCE_DIR "/tests/report/read_tap.pl' <report.tap");
  REQUIRE(read.err == "");
  const json tap = json::parse(read.out);
  CHECK(tap["wrong"] == json::array());
  CHECK(tap["version"] == 13);
  CHECK(tap["plan"] == "1..14");
  const std::map<std::string, std::pair<bool, std::string>> as{
      {"passed", {true, ""}},     {"failed", {false, ""}},      {"fixed", {false, ""}},
      {"not-valid", {false, ""}}, {"untested", {true, "SKIP"}}, {"known-failing", {false, "TODO"}},
  };
  const auto expected = results();
  REQUIRE(tap["tests"].size() == expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i) {
    const json& test = tap["tests"][i];
    INFO(test.dump());
    const auto& [ok, directive] = as.at(expected[i].second);
    CHECK(test["number"] == i + 1);
    CHECK(test["ok"] == ok);
    CHECK(test["directive"] == directive);
    CHECK(test.contains("yaml") == !ok);
  }
  CHECK(tap["tests"][1]["yaml"]["line"] == "10");
  CHECK(tap["tests"][1]["yaml"]["file"] == "box/a,b:c%1.yaml");
  CHECK(tap["tests"][1]["yaml"]["differences"][0]["expected"] == "2");
  const Finished prove = shell(folder, "prove --exec cat report.tap");
  CHECK(prove.code == 1);
  CHECK(contains(prove.out, "Tests: 14 Failed: 11"));
  CHECK_FALSE(contains(prove.out, "Parse errors"));
  std::vector<RunFile> good{every_result().front()};
  folder.write("good.tap", printed("tap", good, false));
  CHECK(shell(folder, "prove --exec cat good.tap").code == 0);
}

TEST_CASE("junit fits the schema of such reports") {
  const Folder folder;
  folder.write("report.xml", printed("junit"));
  const Finished lint = shell(
      folder, "xmllint --noout --schema '" BARBER_SOURCE_DIR "/tests/report/junit.xsd' report.xml");
  INFO(lint.err);
  CHECK(lint.code == 0);
  const auto count = [&](const std::string& what) {
    return shell(folder, "xmllint --xpath 'string(" + what + ")' report.xml").out;
  };
  CHECK(count("count(//testcase)") == "14\n");
  CHECK(count("sum(//@tests)") == "14\n");
  CHECK(count("count(//failure)") == "4\n");
  CHECK(count("sum(//@failures)") == "4\n");
  CHECK(count("count(//error)") == "7\n");
  CHECK(count("sum(//@errors)") == "7\n");
  CHECK(count("sum(//@skipped)") == "2\n");
  CHECK(count("//testsuite[2]/testcase[1]/@line") == "10\n");
  CHECK(count("//testsuite[2]/testcase[1]/@name") == "box/a,b:c%1\n");
  CHECK(contains(count("//testsuite[2]/testcase[1]/failure"),
                 "scores.red (line 10): expected 2, actual 4 (base.city.points, "));
}

namespace {

struct Annotation {
  std::string command;
  std::map<std::string, std::string> properties;
  std::string message;
};

std::string unescaped(std::string text) {
  const std::pair<std::string, std::string> pairs[] = {
      {"%0D", "\r"}, {"%0A", "\n"}, {"%3A", ":"}, {"%2C", ","}, {"%25", "%"}};
  for (const auto& [from, to] : pairs) {
    for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size()) {
      text.replace(at, from.size(), to);
    }
  }
  return text;
}

// As GitHub's runner reads a line: `::command key=value,key=value::message`.
Annotation annotation(const std::string& line) {
  Annotation found;
  REQUIRE(line.starts_with("::"));
  const std::size_t end = line.find("::", 2);
  REQUIRE(end != std::string::npos);
  const std::string head = line.substr(2, end - 2);
  found.message = unescaped(line.substr(end + 2));
  const std::size_t blank = head.find(' ');
  found.command = head.substr(0, blank);
  std::istringstream properties(blank == std::string::npos ? "" : head.substr(blank + 1));
  for (std::string one; std::getline(properties, one, ',');) {
    const std::size_t equals = one.find('=');
    REQUIRE(equals != std::string::npos);
    found.properties[one.substr(0, equals)] = unescaped(one.substr(equals + 1));
  }
  return found;
}

}  // namespace

TEST_CASE("github has the worst first, and no more of a kind than are shown") {
  std::vector<RunFile> files = every_result();
  std::istringstream lines(printed("github", files, false));
  std::vector<Annotation> found;
  std::string last;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("::")) found.push_back(annotation(line));
    last = line;
  }
  CHECK(last == "1 passed, 4 failed, 1 known failing, 1 without expectations, 7 not valid");
  REQUIRE(found.size() == 11);
  CHECK(found[0].properties["title"] == "internal error");
  CHECK(found[1].properties["title"] == "a: not-valid");
  CHECK(found[1].properties["line"] == "3");
  CHECK(found[7].properties["file"] == "box/a,b:c%1.yaml");
  CHECK(found[7].message.find("\nnext (line 10): expected blue, actual red") != std::string::npos);
  CHECK(found.back().command == "notice");
  CHECK(found.back().message == "1 more is not shown here, since GitHub shows 10 of a kind");
  // However many there are, ten stay.
  const RunFile bad = files[1];
  files.assign(1000, bad);
  const std::string many = printed("github", files, false);
  CHECK(std::count(many.begin(), many.end(), '\n') == 12);
  CHECK(many.find("::notice::1990 more are not shown") != std::string::npos);
}

TEST_CASE("text names the slowest files if asked") {
  RunPrinterOptions options;
  options.slowest = 2;
  const auto printer = run_printer("text", options);
  for (const auto& [path, time] : {std::pair("a.yaml", 10), std::pair("b.yaml", 30),
                                   std::pair("c.yaml", 1'234'567), std::pair("d.yaml", 20)}) {
    RunFile file{path, "", {}};
    file.microseconds = time;
    CHECK(printer->file(file).empty());
  }
  CHECK(printer->end({}) ==
        "slow     1234.567 ms  c.yaml\nslow     0.030 ms  b.yaml\n0 passed, 0 failed\n");
}

}  // namespace barber::run_formats_test
