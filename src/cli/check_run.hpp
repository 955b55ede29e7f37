// A run of `check`: its files checked on several cores, and what became of each handed on in the
// order of the files, so that the output is the same on any number of cores.
#pragma once

#include <functional>
#include <vector>

#include "cli/paths.hpp"
#include "report/run.hpp"

namespace barber::cli {

struct CheckedPath {
  RunFile file;
  std::string told;  // its diagnostics, for standard error
};

struct CheckPlan {
  int threads = 0;  // 0: as many as there are cores
  bool timed = false;
  // Checks a file by its name and its text.
  std::function<CheckedFile(const std::string&, const std::string&)> check;
  // Takes what became of a file; false: no other is wanted. On one thread at a time.
  std::function<bool(CheckedPath&)> take;
  // Asked before each file: whether the run is to stop behind those that it has begun.
  std::function<bool()> stop;
};

// Returns whether all files have been taken, or no more were wanted. What goes wrong in one file is
// told of that file alone.
bool run_check(const std::vector<FoundPath>& paths, const CheckPlan& plan);

}  // namespace barber::cli
