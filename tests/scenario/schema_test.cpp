// The JSON Schema and the reader agree: on every valid example and the whole corpus, and on invalid
// ones as far as a schema can know. Each file of invalid/ begins with `# structural NAME` (both
// refuse it) or `# semantic NAME` (only the reader does), NAME being a diagnostic that it must
// give.
#include "support/schema.hpp"

#include <string>
#include <utility>
#include <vector>

#include "catch.hpp"
#include "scenario/files.hpp"
#include "scenario/json_tree.hpp"
#include "scenario/reader.hpp"
#include "scenario/tree_json.hpp"
#include "scenario/yaml_tree.hpp"

namespace barber::schema_test {
namespace {

using test::ExampleFile;

// What the schema has against the documents of a file.
std::vector<std::string> complaints_of_schema(const ExampleFile& file) {
  const Source source(file.text);
  Diagnostics out(source);
  const Tree tree = file.name.ends_with(".json") ? read_json(out) : read_yaml(out);
  std::vector<std::string> found;
  for (const Node* document : tree.documents) {
    for (std::string& error : test::schema_errors("scenario", test::to_json(*document))) {
      found.push_back(std::move(error));
    }
  }
  return found;
}

std::string complaint_of_reader(const ExampleFile& file) {
  const ReadResult result = read_scenarios(file.name, file.text);
  std::string found;
  for (const Diagnostic& diagnostic : result.diagnostics) {
    if (diagnostic.severity == Severity::error) found += format(diagnostic, file.name, file.text);
  }
  return found;
}

// The documents of the corpus that expect an error are refused on purpose.
bool expects_error(const ExampleFile& file) {
  const ReadResult result = read_scenarios(file.name, file.text);
  for (const Document& document : result.documents) {
    if (!document.expected_error.empty()) return true;
  }
  return false;
}

struct Verdicts {
  bool structural = false;
  std::string name;
};

Verdicts announced(const ExampleFile& file) {
  std::istringstream line(file.text.substr(0, file.text.find('\n')));
  std::string hash;
  std::string kind;
  Verdicts verdicts;
  line >> hash >> kind >> verdicts.name;
  REQUIRE(hash == "#");
  REQUIRE((kind == "structural" || kind == "semantic"));
  verdicts.structural = kind == "structural";
  return verdicts;
}

}  // namespace

TEST_CASE("every valid example passes schema and reader", "[scenario][schema]") {
  const auto files = test::files_below("tests/scenario/valid");
  CHECK(files.size() >= 15);
  for (const ExampleFile& file : files) {
    INFO(file.name);
    CHECK(complaints_of_schema(file) == std::vector<std::string>{});
    if (!expects_error(file)) CHECK(complaint_of_reader(file) == "");
  }
}

TEST_CASE("the whole corpus passes schema and reader", "[scenario][schema]") {
  for (const ExampleFile& file : test::files_below("scenarios")) {
    INFO(file.name);
    if (expects_error(file)) continue;
    CHECK(complaints_of_schema(file) == std::vector<std::string>{});
    CHECK(complaint_of_reader(file) == "");
  }
}

TEST_CASE("every invalid example is refused, with the diagnostic it names", "[scenario][schema]") {
  const auto files = test::files_below("tests/scenario/invalid");
  CHECK(files.size() >= 60);
  for (const ExampleFile& file : files) {
    INFO(file.name);
    const Verdicts verdicts = announced(file);
    const ReadResult result = read_scenarios(file.name, file.text);
    std::vector<std::string> errors;
    for (const Diagnostic& diagnostic : result.diagnostics) {
      if (diagnostic.severity == Severity::error) errors.emplace_back(diagnostic.name);
    }
    // One mistake, one error: what follows from it is not reported.
    CHECK(errors == std::vector<std::string>{verdicts.name});
    const std::vector<std::string> complaints = complaints_of_schema(file);
    CAPTURE(complaints);
    CHECK(complaints.empty() != verdicts.structural);
  }
}

TEST_CASE("every diagnostic of the reader has an invalid example", "[scenario][schema]") {
  std::vector<std::string_view> missing;
  const auto files = test::files_below("tests/scenario/invalid");
  // Tested elsewhere: what needs a large or odd text, warnings, and what needs a ruling.
  const std::vector<std::string_view> elsewhere{
      "too-large",   "too-deep",      "not-utf-8",        "too-many-errors", "unused-legend",
      "unused-name", "unused-origin", "unreachable",      "too-many-tiles",  "island",
      "turn-order",  "unused-choice", "ambiguous-choice", "dependent-option"};
  for (const DiagnosticName& known : diagnostic_names()) {
    const bool there = std::any_of(files.begin(), files.end(), [&](const ExampleFile& file) {
      return announced(file).name == known.name;
    });
    if (!there && std::find(elsewhere.begin(), elsewhere.end(), known.name) == elsewhere.end()) {
      missing.push_back(known.name);
    }
  }
  CHECK(missing == std::vector<std::string_view>{});
}

}  // namespace barber::schema_test
