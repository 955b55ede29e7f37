#include "report/run_parts.hpp"

namespace barber {
namespace {

std::string dump(const Json& json) {
  return json.dump(2, ' ', false, Json::error_handler_t::replace);
}

// Moves all lines but the first to the right. A text in JSON has no line break of its own.
std::string indented(const std::string& text, std::size_t by) {
  std::string out;
  out.reserve(text.size() * 2);
  for (const char c : text) {
    out += c;
    if (c == '\n') out.append(by, ' ');
  }
  return out;
}

Json file_json(const RunFile& file) {
  Json json{{"path", file.path}};
  if (!file.unreadable.empty()) json["unreadable"] = file.unreadable;
  if (!file.internal_error.empty()) json["internal_error"] = file.internal_error;
  Json cases = Json::array();
  for (const CheckedCase& one : file.checked.cases) cases.push_back(case_json(one));
  json["cases"] = std::move(cases);
  Json diagnostics = Json::array();
  for (const Diagnostic& one : file.checked.diagnostics) {
    diagnostics.push_back(diagnostic_json(one));
  }
  json["diagnostics"] = std::move(diagnostics);
  return json;
}

Json summary_json(const RunSummary& summary) {
  return {{"cases", summary.cases()},     {"passed", summary.passed},
          {"failed", summary.failed},     {"known_failing", summary.known_failing},
          {"untested", summary.untested}, {"not_valid", summary.not_valid}};
}

// One JSON text, as schemas/report.schema.json describes it. The summary comes last, since only
// then it is known.
class JsonPrinter : public RunPrinter {
 public:
  std::string begin() override { return "{\n  \"format_version\": 1,\n  \"files\": ["; }

  std::string file(const RunFile& file) override {
    std::string out = first_ ? "\n    " : ",\n    ";
    first_ = false;
    return out + indented(dump(file_json(file)), 4);
  }

  std::string end(const RunSummary& summary) override {
    std::string out = first_ ? "],\n" : "\n  ],\n";
    if (summary.interrupted) out += "  \"interrupted\": true,\n";
    return out + "  \"summary\": " + indented(dump(summary_json(summary)), 2) + "\n}\n";
  }

 private:
  bool first_ = true;
};

}  // namespace

std::unique_ptr<RunPrinter> json_printer() { return std::make_unique<JsonPrinter>(); }

}  // namespace barber
