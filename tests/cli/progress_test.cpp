#include "cli/progress.hpp"

#include "catch.hpp"

namespace barber::progress_test {

using barber::cli::progress_line;

TEST_CASE("how far a run has come is said in one line") {
  struct Row {
    std::size_t done, total;
    int failed;
    double seconds;
    const char* line;
  };
  const Row rows[] = {
      {0, 10, 0, 0.1, "0 of 10 files"},
      {5, 10, 0, 0.5, "5 of 10 files, 10 a second, 1 s left"},
      {12'000, 100'000, 3, 2.4, "12,000 of 100,000 files, 3 failed, 5,000 a second, 18 s left"},
      {1, 1000, 1234, 1.0, "1 of 1,000 files, 1,234 failed, 1 a second, 16 min 39 s left"},
      {1, 10'000, 0, 1.0, "1 of 10,000 files, 1 a second, 2 h 46 min left"},
      {10, 10, 0, 1.0, "10 of 10 files, 10 a second, 0 s left"},
  };
  for (const Row& row : rows) {
    CHECK(progress_line(row.done, row.total, row.failed, row.seconds) == row.line);
  }
}

}  // namespace barber::progress_test
