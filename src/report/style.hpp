// Colour on a terminal, nothing elsewhere.
#pragma once

#include <string>
#include <string_view>

namespace barber {

// The last three are for drawings.
enum class Tone { plain, good, bad, open, dim, strong, city, water, figure };

class Style {
 public:
  explicit Style(bool colour) : colour_(colour) {}
  std::string operator()(Tone tone, std::string_view text) const;

 private:
  bool colour_;
};

}  // namespace barber
