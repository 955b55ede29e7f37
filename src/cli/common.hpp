// What the commands share: reading files, colour, writing to the standard streams.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/exit_code.hpp"
#include "report/style.hpp"
#include "scenario/reader.hpp"

namespace barber::cli {

// --color: the flag, then NO_COLOR, then whether the stream is a terminal.
struct ColourChoice {
  std::string when = "auto";
  Style out() const;  // for standard output
  Style err() const;  // for standard error
};

// The output of a command goes here; a closed pipe ends the process quietly.
void write_out(std::string_view text);
void write_err(std::string_view text);
// The same at once, for whoever reads it; false if nobody does any more.
bool write_out_now(std::string_view text);
// Says what is wrong with the command line, and what would help unless that is empty.
ExitCode refuse(std::string_view what, std::string_view help);
// Ends the process as a closed pipe does.
[[noreturn]] void leave_quietly();
// Whether all of standard output has been written; if not, says so on standard error.
bool finish_out();

// The whole of a file ("-": standard input), or why it cannot be read. Nothing beyond the size that
// a scenario may have is read; the reader then says that the file is too large.
struct FileText {
  std::string text;
  std::optional<std::string> error;
};
FileText read_file(const std::string& path);

// Writes all diagnostics of a file to standard error.
void write_diagnostics(const std::vector<Diagnostic>& diagnostics, std::string_view file,
                       std::string_view text);

// One JSON text of several: one is itself, several are a list. Needs at least one.
std::string json_list(const std::vector<std::string>& texts);

// The scenarios of a document that `variant` asks for: the base case if it is empty, one variant by
// name, or all. If there is none such, says so on standard error, with the nearest.
std::vector<const Scenario*> wanted(const Document& document, const std::string& variant);

}  // namespace barber::cli
