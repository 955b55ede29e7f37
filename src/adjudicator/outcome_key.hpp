// What makes two outcomes of an action the same.
#pragma once

#include <tuple>
#include <vector>

#include "adjudicator/ruling.hpp"

namespace barber {

// Two figures of one owner, kind and place are as good as each other, unless one has a name, the
// fairy or ghosts.
using FigureKey = std::tuple<PlayerId, FigureKind, Place, int, bool, int>;
// The dragon and the fairy, the towers by tile, the tent, the scoring tiles, castles, tokens and
// the bazaar.
using PiecesKey = std::tuple<TileIndex, TileIndex, std::vector<Tower>, std::optional<BigTop>,
                             Surveyors, std::vector<Castle>, std::vector<Tokens>, Bazaar>;
// The number of turns played, the rule broken, the scores, the figures, the pieces, the goods.
using OutcomeKey = std::tuple<std::size_t, const Rule*, std::vector<int>, std::vector<FigureKey>,
                              PiecesKey, std::vector<Goods>>;

OutcomeKey key_of(const Outcome& outcome);

}  // namespace barber
