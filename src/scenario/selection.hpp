// Which scenarios of those that are read are meant: by words, tags and status. It knows no file.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "scenario/scenario.hpp"

namespace barber {

// What is left empty selects everything.
struct Selection {
  std::vector<std::string> words;     // each must stand in the id or the title, in any case
  std::vector<std::string> tags;      // one of them
  std::vector<std::string> statuses;  // one of them
  bool empty() const { return words.empty() && tags.empty() && statuses.empty(); }
};

bool selects(const Selection& selection, std::string_view id, std::string_view title,
             std::span<const std::string> tags, Status status);

}  // namespace barber
