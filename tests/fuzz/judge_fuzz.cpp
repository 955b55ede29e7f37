// Any bytes, read as a scenario (as YAML and as JSON), ruled on, asked about, written out and
// brought up to date:
// nothing may crash, hang or grow without bound.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "adjudicator/adjudicate.hpp"
#include "report/choices.hpp"
#include "report/claims.hpp"
#include "report/draw.hpp"
#include "report/json.hpp"
#include "report/text.hpp"
#include "report/whatif.hpp"
#include "scenario/choices_check.hpp"
#include "scenario/expectation.hpp"
#include "scenario/reader.hpp"
#include "scenario/update.hpp"

namespace barber {
namespace {

constexpr int kBranches = 50;
constexpr ClaimBounds kClaims{kBranches, kMostOptions, 20, 500};
constexpr WhatIfBounds kReadings{20, 5};
constexpr ActionBounds kActions{5, 20'000};

// Asked of a table that `before` leads to; the command refuses any other.
bool can_be_asked(const Scenario& scenario, const TileInHand& in_hand) {
  const Ruling before = adjudicate(scenario.table, in_hand.before, scenario.rules, kBranches);
  return before.verdict == Verdict::legal;
}

void ask(const Scenario& scenario, const Style& style) {
  if (!scenario.action.empty()) {
    const WhatIf tried = what_if(scenario.table, scenario.action, scenario.rules, true, kReadings);
    (void)whatif_text(scenario, tried, style);
    (void)whatif_json(scenario, tried);
  }
  const auto in_hand = tile_in_hand(scenario);
  if (!in_hand || !can_be_asked(scenario, *in_hand)) return;
  const LegalActions found = legal_actions(scenario.table, *in_hand, scenario.rules, kActions);
  (void)choices_text(scenario, *in_hand, found, {true, 5}, style);
  (void)choices_json(scenario, *in_hand, found, {});
}

void judge(std::string_view name, std::string_view text) {
  const ReadResult read = read_scenarios(name, text);
  for (const Diagnostic& diagnostic : read.diagnostics) (void)format(diagnostic, name, text);
  const Style style(false);
  for (const Document& document : read.documents) {
    std::vector<Ruling> rulings;
    for (const Scenario& scenario : document.scenarios) {
      rulings.push_back(adjudicate(scenario.table, scenario.action, scenario.rules, kBranches));
      (void)ruling_text(scenario, rulings.back(), style);
      const std::vector<AnsweredClaim> answers = answer_claims(scenario, rulings.back(), kClaims);
      (void)claims_text(scenario, rulings.back(), answers, style);
      (void)ruling_json(scenario, rulings.back(), answers);
      (void)draw_table(scenario, rulings.back().outcome().table, style);
      (void)differences(scenario, rulings.back(), kBranches);
    }
    (void)unused_choices(document.scenarios, rulings);
    // The questions cost most: one scenario of a document is enough.
    if (!document.scenarios.empty()) ask(document.scenarios.back(), style);
  }
  const UpdatedFile updated = update_file(name, text, kBranches, {});
  const ReadResult again = read_scenarios(name, updated.text);
  if (again.documents.size() != read.documents.size()) std::abort();
}

}  // namespace
}  // namespace barber

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  barber::judge("fuzz/input.yaml", text);
  barber::judge("fuzz/input.json", text);
  return 0;
}
