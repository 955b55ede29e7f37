#include "scenario/vocabulary.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <vector>

#include "catalogue/nearest.hpp"
#include "rules/rule_book.hpp"

namespace barber {

std::string help_for_unknown(std::string_view word, std::span<const std::string_view> known) {
  if (const std::string_view near = nearest(word, known); !near.empty()) {
    return fmt::format("did you mean `{}`?", near);
  }
  if (known.empty()) return "nothing is known here";
  return fmt::format("known here: {}", fmt::join(known, ", "));
}

std::string help_for_unknown_rule(std::string_view id) {
  std::vector<std::string_view> ids;
  for (const Rule* known : rule_book()) ids.push_back(known->id);
  const std::string_view near = nearest(id, ids);
  return near.empty() ? "`barber rules` lists them" : fmt::format("did you mean `{}`?", near);
}

}  // namespace barber
