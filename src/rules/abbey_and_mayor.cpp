#include "rules/abbey_and_mayor.hpp"

#include <algorithm>
#include <array>

#include "rules/base_game.hpp"

namespace barber::mayors {
namespace {

constexpr int kCityOfJoined = 1;
constexpr int kCityOfBarn = 4;

// The tiles round a corner as seen from the north-western one, and the two half edges of each that
// meet there.
struct CornerPiece {
  Position from;
  HalfEdge first;
  HalfEdge second;
};
constexpr std::array<CornerPiece, 4> kCorner{{{{0, 0}, HalfEdge::ER, HalfEdge::SL},
                                              {{1, 0}, HalfEdge::SR, HalfEdge::WL},
                                              {{1, 1}, HalfEdge::WR, HalfEdge::NL},
                                              {{0, 1}, HalfEdge::NR, HalfEdge::EL}}};

bool at_corner_of(Position north_west, Position tile) {
  return (tile.x == north_west.x || tile.x == north_west.x + 1) &&
         (tile.y == north_west.y || tile.y == north_west.y + 1);
}

}  // namespace

std::optional<SegmentId> field_at(const Board& board, Position north_west) {
  std::optional<SegmentId> found;
  for (const CornerPiece& piece : kCorner) {
    const TileIndex tile =
        board.tile_at({north_west.x + piece.from.x, north_west.y + piece.from.y});
    if (tile == kNoTile) return std::nullopt;
    const PlacedTile& placed = board.tile(tile);
    const int land = placed.tile->land_at(unrotate(piece.first, placed.rotation));
    const int beside = placed.tile->land_at(unrotate(piece.second, placed.rotation));
    if (land == kNoFeature || land != beside) return std::nullopt;
    const SegmentId segment = board.segment(tile, land);
    if (board.kind(segment) != FeatureKind::field) return std::nullopt;
    if (!found) found = segment;
  }
  return found;
}

std::optional<Illegality> use_abbey(TurnInPlay& turn, Position at) {
  GameState& table = turn.table;
  if (!table.abbeys_used.empty() && table.abbeys_used[index(turn.active)]) {
    return illegal({&abbey_place}, {MessageId::abbey_used, {turn.active}});
  }
  for (const Side side : kSides) {
    // A sketch that says where an abbey is placed says that it may lie there.
    if (table.board.is_declared() || table.board.tile_at(neighbour(at, side)) != kNoTile) continue;
    return illegal({&abbey_place}, {MessageId::abbey_not_enclosed, {at, side}});
  }
  table.abbeys_used.resize(table.scores.size());
  table.abbeys_used[index(turn.active)] = true;
  return std::nullopt;
}

bool has_barn(const GameState& table, SegmentId field) {
  return std::any_of(table.figures.begin(), table.figures.end(), [&](const Figure& figure) {
    return figure.place.kind == Place::Kind::corner &&
           table.board.feature(figure.place.index) == table.board.feature(field);
  });
}

namespace {

// The piece of field that a barn there stands in. A sketch names the field, not the corner; the
// first piece stands for it.
std::optional<SegmentId> barn_target(const Board& board, const Where& target) {
  if (target.kind != Place::Kind::corner) return std::nullopt;
  if (!board.is_declared()) return field_at(board, target.at);
  const SegmentId piece = board.segment(board.tile_at(target.at), target.feature);
  if (board.kind(piece) != FeatureKind::field) return std::nullopt;
  return board.segments(piece).front();
}

}  // namespace

std::optional<Illegality> place_barn(TurnInPlay& turn, FigureIndex barn, const Where& target) {
  const Board& board = turn.table.board;
  const Position last = board.tile(turn.placed).at;
  if (board.is_declared() ? target.at != last : !at_corner_of(target.at, last)) {
    return illegal({&base::meeple_last_tile_only, &barn_place},
                   {MessageId::not_the_last_tile, {target.at, last}});
  }
  const auto field = barn_target(board, target);
  if (!field) return illegal({&barn_place}, {MessageId::no_four_fields, {target}});
  if (has_barn(turn.table, *field)) {
    return illegal({&barn_place}, {MessageId::second_barn, {target}});
  }
  if (board.is_declared()) {
    turn.remark(Remark::Kind::assumption, {MessageId::corner_of_sketch, {target}}, {&barn_place});
  }
  turn.move(barn, Place::at_corner(*field), {MessageId::placed_at_corner, {}}, {&barn_place});
  turn.barn_field = *field;
  turn.placed_figure = true;
  turn.stage = Stage::figure_acted;
  return std::nullopt;
}

std::vector<BarnField> barn_fields(const TurnInPlay& turn) {
  const GameState& table = turn.table;
  const Board& board = table.board;
  std::vector<BarnField> found;
  const auto add = [&](SegmentId segment, Occasion occasion) {
    const SegmentId field = board.segments(segment).front();
    const auto figures = table.figures_on(field);
    if (std::none_of(figures.begin(), figures.end(),
                     [&](FigureIndex figure) { return is_meeple(table.figure(figure).kind); })) {
      return;
    }
    if (std::none_of(found.begin(), found.end(),
                     [&](const BarnField& other) { return other.field == field; })) {
      found.push_back({field, occasion});
    }
  };
  if (turn.barn_field) add(*turn.barn_field, Occasion::barn_placed);
  if (turn.placed == kNoTile) return found;
  for (const Figure& figure : table.figures) {
    if (figure.place.kind != Place::Kind::corner) continue;
    const auto pieces = static_cast<int>(board.tile(turn.placed).tile->features.size());
    for (int i = 0; i < pieces; ++i) {
      const SegmentId piece = board.segment(turn.placed, i);
      if (board.feature(piece) == board.feature(figure.place.index)) {
        add(piece, Occasion::barn_joined);
      }
    }
  }
  return found;
}

void pay_for_joining(FeatureScored& scored) {
  for (Item& item : scored.items) {
    if (item.each == 0) continue;  // a castle that does not count yet
    item.each = kCityOfJoined;
    item.rules = {&barn_score_on_join};
  }
}

std::vector<FeatureScored> barns_at_end(const GameState& table, Options& options) {
  const Board& board = table.board;
  std::vector<SegmentId> fields;
  for (const Figure& figure : table.figures) {
    if (figure.place.kind != Place::Kind::corner) continue;
    const SegmentId field = board.segments(figure.place.index).front();
    if (std::find(fields.begin(), fields.end(), field) == fields.end()) fields.push_back(field);
  }
  std::sort(fields.begin(), fields.end());
  std::vector<FeatureScored> all;
  all.reserve(fields.size());
  for (const SegmentId field : fields) {
    FeatureScored& scored = all.emplace_back();
    scored.occasion = Occasion::barn_final;
    scored.feature = table.where(Place::on(field));
    scored.kind = FeatureKind::field;
    for (const TileIndex tile : board.tiles_of(field)) scored.tiles.push_back(board.tile(tile).at);
    scored.items = base::field_items(table, options, field, kCityOfBarn, &barn_final);
    int most = 0;
    for (int p = 0; p < table.players(); ++p) {
      Presence now;
      now.player = static_cast<PlayerId>(p);
      now.figures = static_cast<int>(
          std::count_if(table.figures.begin(), table.figures.end(), [&](const Figure& figure) {
            return figure.owner == now.player && figure.place.kind == Place::Kind::corner &&
                   board.feature(figure.place.index) == board.feature(field);
          }));
      now.strength = now.figures;
      most = std::max(most, now.strength);
      if (now.figures > 0) scored.presence.push_back(now);
    }
    for (Presence& now : scored.presence) now.scores = now.strength == most;
    scored.completion = {&barn_final};
  }
  return all;
}

}  // namespace barber::mayors
