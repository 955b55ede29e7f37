#include "scenario/check.hpp"

#include <algorithm>
#include <array>
#include <iterator>

#include "adjudicator/adjudicate.hpp"
#include "scenario/choices_check.hpp"

namespace barber {
namespace {

CheckedCase case_of(const Scenario& scenario, const Ruling& ruling, int max_outcomes) {
  CheckedCase checked;
  checked.id = scenario.id;
  checked.title = scenario.prose->title;
  checked.mark = scenario.mark;
  if (!scenario.expect.present) {
    checked.result = CaseResult::untested;
    return checked;
  }
  checked.differences = differences(scenario, ruling, max_outcomes);
  const bool met = checked.differences.empty();
  if (scenario.prose->known_failing) {
    checked.known_reason = *scenario.prose->known_failing;
    checked.result = met ? CaseResult::fixed : CaseResult::known_failing;
  } else {
    checked.result = met ? CaseResult::passed : CaseResult::failed;
  }
  return checked;
}

// A document that must be refused: with that error among its diagnostics it is a pass.
CheckedCase refused(const Document& document, const std::vector<Diagnostic>& own) {
  CheckedCase checked;
  checked.id = document.id;
  checked.title = document.title;
  checked.mark = document.mark;
  std::string actual;
  for (const Diagnostic& diagnostic : own) {
    if (diagnostic.severity != Severity::error) continue;
    if (diagnostic.name == document.expected_error) return checked;
    if (!actual.empty()) actual += ", ";
    actual += diagnostic.name;
  }
  checked.result = CaseResult::failed;
  Difference difference;
  difference.field = "error";
  difference.expected = document.expected_error;
  difference.actual = actual.empty() ? "none" : actual;
  difference.mark = document.mark;
  checked.differences.push_back(std::move(difference));
  return checked;
}

bool has_errors(const std::vector<Diagnostic>& diagnostics) {
  return std::any_of(diagnostics.begin(), diagnostics.end(), [](const Diagnostic& diagnostic) {
    return diagnostic.severity == Severity::error;
  });
}

bool selected(const Selection& selection, const Scenario& scenario) {
  return selects(selection, scenario.id, scenario.prose->title, scenario.prose->tags,
                 scenario.prose->status);
}

bool selected(const Selection& selection, const Document& document) {
  return selects(selection, document.id, document.title, document.tags, document.status);
}

CheckedCase not_valid(const Document& document) {
  CheckedCase checked;
  checked.id = document.id;
  checked.title = document.title;
  checked.mark = document.mark;
  checked.result = CaseResult::not_valid;
  return checked;
}

// The documents of one file, a call each.
class FileCheck {
 public:
  FileCheck(const RuleSettings& settings, int max_outcomes, const Selection& selection)
      : settings_(settings), max_outcomes_(max_outcomes), selection_(selection) {}

  // `own`: the diagnostics of the document.
  void check(const Document& document, std::vector<Diagnostic> own) {
    if (!document.expected_error.empty()) {
      if (!selected(selection_, document)) return;
      if (!document.scenarios.empty()) rule_on(document, own);  // the error may be in the choices
      add(refused(document, own));
      if (file_.cases.back().result != CaseResult::passed) keep(own);
      return;
    }
    const auto& all = document.scenarios;
    if (!has_errors(own)) {
      if (std::none_of(all.begin(), all.end(),
                       [&](const Scenario& one) { return selected(selection_, one); })) {
        return;
      }
      std::vector<CheckedCase> cases = rule_on(document, own);
      if (!has_errors(own)) {
        for (CheckedCase& one : cases) add(std::move(one));
        keep(own);
        return;
      }
    }
    add(not_valid(document));
    keep(own);
  }

  // The same without ruling.
  void list(const Document& document, std::vector<Diagnostic> own) {
    if (!document.expected_error.empty()) {
      if (!selected(selection_, document)) return;
      CheckedCase one = not_valid(document);
      one.result = CaseResult::untested;
      add(std::move(one));
      return;
    }
    if (has_errors(own)) {
      add(not_valid(document));
      keep(own);
      return;
    }
    for (const Scenario& scenario : document.scenarios) {
      if (!selected(selection_, scenario)) continue;
      CheckedCase one;
      one.id = scenario.id;
      one.title = scenario.prose->title;
      one.mark = scenario.mark;
      one.result = CaseResult::untested;
      add(std::move(one));
    }
  }

  void next_document() { ++document_; }

  // What belongs to no document makes one case of its own.
  CheckedFile finish(std::vector<Diagnostic> rest) {
    if (has_errors(rest)) {
      CheckedCase one;
      one.result = CaseResult::not_valid;
      add(std::move(one));
    }
    for (Diagnostic& diagnostic : rest) diagnostic.document = document_;
    keep(rest);
    return std::move(file_);
  }

 private:
  void add(CheckedCase one) {
    one.document = document_;
    file_.cases.push_back(std::move(one));
  }

  void keep(std::vector<Diagnostic>& own) {
    std::move(own.begin(), own.end(), std::back_inserter(file_.diagnostics));
  }

  // All cases are ruled on, since an answer that none asks for is an error; those selected are
  // compared.
  std::vector<CheckedCase> rule_on(const Document& document, std::vector<Diagnostic>& own) const {
    std::vector<CheckedCase> cases;
    std::vector<Ruling> rulings;
    cases.reserve(document.scenarios.size());
    rulings.reserve(document.scenarios.size());
    for (const Scenario& scenario : document.scenarios) {
      rulings.push_back(adjudicate(scenario.table, scenario.action, scenario.rules, max_outcomes_));
      if (!selected(selection_, scenario)) continue;
      if (settings_.empty()) {
        cases.push_back(case_of(scenario, rulings.back(), max_outcomes_));
        continue;
      }
      // Whether the file is valid does not depend on how it is checked.
      const Scenario other = under(scenario, settings_);
      cases.push_back(case_of(
          other, adjudicate(other.table, other.action, other.rules, max_outcomes_), max_outcomes_));
    }
    for (Diagnostic& diagnostic : unused_choices(document.scenarios, rulings)) {
      diagnostic.document = document_;
      own.push_back(std::move(diagnostic));
    }
    return cases;
  }

  const RuleSettings& settings_;
  int max_outcomes_;
  const Selection& selection_;
  int document_ = 0;
  CheckedFile file_;
};

// Reads `text` and hands each document with its diagnostics to `each`.
template <typename Each>
CheckedFile each_document(std::string_view name, std::string_view text, FileCheck& check,
                          Each each) {
  ReadResult read = read_scenarios(name, text);
  std::vector<std::vector<Diagnostic>> by_document(read.documents.size() + 1);
  for (Diagnostic& diagnostic : read.diagnostics) {
    const auto number = static_cast<std::size_t>(diagnostic.document);
    by_document[std::min(number, read.documents.size())].push_back(std::move(diagnostic));
  }
  for (std::size_t i = 0; i < read.documents.size(); ++i) {
    each(read.documents[i], std::move(by_document[i]));
    check.next_document();
  }
  return check.finish(std::move(by_document.back()));
}

}  // namespace

std::string_view name(CaseResult result) {
  constexpr std::array<std::string_view, 6> kNames{"passed", "failed",    "known-failing",
                                                   "fixed",  "not-valid", "untested"};
  return kNames[static_cast<std::size_t>(result)];
}

CheckedFile check_file(std::string_view name, std::string_view text, const RuleSettings& settings,
                       int max_outcomes, const Selection& selection) {
  FileCheck check(settings, max_outcomes, selection);
  return each_document(name, text, check,
                       [&check](const Document& document, std::vector<Diagnostic> own) {
                         check.check(document, std::move(own));
                       });
}

CheckedFile check_file(std::string_view name, std::string_view text, const RuleSettings& settings,
                       int max_outcomes) {
  return check_file(name, text, settings, max_outcomes, {});
}

CheckedFile list_file(std::string_view name, std::string_view text, const Selection& selection) {
  const RuleSettings none;
  FileCheck check(none, 0, selection);
  return each_document(name, text, check,
                       [&check](const Document& document, std::vector<Diagnostic> own) {
                         check.list(document, std::move(own));
                       });
}

}  // namespace barber
