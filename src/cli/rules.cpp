#include <vector>

#include "catalogue/nearest.hpp"
#include "cli/commands.hpp"
#include "report/book.hpp"
#include "rules/rule_book.hpp"

namespace barber::cli {
namespace {

ExitCode unknown_rule(const std::string& id) {
  std::vector<std::string_view> words;
  for (const Rule* rule : rule_book()) words.push_back(rule->id);
  for (const DiagnosticName& one : diagnostic_names()) words.push_back(one.name);
  const std::string_view near = nearest(id, words);
  write_err(
      "barber: there is no rule `" + id + "`\nhelp: " +
      (near.empty() ? "`barber rules` lists them" : "did you mean `" + std::string(near) + "`?") +
      "\n");
  return ExitCode::wrong_command_line;
}

}  // namespace

ExitCode rules(const RulesOptions& options, const ColourChoice& colour) {
  const bool json = options.format == "json";
  if (options.diagnostics) {
    write_out(diagnostic_list_text(colour.out()));
    return ExitCode::done;
  }
  if (options.id.empty()) {
    write_out(json ? rule_list_json() : rule_list_text(colour.out()));
    return ExitCode::done;
  }
  if (const Rule* rule = find_rule(options.id)) {
    write_out(json ? rule_json(*rule) : rule_text(*rule, colour.out()));
    return ExitCode::done;
  }
  const std::string diagnostic = diagnostic_text(options.id, colour.out());
  if (diagnostic.empty()) return unknown_rule(options.id);
  write_out(diagnostic);
  return ExitCode::done;
}

}  // namespace barber::cli
