#include "scenario/sketch_checks.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "scenario/decode.hpp"

namespace barber {
namespace {

class SketchChecks {
 public:
  SketchChecks(Diagnostics& out, const SketchPlan& plan) : out_(out), plan_(plan) {}

  void check(int number) {
    const SketchedFeature& now = plan_.feature(number);
    const Node& key = *plan_.feature_keys[static_cast<std::size_t>(number)];
    const bool closed = plan_.closed.count(number) != 0;
    const bool occupied = plan_.stood_on.count(number) != 0;
    const bool open = plan_.scored.is_scored_open(now.kind, now.name, occupied);
    if (closed && !now.near && plan_.wagons_on.count(number) != 0) {
      ask_near(key, fmt::format("{}: {{kind: {}, ", now.name, barber::name(now.kind)));
    }
    check_watchtower(number);
    const bool of_barn = now.kind == FeatureKind::field && plan_.has_barn;
    if (plan_.ringmasters_on.count(number) != 0 && !now.circus_tiles &&
        (closed || open || of_barn)) {
      out_.error(
          Problem::undecided_sketch, key,
          fmt::format("how many tiles round a ringmaster on `{}` show a circus or acrobats is "
                      "not said",
                      now.name),
          fmt::format("add their number, his own tile included, as in `{}: {{kind: {}, "
                      "circus-tiles: 1}}`",
                      now.name, kind_word(now)));
    }
    if (now.segments != SketchedFeature::Segments::not_said && !now.vicinity)
      check_vicinity(number);
    if (is_path(now.kind)) {
      const bool scored = closed || (!now.complete && open);
      if (!now.tiles && scored) {
        out_.error(Problem::undecided_sketch, key,
                   fmt::format("how many tiles `{}` has when it is scored is not said", now.name),
                   fmt::format("add `tiles`, as in `{}: {{kind: {}, tiles: 3}}`", now.name,
                               barber::name(now.kind)));
        return;
      }
      const int before = plan_.tiles_before(number);
      if (before < 0) {
        out_.error(Problem::out_of_range, key,
                   fmt::format("`{}` has {} tiles, but {} steps of the action place one", now.name,
                               *now.tiles, plan_.steps_with(number)),
                   "`tiles` counts them all, as they are at scoring");
        return;
      }
      const std::vector<int> houses = plan_.houses_before(number);
      if (before >= static_cast<int>(houses.size())) return;
      const std::string& house =
          plan_.sketch->bathhouses[static_cast<std::size_t>(houses.back())].name;
      out_.error(
          Problem::undecided_sketch, key,
          fmt::format("`{}` has {} for {} bathhouses before the tile is placed", now.name,
                      before == 1 ? "1 tile" : fmt::format("{} tiles", before), houses.size()),
          plan_.steps_with(number) > 0
              ? fmt::format("if the tile placed has one of them, add it to that step: "
                            "`with-bathhouse: {}`",
                            house)
              : "a tile has one bathhouse at most");
    } else if (is_church(now.kind)) {
      const int full = now.neighbours.value_or(kTilesAround);
      if ((closed || now.complete) && full != kTilesAround) {
        out_.error(Problem::out_of_range, key,
                   fmt::format("`{}` is complete, so 8 tiles lie round it, not {}", now.name, full),
                   "leave `neighbours` out");
      } else if (now.kind == FeatureKind::ruin) {
        if (now.mist || (!plan_.pays_when_closed(number) && (closed || !open))) return;
        out_.error(Problem::undecided_sketch, key,
                   fmt::format("how many tiles round `{}` show mist is not said", now.name),
                   fmt::format("add their number, as in `{}: {{kind: ruin, mist: 3}}`, and "
                               "`own-mist: true` if its own tile does, which is none of them",
                               now.name));
      } else if (!now.neighbours && !closed && !now.complete &&
                 (open || (plan_.scored.recalls() && occupied))) {
        out_.error(Problem::undecided_sketch, key,
                   fmt::format("how many tiles lie round `{}` is not said", now.name),
                   fmt::format("add `neighbours`, as in `{}: {{kind: {}, neighbours: 5}}`",
                               now.name, barber::name(now.kind)));
      }
    }
  }

  // A watchtower pays whoever stands on its tile when their road or city is completed.
  void check_watchtower(int number) {
    const SketchedFeature& now = plan_.feature(number);
    const bool meeples = now.watchtower == Watchtower::meeples;
    const bool scored = plan_.closed.count(number) != 0 && plan_.stood_on.count(number) != 0;
    if (now.watchtower == Watchtower::none || !scored ||
        (meeples ? !!now.watches : !!now.watched)) {
      return;
    }
    out_.error(Problem::undecided_sketch, *plan_.feature_keys[static_cast<std::size_t>(number)],
               fmt::format("what the watchtower of `{}` counts is not said", now.name),
               meeples ? "name the features and bathhouses with a piece in its sight, as in "
                         "`watchtower: {kind: meeples, around: [lane]}`, or `around: []`"
                       : "add how many there are in its sight, as in `watchtower: {kind: coats, "
                         "counts: 2}`");
  }

  // A castle takes over what is completed near it, from the turn after its founding on.
  void check_vicinity(int number) {
    const SketchedFeature& now = plan_.feature(number);
    const auto closed = plan_.closed.find(number);
    if (now.castle ? plan_.stood_on.count(number) == 0 : closed == plan_.closed.end()) return;
    const int founded =
        now.castle ? -1 : plan_.steps[static_cast<std::size_t>(closed->second)].turn;
    const bool matters = std::any_of(
        plan_.steps.begin(), plan_.steps.end(),
        [&](const SketchedStep& step) { return step.turn > founded && !step.closes.empty(); });
    if (!matters) return;
    out_.error(
        Problem::undecided_sketch, *plan_.feature_keys[static_cast<std::size_t>(number)],
        fmt::format("what lies in the vicinity of the castle `{}` is not said", now.name),
        "add the features with a piece on its two tiles or on the four along its long sides, "
        "as in `vicinity: [east-road]`, or `vicinity: []` if there are none");
  }

  // A wagon may drive to what is near its tile.
  void ask_near(const Node& key, std::string_view example) {
    out_.error(Problem::undecided_sketch, key,
               fmt::format("where a wagon in `{}` could drive is not said", key.text),
               fmt::format("add the features on its tile and those round it, as in `{}near: "
                           "[lane]}}`, or `near: []` if there are none",
                           example));
  }

  void check_release(int number) {
    const SketchedBathhouse& house = plan_.house(number);
    if (!plan_.has_wagon || house.near || !plan_.is_surrounded_by_step(number)) return;
    ask_near(*plan_.house_keys[static_cast<std::size_t>(number)],
             fmt::format("{}: {{value: {}, ", house.name, house.value));
  }

  void check_surrounded(std::size_t number) {
    const SketchedBathhouse& house = plan_.sketch->bathhouses[number];
    const bool closed = plan_.is_surrounded_by_step(static_cast<int>(number));
    if (!closed || house.surrounded.value_or(kTilesAround - 1) == kTilesAround - 1) return;
    out_.error(Problem::out_of_range, *plan_.house_keys[number],
               fmt::format("{} tiles lie round `{}`, so no tile can be the eighth that `surround` "
                           "stands for",
                           *house.surrounded, house.name),
               "`surrounded` counts before that tile: 7, or leave it out");
  }

  Diagnostics& out_;
  const SketchPlan& plan_;
};

}  // namespace

void check_sketch(Diagnostics& out, const SketchPlan& plan, const std::set<int>& faulty) {
  SketchChecks checks(out, plan);
  for (std::size_t i = 0; i < plan.sketch->features.size(); ++i) {
    if (faulty.count(static_cast<int>(i)) == 0) checks.check(static_cast<int>(i));
  }
  for (std::size_t i = 0; i < plan.sketch->bathhouses.size(); ++i) {
    checks.check_surrounded(i);
    checks.check_release(static_cast<int>(i));
  }
}

}  // namespace barber
