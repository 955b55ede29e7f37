#include "scenario/tree_builder.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace barber {
namespace {

constexpr std::uint32_t kHeaviest = 8U << 20U;
constexpr std::size_t kFewKeys = 16;

bool is_control(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return (byte < 0x20U && c != '\n' && c != '\t') || byte == 0x7FU;
}

}  // namespace

void report_too_deep(Diagnostics& out, Spot spot) {
  out.error(Problem::too_deep, {spot, 1},
            fmt::format("lists and maps are nested deeper than {} levels", kDeepest),
            "no scenario needs that: look for brackets that are not closed, and for lines that are "
            "indented ever further");
}

Node& TreeBuilder::add(NodeKind kind, Spot spot) {
  Node& node = tree_.arena.add();
  node.kind = kind;
  node.spot = spot;
  added_ = &node;
  if (open_.empty()) {
    root_ = &node;
    return node;
  }
  Open& parent = open_.back();
  if (parent.last == nullptr) {
    parent.node->first = &node;
  } else {
    parent.last->next = &node;
  }
  parent.last = &node;
  ++parent.node->size;  // of a map: keys and values, halved at its end
  return node;
}

void TreeBuilder::close(const Node& node) {
  if (open_.empty()) return;
  Node& parent = *open_.back().node;
  parent.weight += node.weight;
  if (parent.weight > kHeaviest) {
    out_.error(Problem::alias_bomb, node, "the aliases of this file spell out to over 8 MiB",
               "write what is meant without aliases");
    throw StopReading{};
  }
  if (parent.kind == NodeKind::map && parent.size % 2 == 1) check_key(node);
}

void TreeBuilder::check_key(const Node& key) {
  if (key.kind == NodeKind::scalar) {
    if (key.plain && key.text == "<<") {
      out_.error(Problem::merge_key, key, "the merge key `<<` is not part of the format",
                 "write the keys out; tables that differ in one thing are `variants`");
    }
    return;
  }
  const std::string_view what = key.kind == NodeKind::null   ? "nothing"
                                : key.kind == NodeKind::list ? "a list"
                                                             : "a map";
  out_.error(Problem::bad_key, key, fmt::format("a key must be a word, not {}", what),
             "put text in quotes if it begins with `[`, `{` or `~`");
}

void TreeBuilder::check_duplicates(const Node& map) {
  const auto report = [&](const Node& first, const Node& second) {
    out_.error(Problem::duplicate_key, second, fmt::format("`{}` stands here twice", second.text),
               fmt::format("the first is in line {}; keep one of them", first.spot.line));
  };
  if (static_cast<std::size_t>(map.size) <= kFewKeys) {
    for (const Entry second : Entries(map)) {
      for (const Node* first = map.first; first != &second.key; first = first->next->next) {
        if (first->kind != NodeKind::scalar || second.key.kind != NodeKind::scalar) continue;
        if (first->text != second.key.text) continue;
        report(*first, second.key);
        break;
      }
    }
    return;
  }
  keys_.clear();
  for (const Entry entry : Entries(map)) {
    if (entry.key.kind == NodeKind::scalar) keys_.push_back(&entry.key);
  }
  std::stable_sort(keys_.begin(), keys_.end(),
                   [](const Node* a, const Node* b) { return a->text < b->text; });
  for (std::size_t i = 1; i < keys_.size(); ++i) {
    if (keys_[i - 1]->text == keys_[i]->text) report(*keys_[i - 1], *keys_[i]);
  }
}

void TreeBuilder::null(Spot spot) {
  // Of a value that is not there, a reader gives the place of what follows; its key says more.
  const Node* key = nullptr;
  if (!open_.empty() && open_.back().node->kind == NodeKind::map &&
      open_.back().node->size % 2 == 1 && open_.back().last->kind == NodeKind::scalar) {
    key = open_.back().last;
  }
  Node& node = add(NodeKind::null, key != nullptr ? key->spot : spot);
  if (key != nullptr) {
    node.text = key->text;
    node.plain = key->plain;
  }
  close(node);
}

void TreeBuilder::scalar(Spot spot, std::string_view text, bool plain) {
  Node& node = add(NodeKind::scalar, spot);
  node.plain = plain;
  node.text = tree_.arena.keep(text);
  node.weight += static_cast<std::uint32_t>(text.size());
  // Quotes can say what the file itself may not contain.
  if (!plain && std::any_of(text.begin(), text.end(), is_control)) {
    out_.error(Problem::control_character, node, "this text contains a control character",
               "write it without");
  }
  close(node);
}

void TreeBuilder::begin(NodeKind kind, Spot spot) {
  if (open_.size() == kDeepest) {
    report_too_deep(out_, spot);
    throw StopReading{};
  }
  open_.push_back({&add(kind, spot)});
}

void TreeBuilder::end() {
  Node& node = *open_.back().node;
  if (const std::size_t anchor = open_.back().anchor; anchor != 0) anchors_[anchor - 1] = &node;
  open_.pop_back();
  if (node.kind == NodeKind::map) {
    node.size /= 2;
    check_duplicates(node);
  }
  close(node);
}

void TreeBuilder::anchor(std::size_t number) {
  if (number == 0) return;
  anchors_.resize(std::max(anchors_.size(), number), nullptr);
  if (!open_.empty() && open_.back().node == added_) {
    open_.back().anchor = number;  // usable only when it is whole
  } else {
    anchors_[number - 1] = added_;
  }
}

void TreeBuilder::alias(std::size_t number, Spot spot) {
  const Node* named = number != 0 && number <= anchors_.size() ? anchors_[number - 1] : nullptr;
  if (named == nullptr) {
    out_.error(Problem::alias_bomb, {spot, 1}, "this alias stands inside of what it names",
               "write what is meant without an alias");
    throw StopReading{};
  }
  Node& node = add(named->kind, spot);
  node.plain = named->plain;
  node.text = named->text;
  node.first = named->first;
  node.size = named->size;
  node.weight = named->weight;
  close(node);
}

void TreeBuilder::end_document(Spot spot) {
  if (root_ == nullptr) return;
  if (root_->kind == NodeKind::null) {
    out_.error(Problem::empty, {spot, 1}, "this document is empty",
               "leave out the `---` before it, or write a scenario");
  }
  tree_.documents.push_back(root_);
  out_.begin_document(static_cast<int>(tree_.documents.size()));
  root_ = nullptr;
  anchors_.clear();
}

}  // namespace barber
