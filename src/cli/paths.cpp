#include "cli/paths.hpp"

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace barber::cli {
namespace {

namespace fs = std::filesystem;

bool is_scenario_file(const fs::path& path) {
  const std::string extension = path.extension().string();
  return extension == ".yaml" || extension == ".yml" || extension == ".json";
}

bool is_hidden(const fs::path& path) { return path.filename().string().starts_with('.'); }

// The scenario files below a folder, sorted by path; hidden ones are left out.
void collect(const fs::path& folder, ScenarioPaths& found) {
  std::error_code error;
  std::vector<fs::path> entries;
  for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
       entry.increment(error)) {
    entries.push_back(entry->path());
  }
  if (error) found.unreadable.emplace_back(folder.string(), error.message());
  std::sort(entries.begin(), entries.end());
  for (const fs::path& path : entries) {
    if (is_hidden(path)) continue;
    std::error_code ignored;
    // A link to a folder may lead round in a circle, so it is not followed.
    if (fs::is_directory(path, ignored) && !fs::is_symlink(path, ignored)) {
      collect(path, found);
    } else if (is_scenario_file(path)) {
      found.files.push_back(path.string());
    }
  }
}

}  // namespace

ScenarioPaths scenario_paths(const std::vector<std::string>& named) {
  ScenarioPaths found;
  for (const std::string& path : named) {
    std::error_code ignored;
    if (fs::is_directory(path, ignored)) {
      collect(path, found);
    } else {
      found.files.push_back(path);
    }
  }
  return found;
}

}  // namespace barber::cli
