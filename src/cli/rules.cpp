#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "catalogue/letter_case.hpp"
#include "catalogue/nearest.hpp"
#include "cli/commands.hpp"
#include "cli/paths.hpp"
#include "cli/rule_flags.hpp"
#include "report/book.hpp"
#include "report/conformance.hpp"
#include "report/option_book.hpp"
#include "rules/rule_book.hpp"

namespace barber::cli {
namespace {

// The rules whose id or text contains every word.
std::vector<const Rule*> rules_about(const std::vector<std::string>& words) {
  std::vector<const Rule*> found;
  for (const Rule* rule : rule_book()) {
    if (std::all_of(words.begin(), words.end(), [rule](const std::string& word) {
          return contains_word(rule->id, word) || contains_word(rule->text, word);
        })) {
      found.push_back(rule);
    }
  }
  return found;
}

ExitCode no_such_rule(const std::vector<std::string>& searched) {
  const std::string text = fmt::format("{}", fmt::join(searched, " "));
  std::vector<std::string_view> words;
  for (const Rule* rule : rule_book()) words.push_back(rule->id);
  for (const DiagnosticName& one : diagnostic_names()) words.push_back(one.name);
  const std::string_view near = nearest(text, words);
  write_err(fmt::format(
      "barber: no rule is called or contains `{}`\nhelp: {}\n", text,
      near.empty() ? "`barber rules` lists them" : fmt::format("did you mean `{}`?", near)));
  return ExitCode::wrong_command_line;
}

// How many different things are asked for.
int questions(const RulesOptions& options) {
  return static_cast<int>(!options.words.empty()) + static_cast<int>(options.options) +
         static_cast<int>(options.profiles) + static_cast<int>(!options.profile_diff.empty()) +
         static_cast<int>(options.diagnostics) + static_cast<int>(!options.coverage.empty()) +
         static_cast<int>(options.conformance);
}

ExitCode profile_diff(const RulesOptions& options, const Style& style) {
  std::vector<NamedRules> sides;
  for (const std::string& list : options.profile_diff) {
    NamedRules side{list, {}};
    const auto found = find_profiles(list);
    if (!found) return ExitCode::wrong_command_line;
    for (const Profile* profile : *found) apply(*profile, side.rules);
    sides.push_back(side);
  }
  write_out(options.format == "json" ? profile_diff_json(sides[0], sides[1])
                                     : profile_diff_text(sides[0], sides[1], style));
  return ExitCode::done;
}

ExitCode coverage(const RulesOptions& options, const Style& style) {
  ExitCode code = ExitCode::done;
  Coverage coverage;
  bool any = false;
  for (const auto& [path, unreadable] : scenario_paths(options.coverage)) {
    FileText file;
    if (unreadable.empty()) {
      file = read_file(path);
    } else {
      file.error = unreadable;
    }
    if (file.error) {
      write_err(fmt::format("barber: {}: {}\n", path, *file.error));
      code = ExitCode::bad_input;
      continue;
    }
    const ReadResult read = read_scenarios(path, file.text);
    for (const Document& document : read.documents) {
      // A document with errors may be meant to have them; `check` tells.
      for (const Scenario& scenario : document.scenarios) {
        coverage.add(scenario);
        any = true;
      }
    }
  }
  if (!any) {                                 // a list of all rules would say nothing
    if (code != ExitCode::done) return code;  // why there is none has been told
    write_err("barber: no scenario there to cover anything\n");
    return ExitCode::nothing_selected;
  }
  write_out(options.format == "json" ? coverage_json(coverage) : coverage_text(coverage, style));
  const bool whole = coverage.never_cited().empty() && coverage.never_decided().empty();
  return whole ? code : worse(code, ExitCode::expectation_failed);
}

ExitCode conformance(const RulesOptions& options) {
  const auto settings = rule_settings(options.flags);
  if (!settings) return ExitCode::wrong_command_line;
  std::vector<std::string> name = options.flags.profiles;
  if (name.empty()) name.emplace_back("community");
  name.insert(name.end(), options.flags.settings.begin(), options.flags.settings.end());
  write_out(conformance_markdown(fmt::format("{}", fmt::join(name, ", ")), settings->resolved()));
  return ExitCode::done;
}

}  // namespace

ExitCode rules(const RulesOptions& options, const ColourChoice& colour) {
  const bool json = options.format == "json";
  const Style style = colour.out();
  if (questions(options) > 1) {
    write_err(
        "barber: words, --options, --profiles, --profile-diff, --coverage, --conformance and "
        "--diagnostics each ask for something else\nhelp: ask for one of them at a time\n");
    return ExitCode::wrong_command_line;
  }
  if (options.diagnostics) {
    write_out(diagnostic_list_text(style));
    return ExitCode::done;
  }
  if (options.options) {
    write_out(json ? rule_list_json(option_list()) : option_list_text(style));
    return ExitCode::done;
  }
  if (options.profiles) {
    write_out(json ? profile_list_json() : profile_list_text(style));
    return ExitCode::done;
  }
  if (!options.profile_diff.empty()) return profile_diff(options, style);
  if (!options.coverage.empty()) return coverage(options, style);
  if (options.conformance) return conformance(options);
  if (options.words.empty()) {
    write_out(json ? rule_list_json(rule_book()) : rule_list_text(rule_book(), style));
    return ExitCode::done;
  }
  if (options.words.size() == 1) {
    const std::string& id = options.words.front();
    if (const Rule* rule = find_rule(id)) {
      write_out(json ? rule_json(*rule) : rule_text(*rule, style));
      return ExitCode::done;
    }
    if (const std::string diagnostic = diagnostic_text(id, style); !diagnostic.empty()) {
      write_out(diagnostic);
      return ExitCode::done;
    }
  }
  const std::vector<const Rule*> found = rules_about(options.words);
  if (found.empty()) return no_such_rule(options.words);
  write_out(json ? rule_list_json(found) : rule_texts(found, style));
  return ExitCode::done;
}

}  // namespace barber::cli
