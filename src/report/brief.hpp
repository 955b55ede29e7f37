// A ruling or an outcome in a few words, and what makes two of them differ: for lists, where the
// whole proof would be too long.
#pragma once

#include <string>
#include <vector>

#include "adjudicator/ruling.hpp"
#include "scenario/words.hpp"

namespace barber {

// "red 0 -> 4; red meeple (0,0) city -> (-1,0) bathhouse"; "nothing changes"; or, if the action is
// illegal, the sentence that says why, with the rule.
std::string brief(const Scenario& scenario, const Outcome& outcome);

// The same of a ruling; if it is open the number of outcomes and the range of each player.
std::string brief(const Scenario& scenario, const Ruling& ruling);

// What is otherwise in `other` than in `ruling`: "red 9 instead of 4", "red meeple: supply instead
// of (-1,0) bathhouse". Empty if their outcomes are the same.
std::vector<std::string> differences_in_words(const Scenario& scenario, const Ruling& ruling,
                                              const Ruling& other);

// "3 outcomes", "at least 3 outcomes" where there are more branches than were tried.
std::string outcome_count(const Ruling& ruling);

// What a player ends with: "9", or "4 to 9" where the outcomes differ.
std::string range(const Ruling& ruling, PlayerId player);

// "bath.visit.any-player=false".
std::string written(const Setting& setting);
// All of a reading: "a=b and c=d".
std::string written(const std::vector<Setting>& reading);
std::string_view meaning(const Setting& setting);

}  // namespace barber
