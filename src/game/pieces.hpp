// The pieces on the table that belong to nobody: the tent of the big top, the scoring tiles of the
// land surveyors, and Leipzig. Plain values; what they do is for the rules to say.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "geometry/geometry.hpp"

namespace barber {

// The tent, and the token below it; none: it lies face down and nobody has said what it is.
struct BigTop {
  Position at;
  std::optional<int> token;
  friend auto operator<=>(const BigTop&, const BigTop&) = default;
};

// A scoring tile as data: what it does to a completed feature of its kind.
struct SurveyTile {
  std::string_view word;      // of one that is known; else empty
  int points = 0;             // added to the points of the feature
  int coat = 0;               // added for each coat of arms
  bool without_caps = false;  // end caps are not counted
  bool all_score = false;     // everybody with a meeple there scores as if in the majority
  friend auto operator<=>(const SurveyTile&, const SurveyTile&) = default;
};

// Those whose print is known. The others a scenario writes out.
inline constexpr std::array<SurveyTile, 5> kSurveyTiles{{
    {"wealth", 3},
    {"poverty", -3},
    {"bad-neighbourhood", 0, 0, true},
    {"citizens-jury", 0, 0, false, true},
    {"siege", 0, 1},
}};

// What the scoring tiles are for, in the order of Surveyors::in_force.
inline constexpr std::array<std::string_view, 3> kSurveyWords{"city", "road", "monastery"};

// The tiles in force, one a kind. `turned`: they have been replaced by tiles that nobody has named.
struct Surveyors {
  std::array<std::optional<SurveyTile>, 3> in_force;
  bool turned = false;
  bool any() const { return in_force[0] || in_force[1] || in_force[2]; }
  friend auto operator<=>(const Surveyors&, const Surveyors&) = default;
};

// The quarters of Leipzig, by the number in Place::leipzig().
enum class Quarter : std::uint8_t { wainwrights, coiners, bookbinders, tanners };
inline constexpr std::array<std::string_view, 4> kQuarterWords{"wainwrights", "coiners",
                                                               "bookbinders", "tanners"};

// Who stands in a quarter is a figure's place. What two quarters give is not verified, so that a
// scenario may say it: for a monastery, and for a completed city of a field.
struct Leipzig {
  std::vector<int> roads;  // a segment of each road that leads there
  std::optional<int> bookbinders;
  std::optional<int> tanners;
};

}  // namespace barber
