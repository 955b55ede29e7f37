#include "scenario/update.hpp"

#include <algorithm>
#include <set>

#include "adjudicator/adjudicate.hpp"
#include "scenario/expected_json.hpp"
#include "scenario/json_tree.hpp"
#include "scenario/text_edits.hpp"
#include "scenario/yaml_tree.hpp"

namespace barber {
namespace {

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

// What `expect`, which says `said` and of which `keys` do not hold, must say; nothing if no keys
// that it could have say what came out.
std::optional<ExpectJson> wanted(const Scenario& scenario, const Ruling& ruling,
                                 const ExpectJson& said, const std::set<std::string>& keys,
                                 int max_outcomes) {
  const bool other_kind = said.contains("error") ||
                          (said.contains("illegal") && ruling.verdict != Verdict::illegal) ||
                          (said.contains("outcomes") && ruling.verdict != Verdict::open) ||
                          (keys.count("ruling") > 0 && !said.contains("ruling"));
  if (other_kind) return expected_block(scenario, ruling, said, max_outcomes);
  ExpectJson mended = said;
  for (const std::string& key : keys) {
    const auto named = said.find(key);
    if (named == said.end()) return std::nullopt;
    if (const auto value = expected_value(scenario, ruling, key, *named, max_outcomes)) {
      mended[key] = *value;
    } else if (ruling.outcomes.size() > 1 && key != "cites") {
      return expected_block(scenario, ruling, said, max_outcomes);
    } else {
      mended.erase(key);
    }
  }
  if (mended.empty()) return std::nullopt;
  return mended;
}

// Whether `expect` was rewritten.
bool rewrite(TextEdits& edits, const Scenario& scenario, const Node& expect, int max_outcomes) {
  const Ruling ruling = adjudicate(scenario.table, scenario.action, scenario.rules, max_outcomes);
  if (ruling.stopped) return false;
  std::set<std::string> keys;
  for (const Difference& one : differences(scenario, ruling, max_outcomes)) {
    keys.insert(one.field.substr(0, one.field.find_first_of(".[")));
  }
  const ExpectJson said = json_of(expect);
  if (keys.empty() && !said.contains("error")) return false;
  const auto value = wanted(scenario, ruling, said, keys, max_outcomes);
  return value && *value != said && edits.set(expect, *value);
}

// The diagnostic with which a document was refused that expects another one; empty: with none.
std::string refused_with(const CheckedFile& file, int document) {
  for (const CheckedCase& one : file.cases) {
    if (one.document != document || one.differences.size() != 1) continue;
    const Difference& difference = one.differences.front();
    if (difference.field == "error")
      return difference.actual.substr(0, difference.actual.find(','));
  }
  return {};
}

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
  TextEdits edits(source, json);
  // What cannot be read to its end has fewer documents in its tree, and their errors alone.
  for (std::size_t i = 0; i < std::min(read.documents.size(), tree.documents.size()); ++i) {
    const Document& document = read.documents[i];
    const std::vector<const Node*> expects = expects_of(*tree.documents[i]);
    const std::string refused = refused_with(file.checked, static_cast<int>(i));
    if (document.scenarios.empty() && !refused.empty()) {
      const ExpectJson value{{"error", refused}};
      if (edits.set(*expects.front(), value)) file.updated.push_back(document.id);
    }
    for (std::size_t k = 0; k < document.scenarios.size(); ++k) {
      const Scenario& one = document.scenarios[k];
      const bool meant =
          selects(selection, one.id, one.prose->title, one.prose->tags, one.prose->status) &&
          !one.prose->known_failing;
      if (!meant || expects[k] == nullptr || expects[k]->kind != NodeKind::map) continue;
      // An alias has no text of its own: what it names is rewritten where it stands.
      if (source.text().substr(source.offset(expects[k]->spot), 1) == "*") continue;
      if (rewrite(edits, one, *expects[k], max_outcomes)) file.updated.push_back(one.id);
    }
  }
  if (file.updated.empty()) return file;
  std::string updated = edits.applied(text);
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
