#include "rules/base_game.hpp"

#include <algorithm>
#include <array>
#include <tuple>

#include "rules/abbey_and_mayor.hpp"
#include "rules/abbot.hpp"
#include "rules/barber_surgeons_rules.hpp"
#include "rules/bridges.hpp"
#include "rules/castles.hpp"
#include "rules/ghosts_castles_cemeteries.hpp"
#include "rules/inns_and_cathedrals.hpp"
#include "rules/princess_and_dragon.hpp"

namespace barber::base {
namespace {

constexpr int kRoadTile = 1;
constexpr int kCityTile = 2;
constexpr int kCoat = 2;
constexpr int kFinalCityTile = 1;
constexpr int kFinalCoat = 1;
constexpr int kSurroundedTile = 1;  // a monastery: 1 for itself, 1 for each tile round it
constexpr int kCityOfField = 3;
constexpr int kFarmedCity = 4;  // first edition

// Which rule the edges break, if any.
std::optional<Illegality> misfit(const Board& board, const PlaceTile& step) {
  const TileIndex there = board.tile_at(step.at);  // placed already, perhaps with a bridge
  const Tile& tile = there == kNoTile ? *step.tile : *board.tile(there).tile;
  if (board.fits(tile, step.rotation, step.at)) return std::nullopt;
  const std::vector<Mismatch> wrong = board.mismatches(tile, step.rotation, step.at);
  const auto road_into_field = [](const Mismatch& m) {
    return (m.here == EdgeKind::road && m.there == EdgeKind::field) ||
           (m.here == EdgeKind::field && m.there == EdgeKind::road);
  };
  Citations rules{&tile_all_edges_match};
  if (std::any_of(wrong.begin(), wrong.end(), road_into_field)) {
    rules.push_back(&tile_road_not_into_nothing);
  }
  const Mismatch& first = wrong.front();
  return illegal(std::move(rules),
                 {MessageId::edge_mismatch,
                  {first.side, first.here, board.tile(first.neighbour).at, first.there}});
}

// Which rule forbids the tile there, if any.
std::optional<Illegality> forbidden(const Board& board, const PlaceTile& step,
                                    bool bridge_follows) {
  if (board.tile_at(step.at) != kNoTile) {
    return illegal({&tile_free_space}, {MessageId::space_taken, {step.at}});
  }
  if (step.tile->is_abbey()) return std::nullopt;  // it has a rule of its own
  if (!board.touches_side(step.at)) {
    if (board.touches_corner(step.at)) {
      return illegal({&tile_edge_contact, &tile_no_corner},
                     {MessageId::touches_corner_only, {step.at}});
    }
    return illegal({&tile_edge_contact}, {MessageId::touches_nothing, {step.at}});
  }
  // A bridge may carry on the roads that meet a field.
  return bridge_follows ? std::nullopt : misfit(board, step);
}

// The features next to the space that are occupied before a tile is placed there.
std::vector<SegmentId> occupied_round(const GameState& table, Position at) {
  const Board& board = table.board;
  std::vector<SegmentId> touched;
  for (const Side side : kSides) {
    const TileIndex other = board.tile_at(neighbour(at, side));
    if (other == kNoTile) continue;
    const PlacedTile& tile = board.tile(other);
    const Side there = unrotate(opposite(side), tile.rotation);
    if (const int path = tile.tile->path_at(there); path != kNoFeature) {
      touched.push_back(board.feature(board.segment(other, path)));
    }
    if (tile.tile->is_abbey()) continue;  // it joins nothing
    for (const HalfEdge half : {left_half(there), right_half(there)}) {
      touched.push_back(board.feature(board.segment(other, tile.tile->land_at(half))));
    }
  }
  std::vector<SegmentId> occupied;
  for (const Figure& figure : table.figures) {
    if (figure.place.kind != Place::Kind::feature) continue;
    const SegmentId feature = board.feature(figure.place.index);
    if (std::find(touched.begin(), touched.end(), feature) == touched.end()) continue;
    if (std::find(occupied.begin(), occupied.end(), feature) == occupied.end()) {
      occupied.push_back(feature);
    }
  }
  return occupied;
}

void tell_joined(TurnInPlay& turn, const std::vector<SegmentId>& occupied_before) {
  const Board& board = turn.table.board;
  const PlacedTile& tile = board.tile(turn.placed);
  for (std::size_t i = 0; i < tile.tile->features.size(); ++i) {
    const SegmentId added = board.segment(turn.placed, static_cast<int>(i));
    const SegmentId feature = board.feature(added);
    // Two pieces of the tile may belong to one feature: it is told at the first of them.
    bool told = false;
    for (std::size_t j = 0; j < i; ++j) {
      told |= board.feature(board.segment(turn.placed, static_cast<int>(j))) == feature;
    }
    const auto parts =
        std::count_if(occupied_before.begin(), occupied_before.end(),
                      [&](SegmentId before) { return board.feature(before) == feature; });
    if (parts > 1 && !told) {
      turn.remark(Remark::Kind::note,
                  {MessageId::joined_occupied, {turn.table.where(Place::on(added))}},
                  {&meeple_merge_allowed});
    }
  }
}

std::vector<Position> positions(const Board& board, const std::vector<TileIndex>& tiles) {
  std::vector<Position> found;
  found.reserve(tiles.size());
  for (const TileIndex tile : tiles) found.push_back(board.tile(tile).at);
  return found;
}

std::vector<Item> worth_of_path(const GameState& table, Options& options, SegmentId feature,
                                bool in_final) {
  const Board& board = table.board;
  const bool city = board.kind(feature) == FeatureKind::city;
  const std::vector<SegmentId> segments = board.segments(feature);
  const std::vector<TileIndex> tiles = board.tiles_of(feature);
  const bool complete = board.complete(feature);
  const bool incomplete_final = in_final && !complete;
  // A small city is worth half in older editions: tiles and coats, never a banner.
  const bool small = city && complete && tiles.size() == 2;
  const int half = small && !options.is_default(city_two_tile) ? 2 : 1;
  const auto symbol = inns::worth(board, segments, incomplete_final);

  Item item;
  item.kind = ItemKind::tiles;
  item.count = static_cast<int>(tiles.size());
  item.tiles = positions(board, tiles);
  if (city) {
    item.each = incomplete_final ? kFinalCityTile : kCityTile / half;
    item.rules = {incomplete_final ? &final_city : &city_points};
    if (small) item.rules.push_back(&city_two_tile);
    if (std::any_of(tiles.begin(), tiles.end(),
                    [&](TileIndex tile) { return board.tile(tile).bridge != kNoSegment; })) {
      item.rules.push_back(&bridges::no_division);
    }
  } else {
    item.each = kRoadTile;
    item.rules = {incomplete_final ? &final_road : &road_points};
    const Citations bridged = bridges::road_rules(board, options, feature);
    item.rules.insert(item.rules.end(), bridged.begin(), bridged.end());
  }
  if (symbol) {
    item.each = symbol->each;
    item.rules.push_back(symbol->rule);
  }
  if (segments.size() > tiles.size())
    item.rules.push_back(city ? &city_tile_once : &road_tile_once);
  if (!city && std::any_of(tiles.begin(), tiles.end(), [&](TileIndex tile) {
        return board.tile(tile).tile->has_bathhouse() &&
               board.tile(tile).tile->has_crossing_roads();
      })) {
    item.rules.push_back(&bath::tile_crossing_roads);
  }
  std::vector<Item> items{std::move(item)};

  Item coats;
  coats.kind = ItemKind::coats;
  for (const SegmentId segment : segments) {
    if (board.printed(segment).coats == 0) continue;
    coats.count += board.printed(segment).coats;
    coats.tiles.push_back(board.tile(board.tile_of(segment)).at);
  }
  if (coats.count > 0) {
    coats.each = incomplete_final ? kFinalCoat : kCoat / half;
    coats.rules = {incomplete_final ? &final_city : &city_coat};
    if (half == 2) coats.rules.push_back(&city_two_tile);
    if (symbol) {
      coats.each = symbol->each;
      coats.rules.push_back(symbol->rule);
    }
    items.push_back(std::move(coats));
  }
  return items;
}

// A monastery or a garden: 1 for itself and 1 for each tile round it, 9 when complete.
std::vector<Item> worth_of_surrounded(const GameState& table, SegmentId feature) {
  const Board& board = table.board;
  const PlacedTile& tile = board.tile(board.tile_of(feature));
  const Rule* rule = board.kind(feature) == FeatureKind::garden ? &abbot::garden_points
                     : tile.surrounded()                        ? &monastery_points
                                                                : &final_monastery;
  Item self;
  self.kind = ItemKind::monastery;
  self.count = 1;
  self.each = kSurroundedTile;
  self.tiles = {tile.at};
  self.rules = {rule};
  std::vector<Item> items{std::move(self)};
  if (tile.neighbours > 0) {
    Item around;
    around.kind = ItemKind::surrounding;
    around.count = tile.neighbours;
    around.each = kSurroundedTile;
    // In the order of placing, as everywhere, so that turning the table changes nothing else.
    std::vector<TileIndex> near = board.around(board.tile_of(feature));
    std::sort(near.begin(), near.end());
    around.tiles = positions(board, near);
    around.rules = {rule};
    items.push_back(std::move(around));
  }
  return items;
}

// A castle is worth more, or nothing where it has to be scored before it counts.
Item worth_of_city(const GameState& table, Options& options, SegmentId city, int each,
                   Citations rules) {
  Item item;
  item.kind = ItemKind::completed_city;
  item.count = 1;
  item.each = each;
  const auto castle = table.castle_of(city);
  if (castle) {
    Citations of_castle;
    const auto extra = castles::extra_for_field(table, options, *castle, of_castle);
    item.each = extra ? each + *extra : 0;
    rules.insert(rules.begin(), of_castle.begin(), of_castle.end());
  }
  item.tiles = positions(table.board, table.board.tiles_of(city));
  item.city = table.where(castle ? Place::in_castle(*castle) : Place::on(city));
  item.rules = std::move(rules);
  return item;
}

// The tile of a sketch: that it fits is taken for granted.
Fault place_sketched(TurnInPlay& turn, const PlaceTile& step) {
  GameState& table = turn.table;
  Citations rules;
  if (step.tile->is_abbey()) {
    if (auto found = mayors::use_abbey(turn, step.at)) return found;
    rules.push_back(&mayors::abbey_place);
  }
  Declared how;
  for (const auto& [feature, with] : step.sketched->joined) {
    if (const auto piece = table.place(with)) how.joined.emplace_back(feature, piece->index);
  }
  for (const Where& piece : step.sketched->closed) {
    if (const auto place = table.place(piece)) how.closed.push_back(place->index);
  }
  for (const Position at : step.sketched->beside) how.beside.push_back(table.board.tile_at(at));
  how.neighbours = step.sketched->neighbours;
  how.mist = step.sketched->mist;
  turn.placed = table.board.declare(*step.tile, step.at, how);
  turn.stage = Stage::tile_placed;
  turn.events.push_back(TilePlaced{step.tile, step.at, step.rotation, false, std::move(rules)});
  return std::nullopt;
}

}  // namespace

std::optional<Illegality> check_edges(const TurnInPlay& turn, const PlaceTile& step) {
  auto found = misfit(turn.table.board, step);
  if (found && step.tile->has_bathhouse()) found->rules.push_back(&bath::tile_normal_placement);
  return found;
}

std::optional<Illegality> draw_tile(GameState& table) {
  if (!table.stack) return std::nullopt;
  if (*table.stack == 0) return illegal({&end_trigger}, {MessageId::stack_empty, {}});
  --*table.stack;
  return std::nullopt;
}

std::optional<Illegality> place_tile(TurnInPlay& turn, const PlaceTile& step) {
  GameState& table = turn.table;
  if (step.sketched != nullptr) return place_sketched(turn, step);
  if (auto found = forbidden(table.board, step, turn.bridge_follows)) {
    if (step.tile->has_bathhouse()) found->rules.push_back(&bath::tile_normal_placement);
    return found;
  }
  if (step.tile->is_abbey()) {
    if (auto found = mayors::use_abbey(turn, step.at)) return found;
  }
  const std::vector<SegmentId> occupied = occupied_round(table, step.at);
  turn.placed = table.board.place(*step.tile, step.at, step.rotation);
  turn.stage = Stage::tile_placed;
  Citations rules{step.tile->is_abbey() ? &mayors::abbey_place : &tile_all_edges_match};
  for (const Side side : kSides) {
    const TileIndex other = table.board.tile_at(neighbour(step.at, side));
    if (other == kNoTile) continue;
    const PlacedTile& there = table.board.tile(other);
    const int path = there.tile->path_at(unrotate(opposite(side), there.rotation));
    if (path == kNoFeature || !there.tile->features[static_cast<std::size_t>(path)].bridge)
      continue;
    rules.push_back(&bridges::is_road);
    rules.push_back(&bridges::permanent);
    break;
  }
  turn.events.push_back(TilePlaced{step.tile, step.at, step.rotation, false, std::move(rules)});
  turn.rest_on_layout(turn.placed);
  for (const Side side : kSides) {
    const TileIndex other = table.board.tile_at(neighbour(step.at, side));
    if (other != kNoTile) turn.rest_on_layout(other);
  }
  if (occupied.size() > 1) tell_joined(turn, occupied);
  return std::nullopt;
}

std::optional<Illegality> discard_tile(TurnInPlay& turn, const DiscardTile& step) {
  if (const auto place = turn.table.board.where_fits(*step.tile)) {
    return illegal({&tile_must_place},
                   {MessageId::could_be_placed, {step.tile, place->first, place->second}});
  }
  Citations rules{&tile_unplaceable};
  const auto& tokens = turn.table.tokens;
  if (!tokens.empty() && tokens[index(turn.active)].bridges > 0 &&
      bridges::might_fit(turn.table.board, *step.tile)) {
    rules.push_back(&bridges::optional);
  }
  turn.events.push_back(TilePlaced{step.tile, {}, Rotation::none, true, std::move(rules)});
  return std::nullopt;
}

std::vector<SegmentId> completed_by(const Board& board, TileIndex placed, TileIndex bridged) {
  std::vector<SegmentId> found;
  const auto add = [&](SegmentId segment) {
    if (!board.complete(segment)) return;
    const SegmentId first = board.segments(segment).front();
    if (std::find(found.begin(), found.end(), first) == found.end()) found.push_back(first);
  };
  if (placed == kNoTile) return found;
  const PlacedTile& tile = board.tile(placed);
  for (std::size_t i = 0; i < tile.tile->features.size(); ++i) {
    add(board.segment(placed, static_cast<int>(i)));
  }
  if (bridged != kNoTile) add(board.tile(bridged).bridge);
  // An abbey closes what it touches, and one beside it closes what the tile brings.
  if (tile.tile->is_abbey()) {
    for (const SegmentId piece : board.pieces_at_abbey(placed)) add(piece);
  }
  for (const TileIndex other : board.around(placed)) {
    if (!board.tile(other).surrounded()) continue;
    const auto& features = board.tile(other).tile->features;
    for (std::size_t i = 0; i < features.size(); ++i) {
      const FeatureKind kind = features[i].kind;
      if (is_surrounded_kind(kind)) {
        add(board.segment(other, static_cast<int>(i)));
      }
    }
  }
  std::sort(found.begin(), found.end());
  return found;
}

std::vector<SegmentId> cities_of(const Board& board, SegmentId field) {
  std::vector<SegmentId> cities;
  for (const SegmentId segment : board.segments(field)) {
    const std::uint32_t touched = board.printed(segment).cities;
    const SegmentId first = board.tile(board.tile_of(segment)).first_segment;
    for (int i = 0; i < 32; ++i) {
      if ((touched >> i & 1U) == 0 || !board.complete(first + i)) continue;
      const SegmentId city = board.segments(first + i).front();
      if (std::find(cities.begin(), cities.end(), city) == cities.end()) cities.push_back(city);
    }
  }
  return cities;
}

FieldScoring field_scoring_of(Options& options) {
  return static_cast<FieldScoring>(options.value(field_scoring));
}

Item farmed_city(const GameState& table, Options& options, SegmentId city) {
  Item item = worth_of_city(table, options, city, kFarmedCity, {&field_scoring, &field_points});
  // As much as a city here, since the rule of castles gives their points and not the difference.
  item.each = std::min(item.each, kFarmedCity);
  return item;
}

std::vector<Item> field_items(const GameState& table, Options& options, SegmentId field, int each,
                              const Rule* rule) {
  std::vector<Item> items;
  for (const SegmentId city : cities_of(table.board, field)) {
    items.push_back(worth_of_city(table, options, city, each, {rule}));
  }
  return items;
}

std::vector<Item> worth(const GameState& table, Options& options, SegmentId feature,
                        bool in_final) {
  switch (table.board.kind(feature)) {
    case FeatureKind::city:
    case FeatureKind::road:
      return worth_of_path(table, options, feature, in_final);
    case FeatureKind::monastery:
    case FeatureKind::garden:
      return worth_of_surrounded(table, feature);
    case FeatureKind::field:
      return field_items(table, options, feature, kCityOfField, &field_points);
    case FeatureKind::ruin:
      return ghosts::worth_of_castle(table, feature, in_final);
    case FeatureKind::cemetery:
    case FeatureKind::river:
      break;
  }
  return {};
}

Citations occasion_rules(const Board& board, SegmentId feature, Occasion occasion) {
  const FeatureKind kind = board.kind(feature);
  if (occasion == Occasion::barn_placed) {
    return {&mayors::barn_score_on_placement, &field_barriers};
  }
  if (occasion == Occasion::barn_joined) return {&mayors::barn_score_on_join, &field_barriers};
  if (kind == FeatureKind::ruin) return {&ghosts::castle};
  if (kind == FeatureKind::cemetery) return {&ghosts::cemetery};
  if (occasion == Occasion::farmed_city) return {&field_scoring, &field_barriers};
  if (occasion == Occasion::final_scoring) {
    if (kind == FeatureKind::field) return {&field_barriers, &field_points, &field_scoring};
    return {};
  }
  switch (kind) {
    case FeatureKind::city:
      return {&city_complete};
    case FeatureKind::road:
      return {&road_complete};
    case FeatureKind::monastery:
      return {&monastery_complete};
    default:
      return {};
  }
}

int strength(const GameState& table, FigureIndex figure) {
  const Figure& one = table.figure(figure);
  switch (one.kind) {
    case FigureKind::large:
      return 2;
    case FigureKind::mayor: {
      int coats = 0;
      for (const SegmentId segment : table.board.segments(one.place.index)) {
        coats += table.board.printed(segment).coats;
      }
      return coats;
    }
    default:
      return is_meeple(one.kind) ? 1 : 0;
  }
}

std::vector<Presence> presence(const GameState& table, const std::vector<FigureIndex>& figures) {
  std::vector<Presence> found;
  int most = 0;
  for (int p = 0; p < table.players(); ++p) {
    Presence now;
    now.player = static_cast<PlayerId>(p);
    for (const FigureIndex figure : figures) {
      if (table.figure(figure).owner != now.player) continue;
      ++now.figures;
      now.strength += strength(table, figure);
      now.large |= table.figure(figure).kind == FigureKind::large;
      now.mayor |= table.figure(figure).kind == FigureKind::mayor;
    }
    most = std::max(most, now.strength);
    if (now.figures > 0) found.push_back(now);
  }
  for (Presence& now : found) now.scores = now.strength == most && most > 0;
  return found;
}

Citations majority_rules(const std::vector<Presence>& presence, PlayerId active, bool in_final) {
  if (presence.empty()) return {&score_unoccupied};
  Citations rules{in_final ? &final_majority : &score_majority};
  const auto scorers = std::count_if(presence.begin(), presence.end(),
                                     [](const Presence& now) { return now.scores; });
  if (scorers > 1) rules.push_back(&score_tie);
  if (std::any_of(presence.begin(), presence.end(),
                  [](const Presence& now) { return now.scores && now.figures > 1; })) {
    rules.push_back(&score_once);
  }
  if (!in_final && std::none_of(presence.begin(), presence.end(),
                                [&](const Presence& now) { return now.player == active; })) {
    rules.push_back(&score_any_turn);
  }
  if (std::any_of(presence.begin(), presence.end(),
                  [](const Presence& now) { return now.large; })) {
    rules.push_back(&score_large_meeple);
  }
  if (std::any_of(presence.begin(), presence.end(),
                  [](const Presence& now) { return now.mayor; })) {
    rules.push_back(&mayors::mayor_strength);
  }
  return rules;
}

std::vector<SegmentId> final_order(const GameState& table) {
  std::vector<SegmentId> found;
  for (const Figure& figure : table.figures) {
    if (figure.place.kind != Place::Kind::feature) continue;
    const SegmentId first = table.board.segments(figure.place.index).front();
    if (std::find(found.begin(), found.end(), first) == found.end()) found.push_back(first);
  }
  constexpr std::array<int, kFeatureKinds> kRank{1, 0, 7, 6, 2, 3, 4, 5};  // by FeatureKind
  std::sort(found.begin(), found.end(), [&](SegmentId a, SegmentId b) {
    return std::tuple(kRank[static_cast<std::size_t>(table.board.kind(a))], a) <
           std::tuple(kRank[static_cast<std::size_t>(table.board.kind(b))], b);
  });
  return found;
}

}  // namespace barber::base
