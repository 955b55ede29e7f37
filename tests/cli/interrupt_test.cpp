// Ctrl-C in the middle of a run. A pipe stands in for a file that takes long, so that nothing here
// depends on time.
#include <fcntl.h>
#include <sched.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <string>
#include <vector>

#include "catch.hpp"
#include "support/process.hpp"

namespace barber::interrupt_test {

using namespace test;

TEST_CASE("ctrl-C stops a run where it is whole") {
  const Folder folder;
  folder.write("a.yaml", kGood);
  folder.write("c.yaml", kGood);
  const std::string pipe_path = (folder.path() / "pipe.yaml").string();
  REQUIRE(shell(folder, "mkfifo pipe.yaml").code == 0);
  std::array<int, 2> ends{};
  REQUIRE(pipe(ends.data()) == 0);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
  posix_spawn_file_actions_addclose(&actions, ends[0]);
  posix_spawn_file_actions_addclose(&actions, ends[1]);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t usual;
  sigemptyset(&usual);
  sigaddset(&usual, SIGINT);
  posix_spawnattr_setsigdefault(&attributes, &usual);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
  const std::string report = "junit=" + (folder.path() / "report.xml").string();
  std::vector<std::string> words{BARBER_PROGRAM,
                                 "check",
                                 "-j",
                                 "1",
                                 "--format",
                                 "jsonl",
                                 "--report",
                                 report,
                                 (folder.path() / "a.yaml").string(),
                                 pipe_path,
                                 (folder.path() / "c.yaml").string()};
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  pid_t child = 0;
  REQUIRE(posix_spawn(&child, BARBER_PROGRAM, &actions, &attributes, arguments.data(), environ) ==
          0);
  close(ends[1]);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  // It has written what became of the first file, and now waits for the second.
  std::string out;
  std::array<char, 4096> buffer{};
  const auto read_more = [&] {
    const ssize_t size = read(ends[0], buffer.data(), buffer.size());
    if (size > 0) out.append(buffer.data(), static_cast<std::size_t>(size));
    return size > 0;
  };
  while (std::count(out.begin(), out.end(), '\n') < 2 && read_more()) {
  }
  // Only once it reads there can the pipe be opened without waiting.
  int status = 0;
  int writer = -1;
  while (writer < 0) {
    REQUIRE(waitpid(child, &status, WNOHANG) == 0);
    writer = open(pipe_path.c_str(), O_WRONLY | O_NONBLOCK);
    if (writer < 0) sched_yield();
  }
  REQUIRE(kill(child, SIGINT) == 0);
  const std::string text = kGood;
  REQUIRE(write(writer, text.data(), text.size()) == static_cast<ssize_t>(text.size()));
  close(writer);
  while (read_more()) {
  }
  close(ends[0]);
  REQUIRE(waitpid(child, &status, 0) == child);
  CHECK((WIFEXITED(status) && WEXITSTATUS(status) == 130));
  CHECK(std::count(out.begin(), out.end(), '\n') == 4);
  CHECK(contains(out, "pipe#red-himself"));
  CHECK_FALSE(contains(out, "c.yaml"));
  CHECK(folder.read("report.xml").ends_with("</testsuites>\n"));
}

}  // namespace barber::interrupt_test
