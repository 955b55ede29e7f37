#include "scenario/sketch_plan.hpp"

#include <algorithm>

namespace barber {
namespace {

bool contains(const std::vector<int>& all, int one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}

}  // namespace

bool SketchedStep::touches(int feature) const {
  return contains(extends, feature) || (!abbey && contains(closes, feature));
}

bool SketchPlan::pays_when_closed(int feature) const {
  if (closed.count(feature) == 0) return false;
  return stood_on.count(feature) != 0 ||
         std::any_of(sketch->features.begin(), sketch->features.end(),
                     [&](const SketchedFeature& castle) {
                       return castle.vicinity && contains(*castle.vicinity, feature);
                     });
}

int SketchPlan::steps_with(int feature) const {
  return static_cast<int>(std::count_if(
      steps.begin(), steps.end(), [&](const SketchedStep& step) { return step.touches(feature); }));
}

bool SketchPlan::is_surrounded_by_step(int house) const {
  return std::any_of(steps.begin(), steps.end(),
                     [&](const SketchedStep& step) { return contains(step.surrounds, house); });
}

std::vector<int> SketchPlan::houses_before(int feature) const {
  const SketchedFeature& now = this->feature(feature);
  std::vector<int> found = now.bathhouses;
  found.insert(found.end(), now.passes.begin(), now.passes.end());
  std::erase_if(found, [&](int house) { return brought.count(house) != 0; });
  return found;
}

int SketchPlan::tiles_before(int feature) const {
  const SketchedFeature& now = this->feature(feature);
  const auto houses = static_cast<int>(houses_before(feature).size());
  return now.tiles ? *now.tiles - steps_with(feature) : std::max(1, houses);
}

}  // namespace barber
