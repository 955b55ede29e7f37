// Runs the benchmarks and shows the budgets of the design as ratios of one run: below 1 is within
// the budget. No test depends on them.
#include <benchmark/benchmark.h>

#include <cstdio>
#include <map>
#include <string>

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
    {"a full base game / 400 us", "full_game", nullptr, 400e-6},
};

}  // namespace

int main(int argc, char** argv) {
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
    std::printf("%-48s %10.2f %10.2f %9.0f%%\n", budget.what, ratio, allowed,
                100 * ratio / allowed);
  }
  return 0;
}
