// The Messages as data. The code that applies them is messages.hpp.
#pragma once

#include <array>

#include "rules/rule.hpp"

namespace barber::messages {

inline constexpr Rule drawing{
    "message.draw",
    Origin::printed,
    "WikiCarpedia, The Messages",
    "Whose scoring figure has moved and stopped on a dark space (0, 5, 10 and so on) in the own "
    "turn draws a message, one for each round of scoring, and does what it says or takes 2 points.",
    {}};

inline constexpr Rule list{
    "message.list",
    Origin::printed,
    "WikiCarpedia, The Messages; papageek.com, The Messages",
    "1, 2, 3: the own shortest road, smallest city or smallest monastery pays as at the end of the "
    "game, with the majority or without, and its meeple stays. 4: 3 points for each own farmer. 5: "
    "2 for each coat of arms in cities with an own knight. 6: 2 for each own knight. 7: another "
    "tile. 8: one own meeple is scored and taken back.",
    {}};

inline constexpr Rule score_8{
    "message.8.score",
    Origin::clarification,
    "WikiCarpedia, Scoring During the Game",
    "Message 8 scores the feature under one own meeple as in the final scoring, for who has the "
    "majority there; then the meeple goes home. Nobody else is paid.",
    {}};

inline constexpr Rule no_banner_8{
    "message.8.no-banner",
    Origin::inference,
    "inference from The Barber-Surgeons (English, revision 433303), footnote 1",
    "A message pays no banner of a bathhouse, as the final scoring pays none.",
    {}};

inline constexpr Rule bath_normal_7{
    "message.7.bath-normal",
    Origin::inference,
    "inference from The Barber-Surgeons (English, revision 433303), footnote 3",
    "What the extra tile of message 7 completes is completed by a placed tile, so that lone "
    "meeples "
    "bathe as ever.",
    {}};

// All of the above, in this order.
inline constexpr std::array<const Rule*, 5> kRules{&drawing, &list, &score_8, &no_banner_8,
                                                   &bath_normal_7};

}  // namespace barber::messages
