// A turn and how it ends as text, for comparing turns that were found in different ways. Written
// apart from the keys of the search for legal actions.
#pragma once

#include <string>

#include "adjudicator/ruling.hpp"
#include "game/turn.hpp"

namespace barber::test {

// What is one action: the tile as it lies, the other steps in any order (when phase 3 takes place
// shows in how they end), the returns declined.
std::string steps_text(const Turn& turn);

// All ways in which the turn can end.
std::string ends_text(const Ruling& ruling);

}  // namespace barber::test
