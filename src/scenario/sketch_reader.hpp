// Reads `sketch`, and the steps of the action that stand for the tiles placed in it: both together
// say which tiles lie there from the beginning, since the numbers of a feature count them all.
// Whatever such a table leaves undecided is asked for by the key that would say it.
#pragma once

#include <map>
#include <memory>
#include <utility>

#include "scenario/sketch.hpp"
#include "scenario/usage.hpp"

namespace barber {

struct SketchDraft {
  std::shared_ptr<const Sketch> sketch;
  Board board;  // before the action
  // By the turn's number and the node of the step, which aliases may share with another turn: its
  // tile's number. Faulty steps are not in it.
  std::map<std::pair<int, const Node*>, int> steps;
  // The castles that stand there from the beginning: numbers of features, and who they belong to.
  std::vector<std::pair<int, const Node*>> castles;
  Usage usage;
};

// `figures` is `meeples`; it, `action` and `pieces` may be nullptr.
SketchDraft read_sketch(Diagnostics& out, const Node& sketch, const Node* figures,
                        const Node* action, const Node* pieces);

}  // namespace barber
