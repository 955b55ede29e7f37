// One line of the catalogue as data.
#pragma once

#include <string_view>

namespace barber {

struct Row {
  std::string_view id;
  std::string_view letter;
  std::string_view set;
  int count;
  std::string_view notation;
  std::string_view note;
};

}  // namespace barber
