// A rule of the book as data: permanent id, who says so, where, and what it says in our own words.
// Code cites the object, never a string, so a citation cannot dangle. The rules of one expansion
// stand in its own file (base_game.hpp, barber_surgeons.hpp); rule_book.hpp lists them all.
#pragma once

#include <string_view>
#include <vector>

namespace barber {

enum class Origin { printed, clarification, community, edition, inference };
std::string_view name(Origin origin);

struct Rule {
  std::string_view id;
  Origin origin = Origin::printed;
  std::string_view source;  // document, and section or footnote
  std::string_view text;    // what it says, in our own words
  // Why no ruling ever cites it (it describes the material, allows something, or needs an
  // expansion that is not covered yet); empty for a rule that is adjudicated.
  std::string_view not_adjudicated;
};

// The rules that something rests on, the first being the main one.
using Citations = std::vector<const Rule*>;

}  // namespace barber
