// All rules that the program knows, in the order of the book.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "rules/rule.hpp"

namespace barber {

std::span<const Rule* const> rule_book();

// The rule with that id, or nullptr.
const Rule* find_rule(std::string_view id);

}  // namespace barber
