#include "scenario/sketch_reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "scenario/board_reader.hpp"
#include "scenario/figures_reader.hpp"
#include "scenario/ground.hpp"
#include "scenario/sketch_table.hpp"

namespace barber {
namespace {

constexpr std::array<std::string_view, 2> kSketchKeys{"features", "bathhouses"};
enum SketchKey : std::size_t { kFeatures, kBathhouses };
constexpr std::array<std::string_view, 12> kFeatureKeys{
    "kind",   "tiles",      "coats", "neighbours", "complete", "cities",
    "passes", "bathhouses", "inn",   "cathedral",  "near",     "goods"};
enum FeatureKey : std::size_t {
  kKind,
  kTiles,
  kCoats,
  kNeighbours,
  kComplete,
  kCities,
  kPasses,
  kOwnBathhouses,
  kInn,
  kCathedral,
  kNear,
  kTokens
};
constexpr std::array<std::string_view, 3> kBathhouseKeys{"value", "surrounded", "near"};
constexpr std::array<std::string_view, 4> kStepKeys{"complete", "surround", "extend",
                                                    "with-bathhouse"};
enum StepKey : std::size_t { kCloses, kSurround, kExtend, kWithBathhouse };

constexpr std::array<std::string_view, 6> kKindWords{"city",      "road",   "field",
                                                     "monastery", "garden", "cemetery"};
constexpr std::array<FeatureKind, 6> kKinds{FeatureKind::city,   FeatureKind::road,
                                            FeatureKind::field,  FeatureKind::monastery,
                                            FeatureKind::garden, FeatureKind::cemetery};
constexpr std::string_view kRuinWord = "ruin";
constexpr std::string_view kFeatureExample = "small-city: {kind: city, tiles: 3}";
constexpr int kMostCoats = 100;
constexpr std::size_t kMostPieces = 30;  // of one tile

class SketchReader {
 public:
  explicit SketchReader(Diagnostics& out) : out_(out) {}

  SketchDraft read(const Node& node, const Node* figures, const Node* action) {
    if (!want_map(out_, node, "`sketch`")) {
      lose();
      return finish();
    }
    const int errors = out_.errors();
    const Fields fields(out_, node, kSketchKeys, "`sketch`");
    if (fields[kBathhouses] != nullptr) read_bathhouses(*fields[kBathhouses]);
    names_.sort();
    plan_.owners.resize(plan_.sketch->bathhouses.size(), -1);
    if (fields[kFeatures] != nullptr) read_features(*fields[kFeatures]);
    for (std::size_t i = 0; i < near_nodes_.size(); ++i) {
      if (near_nodes_[i] != nullptr) plan_.sketch->bathhouses[i].near = near(*near_nodes_[i]);
    }
    if (figures != nullptr) {
      for (const Node& figure : Items(*figures)) note_figure(figure);
    }
    if (action != nullptr) read_action(*action);
    for (std::size_t i = 0; i < plan_.sketch->features.size(); ++i) {
      if (faulty_.count(static_cast<int>(i)) == 0) check(static_cast<int>(i));
    }
    for (std::size_t i = 0; i < plan_.sketch->bathhouses.size(); ++i) {
      check_surrounded(i);
      check_release(static_cast<int>(i));
    }
    if (out_.errors() == errors) lay_sketch(out_, plan_, draft_);
    return finish();
  }

 private:
  struct Name {
    bool is_bathhouse = false;
    int number = 0;
  };

  SketchDraft finish() {
    draft_.sketch = std::move(plan_.sketch);
    return std::move(draft_);
  }

  // ---- what is declared

  // A faulty name is declared all the same, so that what it names is not missed elsewhere.
  void check_new_name(const Node& key, std::string_view what) {
    if (check_name(out_, key, what, true)) check_place_name(out_, key, what);
  }

  void lose() { plan_.sketch->unreadable = true; }

  void read_bathhouses(const Node& node) {
    if (!want_map(out_, node, "`bathhouses`", "bathhouses: {mill: 3}")) return lose();
    for (const Entry entry : Entries(node)) {
      if (entry.key.kind != NodeKind::scalar) continue;
      check_new_name(entry.key, "a bathhouse");
      draft_.usage.add(Expansion::barber_surgeons, entry.key);
      SketchedBathhouse house;
      house.name = entry.key.text;
      const Node* value = &entry.value;
      const Node* near = nullptr;
      if (value->kind == NodeKind::map) {
        const Fields fields(out_, *value, kBathhouseKeys, "a bathhouse");
        value = fields[0];
        near = fields[2];
        if (value == nullptr) report_missing(out_, entry.value, "value", "{value: 3}");
        if (fields[1] != nullptr) {
          house.surrounded = read_integer(out_, *fields[1], "`surrounded`", 0, kTilesAround);
        }
      }
      if (value != nullptr) {
        house.value = read_integer(out_, *value, "a bathhouse's banner", 3, 5).value_or(3);
      }
      names_.add(entry.key.text, {true, static_cast<int>(plan_.sketch->bathhouses.size())});
      bathhouse_nodes_.push_back(&entry.key);
      near_nodes_.push_back(near);
      plan_.sketch->bathhouses.push_back(std::move(house));
    }
  }

  void read_features(const Node& node) {
    if (!want_map(out_, node, "`features`", kFeatureExample)) return lose();
    // Fields name cities that may stand below them, so that all names come first.
    for (const Entry entry : Entries(node)) {
      if (entry.key.kind != NodeKind::scalar) continue;
      check_new_name(entry.key, "a feature");
      if (names_.find(entry.key.text) != nullptr) {
        out_.error(Problem::duplicate_name, entry.key,
                   fmt::format("a bathhouse and a feature are both called `{}`", entry.key.text),
                   "give each a name of its own");
      }
      SketchedFeature& added = plan_.sketch->features.emplace_back();
      added.name = entry.key.text;
      plan_.feature_keys.push_back(&entry.key);
      feature_values_.push_back(&entry.value);
    }
    for (std::size_t i = 0; i < feature_values_.size(); ++i) {
      names_.add(plan_.feature_keys[i]->text, {false, static_cast<int>(i)});
    }
    names_.sort();
    for (std::size_t i = 0; i < feature_values_.size(); ++i) {
      const int errors = out_.errors();
      read_kind(static_cast<int>(i));
      if (out_.errors() != errors) faulty_.insert(static_cast<int>(i));
    }
    for (std::size_t i = 0; i < feature_values_.size(); ++i) {
      const int errors = out_.errors();
      read_feature(static_cast<int>(i));
      if (out_.errors() != errors) faulty_.insert(static_cast<int>(i));
    }
  }

  void read_kind(int number) {
    const Node& value = *feature_values_[static_cast<std::size_t>(number)];
    if (!want_map(out_, value, "a feature", kFeatureExample)) return;
    for (const Entry entry : Entries(value)) {
      if (entry.key.text != kFeatureKeys[kKind]) continue;
      if (entry.value.kind == NodeKind::scalar && entry.value.text == kRuinWord) {
        out_.error(Problem::no_sketch, entry.value,
                   "a sketch does not say which tiles round a ruin show mist",
                   "describe the table by a `board`");
        return;
      }
      const auto kind = read_word(out_, entry.value, "`kind`", kKindWords, Problem::unknown_place);
      if (kind) plan_.feature(number).kind = kKinds[*kind];
      if (plan_.feature(number).kind == FeatureKind::cemetery) {
        draft_.usage.add(Expansion::ghosts_castles_cemeteries, entry.value);
      }
      return;
    }
    report_missing(out_, value, "kind", "kind: city");
  }

  void read_feature(int number) {
    const Node& value = *feature_values_[static_cast<std::size_t>(number)];
    if (value.kind != NodeKind::map) return;
    SketchedFeature& now = plan_.feature(number);
    const Fields fields(out_, value, kFeatureKeys, "a feature");
    const bool path = is_path(now.kind);
    const bool church = is_church(now.kind);
    const auto allowed = [&](FeatureKey key, bool here) {
      if (fields[key] == nullptr || here) return fields[key];
      out_.error(
          Problem::unknown_key, *fields[key],
          fmt::format("a {} has no `{}` in a sketch", barber::name(now.kind), kFeatureKeys[key]),
          "leave it out");
      return static_cast<const Node*>(nullptr);
    };
    if (const Node* node = allowed(kTiles, path)) {
      now.tiles = read_integer(out_, *node, "`tiles`", 1, static_cast<int>(kMostTiles));
    }
    if (const Node* node = allowed(kCoats, now.kind == FeatureKind::city)) {
      now.coats = read_integer(out_, *node, "`coats`", 0, kMostCoats).value_or(0);
    }
    const auto symbol = [&](const Node* node, FeatureKey key, Symbol mark) {
      if (node == nullptr) return;
      const std::string what = fmt::format("`{}`", kFeatureKeys[key]);
      if (!read_boolean(out_, *node, what).value_or(false)) return;
      now.symbols |= bit(mark);
      draft_.usage.add(facts(mark).expansion, *node);
    };
    symbol(allowed(kInn, now.kind == FeatureKind::road), kInn, Symbol::inn);
    symbol(allowed(kCathedral, now.kind == FeatureKind::city), kCathedral, Symbol::cathedral);
    if (const Node* node = allowed(kTokens, now.kind == FeatureKind::city)) {
      now.goods = read_all_goods(out_, *node);
      draft_.usage.add(Expansion::traders_and_builders, *node);
      check_goods(*node, now);
    }
    if (const Node* node = allowed(kNeighbours, church)) {
      now.neighbours = read_integer(out_, *node, "`neighbours`", 0, kTilesAround);
    }
    if (const Node* node = allowed(kComplete, path || church)) {
      now.complete = read_boolean(out_, *node, "`complete`").value_or(false);
    }
    if (const Node* node = allowed(kNear, path || church)) now.near = near(*node);
    if (const Node* node = allowed(kCities, now.kind == FeatureKind::field)) {
      now.cities = features(*node, "`cities`");
      for (const int city : now.cities) {
        if (plan_.feature(city).kind == FeatureKind::city) continue;
        out_.error(Problem::no_such_feature, *node,
                   fmt::format("`{}` is no city", plan_.feature(city).name), "leave it out");
      }
    }
    if (const Node* node = allowed(kOwnBathhouses, path)) {
      now.bathhouses = bathhouses(*node, "`bathhouses`");
      for (const int house : now.bathhouses) {
        int& owner = plan_.owner_of(house);
        if (owner != -1) {
          out_.error(Problem::duplicate_name, *node,
                     fmt::format("the bathhouse `{}` belongs to `{}` already",
                                 plan_.house(house).name, plan_.feature(owner).name),
                     "a bathhouse belongs to one road or city; roads that cross its tile name it "
                     "in `passes`");
        }
        owner = number;
      }
    }
    if (const Node* node = allowed(kPasses, now.kind == FeatureKind::road)) {
      now.passes = bathhouses(*node, "`passes`");
      for (const int house : now.passes) {
        if (std::find(now.bathhouses.begin(), now.bathhouses.end(), house) == now.bathhouses.end())
          continue;
        out_.error(Problem::duplicate_name, *node,
                   fmt::format("the bathhouse `{}` belongs to `{}` itself", plan_.house(house).name,
                               now.name),
                   "`passes` names bathhouses of other roads and of cities");
      }
    }
  }

  // A tile shows one token of a city at most.
  void check_goods(const Node& node, const SketchedFeature& city) {
    const int tokens = std::accumulate(city.goods.begin(), city.goods.end(), 0);
    if (tokens <= city.tiles.value_or(0)) return;
    out_.error(Problem::undecided_sketch, node,
               city.tiles ? fmt::format("`{}` has {} tiles, but {} tokens of goods", city.name,
                                        *city.tiles, tokens)
                          : fmt::format("how many tiles `{}` has is not said", city.name),
               "a tile shows one token at most; `tiles` counts them all, as they are at scoring");
  }

  // ---- names

  std::optional<int> named(const Node& node, bool bathhouse) {
    if (!read_text(out_, node, bathhouse ? "a bathhouse" : "a feature")) return std::nullopt;
    const Name* found = names_.find(node.text);
    if (found != nullptr && found->is_bathhouse == bathhouse) return found->number;
    for (const auto& [word, name] : names_.entries()) {
      if (word == node.text && name.is_bathhouse == bathhouse) return name.number;
    }
    if (plan_.sketch->unreadable) return std::nullopt;  // it may be there
    if (found != nullptr) {
      out_.error(Problem::no_such_feature, node,
                 fmt::format("`{}` is a {}", node.text, bathhouse ? "feature" : "bathhouse"),
                 bathhouse ? "name a bathhouse of the sketch" : "name a feature of the sketch");
      return std::nullopt;
    }
    std::vector<std::string_view> known;
    for (const auto& [word, name] : names_.entries()) {
      if (name.is_bathhouse == bathhouse) known.push_back(word);
    }
    out_.error(
        Problem::unknown_place, node,
        fmt::format("the sketch has no {} `{}`", bathhouse ? "bathhouse" : "feature", node.text),
        known.empty()
            ? fmt::format("declare it under `sketch: {}:`", bathhouse ? "bathhouses" : "features")
            : help_for_unknown(node.text, known));
    return std::nullopt;
  }

  std::vector<int> list(const Node& node, std::string_view what, bool bathhouse) {
    std::vector<int> found;
    if (!want_list(out_, node, what)) return found;
    found.reserve(static_cast<std::size_t>(node.size));
    for (const Node& item : Items(node)) {
      const auto number = named(item, bathhouse);
      if (!number) continue;
      if (std::find(found.begin(), found.end(), *number) != found.end()) {
        out_.error(Problem::duplicate_name, item,
                   fmt::format("`{}` stands in this list twice", item.text), "name it once");
        continue;
      }
      found.push_back(*number);
    }
    return found;
  }
  std::vector<int> features(const Node& node, std::string_view what) {
    return list(node, what, false);
  }
  std::vector<int> bathhouses(const Node& node, std::string_view what) {
    return list(node, what, true);
  }

  // Features and bathhouses.
  std::vector<SketchedNear> near(const Node& node) {
    std::vector<SketchedNear> found;
    if (!want_list(out_, node, "`near`")) return found;
    found.reserve(static_cast<std::size_t>(node.size));
    for (const Node& item : Items(node)) {
      const Name* name = item.kind == NodeKind::scalar ? names_.find(item.text) : nullptr;
      const bool bathhouse = name != nullptr && name->is_bathhouse;
      if (const auto number = named(item, bathhouse)) found.push_back({bathhouse, *number});
    }
    return found;
  }

  // ---- the steps that place tiles

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
    bool wagon = false;
    for (const Entry entry : Entries(figure)) {
      wagon |= entry.key.text == "kind" && entry.value.kind == NodeKind::scalar &&
               entry.value.text == barber::name(FigureKind::wagon);
    }
    has_wagon_ |= wagon;
    for (const Entry entry : Entries(figure)) {
      if (entry.key.text != "in" || entry.value.kind != NodeKind::scalar) continue;
      const Name* name = names_.find(entry.value.text);
      if (wagon && name != nullptr && !name->is_bathhouse) wagons_on_.insert(name->number);
      if (name != nullptr && !name->is_bathhouse) stood_on_.insert(name->number);
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
          ends_ |= word == "end-game";
          recalls_ |= word == "recall-abbot";
          if (word == "place-meeple") note_figure(*step.first->next);
          if (word == "message") note_message(*step.first->next);
        }
      }
    }
  }

  // A message that scores roads, cities or monasteries asks for their numbers; what is wrong with
  // it is not reported here.
  void note_message(const Node& message) {
    for (const Entry entry : Entries(message)) {
      if (entry.key.text == "take") return;
    }
    for (const Entry entry : Entries(message)) {
      if (entry.key.text == "meeple") note_scored(entry.value);
      if (entry.key.text != "number" || entry.value.kind != NodeKind::scalar) continue;
      if (entry.value.text == "1") messaged_.insert(FeatureKind::road);
      if (entry.value.text == "2") messaged_.insert(FeatureKind::city);
      if (entry.value.text == "3") messaged_.insert(FeatureKind::monastery);
    }
  }

  void note_scored(const Node& figure) {
    for (const Entry entry : Entries(figure)) {
      const Name* name = entry.key.text == "in" && entry.value.kind == NodeKind::scalar
                             ? names_.find(entry.value.text)
                             : nullptr;
      if (name != nullptr && !name->is_bathhouse) scored_.insert(name->number);
    }
  }

  // Whether it is scored before it is complete.
  bool is_scored_open(int number) const {
    if (plan_.feature(number).kind == FeatureKind::cemetery) return false;  // it gives nothing
    const bool asked = ends_ || messaged_.count(plan_.feature(number).kind) != 0;
    return scored_.count(number) != 0 || (asked && stood_on_.count(number) != 0);
  }

  void read_step(const Node& node) {
    SketchedStep& step = plan_.steps.emplace_back();
    step.node = &node;
    step.turn = turn_;
    const Fields fields(out_, node, kStepKeys, "`complete`");
    if (fields[kCloses] != nullptr) step.closes = features(*fields[kCloses], "`complete`");
    if (fields[kExtend] != nullptr) step.extends = features(*fields[kExtend], "`extend`");
    if (fields[kSurround] != nullptr) {
      step.surrounds = bathhouses(*fields[kSurround], "`surround`");
    }
    if (fields[kWithBathhouse] != nullptr) {
      step.bathhouse = named(*fields[kWithBathhouse], true).value_or(-1);
    }
    for (const int house : step.surrounds) {
      if (surrounded_.insert(house).second) continue;
      out_.error(
          Problem::bad_step, *fields[kSurround],
          fmt::format("`{}` is surrounded before this tile is placed", plan_.house(house).name),
          "surround it once");
    }
    for (const int number : step.closes) check_closed(*fields[kCloses], number);
    for (const int number : step.extends) {
      const bool also_closed =
          std::find(step.closes.begin(), step.closes.end(), number) != step.closes.end();
      if (also_closed && !is_church(plan_.feature(number).kind)) {
        out_.error(Problem::bad_step, *fields[kExtend],
                   fmt::format("`{}` is completed by this tile, so that it has a piece of it",
                               plan_.feature(number).name),
                   "leave it out of `extend`");
      } else {
        check_extended(*fields[kExtend], number);
      }
    }
    if (step.closes.size() + step.extends.size() > kMostPieces) {
      out_.error(Problem::out_of_range, node, "one tile has no room for so many features", "");
    }
    if (step.bathhouse >= 0) check_brought(step, *fields[kWithBathhouse]);
  }

  void check_closed(const Node& node, int number) {
    SketchedFeature& now = plan_.feature(number);
    if (now.kind == FeatureKind::field) {
      out_.error(Problem::bad_step, node,
                 fmt::format("`{}` is a field; none is ever complete", now.name),
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
    if (!is_church(now.kind)) return;
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
    if (owner == -1 || step.touches(owner)) return;
    out_.error(Problem::bad_step, node,
               fmt::format("`{}` belongs to `{}`, of which this tile has no piece", node.text,
                           plan_.feature(owner).name),
               fmt::format("name `{}` in `complete` or in `extend`", plan_.feature(owner).name));
  }

  // ---- whether the numbers can be, and whether all that is needed is said

  void check(int number) {
    const SketchedFeature& now = plan_.feature(number);
    const Node& key = *plan_.feature_keys[static_cast<std::size_t>(number)];
    const bool closed = plan_.closed.count(number) != 0;
    if (closed && !now.near && wagons_on_.count(number) != 0) {
      ask_near(key, fmt::format("{}: {{kind: {}, ", now.name, barber::name(now.kind)));
    }
    if (is_path(now.kind)) {
      const bool scored = closed || (!now.complete && is_scored_open(number));
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
      } else if (!now.neighbours && !closed && !now.complete &&
                 (is_scored_open(number) || (recalls_ && stood_on_.count(number) != 0))) {
        out_.error(Problem::undecided_sketch, key,
                   fmt::format("how many tiles lie round `{}` is not said", now.name),
                   fmt::format("add `neighbours`, as in `{}: {{kind: {}, neighbours: 5}}`",
                               now.name, barber::name(now.kind)));
      }
    }
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
    if (!has_wagon_ || house.near || !plan_.is_surrounded_by_step(number)) return;
    ask_near(*bathhouse_nodes_[static_cast<std::size_t>(number)],
             fmt::format("{}: {{value: {}, ", house.name, house.value));
  }

  void check_surrounded(std::size_t number) {
    const SketchedBathhouse& house = plan_.sketch->bathhouses[number];
    const bool closed = plan_.is_surrounded_by_step(static_cast<int>(number));
    if (!closed || house.surrounded.value_or(kTilesAround - 1) == kTilesAround - 1) return;
    out_.error(Problem::out_of_range, *bathhouse_nodes_[number],
               fmt::format("{} tiles lie round `{}`, so no tile can be the eighth that `surround` "
                           "stands for",
                           *house.surrounded, house.name),
               "`surrounded` counts before that tile: 7, or leave it out");
  }

  Diagnostics& out_;
  SketchDraft draft_;
  SketchPlan plan_;
  NameTable<Name> names_;
  std::vector<const Node*> feature_values_;
  std::vector<const Node*> bathhouse_nodes_;
  std::vector<const Node*> near_nodes_;  // by bathhouse; may be nullptr
  std::set<int> faulty_;                 // features with an error of their own
  std::set<int> surrounded_;             // bathhouses that some step surrounds
  std::set<int> stood_on_;               // features with a figure at some time
  std::set<int> wagons_on_;              // features with a wagon
  std::set<int> scored_;                 // features that message 8 scores
  std::set<FeatureKind> messaged_;       // kinds that messages score
  bool has_wagon_ = false;
  int turn_ = 0;       // of the action
  bool ends_ = false;  // the final scoring takes place
  bool recalls_ = false;
};

}  // namespace

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

SketchDraft read_sketch(Diagnostics& out, const Node& sketch, const Node* figures,
                        const Node* action) {
  return SketchReader(out).read(sketch, figures, action);
}

}  // namespace barber
