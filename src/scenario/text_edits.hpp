// Makes a value of a YAML or JSON text say something else, and touches no byte that need not be
// another: of a map and a list only what differs is rewritten, taken away or added, in the style
// that the text has, comments stay. Knows no key of the format.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "scenario/text_span.hpp"

namespace barber {

using ExpectJson = nlohmann::ordered_json;

// Whether they say the same, whatever the order of their keys.
bool same_json(const ExpectJson& a, const ExpectJson& b);

// What a node says. A scalar that is neither integer nor boolean is a string.
ExpectJson json_of(const Node& node);

class TextEdits {
 public:
  // `source` must outlive the edits.
  TextEdits(const Source& source, bool json);

  // From now on `node` of the source says `wanted`. Whether that could be done: not where an anchor
  // or an alias is in the way, since what else it would change is not looked at.
  bool set(const Node& node, const ExpectJson& wanted);

  // `whole` is the text of the source, and what its reader has left out before it.
  std::string applied(std::string_view whole) const;

 private:
  struct Edit {
    TextSpan span;
    std::string text;
  };
  // What stands before and behind an item of a list, or an entry of a map.
  struct Neighbours {
    const Node* before = nullptr;  // the item or the value, whether it stays or not
    const Node* next = nullptr;    // the item or the key
    bool any_stays = false;        // of those before
    void pass(const Node& one, bool stays) {
      before = &one;
      any_stays = any_stays || stays;
    }
  };

  bool merge(const Node& node, const ExpectJson& wanted);
  bool merge_map(const Node& map, const ExpectJson& wanted);
  bool merge_list(const Node& list, const ExpectJson& wanted);
  bool replace(const Node& node, const ExpectJson& wanted);
  bool take_away(TextSpan part, const Neighbours& beside, bool in_lines);
  bool add_behind(const Node& last, const std::string& text, bool in_lines);

  bool shared(const Node& node) const;
  bool starts_with(const Node& node, char first) const;
  bool in_one_line(const Node& node) const;
  std::size_t line_of(std::size_t offset) const;
  std::size_t line_end_of(std::size_t offset) const;
  bool leads_line(std::size_t offset) const;

  std::string scalar(const std::string& text) const;
  std::string flow(const ExpectJson& value) const;
  std::string lines(const ExpectJson& list, std::size_t column, const Node* like) const;
  std::string entries(const ExpectJson& map, std::size_t column, const Node* like) const;
  std::string flow_entries(const ExpectJson& map) const;

  const Source& source_;
  bool json_;
  std::string line_end_;
  std::vector<Edit> edits_;
};

}  // namespace barber
