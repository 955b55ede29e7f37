// A run of `barber check`: its files and what became of them, as text or JSON.
#pragma once

#include <string>
#include <vector>

#include "report/style.hpp"
#include "scenario/check.hpp"

namespace barber {

struct RunFile {
  std::string path;
  std::string unreadable;  // why it could not be read; empty if it could
  CheckedFile checked;
};

struct RunSummary {
  int passed = 0;
  int failed = 0;  // fixed ones too
  int known_failing = 0;
  int untested = 0;
  int not_valid = 0;  // documents with errors, files that cannot be read
  int cases() const { return passed + failed + known_failing + untested; }
};

// Adds what became of one file.
void add(RunSummary& summary, const RunFile& file);

// The failures of one file, each with what differs field by field; "" if there is nothing to tell.
std::string run_file_text(const RunFile& file, const Style& style);
// The last line of a run.
std::string run_summary_text(const RunSummary& summary, const Style& style);

// The whole run as schemas/report.schema.json describes it.
std::string run_json(const std::vector<RunFile>& files);

}  // namespace barber
