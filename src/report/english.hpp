// The English catalogue of explanations: a whole sentence for each message id. Another language is
// another such catalogue.
#pragma once

#include <string>

#include "adjudicator/ruling.hpp"
#include "adjudicator/slips.hpp"
#include "scenario/words.hpp"

namespace barber {

// The sentence of a message, its arguments filled in.
std::string sentence(const Message& message, const Words& words);

// What the tile placed in a sketch does: "completes small-city, east-road; surrounds harbour".
std::string sentence(const TilePlaced& event, const Words& words);

// What an item of a score is: "2 tiles, 2 points each".
std::string sentence(const BazaarEvent& event, const Words& words);
std::string sentence(const GoodsTaken& taken, const Words& words);
std::string sentence(const Item& item, const Words& words);

// Who gets the points of a feature: "majority red: 1 meeple, nobody else".
std::string sentence(const FeatureScored& scored, const Words& words);

// What was to be decided, and by whom.
std::string sentence(const OpenChoice& choice, const Words& words);
std::string sentence(const ChoiceMade& choice, const Words& words);

// What is claimed: "red 9, red meeple at (2,1) bathhouse".
std::string sentence(const Claim& claim, const Words& words);
// Whether it is right, where that takes no other reading of the rules. `ruling` is what the claim
// is about.
std::string sentence(const ClaimAnswer& answer, const Ruling& ruling, const Words& words);
// Under which reading it is right.
std::string sentence(const ClaimReading& reading, const Words& words);
std::string sentence(const Slip& slip, const Words& words);

}  // namespace barber
