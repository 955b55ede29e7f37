#include "rules/abbot.hpp"

#include "rules/base_game_rules.hpp"

namespace barber::abbot {

std::optional<Illegality> never_there(FeatureKind feature, const Where& where) {
  if (feature == FeatureKind::monastery || feature == FeatureKind::garden) return std::nullopt;
  return illegal({&place}, {MessageId::abbot_stands_elsewhere, {where}});
}

Illegality garden_refuses(FigureKind kind) {
  return illegal({&garden_only_abbot}, {MessageId::garden_takes_abbots, {kind}});
}

Recall find_recall(const TurnInPlay& turn, const RecallAbbot& step) {
  const GameState& table = turn.table;
  if (turn.placed_figure) {
    return {0, illegal({&recall_no_other_wood}, {MessageId::recall_and_figure, {}})};
  }
  std::optional<FigureIndex> other;
  for (std::size_t i = 0; i < table.figures.size(); ++i) {
    const Figure& figure = table.figures[i];
    if (figure.owner != turn.active || figure.place.kind == Place::Kind::supply) continue;
    const Where where = table.where(figure.place);
    if (where.at != step.at) continue;
    if (figure.kind != FigureKind::abbot) {
      if (where.kind == Place::Kind::feature) other = static_cast<FigureIndex>(i);
      continue;
    }
    if (where.kind == Place::Kind::bathhouse) {
      return {0, illegal({&recall, &trapped}, {MessageId::abbot_bathes, {step.at}})};
    }
    if (table.board.complete(figure.place.index)) {
      return {0, illegal({&recall_only_incomplete, &base::turn_complete_status},
                         {MessageId::recall_of_complete, {where}})};
    }
    return {static_cast<FigureIndex>(i), std::nullopt};
  }
  if (other) {
    const Figure& figure = table.figure(*other);
    return {0, illegal({&base::meeple_no_recall},
                       {MessageId::not_recallable,
                        {turn.active, figure.kind, table.where(figure.place)}})};
  }
  return {0, illegal({&recall}, {MessageId::no_abbot_there, {turn.active, step.at}})};
}

}  // namespace barber::abbot
