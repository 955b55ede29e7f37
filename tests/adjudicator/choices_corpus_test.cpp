// Every turn that the corpus holds to be legal is among those that `barber choices` lists for its
// tile; so a kind of step that the search does not know fails as soon as a scenario has it.
#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>

#include "adjudicator/legal_actions.hpp"
#include "catch.hpp"
#include "scenario/files.hpp"
#include "scenario/reader.hpp"
#include "support/turn_text.hpp"

namespace barber::choices_corpus_test {

using namespace test;

namespace {

constexpr int kBranches = 200;
// The whole corpus takes seconds with it, and next to no table is too large.
constexpr ActionBounds kBounds{kBranches, 300'000};

// What is an action of its own (legal_actions.hpp): the turn up to a further tile, the bazaar, the
// final scoring, a scoring that nothing follows; and the returns of own meeples that are declined.
// Nothing where it does not begin with its tile.
std::optional<Turn> action_of(const Turn& turn, const GameState& start) {
  if (turn.steps.empty() || !std::holds_alternative<PlaceTile>(turn.steps.front())) return {};
  Turn action{turn.player, {turn.steps.front()}, {}};
  for (const Answer& answer : turn.answers) {
    if (answer.kind != ChoiceKind::free_return) continue;
    const TileIndex tile = start.board.tile_at(answer.target.at);
    const auto bather = tile == kNoTile ? std::nullopt : start.bather(tile);
    if (bather && start.figure(*bather).owner == turn.player) action.answers.push_back(answer);
  }
  for (std::size_t i = 1; i < turn.steps.size(); ++i) {
    const Step& step = turn.steps[i];
    if (std::holds_alternative<PlaceTile>(step) || std::holds_alternative<HoldBazaar>(step) ||
        std::holds_alternative<EndGame>(step)) {
      break;
    }
    // That the dragon is stuck may be said or not.
    const auto* dragon = std::get_if<MoveDragon>(&step);
    if (dragon == nullptr || !dragon->path.empty()) action.steps.push_back(step);
  }
  if (std::holds_alternative<ScoreNow>(action.steps.back())) action.steps.pop_back();
  return action;
}

struct Found {
  std::map<std::string, int> kinds;  // of steps in turns that were listed
  int turns = 0;
  int stopped = 0;
};

void look_for(const Scenario& scenario, std::size_t number, Found& found) {
  const std::span<const Turn> before(scenario.action.data(), number);
  const Ruling earlier = adjudicate(scenario.table, before, scenario.rules, kBranches);
  const auto turn = action_of(scenario.action[number], earlier.outcome().table);
  if (!turn) return;
  const auto& placed = std::get<PlaceTile>(turn->steps.front());
  TileInHand in_hand{before, turn->player, placed.tile, {}};
  if (placed.sketched != nullptr) in_hand.sketched = placed;
  const LegalActions listed = legal_actions(scenario.table, in_hand, scenario.rules, kBounds);
  if (listed.stopped) {
    ++found.stopped;
    return;
  }
  INFO(scenario.id << " " << scenario.variant << ", turn " << number << ": " << steps_text(*turn));
  CHECK(std::any_of(listed.actions.begin(), listed.actions.end(), [&](const LegalAction& action) {
    return steps_text(action.turn) == steps_text(*turn);
  }));
  ++found.turns;
  for (const Step& step : turn->steps) ++found.kinds[std::string(name(step))];
}

}  // namespace

TEST_CASE("every legal turn of the corpus is listed among the choices", "[choices]") {
  Found found;
  for (const ExampleFile& file : files_below("scenarios")) {
    for (const Document& document : read_scenarios(file.name, file.text).documents) {
      for (const Scenario& scenario : document.scenarios) {
        for (std::size_t i = 0; i < scenario.action.size(); ++i) {
          const Ruling ruling = adjudicate(scenario.table, std::span(scenario.action.data(), i + 1),
                                           scenario.rules, kBranches);
          if (ruling.verdict == Verdict::illegal) break;
          look_for(scenario, i, found);
          if (ruling.verdict == Verdict::open) break;
        }
      }
    }
  }
  CHECK(found.turns > 1000);
  CHECK(found.stopped < 20);
  for (const char* kind :
       {"place-tile", "buy-back", "place-meeple", "recall-abbot", "score", "move-fairy",
        "move-dragon", "remove-knight", "add-floor", "ransom", "place-abbey", "score-acrobats",
        "give-ghost", "build-bridge", "message"}) {
    INFO(kind);
    CHECK(found.kinds[kind] > 0);
  }
}

}  // namespace barber::choices_corpus_test
