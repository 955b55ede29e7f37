// Taking values out of a Tree: text, numbers, positions, the fields of a map. Each of these reports
// what is wrong and then returns nothing, so that its caller can go on with the rest.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "geometry/geometry.hpp"
#include "scenario/diagnostics.hpp"
#include "scenario/tree.hpp"

namespace barber {

inline constexpr int kFarthest = 1'000'000;  // coordinates
inline constexpr int kMostPoints = 1'000'000;
inline constexpr int kMostFigures = 100;  // of one kind in a supply

// `what` is the subject of the message, as in "`at` needs a list".
// Where nothing stands, the way out is an empty one, or, where that would not do, `example`.
bool want_map(Diagnostics& out, const Node& node, std::string_view what);
bool want_map(Diagnostics& out, const Node& node, std::string_view what, std::string_view example);
bool want_list(Diagnostics& out, const Node& node, std::string_view what);
bool want_list(Diagnostics& out, const Node& node, std::string_view what, std::string_view example);

std::optional<std::string_view> read_text(Diagnostics& out, const Node& node,
                                          std::string_view what);
// Text that names something: not empty, no blank at either end; without any blanks, `#` or `@`
// where it is `strict`.
std::optional<std::string_view> read_name(Diagnostics& out, const Node& node, std::string_view what,
                                          bool strict);
bool check_name(Diagnostics& out, const Node& node, std::string_view what, bool strict);
std::optional<int> read_integer(Diagnostics& out, const Node& node, std::string_view what,
                                int least, int most);
std::optional<bool> read_boolean(Diagnostics& out, const Node& node, std::string_view what);
// As a scenario writes it.
std::string shown(Position at);
std::optional<Position> read_position(Diagnostics& out, const Node& node, std::string_view what);
// One of `words`; its number. Otherwise `problem` is reported.
std::optional<std::size_t> read_word(Diagnostics& out, const Node& node, std::string_view what,
                                     std::span<const std::string_view> words, Problem problem);

// Finds the values of `keys` in a map (nullptr where a key is missing); other keys are errors.
void read_fields(Diagnostics& out, const Node& map, std::span<const std::string_view> keys,
                 std::string_view what, std::span<const Node*> values);

// The values of a map's keys, by their words or numbers in `keys`.
template <const auto& keys>
class Fields {
 public:
  // Does not compile for a word that is none of `keys`.
  class Key {
   public:
    consteval Key(const char* word) {
      while (keys[number_] != word) ++number_;
    }
    std::string_view word() const { return keys[number_]; }
    std::size_t number() const { return number_; }

   private:
    std::size_t number_ = 0;
  };

  Fields(Diagnostics& out, const Node& map, std::string_view what) {
    read_fields(out, map, keys, what, values_);
  }
  const Node* operator[](Key key) const { return values_[key.number()]; }
  const Node* operator[](std::size_t number) const { return values_[number]; }

 private:
  std::array<const Node*, keys.size()> values_{};
};

// Reports that `map` lacks `key`; `example` shows how it is written.
void report_missing(Diagnostics& out, const Node& map, std::string_view key,
                    std::string_view example);

// Values by name, for lookup; built once, then searched.
template <typename Value>
class NameTable {
 public:
  void add(std::string_view name, Value value) { entries_.emplace_back(name, std::move(value)); }
  void sort() {
    std::stable_sort(entries_.begin(), entries_.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
  }
  const Value* find(std::string_view name) const {
    const auto found = std::lower_bound(
        entries_.begin(), entries_.end(), name,
        [](const auto& entry, std::string_view word) { return entry.first < word; });
    return found != entries_.end() && found->first == name ? &found->second : nullptr;
  }
  bool empty() const { return entries_.empty(); }
  void clear() { entries_.clear(); }
  std::vector<std::string_view> names() const {
    std::vector<std::string_view> names;
    for (const auto& entry : entries_) names.push_back(entry.first);
    return names;
  }
  const std::vector<std::pair<std::string_view, Value>>& entries() const { return entries_; }

 private:
  std::vector<std::pair<std::string_view, Value>> entries_;
};

}  // namespace barber
