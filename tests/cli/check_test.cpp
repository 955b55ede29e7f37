// `barber check` as a process: what it selects, writes and returns.
#include <nlohmann/json.hpp>
#include <set>

#include "catch.hpp"
#include "report/run.hpp"
#include "support/process.hpp"
#include "support/schema.hpp"
#include "support/text.hpp"

namespace barber::check_test {

using namespace test;

TEST_CASE("check selects, and returns what the selection deserves") {
  const Folder folder;
  folder.write("good.yaml", std::string("tags: [plain]\n") + kGood);
  folder.write("wrong.yaml", std::string("status: disputed\n") + kWrong);
  folder.write("broken.yaml", kBroken);
  folder.write("both.yaml", std::string("id: x\n") + kGood + "---\nid: y\n" + kWrong);
  folder.write("list.txt", "good.yaml\n\nwrong.yaml\r\n");
  folder.write("empty.txt", "");
  struct Row {
    const char* arguments;
    int code;
    const char* out;
    const char* err;
  };
  const Row rows[] = {
      {"check", 2, "", "no scenario files are named"},
      {"check both.yaml", 1, "2 passed, 1 failed", ""},
      {"check both.yaml -k caps", 0, "2 passed, 0 failed", ""},
      {"check both.yaml -k 'x caps' -k himself", 0, "1 passed, 0 failed", ""},
      {"check both.yaml -k nobody", 5, "0 passed, 0 failed", "nothing there is selected"},
      {"check good.yaml wrong.yaml --tag plain", 0, "2 passed, 0 failed", ""},
      {"check good.yaml wrong.yaml --tag plain --tag x", 0, "2 passed, 0 failed", ""},
      {"check good.yaml wrong.yaml --status disputed", 1, "0 passed, 1 failed", ""},
      {"check good.yaml --status disptued", 2, "", "--status"},
      {"check --files-from list.txt", 1, "2 passed, 1 failed", ""},
      {"check --files-from - <list.txt", 1, "2 passed, 1 failed", ""},
      {"check --files-from empty.txt", 5, "", "no scenario files there"},
      {"check --files-from gone.txt good.yaml", 3, "2 passed", "gone.txt: No such file"},
      {"check --files-from . good.yaml", 3, "2 passed", ".: Is a directory"},
      {"check good.yaml good.yaml ./good.yaml", 0, "2 passed, 0 failed", ""},
      {"check wrong.yaml good.yaml --fail-fast", 1, "0 passed, 1 failed", ""},
      {"check good.yaml broken.yaml wrong.yaml --fail-fast", 3, "2 passed, 0 failed, 1 not valid",
       "error: "},
      {"check gone.yaml good.yaml --fail-fast", 3, "0 passed, 0 failed, 1 not valid", "gone.yaml"},
      {"check both.yaml --list", 0,
       "both.yaml:1: x\nboth.yaml:12: x#red-himself\nboth.yaml:15: y\n", ""},
      {"check both.yaml --list -k himself", 0, "both.yaml:12: x#red-himself\n", ""},
      {"check broken.yaml good.yaml --list", 3, "good.yaml:1: good\n", "error: "},
      {"check good.yaml --list -k nobody", 5, "", "nothing there is selected"},
      {"check good.yaml --list --format json", 2, "", "--list"},
      {"check good.yaml --shard 1/1", 0, "2 passed", ""},
      {"check good.yaml --shard 2/1", 2, "", "`2/1` is no share, as 1/4 is one"},
      {"check good.yaml --shard 1/2 --shard 2/2", 2, "", "--shard"},
      {"check good.yaml --shard 1/3", 5, "", "no scenario files fall to this shard"},
      {"check good.yaml -j 0", 2, "", "-j"},
      {"check good.yaml -q -j 2", 0, "2 passed", ""},
      {"check good.yaml --slowest 3", 0, "ms  good.yaml\n2 passed", ""},
      {"check good.yaml --format xml", 2, "", "--format"},
      {"check good.yaml --report xml=a", 2, "", "--report: there is no format `xml`"},
      {"check good.yaml --report jnit=a", 2, "", "did you mean `junit`?"},
      {"check good.yaml --report junit", 2, "", "--report takes FORMAT=FILE, not `junit`"},
      {"check good.yaml --report junit=", 2, "", "--report takes FORMAT=FILE, not `junit=`"},
      {"check good.yaml --report tap=a --report json=a", 2, "", "two reports go to `a`"},
      {"check good.yaml --report tap=gone/a", 2, "", "gone/a: No such file or directory"},
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
}

TEST_CASE("any number of cores gives the same bytes") {
  const Folder folder;
  for (int i = 0; i < 60; ++i) {
    const std::string name = "case-" + std::to_string(i) + ".yaml";
    folder.write("box/" + name, i % 7 == 0 ? kWrong : i % 11 == 0 ? kBroken : kGood);
  }
  for (const std::string_view format : barber::kRunFormats) {
    for (const char* more : {"", " --fail-fast"}) {
      const std::string command = "check box --format " + std::string(format) + more;
      const Finished one = run(folder, command + " -j 1");
      for (const char* threads : {" -j 2", " -j 7", ""}) {
        INFO(command << threads);
        const Finished several = run(folder, command + threads);
        CHECK(several.out == one.out);
        CHECK(several.err == one.err);
        CHECK(several.code == one.code);
      }
    }
  }
}

TEST_CASE("reports are written beside the output, each whole") {
  const Folder folder;
  folder.write("good.yaml", kGood);
  folder.write("wrong.yaml", kWrong);
  folder.write("broken.yaml", kBroken);
  std::string reports;
  for (const std::string_view format : barber::kRunFormats) {
    reports += " --report " + std::string(format) + "=out/" + std::string(format);
  }
  folder.write("out/junit", "old");
  const Finished finished = run(folder, "check good.yaml wrong.yaml broken.yaml" + reports);
  CHECK(finished.code == 3);
  CHECK(contains(finished.out, "2 passed, 1 failed, 1 not valid"));
  for (const std::string_view format : barber::kRunFormats) {
    if (format == "text") continue;
    INFO(format);
    const std::string direct =
        run(folder, "check good.yaml wrong.yaml broken.yaml --format " + std::string(format)).out;
    CHECK(folder.read("out/" + std::string(format)) == direct);
  }
  // The terminal has the errors on standard error; the file has nothing beside it.
  CHECK(contains(folder.read("out/text"), "INVALID  broken\n"));
  CHECK(contains(folder.read("out/text"), "2:9: error: unknown key `tils`"));
  CHECK(lines_of(shell(folder, "ls -A out").out).size() == barber::kRunFormats.size());
}

TEST_CASE("shards together check everything once") {
  const Folder folder;
  for (int i = 0; i < 20; ++i) folder.write("box/" + std::to_string(i) + ".yaml", kGood);
  const std::vector<std::string> whole = lines_of(run(folder, "check box --format jsonl").out);
  std::multiset<std::string> parts;
  for (const char* shard : {"1/3", "2/3", "3/3"}) {
    for (const std::string& line :
         lines_of(run(folder, std::string("check box --format jsonl --shard ") + shard).out)) {
      parts.insert(line);
    }
  }
  CHECK(parts == std::multiset<std::string>(whole.begin(), whole.end()));
}

}  // namespace barber::check_test
