// The commands with their flags as data, from which completions and the manual are made. The one
// place where they are defined is run.cpp; this is a view of it.
#pragma once

#include <string>
#include <vector>

namespace barber::cli {

struct FlagInfo {
  std::vector<std::string> names;  // "--format", "-j"; of what stands without a flag: "FILE"
  std::string does;
  std::string value;                // what it takes, as "FORMAT"; empty: nothing
  std::vector<std::string> values;  // the words that it can be, where it is one of a few
  bool required = false;
  bool repeated = false;
  bool files() const;  // whether it takes the name of a file
};

struct CommandInfo {
  std::string name;
  std::string does;
  std::vector<FlagInfo> flags;
  std::vector<FlagInfo> words;  // what stands without a flag
};

struct CommandTable {
  std::string does;
  std::string version;
  std::vector<std::string> exit_codes;  // a line each
  std::vector<CommandInfo> commands;
};

// `shell` is one of shells().
std::string completions(const CommandTable& table, const std::string& shell);
inline const std::vector<std::string>& shells() {
  static const std::vector<std::string> names{"bash", "zsh", "fish"};
  return names;
}

// The manual page in roff.
std::string man_page(const CommandTable& table);

}  // namespace barber::cli
