// What can be measured only of the program as a process: how long it takes to start, what a second
// core brings, how much memory a long run takes.
#pragma once

#include <cstddef>
#include <vector>

namespace barber::test {

struct ProcessBudget {
  const char* what;
  double measured;
  double allowed;
  bool at_least;  // more is better
};

// Checks so many generated files in a folder of its own, which it removes again.
std::vector<ProcessBudget> measure_process(std::size_t files);

}  // namespace barber::test
