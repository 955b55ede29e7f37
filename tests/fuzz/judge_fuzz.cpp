// Any bytes, read as a scenario (as YAML and as JSON), ruled on and written out: nothing may crash,
// hang or grow without bound.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "adjudicator/adjudicate.hpp"
#include "report/claims.hpp"
#include "report/draw.hpp"
#include "report/json.hpp"
#include "report/text.hpp"
#include "scenario/choices_check.hpp"
#include "scenario/expectation.hpp"
#include "scenario/reader.hpp"

namespace barber {
namespace {

constexpr int kBranches = 50;

void judge(std::string_view name, std::string_view text) {
  const ReadResult read = read_scenarios(name, text);
  for (const Diagnostic& diagnostic : read.diagnostics) (void)format(diagnostic, name, text);
  const Style style(false);
  for (const Document& document : read.documents) {
    std::vector<Ruling> rulings;
    for (const Scenario& scenario : document.scenarios) {
      rulings.push_back(adjudicate(scenario.table, scenario.action, scenario.rules, kBranches));
      (void)ruling_text(scenario, rulings.back(), style);
      const std::vector<AnsweredClaim> answers =
          answer_claims(scenario, rulings.back(), {kBranches, kMostOptions, 20, 500});
      (void)claims_text(scenario, rulings.back(), answers, style);
      (void)ruling_json(scenario, rulings.back(), answers);
      (void)draw_table(scenario, rulings.back().outcome().table, style);
      (void)differences(scenario, rulings.back(), kBranches);
    }
    (void)unused_choices(document.scenarios, rulings);
  }
}

}  // namespace
}  // namespace barber

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  barber::judge("fuzz/input.yaml", text);
  barber::judge("fuzz/input.json", text);
  return 0;
}
