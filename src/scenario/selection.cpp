#include "scenario/selection.hpp"

#include <algorithm>

namespace barber {
namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

// Letters beyond ASCII are compared as they are.
bool contains(std::string_view text, std::string_view word) {
  const auto same = [](char a, char b) { return lower(a) == lower(b); };
  return std::search(text.begin(), text.end(), word.begin(), word.end(), same) != text.end();
}

bool has(std::span<const std::string> all, std::string_view one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}

}  // namespace

bool selects(const Selection& selection, std::string_view id, std::string_view title,
             std::span<const std::string> tags, Status status) {
  const auto said = [&](const std::string& word) {
    return contains(id, word) || contains(title, word);
  };
  if (!std::all_of(selection.words.begin(), selection.words.end(), said)) return false;
  if (!selection.statuses.empty() && !has(selection.statuses, name(status))) return false;
  return selection.tags.empty() ||
         std::any_of(selection.tags.begin(), selection.tags.end(),
                     [&](const std::string& tag) { return has(tags, tag); });
}

}  // namespace barber
