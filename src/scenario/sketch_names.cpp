#include "scenario/sketch_names.hpp"

#include <fmt/format.h>

#include "scenario/vocabulary.hpp"

namespace barber {

std::optional<int> SketchNames::named(const Node& node, bool bathhouse) const {
  if (!read_text(out_, node, bathhouse ? "a bathhouse" : "a feature")) return std::nullopt;
  const Name* found = names_.find(node.text);
  if (found != nullptr && found->is_bathhouse == bathhouse) return found->number;
  for (const auto& [word, name] : names_.entries()) {
    if (word == node.text && name.is_bathhouse == bathhouse) return name.number;
  }
  if (sketch_.unreadable) return std::nullopt;  // it may be there
  if (found != nullptr) {
    out_.error(Problem::no_such_feature, node,
               fmt::format("`{}` is a {}", node.text, bathhouse ? "feature" : "bathhouse"),
               bathhouse ? "name a bathhouse of the sketch" : "name a feature of the sketch");
    return std::nullopt;
  }
  std::vector<std::string_view> known;
  for (const auto& [word, name] : names_.entries()) {
    if (name.is_bathhouse == bathhouse) known.push_back(word);
  }
  out_.error(
      Problem::unknown_place, node,
      fmt::format("the sketch has no {} `{}`", bathhouse ? "bathhouse" : "feature", node.text),
      known.empty()
          ? fmt::format("declare it under `sketch: {}:`", bathhouse ? "bathhouses" : "features")
          : help_for_unknown(node.text, known));
  return std::nullopt;
}

std::vector<int> SketchNames::list(const Node& node, std::string_view what, bool bathhouse) const {
  std::vector<int> found;
  if (!want_list(out_, node, what)) return found;
  found.reserve(static_cast<std::size_t>(node.size));
  for (const Node& item : Items(node)) {
    const auto number = named(item, bathhouse);
    if (!number) continue;
    if (std::find(found.begin(), found.end(), *number) != found.end()) {
      out_.error(Problem::duplicate_name, item,
                 fmt::format("`{}` stands in this list twice", item.text), "name it once");
      continue;
    }
    found.push_back(*number);
  }
  return found;
}
std::vector<SketchedNear> SketchNames::near(const Node& node) const {
  std::vector<SketchedNear> found;
  if (!want_list(out_, node, "`near`")) return found;
  found.reserve(static_cast<std::size_t>(node.size));
  for (const Node& item : Items(node)) {
    const Name* name = item.kind == NodeKind::scalar ? names_.find(item.text) : nullptr;
    const bool bathhouse = name != nullptr && name->is_bathhouse;
    if (const auto number = named(item, bathhouse)) found.push_back({bathhouse, *number});
  }
  return found;
}

}  // namespace barber
