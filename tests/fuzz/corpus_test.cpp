// The small corpus that ./dev fuzz keeps: each file once more through the fuzz target, so that what
// was found once is tried by every run of the tests, with sanitizers too.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "catch.hpp"
#include "support/process.hpp"

// judge_fuzz.cpp
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

TEST_CASE("what fuzzing has kept is small, and harms nobody") {
  namespace fs = std::filesystem;
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(BARBER_SOURCE_DIR "/tests/fuzz/corpus")) {
    files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  CHECK(files.size() >= 50);
  CHECK(files.size() <= 200);
  for (const fs::path& file : files) {
    INFO(file.filename().string());
    const std::string text = barber::test::contents(file);
    CHECK(text.size() <= 512);
    CHECK(LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(text.data()), text.size()) ==
          0);
  }
}
