#include "bench/process_bench.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>

#include "bench/corpus_maker.hpp"

namespace barber::test {
namespace {

namespace fs = std::filesystem;

struct Used {
  double seconds = 0;
  double mebibytes = 0;
  int code = -1;
};

// Starts the program; what it says is thrown away. 0: it could not be started.
pid_t start(std::vector<std::string> words) {
  words.insert(words.begin(), BARBER_PROGRAM);
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  pid_t child = 0;
  const int error =
      posix_spawn(&child, BARBER_PROGRAM, &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  return error == 0 ? child : 0;
}

// Runs the program once for each list of words, all at the same time; tells of the last one.
Used run(const std::vector<std::vector<std::string>>& side_by_side) {
  const auto begin = std::chrono::steady_clock::now();
  std::vector<pid_t> children;
  for (const auto& words : side_by_side) children.push_back(start(words));
  Used used;
  for (const pid_t child : children) {
    if (child == 0) continue;
    int status = 0;
    rusage usage{};
    wait4(child, &status, 0, &usage);
    used.mebibytes = static_cast<double>(usage.ru_maxrss) / 1024;
    used.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }
  used.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  return used;
}

// The fastest of some runs: whatever else the machine does only slows them down.
double fastest(int runs, const std::vector<std::vector<std::string>>& side_by_side) {
  double best = 1e9;
  for (int i = 0; i < runs; ++i) best = std::min(best, run(side_by_side).seconds);
  return best;
}

// The texts over and over: what is in a file does not change what a run keeps of it.
void write_files(const fs::path& folder, std::size_t files) {
  constexpr std::size_t kDifferent = 2000;
  constexpr std::size_t kInOneFolder = 1000;
  const std::vector<std::string> texts = make_corpus(std::min(files, kDifferent), 1);
  for (std::size_t i = 0; i < files; ++i) {
    const fs::path below = folder / std::to_string(i / kInOneFolder);
    if (i % kInOneFolder == 0) fs::create_directories(below);
    std::ofstream(below / (std::to_string(i) + ".yaml")) << texts[i % texts.size()];
  }
}

}  // namespace

std::vector<ProcessBudget> measure_process(std::size_t files) {
  std::string name = (fs::temp_directory_path() / "barber-bench-XXXXXX").string();
  const fs::path folder = mkdtemp(name.data());
  write_files(folder / "all", files);
  const std::string all = (folder / "all").string();
  const std::string some = (folder / "all" / "0").string();
  std::vector<ProcessBudget> found;
  const double small = fastest(20, {{"check", (folder / "all" / "0" / "0.yaml").string()}});
  found.push_back({"start and one small file / 10 ms", small / 10e-3, 1, false});
  const double one = fastest(3, {{"check", some, "-j", "1"}});
  const double two = fastest(3, {{"check", some, "-j", "2"}});
  found.push_back({"check -j 1 / -j 2", one / two, 1.8, true});
  // What two cores can do at all: two processes share nothing and wait for nobody.
  const double apart = fastest(3, {{"check", some, "-j", "1", "--shard", "1/2"},
                                   {"check", some, "-j", "1", "--shard", "2/2"}});
  found.push_back({"check -j 2 / two processes with half each", two / apart, 1.1, false});
  std::vector<std::string> words{"check", all, "--format", "text"};
  for (const char* format : {"json", "jsonl", "tap", "junit", "github"}) {
    words.push_back("--report");
    words.push_back(std::string(format) + "=" + (folder / format).string());
  }
  const Used used = run({words});
  std::printf("%zu files in all formats: %.1f s, %.1f MiB, returned %d\n", files, used.seconds,
              used.mebibytes, used.code);
  (void)std::fflush(stdout);  // removing so many files takes a while
  found.push_back({"memory of that run / 64 MiB", used.mebibytes / 64, 1, false});
  fs::remove_all(folder);
  return found;
}

}  // namespace barber::test
