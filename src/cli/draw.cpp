#include "report/draw.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "cli/commands.hpp"

namespace barber::cli {

ExitCode draw(const DrawOptions& options, const ColourChoice& colour) {
  const FileText file = read_file(options.file);
  if (file.error) {
    write_err(fmt::format("barber: {}: {}\n", options.file, *file.error));
    return ExitCode::bad_input;
  }
  const ReadResult read = read_scenarios(options.file, file.text);
  write_diagnostics(read.diagnostics, options.file, file.text);
  bool drawn = false;
  for (const Document& document : read.documents) {
    for (const Scenario& scenario : document.scenarios) {
      if (scenario.variant != options.variant) continue;
      if (drawn) write_out("\n");
      write_out(draw_table(scenario, scenario.table, colour.out()));
      drawn = true;
    }
  }
  if (!read.ok()) return ExitCode::bad_input;
  if (drawn) return ExitCode::done;
  write_err(
      fmt::format("barber: {} has no variant `{}`\nhelp: `barber judge --variant all` "
                  "shows them\n",
                  options.file, options.variant));
  return ExitCode::wrong_command_line;
}

}  // namespace barber::cli
