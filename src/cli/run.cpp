#include "cli/run.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <csignal>
#include <exception>
#include <functional>
#include <sstream>

#include "catalogue/nearest.hpp"
#include "cli/command_table.hpp"
#include "cli/commands.hpp"
#include "report/run.hpp"
#include "report/schemas.hpp"
#include "scenario/wrap.hpp"

namespace barber::cli {
namespace {

constexpr std::array<const char*, 7> kExitCodes{"0 done, all expectations met",
                                                "1 an expectation failed",
                                                "2 wrong command line",
                                                "3 input that cannot be read or is not valid",
                                                "4 internal error",
                                                "5 nothing selected",
                                                "130 interrupted"};

std::string footer() {
  const std::string all = fmt::format("Exit codes: {}.", fmt::join(kExitCodes, "; "));
  return fmt::format("{}", fmt::join(wrap(all, 80), "\n"));
}

// What is wrong with the command line, and the way out.
struct Complaint {
  std::string what;
  std::string help;
};

std::string did_you_mean(std::string_view word, const std::vector<std::string>& names,
                         const std::string& otherwise) {
  const std::vector<std::string_view> words(names.begin(), names.end());
  const std::string_view near = nearest(word, words);
  return near.empty() ? otherwise : "did you mean `" + std::string(near) + "`?";
}

bool contains(const std::vector<std::string>& names, std::string_view word) {
  return std::find(names.begin(), names.end(), word) != names.end();
}

std::vector<std::string> command_names(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* command : app.get_subcommands({})) names.push_back(command->get_name());
  return names;
}

std::vector<std::string> flag_names(const CLI::App& command) {
  std::vector<std::string> names;
  for (const CLI::Option* option : command.get_options()) {
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  }
  return names;
}

// What CLI11 found wrong; its own words are kept where no word of the user's is to blame.
Complaint complaint(const CLI::App& app, const CLI::ParseError& error) {
  const auto chosen = app.get_subcommands();
  if (chosen.empty() && app.remaining().empty()) {
    return {"no command is given", "`barber --help` lists the commands"};
  }
  const CLI::App& command = chosen.empty() ? app : *chosen.front();
  const std::string more = chosen.empty() ? "`barber --help` lists the commands and flags"
                                          : "`barber " + command.get_name() + " --help` says more";
  const std::vector<std::string> unknown = app.remaining(true);
  if (unknown.empty()) return {error.what(), more};
  const std::string word = unknown.front().substr(0, unknown.front().find('='));
  if (word.front() != '-') return {"`" + word + "` is one word too many", more};
  const std::vector<std::string> flags = flag_names(command);
  if (contains(flags, word)) {
    return {"`" + word + "` stands before its command",
            "as in `barber " + command.get_name() + " " + word + "`"};
  }
  return {"unknown flag `" + word + "`", did_you_mean(word, flags, more)};
}

// An option of CLI11 as data; its type is "FORMAT:{text,json}", "N:INT in [1 - 9]" or "{a,b}".
FlagInfo flag_info(const CLI::Option& option) {
  FlagInfo flag;
  for (const std::string& name : option.get_snames()) flag.names.push_back("-" + name);
  for (const std::string& name : option.get_lnames()) flag.names.push_back("--" + name);
  flag.does = option.get_description();
  flag.required = option.get_required();
  flag.repeated = option.get_items_expected_max() > 1;
  if (option.get_items_expected_max() == 0) return flag;
  const std::string type = option.get_type_name();
  const std::size_t open = type.find('{');
  flag.value = option.get_positional() ? option.get_single_name() : type.substr(0, type.find(':'));
  if (open == std::string::npos) return flag;
  std::istringstream words(type.substr(open + 1, type.find('}') - open - 1));
  for (std::string word; std::getline(words, word, ',');) flag.values.push_back(word);
  return flag;
}

CommandInfo command_info(const CLI::App& command) {
  CommandInfo info{command.get_name(), command.get_description(), {}, {}};
  for (const CLI::Option* option : command.get_options()) {
    (option->get_positional() ? info.words : info.flags).push_back(flag_info(*option));
  }
  return info;
}

// The command table: each command with its flags, and what it runs.
class Commands {
 public:
  Commands() : app_("settles Carcassonne disputes: what the rules say, and which rule says so") {
    app_.name("barber");
    app_.set_version_flag("--version", "barber " BARBER_VERSION);
    app_.require_subcommand(1);
    app_.footer(footer());
    add_judge();
    add_check();
    add_whatif();
    add_choices();
    add_draw();
    add_tiles();
    add_rules();
    add_new();
    add_schema();
    add_completions();
    add("man", "prints the manual page", [this] {
      write_out(man_page(table()));
      return ExitCode::done;
    });
  }

  ExitCode run(int argc, char** argv) {
    // CLI11 would say of a word that it does not know that a command is missing.
    if (argc > 1 && *argv[1] != '-') {
      const std::vector<std::string> names = command_names(app_);
      const std::string word = argv[1];
      if (!contains(names, word)) {
        return refuse("unknown command `" + word + "`",
                      did_you_mean(word, names, "`barber --help` lists the commands"));
      }
    }
    try {
      app_.parse(argc, argv);
    } catch (const CLI::Success& done) {
      app_.exit(done);  // --help and --version
      return ExitCode::done;
    } catch (const CLI::ParseError& error) {
      const auto [what, help] = complaint(app_, error);
      return refuse(what, help);
    }
    return chosen_();
  }

 private:
  CLI::App* add(const char* name, const char* does, std::function<ExitCode()> command) {
    CLI::App* sub = app_.add_subcommand(name, does);
    sub->add_option("--color", colour_.when, "auto, always or never")
        ->check(CLI::IsMember({"auto", "always", "never"}))
        ->type_name("WHEN");
    sub->callback([this, command = std::move(command)] { chosen_ = command; });
    return sub;
  }

  static CLI::Option* add_format(CLI::App* sub, std::string& format) {
    return sub->add_option("--format", format, "text or json")
        ->check(CLI::IsMember({"text", "json"}))
        ->type_name("FORMAT");
  }

  static void add_max_outcomes(CLI::App* sub, int& most) {
    sub->add_option("--max-outcomes", most, "branches of open choices to try; 1000 if left out")
        ->check(CLI::Range(1, 1'000'000))
        ->type_name("N");
  }

  static void add_rule_flags(CLI::App* sub, RuleFlags& flags) {
    sub->add_option("--profile", flags.profiles,
                    "profiles instead of the file's, joined by commas (see rules --profiles)")
        ->type_name("PROFILE");
    sub->add_option("--set", flags.settings, "an option's value, on top of all others")
        ->type_name("OPTION=VALUE");
  }

  void add_judge() {
    CLI::App* sub = add("judge", "rules on the action that a scenario proposes",
                        [this] { return judge(judge_, colour_); });
    CLI::Option* files =
        sub->add_option("FILE", judge_.files, "scenario files; - is standard input");
    CLI::Option* variant = sub->add_option("--variant", judge_.variant, "a variant by name, or all")
                               ->type_name("NAME");
    CLI::Option* draw = sub->add_flag("--draw", judge_.draw, "draw the table before and after");
    CLI::Option* jsonl = sub->add_flag("--jsonl", judge_.jsonl,
                                       "a scenario in JSON a line of standard input, a ruling in "
                                       "JSON a line of output");
    for (CLI::Option* other : {files, variant, draw}) jsonl->excludes(other);
    add_rule_flags(sub, judge_.rules);
    add_max_outcomes(sub, judge_.max_outcomes);
    jsonl->excludes(add_format(sub, judge_.format));
  }

  void add_check() {
    CLI::App* sub = add("check", "runs the expectations of every scenario below the paths",
                        [this] { return check(check_, colour_); });
    sub->add_option("PATH", check_.paths, "scenario files and folders of them");
    sub->add_option("--files-from", check_.files_from,
                    "a file with a path in each line; - is standard input")
        ->allow_extra_args(false)
        ->type_name("FILE");
    add_selection(sub);
    sub->add_flag("--fail-fast", check_.fail_fast, "stop at the first failure");
    sub->add_option("-j,--jobs", check_.threads, "cores to use; all if left out")
        ->check(CLI::Range(1, 1024))
        ->type_name("N");
    sub->add_flag("-q,--quiet", check_.quiet, "do not show on the terminal how far it has come");
    add_rule_flags(sub, check_.rules);
    add_max_outcomes(sub, check_.max_outcomes);
    const std::vector<std::string> formats(kRunFormats.begin(), kRunFormats.end());
    CLI::Option* list =
        sub->add_flag("--list", check_.list, "show what is selected, without checking it");
    sub->add_option("--format", check_.format, "text, json, jsonl, tap, junit or github")
        ->check(CLI::IsMember(formats))
        ->excludes(list)
        ->type_name("FORMAT");
    sub->add_option("--report", check_.reports, "a file to write as well, in one of the formats")
        ->allow_extra_args(false)
        ->excludes(list)
        ->type_name("FORMAT=FILE");
    sub->add_option("--slowest", check_.slowest, "name the files that took longest, so many")
        ->check(CLI::Range(1, 1000))
        ->excludes(list)
        ->type_name("N");
    CLI::Option* update = sub->add_flag("--update", check_.update,
                                        "rewrite what the files named expect to what comes out");
    for (const char* other : {"--list", "--files-from", "--shard", "--fail-fast", "--profile",
                              "--set", "--format", "--report", "--slowest"}) {
      update->excludes(sub->get_option(other));
    }
  }

  void add_selection(CLI::App* sub) {
    std::vector<std::string> statuses;
    for (const Status one :
         {Status::normative, Status::disputed, Status::regression, Status::exploratory}) {
      statuses.emplace_back(name(one));
    }
    sub->add_option("-k", check_.words, "only scenarios that have these words in id or title")
        ->allow_extra_args(false)
        ->type_name("WORDS");
    sub->add_option("--tag", check_.tags, "only scenarios with this tag, or one of several")
        ->allow_extra_args(false)
        ->type_name("TAG");
    sub->add_option("--status", check_.statuses, "only scenarios of this status, or one of several")
        ->allow_extra_args(false)
        ->check(CLI::IsMember(statuses))
        ->type_name("STATUS");
    sub->add_option_function<std::string>(
           "--shard", [this](const std::string& text) { check_.shard = shard_of(text); },
           "one machine's share of the files, as in 1/4")
        ->check([](const std::string& text) {
          return shard_of(text) ? std::string() : "`" + text + "` is no share, as 1/4 is one";
        })
        ->type_name("K/N");
  }

  void add_whatif() {
    CLI::App* sub = add("whatif", "tells which interpretations decide a ruling",
                        [this] { return whatif(whatif_, colour_); });
    sub->add_option("FILE", whatif_.file, "a scenario file; - is standard input")->required();
    sub->add_option("--variant", whatif_.variant, "a variant by name, or all")->type_name("NAME");
    CLI::Option* pairs = sub->add_flag("--pairs", whatif_.pairs, "try any two options at once");
    sub->add_option("--wants", whatif_.wants,
                    "under which reading this is right: red=9, or red meeple at 2,1 bathhouse")
        ->type_name("CLAIM")
        ->excludes(pairs);
    add_rule_flags(sub, whatif_.rules);
    add_max_outcomes(sub, whatif_.max_outcomes);
    add_format(sub, whatif_.format);
  }

  void add_choices() {
    CLI::App* sub = add("choices", "lists all that a player may do with a tile",
                        [this] { return choices(choices_, colour_); });
    sub->add_option("FILE", choices_.file, "a scenario file; - is standard input")->required();
    sub->add_option("--variant", choices_.variant, "a variant by name, or all")->type_name("NAME");
    sub->add_flag("--best", choices_.best, "most points for the player first");
    sub->add_option("--limit", choices_.limit, "how many to show")
        ->check(CLI::Range(1, 1'000'000))
        ->type_name("N");
    add_rule_flags(sub, choices_.rules);
    add_max_outcomes(sub, choices_.max_outcomes);
    add_format(sub, choices_.format);
  }

  void add_draw() {
    CLI::App* sub =
        add("draw", "draws the table of a scenario", [this] { return draw(draw_, colour_); });
    sub->add_option("FILE", draw_.file, "a scenario file; - is standard input")->required();
    sub->add_option("--variant", draw_.variant, "a variant by name")->type_name("NAME");
  }

  void add_tiles() {
    CLI::App* sub =
        add("tiles", "lists the tiles, or draws one", [this] { return tiles(tiles_, colour_); });
    sub->add_option("ID", tiles_.id, "a tile by id or letter");
    add_format(sub, tiles_.format);
  }

  void add_rules() {
    CLI::App* sub = add("rules", "the rule book, one rule with its sources, or a search",
                        [this] { return rules(rules_, colour_); });
    sub->add_option("WORD", rules_.words,
                    "the id of a rule, the name of an error, or words that ids and texts contain");
    sub->add_flag("--options", rules_.options, "the options with their values");
    sub->add_flag("--profiles", rules_.profiles, "the profiles with what they set");
    sub->add_option("--profile-diff", rules_.profile_diff,
                    "the options in which two profiles differ; each may be several, as in "
                    "no-community,fr")
        ->expected(2)
        ->type_name("PROFILE");
    sub->add_option("--coverage", rules_.coverage,
                    "what the scenarios below the paths do not cover: rules never cited, options "
                    "never decided")
        ->type_name("PATH");
    CLI::Option* conformance =
        sub->add_flag("--conformance", rules_.conformance,
                      "a page of Markdown: what is ruled where sources dispute");
    add_rule_flags(sub, rules_.flags);
    for (const char* flag : {"--profile", "--set"}) sub->get_option(flag)->needs(conformance);
    sub->add_flag("--diagnostics", rules_.diagnostics, "the errors and warnings of scenario files");
    add_format(sub, rules_.format);
  }

  void add_new() {
    CLI::App* sub = add("new", "writes a commented scenario to start from",
                        [this] { return new_scenario(new_); });
    CLI::Option* sketch = sub->add_flag(
        "--sketch", new_.sketch, "only the features that matter; what it is if nothing is said");
    sub->add_flag("--board", new_.board, "with tiles instead")->excludes(sketch);
    sub->add_option("--players", new_.players, "names joined by commas, or how many play")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->type_name("NAMES");
    sub->add_option("--expansion", new_.expansions,
                    "an expansion that is played, and no other; barber-surgeons if left out")
        ->type_name("NAME");
    sub->add_option("--output", new_.output, "a file to write, which must not be there yet")
        ->type_name("FILE");
  }

  void add_schema() {
    CLI::App* sub = add("schema", "prints a JSON Schema", [this] { return schema(schema_); });
    std::vector<std::string_view> names;
    for (const EmbeddedSchema& one : schemas()) names.push_back(one.name);
    sub->add_option("NAME", schema_.name, "what it describes")
        ->required()
        ->type_name(fmt::format("{{{}}}", fmt::join(names, ",")));
  }

  void add_completions() {
    CLI::App* sub = add("completions", "prints the completions of a shell", [this] {
      write_out(completions(table(), shell_));
      return ExitCode::done;
    });
    sub->add_option("SHELL", shell_, "bash, zsh or fish")
        ->required()
        ->check(CLI::IsMember(shells()));
  }

  CommandTable table() const {
    CommandTable table{app_.get_description(), app_.version(), {}, {}};
    table.exit_codes.assign(kExitCodes.begin(), kExitCodes.end());
    for (const CLI::App* command : app_.get_subcommands({})) {
      table.commands.push_back(command_info(*command));
    }
    return table;
  }

  CLI::App app_;
  ColourChoice colour_;
  JudgeOptions judge_;
  CheckOptions check_;
  WhatIfOptions whatif_;
  ChoicesOptions choices_;
  DrawOptions draw_;
  TilesOptions tiles_;
  RulesOptions rules_;
  NewOptions new_;
  SchemaOptions schema_;
  std::string shell_;
  std::function<ExitCode()> chosen_;
};

}  // namespace

int run(int argc, char** argv) {
  std::signal(SIGPIPE, SIG_IGN);  // a closed pipe is seen by the writer, which ends quietly
  std::signal(SIGXFSZ, SIG_IGN);  // and a file that may grow no further, by whoever writes it
  try {
    const ExitCode code = Commands().run(argc, argv);
    return static_cast<int>(finish_out() ? code : ExitCode::internal_error);
  } catch (const std::exception& error) {
    write_err("barber: internal error: " + std::string(error.what()) + "\n");
  }
  return static_cast<int>(ExitCode::internal_error);
}

}  // namespace barber::cli
