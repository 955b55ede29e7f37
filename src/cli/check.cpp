#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "cli/check_run.hpp"
#include "cli/commands.hpp"
#include "cli/interrupt.hpp"
#include "cli/progress.hpp"
#include "cli/run_output.hpp"

namespace barber::cli {
namespace {

std::vector<std::string> words_of(const std::vector<std::string>& texts) {
  std::vector<std::string> words;
  for (const std::string& text : texts) {
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t end = std::min(text.find(' ', at), text.size());
      if (end > at) words.push_back(text.substr(at, end - at));
      at = end + 1;
    }
  }
  return words;
}

// The files of a command line, or nothing if it is wrong, which has been told.
std::vector<FoundPath> files_of(const CheckOptions& options) {
  std::vector<std::string> named = options.paths;
  std::vector<FoundPath> unreadable;
  for (const std::string& list : options.files_from) {
    std::string error;
    for (std::string& path : paths_from(list, error)) named.push_back(std::move(path));
    if (!error.empty()) unreadable.push_back({list, error});
  }
  std::vector<FoundPath> files = scenario_paths(named);
  files.insert(files.begin(), unreadable.begin(), unreadable.end());
  if (options.shard) keep_shard(files, *options.shard);
  return files;
}

ExitCode code_of(const RunSummary& summary) {
  if (summary.not_valid > 0) return ExitCode::bad_input;
  if (summary.failed > 0) return ExitCode::expectation_failed;
  if (summary.cases() == 0) return ExitCode::nothing_selected;
  return ExitCode::done;
}

void tell_nothing(const CheckOptions& options, bool files) {
  write_err(files ? "barber: nothing there is selected\nhelp: `barber check PATH… --list` shows "
                    "what there is to select\n"
            : options.shard ? "barber: no scenario files fall to this shard\nhelp: there are fewer "
                              "files than shards\n"
                            : "barber: no scenario files there\nhelp: `barber check` takes .yaml, "
                              ".yml and .json files, and folders of them\n");
}

}  // namespace

std::optional<Shard> shard_of(std::string_view text) {
  Shard shard;
  const char* end = text.data() + text.size();
  const auto [slash, bad] = std::from_chars(text.data(), end, shard.number);
  if (bad != std::errc{} || slash == end || *slash != '/') return std::nullopt;
  const auto [stop, worse] = std::from_chars(slash + 1, end, shard.of);
  constexpr std::size_t kMostShards = 1'000'000;
  const bool fits = shard.number >= 1 && shard.number <= shard.of && shard.of <= kMostShards;
  if (worse != std::errc{} || stop != end || !fits) return std::nullopt;
  return shard;
}

ExitCode check(const CheckOptions& options, const ColourChoice& colour) {
  const auto settings = rule_settings(options.rules);
  if (!settings) return ExitCode::wrong_command_line;
  const Selection selection{words_of(options.words), options.tags, options.statuses};
  if (options.update) return update(options, selection, colour.out());
  if (options.paths.empty() && options.files_from.empty()) {
    write_err("barber: no scenario files are named\nhelp: as in `barber check scenarios`\n");
    return ExitCode::wrong_command_line;
  }
  const std::unique_ptr<RunOutput> output = RunOutput::open(
      {options.format, options.reports, options.slowest, options.list}, colour.out());
  if (output == nullptr) return ExitCode::wrong_command_line;
  const std::vector<FoundPath> files = files_of(options);
  RunSummary summary;
  bool internal_error = false;
  std::size_t done = 0;
  Progress progress(files.size(), !options.quiet);
  CheckPlan plan;
  plan.threads = options.threads;
  plan.timed = options.slowest > 0;
  plan.stop = InterruptWatch::interrupted;
  plan.check = [&](const std::string& name, const std::string& text) {
    return options.list ? list_file(name, text, selection)
                        : check_file(name, text, *settings, options.max_outcomes, selection);
  };
  plan.take = [&](CheckedPath& one) {
    const bool last = options.fail_fast && end_at_failure(one.file);
    add(summary, one.file);
    internal_error = internal_error || !one.file.internal_error.empty();
    progress.clear();
    write_err(one.told);
    output->file(one.file);
    progress.show(++done, summary.failed + summary.not_valid);
    return !last;
  };
  const InterruptWatch watch;
  output->begin();
  summary.interrupted = !run_check(files, plan);
  progress.clear();
  const bool written = output->end(summary);
  if (internal_error || !written) return ExitCode::internal_error;
  if (summary.interrupted) return ExitCode::interrupted;
  const ExitCode code = code_of(summary);
  if (code == ExitCode::nothing_selected) tell_nothing(options, !files.empty());
  return code;
}

}  // namespace barber::cli
