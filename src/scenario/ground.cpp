#include "scenario/ground.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "catalogue/nearest.hpp"
#include "scenario/words.hpp"

namespace barber {
namespace {

constexpr std::array<std::string_view, 2> kPlaceKeys{"at", "in"};
constexpr std::string_view kPlaceExample = "{at: [0, -1], in: city.N}";

// `in` taken apart: "city.N" is a city and "N".
struct PlaceWord {
  PlaceKind kind = PlaceKind::city;
  std::string_view side;
  bool has_side = false;
};

std::optional<PlaceWord> place_word(std::string_view text) {
  const std::size_t dot = text.find('.');
  PlaceWord word;
  word.has_side = dot != text.npos;
  if (word.has_side) word.side = text.substr(dot + 1);
  const auto kind = std::find(kPlaceWords.begin(), kPlaceWords.end(), text.substr(0, dot));
  if (kind == kPlaceWords.end()) return std::nullopt;
  word.kind = static_cast<PlaceKind>(kind - kPlaceWords.begin());
  return word;
}

bool is_of_kind(const TileFeature& feature, PlaceKind kind) {
  switch (kind) {
    case PlaceKind::city:
      return feature.kind == FeatureKind::city;
    case PlaceKind::road:
      return feature.kind == FeatureKind::road && !feature.bridge;
    case PlaceKind::bridge:
      return feature.bridge;
    case PlaceKind::river:
      return feature.kind == FeatureKind::river;
    case PlaceKind::monastery:
      return feature.kind == FeatureKind::monastery;
    case PlaceKind::garden:
      return feature.kind == FeatureKind::garden;
    case PlaceKind::field:
      return feature.kind == FeatureKind::field && feature.half_edges != 0;
    case PlaceKind::inner_field:
      return feature.kind == FeatureKind::field && feature.half_edges == 0;
    case PlaceKind::ruin:
      return feature.kind == FeatureKind::ruin;
    case PlaceKind::cemetery:
      return feature.kind == FeatureKind::cemetery;
    case PlaceKind::bathhouse:
    case PlaceKind::tower:
    case PlaceKind::acrobat:
    case PlaceKind::castle:
      return false;
  }
  return false;
}

// Places on a tile that are no features.
std::optional<Place::Kind> spot_of(PlaceKind kind) {
  switch (kind) {
    case PlaceKind::bathhouse:
      return Place::Kind::bathhouse;
    case PlaceKind::tower:
      return Place::Kind::tower;
    case PlaceKind::acrobat:
      return Place::Kind::acrobat;
    case PlaceKind::castle:
      return Place::Kind::castle;
    default:
      return std::nullopt;
  }
}

bool is_cap(const TileFeature& feature) {
  return feature.kind == FeatureKind::city && side_count(feature) == 1;
}

// The piece of city that alone can be half of a castle; none where there are several.
int only_cap(const Tile& tile) {
  const auto caps = std::count_if(tile.features.begin(), tile.features.end(), is_cap);
  if (caps != 1) return kNoFeature;
  const auto found = std::find_if(tile.features.begin(), tile.features.end(), is_cap);
  return static_cast<int>(found - tile.features.begin());
}

bool has_spot(const Tile& tile, PlaceKind kind) {
  // Whether its small city is a castle, or becomes one, is not for the tile to say.
  if (kind == PlaceKind::castle) {
    return std::any_of(tile.features.begin(), tile.features.end(), is_cap);
  }
  return kind == PlaceKind::bathhouse ? tile.has_bathhouse()
         : kind == PlaceKind::tower   ? tile.has(Symbol::tower)
                                      : tile.has(Symbol::acrobat);
}

std::vector<int> features_of(const Tile& tile, PlaceKind kind) {
  std::vector<int> found;
  for (std::size_t i = 0; i < tile.features.size(); ++i) {
    if (is_of_kind(tile.features[i], kind)) found.push_back(static_cast<int>(i));
  }
  return found;
}

PlacedTile placed(Lying tile, Position at) { return {tile.tile, at, tile.rotation, 0, 0}; }

// "city.N, city.S"
std::string listed(Lying tile, Position at, std::span<const int> features) {
  std::string text;
  for (const int feature : features) {
    if (!text.empty()) text += ", ";
    text += feature_name(placed(tile, at), feature, features.size() > 1);
  }
  return text;
}

// The feature of `kind` at a side as seen on the table; kNoFeature if there is none, nothing if
// `side` is no side at all.
std::optional<int> at_side(Lying tile, const PlaceWord& word) {
  int feature = kNoFeature;
  switch (word.kind) {
    case PlaceKind::field: {
      const auto half = half_edge_named(word.side);
      if (!half) return std::nullopt;
      feature = tile.tile->land_at(unrotate(*half, tile.rotation));
      break;
    }
    case PlaceKind::city:
    case PlaceKind::castle:
    case PlaceKind::road:
    case PlaceKind::river: {
      const auto side = side_named(word.side);
      if (!side) return std::nullopt;
      const Side printed = unrotate(*side, tile.rotation);
      feature = word.kind == PlaceKind::city || word.kind == PlaceKind::castle
                    ? tile.tile->land_at(left_half(printed))
                    : tile.tile->path_at(printed);
      break;
    }
    case PlaceKind::monastery:
    case PlaceKind::garden:
    case PlaceKind::ruin:
    case PlaceKind::cemetery:
    case PlaceKind::inner_field: {
      int number = 0;
      const char* end = word.side.data() + word.side.size();
      const auto [stop, bad] = std::from_chars(word.side.data(), end, number);
      if (bad != std::errc{} || stop != end || number < 1) return std::nullopt;
      const std::vector<int> all = features_of(*tile.tile, word.kind);
      if (static_cast<std::size_t>(number) > all.size()) return kNoFeature;
      return all[static_cast<std::size_t>(number) - 1];
    }
    case PlaceKind::bathhouse:
    case PlaceKind::tower:
    case PlaceKind::acrobat:
    case PlaceKind::bridge:
      return std::nullopt;
  }
  if (feature == kNoFeature) return kNoFeature;
  const TileFeature& printed = tile.tile->features[static_cast<std::size_t>(feature)];
  const bool is_there =
      word.kind == PlaceKind::castle ? is_cap(printed) : is_of_kind(printed, word.kind);
  return is_there ? feature : kNoFeature;
}

std::string_view sides_help(PlaceKind kind) {
  switch (kind) {
    case PlaceKind::field:
      return "a field's side is one of NL NR EL ER SL SR WL WR: the left and right half of each "
             "side of the tile, as read from its middle outward, clockwise from the north-west "
             "corner; `barber tiles ID` draws them";
    case PlaceKind::city:
    case PlaceKind::castle:
    case PlaceKind::road:
    case PlaceKind::river:
      return "a side is N, E, S or W";
    case PlaceKind::bathhouse:
      return "a tile has one bathhouse: write `bathhouse`";
    case PlaceKind::tower:
    case PlaceKind::acrobat:
    case PlaceKind::bridge:
      return "a tile has one at most: leave the dot out";
    default:
      return "where a tile has several, they are numbered from 1, as in `inner-field.2`";
  }
}

}  // namespace

bool check_place_name(Diagnostics& out, const Node& name, std::string_view what) {
  const bool supply = name.text == kSupplyWord;
  if (!supply && !place_word(name.text)) return true;
  out.error(Problem::bad_name, name, fmt::format("{} cannot be called `{}`", what, name.text),
            supply ? "that is where the figures are that stand nowhere"
                   : "that is what every such feature is called");
  return false;
}

void Ground::place(Position at, Lying tile) {
  just_placed_ = Placed{at, tile};
  if (board_->tile_at(at) != kNoTile) return;
  const auto space =
      std::lower_bound(placed_.begin(), placed_.end(), at,
                       [](const Placed& other, Position position) { return other.at < position; });
  if (space != placed_.end() && space->at == at) return;
  placed_.insert(space, {at, tile});
}

void Ground::read_names(const Node& names) {
  if (!want_map(out_, names, "`names`")) return;
  for (const Entry entry : Entries(names)) {
    if (entry.key.kind != NodeKind::scalar) continue;
    if (!check_name(out_, entry.key, "a place's name", true)) continue;
    Name name;
    name.key = &entry.key;
    if (!check_place_name(out_, entry.key, "a place")) {
      // reported
    } else if (want_map(out_, entry.value, "a place", kPlaceExample)) {
      const Fields<kPlaceKeys> fields(out_, entry.value, "a place");
      name.at_node = fields["at"];
      name.in = fields["in"];
      if (name.at_node == nullptr) report_missing(out_, entry.value, "at", "at: [0, -1]");
      if (name.in == nullptr) report_missing(out_, entry.value, "in", "in: city.N");
      if (name.at_node != nullptr) name.at = read_position(out_, *name.at_node, "`at`");
    }
    names_.add(entry.key.text, named_.size());
    named_.push_back(name);
  }
  names_.sort();
}

void Ground::check_names() {
  for (Name& name : named_) {
    if (!name.at || name.in == nullptr || !need_tile(*name.at, *name.at_node)) continue;
    name.where = feature(*name.at, *name.in, *name.at_node);
  }
}

bool Ground::readable(Position at) const {
  return !all_unreadable_ && sketch_ == nullptr &&
         std::find(unreadable_.begin(), unreadable_.end(), at) == unreadable_.end();
}

void Ground::build_bridge(Position at, bool north_south) {
  const auto tile = tile_at(at);
  if (!tile || tile->tile->bridge_feature() != kNoFeature) return;
  const Side end = unrotate(north_south ? Side::N : Side::E, tile->rotation);
  for (const Side side : {end, opposite(end)}) {
    if (tile->tile->edge(side) != EdgeKind::field) return;
  }
  bridged_.push_back({at, std::make_shared<const Tile>(with_bridge(*tile->tile, end))});
}

std::optional<Lying> Ground::tile_at(Position at) const {
  auto tile = printed_at(at);
  for (const Bridged& bridged : bridged_) {
    if (tile && bridged.at == at) tile->tile = bridged.tile.get();
  }
  return tile;
}

std::optional<Lying> Ground::printed_at(Position at) const {
  if (just_placed_ && just_placed_->at == at) return just_placed_->tile;
  if (const TileIndex tile = board_->tile_at(at); tile != kNoTile) {
    return Lying{board_->tile(tile).tile, board_->tile(tile).rotation};
  }
  const auto space =
      std::lower_bound(placed_.begin(), placed_.end(), at,
                       [](const Placed& other, Position position) { return other.at < position; });
  if (space == placed_.end() || space->at != at) return std::nullopt;
  return space->tile;
}

std::optional<Lying> Ground::need_tile(Position at, const Node& node) {
  const auto tile = tile_at(at);
  if (!tile && readable(at)) {
    out_.error(Problem::no_tile, node, fmt::format("no tile lies at {}", shown(at)),
               "tiles are placed by `board` and by the `place-tile` steps before this one");
  }
  return tile;
}

std::vector<std::string_view> Ground::known_places() const {
  std::vector<std::string_view> words(kPlaceWords.begin(), kPlaceWords.end());
  for (const std::string_view name : names_.names()) words.push_back(name);
  return words;
}

void Ground::report_absent(Lying tile, Position at, PlaceKind kind, const Node& in) {
  std::vector<int> all;
  for (std::size_t i = 0; i < tile.tile->features.size(); ++i) all.push_back(static_cast<int>(i));
  const std::vector<int> alike = features_of(*tile.tile, kind);
  std::string help;
  if (!alike.empty()) {
    help = fmt::format("it has {}", listed(tile, at, alike));
  } else {
    for (const int feature : all) {
      help += (help.empty() ? "it has " : ", ") + feature_name(placed(tile, at), feature, false);
    }
    for (const PlaceKind spot : {PlaceKind::bathhouse, PlaceKind::tower, PlaceKind::acrobat}) {
      if (!has_spot(*tile.tile, spot)) continue;
      help += ", ";
      help += kPlaceWords[static_cast<std::size_t>(spot)];
    }
  }
  out_.error(Problem::no_such_feature, in,
             fmt::format("tile `{}` at {} has no {}", Words::tile(*tile.tile), shown(at), in.text),
             std::move(help));
}

std::optional<Where> Ground::feature(Position at, const Node& in, const Node& at_node) {
  if (!read_text(out_, in, "`in`")) return std::nullopt;
  const auto word = place_word(in.text);
  if (!word) {
    if (is_name(in.text)) {
      out_.error(Problem::unknown_place, in,
                 fmt::format("`{}` is a name and says by itself where it is", in.text),
                 "leave `at` out");
    } else {
      const std::size_t dot = std::min(in.text.find('.'), in.text.size());
      const std::string_view near = nearest(in.text.substr(0, dot), kPlaceWords);
      out_.error(Problem::unknown_place, in, fmt::format("unknown place `{}`", in.text),
                 near.empty() || near == "bathhouse"
                     ? help_for_unknown(in.text.substr(0, dot), kPlaceWords)
                     : fmt::format("did you mean `{}{}`?", near, in.text.substr(dot)));
    }
    return std::nullopt;
  }
  const auto tile = need_tile(at, at_node);
  if (!tile) return std::nullopt;
  if (const auto spot = spot_of(word->kind); spot && !word->has_side) {
    if (has_spot(*tile->tile, word->kind)) {
      return Where{*spot, at, word->kind == PlaceKind::castle ? only_cap(*tile->tile) : kNoFeature};
    }
    report_absent(*tile, at, word->kind, in);
    return std::nullopt;
  }
  if (word->has_side) {
    const auto feature = at_side(*tile, *word);
    if (feature && *feature != kNoFeature) {
      return Where{spot_of(word->kind).value_or(Place::Kind::feature), at, *feature};
    }
    if (feature) {
      report_absent(*tile, at, word->kind, in);
    } else {
      out_.error(Problem::no_such_feature, in,
                 fmt::format("`{}` is no side of a {}", word->side,
                             kPlaceWords[static_cast<std::size_t>(word->kind)]),
                 std::string(sides_help(word->kind)));
    }
    return std::nullopt;
  }
  int found = kNoFeature;
  for (std::size_t i = 0; i < tile->tile->features.size(); ++i) {
    if (!is_of_kind(tile->tile->features[i], word->kind)) continue;
    if (found != kNoFeature) {
      const std::vector<int> all = features_of(*tile->tile, word->kind);
      out_.error(Problem::ambiguous_place, in,
                 fmt::format("tile `{}` at {} has several: {}", Words::tile(*tile->tile), shown(at),
                             listed(*tile, at, all)),
                 fmt::format("write `in: {}`, or another of them",
                             feature_name(placed(*tile, at), all.front(), true)));
      return std::nullopt;
    }
    found = static_cast<int>(i);
  }
  if (found == kNoFeature && word->kind == PlaceKind::bridge && bridge_may_come_) {
    found = static_cast<int>(tile->tile->features.size());
  }
  if (found == kNoFeature) {
    report_absent(*tile, at, word->kind, in);
    return std::nullopt;
  }
  return Where{Place::Kind::feature, at, found};
}

std::optional<Where> Ground::sketched(const Node& node) {
  const auto where = sketch_->find(node.text);
  if (!where && sketch_->declares(node.text)) return std::nullopt;  // faulty, and reported
  if (!where) {
    std::vector<std::string_view> known;
    for (const SketchedFeature& feature : sketch_->features) known.push_back(feature.name);
    for (const SketchedBathhouse& house : sketch_->bathhouses) known.push_back(house.name);
    out_.error(Problem::unknown_place, node,
               fmt::format("the sketch has no feature or bathhouse `{}`", node.text),
               known.empty() ? "declare it under `sketch: features:`"
                             : help_for_unknown(node.text, known));
    return std::nullopt;
  }
  if (tile_at(where->at)) return where;
  const SketchedFeature* feature = sketch_->feature(*where);
  out_.error(Problem::no_tile, node,
             fmt::format("no tile of `{}` lies there before a step places it", node.text),
             feature == nullptr           ? "a step brings it: `with-bathhouse`"
             : feature->tiles.has_value() ? "its `tiles` count those that the steps place too"
                                          : "a step brings it: `extend`");
  return std::nullopt;
}

std::string_view Ground::figure_example() const {
  return sketch_ != nullptr ? "- {owner: red, in: small-city}"
                            : "- {owner: red, at: [0, -1], in: city.N}";
}

std::string_view Ground::answer_example() const {
  return sketch_ != nullptr ? "{bathhouse: mill}" : "{bathhouse: [0, -1]}";
}

bool Ground::without_at(const Node* at) {
  if (at == nullptr) return true;
  out_.error(Problem::no_sketch, *at, "a sketch has no coordinates",
             "leave `at` out, and name a feature or a bathhouse of the sketch in `in`");
  return false;
}

std::optional<Where> Ground::named(const Node& node) {
  if (!read_text(out_, node, "a place")) return std::nullopt;
  if (sketch_ != nullptr) return sketched(node);
  const std::size_t* number = names_.find(node.text);
  if (number == nullptr) {
    if (place_word(node.text)) {
      report_missing(out_, node, "at", kPlaceExample);
    } else {
      out_.error(Problem::unknown_place, node, fmt::format("unknown place `{}`", node.text),
                 help_for_unknown(node.text, known_places()));
    }
    return std::nullopt;
  }
  Name& name = named_[*number];
  name.used = true;
  if (!name.at || name.in == nullptr) return std::nullopt;
  if (!tile_at(*name.at)) {
    if (readable(*name.at)) {
      out_.error(Problem::no_tile, node,
                 fmt::format("`{}` is at {}, where no tile lies", node.text, shown(*name.at)),
                 "tiles are placed by `board` and by the `place-tile` steps before this one");
    }
    return std::nullopt;
  }
  return feature(*name.at, *name.in, *name.at_node);
}

std::optional<Where> Ground::place(const Node* at, const Node* in, const Node& map) {
  if (in == nullptr) {
    report_missing(out_, map, "in", sketch_ != nullptr ? "in: small-city" : "in: city.N");
    if (at != nullptr) read_position(out_, *at, "`at`");
    return std::nullopt;
  }
  if (sketch_ != nullptr) return without_at(at) ? named(*in) : std::nullopt;
  if (at == nullptr) {
    if (in->kind == NodeKind::scalar && place_word(in->text)) {
      report_missing(out_, map, "at", "at: [0, -1]");
      return std::nullopt;
    }
    return named(*in);
  }
  const auto position = read_position(out_, *at, "`at`");
  if (!position) return std::nullopt;
  return feature(*position, *in, *at);
}

std::optional<Where> Ground::corner(const Node* at, const Node& corner, const Node& map) {
  constexpr std::array<std::string_view, 4> kCorners{"NW", "NE", "SE", "SW"};
  constexpr std::array<Position, 4> kNorthWest{{{-1, -1}, {0, -1}, {0, 0}, {-1, 0}}};
  const auto word = read_word(out_, corner, "`corner`", kCorners, Problem::unknown_place);
  if (sketch_ != nullptr) {
    out_.error(Problem::no_sketch, corner, "a sketch has no corners of tiles",
               "name the field in which the barn stands: `in: farm`");
    return std::nullopt;
  }
  if (at == nullptr) {
    report_missing(out_, map, "at", "at: [0, -1]");
    return std::nullopt;
  }
  const auto position = read_position(out_, *at, "`at`");
  if (!word || !position || !need_tile(*position, *at)) return std::nullopt;
  Where where{Place::Kind::corner, *position, kNoFeature};
  where.at.x += kNorthWest[*word].x;
  where.at.y += kNorthWest[*word].y;
  if (const auto tile = tile_at(where.at)) {
    const int land = tile->tile->land_at(unrotate(HalfEdge::ER, tile->rotation));
    const bool field =
        land != kNoFeature &&
        tile->tile->features[static_cast<std::size_t>(land)].kind == FeatureKind::field;
    if (field) where.feature = land;
  }
  return where;
}

std::optional<Where> Ground::place_or_name(const Node& node, std::string_view what) {
  if (node.kind == NodeKind::scalar) return named(node);
  if (!want_map(out_, node, what, sketch_ == nullptr ? kPlaceExample : "")) return std::nullopt;
  const Fields<kPlaceKeys> fields(out_, node, "a place");
  return place(fields["at"], fields["in"], node);
}

std::optional<Position> Ground::dragon_spot(const Node& node, std::string_view what) {
  const bool elsewhere = node.kind == NodeKind::scalar && node.text == kElsewhere;
  if (elsewhere && !sketch_->declares(node.text)) return Position{sketch_->away, 0};
  if (node.kind != NodeKind::scalar) {
    (void)bathhouse(node, what);  // which tells what a sketch has instead
    return std::nullopt;
  }
  const auto where = sketched(node);
  if (where && where->kind != Place::Kind::bathhouse) {
    out_.error(Problem::no_such_feature, node, fmt::format("`{}` is no bathhouse", node.text),
               "name a bathhouse of the sketch, or write `elsewhere`");
    return std::nullopt;
  }
  return where ? std::optional(where->at) : std::nullopt;
}

std::optional<Where> Ground::bathhouse(const Node& node, std::string_view what) {
  if (node.kind == NodeKind::scalar) {
    const auto where = named(node);
    if (where && where->kind != Place::Kind::bathhouse) {
      out_.error(Problem::no_such_feature, node, fmt::format("`{}` is no bathhouse", node.text),
                 sketch_ != nullptr
                     ? "name a bathhouse of the sketch"
                     : "give a name to the bathhouse itself: `{at: [x, y], in: bathhouse}`");
      return std::nullopt;
    }
    return where;
  }
  if (sketch_ != nullptr) {
    (void)without_at(&node);
    return std::nullopt;
  }
  const auto at = read_position(out_, node, what);
  if (!at) return std::nullopt;
  const auto tile = need_tile(*at, node);
  if (!tile) return std::nullopt;
  if (!tile->tile->has_bathhouse()) {
    out_.error(
        Problem::no_such_feature, node,
        fmt::format("tile `{}` at {} has no bathhouse", Words::tile(*tile->tile), shown(*at)), "");
    return std::nullopt;
  }
  return Where{Place::Kind::bathhouse, *at, kNoFeature};
}

}  // namespace barber
