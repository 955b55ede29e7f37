// Reads `rules`: the profiles, single options, and the list of expansions.
#pragma once

#include <array>
#include <optional>

#include "scenario/decode.hpp"
#include "scenario/rule_settings.hpp"
#include "scenario/vocabulary.hpp"

namespace barber {

struct RulesDraft {
  RuleSettings settings;
  // The expansions that a list names; none: there is no list.
  std::optional<std::array<bool, kExpansionWords.size()>> expansions;
};

// `base` are the rules of the base case where `rules` are a variant's (they merge), else nullptr.
RulesDraft read_rules(Diagnostics& out, const Node* rules, const Node* base);

}  // namespace barber
