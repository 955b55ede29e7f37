#include "report/run_parts.hpp"

namespace barber {
namespace {

std::string line(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

// A line a scenario, as schemas/result.schema.json describes it. The diagnostics of a document
// stand in the line of its first scenario.
class JsonlPrinter : public RunPrinter {
 public:
  std::string file(const RunFile& file) override {
    std::string out;
    const bool unreadable = !file.unreadable.empty();
    if (unreadable || !file.internal_error.empty()) {
      out += line({{"format_version", 1},
                   {"path", file.path},
                   {"id", ""},
                   {"result", name(CaseResult::not_valid)},
                   {"line", 0},
                   {unreadable ? "unreadable" : "internal_error",
                    unreadable ? file.unreadable : file.internal_error}});
    }
    int document = -1;
    for (const CheckedCase& one : file.checked.cases) {
      Json json{{"format_version", 1}, {"path", file.path}};
      json.update(case_json(one));
      if (one.document != document) {
        document = one.document;
        for (const Diagnostic* each : case_diagnostics(file, one)) {
          json["diagnostics"].push_back(diagnostic_json(*each));
        }
      }
      out += line(json);
    }
    return out;
  }

  std::string end(const RunSummary& /*summary*/) override { return {}; }
};

}  // namespace

std::unique_ptr<RunPrinter> jsonl_printer() { return std::make_unique<JsonlPrinter>(); }

}  // namespace barber
