#include "scenario/sketch_reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "scenario/board_reader.hpp"
#include "scenario/figures_reader.hpp"
#include "scenario/ground.hpp"
#include "scenario/sketch_checks.hpp"
#include "scenario/sketch_table.hpp"

namespace barber {
namespace {

constexpr std::array<std::string_view, 3> kSketchKeys{"features", "bathhouses", "castles"};
constexpr std::array<std::string_view, 15> kFeatureKeys{
    "kind", "tiles",     "coats", "neighbours", "complete", "cities", "passes",    "bathhouses",
    "inn",  "cathedral", "near",  "segments",   "vicinity", "goods",  "watchtower"};
constexpr std::array<std::string_view, 3> kSketchedCastleKeys{"owner", "vicinity", "bathhouses"};
constexpr std::string_view kSketchedCastleExample = "keep: {owner: red, vicinity: [east-road]}";
constexpr std::array<std::string_view, 2> kSegmentWords{"semicircular", "triangular"};
constexpr std::array<std::string_view, 3> kBathhouseKeys{"value", "surrounded", "near"};
constexpr std::array<std::string_view, 6> kStepKeys{"complete",       "surround", "extend",
                                                    "with-bathhouse", "princess", "portal"};

constexpr std::array<std::string_view, 6> kKindWords{"city",      "road",   "field",
                                                     "monastery", "garden", "cemetery"};
constexpr std::array<FeatureKind, 6> kSketchedKinds{FeatureKind::city,   FeatureKind::road,
                                                    FeatureKind::field,  FeatureKind::monastery,
                                                    FeatureKind::garden, FeatureKind::cemetery};
// Kinds of features that depend on where tiles lie, and what a sketch does not say of them.
constexpr std::array<std::pair<std::string_view, std::string_view>, 3> kNeedPlaces{
    {{"ruin", "which tiles round a ruin show mist"},
     {"acrobat", "which tiles with meeples lie round a place for acrobats"},
     {"tower", "which tiles can be reached from a tower"}}};
constexpr std::string_view kFeatureExample = "small-city: {kind: city, tiles: 3}";
constexpr int kMostCoats = 100;
constexpr std::size_t kMostOfATile = 30;  // of one tile

class SketchReader {
 public:
  explicit SketchReader(Diagnostics& out) : out_(out) {}

  SketchDraft read(const Node& node, const Node* figures, const Node* action) {
    if (!want_map(out_, node, "`sketch`")) {
      lose();
      return finish();
    }
    const int errors = out_.errors();
    const Fields<kSketchKeys> fields(out_, node, "`sketch`");
    if (fields["bathhouses"] != nullptr) read_bathhouses(*fields["bathhouses"]);
    names_.sort();
    plan_.owners.resize(plan_.sketch->bathhouses.size(), -1);
    if (fields["features"] != nullptr) declare(*fields["features"], false);
    if (fields["castles"] != nullptr) declare(*fields["castles"], true);
    read_features();
    for (std::size_t i = 0; i < near_nodes_.size(); ++i) {
      if (near_nodes_[i] != nullptr) plan_.sketch->bathhouses[i].near = near(*near_nodes_[i]);
    }
    if (figures != nullptr) {
      for (const Node& figure : Items(*figures)) note_figure(figure);
    }
    if (action != nullptr) read_action(*action);
    check_sketch(out_, plan_, faulty_);
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
        const Fields<kBathhouseKeys> fields(out_, *value, "a bathhouse");
        value = fields["value"];
        near = fields["near"];
        if (value == nullptr) report_missing(out_, entry.value, "value", "{value: 3}");
        if (fields["surrounded"] != nullptr) {
          house.surrounded =
              read_integer(out_, *fields["surrounded"], "`surrounded`", 0, kTilesAround);
        }
      }
      if (value != nullptr) {
        house.value = read_integer(out_, *value, "a bathhouse's banner", 3, 5).value_or(3);
      }
      names_.add(entry.key.text, {true, static_cast<int>(plan_.sketch->bathhouses.size())});
      plan_.house_keys.push_back(&entry.key);
      near_nodes_.push_back(near);
      plan_.sketch->bathhouses.push_back(std::move(house));
    }
  }

  // A castle is a city that was completed before.
  void declare(const Node& node, bool castles) {
    if (!want_map(out_, node, castles ? "`castles`" : "`features`",
                  castles ? kSketchedCastleExample : kFeatureExample)) {
      return lose();
    }
    const std::size_t features = castles ? plan_.sketch->features.size() : 0;
    for (const Entry entry : Entries(node)) {
      if (entry.key.kind != NodeKind::scalar) continue;
      check_new_name(entry.key, castles ? "a castle" : "a feature");
      const bool again = std::any_of(plan_.feature_keys.begin(),
                                     plan_.feature_keys.begin() + static_cast<int>(features),
                                     [&](const Node* key) { return key->text == entry.key.text; });
      if (again || names_.find(entry.key.text) != nullptr) {
        out_.error(
            Problem::duplicate_name, entry.key,
            fmt::format("a {} and a {} are both called `{}`", again ? "feature" : "bathhouse",
                        castles ? "castle" : "feature", entry.key.text),
            "give each a name of its own");
      }
      SketchedFeature& added = plan_.sketch->features.emplace_back();
      added.name = entry.key.text;
      added.castle = castles;
      plan_.feature_keys.push_back(&entry.key);
      feature_values_.push_back(&entry.value);
      if (castles) draft_.usage.add(Expansion::bridges_castles_bazaars, entry.key);
    }
  }

  // Fields name cities that may stand below them, so that all names are declared by now.
  void read_features() {
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

  void refuse(const Node& node, std::string_view unsaid) {
    out_.error(Problem::no_sketch, node, fmt::format("a sketch does not say {}", unsaid),
               "describe the table by a `board`");
  }

  void read_kind(int number) {
    const Node& value = *feature_values_[static_cast<std::size_t>(number)];
    if (plan_.feature(number).castle) {
      plan_.feature(number).kind = FeatureKind::city;
      return;
    }
    if (!want_map(out_, value, "a feature", kFeatureExample)) return;
    for (const Entry entry : Entries(value)) {
      if (entry.key.text != "kind") continue;
      for (const auto& [word, unsaid] : kNeedPlaces) {
        if (entry.value.kind != NodeKind::scalar || entry.value.text != word) continue;
        return refuse(entry.value, unsaid);
      }
      const auto kind = read_word(out_, entry.value, "`kind`", kKindWords, Problem::unknown_place);
      if (kind) plan_.feature(number).kind = kSketchedKinds[*kind];
      if (plan_.feature(number).kind == FeatureKind::cemetery) {
        draft_.usage.add(Expansion::ghosts_castles_cemeteries, entry.value);
      }
      return;
    }
    report_missing(out_, value, "kind", "kind: city");
  }

  void read_feature(int number) {
    const Node& value = *feature_values_[static_cast<std::size_t>(number)];
    SketchedFeature& now = plan_.feature(number);
    if (now.castle) return read_castle(number, value);
    if (value.kind != NodeKind::map) return;
    const Fields<kFeatureKeys> fields(out_, value, "a feature");
    const bool path = is_path(now.kind);
    const bool church = is_church(now.kind);
    const auto allowed = [&](Fields<kFeatureKeys>::Key key, bool here) {
      if (fields[key] == nullptr || here) return fields[key];
      out_.error(Problem::unknown_key, *fields[key],
                 fmt::format("a {} has no `{}` in a sketch", barber::name(now.kind), key.word()),
                 "leave it out");
      return static_cast<const Node*>(nullptr);
    };
    if (const Node* node = allowed("tiles", path)) {
      now.tiles = read_integer(out_, *node, "`tiles`", 1, static_cast<int>(kMostTiles));
    }
    if (const Node* node = allowed("coats", now.kind == FeatureKind::city)) {
      now.coats = read_integer(out_, *node, "`coats`", 0, kMostCoats).value_or(0);
    }
    const auto symbol = [&](const Node* node, Fields<kFeatureKeys>::Key key, Symbol mark) {
      if (node == nullptr) return;
      const std::string what = fmt::format("`{}`", key.word());
      if (!read_boolean(out_, *node, what).value_or(false)) return;
      now.symbols |= bit(mark);
      draft_.usage.add(facts(mark).expansion, *node);
    };
    symbol(allowed("inn", now.kind == FeatureKind::road), "inn", Symbol::inn);
    symbol(allowed("cathedral", now.kind == FeatureKind::city), "cathedral", Symbol::cathedral);
    if (const Node* node = allowed("goods", now.kind == FeatureKind::city)) {
      now.goods = read_all_goods(out_, *node);
      draft_.usage.add(Expansion::traders_and_builders, *node);
      check_goods(*node, now);
    }
    if (const Node* node = allowed("neighbours", church)) {
      now.neighbours = read_integer(out_, *node, "`neighbours`", 0, kTilesAround);
    }
    if (const Node* node = allowed("complete", path || church)) {
      now.complete = read_boolean(out_, *node, "`complete`").value_or(false);
    }
    if (const Node* node = allowed("near", path || church)) now.near = near(*node);
    if (const Node* node = allowed("cities", now.kind == FeatureKind::field)) {
      now.cities = features(*node, "`cities`");
      for (const int city : now.cities) {
        if (plan_.feature(city).kind == FeatureKind::city) continue;
        out_.error(Problem::no_such_feature, *node,
                   fmt::format("`{}` is no city", plan_.feature(city).name), "leave it out");
      }
    }
    if (const Node* node = fields["watchtower"])
      refuse(*node, "which tiles lie round a watchtower");
    const bool small = now.kind == FeatureKind::city && now.tiles == kSmallCity;
    if (const Node* node = allowed("segments", small)) {
      draft_.usage.add(Expansion::bridges_castles_bazaars, *node);
      const auto word = read_word(out_, *node, "`segments`", kSegmentWords, Problem::unknown_value);
      if (word) {
        now.segments = *word == 0 ? SketchedFeature::Segments::semicircular
                                  : SketchedFeature::Segments::triangular;
      }
    }
    if (const Node* node = allowed("vicinity", small)) {
      draft_.usage.add(Expansion::bridges_castles_bazaars, *node);
      now.vicinity = features(*node, "`vicinity`");
    }
    if (const Node* node = allowed("bathhouses", path)) read_own_bathhouses(number, *node);
    if (const Node* node = allowed("passes", now.kind == FeatureKind::road)) {
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

  void read_own_bathhouses(int number, const Node& node) {
    SketchedFeature& now = plan_.feature(number);
    now.bathhouses = bathhouses(node, "`bathhouses`");
    for (const int house : now.bathhouses) {
      int& owner = plan_.owner_of(house);
      if (owner != -1) {
        out_.error(Problem::duplicate_name, node,
                   fmt::format("the bathhouse `{}` belongs to `{}` already",
                               plan_.house(house).name, plan_.feature(owner).name),
                   "a bathhouse belongs to one road or city; roads that cross its tile name it in "
                   "`passes`");
      }
      owner = number;
    }
  }

  void read_castle(int number, const Node& value) {
    SketchedFeature& now = plan_.feature(number);
    now.tiles = kSmallCity;
    now.segments = SketchedFeature::Segments::semicircular;
    now.complete = true;
    if (!want_map(out_, value, "a castle", kSketchedCastleExample)) return;
    const Fields<kSketchedCastleKeys> fields(out_, value, "a castle");
    if (fields["owner"] == nullptr) {
      report_missing(out_, value, "owner", kSketchedCastleExample);
    } else {
      draft_.castles.emplace_back(number, fields["owner"]);
    }
    if (fields["vicinity"] != nullptr) now.vicinity = features(*fields["vicinity"], "`vicinity`");
    if (fields["bathhouses"] != nullptr) read_own_bathhouses(number, *fields["bathhouses"]);
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
    plan_.has_wagon |= wagon;
    for (const Entry entry : Entries(figure)) {
      if (entry.key.text != "in" || entry.value.kind != NodeKind::scalar) continue;
      const Name* name = names_.find(entry.value.text);
      if (wagon && name != nullptr && !name->is_bathhouse) plan_.wagons_on.insert(name->number);
      if (name != nullptr && !name->is_bathhouse) plan_.stood_on.insert(name->number);
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
    if (fields["complete"] != nullptr) step.closes = features(*fields["complete"], "`complete`");
    if (fields["extend"] != nullptr) step.extends = features(*fields["extend"], "`extend`");
    if (fields["surround"] != nullptr) {
      step.surrounds = bathhouses(*fields["surround"], "`surround`");
    }
    if (fields["with-bathhouse"] != nullptr) {
      step.bathhouse = named(*fields["with-bathhouse"], true).value_or(-1);
    }
    if (fields["portal"] != nullptr) {
      step.portal = read_boolean(out_, *fields["portal"], "`portal`").value_or(false);
      draft_.usage.add(Expansion::princess_and_dragon, *fields["portal"]);
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
    if (step.bathhouse >= 0) check_brought(step, *fields["with-bathhouse"]);
    if (fields["princess"] != nullptr) read_princess(step, *fields["princess"]);
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
    if (owner == -1) return;
    check_piece(step, owner, node, fmt::format("`{}` belongs to", node.text));
  }

  // A princess stands in the piece of a city that her tile has.
  void read_princess(SketchedStep& step, const Node& node) {
    draft_.usage.add(Expansion::princess_and_dragon, node);
    step.princess = named(node, false).value_or(-1);
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
  SketchDraft draft_;
  SketchPlan plan_;
  NameTable<Name> names_;
  std::vector<const Node*> feature_values_;
  std::vector<const Node*> near_nodes_;  // by bathhouse; may be nullptr
  std::set<int> faulty_;                 // features with an error of their own
  std::set<int> surrounded_;             // bathhouses that some step surrounds
  int turn_ = 0;                         // of the action
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
