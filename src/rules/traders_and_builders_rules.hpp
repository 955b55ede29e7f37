// Traders & Builders as data: builder, pig and goods. The code that applies them is
// traders_and_builders.hpp.
#pragma once

#include <array>

#include "rules/rule.hpp"

namespace barber::traders {

inline constexpr Rule figure_builder{
    "figure.builder",
    Origin::printed,
    "Traders & Builders, the builder",
    "A builder is placed instead of a meeple, on a road or city of the tile just placed where its "
    "owner has a meeple already. It counts for no majority.",
    {}};

inline constexpr Rule builder_double_turn{
    "builder.double-turn",
    Origin::printed,
    "Traders & Builders, the builder; carcassonnecentral.com, topic 4706",
    "Who extends the road or city of the own builder has a second half of the turn after the "
    "scoring: one more tile and all that follows it, but no third.",
    {}};

inline constexpr Rule builder_returns{
    "builder.returns",
    Origin::clarification,
    "carcassonnecentral.com, topic 4706",
    "A builder goes home when its road or city is scored; the second half that the same tile has "
    "earned still takes place.",
    {}};

inline constexpr Rule figure_pig{
    "figure.pig",
    Origin::printed,
    "Traders & Builders, the pig",
    "A pig is placed instead of a meeple, in a field of the tile just placed where its owner has a "
    "farmer already. It counts for no majority.",
    {}};

inline constexpr Rule pig_points{
    "pig.points",
    Origin::printed,
    "Traders & Builders, the pig",
    "Who is paid for a field and has a pig in it gets 1 point more for each completed city.",
    {}};

inline constexpr Rule pig_returns{
    "pig.returns",
    Origin::inference,
    "our inference: the pig belongs to the farmers of its owner",
    "When a field is scored because of a barn its pigs go home with the farmers.",
    {}};

inline constexpr Rule goods_taken{
    "goods.taken",
    Origin::printed,
    "Traders & Builders, goods",
    "Who places the tile that completes a city takes a token for every symbol of wine, wheat and "
    "cloth in it, whoever has knights there.",
    {}};

inline constexpr Rule goods_points{
    "goods.points",
    Origin::printed,
    "Traders & Builders, goods",
    "At the end 10 points go to whoever has most wine, as many for most wheat and for most cloth; "
    "all who are tied get them.",
    {}};

// All of the above, in this order.
inline constexpr std::array<const Rule*, 8> kRules{
    &figure_builder, &builder_double_turn, &builder_returns, &figure_pig,
    &pig_points,     &pig_returns,         &goods_taken,     &goods_points};

}  // namespace barber::traders
