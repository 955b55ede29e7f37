#include "scenario/vocabulary.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <vector>

#include "catalogue/nearest.hpp"
#include "rules/rule_book.hpp"

namespace barber {
namespace {

// Sorted.
constexpr std::array<std::string_view, 1> kLater{
    "tile",
};
static_assert(std::is_sorted(kLater.begin(), kLater.end()));

}  // namespace

std::string help_for_unknown(std::string_view word, std::span<const std::string_view> known) {
  // What people write for a word that is valid here comes before what the word is elsewhere.
  const bool meant = !synonym(word, known).empty();
  if (!meant && std::binary_search(kLater.begin(), kLater.end(), word)) {
    return fmt::format("the format has `{}`, but this version of barber does not cover it yet",
                       word);
  }
  if (const std::string_view near = nearest(word, known); !near.empty()) {
    return fmt::format("did you mean `{}`?", near);
  }
  if (known.empty()) return "nothing is known here";
  return fmt::format("known here: {}", fmt::join(known, ", "));
}

std::vector<std::string_view> covered_expansions() {
  std::vector<std::string_view> words;
  for (const ExpansionFacts& expansion : kExpansionFacts) {
    if (expansion.covered) words.push_back(expansion.word);
  }
  return words;
}

std::vector<std::string_view> covered_figures() {
  std::vector<std::string_view> words;
  for (const FigureFacts& figure : kFigureFacts) {
    if (facts(figure.expansion).covered) words.push_back(figure.word);
  }
  return words;
}

std::string help_for_unknown_rule(std::string_view id) {
  std::vector<std::string_view> ids;
  for (const Rule* known : rule_book()) ids.push_back(known->id);
  const std::string_view near = nearest(id, ids);
  return near.empty() ? "`barber rules` lists them" : fmt::format("did you mean `{}`?", near);
}

}  // namespace barber
