// The commands of barber, a function each. Every one reads its own options, writes its result to
// standard output and returns what the process is to return.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "adjudicator/adjudicate.hpp"
#include "cli/common.hpp"
#include "cli/paths.hpp"
#include "cli/rule_flags.hpp"
#include "scenario/selection.hpp"

namespace barber::cli {

struct JudgeOptions {
  std::vector<std::string> files;
  std::string format = "text";
  std::string variant;  // name, or "all"; empty: the base case
  bool draw = false;
  bool jsonl = false;  // a scenario a line of standard input, instead of files
  RuleFlags rules;
  int max_outcomes = kMostOutcomes;
};
ExitCode judge(const JudgeOptions& options, const ColourChoice& colour);
// With `jsonl`: a ruling a line, or what is wrong with it, each written before the next is read.
ExitCode judge_lines(const JudgeOptions& options, const RuleSettings& settings);

struct CheckOptions {
  std::vector<std::string> paths;
  std::vector<std::string> files_from;  // files of paths, a line each; "-": standard input
  std::string format = "text";
  std::vector<std::string> reports;  // each FORMAT=FILE
  int slowest = 0;                   // how many files the text names
  // What is selected of the files; empty: everything.
  std::vector<std::string> words;  // each one or several with blanks between
  std::vector<std::string> tags;
  std::vector<std::string> statuses;
  std::optional<Shard> shard;
  bool list = false;
  bool update = false;
  bool fail_fast = false;
  int threads = 0;  // 0: as many as there are cores
  bool quiet = false;
  RuleFlags rules;
  int max_outcomes = kMostOutcomes;
};
ExitCode check(const CheckOptions& options, const ColourChoice& colour);
// With `update`: rewrites the expectations of the files named, all or none of them.
ExitCode update(const CheckOptions& options, const Selection& selection, const Style& style);
// "K/N" of --shard; nothing if it is none.
std::optional<Shard> shard_of(std::string_view text);

struct WhatIfOptions {
  std::string file;
  std::string format = "text";
  std::string variant;  // name, or "all"; empty: the base case
  bool pairs = false;
  std::vector<std::string>
      wants;  // claims: not what decides, but under which reading they are right
  RuleFlags rules;
  int max_outcomes = kMostOutcomes;
};
ExitCode whatif(const WhatIfOptions& options, const ColourChoice& colour);

struct ChoicesOptions {
  std::string file;
  std::string format = "text";
  std::string variant;  // name, or "all"; empty: the base case
  bool best = false;
  std::optional<int> limit;
  int max_outcomes = kMostOutcomes;
  RuleFlags rules;
};
ExitCode choices(const ChoicesOptions& options, const ColourChoice& colour);

struct DrawOptions {
  std::string file;
  std::string variant;
};
ExitCode draw(const DrawOptions& options, const ColourChoice& colour);

struct TilesOptions {
  std::string id;  // empty: all
  std::string format = "text";
};
ExitCode tiles(const TilesOptions& options, const ColourChoice& colour);

struct RulesOptions {
  // The id of a rule or a diagnostic, or words to look for; empty: all rules.
  std::vector<std::string> words;
  // Instead of rules, at most one of these.
  bool diagnostics = false;
  bool options = false;
  bool profiles = false;
  std::vector<std::string> profile_diff;  // two, each a profile or several joined by commas
  std::vector<std::string> coverage;      // paths of a corpus
  bool conformance = false;
  RuleFlags flags;  // of `conformance`
  std::string format = "text";
};
ExitCode rules(const RulesOptions& options, const ColourChoice& colour);

struct NewOptions {
  bool sketch = false;  // the same as neither of the two
  bool board = false;
  std::vector<std::string> players;     // names, or one number; empty: two
  std::vector<std::string> expansions;  // empty: the usual one
  std::string output;                   // empty: standard output
};
ExitCode new_scenario(const NewOptions& options);

struct SchemaOptions {
  std::string name;
};
ExitCode schema(const SchemaOptions& options);

}  // namespace barber::cli
