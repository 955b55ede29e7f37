// `barber judge --jsonl` as a process: a line in, a line out, whoever shares the lines out.
#include <nlohmann/json.hpp>

#include "catch.hpp"
#include "support/process.hpp"
#include "support/schema.hpp"
#include "support/text.hpp"

namespace barber::judge_lines_test {

using namespace test;

namespace {

using nlohmann::json;

json scenario(int number) {
  json one = json::parse(R"({"players": ["red", "blue"],
    "board": {"tiles": [{"tile": "E", "at": [0, 0]}]},
    "meeples": [{"owner": "red", "at": [0, 0], "in": "city"}],
    "action": {"player": "blue", "steps": [
      {"place-tile": {"tile": "E", "at": [0, -1], "rotate": 180}}]}})");
  one["id"] = "case-" + std::to_string(number);
  one["players"][1] = json{{"name", "blue"}, {"score", number}};
  return one;
}

std::vector<json> json_lines(const std::string& text) {
  std::vector<json> lines;
  for (const std::string& line : lines_of(text)) lines.push_back(json::parse(line));
  return lines;
}

}  // namespace

TEST_CASE("each line is answered in its place") {
  struct Row {
    std::string line;
    const char* error;  // name of the first diagnostic; "": a ruling
  };
  json unused = scenario(1);
  unused["action"]["choose"] = json::parse(R"([{"free-return": [0, 0], "take": true}])");
  const Row rows[] = {
      {scenario(1).dump(), ""},
      {"{\"players\": [", "syntax"},
      {"", "syntax"},
      {"{\"playres\": []}", "missing-key"},
      {"{\"players\": [\"\xff\"]}", "not-utf-8"},
      {"{} {}", "missing-key"},
      {std::string(3'000'000, ' '), "too-large"},
      {std::string(100'000, '['), "too-deep"},
      {unused.dump(), "no-such-feature"},
      {scenario(2).dump() + "\r", ""},
  };
  std::string input;
  for (const Row& row : rows) input += row.line + '\n';
  input.pop_back();  // the last line may lack its end
  const Folder folder;
  folder.write("in", input);
  const Finished finished = run(folder, "judge --jsonl <in");
  CHECK(finished.code == 3);
  CHECK(finished.err == "");
  const std::vector<json> lines = json_lines(finished.out);
  REQUIRE(lines.size() == std::size(rows));
  for (std::size_t i = 0; i < lines.size(); ++i) {
    INFO(rows[i].line.substr(0, 60) << " -> " << lines[i].dump());
    if (*rows[i].error == '\0') {
      CHECK(schema_errors("ruling", lines[i]) == std::vector<std::string>{});
      CHECK(lines[i]["outcomes"][0]["scores"]["red"] == 4);
    } else {
      CHECK(schema_errors("error", lines[i]) == std::vector<std::string>{});
      CHECK(lines[i]["error"]["diagnostics"][0]["name"] == rows[i].error);
    }
  }
}

TEST_CASE("a line is answered before the next is read") {
  const Folder folder;
  folder.write("one", scenario(1).dump() + '\n');
  // The second line is sent only when the first has been answered.
  const Finished finished =
      shell(folder,
            "mkfifo in out; \"$barber\" judge --jsonl <in >out & exec 3>in 4<out; cat one >&3; "
            "read -r first <&4; cat one >&3; read -r second <&4; exec 3>&-; wait $!; "
            "printf '%s %s' \"$?\" \"${#first}\"; [ \"$first\" = \"$second\" ] && echo ' same'");
  CHECK(finished.out.starts_with("0 "));
  CHECK(finished.out.ends_with(" same\n"));
}

TEST_CASE("rules and the command line are judge's") {
  const Folder folder;
  folder.write("in", scenario(1).dump() + '\n');
  const auto half = json_lines(run(folder, "judge --jsonl --set base.city.two-tile=half <in").out);
  REQUIRE(half.size() == 1);
  CHECK(half[0]["outcomes"][0]["scores"]["red"] == 2);
  CHECK(run(folder, "judge --jsonl x.yaml").code == 2);
  CHECK(run(folder, "judge --jsonl --variant x").code == 2);
  CHECK(run(folder, "judge --jsonl --format json").code == 2);
  CHECK(run(folder, "judge --jsonl </dev/null").code == 0);
}

TEST_CASE("GNU parallel over two workers gets the same lines as one") {
  const Folder folder;
  std::string input;
  for (int i = 0; i < 60; ++i) input += (i % 13 == 5 ? "{broken" : scenario(i).dump()) + '\n';
  folder.write("in", input);
  const Finished one = run(folder, "judge --jsonl <in");
  const Finished two = shell(
      folder, "HOME=. parallel --will-cite --pipe -k -j 2 -N 7 \"$barber\" judge --jsonl <in");
  CHECK(two.err == "");
  CHECK(json_lines(one.out).size() == 60);
  CHECK(two.out == one.out);
}

}  // namespace barber::judge_lines_test
