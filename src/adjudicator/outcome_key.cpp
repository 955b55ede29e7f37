#include "adjudicator/outcome_key.hpp"

#include <algorithm>

namespace barber {

OutcomeKey key_of(const Outcome& outcome) {
  std::vector<FigureKey> figures;
  figures.reserve(outcome.table.figures.size());
  for (const Figure& figure : outcome.table.figures) {
    figures.emplace_back(figure.owner, figure.kind, figure.place, figure.id, figure.ghosts);
  }
  std::sort(figures.begin(), figures.end());
  return {outcome.turns.size(),
          outcome.legal() ? nullptr : outcome.turns.back().illegal->rules.front(),
          outcome.table.scores,
          std::move(figures),
          outcome.table.big_top,
          outcome.table.surveyors};
}

}  // namespace barber
