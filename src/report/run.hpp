// A run of `barber check`: its files and what became of them, how they are counted, and the printer
// of each format that a run is written in. A printer holds no more of a run than it must, so that a
// run may be of any length; where the text goes, and when, is for others to say.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "report/style.hpp"
#include "scenario/check.hpp"

namespace barber {

struct RunFile {
  std::string path;
  std::string unreadable;  // why it could not be read; empty if it could
  CheckedFile checked;
  std::string internal_error = {};  // what went wrong in barber itself; empty: nothing
  std::int64_t microseconds = 0;    // that it took; 0 if nobody asked
};

struct RunSummary {
  int passed = 0;
  int failed = 0;  // fixed ones too
  int known_failing = 0;
  int untested = 0;
  int not_valid = 0;         // documents with errors, files that cannot be read
  bool interrupted = false;  // there was more to run
  int cases() const { return passed + failed + known_failing + untested; }
};

// Adds what became of one file.
void add(RunSummary& summary, const RunFile& file);

// Whether the case makes the run a failure.
bool is_bad(CaseResult result);

// Drops what stands behind the first case that makes the run a failure; whether there was one.
bool end_at_failure(RunFile& file);

// Texts for a run from its first file to its last, to be written one after the other.
class RunPrinter {
 public:
  RunPrinter() = default;
  RunPrinter(const RunPrinter&) = delete;
  RunPrinter& operator=(const RunPrinter&) = delete;
  virtual ~RunPrinter() = default;
  virtual std::string begin() { return {}; }
  virtual std::string file(const RunFile& file) = 0;
  virtual std::string end(const RunSummary& summary) = 0;
};

inline constexpr std::array<std::string_view, 6> kRunFormats{"text", "json",  "jsonl",
                                                             "tap",  "junit", "github"};

struct RunPrinterOptions {
  Style style = Style(false);
  // Text alone: whether it tells the errors of files too, which otherwise stand elsewhere.
  bool errors = false;
  // Text alone: how many of the files that took longest it names in the end.
  int slowest = 0;
};

// `format` is one of kRunFormats.
std::unique_ptr<RunPrinter> run_printer(std::string_view format, const RunPrinterOptions& options);

// For a run that only lists: "PATH:LINE: ID" of each case.
std::unique_ptr<RunPrinter> list_printer();

// Of the text format: the failures of one file, each with what differs field by field; "" if there
// is nothing to tell.
std::string run_file_text(const RunFile& file, const Style& style, bool errors);
// The last line of a run.
std::string run_summary_text(const RunSummary& summary, const Style& style);

}  // namespace barber
