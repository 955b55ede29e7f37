#include "adjudicator/scoring.hpp"

#include <algorithm>

#include "adjudicator/scoring_order.hpp"
#include "rules/abbot.hpp"
#include "rules/barber_surgeons.hpp"
#include "rules/base_game.hpp"

namespace barber {
namespace {

// Books the points of a feature and tells who got them and who did not.
void book(TurnInPlay& turn, SegmentId feature, Occasion occasion,
          const std::vector<FigureIndex>& figures) {
  GameState& table = turn.table;
  const Board& board = table.board;
  const bool in_final = occasion != Occasion::completed;
  FeatureScored scored;
  scored.occasion = occasion;
  scored.feature = table.where(Place::on(feature));
  scored.kind = board.kind(feature);
  scored.complete = board.complete(feature);
  for (const TileIndex tile : board.tiles_of(feature)) {
    scored.tiles.push_back(board.tile(tile).at);
    turn.rest_on_layout(tile);
  }
  scored.presence = base::presence(table, figures);
  scored.items = base::worth(table, feature, in_final);
  if (occasion == Occasion::completed) {
    bath::add_banners(turn, feature, scored.presence, scored.items);
  }
  for (const Item& item : scored.items) scored.points += item.points();
  scored.completion = base::occasion_rules(board, feature, occasion);
  scored.majority = base::majority_rules(scored.presence, turn.active, in_final);
  std::vector<GotNothing> nothing;
  int most = 0;
  for (const Presence& now : scored.presence) most = std::max(most, now.strength);
  for (const Presence& now : scored.presence) {
    if (now.scores) {
      table.score(now.player) += scored.points;
    } else {
      nothing.push_back({now.player,
                         scored.feature,
                         {MessageId::outnumbered, {now.strength, most}},
                         {in_final ? &base::final_majority : &base::score_majority}});
    }
  }
  turn.events.push_back(std::move(scored));
  for (GotNothing& event : nothing) turn.events.push_back(std::move(event));
}

std::optional<Illegality> score_one(TurnInPlay& turn, const Waiting& waiting) {
  book(turn, waiting.feature, Occasion::completed, waiting.figures);
  bath::tell_bathers_outside(turn, waiting.feature);
  if (auto fault = bath::visit(turn, {Occasion::completed, waiting.feature, waiting.figures})) {
    return fault;
  }
  for (const FigureIndex figure : waiting.figures) {
    if (turn.table.figure(figure).place.kind != Place::Kind::feature) continue;
    turn.move(figure, Place::supply(), {MessageId::returns_after_scoring, {}},
              {&base::score_return});
  }
  return std::nullopt;
}

}  // namespace

std::optional<Illegality> score_completed(TurnInPlay& turn) {
  std::vector<Waiting> waiting;
  int occupied = 0;
  for (const SegmentId feature : base::completed_by(turn.table.board, turn.placed)) {
    waiting.push_back({feature, turn.table.figures_on(feature)});
    occupied += waiting.back().figures.empty() ? 0 : 1;
  }
  if (occupied > 1) {
    turn.remark(Remark::Kind::note, {MessageId::several_scored, {occupied}}, {&base::score_order});
  }
  ScoringOrder order(turn, std::move(waiting));
  std::optional<Illegality> fault = order.check();
  while (!fault) {
    const std::optional<Waiting> now = order.next();
    if (!now) break;
    fault = score_one(turn, *now);
  }
  order.finish();
  return fault;
}

void score_recall(TurnInPlay& turn, FigureIndex figure) {
  const SegmentId feature = turn.table.figure(figure).place.index;
  book(turn, feature, Occasion::abbot_recall, {figure});
  // Told by the one predicate of the visit, which knows why a recall sends nobody.
  (void)bath::visit(turn, {Occasion::abbot_recall, feature, {figure}});
  turn.move(figure, Place::supply(), {MessageId::abbot_recalled, {}},
            {&abbot::recall, &abbot::recall_not_feature_scoring});
}

void score_final(TurnInPlay& turn) {
  for (const SegmentId feature : base::final_order(turn.table)) {
    const std::vector<FigureIndex> figures = turn.table.figures_on(feature);
    book(turn, feature, Occasion::final_scoring, figures);
    bath::tell_no_final_banners(turn, feature);
    bath::tell_bathers_outside(turn, feature);
    (void)bath::visit(turn, {Occasion::final_scoring, feature, figures});
  }
}

}  // namespace barber
