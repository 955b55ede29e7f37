#include "report/draw.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "cli/commands.hpp"
#include "cli/scenario_file.hpp"

namespace barber::cli {

ExitCode draw(const DrawOptions& options, const ColourChoice& colour) {
  const auto file = open_scenarios(options.file, options.variant);
  if (!file) return ExitCode::bad_input;
  bool drawn = false;
  for (const Document& document : file->read.documents) {
    for (const Scenario& scenario : document.scenarios) {
      if (scenario.variant != options.variant) continue;
      if (drawn) write_out("\n");
      write_out(draw_table(scenario, scenario.table, colour.out()));
      drawn = true;
    }
  }
  if (!file->read.ok()) return ExitCode::bad_input;
  if (drawn) return ExitCode::done;
  write_err(
      fmt::format("barber: {} has no variant `{}`\nhelp: `barber judge --variant all` "
                  "shows them\n",
                  options.file, options.variant));
  return ExitCode::wrong_command_line;
}

}  // namespace barber::cli
