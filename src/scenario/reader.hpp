// Text in, scenarios out: reads YAML (or JSON) and checks everything that can be checked without a
// ruling.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "scenario/scenario.hpp"

namespace barber {

// One document of a file: its base case and its variants.
struct Document {
  std::string id;
  // The base case first. Empty if there is an error in the document.
  std::vector<Scenario> scenarios;
  // `expect.error` of the base case, if the file is to be refused (also where it was).
  std::string expected_error;
  // What a selection asks of the base case; kept where there are errors, as far as it was read.
  std::string title;
  std::vector<std::string> tags;
  Status status = Status::normative;
  Mark mark;
};

struct ReadResult {
  std::vector<Document> documents;
  // By line, each once. `Diagnostic::document` is an index into documents; it may lie beyond their
  // end where not even a document was found.
  std::vector<Diagnostic> diagnostics;
  bool ok() const;  // no error among them
};

// Reads `text`. `name` is the file's path, from which ids are made (folder and stem). JSON is
// chosen by a name that ends in ".json". Never throws; what is wrong is a diagnostic.
ReadResult read_scenarios(std::string_view name, std::string_view text);

}  // namespace barber
