// Checking a corpus against what yaml-cpp's own event parser needs for the same bytes.
#include <benchmark/benchmark.h>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/yaml.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "adjudicator/adjudicate.hpp"
#include "bench/corpus_maker.hpp"
#include "scenario/check.hpp"
#include "scenario/reader.hpp"

namespace barber::test {
namespace {

namespace fs = std::filesystem;

struct Text {
  std::string name;
  std::string text;
};

// The budget is one for rulings that leave nothing open.
bool is_closed(const Text& file) {
  for (const Document& document : read_scenarios(file.name, file.text).documents) {
    for (const Scenario& one : document.scenarios) {
      const Ruling ruling = adjudicate(one.table, one.action, one.rules, kMostOutcomes);
      if (ruling.verdict == Verdict::open) return false;
    }
  }
  return true;
}

std::vector<Text> read_corpus() {
  std::vector<Text> files;
  for (const auto& entry : fs::recursive_directory_iterator(BARBER_SOURCE_DIR "/scenarios")) {
    if (entry.path().extension() != ".yaml") continue;
    std::ifstream file(entry.path());
    std::stringstream text;
    text << file.rdbuf();
    files.push_back({entry.path().string(), text.str()});
    if (!is_closed(files.back())) files.pop_back();
  }
  return files;
}

std::vector<Text> generate_corpus() {
  constexpr std::size_t kFiles = 500;
  std::vector<Text> files;
  files.reserve(kFiles);
  for (std::string& text : make_corpus(kFiles, 1)) {
    files.push_back({"generated/g.yaml", std::move(text)});
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
  const std::vector<Text>& files = corpus(generated);  // made before the clock runs
  for (auto _ : state) {
    for (const Text& file : files) {
      std::istringstream stream(file.text);
      YAML::Parser parser(stream);
      Nothing handler;
      while (parser.HandleNextDocument(handler)) {
      }
    }
  }
}

void check_all(benchmark::State& state, bool generated) {
  const std::vector<Text>& files = corpus(generated);  // made before the clock runs
  for (auto _ : state) {
    for (const Text& file : files) {
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
