// Rules of the book and the names of diagnostics, written out. Of options as a whole, and of
// profiles, option_book.hpp tells.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "report/style.hpp"
#include "rules/rule.hpp"

namespace barber {

// One line a rule: id, origin, and where it is not adjudicated a mark.
std::string rule_list_text(std::span<const Rule* const> rules, const Style& style);
// The same, each with its text below.
std::string rule_texts(std::span<const Rule* const> rules, const Style& style);
// One rule with its sources and its text; of an option also its values, with the profiles that set
// them.
std::string rule_text(const Rule& rule, const Style& style);
// Several rules, or one.
std::string rule_list_json(std::span<const Rule* const> rules);
std::string rule_json(const Rule& rule);

// The names of errors and warnings with what they mean; one of them, or "" if there is none.
std::string diagnostic_list_text(const Style& style);
std::string diagnostic_text(std::string_view name, const Style& style);

}  // namespace barber
