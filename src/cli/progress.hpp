// How far a run has come, in one line on the terminal that is written over and over.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>

namespace barber::cli {

// "12,000 of 100,000 files, 3 failed, 5,100 a second, 17 s left", for `seconds` since it began.
std::string progress_line(std::size_t done, std::size_t total, int failed, double seconds);

class Progress {
 public:
  // Shows nothing unless it is `wanted` and standard error is a terminal.
  Progress(std::size_t total, bool wanted);

  void show(std::size_t done, int failed);
  // Takes the line away, so that something else can be written.
  void clear();

 private:
  using Clock = std::chrono::steady_clock;

  std::size_t total_;
  bool shown_ = false;
  bool terminal_;
  Clock::time_point start_;
  Clock::time_point last_;
};

}  // namespace barber::cli
