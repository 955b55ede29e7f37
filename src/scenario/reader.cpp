#include "scenario/reader.hpp"

#include <fmt/format.h>

#include <algorithm>

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
  for (std::size_t i = 1; i < documents.size(); ++i) {
    const auto same = [&](const Document& other) {
      return !other.id.empty() && other.id == documents[i].id;
    };
    const auto end = documents.begin() + static_cast<std::ptrdiff_t>(i);
    if (std::find_if(documents.begin(), end, same) == end) continue;
    out.begin_document(static_cast<int>(i));
    out.error(Problem::duplicate_name, *tree.documents[i],
              fmt::format("two documents have the id `{}`", documents[i].id),
              "give each document of a file an id of its own");
  }
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
  if (!check_text(out)) {
    result.diagnostics = out.take();
    return result;
  }
  const Tree tree = name.ends_with(".json") ? read_json(out) : read_yaml(out);
  if (tree.documents.empty() && out.errors() == 0) {
    out.error(Problem::empty, Stretch{}, "this file is empty",
              "README shows one to start from");
  }
  result.documents.reserve(tree.documents.size());
  for (const Node* root : tree.documents) {
    const auto number = static_cast<int>(result.documents.size());
    out.begin_document(number);
    Document& document = result.documents.emplace_back();
    if (root->kind != NodeKind::null) {
      document = read_document(out, *root, tree.documents.size() == 1 ? id_of(name) : "");
    }
    if (out.errors_of_document(number) > 0) document.scenarios.clear();
  }
  check_ids(out, result.documents, tree);
  result.diagnostics = out.take();
  return result;
}

}  // namespace barber
