#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <system_error>

#include "cli/commands.hpp"
#include "report/run.hpp"

namespace barber::cli {
namespace {

namespace fs = std::filesystem;

bool is_scenario_file(const fs::path& path) {
  const std::string extension = path.extension().string();
  return extension == ".yaml" || extension == ".yml" || extension == ".json";
}

bool is_hidden(const fs::path& path) { return path.filename().string().starts_with('.'); }

// The scenario files below a folder, sorted by path; hidden ones are left out.
void collect(const fs::path& folder, std::vector<std::string>& files,
             std::vector<RunFile>& unreadable) {
  std::error_code error;
  std::vector<fs::path> entries;
  for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
       entry.increment(error)) {
    entries.push_back(entry->path());
  }
  if (error) unreadable.push_back({folder.string(), error.message(), {}});
  std::sort(entries.begin(), entries.end());
  for (const fs::path& path : entries) {
    if (is_hidden(path)) continue;
    std::error_code ignored;
    // A link to a folder may lead round in a circle, so it is not followed.
    if (fs::is_directory(path, ignored) && !fs::is_symlink(path, ignored)) {
      collect(path, files, unreadable);
    } else if (is_scenario_file(path)) {
      files.push_back(path.string());
    }
  }
}

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
  std::vector<std::string> paths;
  std::vector<RunFile> files;  // what cannot be read comes first
  for (const std::string& path : options.paths) {
    std::error_code ignored;
    if (fs::is_directory(path, ignored)) {
      collect(path, paths, files);
    } else {
      paths.push_back(path);
    }
  }
  const bool json = options.format == "json";
  const Style out = colour.out();
  RunSummary summary;
  for (const RunFile& file : files) {
    add(summary, file);
    write_err(fmt::format("barber: {}: {}\n", file.path, file.unreadable));
  }
  for (const std::string& path : paths) {
    const FileText text = read_file(path);
    RunFile file{path, text.error.value_or(""), {}};
    if (text.error) {
      write_err(fmt::format("barber: {}: {}\n", path, *text.error));
    } else {
      file.checked = check_file(path, text.text, *settings);
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
  if (paths.empty() && files.empty()) {
    write_err(
        "barber: no scenario files there\nhelp: `barber check` takes .yaml, .yml and .json "
        "files, and folders of them\n");
  }
  return code_of(summary);
}

}  // namespace barber::cli
