#include "scenario/update.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <filesystem>

#include "cli/commands.hpp"
#include "cli/output_file.hpp"
#include "report/run.hpp"
#include "scenario/printable.hpp"

namespace barber::cli {
ExitCode update(const CheckOptions& options, const Selection& selection, const Style& style) {
  const char* ci = std::getenv("CI");
  if (ci != nullptr && *ci != '\0') {
    return refuse("--update does nothing where CI is set",
                  "a test that fails there is to be looked at by somebody");
  }
  std::error_code ignored;
  for (const std::string& path : options.paths) {
    if (path == "-" || std::filesystem::is_directory(path, ignored)) {
      return refuse(fmt::format("--update rewrites files that are named, and `{}` is none", path),
                    "name each file");
    }
  }
  if (options.paths.empty()) {
    return refuse("--update rewrites files that are named, and none is", "name each file");
  }
  struct Updated {
    std::string path;
    UpdatedFile file;
  };
  std::vector<Updated> files;
  ExitCode code = ExitCode::done;
  for (const FoundPath& one : scenario_paths(options.paths)) {
    const FileText text = read_file(one.path);
    if (text.error) {
      write_err(fmt::format("barber: {}: {}\n", printable(one.path), *text.error));
      code = worse(code, ExitCode::bad_input);
      continue;
    }
    Updated updated{one.path, update_file(one.path, text.text, options.max_outcomes, selection)};
    if (!updated.file.valid) {
      write_diagnostics(updated.file.checked.diagnostics, one.path, text.text);
      code = worse(code, ExitCode::bad_input);
    }
    if (text.text == updated.file.text) updated.file.updated.clear();
    files.push_back(std::move(updated));
  }
  if (code != ExitCode::done) {
    write_err("barber: nothing is updated, since there are errors\n");
    return code;
  }
  RunSummary summary;
  std::size_t changed = 0;
  for (Updated& one : files) {
    if (!one.file.updated.empty()) {
      OutputFile file(one.path);
      file.write(one.file.text);
      if (!file.finish()) {
        write_err(fmt::format("barber: {}: {}\n", printable(one.path), file.error()));
        code = worse(code, ExitCode::internal_error);
        continue;
      }
    }
    for (const std::string& id : one.file.updated) {
      write_out(fmt::format("updated  {}\n", id));
      ++changed;
    }
    const RunFile run{one.path, "", std::move(one.file.checked)};
    add(summary, run);
    write_out(run_file_text(run, style, false));
  }
  write_out(fmt::format("{} updated; ", changed) + run_summary_text(summary, style));
  if (summary.failed > 0) code = worse(code, ExitCode::expectation_failed);
  if (code == ExitCode::done && summary.cases() == 0) code = ExitCode::nothing_selected;
  return code;
}

}  // namespace barber::cli
