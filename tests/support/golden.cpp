#include "support/golden.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace barber::test {
namespace {

// The first line in which the two differ, as both have it.
std::string first_difference(std::string_view expected, std::string_view actual) {
  std::istringstream wanted{std::string(expected)};
  std::istringstream got{std::string(actual)};
  for (int number = 1;; ++number) {
    std::string expected_line;
    std::string actual_line;
    const bool more_expected = static_cast<bool>(std::getline(wanted, expected_line));
    const bool more_actual = static_cast<bool>(std::getline(got, actual_line));
    if (!more_expected && !more_actual) return "they differ in a line's end";
    if (more_expected == more_actual && expected_line == actual_line) continue;
    return "line " + std::to_string(number) +
           "\n  file: " + (more_expected ? expected_line : "(no such line)") +
           "\n  now:  " + (more_actual ? actual_line : "(no such line)");
  }
}

}  // namespace

std::string golden_difference(std::string_view path, std::string_view actual) {
  const std::filesystem::path file =
      std::filesystem::path(BARBER_SOURCE_DIR) / "tests" / std::filesystem::path(path);
  if (std::getenv("BARBER_UPDATE_GOLDEN") != nullptr) {
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << actual;
    return "";
  }
  std::ifstream in(file, std::ios::binary);
  const std::string expected{std::istreambuf_iterator<char>(in), {}};
  if (in && expected == actual) return "";
  const std::string what = in ? first_difference(expected, actual) : "there is no such file";
  return "tests/" + std::string(path) + ": " + what +
         "\nIf the new output is right: BARBER_UPDATE_GOLDEN=1 ./dev test, then read the diff.";
}

}  // namespace barber::test
