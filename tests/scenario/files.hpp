// The example files of these tests, and those of the corpus.
#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace barber::test {

struct ExampleFile {
  std::string name;  // from the source folder on: "tests/scenario/valid/names.yaml"
  std::string text;
};

// What a file of the source tree says.
inline std::string contents_of(const std::filesystem::path& name) {
  std::ifstream in(std::filesystem::path(BARBER_SOURCE_DIR) / name, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

// All files below a folder of the source tree, by name.
inline std::vector<ExampleFile> files_below(const std::string& folder) {
  namespace fs = std::filesystem;
  const fs::path top(BARBER_SOURCE_DIR);
  std::vector<ExampleFile> files;
  if (!fs::exists(top / folder)) return files;
  for (const auto& entry : fs::recursive_directory_iterator(top / folder)) {
    const std::string extension = entry.path().extension().string();
    if (extension != ".yaml" && extension != ".yml" && extension != ".json") continue;
    files.push_back({fs::relative(entry.path(), top).generic_string(), contents_of(entry.path())});
  }
  std::sort(files.begin(), files.end(),
            [](const ExampleFile& a, const ExampleFile& b) { return a.name < b.name; });
  return files;
}

}  // namespace barber::test
