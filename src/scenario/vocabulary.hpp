// The words of the scenario format that stand in more than one place, and the help for a word that
// is none of them.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "catalogue/expansion.hpp"
#include "game/figures.hpp"

namespace barber {

// By Expansion, by FigureKind.
inline constexpr auto kExpansionWords = [] {
  std::array<std::string_view, kExpansions> words;
  for (std::size_t i = 0; i < kExpansions; ++i) words[i] = kExpansionFacts[i].word;
  return words;
}();
inline constexpr auto kFigureWords = [] {
  std::array<std::string_view, kFigureKindCount> words;
  for (std::size_t i = 0; i < kFigureKindCount; ++i) words[i] = kFigureFacts[i].word;
  return words;
}();

// What `in` can name, in the order of PlaceKind.
enum class PlaceKind : std::uint8_t {
  city,
  road,
  field,
  monastery,
  garden,
  inner_field,
  river,
  ruin,
  cemetery,
  bathhouse,
  tower,
  acrobat,
  bridge,
  castle,
};
inline constexpr std::array<std::string_view, 14> kPlaceWords{
    "city", "road",     "field",     "monastery", "garden",  "inner-field", "river",
    "ruin", "cemetery", "bathhouse", "tower",     "acrobat", "bridge",      "castle"};

// Where a figure is that stands nowhere; no place can be called so.
inline constexpr std::string_view kSupplyWord = "supply";

// The way out for a word that is not known: the one of `known` that is meant, or that a later
// version will know it, or all of `known`.
std::string help_for_unknown(std::string_view word, std::span<const std::string_view> known);
// The same for the id of a rule.
std::string help_for_unknown_rule(std::string_view id);

}  // namespace barber
