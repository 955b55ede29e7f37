// Checking a corpus against what yaml-cpp's own event parser needs for the same bytes.
#include <benchmark/benchmark.h>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/yaml.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "adjudicator/adjudicate.hpp"
#include "scenario/check.hpp"
#include "support/random_game.hpp"
#include "support/scenario_text.hpp"

namespace barber::test {
namespace {

namespace fs = std::filesystem;

constexpr int kBranches = 1000;

struct Text {
  std::string name;
  std::string text;
};

std::vector<Text> read_corpus() {
  std::vector<Text> files;
  for (const auto& entry : fs::recursive_directory_iterator(BARBER_SOURCE_DIR "/scenarios")) {
    if (entry.path().extension() != ".yaml") continue;
    std::ifstream file(entry.path());
    std::stringstream text;
    text << file.rdbuf();
    files.push_back({entry.path().string(), text.str()});
  }
  return files;
}

// Positions of random games with closed rulings, from the first turn to the last.
std::vector<Text> generate_corpus() {
  std::vector<Text> files;
  for (int seed = 1; seed <= 3; ++seed) {
    Random random(static_cast<std::uint64_t>(seed));
    GameState table = new_game(2);
    int number = 0;
    for (const Tile* tile : shuffled_tiles(random)) {
      const Turn turn = random_turn(random, table, static_cast<PlayerId>(number++ % 2), *tile);
      if (turn.steps.empty()) continue;
      const Ruling ruling = adjudicate(table, std::span(&turn, 1), Ruleset(), kBranches);
      if (ruling.verdict == Verdict::legal) {
        files.push_back({"generated/g.yaml", scenario_text(table, turn, ruling)});
      }
      table = ruling.outcome().table;
    }
  }
  return files;
}

const std::vector<Text>& corpus(bool generated) {
  static const std::vector<Text> written = read_corpus();
  static const std::vector<Text> made = generate_corpus();
  return generated ? made : written;
}

class Nothing : public YAML::EventHandler {
 public:
  void OnDocumentStart(const YAML::Mark&) override {}
  void OnDocumentEnd() override {}
  void OnNull(const YAML::Mark&, YAML::anchor_t) override {}
  void OnAlias(const YAML::Mark&, YAML::anchor_t) override {}
  void OnScalar(const YAML::Mark&, const std::string&, YAML::anchor_t,
                const std::string&) override {}
  void OnSequenceStart(const YAML::Mark&, const std::string&, YAML::anchor_t,
                       YAML::EmitterStyle::value) override {}
  void OnSequenceEnd() override {}
  void OnMapStart(const YAML::Mark&, const std::string&, YAML::anchor_t,
                  YAML::EmitterStyle::value) override {}
  void OnMapEnd() override {}
};

void yaml_events(benchmark::State& state, bool generated) {
  for (auto _ : state) {
    for (const Text& file : corpus(generated)) {
      std::istringstream stream(file.text);
      YAML::Parser parser(stream);
      Nothing handler;
      while (parser.HandleNextDocument(handler)) {
      }
    }
  }
}

void check_all(benchmark::State& state, bool generated) {
  for (auto _ : state) {
    for (const Text& file : corpus(generated)) {
      benchmark::DoNotOptimize(check_file(file.name, file.text, {}, kMostOutcomes));
    }
  }
}

BENCHMARK_CAPTURE(yaml_events, corpus, false)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(check_all, corpus, false)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(yaml_events, generated, true)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(check_all, generated, true)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace barber::test
