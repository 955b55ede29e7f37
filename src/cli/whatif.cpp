#include "report/whatif.hpp"

#include <fmt/format.h>

#include "adjudicator/adjudicate.hpp"
#include "cli/commands.hpp"
#include "report/columns.hpp"

namespace barber::cli {

ExitCode whatif(const WhatIfOptions& options, const ColourChoice& colour) {
  const auto settings = rule_settings(options.rules);
  if (!settings) return ExitCode::wrong_command_line;
  const FileText file = read_file(options.file);
  if (file.error) {
    write_err(fmt::format("barber: {}: {}\n", options.file, *file.error));
    return ExitCode::bad_input;
  }
  const ReadResult read = read_scenarios(options.file, file.text);
  write_diagnostics(read.diagnostics, options.file, file.text);
  if (!read.ok()) return ExitCode::bad_input;
  const Style style = colour.out();
  std::vector<std::string> found;
  for (const Document& document : read.documents) {
    const std::vector<const Scenario*> scenarios = wanted(document, options.variant);
    if (scenarios.empty()) return ExitCode::wrong_command_line;
    for (const Scenario* scenario : scenarios) {
      const Scenario asked = under(*scenario, *settings);
      const WhatIf tried =
          what_if(asked.table, asked.action, asked.rules, options.pairs, options.max_outcomes);
      if (options.format == "json") {
        found.push_back(whatif_json(asked, tried));
        continue;
      }
      std::string heading;
      if (scenarios.size() > 1 || read.documents.size() > 1) {
        Columns columns(style);
        columns.heading(asked.id, asked.title);
        heading = columns.take();
      }
      found.push_back(heading + whatif_text(asked, tried, style));
    }
  }
  write_out(options.format == "json" ? json_list(found)
                                     : fmt::format("{}", fmt::join(found, "\n")));
  return ExitCode::done;
}

}  // namespace barber::cli
