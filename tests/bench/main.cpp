// Runs the benchmarks and shows the budgets of the design as ratios of one run: below 1 is within
// the budget. Without arguments the program is run as well, on 100,000 files. No test depends on
// them.
#include <benchmark/benchmark.h>

#include <cstdio>
#include <map>
#include <string>

#include "bench/process_bench.hpp"

namespace {

// CPU time of each benchmark in seconds: all that is measured runs on one thread, and other
// processes do not count.
class Collector : public benchmark::ConsoleReporter {
 public:
  void ReportRuns(const std::vector<Run>& runs) override {
    ConsoleReporter::ReportRuns(runs);
    for (const Run& run : runs) {
      if (run.run_type == Run::RT_Iteration) {
        seconds[run.benchmark_name()] =
            run.GetAdjustedCPUTime() / benchmark::GetTimeUnitMultiplier(run.time_unit);
      }
    }
  }
  std::map<std::string, double> seconds;
};

struct Budget {
  const char* what;
  const char* measured;
  const char* against;  // another benchmark, or nullptr: `allowed` is in seconds
  double allowed;
};

constexpr Budget kBudgets[] = {
    {"check of the corpus / yaml-cpp's events", "check_all/corpus", "yaml_events/corpus", 1.25},
    {"check of generated files / yaml-cpp's events", "check_all/generated", "yaml_events/generated",
     1.25},
    {"one turn, 20 tiles / 10 us", "one_turn/20", nullptr, 10e-6},
    {"one turn, 1,000 tiles / 1 ms", "one_turn/1000", nullptr, 1e-3},
    {"one turn, 100 tiles / 20 tiles", "one_turn/100", "one_turn/20", 5},
    {"a full base game / 400 us", "full_game", nullptr, 400e-6},
    {"a full base game / its first ten turns", "full_game", "some_turns/10", 14},
};

constexpr std::size_t kFiles = 100'000;

void print(const char* what, double ratio, double allowed, bool at_least) {
  std::printf("%-48s %10.2f %10.2f %9.0f%%\n", what, ratio, allowed,
              at_least ? 100 * allowed / ratio : 100 * ratio / allowed);
}

}  // namespace

int main(int argc, char** argv) {
  const bool some = argc > 1;  // then the program as a process is not what is asked for
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
  Collector collector;
  benchmark::RunSpecifiedBenchmarks(&collector);
  std::printf("\n%-48s %10s %10s %10s\n", "budget", "ratio", "allowed", "of budget");
  for (const Budget& budget : kBudgets) {
    const auto measured = collector.seconds.find(budget.measured);
    if (measured == collector.seconds.end()) continue;
    double base = budget.allowed;
    double allowed = 1;
    if (budget.against != nullptr) {
      const auto against = collector.seconds.find(budget.against);
      if (against == collector.seconds.end()) continue;
      base = against->second;
      allowed = budget.allowed;
    }
    const double ratio = measured->second / base;
    print(budget.what, ratio, allowed, false);
  }
  if (some) return 0;
  for (const barber::test::ProcessBudget& budget : barber::test::measure_process(kFiles)) {
    print(budget.what, budget.measured, budget.allowed, budget.at_least);
  }
  return 0;
}
