#include "scenario/reader.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "scenario/decode.hpp"
#include "scenario/document_reader.hpp"
#include "scenario/json_tree.hpp"
#include "scenario/text_check.hpp"
#include "scenario/yaml_tree.hpp"

namespace barber {
namespace {

// "scenarios/barber-surgeons/lone-knight.yaml" is called "barber-surgeons/lone-knight".
std::string id_of(std::string_view path) {
  const std::size_t slash = path.rfind('/');
  std::string_view stem = slash == path.npos ? path : path.substr(slash + 1);
  if (const std::size_t dot = stem.rfind('.'); dot != stem.npos && dot > 0) {
    stem = stem.substr(0, dot);
  }
  if (slash == path.npos) return std::string(stem);
  std::string_view folder = path.substr(0, slash);
  if (const std::size_t above = folder.rfind('/'); above != folder.npos) {
    folder = folder.substr(above + 1);
  }
  if (folder.empty() || folder == "." || folder == "..") return std::string(stem);
  return fmt::format("{}/{}", folder, stem);
}

void check_ids(Diagnostics& out, const std::vector<Document>& documents, const Tree& tree) {
  NameTable<std::size_t> ids;
  for (std::size_t i = 0; i < documents.size(); ++i) {
    if (!documents[i].id.empty()) ids.add(documents[i].id, i);
  }
  ids.sort();
  const auto& all = ids.entries();
  for (std::size_t i = 1; i < all.size(); ++i) {
    if (all[i].first != all[i - 1].first) continue;
    out.begin_document(static_cast<int>(all[i].second));
    out.error(Problem::duplicate_name, *tree.documents[all[i].second],
              fmt::format("two documents have the id `{}`", all[i].first),
              "give each document of a file an id of its own");
  }
}

void read_documents(Diagnostics& out, std::string_view name, std::vector<Document>& documents) {
  const Tree tree = name.ends_with(".json") ? read_json(out) : read_yaml(out);
  if (tree.documents.empty() && out.errors() == 0) {
    out.error(Problem::empty, Stretch{}, "this file is empty",
              "`barber new` writes one to start from");
  }
  documents.reserve(tree.documents.size());
  std::size_t pieces = 0;
  for (const Node* root : tree.documents) {
    out.begin_document(static_cast<int>(documents.size()));
    Document& document = documents.emplace_back();
    if (tree.documents.size() == 1) document.id = id_of(name);
    if (root->kind != NodeKind::null) read_document(out, *root, pieces, document);
  }
  check_ids(out, documents, tree);
}

void keep_label(Document& document) {
  if (document.scenarios.empty()) return;
  const Scenario& base = document.scenarios.front();
  document.title = base.prose->title;
  document.tags = base.prose->tags;
  document.status = base.prose->status;
}

}  // namespace

bool ReadResult::ok() const {
  return std::none_of(diagnostics.begin(), diagnostics.end(), [](const Diagnostic& diagnostic) {
    return diagnostic.severity == Severity::error;
  });
}

ReadResult read_scenarios(std::string_view name, std::string_view text) {
  const Source source(text);
  Diagnostics out(source);
  ReadResult result;
  try {
    if (check_text(out)) read_documents(out, name, result.documents);
  } catch (const StopReading&) {
    // Reported where it was thrown.
  }
  for (std::size_t i = 0; i < result.documents.size(); ++i) {
    keep_label(result.documents[i]);
    if (out.errors_of_document(static_cast<int>(i)) > 0) result.documents[i].scenarios.clear();
  }
  result.diagnostics = out.take();
  return result;
}

}  // namespace barber
