// The house rules of src/ that a compiler does not see: which way includes point, which folder may
// know which library, how long a file may be, and that CMake knows every file.
#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "catch.hpp"

namespace barber::layout_test {
namespace {

namespace fs = std::filesystem;

// From the bottom up: a folder may include itself and what stands before it.
constexpr std::array<std::string_view, 9> kFolders{
    "geometry", "catalogue", "board", "game", "rules", "adjudicator", "scenario", "report", "cli"};

// A header outside src/ (or all whose names begin so, if it ends in '/'), and the folders that may
// include it.
struct Confined {
  std::string_view header;
  std::vector<std::string_view> folders;
};

const std::vector<Confined>& confined() {
  static const std::vector<Confined> rows{
      {"yaml-cpp/", {"scenario"}}, {"nlohmann/", {"scenario", "report"}},
      {"CLI/", {"cli"}},           {"oneapi/", {"cli"}},
      {"pugixml.hpp", {"report"}}, {"cstdio", {"adjudicator", "scenario", "report", "cli"}},
      {"chrono", {"cli"}},         {"filesystem", {"cli"}},
      {"fstream", {"cli"}},        {"iostream", {"cli"}},
      {"thread", {"cli"}},
  };
  return rows;
}

constexpr std::size_t kMostLines = 600;

struct SourceFile {
  std::string path;    // below src/: "board/board.cpp"
  std::string folder;  // "board"; "" for main.cpp
  std::vector<std::string> lines;

  bool header() const { return path.ends_with(".hpp"); }
};

std::vector<std::string> lines_of(const fs::path& path) {
  std::ifstream in(path);
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

// The C++ files below `top`, by path.
std::vector<SourceFile> files_below(const fs::path& top) {
  std::vector<SourceFile> files;
  for (const auto& entry : fs::recursive_directory_iterator(top)) {
    const std::string extension = entry.path().extension().string();
    if (!entry.is_regular_file() || (extension != ".cpp" && extension != ".hpp")) continue;
    const std::string path = fs::relative(entry.path(), top).generic_string();
    const std::size_t slash = path.find('/');
    files.push_back(
        {path, slash == std::string::npos ? "" : path.substr(0, slash), lines_of(entry.path())});
  }
  std::sort(files.begin(), files.end(),
            [](const SourceFile& a, const SourceFile& b) { return a.path < b.path; });
  return files;
}

fs::path top() { return fs::path(BARBER_SOURCE_DIR); }

const std::vector<SourceFile>& sources() {
  static const std::vector<SourceFile> files = files_below(top() / "src");
  return files;
}

std::size_t height(std::string_view folder) {
  return static_cast<std::size_t>(std::find(kFolders.begin(), kFolders.end(), folder) -
                                  kFolders.begin());
}

// What a line includes, with its opening quote or bracket: `"board/board.hpp`; "" if nothing.
std::string_view included(std::string_view line) {
  constexpr std::string_view directive = "#include ";
  if (!line.starts_with(directive)) return "";
  line.remove_prefix(directive.size());
  const std::size_t end = line.find_first_of("\">", 1);
  return line.substr(0, end);
}

// What is wrong with `file` including `include`; "" if nothing is.
std::string complaint(const SourceFile& file, std::string_view include) {
  const bool own = include.front() == '"';
  const std::string_view name = include.substr(1);
  if (!own) {
    for (const auto& [header, folders] : confined()) {
      const bool meant = header.ends_with('/') ? name.starts_with(header) : name == header;
      if (meant && std::find(folders.begin(), folders.end(), file.folder) == folders.end()) {
        return "this folder may not know it";
      }
    }
    return "";
  }
  const std::string_view target = name.substr(0, std::min(name.find('/'), name.size()));
  if (height(target) == kFolders.size()) return "not a path from src/, or the list is old";
  if (file.folder.empty()) return target == "cli" ? "" : "main.cpp includes only cli/";
  return height(target) <= height(file.folder) ? "" : "includes point downward only";
}

// The .cpp files of `files` that no line of `cmake` names, `prefix` before their paths.
std::vector<std::string> unlisted(const std::vector<std::string>& cmake, std::string_view prefix,
                                  const std::vector<SourceFile>& files) {
  std::vector<std::string> wrong;
  for (const SourceFile& file : files) {
    if (file.header()) continue;
    const std::string entry = "  " + std::string(prefix) + file.path;
    if (std::find(cmake.begin(), cmake.end(), entry) == cmake.end()) wrong.push_back(file.path);
  }
  return wrong;
}

}  // namespace

TEST_CASE("includes point downward, and each library stays in its folders", "[layout]") {
  std::vector<std::string> wrong;
  for (const SourceFile& file : sources()) {
    for (std::size_t i = 0; i < file.lines.size(); ++i) {
      const std::string_view include = included(file.lines[i]);
      if (include.empty()) continue;
      const std::string what = complaint(file, include);
      if (what.empty()) continue;
      wrong.push_back("src/" + file.path + ":" + std::to_string(i + 1) + ": " + file.lines[i] +
                      ": " + what);
    }
  }
  CHECK(wrong == std::vector<std::string>{});
}

TEST_CASE("every source file is in a folder of the house", "[layout]") {
  std::vector<std::string> wrong;
  for (const SourceFile& file : sources()) {
    const bool known = file.path == "main.cpp" || height(file.folder) < kFolders.size();
    if (!known) wrong.push_back(file.path);
  }
  CHECK(wrong == std::vector<std::string>{});
}

TEST_CASE("no source file is longer than 600 lines, and main.cpp stays under 60", "[layout]") {
  std::vector<std::string> wrong;
  for (const SourceFile& file : sources()) {
    const std::size_t most = file.path == "main.cpp" ? 59 : kMostLines;
    if (file.lines.size() > most) {
      wrong.push_back(file.path + ": " + std::to_string(file.lines.size()) + " lines");
    }
  }
  CHECK(wrong == std::vector<std::string>{});
}

TEST_CASE("every header is guarded by #pragma once", "[layout]") {
  std::vector<std::string> wrong;
  for (const SourceFile& file : sources()) {
    if (!file.header()) continue;
    const auto& lines = file.lines;
    if (std::find(lines.begin(), lines.end(), "#pragma once") == lines.end()) {
      wrong.push_back(file.path);
    }
  }
  CHECK(wrong == std::vector<std::string>{});
}

TEST_CASE("the lists of CMake name every file", "[layout]") {
  SECTION("src/") {
    std::vector<SourceFile> files = sources();
    std::erase_if(files, [](const SourceFile& file) { return file.path == "main.cpp"; });
    CHECK(unlisted(lines_of(top() / "CMakeLists.txt"), "src/", files) ==
          std::vector<std::string>{});
  }
  SECTION("tests/") {
    CHECK(unlisted(lines_of(top() / "tests" / "CMakeLists.txt"), "",
                   files_below(top() / "tests")) == std::vector<std::string>{});
  }
}

}  // namespace barber::layout_test
