// Every turn that judge accepts, made by brute force from all spaces, rotations, figures, steps and
// orders, apart from the search for legal actions.
#pragma once

#include <set>
#include <string>

#include "adjudicator/adjudicate.hpp"

namespace barber::test {

inline constexpr int kBranches = 200;

struct Situation {
  GameState table;
  PlayerId player{};
  const Tile* tile = nullptr;
  Ruleset rules;
};

Ruling ruled(const Situation& situation, const Turn& turn);

// What judge accepts: some outcome is legal, and every answer is asked for.
bool accepted(const Ruling& ruling);

// Steps and how they end (turn_text.hpp), of every turn that judge accepts.
std::set<std::string> brute_force(const Situation& situation, bool with_pieces);

}  // namespace barber::test
