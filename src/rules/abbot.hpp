// The abbot at work: where he may stand and how he is taken back early. The rules themselves are
// abbot_rules.hpp. A completed garden is scored like any feature.
#pragma once

#include <optional>

#include "rules/abbot_rules.hpp"
#include "rules/turn_in_play.hpp"

namespace barber::abbot {

// The abbot stands only on monasteries and gardens (C 54).
std::optional<Illegality> never_there(FeatureKind feature, const Where& where);

// A garden takes no other figure (C 55).
Illegality garden_refuses(FigureKind kind);

// T2c. Which abbot is taken back, or why none can be (C 50-52, 21).
struct Recall {
  FigureIndex figure = 0;
  std::optional<Illegality> illegal;
};
Recall find_recall(const TurnInPlay& turn, const RecallAbbot& step);

}  // namespace barber::abbot
