// Which files are found, and how they are shared out.
#include "cli/paths.hpp"

#include <set>

#include "catch.hpp"
#include "cli/commands.hpp"
#include "support/process.hpp"

namespace barber::paths_test {

using namespace cli;
using namespace test;
namespace fs = std::filesystem;

namespace {

std::vector<std::string> found_in(const Folder& folder, const std::vector<std::string>& named) {
  std::vector<std::string> whole;
  for (const std::string& name : named) whole.push_back((folder.path() / name).string());
  std::vector<std::string> found;
  for (const FoundPath& one : scenario_paths(whole)) {
    found.push_back(fs::path(one.path).lexically_relative(folder.path()).string() +
                    (one.error.empty() ? "" : ": " + one.error));
  }
  return found;
}

std::vector<FoundPath> many(int files) {
  std::vector<FoundPath> all;
  for (int i = 0; i < files; ++i) all.push_back({"box/case-" + std::to_string(i) + ".yaml", ""});
  return all;
}

std::vector<std::string> share(std::vector<FoundPath> all, std::size_t number, std::size_t of) {
  keep_shard(all, {number, of});
  std::vector<std::string> kept;
  for (const FoundPath& one : all) kept.push_back(one.path);
  return kept;
}

}  // namespace

TEST_CASE("folders are spelled out, in order, without what is hidden or leads round") {
  const Folder folder;
  for (const char* name : {"a/b.yaml", "a/c.yml", "a/d.json", "a/e.txt", "a/.f.yaml", "a/.g/h.yaml",
                           "a/deep/er/i.yaml", "j.yaml", ".k/l.yaml"}) {
    folder.write(name, "x");
  }
  fs::create_directory_symlink(folder.path() / "a", folder.path() / "a/round");
  fs::create_symlink("nowhere", folder.path() / "a/broken.yaml");
  fs::create_symlink("self.yaml", folder.path() / "a/self.yaml");
  fs::create_symlink("b.yaml", folder.path() / "a/link.yaml");
  REQUIRE(shell(folder, "mkfifo a/pipe.yaml").code == 0);
  using Names = std::vector<std::string>;
  const Names in_a{"a/b.yaml",
                   "a/broken.yaml",
                   "a/c.yml",
                   "a/d.json",
                   "a/deep/er/i.yaml",
                   "a/link.yaml",
                   "a/pipe.yaml: It is no file and no folder",
                   "a/self.yaml"};
  CHECK(found_in(folder, {"a"}) == in_a);
  CHECK(found_in(folder, {"j.yaml", "gone.yaml", ".k"}) ==
        Names{"j.yaml", "gone.yaml", ".k/l.yaml"});
  CHECK(found_in(folder, {"a/c.yml", "a/deep/../c.yml", "a/deep", "./a/deep/er/i.yaml"}) ==
        Names{"a/c.yml", "a/deep/er/i.yaml"});
}

TEST_CASE("shares are disjoint, complete, even, and in order") {
  for (const int files : {0, 1, 7, 1000}) {
    for (const std::size_t of : {std::size_t{1}, std::size_t{2}, std::size_t{7}, std::size_t{16}}) {
      std::set<std::string> all;
      std::size_t sum = 0;
      for (std::size_t number = 1; number <= of; ++number) {
        const std::vector<std::string> kept = share(many(files), number, of);
        const std::size_t even = static_cast<std::size_t>(files) / of;
        CHECK((kept.size() == even || kept.size() == even + 1));
        all.insert(kept.begin(), kept.end());
        sum += kept.size();
      }
      CHECK(sum == static_cast<std::size_t>(files));
      CHECK(all.size() == sum);
    }
  }
  CHECK(share(many(10), 1, 3) == share(many(10), 1, 3));
  std::vector<FoundPath> reversed = many(10);
  std::reverse(reversed.begin(), reversed.end());
  std::vector<std::string> back = share(reversed, 2, 3);
  std::reverse(back.begin(), back.end());
  CHECK(back == share(many(10), 2, 3));
}

TEST_CASE("a file more moves few others to another share") {
  int moved = 0;
  for (std::size_t number = 1; number <= 8; ++number) {
    const std::vector<std::string> before = share(many(1000), number, 8);
    const std::vector<std::string> after = share(many(1001), number, 8);
    const std::set<std::string> known(before.begin(), before.end());
    for (const std::string& path : after) moved += known.count(path) == 0 ? 1 : 0;
  }
  CHECK(moved <= 9);
}

TEST_CASE("a share is a number of a number") {
  struct Row {
    const char* text;
    bool good;
  };
  const Row rows[] = {{"1/1", true},  {"3/4", true},
                      {"4/4", true},  {"5/4", false},
                      {"0/4", false}, {"1/0", false},
                      {"1", false},   {"1/", false},
                      {"/4", false},  {"1/4x", false},
                      {"a/b", false}, {"-1/4", false},
                      {"", false},    {"1/99999999999999999999", false}};
  for (const Row& row : rows) {
    INFO(row.text);
    CHECK(shard_of(row.text).has_value() == row.good);
  }
}

}  // namespace barber::paths_test
