// Where a run of `check` is written: one format to standard output, any others to files beside it.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/output_file.hpp"
#include "report/run.hpp"

namespace barber::cli {

struct RunOutputOptions {
  std::string format;                // of standard output
  std::vector<std::string> reports;  // each FORMAT=FILE
  int slowest = 0;
  bool list = false;  // what is selected, and no more
};

class RunOutput {
 public:
  // Nothing, and it is told on standard error, if a report cannot be understood or created.
  static std::unique_ptr<RunOutput> open(const RunOutputOptions& options, const Style& style);

  void begin();
  void file(const RunFile& file);
  // Whether all reports are written; those that are not have been told of.
  bool end(const RunSummary& summary);

 private:
  void write(std::string_view text);

  struct Report {
    std::unique_ptr<RunPrinter> printer;
    std::unique_ptr<OutputFile> file;
  };

  std::unique_ptr<RunPrinter> out_;
  std::vector<Report> reports_;
  bool closed_ = false;  // nobody reads standard output any more
};

}  // namespace barber::cli
