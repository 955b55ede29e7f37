#include <fmt/format.h>

#include "cli/command_table.hpp"

namespace barber::cli {
namespace {

// A text in single quotes, for all three shells; `\` is left to each.
std::string quoted(const std::string& text, std::string_view quote) {
  std::string out = "'";
  for (const char c : text) {
    if (c == '\'') {
      out += quote;
    } else {
      out += c;
    }
  }
  return out + "'";
}

std::string backslashed(const std::string& text, std::string_view special) {
  std::string out;
  for (const char c : text) {
    if (special.find(c) != special.npos) out += '\\';
    out += c;
  }
  return out;
}

std::vector<std::string> names_of(const CommandInfo& command) {
  std::vector<std::string> names;
  for (const FlagInfo& flag : command.flags) {
    names.insert(names.end(), flag.names.begin(), flag.names.end());
  }
  return names;
}

std::vector<std::string> command_names(const CommandTable& table) {
  std::vector<std::string> names;
  names.reserve(table.commands.size());
  for (const CommandInfo& command : table.commands) names.push_back(command.name);
  return names;
}

// What can stand after `before` (a pattern of case): words, or the names of files.
std::string bash_case(const std::string& before, const FlagInfo& flag) {
  const std::string then =
      flag.files() ? "_barber_files; return"
                   : fmt::format("words={}; flags=",
                                 quoted(fmt::format("{}", fmt::join(flag.values, " ")), "'\\''"));
  return fmt::format("    {}) {} ;;\n", before, then);
}

std::string bash(const CommandTable& table) {
  std::string out =
      fmt::format(R"(# Completions of barber for bash, made by `barber completions bash`.
_barber_files() {{
  compopt -o filenames 2>/dev/null
  mapfile -t COMPREPLY < <(compgen -f -- "$cur")
}}

_barber() {{
  local cur=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD - 1]}} flags words=
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    mapfile -t COMPREPLY < <(compgen -W '{} --help --version' -- "$cur")
    return
  fi
  # bash takes the = of --flag=value for a word of its own.
  if [[ $cur == = ]]; then
    cur=
  elif [[ $before == = ]]; then
    before=${{COMP_WORDS[COMP_CWORD - 2]}}
  fi
  case ${{COMP_WORDS[1]}} in
)",
                  fmt::join(command_names(table), " "));
  for (const CommandInfo& command : table.commands) {
    out += fmt::format("    {}) flags='{}' ;;\n", command.name, fmt::join(names_of(command), " "));
  }
  out += "  esac\n  case \"${COMP_WORDS[1]} $before\" in\n";
  for (const CommandInfo& command : table.commands) {
    for (const FlagInfo& flag : command.flags) {
      if (flag.value.empty()) continue;
      std::vector<std::string> patterns;
      patterns.reserve(flag.names.size());
      for (const std::string& name : flag.names) {
        patterns.push_back(fmt::format("'{} {}'", command.name, name));
      }
      out += bash_case(fmt::format("{}", fmt::join(patterns, " | ")), flag);
    }
  }
  out += "    *)\n      if [[ $cur != -* ]]; then\n        case ${COMP_WORDS[1]} in\n";
  for (const CommandInfo& command : table.commands) {
    for (const FlagInfo& word : command.words) {
      if (!word.files() && word.values.empty()) continue;
      out += "      " + bash_case(command.name, word);
    }
  }
  return out + R"(        esac
      fi
      ;;
  esac
  mapfile -t COMPREPLY < <(compgen -W "$words $flags" -- "$cur")
}

complete -F _barber barber
)";
}

std::string zsh_action(const FlagInfo& flag) {
  if (flag.files()) return "_files";
  if (flag.values.empty()) return " ";
  return fmt::format("({})", fmt::join(flag.values, " "));
}

std::string zsh(const CommandTable& table) {
  constexpr std::string_view kQuote = "'\\''";
  constexpr std::string_view kSpecial = "[]:\\";
  std::string out = R"(#compdef barber
# Completions of barber for zsh, made by `barber completions zsh`.
_barber() {
  local -a commands
  commands=(
)";
  for (const CommandInfo& command : table.commands) {
    out += fmt::format("    {}\n",
                       quoted(command.name + ":" + backslashed(command.does, kSpecial), kQuote));
  }
  out += R"(  )
  if ((CURRENT == 2)); then
    _describe -t commands command commands
    return
  fi
  local command=$words[2]
  shift words
  ((CURRENT--))
  case $command in
)";
  for (const CommandInfo& command : table.commands) {
    out += fmt::format("    {})\n      _arguments", command.name);
    for (const FlagInfo& flag : command.flags) {
      for (const std::string& name : flag.names) {
        std::string spec = (flag.repeated ? "*" : "") + name +
                           (flag.value.empty() || !name.starts_with("--") ? "" : "=") + "[" +
                           backslashed(flag.does, kSpecial) + "]";
        if (!flag.value.empty()) {
          spec += ":" + backslashed(flag.value, kSpecial) + ":" + zsh_action(flag);
        }
        out += " \\\n        " + quoted(spec, kQuote);
      }
    }
    for (const FlagInfo& word : command.words) {
      const std::string spec = (word.repeated ? "*:" : ":") + word.value + ":" + zsh_action(word);
      out += " \\\n        " + quoted(spec, kQuote);
    }
    out += "\n      ;;\n";
  }
  return out + R"(  esac
}

if [[ $funcstack[1] == _barber ]]; then
  _barber "$@"
else
  compdef _barber barber
fi
)";
}

std::string fish(const CommandTable& table) {
  constexpr std::string_view kQuote = "\\'";
  std::string out =
      "# Completions of barber for fish, made by `barber completions fish`.\n"
      "complete -c barber -f\n";
  for (const CommandInfo& command : table.commands) {
    out += fmt::format("complete -c barber -n __fish_use_subcommand -a {} -d {}\n", command.name,
                       quoted(backslashed(command.does, "\\"), kQuote));
  }
  for (const CommandInfo& command : table.commands) {
    const std::string start =
        fmt::format("complete -c barber -n '__fish_seen_subcommand_from {}'", command.name);
    for (const FlagInfo& flag : command.flags) {
      out += start;
      for (const std::string& name : flag.names) {
        out += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
      }
      if (!flag.value.empty()) out += flag.files() ? " -r -F" : " -x";
      if (!flag.values.empty()) out += fmt::format(" -a '{}'", fmt::join(flag.values, " "));
      out += " -d " + quoted(backslashed(flag.does, "\\"), kQuote) + '\n';
    }
    for (const FlagInfo& word : command.words) {
      if (word.files()) out += start + " -F\n";
      if (!word.values.empty()) {
        out += fmt::format("{} -a '{}'\n", start, fmt::join(word.values, " "));
      }
    }
  }
  return out;
}

}  // namespace

bool FlagInfo::files() const {
  return value == "FILE" || value == "PATH" || value.ends_with("=FILE");
}

std::string completions(const CommandTable& table, const std::string& shell) {
  if (shell == "bash") return bash(table);
  return shell == "zsh" ? zsh(table) : fish(table);
}

}  // namespace barber::cli
