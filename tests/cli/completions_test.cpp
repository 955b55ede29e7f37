// Completions and the manual page, each put to the program that it is for.
#include <sstream>

#include "catch.hpp"
#include "support/process.hpp"

namespace barber::completions_test {

using namespace test;

namespace {

// The words that bash offers for a command line, as its completion sees it.
std::string bash_offers(const Folder& folder, const std::string& words, int current) {
  return shell(folder, "bash -c 'source ./barber.bash && COMP_WORDS=(" + words + ") COMP_CWORD=" +
                           std::to_string(current) + " && _barber && echo \"${COMPREPLY[*]}\"'")
      .out;
}

}  // namespace

TEST_CASE("bash completes commands, flags, values and files") {
  const Folder folder;
  REQUIRE(run(folder, "completions bash >barber.bash").code == 0);
  folder.write("table.yaml", kGood);
  struct Row {
    const char* words;
    int current;
    const char* offered;
  };
  const Row rows[] = {
      {"barber ch", 1, "check choices\n"},
      {"barber --v", 1, "--version\n"},
      {"barber check --fo", 2, "--format\n"},
      {"barber check --format j", 3, "json jsonl junit\n"},
      {"barber check --format = j", 4, "json jsonl junit\n"},
      {"barber judge --format \"\"", 3, "text json\n"},
      {"barber check --status d", 3, "disputed\n"},
      {"barber check ta", 2, "table.yaml\n"},
      {"barber check --files-from t", 3, "table.yaml\n"},
      {"barber check -k x", 3, "\n"},
      {"barber check --profile t", 3, "\n"},
      {"barber schema rep", 2, "report\n"},
      {"barber completions z", 2, "zsh\n"},
      {"barber nothing x", 2, "\n"},
  };
  for (const Row& row : rows) {
    INFO(row.words);
    CHECK(bash_offers(folder, row.words, row.current) == row.offered);
  }
}

TEST_CASE("fish completes commands, flags, values and files") {
  const Folder folder;
  REQUIRE(run(folder, "completions fish >barber.fish").code == 0);
  folder.write("table.yaml", kGood);
  struct Row {
    const char* line;
    const char* offered;
  };
  const Row rows[] = {
      {"barber ch", "check choices"},
      {"barber check --fo", "--format"},
      {"barber check --format j", "json jsonl junit"},
      {"barber check --status d", "disputed"},
      {"barber check ta", "table.yaml"},
      {"barber schema rep", "report"},
      {"barber completions z", "zsh"},
  };
  for (const Row& row : rows) {
    INFO(row.line);
    const Finished finished = shell(
        folder, std::string("HOME=. fish --no-config -c 'source ./barber.fish; complete -C \"") +
                    row.line + "\"' | cut -f1 | tr '\\n' ' '");
    CHECK(finished.err == "");
    CHECK(finished.out == std::string(row.offered) + ' ');
  }
}

TEST_CASE("zsh takes every specification") {
  const Folder folder;
  REQUIRE(run(folder, "completions zsh >_barber").code == 0);
  // What zsh's own functions are called with is shown instead of completed.
  const auto asked = [&](const std::string& words, int current) {
    return shell(folder,
                 "zsh -f -c 'compdef() { : }; source ./_barber; _describe() { print -rl -- "
                 "$commands }; _arguments() { print -rl -- \"$@\" }; words=(" +
                     words + "); CURRENT=" + std::to_string(current) + "; _barber'");
  };
  const Finished commands = asked("barber ch", 2);
  CHECK(commands.err == "");
  CHECK(contains(commands.out, "check:runs the expectations of every scenario below the paths\n"));
  const Finished flags = asked("barber check -", 3);
  CHECK(flags.err == "");
  CHECK(contains(flags.out,
                 "\n--format=[text, json, jsonl, tap, junit or github]:FORMAT:(text "
                 "json jsonl tap junit github)\n"));
  CHECK(contains(flags.out, "\n-q[do not show"));
  CHECK(contains(flags.out, "\n*:PATH:_files\n"));
  // And for the real ones: no specification is refused.
  const Finished real =
      shell(folder,
            "zsh -f -c 'fpath=($PWD $fpath); autoload -Uz compinit && compinit -D "
            "-u && autoload -Uz _barber "
            "&& whence -w _barber && print $_comps[barber]'");
  CHECK(real.out == "_barber: function\n_barber\n");
  CHECK(real.err == "");
}

TEST_CASE("every command and flag is in all of them, and in the manual") {
  const Folder folder;
  std::vector<std::string> texts;
  for (const char* what : {"completions bash", "completions zsh", "completions fish", "man"}) {
    texts.push_back(run(folder, what).out);
  }
  for (std::string& text : texts) {
    std::string plain;
    for (const char c : text) plain += c == '\\' ? "" : std::string(1, c);
    text = plain;
  }
  int flags = 0;
  std::istringstream help(run(folder, "--help").out);
  bool below = false;
  for (std::string line; std::getline(help, line);) {
    if (line.starts_with("Subcommands:")) {
      below = true;
      continue;
    }
    if (!below || !line.starts_with("  ") || line[2] == ' ') continue;
    const std::string command = line.substr(2, line.find(' ', 2) - 2);
    for (const std::string& text : texts) CHECK(contains(text, command));
    std::istringstream of(run(folder, command + " --help").out);
    for (std::string one; std::getline(of, one);) {
      const std::size_t at = one.find("--");
      if (!one.starts_with("  -") || at == std::string::npos) continue;
      const std::string flag = one.substr(at + 2, one.find_first_of(" ,", at) - at - 2);
      INFO(command << " --" << flag);
      for (const std::string& text : texts) CHECK(contains(text, flag));
      ++flags;
    }
  }
  CHECK(flags > 50);
}

TEST_CASE("the manual page is roff without a fault") {
  const Folder folder;
  const Finished finished = shell(folder, "\"$barber\" man | groff -man -ww -Tascii -P-cbou");
  CHECK(finished.err == "");
  CHECK(contains(finished.out, "EXIT STATUS"));
  CHECK(contains(finished.out, "130"));
}

}  // namespace barber::completions_test
