#include "scenario/update.hpp"

#include <algorithm>
#include <set>

#include "adjudicator/adjudicate.hpp"
#include "scenario/expected_json.hpp"
#include "scenario/json_tree.hpp"
#include "scenario/text_span.hpp"
#include "scenario/yaml_tree.hpp"

namespace barber {
namespace {

// Words that no reader of YAML takes for anything but text.
bool is_plain(std::string_view text) {
  constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
  if (text.empty() || kLetters.find(text.front()) == kLetters.npos) return false;
  const auto fine = [&](char c) {
    return kLetters.find(c) != kLetters.npos || (c >= '0' && c <= '9') || c == '-' || c == '.' ||
           c == '_' || c == '/';
  };
  if (!std::all_of(text.begin(), text.end(), fine)) return false;
  static const std::set<std::string_view> taken{"y",  "Y",   "n",    "N",     "yes", "no",
                                                "on", "off", "true", "false", "null"};
  return taken.count(text) == 0;
}

// JSON for a file of JSON, else the flow style that scenarios are written in.
class Writer {
 public:
  Writer(bool json, std::string_view line_end) : json_(json), line_end_(line_end) {}

  std::string flow(const ExpectJson& value) const {
    if (value.is_string()) return scalar(value.get<std::string>());
    if (!value.is_structured()) return value.dump();
    std::string out;
    for (const auto& [key, one] : value.items()) {
      if (!out.empty()) out += ", ";
      if (value.is_object()) out += scalar(key) + ": ";
      out += flow(one);
    }
    return value.is_object() ? "{" + out + "}" : "[" + out + "]";
  }

  // A list with each item in a line of its own; the first stands at `column`, from 0.
  std::string lines(const ExpectJson& list, std::size_t column) const {
    std::string out;
    for (const ExpectJson& one : list) {
      if (!out.empty()) out += line_end_ + std::string(column, ' ');
      out += "- " + flow(one);
    }
    return out;
  }

  // A map with each key in a line of its own, and lists of maps spelled out below theirs.
  std::string block(const ExpectJson& map, std::size_t column) const {
    std::string out;
    for (const auto& [key, value] : map.items()) {
      if (!out.empty()) out += line_end_ + std::string(column, ' ');
      out += scalar(key) + ":";
      if (value.is_array() && !value.empty() && value.front().is_object()) {
        out += line_end_ + std::string(column + 2, ' ') + lines(value, column + 2);
      } else {
        out += " " + flow(value);
      }
    }
    return out;
  }

 private:
  std::string scalar(const std::string& text) const {
    if (!json_ && is_plain(text)) return text;
    return ExpectJson(text).dump(-1, ' ', false, ExpectJson::error_handler_t::replace);
  }

  bool json_;
  std::string line_end_;
};

struct Edit {
  TextSpan span;
  std::string text;
};

const Node* value_of(const Node& map, std::string_view key) {
  for (const Entry entry : Entries(map)) {
    if (entry.key.kind == NodeKind::scalar && entry.key.text == key) return &entry.value;
  }
  return nullptr;
}

// The `expect` of each scenario of a document, in their order; nullptr: it has none of its own.
std::vector<const Node*> expects_of(const Node& document) {
  std::vector<const Node*> found{value_of(document, "expect")};
  if (const Node* variants = value_of(document, "variants")) {
    for (const Node& variant : Items(*variants)) found.push_back(value_of(variant, "expect"));
  }
  return found;
}

class Update {
 public:
  Update(const Source& source, bool json)
      : source_(source),
        writer_(json, source.text().find("\r\n") == std::string_view::npos ? "\n" : "\r\n") {}

  // Whether something of `expect` is to be rewritten.
  bool scenario(const Scenario& scenario, const Node& expect, int max_outcomes) {
    // An alias has no text of its own: what it names is rewritten where it stands.
    if (source_.text().substr(source_.offset(expect.spot), 1) == "*") return false;
    const Ruling ruling = adjudicate(scenario.table, scenario.action, scenario.rules, max_outcomes);
    if (ruling.stopped) return false;
    std::set<std::string> keys;
    for (const Difference& one : differences(scenario, ruling, max_outcomes)) {
      keys.insert(one.field.substr(0, one.field.find_first_of(".[")));
    }
    if (keys.empty()) return false;
    std::vector<Edit> edits;
    for (const std::string& key : keys) {
      const Node* value = value_of(expect, key);
      const auto wanted = expected_value(scenario, ruling, key);
      if (value == nullptr || !wanted) {
        const bool other =
            keys.count("ruling") + keys.count("illegal") + keys.count("outcomes") > 0;
        const bool several = ruling.outcomes.size() > 1;
        return (other || several) && whole(scenario, ruling, expect);
      }
      const auto span = span_of(source_, *value);
      if (!span) return false;
      edits.push_back({*span, text(*wanted, *span)});
    }
    edits_.insert(edits_.end(), edits.begin(), edits.end());
    return true;
  }

  std::string finish(std::string_view whole) {
    std::string out(whole);
    const std::size_t mark = whole.size() - source_.text().size();  // of the byte order
    std::sort(edits_.begin(), edits_.end(),
              [](const Edit& a, const Edit& b) { return a.span.begin > b.span.begin; });
    for (const Edit& edit : edits_) {
      out.replace(mark + edit.span.begin, edit.span.end - edit.span.begin, edit.text);
    }
    return out;
  }

 private:
  std::size_t column(std::size_t offset) const {
    const std::size_t line = source_.text().rfind('\n', offset);
    return offset - (line == std::string_view::npos ? 0 : line + 1);
  }

  // As the value stood, so it stands: a list in lines stays one.
  std::string text(const ExpectJson& value, TextSpan span) const {
    const bool in_lines = source_.text()[span.begin] == '-' && value.is_array();
    if (!in_lines) return writer_.flow(value);
    return value.empty() ? "  []" : writer_.lines(value, column(span.begin));
  }

  // The ruling is of another kind than the expected one, so that other keys belong there.
  bool whole(const Scenario& scenario, const Ruling& ruling, const Node& expect) {
    for (const Entry entry : Entries(expect)) {
      if (!expected_block_has(entry.key.text)) return false;  // it would be lost
    }
    const auto span = span_of(source_, expect);
    if (!span) return false;
    const ExpectJson block = expected_block(scenario, ruling);
    const bool flow = source_.text()[span->begin] == '{';
    edits_.push_back(
        {*span, flow ? writer_.flow(block) : writer_.block(block, column(span->begin))});
    return true;
  }

  const Source& source_;
  Writer writer_;
  std::vector<Edit> edits_;
};

bool valid(const CheckedFile& file) {
  return std::none_of(file.cases.begin(), file.cases.end(),
                      [](const CheckedCase& one) { return one.result == CaseResult::not_valid; });
}

}  // namespace

UpdatedFile update_file(std::string_view name, std::string_view text, int max_outcomes,
                        const Selection& selection) {
  UpdatedFile file;
  file.text = text;
  file.checked = check_file(name, text, {}, max_outcomes, selection);
  file.valid = valid(file.checked);
  if (!file.valid) return file;
  const bool json = name.ends_with(".json");
  const Source source(text);
  Diagnostics out(source);
  const Tree tree = json ? read_json(out) : read_yaml(out);
  const ReadResult read = read_scenarios(name, text);
  Update update(source, json);
  for (std::size_t i = 0; i < read.documents.size(); ++i) {
    const std::vector<Scenario>& scenarios = read.documents[i].scenarios;
    const std::vector<const Node*> expects = expects_of(*tree.documents[i]);
    for (std::size_t k = 0; k < scenarios.size(); ++k) {
      const Scenario& one = scenarios[k];
      const bool meant =
          selects(selection, one.id, one.title, one.tags, one.status) && !one.known_failing;
      if (!meant || expects[k] == nullptr || expects[k]->kind != NodeKind::map) continue;
      if (update.scenario(one, *expects[k], max_outcomes)) file.updated.push_back(one.id);
    }
  }
  if (file.updated.empty()) return file;
  std::string updated = update.finish(text);
  CheckedFile again = check_file(name, updated, {}, max_outcomes, selection);
  // A text that would not be valid is never written; what fails then is what failed before.
  if (!valid(again)) {
    file.updated.clear();
    return file;
  }
  file.text = std::move(updated);
  file.checked = std::move(again);
  return file;
}

}  // namespace barber
