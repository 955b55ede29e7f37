#include "scenario/sketch_reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "scenario/board_reader.hpp"
#include "scenario/figures_reader.hpp"
#include "scenario/ground.hpp"
#include "scenario/sketch_checks.hpp"
#include "scenario/sketch_names.hpp"
#include "scenario/sketch_steps.hpp"
#include "scenario/sketch_table.hpp"

namespace barber {
namespace {

constexpr std::array<std::string_view, 3> kSketchKeys{"features", "bathhouses", "castles"};
constexpr std::array<std::string_view, 20> kFeatureKeys{
    "kind",       "tiles", "coats",     "neighbours", "complete", "cities",      "passes",
    "bathhouses", "inn",   "cathedral", "near",       "segments", "vicinity",    "goods",
    "watchtower", "caps",  "mist",      "own-mist",   "floors",   "circus-tiles"};
constexpr std::array<std::string_view, 3> kSketchedCastleKeys{"owner", "vicinity", "bathhouses"};
constexpr std::string_view kSketchedCastleExample = "keep: {owner: red, vicinity: [east-road]}";
constexpr std::array<std::string_view, 2> kSegmentWords{"semicircular", "triangular"};
constexpr std::array<std::string_view, 3> kBathhouseKeys{"value", "surrounded", "near"};

constexpr std::array<std::string_view, 9> kKindWords{
    "city", "road", "field", "monastery", "garden", "ruin", "cemetery", "tower", "acrobat"};
constexpr std::array<FeatureKind, 7> kSketchedKinds{
    FeatureKind::city,   FeatureKind::road, FeatureKind::field,   FeatureKind::monastery,
    FeatureKind::garden, FeatureKind::ruin, FeatureKind::cemetery};
constexpr std::size_t kTowerWord = kSketchedKinds.size();  // those that are no features
constexpr std::array<std::string_view, 3> kWatchtowerKeys{"kind", "counts", "around"};
constexpr std::string_view kWatchtowerExample = "watchtower: {kind: coats, counts: 2}";
constexpr std::string_view kFeatureExample = "small-city: {kind: city, tiles: 3}";
constexpr int kMostCoats = 100;

class SketchReader {
 public:
  explicit SketchReader(Diagnostics& out) : out_(out) {}

  SketchDraft read(const Node& node, const Node* figures, const Node* action, const Node* pieces) {
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
      if (near_nodes_[i] != nullptr)
        plan_.sketch->bathhouses[i].near = names_.near(*near_nodes_[i]);
    }
    read_sketch_steps(out_, names_, figures, action, plan_, draft_.usage);
    if (pieces != nullptr) note_pieces(*pieces);
    for (std::size_t i = 0; i < plan_.sketch->features.size(); ++i) {
      plan_.sketch->features[i].pays_when_closed = plan_.pays_when_closed(static_cast<int>(i));
    }
    check_sketch(out_, plan_, faulty_);
    if (out_.errors() == errors) lay_sketch(out_, plan_, draft_);
    return finish();
  }

 private:
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

  // Meeples are counted by name, since they may come and go; what is printed is a number.
  void read_watchtower(const Node& node, SketchedFeature& now) {
    draft_.usage.add(Expansion::watchtowers, node);
    if (!want_map(out_, node, "`watchtower`", kWatchtowerExample)) return;
    const Fields<kWatchtowerKeys> fields(out_, node, "`watchtower`");
    if (fields["kind"] == nullptr) return report_missing(out_, node, "kind", "kind: coats");
    const auto word = read_word(out_, *fields["kind"], "`kind`",
                                std::span(kWatchtowerWords).subspan(1), Problem::unknown_value);
    if (!word) return;
    now.watchtower = static_cast<Watchtower>(*word + 1);
    const bool meeples = now.watchtower == Watchtower::meeples;
    if (const Node* wrong = meeples ? fields["counts"] : fields["around"]) {
      out_.error(Problem::unknown_key, *wrong,
                 meeples ? "a watchtower that counts meeples is told where they are"
                         : "a watchtower that counts what is printed is told how many there are",
                 meeples ? "name what is in its sight: `around: [lane, mill]`"
                         : "say how many there are in its sight: `counts: 2`");
      return;
    }
    if (fields["counts"] != nullptr) {
      now.watched = read_integer(out_, *fields["counts"], "`counts`", 0, kMostCoats);
    }
    if (fields["around"] != nullptr) now.watches = names_.near(*fields["around"]);
  }

  // Whether there is a dragon, and what is in sight of the tent.
  void note_pieces(const Node& pieces) {
    for (const Entry piece : Entries(pieces)) {
      plan_.has_dragon |= piece.key.text == "dragon";
      if (piece.key.text != "big-top" || piece.value.kind != NodeKind::map) continue;
      plan_.has_tent = true;
      for (const Entry entry : Entries(piece.value)) {
        if (entry.key.text == "around") plan_.sketch->round_tent = names_.near(entry.value);
      }
      const bool circus = std::any_of(plan_.steps.begin(), plan_.steps.end(),
                                      [](const SketchedStep& step) { return step.circus; });
      if (plan_.sketch->round_tent || !circus) continue;
      out_.error(Problem::undecided_sketch, piece.key, "what lies round the tent is not said",
                 "name the features and bathhouses with a piece on its tile or those round it, as "
                 "in `big-top: {token: 6, around: [farm]}`, or `around: []`");
    }
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
      const auto kind = read_word(out_, entry.value, "`kind`", kKindWords, Problem::unknown_place);
      if (kind && *kind >= kTowerWord) return read_spot(number, *kind == kTowerWord, entry.value);
      if (kind) plan_.feature(number).kind = kSketchedKinds[*kind];
      if (plan_.feature(number).kind >= FeatureKind::ruin) {
        draft_.usage.add(Expansion::ghosts_castles_cemeteries, entry.value);
      }
      return;
    }
    report_missing(out_, value, "kind", "kind: city");
  }

  void read_spot(int number, bool tower, const Node& kind) {
    plan_.feature(number).kind = FeatureKind::river;
    plan_.feature(number).spot = tower ? Place::Kind::tower : Place::Kind::acrobat;
    draft_.usage.add(tower ? Expansion::tower : Expansion::under_the_big_top, kind);
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
                 fmt::format("a {} has no `{}` in a sketch", kind_word(now), key.word()),
                 "leave it out");
      return static_cast<const Node*>(nullptr);
    };
    if (const Node* node = allowed("floors", now.spot == Place::Kind::tower)) {
      now.floors = read_integer(out_, *node, "`floors`", 0, kMostFloors).value_or(0);
    }
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
    if (const Node* node = allowed("near", path || church)) now.near = names_.near(*node);
    if (const Node* node = allowed("cities", now.kind == FeatureKind::field)) {
      now.cities = names_.features(*node, "`cities`");
      for (const int city : now.cities) {
        if (plan_.feature(city).kind == FeatureKind::city) continue;
        out_.error(Problem::no_such_feature, *node,
                   fmt::format("`{}` is no city", plan_.feature(city).name), "leave it out");
      }
    }
    if (const Node* node = allowed("watchtower", path)) read_watchtower(*node, now);
    if (const Node* node = allowed("circus-tiles", !now.spot)) {
      now.circus_tiles = read_integer(out_, *node, "`circus-tiles`", 0, kTilesAround + 1);
    }
    const bool small = now.kind == FeatureKind::city && now.tiles == kSmallCity;
    if (const Node* node = allowed("segments", small)) {
      draft_.usage.add(Expansion::bridges_castles_bazaars, *node);
      const auto word = read_word(out_, *node, "`segments`", kSegmentWords, Problem::unknown_value);
      if (word) {
        now.segments = *word == 0 ? SketchedFeature::Segments::semicircular
                                  : SketchedFeature::Segments::triangular;
      }
    }
    const bool semicircular = now.segments == SketchedFeature::Segments::semicircular;
    if (semicircular) now.caps = kSmallCity;
    if (const Node* node = allowed("caps", now.kind == FeatureKind::city && !semicircular)) {
      now.caps =
          read_integer(out_, *node, "`caps`", 0, now.tiles.value_or(static_cast<int>(kMostTiles)));
    }
    const bool ruin = now.kind == FeatureKind::ruin;
    if (const Node* node = allowed("mist", ruin)) {
      now.mist = read_integer(out_, *node, "`mist`", 0, kTilesAround);
    }
    if (const Node* node = allowed("own-mist", ruin)) {
      now.own_mist = read_boolean(out_, *node, "`own-mist`").value_or(false);
    }
    if (const Node* node = allowed("vicinity", small)) {
      draft_.usage.add(Expansion::bridges_castles_bazaars, *node);
      now.vicinity = names_.features(*node, "`vicinity`");
    }
    if (const Node* node = allowed("bathhouses", path)) read_own_bathhouses(number, *node);
    if (const Node* node = allowed("passes", now.kind == FeatureKind::road)) {
      now.passes = names_.bathhouses(*node, "`passes`");
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
    now.bathhouses = names_.bathhouses(node, "`bathhouses`");
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
    if (fields["vicinity"] != nullptr)
      now.vicinity = names_.features(*fields["vicinity"], "`vicinity`");
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

  Diagnostics& out_;
  SketchDraft draft_;
  SketchPlan plan_;
  SketchNames names_{out_, *plan_.sketch};
  std::vector<const Node*> feature_values_;
  std::vector<const Node*> near_nodes_;  // by bathhouse; may be nullptr
  std::set<int> faulty_;                 // features with an error of their own
};

}  // namespace

SketchDraft read_sketch(Diagnostics& out, const Node& sketch, const Node* figures,
                        const Node* action, const Node* pieces) {
  return SketchReader(out).read(sketch, figures, action, pieces);
}

}  // namespace barber
