// Lines of two columns, wrapped at 80: a label, a text, and after the text the rules it rests on.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "report/style.hpp"
#include "rules/rule.hpp"

namespace barber {

class Columns {
 public:
  explicit Columns(const Style& style) : style_(style) {}

  // What the lines below are about; its text (which may be empty) stands on lines of its own if it
  // does not fit beside the name.
  void heading(std::string_view name, std::string_view text);
  // `label` stands at the left edge (empty: as the line above); the text may be wrapped; the first
  // of `rules` stands in a column at the right if the text leaves it free, the others on lines
  // below.
  void line(Tone tone, std::string_view label, std::string_view text, const Citations& rules);
  // The same, further in: a detail of the line above.
  void detail(std::string_view text, const Citations& rules);
  void blank() { out_ += '\n'; }

  // What has been written since the last call.
  std::string take() { return std::exchange(out_, {}); }

 private:
  void put(std::string head, std::size_t head_width, std::size_t indent, std::string_view text,
           const Citations& rules);

  const Style& style_;
  std::string out_;
};

}  // namespace barber
