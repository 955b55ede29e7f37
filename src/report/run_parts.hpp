// What the printers of a run have in common: how a case is named, and what is said of one that did
// not come out well, in plain lines. And the printers, a file each.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "report/json_parts.hpp"
#include "report/run.hpp"

namespace barber {

// What a case is called: its id, or the path where it has none.
std::string case_name(const RunFile& file, const CheckedCase& one);

// The line to look at: that of the first difference or error, or where the case begins; 0: none.
int case_line(const RunFile& file, const CheckedCase& one);

// The diagnostics of the case's document.
std::vector<const Diagnostic*> case_diagnostics(const RunFile& file, const CheckedCase& one);

// "scores.red (line 10): expected 2, actual 4 (base.city.points, …)".
std::string difference_line(const Difference& one);
// "12:3: error: unknown key `tils` [unknown-key]", without the path.
std::string diagnostic_line(const Diagnostic& one);

// Why a case makes the run a failure, a line each: its differences, or the errors of its document.
std::vector<std::string> failure_lines(const RunFile& file, const CheckedCase& one);
// The same in a few words: "scores.red: expected 2, actual 4 (and 1 more)".
std::string failure_brief(const RunFile& file, const CheckedCase& one);

Json case_json(const CheckedCase& one);

std::unique_ptr<RunPrinter> text_printer(const RunPrinterOptions& options);
std::unique_ptr<RunPrinter> json_printer();
std::unique_ptr<RunPrinter> jsonl_printer();
std::unique_ptr<RunPrinter> tap_printer();
std::unique_ptr<RunPrinter> junit_printer();
std::unique_ptr<RunPrinter> github_printer();

}  // namespace barber
