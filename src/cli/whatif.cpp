#include "report/whatif.hpp"

#include <fmt/format.h>

#include "adjudicator/adjudicate.hpp"
#include "cli/commands.hpp"
#include "cli/scenario_file.hpp"
#include "report/brief.hpp"
#include "report/claims.hpp"
#include "report/columns.hpp"
#include "report/json.hpp"
#include "scenario/claim_text.hpp"

namespace barber::cli {
namespace {

class WhatIfCommand {
 public:
  WhatIfCommand(const WhatIfOptions& options, const Style& style)
      : options_(options), style_(style), json_(options.format == "json") {}

  ExitCode document(const ScenarioFile& file, const Document& document,
                    const RuleSettings& settings) {
    const std::vector<const Scenario*> scenarios = wanted(document, options_.variant);
    if (scenarios.empty()) return ExitCode::wrong_command_line;
    if (!rule_on(file, document, options_.max_outcomes)) return ExitCode::bad_input;
    for (const Scenario* scenario : scenarios) {
      if (scenario->action.empty()) {
        write_err(
            fmt::format("barber: {} proposes nothing\nhelp: give its `action` the steps of a "
                        "turn\n",
                        scenario->id));
        return ExitCode::bad_input;
      }
      const Scenario asked = under(*scenario, settings);
      std::string heading;
      if (!json_ && (file.read.documents.size() > 1 || scenarios.size() > 1)) {
        Columns columns(style_);
        columns.heading(asked.id, asked.prose->title);
        heading = columns.take();
      }
      const std::optional<std::string> found =
          options_.wants.empty() ? what_decides(asked) : when_right(asked);
      if (!found) return ExitCode::wrong_command_line;
      found_.push_back(heading + *found);
    }
    return ExitCode::done;
  }

  void write() const {
    if (found_.empty()) return;
    write_out(json_ ? json_list(found_) : fmt::format("{}", fmt::join(found_, "\n")));
  }

 private:
  std::optional<std::string> what_decides(const Scenario& asked) const {
    WhatIfBounds bounds = kWhatIfBounds;
    bounds.outcomes = options_.max_outcomes;
    const WhatIf tried = what_if(asked.table, asked.action, asked.rules, options_.pairs, bounds);
    return json_ ? whatif_json(asked, tried) : whatif_text(asked, tried, style_);
  }

  // Answers what is wanted as if somebody at the table claimed it; nothing if it makes no sense.
  std::optional<std::string> when_right(Scenario asked) const {
    asked.claims.clear();
    for (const std::string& text : options_.wants) {
      ParsedClaim parsed = parse_claim(text, asked);
      if (!parsed.claim) {
        write_err(fmt::format("barber: --wants: {}\n", parsed.problem));
        if (!parsed.help.empty()) write_err(fmt::format("help: {}\n", parsed.help));
        return std::nullopt;
      }
      asked.claims.push_back({std::nullopt, std::move(*parsed.claim), {}});
    }
    ClaimBounds bounds = kClaimBounds;
    bounds.outcomes = options_.max_outcomes;
    const Ruling ruling = adjudicate(asked.table, asked.action, asked.rules, options_.max_outcomes);
    const std::vector<AnsweredClaim> answers = answer_claims(asked, ruling, bounds);
    if (json_) return ruling_json(asked, ruling, answers);
    Columns columns(style_);
    columns.line(Tone::strong, name(ruling.verdict), brief(asked, ruling), {});
    return columns.take() + claims_text(asked, ruling, answers, style_);
  }

  const WhatIfOptions& options_;
  const Style& style_;
  bool json_;
  std::vector<std::string> found_;
};

}  // namespace

ExitCode whatif(const WhatIfOptions& options, const ColourChoice& colour) {
  const auto settings = rule_settings(options.rules);
  if (!settings) return ExitCode::wrong_command_line;
  const auto file = open_scenarios(options.file, options.variant);
  if (!file) return ExitCode::bad_input;
  if (!file->read.ok()) return ExitCode::bad_input;
  const Style style = colour.out();
  WhatIfCommand command(options, style);
  ExitCode code = ExitCode::done;
  for (const Document& document : file->read.documents) {
    code = worse(code, command.document(*file, document, *settings));
  }
  command.write();
  return code;
}

}  // namespace barber::cli
