// What the world does to a run: files that cannot be read, texts that are none, disks that are
// full, readers that go away. Each has its error, and nothing else is lost.
#include <unistd.h>

#include <nlohmann/json.hpp>

#include "catch.hpp"
#include "support/process.hpp"
#include "support/text.hpp"

namespace barber::robust_test {

using namespace test;

TEST_CASE("a file that is no scenario has its error, and the files round it are checked") {
  struct Row {
    const char* file;
    std::string text;
    const char* error;  // "": it passes
  };
  std::string bomb = "players: [red]\ntags: &t0 [lol, lol, lol, lol, lol, lol, lol, lol, lol]\n";
  for (int i = 1; i < 12; ++i) {
    const std::string last = "*t" + std::to_string(i - 1);
    bomb += "x" + std::to_string(i) + ": &t" + std::to_string(i) + " [" + repeated(last + ", ", 9) +
            "]\n";
  }
  std::string windows;
  for (const char c : std::string(kGood)) windows += c == '\n' ? "\r\n" : std::string(1, c);
  const Row rows[] = {
      {"m.yaml", "", "this file is empty [empty]"},
      {"m.yaml", "\n\n# nothing\n", "this file is empty [empty]"},
      {"m.json", "", "[syntax]"},
      {"m.yaml", std::string("\xEF\xBB\xBF") + kGood, ""},
      {"m.yaml", windows, ""},
      {"m.yaml", "\xEF\xBB\xBF" + windows, ""},
      {"m.yaml", "players: [r\xF6t]\n", "this file is not UTF-8 text [not-utf-8]"},
      {"m.yaml", std::string("\xFF\xFEp\0l\0", 6), "[not-utf-8]"},
      {"m.yaml", std::string("players: [re\0d]\n", 16), "U+0000 cannot stand here"},
      {"m.yaml", "players:\n\t- red\n", "this line is indented with a tab [tab-indentation]"},
      {"m.yaml", std::string(4U << 20U, '['), "this file is over 1 MiB [too-large]"},
      {"m.yaml", std::string(1U << 20U, '['), "[too-deep]"},
      {"m.yaml", repeated("- ", 500'000), "[too-deep]"},
      {"m.json", std::string(1U << 20U, '['), "[too-deep]"},
      {"m.yaml", bomb, "[alias-bomb]"},
      {"m.yaml", "players: [{name: red, score: 99999999999999999999}]\n", "[out-of-range]"},
      {"m.yaml", "players: [{name: red, score: 1e99}]\n", "[bad-number]"},
      {"m.yaml", "players: [{name: red, score: 99999999}]\n", "[out-of-range]"},
      {"m.yaml", "players: [red]\n---\nplayers: [\n", "[syntax]"},
  };
  for (const Row& row : rows) {
    const Folder folder;
    folder.write("a.yaml", kGood);
    folder.write("z.yaml", kGood);
    folder.write(row.file, row.text);
    INFO(row.file << ": " << row.text.substr(0, 60));
    const Finished finished = run(folder, "check .");
    INFO(finished.out << finished.err.substr(0, 500));
    if (*row.error == '\0') {
      CHECK(finished.code == 0);
      CHECK(finished.err == "");
      CHECK(finished.out == "6 passed, 0 failed\n");
    } else {
      CHECK(finished.code == 3);
      CHECK(contains(finished.out, "4 passed, 0 failed, "));
      CHECK(contains(finished.out, " not valid\n"));
      CHECK(contains(finished.err, row.error));
      CHECK(contains(finished.err, std::string(row.file) + ":"));
    }
  }
}

TEST_CASE("what cannot be read is told, and the rest is checked") {
  const Folder folder;
  folder.write("a.yaml", kGood);
  folder.write("z.yaml", kGood);
  folder.write("locked.txt", kGood);
  std::filesystem::create_symlink("nowhere", folder.path() / "broken.yaml");
  std::filesystem::create_symlink("loop.yaml", folder.path() / "loop.yaml");
  std::filesystem::create_directory_symlink(".", folder.path() / "round");
  REQUIRE(shell(folder, "mkfifo pipe.yaml; chmod 0 locked.txt").code == 0);
  const Finished finished = run(folder, "check . /proc/self/mem gone.yaml gone/too.yaml");
  CHECK(finished.code == 3);
  CHECK(finished.out == "4 passed, 0 failed, 6 not valid\n");
  CHECK(finished.err ==
        "barber: ./broken.yaml: No such file or directory\n"
        "barber: ./loop.yaml: Too many levels of symbolic links\n"
        "barber: ./pipe.yaml: It is no file and no folder\n"
        "barber: /proc/self/mem: Input/output error\n"
        "barber: gone.yaml: No such file or directory\n"
        "barber: gone/too.yaml: No such file or directory\n");
  if (geteuid() != 0) {  // nothing is locked for root
    CHECK(run(folder, "check locked.txt").err == "barber: locked.txt: Permission denied\n");
  }
}

TEST_CASE("a folder that vanishes during a run takes nothing else with it") {
  const Folder folder;
  folder.write("box/a.yaml", kGood);
  folder.write("box/b.yaml", kGood);
  folder.write("good.txt", kGood);
  folder.write("z.yaml", kGood);
  // The pipe is opened by both sides at once: by then the folder has been looked through.
  const Finished finished = shell(folder,
                                  "mkfifo pipe.yaml; { rm -r box; cat good.txt; } >pipe.yaml & "
                                  "\"$barber\" check -j 1 pipe.yaml "
                                  "box z.yaml");
  CHECK(finished.code == 3);
  CHECK(finished.out == "4 passed, 0 failed, 2 not valid\n");
  CHECK(finished.err ==
        "barber: box/a.yaml: No such file or directory\n"
        "barber: box/b.yaml: No such file or directory\n");
}

TEST_CASE("a disk that is full costs the report that is on it, and no other") {
  const Folder folder;
  folder.write("good.yaml", kGood);
  const Finished device =
      run(folder, "check good.yaml --report json=/dev/full --report tap=good.tap");
  CHECK(device.code == 4);
  CHECK(device.out == "2 passed, 0 failed\n");
  CHECK(device.err ==
        "barber: the report /dev/full could not be written: No space left on device\n");
  CHECK(contains(folder.read("good.tap"), "\n1..2\n"));
  // A file that may grow no further: what was there before stays.
  for (int i = 0; i < 200; ++i) folder.write("box/" + std::to_string(i) + ".yaml", kGood);
  folder.write("report.json", "before");
  const Finished limited =
      shell(folder, "ulimit -f 8; \"$barber\" check box --report json=report.json");
  CHECK(limited.code == 4);
  CHECK(limited.out == "400 passed, 0 failed\n");
  CHECK(limited.err == "barber: the report report.json could not be written: File too large\n");
  CHECK(folder.read("report.json") == "before");
  CHECK(shell(folder, "ls -A").out == "box\ngood.tap\ngood.yaml\nreport.json\n");
  // And of the output itself.
  CHECK(shell(folder, "\"$barber\" check box --format jsonl >/dev/full").code == 4);
}

TEST_CASE("whoever reads may go away") {
  const Folder folder;
  for (int i = 0; i < 300; ++i) folder.write("box/" + std::to_string(i) + ".yaml", kWrong);
  for (const char* format : {"text", "json", "jsonl", "tap", "junit"}) {
    const Finished finished =
        shell(folder, "{ \"$barber\" check box --format " + std::string(format) +
                          "; echo $? >code; } | head -n 1");
    INFO(format);
    CHECK(finished.err == "");
    CHECK(folder.read("code") == "0\n");
  }
  // A report is still wanted.
  const Finished finished =
      shell(folder, "\"$barber\" check box --format jsonl --report json=report.json | head -n 1");
  CHECK(finished.err == "");
  const auto report = nlohmann::json::parse(folder.read("report.json"));
  CHECK(report["summary"]["failed"] == 300);
}

TEST_CASE("two runs may write one report: it is that of one of them") {
  const Folder folder;
  for (int i = 0; i < 100; ++i) folder.write("box/" + std::to_string(i) + ".yaml", kGood);
  folder.write("other.yaml", kWrong);
  for (int round = 0; round < 5; ++round) {
    const Finished finished =
        shell(folder,
              "\"$barber\" check box --report json=report.json & \"$barber\" check other.yaml "
              "--report json=report.json & wait");
    CHECK(finished.err == "");
    const auto report = nlohmann::json::parse(folder.read("report.json"));
    const int cases = report["summary"]["cases"];
    CHECK((cases == 200 || cases == 1));
  }
  CHECK(shell(folder, "ls -A").out == "box\nother.yaml\nreport.json\n");
}

}  // namespace barber::robust_test
