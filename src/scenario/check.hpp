// A file of scenarios checked as tests: read, ruled on, compared with what it expects. Text in,
// values out; which files, and how the result is shown, is for others to say.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "scenario/expectation.hpp"
#include "scenario/reader.hpp"
#include "scenario/selection.hpp"

namespace barber {

enum class CaseResult : std::uint8_t {
  passed,
  failed,
  known_failing,  // fails, as it says of itself
  fixed,          // passes although it says that it fails: a failure, since its mark is wrong
  not_valid,      // the document has errors
  untested,       // expects nothing
};
std::string_view name(CaseResult result);

// One scenario: a base case or a variant; or what takes their place where a document has errors.
struct CheckedCase {
  std::string id;  // empty where not even a document was found
  std::string title;
  Mark mark;
  CaseResult result = CaseResult::passed;
  std::vector<Difference> differences;
  std::string known_reason;
  int document = 0;  // of the file; that of the diagnostics that belong to it
};

struct CheckedFile {
  std::vector<CheckedCase> cases;
  // Errors and warnings that the file does not expect itself.
  std::vector<Diagnostic> diagnostics;
};

// Checks the documents and variants of `text` that are selected, by the rules of the file with
// `settings` on top, trying at most `max_outcomes` branches of each action. A document with errors
// that it does not expect is always told of: nobody knows what it was meant to be. Never throws.
CheckedFile check_file(std::string_view name, std::string_view text, const RuleSettings& settings,
                       int max_outcomes, const Selection& selection);
// All of them.
CheckedFile check_file(std::string_view name, std::string_view text, const RuleSettings& settings,
                       int max_outcomes);

// What check_file() would check, without ruling on it: each case `untested`, or not valid.
CheckedFile list_file(std::string_view name, std::string_view text, const Selection& selection);

}  // namespace barber
