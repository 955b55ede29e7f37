#include "rules/land_surveyors.hpp"

#include <algorithm>

namespace barber::surveyors {
namespace {

// The tile in force for this scoring; null: there is none. Where nobody stands it tells what the
// feature would have given: a castle may take that.
const SurveyTile* in_force(const GameState& table, const FeatureScored& scored) {
  if (scored.occasion != Occasion::completed) return nullptr;
  const auto tile = [&](std::size_t kind) {
    const auto& found = table.surveyors.in_force[kind];
    return found ? &*found : nullptr;
  };
  switch (scored.kind) {
    case FeatureKind::city:
      return tile(0);
    case FeatureKind::road:
      return tile(1);
    case FeatureKind::monastery:
      return tile(2);
    default:
      return nullptr;
  }
}

void add(FeatureScored& scored, int count, int each, std::vector<Position> tiles) {
  if (count == 0 || each == 0) return;
  Item item;
  item.kind = ItemKind::survey;
  item.count = count;
  item.each = each;
  item.tiles = std::move(tiles);
  item.rules = {&effects};
  scored.items.push_back(std::move(item));
}

const Item* item_of(const FeatureScored& scored, ItemKind kind) {
  const auto found = std::find_if(scored.items.begin(), scored.items.end(),
                                  [&](const Item& item) { return item.kind == kind; });
  return found == scored.items.end() ? nullptr : &*found;
}

}  // namespace

void apply(const GameState& table, SegmentId feature, FeatureScored& scored) {
  if (!table.surveyors.any()) return;
  const SurveyTile* tile = in_force(table, scored);
  if (tile == nullptr) return;
  scored.completion.push_back(&effects);
  add(scored, 1, tile->points, {});
  if (const Item* coats = item_of(scored, ItemKind::coats); coats != nullptr && tile->coat != 0) {
    add(scored, coats->count, tile->coat, coats->tiles);
  }
  if (tile->without_caps && scored.kind == FeatureKind::city) {
    const Item* tiles = item_of(scored, ItemKind::tiles);
    const Counted caps = table.board.caps(feature);
    std::vector<Position> positions;
    for (const TileIndex cap : caps.tiles) positions.push_back(table.board.tile(cap).at);
    add(scored, caps.count, -tiles->each, std::move(positions));
  }
  if (tile->all_score) {
    // A mayor without coats of arms would have nothing for the lead either.
    for (Presence& now : scored.presence) now.scores = now.strength > 0;
  }
}

int points(const FeatureScored& scored) {
  int sum = 0;
  for (const Item& item : scored.items) {
    if (item.kind == ItemKind::survey) sum += item.points();
  }
  return sum;
}

void tell(TurnInPlay& turn, const FeatureScored& scored) {
  const SurveyTile* tile = in_force(turn.table, scored);
  if (tile == nullptr) return;
  if (tile->word.empty()) {
    turn.remark(Remark::Kind::assumption, {MessageId::surveyors_not_verified, {}}, {&effects});
  }
  if (tile->without_caps && scored.kind == FeatureKind::city && !scored.presence.empty()) {
    turn.rest_on_number(Said::caps, turn.table.place(scored.feature)->index);
  }
  if (points(scored) >= 0) return;
  for (const Presence& now : scored.presence) {
    const int score = turn.table.score(now.player);
    if (!now.scores || score >= 0) continue;
    turn.remark(Remark::Kind::note, {MessageId::surveyors_below_zero, {now.player, score}},
                {&negative});
  }
}

void rotate_tiles(TurnInPlay& turn) {
  if (!turn.scored_something || !turn.table.surveyors.any()) return;
  turn.table.surveyors = {};
  turn.table.surveyors.turned = true;
  turn.remark(Remark::Kind::note, {MessageId::surveyors_turn, {}}, {&rotate});
}

void tell_at_end(TurnInPlay& turn) {
  if (!turn.table.surveyors.any()) return;
  turn.remark(Remark::Kind::note, {MessageId::surveyors_not_final, {}}, {&only_features});
}

}  // namespace barber::surveyors
