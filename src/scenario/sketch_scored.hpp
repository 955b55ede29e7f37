// Which open features of a sketch its action scores: those whose numbers it asks for. What is wrong
// with a step is not reported here.
#pragma once

#include <set>
#include <string_view>

#include "catalogue/tile.hpp"
#include "scenario/tree.hpp"

namespace barber {

class SketchScored {
 public:
  // Any step of a turn under its name.
  void note(std::string_view word, const Node& step);

  bool recalls() const { return recalls_; }
  // Whether a feature that is not complete is scored as it is; `occupied`: somebody stands on it.
  bool is_scored_open(FeatureKind kind, std::string_view name, bool occupied) const;

 private:
  void note_message(const Node& message);

  bool ends_ = false;  // the final scoring takes place
  bool recalls_ = false;
  std::set<FeatureKind> kinds_;       // that messages score
  std::set<std::string_view> names_;  // of features that message 8 scores
};

}  // namespace barber
