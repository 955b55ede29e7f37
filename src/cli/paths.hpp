// The scenario files that a command line names: files, and folders with all below them.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace barber::cli {

struct ScenarioPaths {
  std::vector<std::string> files;  // folders spelled out, sorted by path; hidden ones left out
  std::vector<std::pair<std::string, std::string>> unreadable;  // folder, and why
};

ScenarioPaths scenario_paths(const std::vector<std::string>& named);

}  // namespace barber::cli
