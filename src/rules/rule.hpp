// A rule of the book as data: permanent id, who says so, where, and what it says in our own words.
// Code cites the object, never a string, so a citation cannot dangle. A rule with values is an
// option: what the sources leave open, or editions settle differently, and a table can switch. The
// rules of one expansion stand in its own file (base_game_rules.hpp); rule_book.hpp lists them all.
#pragma once

#include <span>
#include <string_view>
#include <vector>

namespace barber {

enum class Origin { printed, clarification, community, edition, inference };
std::string_view name(Origin origin);

struct OptionValue {
  std::string_view name;     // as a scenario writes it: a word, "true" or "false"
  std::string_view meaning;  // what then holds, in our own words
};

struct Rule {
  std::string_view id;
  Origin origin = Origin::printed;
  std::string_view source;  // document, and section or footnote
  std::string_view text;    // what it says, in our own words
  // Why no ruling ever cites it (it describes the material, or allows something); empty for a rule
  // that is adjudicated, as every option is.
  std::string_view not_adjudicated;
  std::span<const OptionValue> values = {};  // of an option, the default first
  const Rule* needs = nullptr;               // the option without which this one means nothing

  constexpr bool is_option() const { return !values.empty(); }
};

// The rules that something rests on, the first being the main one.
using Citations = std::vector<const Rule*>;

}  // namespace barber
