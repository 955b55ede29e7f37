#include <fmt/format.h>

#include <algorithm>

#include "adjudicator/adjudicate.hpp"
#include "cli/commands.hpp"
#include "cli/scenario_file.hpp"
#include "report/claims.hpp"
#include "report/columns.hpp"
#include "report/draw.hpp"
#include "report/json.hpp"
#include "report/text.hpp"

namespace barber::cli {
namespace {

std::string drawn(const Scenario& scenario, const Ruling& ruling, const Style& style) {
  std::string out;
  if (!scenario.action.empty()) out = style(Tone::strong, "before") + '\n';
  out += draw_table(scenario, scenario.table, style);
  if (scenario.action.empty()) return out;
  for (std::size_t i = 0; i < ruling.outcomes.size(); ++i) {
    const std::string heading =
        ruling.outcomes.size() == 1 ? "after" : fmt::format("after outcome {}", i + 1);
    out += '\n' + style(Tone::strong, heading) + '\n' +
           draw_table(scenario, ruling.outcomes[i].table, style);
  }
  return out;
}

class Judge {
 public:
  Judge(const JudgeOptions& options, const RuleSettings& settings, const ColourChoice& colour)
      : options_(options), settings_(settings), out_(colour.out()) {}

  ExitCode file(const std::string& path) {
    const auto file = open_scenarios(path, options_.variant);
    if (!file) return ExitCode::bad_input;
    ExitCode code = file->read.ok() ? ExitCode::done : ExitCode::bad_input;
    for (const Document& document : file->read.documents) {
      code = worse(code, this->document(*file, document));
    }
    return code;
  }

  void finish() {
    if (!json_.empty()) write_out(json_list(json_));
  }

 private:
  ExitCode document(const ScenarioFile& file, const Document& document) {
    if (document.scenarios.empty()) return ExitCode::done;  // its errors have been told
    const std::vector<const Scenario*> scenarios = wanted(document, options_.variant);
    if (scenarios.empty()) return ExitCode::wrong_command_line;
    const auto rulings = rule_on(file, document, options_.max_outcomes);
    if (!rulings) return ExitCode::bad_input;
    for (const Scenario* scenario : scenarios) {
      if (settings_.empty()) {
        const auto number = static_cast<std::size_t>(scenario - document.scenarios.data());
        print(*scenario, (*rulings)[number], scenarios.size() > 1);
        continue;
      }
      // Whether the file is valid does not depend on the rules that it is judged by now.
      const Scenario other = under(*scenario, settings_);
      print(other, adjudicate(other.table, other.action, other.rules, options_.max_outcomes),
            scenarios.size() > 1);
    }
    return ExitCode::done;
  }

  void print(const Scenario& scenario, const Ruling& ruling, bool one_of_several) {
    ClaimBounds bounds = kClaimBounds;
    bounds.outcomes = options_.max_outcomes;
    const std::vector<AnsweredClaim> answers = answer_claims(scenario, ruling, bounds);
    if (options_.format == "json") {
      json_.push_back(ruling_json(scenario, ruling, answers));
      return;
    }
    write_out(heading(scenario, one_of_several || options_.files.size() > 1));
    write_out(ruling_text(scenario, ruling, out_));
    write_out(claims_text(scenario, ruling, answers, out_));
    if (options_.draw) write_out('\n' + drawn(scenario, ruling, out_));
  }

  // What is ruled on, where there is more than one thing.
  std::string heading(const Scenario& scenario, bool several) {
    std::string out = first_ ? "" : "\n";
    first_ = false;
    if (!several) return out;
    Columns columns(out_);
    columns.heading(scenario.id, scenario.prose->title);
    return out + columns.take();
  }

  const JudgeOptions& options_;
  const RuleSettings& settings_;
  const Style out_;
  std::vector<std::string> json_;
  bool first_ = true;
};

}  // namespace

ExitCode judge(const JudgeOptions& options, const ColourChoice& colour) {
  const auto settings = rule_settings(options.rules);
  if (!settings) return ExitCode::wrong_command_line;
  if (options.jsonl) return judge_lines(options, *settings);
  if (options.files.empty()) {
    write_err("barber: no scenario file is named\nhelp: as in `barber judge FILE`\n");
    return ExitCode::wrong_command_line;
  }
  Judge judge(options, *settings, colour);
  ExitCode code = ExitCode::done;
  for (const std::string& path : options.files) code = worse(code, judge.file(path));
  judge.finish();
  return code;
}

}  // namespace barber::cli
