// What a YAML or JSON text says, as a small tree with positions: nothing but scalars, lists and
// maps, in their order. It knows no key of the format. Duplicate keys stay in it (the builder has
// reported them); an alias is a node that shares the children of what it names.
#pragma once

#include <cstdint>
#include <iterator>
#include <memory>
#include <string_view>
#include <vector>

#include "scenario/source.hpp"

namespace barber {

enum class NodeKind : std::uint8_t { null, scalar, list, map };

struct Node {
  NodeKind kind = NodeKind::null;
  bool plain = false;  // a scalar without quotes: it may be a number or true/false
  Spot spot;
  std::string_view text;        // of a scalar; of a value that is null, its key's
  const Node* first = nullptr;  // of a list: its items; of a map: key, value, key, value, …
  const Node* next = nullptr;
  int size = 0;              // of a list or a map
  std::uint32_t weight = 1;  // bytes and nodes that it spells out to
};

// What a reader of YAML 1.2 or JSON takes a scalar for.
enum class ScalarType : std::uint8_t { text, integer, number, boolean };
// `integer` is a plain decimal integer as JSON writes it; every other number is `number`.
ScalarType scalar_type(const Node& scalar);

// The items of a list: `for (const Node& item : Items(list))`.
class Items {
 public:
  explicit Items(const Node& list) : first_(list.kind == NodeKind::list ? list.first : nullptr) {}
  struct Iterator {
    const Node* node;
    const Node& operator*() const { return *node; }
    Iterator& operator++() {
      node = node->next;
      return *this;
    }
    bool operator==(const Iterator&) const = default;
  };
  Iterator begin() const { return {first_}; }
  Iterator end() const { return {nullptr}; }

 private:
  const Node* first_;
};

struct Entry {
  const Node& key;  // a scalar
  const Node& value;
};

// The entries of a map.
class Entries {
 public:
  explicit Entries(const Node& map) : first_(map.kind == NodeKind::map ? map.first : nullptr) {}
  struct Iterator {
    const Node* node;
    Entry operator*() const { return {*node, *node->next}; }
    Iterator& operator++() {
      node = node->next->next;
      return *this;
    }
    bool operator==(const Iterator&) const = default;
  };
  Iterator begin() const { return {first_}; }
  Iterator end() const { return {nullptr}; }

 private:
  const Node* first_;
};

// Nodes and the texts of scalars, at fixed addresses.
class Arena {
 public:
  Node& add();
  std::string_view keep(std::string_view text);

 private:
  static constexpr std::size_t kNodes = 128;
  static constexpr std::size_t kBytes = 4096;

  std::vector<std::unique_ptr<Node[]>> nodes_;
  std::size_t nodes_left_ = 0;
  std::vector<std::unique_ptr<char[]>> bytes_;
  std::size_t bytes_left_ = 0;
  char* free_ = nullptr;
};

// The documents of one file. A null one has been reported.
struct Tree {
  Arena arena;
  std::vector<const Node*> documents;
};

}  // namespace barber
