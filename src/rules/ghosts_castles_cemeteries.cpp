#include "rules/ghosts_castles_cemeteries.hpp"

#include <algorithm>

#include "rules/base_game_rules.hpp"

namespace barber::ghosts {
namespace {

constexpr int kGhost = 2;
constexpr int kFinalGhost = 1;
constexpr int kMist = 2;
constexpr int kFinalMist = 1;
constexpr int kFinalCastle = 1;

std::optional<FigureIndex> meant(const GameState& table, const GiveGhost& step) {
  const auto place = table.place(step.where);
  std::optional<FigureIndex> found;
  if (!place) return found;
  for (std::size_t i = 0; i < table.figures.size(); ++i) {
    const Figure& figure = table.figures[i];
    if (figure.owner != step.owner || figure.kind != step.kind) continue;
    if (!table.is_named_by(figure.place, *place)) continue;
    // Of several on one place the one with most ghosts: a third one decides something.
    if (!found || figure.ghosts > table.figure(*found).ghosts) {
      found = static_cast<FigureIndex>(i);
    }
  }
  return found;
}

// Who gets nothing loses nothing either, by the same rule.
void spare(TurnInPlay& turn, const FeatureScored& scored, PlayerId player, const Rule& rule) {
  for (Event& event : turn.events) {
    auto* nothing = std::get_if<GotNothing>(&event);
    if (nothing == nullptr || nothing->player != player) continue;
    if (nothing->feature == scored.feature) nothing->rules.push_back(&rule);
  }
}

}  // namespace

std::optional<Illegality> give_ghost(TurnInPlay& turn, const GiveGhost& step) {
  const GameState& table = turn.table;
  const Position placed = table.board.tile(turn.placed).at;
  if (turn.gave_ghost) return illegal({&give}, {MessageId::second_ghost, {}});
  const MistMet met = table.board.mist_met(turn.placed);
  if (!met.extends && !met.limits) {
    return illegal({&give}, {MessageId::no_mist_extended, {placed}});
  }
  const auto figure = meant(table, step);
  if (!figure || !is_meeple(step.kind)) {
    return illegal({&give}, {MessageId::ghost_for_nobody, {step.owner, step.kind, step.where}});
  }
  if (step.where.kind != Place::Kind::feature) {
    return illegal({&give}, {MessageId::ghost_off_features, {step.owner, step.kind, step.where}});
  }
  if (step.owner == turn.active && !met.limits) {
    return illegal({&give}, {MessageId::ghost_for_own, {step.owner, step.kind, step.where}});
  }
  if (step.owner != turn.active && !met.extends) {
    return illegal({&give}, {MessageId::ghost_for_other, {step.owner, step.kind, step.where}});
  }
  if (step.kind == FigureKind::guard) {
    return illegal({&give, &guard}, {MessageId::ghost_for_guard, {step.where}});
  }
  turn.gave_ghost = true;
  if (met.extends && met.limits) {
    turn.remark(Remark::Kind::assumption, {MessageId::mist_both_ways, {placed}}, {&give});
  }
  int& ghosts = turn.table.figure(*figure).ghosts;
  ++ghosts;
  turn.remark(Remark::Kind::note,
              {MessageId::ghost_given, {step.owner, step.kind, step.where, ghosts}}, {&give});
  if (ghosts >= kThird) {
    turn.move(*figure, Place::supply(), {MessageId::driven_away, {ghosts}}, {&third});
  }
  return std::nullopt;
}

std::vector<Item> worth_of_castle(const GameState& table, SegmentId feature, bool in_final) {
  const Board& board = table.board;
  const TileIndex own = board.tile_of(feature);
  std::vector<Item> items;
  if (in_final) {
    Item self;
    self.kind = ItemKind::monastery;
    self.count = 1;
    self.each = kFinalCastle;
    self.tiles = {board.tile(own).at};
    self.rules = {&castle};
    items.push_back(std::move(self));
  }
  Item mist;
  mist.kind = ItemKind::mist;
  mist.each = in_final ? kFinalMist : kMist;
  Counted misty = board.mist_round(feature);
  if (!in_final && board.tile(own).tile->has(Symbol::mist)) {
    misty.tiles.push_back(own);
    ++misty.count;
  }
  std::sort(misty.tiles.begin(), misty.tiles.end());
  for (const TileIndex tile : misty.tiles) mist.tiles.push_back(board.tile(tile).at);
  mist.count = misty.count;
  mist.rules = {&castle};
  items.push_back(std::move(mist));
  return items;
}

int taken(const GameState& table, const std::vector<FigureIndex>& figures, PlayerId player,
          bool in_final) {
  int ghosts = 0;
  for (const FigureIndex figure : figures) {
    if (table.figure(figure).owner == player) ghosts += table.figure(figure).ghosts;
  }
  return ghosts * (in_final ? kFinalGhost : kGhost);
}

bool depend(const GameState& table, const std::vector<FigureIndex>& figures,
            const std::vector<FigureIndex>& others, bool in_final) {
  return std::any_of(figures.begin(), figures.end(), [&](FigureIndex figure) {
    const PlayerId player = table.figure(figure).owner;
    const int loss = taken(table, figures, player, in_final);
    return loss > std::max(0, table.scores[index(player)]) &&
           std::any_of(others.begin(), others.end(),
                       [&](FigureIndex other) { return table.figure(other).owner == player; });
  });
}

void scare(TurnInPlay& turn, const FeatureScored& scored, const std::vector<FigureIndex>& figures) {
  const bool at_end = in_final(scored.occasion);
  if (scored.kind == FeatureKind::ruin && !scored.presence.empty()) {
    turn.rest_on_number(Said::mist, turn.table.place(scored.feature)->index);
  }
  for (const Presence& now : scored.presence) {
    const int loss = taken(turn.table, figures, now.player, at_end);
    if (loss == 0) continue;
    if (!now.scores) {
      spare(turn, scored, now.player, at_end ? final_penalty : penalty);
      continue;
    }
    const int each = at_end ? kFinalGhost : kGhost;
    const int with_points = turn.table.score(now.player);
    const int before = with_points - now.points;
    // What only the ghosts take ends at 0; a score that is below it without them stays there.
    int after = with_points - loss;
    if (after < before) after = std::max(after, std::min({0, before, with_points}));
    const bool stopped = after != with_points - loss;
    Citations rules{&penalty};
    if (at_end) rules = {&final_penalty};
    if (stopped) rules.push_back(&floor);
    turn.gain(now.player, after - with_points,
              {stopped ? MessageId::ghosts_stopped_at_zero : MessageId::ghosts_scared,
               {loss / each, each}},
              std::move(rules));
  }
}

void earn_guard(TurnInPlay& turn, const FeatureScored& scored) {
  if (scored.kind != FeatureKind::cemetery || scored.occasion != Occasion::completed) return;
  for (const Presence& now : scored.presence) {
    if (!now.scores) continue;
    for (Figure& figure : turn.table.figures) {
      if (figure.owner != now.player || figure.place != Place::pool()) continue;
      figure.place = Place::supply();
      turn.remark(Remark::Kind::note, {MessageId::guard_earned, {now.player}}, {&cemetery});
      break;
    }
  }
}

}  // namespace barber::ghosts
