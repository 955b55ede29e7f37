#include "adjudicator/outcome_key.hpp"

#include <algorithm>

namespace barber {

OutcomeKey key_of(const Outcome& outcome) {
  std::vector<FigureKey> figures;
  figures.reserve(outcome.table.figures.size());
  for (const Figure& figure : outcome.table.figures) {
    figures.emplace_back(figure.owner, figure.kind, figure.place, figure.id, figure.fairy,
                         figure.ghosts);
  }
  std::sort(figures.begin(), figures.end());
  std::vector<Tower> towers = outcome.table.towers;
  std::sort(towers.begin(), towers.end());
  PiecesKey pieces(outcome.table.dragon, outcome.table.fairy, std::move(towers),
                   outcome.table.big_top, outcome.table.surveyors, outcome.table.castles,
                   outcome.table.tokens, outcome.table.bazaar);
  const Rule* broken = outcome.legal() ? nullptr : outcome.turns.back().illegal->rules.front();
  return OutcomeKey(outcome.turns.size(), broken, outcome.table.scores, std::move(figures),
                    std::move(pieces), outcome.table.goods);
}

}  // namespace barber
