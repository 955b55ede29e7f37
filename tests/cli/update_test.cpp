// `barber check --update` as a process: when it writes, and when it refuses to.
#include "catch.hpp"
#include "support/process.hpp"

namespace barber::cli_update_test {

using namespace test;

TEST_CASE("update writes the files named, or none") {
  const Folder folder;
  folder.write("good.yaml", kGood);
  folder.write("broken.yaml", kBroken);
  folder.write("box/wrong.yaml", kWrong);
  struct Row {
    const char* arguments;
    int code;
    const char* out;
    const char* err;
    bool written;
  };
  const Row rows[] = {
      {"good.yaml", 0, "0 updated; 2 passed, 0 failed\n", "", false},
      {"wrong.yaml good.yaml", 0, "updated  wrong\n1 updated; 3 passed, 0 failed\n", "", true},
      {"wrong.yaml broken.yaml", 3, "", "nothing is updated, since there are errors", false},
      {"wrong.yaml gone.yaml", 3, "", "gone.yaml: No such file", false},
      {"box", 2, "", "--update rewrites files that are named, and `box` is none", false},
      {"", 2, "", "--update rewrites files that are named, and none is", false},
      {"- <wrong.yaml", 2, "", "`-` is none", false},
      {"wrong.yaml --set base.city.two-tile=half", 2, "", "--set", false},
      {"wrong.yaml --format json", 2, "", "--format", false},
      {"wrong.yaml -k nobody", 5, "0 updated", "", false},
      {"link.yaml", 0, "updated  link\n", "", true},
  };
  for (const Row& row : rows) {
    INFO(row.arguments);
    folder.write("wrong.yaml", kWrong);
    std::filesystem::remove(folder.path() / "link.yaml");
    std::filesystem::create_symlink("wrong.yaml", folder.path() / "link.yaml");
    REQUIRE(shell(folder, "chmod 640 wrong.yaml").code == 0);
    const Finished finished =
        shell(folder, std::string("env -u CI \"$barber\" check --update ") + row.arguments);
    INFO(finished.out << finished.err);
    CHECK(finished.code == row.code);
    CHECK(contains(finished.out, row.out));
    CHECK(contains(finished.err, row.err));
    std::string text = kWrong;
    if (row.written) text.replace(text.find("red: 7"), 6, "red: 0");
    CHECK(folder.read("wrong.yaml") == text);
    CHECK(std::filesystem::is_symlink(folder.path() / "link.yaml"));
    CHECK(shell(folder, "stat -c %a wrong.yaml").out == "640\n");
  }
  CHECK(folder.read("box/wrong.yaml") == kWrong);
  CHECK(shell(folder, "ls -A").out == "box\nbroken.yaml\ngood.yaml\nlink.yaml\nwrong.yaml\n");
}

TEST_CASE("update refuses where CI is set") {
  const Folder folder;
  folder.write("wrong.yaml", kWrong);
  const Finished finished = shell(folder, "CI=true \"$barber\" check --update wrong.yaml");
  CHECK(finished.code == 2);
  CHECK(finished.err ==
        "barber: --update does nothing where CI is set\nhelp: a test that fails there is to be "
        "looked at by somebody\n");
  CHECK(folder.read("wrong.yaml") == kWrong);
}

}  // namespace barber::cli_update_test
