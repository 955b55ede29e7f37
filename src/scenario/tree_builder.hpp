// Builds a Tree from the events of a YAML or JSON reader, and finds what neither of these two
// refuses: keys that stand twice, keys that are no words, merge keys, aliases that go too far.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "scenario/diagnostics.hpp"
#include "scenario/tree.hpp"

namespace barber {

inline constexpr std::size_t kDeepest = 64;
// Says at `spot` that something is nested deeper than that.
void report_too_deep(Diagnostics& out, Spot spot);

class TreeBuilder {
 public:
  TreeBuilder(Tree& tree, Diagnostics& out) : tree_(tree), out_(out) {}

  void null(Spot spot);
  void scalar(Spot spot, std::string_view text, bool plain);
  void begin(NodeKind kind, Spot spot);  // a list or a map
  void end();
  // The node just added or begun has the anchor `number`, or is an alias to it.
  void anchor(std::size_t number);
  void alias(std::size_t number, Spot spot);
  void end_document(Spot spot);

 private:
  struct Open {
    Node* node;
    Node* last = nullptr;  // child
    std::size_t anchor = 0;
  };

  Node& add(NodeKind kind, Spot spot);
  void close(const Node& node);  // it is whole: its parent takes its weight
  void check_key(const Node& key);
  void check_duplicates(const Node& map);

  Tree& tree_;
  Diagnostics& out_;
  std::vector<Open> open_;
  std::vector<Node*> anchors_;
  Node* root_ = nullptr;
  Node* added_ = nullptr;
  std::vector<const Node*> keys_;  // of the map being checked
};

}  // namespace barber
