// A scenario file as the commands that answer questions take it: read, its errors told, and every
// case of a document ruled on, since an answer that no case asks for is a mistake in the file.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "adjudicator/ruling.hpp"
#include "scenario/reader.hpp"

namespace barber::cli {

struct ScenarioFile {
  std::string path;
  std::string text;
  ReadResult read;
};

// Tells the diagnostics on standard error; of the warnings only those of the base case and of the
// variant asked for ("all": of every one). Nothing if the file cannot be read at all; a file with
// errors still has its valid documents.
std::optional<ScenarioFile> open_scenarios(const std::string& path, std::string_view variant);

// The rulings on all cases of the document, by the rules of the file, in their order. Nothing, and
// it is told on standard error, if an answer is never asked for.
std::optional<std::vector<Ruling>> rule_on(const ScenarioFile& file, const Document& document,
                                           int max_outcomes);

}  // namespace barber::cli
