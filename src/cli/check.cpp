#include <fmt/format.h>

#include "cli/commands.hpp"
#include "cli/paths.hpp"
#include "report/run.hpp"

namespace barber::cli {
namespace {

ExitCode code_of(const RunSummary& summary) {
  if (summary.not_valid > 0) return ExitCode::bad_input;
  if (summary.failed > 0) return ExitCode::expectation_failed;
  if (summary.cases() == 0) return ExitCode::nothing_selected;
  return ExitCode::done;
}

}  // namespace

ExitCode check(const CheckOptions& options, const ColourChoice& colour) {
  const auto settings = rule_settings(options.rules);
  if (!settings) return ExitCode::wrong_command_line;
  const ScenarioPaths paths = scenario_paths(options.paths);
  std::vector<RunFile> files;  // what cannot be read comes first
  for (const auto& [path, why] : paths.unreadable) files.push_back({path, why, {}});
  const bool json = options.format == "json";
  const Style out = colour.out();
  RunSummary summary;
  for (const RunFile& file : files) {
    add(summary, file);
    write_err(fmt::format("barber: {}: {}\n", file.path, file.unreadable));
  }
  for (const std::string& path : paths.files) {
    const FileText text = read_file(path);
    RunFile file{path, text.error.value_or(""), {}};
    if (text.error) {
      write_err(fmt::format("barber: {}: {}\n", path, *text.error));
    } else {
      file.checked = check_file(path, text.text, *settings, options.max_outcomes);
      write_diagnostics(file.checked.diagnostics, path, text.text);
    }
    add(summary, file);
    if (json) {
      files.push_back(std::move(file));
    } else {
      write_out(run_file_text(file, out));
    }
  }
  write_out(json ? run_json(files) : run_summary_text(summary, out));
  if (paths.files.empty() && files.empty()) {
    write_err(
        "barber: no scenario files there\nhelp: `barber check` takes .yaml, .yml and .json "
        "files, and folders of them\n");
  }
  return code_of(summary);
}

}  // namespace barber::cli
