#include "rules/bridges.hpp"

#include <algorithm>
#include <cstdlib>

#include "rules/barber_surgeons_rules.hpp"
#include "rules/traders_and_builders.hpp"

namespace barber::bridges {
namespace {

Side first_end(const BuildBridge& step) { return step.north_south ? Side::N : Side::E; }

bool shares_an_edge(Position a, Position b) {
  return std::abs(a.x - b.x) + std::abs(a.y - b.y) == 1;
}

// Whether the end meets a road, or nothing yet. An abbey closes it as it closes any road.
// An abbey fits a road, but none goes on there.
bool continues(const Board& board, Position at, Side end) {
  const TileIndex other = board.tile_at(neighbour(at, end));
  return other == kNoTile || board.tile(other).edge(opposite(end)) == EdgeKind::road;
}

bool shows_more_than_fields(const Tile& tile) {
  return std::any_of(tile.features.begin(), tile.features.end(),
                     [](const TileFeature& feature) { return feature.kind != FeatureKind::field; });
}

// What the bridge spans, and what it meets.
Citations built_rules(const Board& board, TileIndex index, const BuildBridge& step) {
  const PlacedTile& tile = board.tile(index);
  Citations rules{&site, &ends_on_field, &ends_continue, &no_division, &is_road};
  const auto& features = tile.as_printed->features;
  if (shows_more_than_fields(*tile.as_printed)) rules.push_back(&over_anything);
  if (std::any_of(features.begin(), features.end(),
                  [](const TileFeature& feature) { return feature.kind == FeatureKind::road; })) {
    rules.push_back(&crossing_separate);
  }
  if (tile.tile->has_bathhouse()) rules.push_back(&bonus);
  for (const Side end : {first_end(step), opposite(first_end(step))}) {
    const TileIndex other = board.tile_at(neighbour(tile.at, end));
    if (other == kNoTile || board.tile(other).edge(opposite(end)) != EdgeKind::road) continue;
    if (std::find(rules.begin(), rules.end(), &field_join) == rules.end()) {
      rules.push_back(&field_join);
    }
  }
  for (const Side side : kSides) {
    const TileIndex other = board.tile_at(neighbour(tile.at, side));
    if (other == kNoTile || board.tile(other).bridge == kNoSegment) continue;
    rules.push_back(&neighbouring_ok);
    break;
  }
  return rules;
}

}  // namespace

std::optional<Illegality> forbidden(TurnInPlay& turn, const BuildBridge& step) {
  const GameState& table = turn.table;
  const Board& board = table.board;
  if (table.tokens.empty() || table.tokens[index(turn.active)].bridges == 0) {
    return illegal({&supply}, {MessageId::no_bridge_left, {turn.active}});
  }
  if (turn.built_bridge) return illegal({&one_per_turn}, {MessageId::second_bridge, {}});
  const bool with_tile =
      turn.stage == Stage::tile_placed && turn.bought_back == 0 && !turn.gave_ghost;
  if (!with_tile && turn.options.is_default(timing)) {
    return illegal({&timing}, {MessageId::bridge_too_late, {}});
  }
  if (turn.placed == kNoTile) return illegal({&site}, {MessageId::bridge_too_far, {step.at}});
  const TileIndex tile = board.tile_at(step.at);
  if (tile == kNoTile ||
      (tile != turn.placed && !shares_an_edge(step.at, board.tile(turn.placed).at))) {
    return illegal({&site}, {MessageId::bridge_too_far, {step.at}});
  }
  const PlacedTile& placed = board.tile(tile);
  if (placed.bridge != kNoSegment) {
    return illegal({&one_per_tile}, {MessageId::second_bridge_there, {step.at}});
  }
  for (const Side end : {first_end(step), opposite(first_end(step))}) {
    if (placed.edge(end) != EdgeKind::field) {
      return illegal({&ends_on_field},
                     {MessageId::bridge_end_on, {step.at, end, placed.edge(end)}});
    }
  }
  for (const Side end : {first_end(step), opposite(first_end(step))}) {
    if (continues(board, step.at, end)) continue;
    return illegal({&ends_continue},
                   {MessageId::bridge_end_blocked, {neighbour(step.at, end), end}});
  }
  return std::nullopt;
}

std::optional<Illegality> build(TurnInPlay& turn, const BuildBridge& step) {
  if (auto found = forbidden(turn, step)) return found;
  GameState& table = turn.table;
  const bool late = turn.stage != Stage::tile_placed || turn.bought_back > 0 || turn.gave_ghost;
  const TileIndex tile = table.board.tile_at(step.at);
  const bool needed =
      !table.board.fits(*table.board.tile(turn.placed).tile, table.board.tile(turn.placed).rotation,
                        table.board.tile(turn.placed).at);
  table.board.build_bridge(tile, first_end(step));
  --table.tokens[index(turn.active)].bridges;
  turn.bridged = tile;
  turn.built_bridge = true;
  turn.rest_on_layout(tile);
  Citations rules = built_rules(table.board, tile, step);
  if (needed) rules.push_back(&tile_legality);
  if (late) rules.push_back(&timing);
  turn.events.push_back(BridgeBuilt{step.at, step.north_south, std::move(rules)});
  if (tile == turn.placed && !turn.double_turn) traders::note_builder(turn);
  return std::nullopt;
}

Citations road_rules(const Board& board, Options& options, SegmentId road) {
  Citations rules;
  const auto add = [&](const Rule& rule) {
    if (std::find(rules.begin(), rules.end(), &rule) == rules.end()) rules.push_back(&rule);
  };
  for (const SegmentId piece : board.segments(road)) {
    const TileIndex index = board.tile_of(piece);
    const PlacedTile& tile = board.tile(index);
    if (tile.bridge == kNoSegment) continue;
    if (piece == tile.bridge) {
      add(is_road);
      if (shows_more_than_fields(*tile.as_printed)) add(over_anything);
      if (tile.tile->has_bathhouse() && options.is_default(bath::bonus_roads)) {
        add(bonus);
        add(bath::bonus_roads);
      }
    }
    for (int other = 0; other < tile.tile->bridge_feature(); ++other) {
      const SegmentId printed = board.segment(index, other);
      if (board.kind(printed) != FeatureKind::road) continue;
      const bool with_printed = board.feature(printed) == board.feature(road);
      const bool with_bridge = board.feature(tile.bridge) == board.feature(road);
      if (with_printed && with_bridge) {
        add(point_once);
      } else if (with_printed || with_bridge) {
        add(crossing_separate);
      }
    }
  }
  return rules;
}

bool might_fit(const Board& board, const Tile& tile) {
  const auto only_roads_and_fields = [](const std::vector<Mismatch>& all) {
    return std::all_of(all.begin(), all.end(), [](const Mismatch& one) {
      return (one.here == EdgeKind::road && one.there == EdgeKind::field) ||
             (one.here == EdgeKind::field && one.there == EdgeKind::road);
    });
  };
  for (const PlacedTile& placed : board.tiles()) {
    for (const Side side : kSides) {
      const Position at = neighbour(placed.at, side);
      if (board.tile_at(at) != kNoTile) continue;
      for (const Rotation rotation : kRotations) {
        if (only_roads_and_fields(board.mismatches(tile, rotation, at))) return true;
      }
    }
  }
  return false;
}

bool runs_north_south(const PlacedTile& tile) {
  return tile.tile->path_at(unrotate(Side::N, tile.rotation)) == tile.tile->bridge_feature();
}

}  // namespace barber::bridges
