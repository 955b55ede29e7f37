#include <fmt/format.h>

#include "cli/command_table.hpp"

namespace barber::cli {
namespace {

// In roff a backslash, a hyphen that is meant as one, and a dot or quote that begins a line are
// special.
std::string roff(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (out.empty() && (c == '.' || c == '\'')) out += "\\&";
    if (c == '\\') {
      out += "\\e";
    } else if (c == '-') {
      out += "\\-";
    } else {
      out += c;
    }
  }
  return out;
}

std::string usage(const CommandInfo& command) {
  std::string out = fmt::format("\\fBbarber {}\\fR", roff(command.name));
  if (!command.flags.empty()) out += " [\\fIflags\\fR]";
  for (const FlagInfo& word : command.words) {
    const std::string name = fmt::format("\\fI{}\\fR{}", word.value, word.repeated ? "..." : "");
    out += ' ' + (word.required ? name : "[" + name + "]");
  }
  return out;
}

std::string entry(const FlagInfo& flag) {
  std::string names;
  for (const std::string& name : flag.names) {
    names += (names.empty() ? "\\fB" : ", \\fB") + roff(name) + "\\fR";
  }
  if (!flag.value.empty()) names += " \\fI" + roff(flag.value) + "\\fR";
  return fmt::format(".TP\n{}\n{}\n", names, roff(flag.does));
}

}  // namespace

std::string man_page(const CommandTable& table) {
  std::string out = fmt::format(
      ".\\\" Made by `barber man` from the command table.\n"
      ".TH BARBER 1 \"\" \"{}\" \"User Commands\"\n.SH NAME\nbarber \\- {}\n.SH SYNOPSIS\n",
      roff(table.version), roff(table.does));
  for (const CommandInfo& command : table.commands) out += usage(command) + "\n.br\n";
  out += ".SH COMMANDS\n";
  for (const CommandInfo& command : table.commands) {
    out += fmt::format(".SS {}\n{}.\n.PP\n{}\n", roff(command.name), roff(command.does),
                       usage(command));
    for (const FlagInfo& word : command.words) {
      if (word.does.empty()) continue;
      out += fmt::format(".TP\n\\fI{}\\fR\n{}\n", roff(word.value), roff(word.does));
    }
    for (const FlagInfo& flag : command.flags) out += entry(flag);
  }
  out += ".SH EXIT STATUS\n";
  for (const std::string& line : table.exit_codes) {
    const std::size_t blank = line.find(' ');
    out +=
        fmt::format(".TP\n\\fB{}\\fR\n{}\n", line.substr(0, blank), roff(line.substr(blank + 1)));
  }
  return out +
         ".SH ENVIRONMENT\n.TP\n\\fBNO_COLOR\\fR\nSet to anything: no colours, unless "
         "\\fB\\-\\-color\\fR asks for them.\n.TP\n\\fBCI\\fR\nSet to anything: \\fBcheck "
         "\\-\\-update\\fR refuses to write.\n.SH EXAMPLES\n.nf\n"
         "barber judge dispute.yaml\n"
         "barber check scenarios \\-\\-report junit=barber.xml\n"
         "barber new \\-\\-output dispute.yaml\n.fi\n";
}

}  // namespace barber::cli
