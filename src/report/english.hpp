// The English catalogue of explanations: a whole sentence for each message id. Another language is
// another such catalogue.
#pragma once

#include <string>

#include "adjudicator/ruling.hpp"
#include "scenario/words.hpp"

namespace barber {

// The sentence of a message, its arguments filled in.
std::string sentence(const Message& message, const Words& words);

// What an item of a score is: "2 tiles, 2 points each".
std::string sentence(const Item& item, const Words& words);

// Who gets the points of a feature: "majority red: 1 meeple, nobody else".
std::string sentence(const FeatureScored& scored, const Words& words);

// What was to be decided, and by whom.
std::string sentence(const OpenChoice& choice, const Words& words);
std::string sentence(const ChoiceMade& choice, const Words& words);

}  // namespace barber
