#include "scenario/selection.hpp"

#include <algorithm>

#include "catalogue/letter_case.hpp"

namespace barber {
namespace {

bool has(std::span<const std::string> all, std::string_view one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}

}  // namespace

bool selects(const Selection& selection, std::string_view id, std::string_view title,
             std::span<const std::string> tags, Status status) {
  const auto said = [&](const std::string& word) {
    return contains_word(id, word) || contains_word(title, word);
  };
  if (!std::all_of(selection.words.begin(), selection.words.end(), said)) return false;
  if (!selection.statuses.empty() && !has(selection.statuses, name(status))) return false;
  return selection.tags.empty() ||
         std::any_of(selection.tags.begin(), selection.tags.end(),
                     [&](const std::string& tag) { return has(tags, tag); });
}

}  // namespace barber
