// What makes two outcomes of an action the same.
#pragma once

#include <tuple>
#include <vector>

#include "adjudicator/ruling.hpp"

namespace barber {

// Two figures of one owner, kind and place are as good as each other, unless one has a name or
// ghosts.
using FigureKey = std::tuple<PlayerId, FigureKind, Place, int, int>;
// The number of turns played, the rule broken, the scores, the figures, the pieces.
using OutcomeKey = std::tuple<std::size_t, const Rule*, std::vector<int>, std::vector<FigureKey>,
                              std::optional<BigTop>, Surveyors>;

OutcomeKey key_of(const Outcome& outcome);

}  // namespace barber
