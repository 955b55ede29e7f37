#include "report/choices.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "adjudicator/adjudicate.hpp"
#include "cli/commands.hpp"
#include "cli/scenario_file.hpp"
#include "report/columns.hpp"

namespace barber::cli {
namespace {

ExitCode refuse_scenario(const Scenario& scenario, std::string_view what, std::string_view help) {
  write_err(fmt::format("barber: {}: {}\nhelp: {}\n", scenario.id, what, help));
  return ExitCode::bad_input;
}

// The turns before the tile in hand must lead to one table.
ExitCode check_before(const Scenario& scenario, const TileInHand& in_hand, int max_outcomes) {
  const Ruling ruling = adjudicate(scenario.table, in_hand.before, scenario.rules, max_outcomes);
  if (ruling.verdict != Verdict::legal) {
    return refuse_scenario(
        scenario, fmt::format("the turns before the tile in hand are {}", name(ruling.verdict)),
        "`barber judge` says why");
  }
  if (!std::all_of(ruling.answers.begin(), ruling.answers.end(),
                   [](const AnswerUse& use) { return use.used; })) {
    return refuse_scenario(scenario, "an answer in `choose` is to a choice that never comes up",
                           "`barber judge` says which");
  }
  return ExitCode::done;
}

}  // namespace

ExitCode choices(const ChoicesOptions& options, const ColourChoice& colour) {
  const auto settings = rule_settings(options.rules);
  if (!settings) return ExitCode::wrong_command_line;
  const auto file = open_scenarios(options.file, options.variant);
  if (!file) return ExitCode::bad_input;
  if (!file->read.ok()) return ExitCode::bad_input;
  const Style style = colour.out();
  const ChoicesView view{options.best, options.limit};
  ExitCode code = ExitCode::done;
  std::vector<std::string> found;
  for (const Document& document : file->read.documents) {
    const std::vector<const Scenario*> scenarios = wanted(document, options.variant);
    if (scenarios.empty()) return ExitCode::wrong_command_line;
    for (const Scenario* scenario : scenarios) {
      const Scenario asked = under(*scenario, *settings);
      const auto in_hand = tile_in_hand(asked);
      if (!in_hand) {
        code =
            worse(code, refuse_scenario(asked, "the action names no tile that a player has in hand",
                                        "as in `action: {player: red, tile: D}`"));
        continue;
      }
      const ExitCode before = check_before(asked, *in_hand, options.max_outcomes);
      code = worse(code, before);
      if (before != ExitCode::done) continue;
      ActionBounds bounds = kActionBounds;
      bounds.outcomes = options.max_outcomes;
      const LegalActions actions = legal_actions(asked.table, *in_hand, asked.rules, bounds);
      if (options.format == "json") {
        found.push_back(choices_json(asked, *in_hand, actions, view));
        continue;
      }
      Columns columns(style);
      if (scenarios.size() > 1 || file->read.documents.size() > 1) {
        columns.heading(asked.id, asked.prose->title);
      }
      found.push_back(columns.take() + choices_text(asked, *in_hand, actions, view, style));
    }
  }
  if (found.empty()) return code;
  write_out(options.format == "json" ? json_list(found)
                                     : fmt::format("{}", fmt::join(found, "\n")));
  return code;
}

}  // namespace barber::cli
