#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <pugixml.hpp>
#include <sstream>

#include "report/run_parts.hpp"
#include "scenario/printable.hpp"

namespace barber {
namespace {

// The format that JUnit's reports began and that CI servers read: a suite a file, a case a
// scenario. Nothing is said of the whole run, which is known only when all has been written; and
// nothing of times, so that one corpus gives one text.
class JunitPrinter : public RunPrinter {
 public:
  std::string begin() override {
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"barber\">\n";
  }

  std::string file(const RunFile& file) override {
    const std::string& why = file.unreadable.empty() ? file.internal_error : file.unreadable;
    if (file.checked.cases.empty() && why.empty()) return {};
    pugi::xml_document document;
    pugi::xml_node suite = document.append_child("testsuite");
    set(suite, "name", file.path);
    // Two cases may have one id if a document has errors.
    std::map<std::string, int> names;
    Counts counts;
    if (!why.empty()) add_unreadable(suite, file, why, counts);
    for (const CheckedCase& one : file.checked.cases) {
      std::string name = printable(case_name(file, one));
      const int number = ++names[name];
      if (number > 1) name += fmt::format(" ({})", number);
      add(suite, file, one, name, counts);
    }
    for (const auto& [what, number] :
         {std::pair("tests", counts.tests), std::pair("failures", counts.failures),
          std::pair("errors", counts.errors), std::pair("skipped", counts.skipped)}) {
      suite.append_attribute(what).set_value(number);
    }
    std::ostringstream out;
    suite.print(out, "  ", pugi::format_default, pugi::encoding_utf8, 1);
    return out.str();
  }

  std::string end(const RunSummary& /*summary*/) override { return "</testsuites>\n"; }

 private:
  struct Counts {
    int tests = 0;
    int failures = 0;
    int errors = 0;
    int skipped = 0;
  };

  static void set(pugi::xml_node node, const char* key, std::string_view value) {
    node.append_attribute(key).set_value(printable(value).c_str());
  }

  static pugi::xml_node add_case(pugi::xml_node suite, const RunFile& file, const std::string& name,
                                 int line) {
    pugi::xml_node test = suite.append_child("testcase");
    set(test, "classname", file.path);
    set(test, "name", name);
    set(test, "file", file.path);
    if (line > 0) test.append_attribute("line").set_value(line);
    return test;
  }

  static void add_problem(pugi::xml_node test, const char* element, std::string_view type,
                          const std::string& brief, const std::vector<std::string>& lines) {
    pugi::xml_node problem = test.append_child(element);
    set(problem, "type", type);
    set(problem, "message", brief);
    std::string text;
    for (const std::string& line : lines) text += printable(line) + '\n';
    problem.text().set(text.c_str());
  }

  static void add_unreadable(pugi::xml_node suite, const RunFile& file, const std::string& why,
                             Counts& counts) {
    const bool internal = file.unreadable.empty();
    add_problem(add_case(suite, file, file.path, 0), "error",
                internal ? "internal-error" : "unreadable", why, {why});
    ++counts.tests;
    ++counts.errors;
  }

  static void add(pugi::xml_node suite, const RunFile& file, const CheckedCase& one,
                  const std::string& name, Counts& counts) {
    pugi::xml_node test = add_case(suite, file, name, case_line(file, one));
    ++counts.tests;
    const std::string_view result = barber::name(one.result);
    switch (one.result) {
      case CaseResult::passed:
        break;
      case CaseResult::failed:
      case CaseResult::fixed:
        ++counts.failures;
        add_problem(test, "failure", result, failure_brief(file, one), failure_lines(file, one));
        break;
      case CaseResult::not_valid:
        ++counts.errors;
        add_problem(test, "error", result, failure_brief(file, one), failure_lines(file, one));
        break;
      case CaseResult::known_failing:
        ++counts.skipped;
        set(test.append_child("skipped"), "message", "known failing: " + one.known_reason);
        break;
      case CaseResult::untested:
        ++counts.skipped;
        set(test.append_child("skipped"), "message", "it expects nothing");
        break;
    }
  }
};

}  // namespace

std::unique_ptr<RunPrinter> junit_printer() { return std::make_unique<JunitPrinter>(); }

}  // namespace barber
