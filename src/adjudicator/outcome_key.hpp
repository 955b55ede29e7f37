// What makes two outcomes of an action the same.
#pragma once

#include <tuple>
#include <vector>

#include "adjudicator/ruling.hpp"

namespace barber {

// Two figures of one owner, kind and place are as good as each other, unless one has a name.
using FigureKey = std::tuple<PlayerId, FigureKind, Place, int, bool>;  // the fairy is with it
// The dragon and the fairy, and the towers by tile.
using PiecesKey = std::tuple<TileIndex, TileIndex, std::vector<Tower>>;
// The number of turns played, the rule broken, the scores, the figures, the pieces, the goods.
using OutcomeKey = std::tuple<std::size_t, const Rule*, std::vector<int>, std::vector<FigureKey>,
                              PiecesKey, std::vector<Goods>>;

OutcomeKey key_of(const Outcome& outcome);

}  // namespace barber
