// The words of the scenario format that stand in more than one place, and those that the format has
// for parts of the game which this version does not cover yet.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace barber {

enum class Expansion : std::uint8_t { base_game, abbot, barber_surgeons, river };
inline constexpr std::array<std::string_view, 4> kExpansionWords{"base-game", "abbot",
                                                                 "barber-surgeons", "river"};

inline constexpr std::array<std::string_view, 2> kFigureWords{"meeple", "abbot"};

// What `in` can name, in the order of PlaceKind.
enum class PlaceKind : std::uint8_t {
  city,
  road,
  field,
  monastery,
  garden,
  inner_field,
  river,
  bathhouse,
};
inline constexpr std::array<std::string_view, 8> kPlaceWords{
    "city", "road", "field", "monastery", "garden", "inner-field", "river", "bathhouse"};

// Where a figure is that stands nowhere; no place can be called so.
inline constexpr std::string_view kSupplyWord = "supply";

// The way out for a word that is not known: the one of `known` that is meant, or that a later
// version will know it, or all of `known`.
std::string help_for_unknown(std::string_view word, std::span<const std::string_view> known);
// The same for the id of a rule.
std::string help_for_unknown_rule(std::string_view id);

}  // namespace barber
