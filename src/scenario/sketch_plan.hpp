// A sketch as declared, with the steps of the action that stand for its tiles: what
// sketch_reader.cpp has read and checked, and what sketch_table.hpp makes a table of.
#pragma once

#include <map>
#include <set>
#include <vector>

#include "scenario/sketch_reader.hpp"
#include "scenario/sketch_scored.hpp"

namespace barber {

inline constexpr int kTilesAround = 8;

inline bool is_path(FeatureKind kind) {
  return kind == FeatureKind::city || kind == FeatureKind::road;
}
inline bool is_church(FeatureKind kind) { return is_surrounded_kind(kind); }

// It lies on one tile, which may come with a step that names it in `extend`.
inline bool has_one_tile(const SketchedFeature& feature) {
  return is_church(feature.kind) || feature.spot.has_value();
}

// What a step says of the tile that it stands for: features and bathhouses by their numbers.
struct SketchedStep {
  const Node* node = nullptr;
  int turn = 0;
  std::vector<int> closes;
  std::vector<int> extends;
  std::vector<int> surrounds;
  int bathhouse = -1;
  int princess = -1;  // the city with the princess
  bool portal = false;
  bool flier = false;
  bool circus = false;
  bool dragon = false;
  bool volcano = false;
  bool abbey = false;
  bool shows_mist = false;
  MistMet mist;  // what that does
  // The tile has a piece of that feature, a road or city.
  bool touches(int feature) const;
};

struct SketchPlan {
  std::shared_ptr<Sketch> sketch = std::make_shared<Sketch>();
  std::vector<const Node*> feature_keys;
  std::vector<const Node*> house_keys;
  std::vector<int> owners;  // by bathhouse: the feature that it belongs to, or -1
  std::vector<SketchedStep> steps;
  std::map<int, int> closed;   // by feature: the step that completes it
  std::set<int> laid_by_step;  // monasteries and gardens
  std::set<int> brought;       // bathhouses
  std::set<int> stood_on;      // features with a figure at some time
  std::set<int> wagons_on;     // and those with a wagon
  std::set<int> ringmasters_on;
  bool has_barn = false;
  bool has_dragon = false;
  bool has_tent = false;
  bool has_wagon = false;
  SketchScored scored;

  SketchedFeature& feature(int number) {
    return sketch->features[static_cast<std::size_t>(number)];
  }
  const SketchedFeature& feature(int number) const {
    return sketch->features[static_cast<std::size_t>(number)];
  }
  SketchedBathhouse& house(int number) {
    return sketch->bathhouses[static_cast<std::size_t>(number)];
  }
  const SketchedBathhouse& house(int number) const {
    return sketch->bathhouses[static_cast<std::size_t>(number)];
  }
  int& owner_of(int house) { return owners[static_cast<std::size_t>(house)]; }

  // A step completes it, and it gives points: to somebody who stands on it, or for a castle near
  // it.
  bool pays_when_closed(int feature) const;
  int steps_with(int feature) const;
  bool is_surrounded_by_step(int house) const;
  // Bathhouses on tiles of this feature that lie there from the beginning, and how many tiles do.
  std::vector<int> houses_before(int feature) const;
  int tiles_before(int feature) const;
};

}  // namespace barber
