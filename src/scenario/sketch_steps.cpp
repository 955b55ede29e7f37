#include "scenario/sketch_steps.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace barber {
namespace {

constexpr std::array<std::string_view, 12> kStepKeys{
    "complete", "surround", "extend", "with-bathhouse", "princess", "portal",
    "abbey",    "mist",     "flier",  "circus",         "dragon",   "volcano"};
// The mist round the tile is carried on by it, is not, or on one side and not on another.
constexpr std::array<std::string_view, 3> kMistWords{"extended", "limited", "both"};
constexpr std::array<MistMet, kMistWords.size()> kMistMet{
    {{true, false}, {false, true}, {true, true}}};
constexpr std::size_t kMostOfATile = 30;  // of one tile
constexpr int kAbbeySides = 4;            // a tile lies on each

class StepsReader {
 public:
  StepsReader(Diagnostics& out, const SketchNames& names, SketchPlan& plan, Usage& usage)
      : out_(out), names_(names), plan_(plan), usage_(usage) {}

  void read(const Node* figures, const Node* action) {
    if (figures != nullptr) {
      for (const Node& figure : Items(*figures)) note_figure(figure);
    }
    if (action != nullptr) read_action(*action);
  }

 private:
  void read_action(const Node& action) {
    if (action.kind != NodeKind::list) return read_turn(action);
    for (const Node& turn : Items(action)) {
      read_turn(turn);
      ++turn_;
    }
  }

  // A figure of `meeples` or of a step: its feature may be scored. What is wrong with it is not
  // reported here.
  void note_figure(const Node& figure) {
    std::string_view kind;
    for (const Entry entry : Entries(figure)) {
      if (entry.key.text == "kind" && entry.value.kind == NodeKind::scalar) kind = entry.value.text;
    }
    const bool wagon = kind == name(FigureKind::wagon);
    plan_.has_wagon |= wagon;
    plan_.has_barn |= kind == name(FigureKind::barn);
    for (const Entry entry : Entries(figure)) {
      if (entry.key.text != "in" || entry.value.kind != NodeKind::scalar) continue;
      const SketchNames::Name* name = names_.find(entry.value.text);
      if (name == nullptr || name->is_bathhouse) continue;
      plan_.stood_on.insert(name->number);
      if (wagon) plan_.wagons_on.insert(name->number);
      if (kind == barber::name(FigureKind::ringmaster)) plan_.ringmasters_on.insert(name->number);
    }
  }

  void read_turn(const Node& turn) {
    for (const Entry entry : Entries(turn)) {
      if (entry.key.text != "steps") continue;
      for (const Node& step : Items(entry.value)) {
        if (is_sketch_step(step)) {
          read_step(step);
        } else if (step.kind == NodeKind::map && step.size == 1) {
          const std::string_view word = step.first->text;
          plan_.scored.note(word, *step.first->next);
          if (word == "place-meeple") note_figure(*step.first->next);
        }
      }
    }
  }

  void read_step(const Node& node) {
    SketchedStep& step = plan_.steps.emplace_back();
    step.node = &node;
    step.turn = turn_;
    const Fields<kStepKeys> fields(out_, node, "`complete`");
    if (fields["complete"] != nullptr)
      step.closes = names_.features(*fields["complete"], "`complete`");
    if (fields["extend"] != nullptr) step.extends = names_.features(*fields["extend"], "`extend`");
    if (fields["surround"] != nullptr) {
      step.surrounds = names_.bathhouses(*fields["surround"], "`surround`");
    }
    if (fields["abbey"] != nullptr) read_abbey(step, fields);
    if (fields["with-bathhouse"] != nullptr) {
      step.bathhouse = names_.named(*fields["with-bathhouse"], true).value_or(-1);
    }
    const auto shows = [&](Fields<kStepKeys>::Key key, Expansion expansion) {
      if (fields[key] == nullptr) return false;
      usage_.add(expansion, *fields[key]);
      return read_boolean(out_, *fields[key], fmt::format("`{}`", key.word())).value_or(false);
    };
    step.portal = shows("portal", Expansion::princess_and_dragon);
    step.dragon = shows("dragon", Expansion::princess_and_dragon);
    step.volcano = shows("volcano", Expansion::princess_and_dragon);
    plan_.has_dragon |= step.dragon || step.volcano;
    step.flier = shows("flier", Expansion::flying_machines);
    step.circus = shows("circus", Expansion::under_the_big_top);
    if (step.circus && std::exchange(circus_, true)) {
      out_.error(Problem::undecided_sketch, *fields["circus"],
                 "what lies round the tent on the circus placed before is not said",
                 "a sketch tells where the tent stands before the action; write what follows down "
                 "in a file of its own");
    }
    if (const Node* mist = fields["mist"]) {
      usage_.add(Expansion::ghosts_castles_cemeteries, *mist);
      const auto word = read_word(out_, *mist, "`mist`", kMistWords, Problem::unknown_value);
      step.shows_mist = word.has_value();
      if (word) step.mist = kMistMet[*word];
    }
    for (const int house : step.surrounds) {
      if (surrounded_.insert(house).second) continue;
      out_.error(
          Problem::bad_step, *fields["surround"],
          fmt::format("`{}` is surrounded before this tile is placed", plan_.house(house).name),
          "surround it once");
    }
    for (const int number : step.closes) check_closed(*fields["complete"], number);
    for (const int number : step.extends) {
      const bool also_closed =
          std::find(step.closes.begin(), step.closes.end(), number) != step.closes.end();
      if (also_closed && !is_church(plan_.feature(number).kind)) {
        out_.error(Problem::bad_step, *fields["extend"],
                   fmt::format("`{}` is completed by this tile, so that it has a piece of it",
                               plan_.feature(number).name),
                   "leave it out of `extend`");
      } else {
        check_extended(*fields["extend"], number);
      }
    }
    if (step.closes.size() + step.extends.size() > kMostOfATile) {
      out_.error(Problem::out_of_range, node, "one tile has no room for so many features", "");
    }
    if (step.bathhouse >= 0 && !step.abbey) check_brought(step, *fields["with-bathhouse"]);
    if (fields["princess"] != nullptr) read_princess(step, *fields["princess"]);
  }

  // The player's own abbey: nothing else is on it, and it joins no feature but closes some.
  void read_abbey(SketchedStep& step, const Fields<kStepKeys>& fields) {
    usage_.add(Expansion::abbey_and_mayor, *fields["abbey"]);
    step.abbey = read_boolean(out_, *fields["abbey"], "`abbey`").value_or(false);
    if (!step.abbey) return;
    using Key = Fields<kStepKeys>::Key;
    for (const Key key : {Key("with-bathhouse"), Key("princess"), Key("portal"), Key("mist"),
                          Key("flier"), Key("circus"), Key("dragon"), Key("volcano")}) {
      if (fields[key] == nullptr) continue;
      out_.error(Problem::bad_step, *fields[key], fmt::format("an abbey has no `{}`", key.word()),
                 "leave it out, or leave `abbey` out");
    }
    for (const int number : step.extends) {
      SketchedFeature& now = plan_.feature(number);
      if (now.kind != FeatureKind::monastery || step.extends.size() > 1) {
        out_.error(Problem::bad_step, *fields["extend"],
                   "an abbey has a piece of nothing but the monastery on it",
                   "name that one in `extend`, or leave `extend` out");
        return;
      }
      if (now.neighbours.value_or(kAbbeySides) >= kAbbeySides) continue;
      out_.error(Problem::out_of_range, *plan_.feature_keys[static_cast<std::size_t>(number)],
                 fmt::format("`{}` is an abbey, so 4 tiles at least lie round it, not {}", now.name,
                             *now.neighbours),
                 "an abbey is placed where tiles lie on all four sides");
    }
  }

  void check_closed(const Node& node, int number) {
    SketchedFeature& now = plan_.feature(number);
    if (now.kind == FeatureKind::field || now.spot) {
      out_.error(Problem::bad_step, node,
                 fmt::format("`{}` is a {}; none is ever complete", now.name, kind_word(now)),
                 "name it in `extend` if the tile placed has a piece of it");
    } else if (now.complete || plan_.closed.count(number) != 0) {
      out_.error(Problem::bad_step, node,
                 fmt::format("`{}` is complete before this tile is placed", now.name),
                 now.complete ? "leave `complete: true` out of the feature" : "complete it once");
    }
    plan_.closed[number] = static_cast<int>(plan_.steps.size()) - 1;
  }

  void check_extended(const Node& node, int number) {
    const SketchedFeature& now = plan_.feature(number);
    if (is_path(now.kind) && (now.complete || plan_.closed.count(number) != 0)) {
      out_.error(Problem::bad_step, node,
                 fmt::format("`{}` is complete before this tile is placed", now.name),
                 "nothing can extend it");
    }
    if (!has_one_tile(now)) return;
    if (now.floors > 0) {
      out_.error(Problem::bad_step, node,
                 fmt::format("`{}` has floors before its tile is placed", now.name),
                 "leave `floors` out; `add-floor` adds one");
    }
    if (!plan_.laid_by_step.insert(number).second) {
      out_.error(Problem::bad_step, node,
                 fmt::format("the tile of `{}` has been placed before", now.name), "");
    }
  }

  void check_brought(const SketchedStep& step, const Node& node) {
    if (!plan_.brought.insert(step.bathhouse).second) {
      out_.error(Problem::bad_step, node,
                 fmt::format("the tile of `{}` has been placed before", node.text), "");
    }
    const int owner = plan_.owner_of(step.bathhouse);
    if (owner == -1) return;
    check_piece(step, owner, node, fmt::format("`{}` belongs to", node.text));
  }

  // A princess stands in the piece of a city that her tile has.
  void read_princess(SketchedStep& step, const Node& node) {
    usage_.add(Expansion::princess_and_dragon, node);
    step.princess = names_.named(node, false).value_or(-1);
    if (step.princess == -1) return;
    const SketchedFeature& city = plan_.feature(step.princess);
    if (city.kind != FeatureKind::city) {
      out_.error(Problem::bad_step, node,
                 fmt::format("`{}` is no city, and a princess stands in one", city.name),
                 "name the city that she is drawn in");
      return;
    }
    check_piece(step, step.princess, node, "the princess stands in");
  }

  void check_piece(const SketchedStep& step, int feature, const Node& node, std::string_view what) {
    if (step.touches(feature)) return;
    const std::string& name = plan_.feature(feature).name;
    out_.error(Problem::bad_step, node,
               fmt::format("{} `{}`, of which this tile has no piece", what, name),
               fmt::format("name `{}` in `complete` or in `extend`", name));
  }

  Diagnostics& out_;
  const SketchNames& names_;
  SketchPlan& plan_;
  Usage& usage_;
  std::set<int> surrounded_;  // bathhouses that some step surrounds
  bool circus_ = false;       // a step has placed one
  int turn_ = 0;              // of the action
};

}  // namespace

void read_sketch_steps(Diagnostics& out, const SketchNames& names, const Node* figures,
                       const Node* action, SketchPlan& plan, Usage& usage) {
  StepsReader(out, names, plan, usage).read(figures, action);
}

std::span<const std::string_view> sketch_step_words() { return kStepKeys; }

bool is_sketch_step(const Node& step) {
  if (step.kind != NodeKind::map) return false;
  for (const Entry entry : Entries(step)) {
    if (entry.key.kind != NodeKind::scalar) continue;
    if (std::find(kStepKeys.begin(), kStepKeys.end(), entry.key.text) != kStepKeys.end()) {
      return true;
    }
  }
  return false;
}

}  // namespace barber
