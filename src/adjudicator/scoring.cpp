#include "adjudicator/scoring.hpp"

#include <algorithm>

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

// A feature waiting to be scored.
struct Waiting {
  SegmentId feature = 0;
  std::vector<FigureIndex> figures;
};

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

// The order in which the waiting features score. The active player's answer stands where it says
// something; what it leaves open is a choice only where it decides who finds a free bathhouse.
class Order {
 public:
  explicit Order(TurnInPlay& turn) : turn_(turn), answer_(turn.decider.score_order()) {}

  std::optional<Illegality> check(const std::vector<Waiting>& waiting) {
    if (answer_ == -1) return std::nullopt;
    const Answer& answer = turn_.decider.answers()[static_cast<std::size_t>(answer_)];
    for (std::size_t i = 0; i < answer.order.size(); ++i) {
      const std::optional<Place> place = turn_.table.place(answer.order[i]);
      if (!place || place->kind != Place::Kind::feature) continue;
      const SegmentId feature = turn_.table.board.feature(place->index);
      for (const Waiting& one : waiting) {
        if (turn_.table.board.feature(one.feature) != feature) continue;
        turn_.decider.order_used(answer_, i);
        listed_.push_back(one.feature);
      }
    }
    return wrong_player(answer, answer_, turn_.active, bath::visit_order);
  }

  // The number of the feature that scores next; removes nothing.
  std::size_t next(const std::vector<Waiting>& waiting) {
    std::vector<std::size_t> senders;
    for (std::size_t i = 0; i < waiting.size(); ++i) {
      if (bath::would_send(turn_.table, waiting[i].figures)) senders.push_back(i);
    }
    if (senders.size() < 2) return first_listed(waiting);
    // Those that send nobody cannot matter; they come first unless the answer holds them back.
    for (std::size_t i = 0; i < waiting.size(); ++i) {
      const bool sends = std::find(senders.begin(), senders.end(), i) != senders.end();
      if (!sends && !held_back(waiting, i)) return i;
    }
    std::vector<std::size_t> possible;
    for (const std::size_t i : senders) {
      if (!held_back(waiting, i)) possible.push_back(i);
    }
    const int picked =
        possible.size() == 1 ? 0 : turn_.decider.pick(static_cast<int>(possible.size()));
    tell(waiting, senders, possible, static_cast<std::size_t>(picked));
    return possible[static_cast<std::size_t>(picked)];
  }

 private:
  static std::size_t position(const std::vector<Waiting>& waiting, SegmentId feature) {
    const auto found = std::find_if(waiting.begin(), waiting.end(),
                                    [&](const Waiting& one) { return one.feature == feature; });
    return static_cast<std::size_t>(found - waiting.begin());
  }

  std::size_t first_listed(const std::vector<Waiting>& waiting) const {
    for (const SegmentId feature : listed_) {
      if (const std::size_t i = position(waiting, feature); i < waiting.size()) return i;
    }
    return 0;
  }

  // The answer names it after one that is still waiting.
  bool held_back(const std::vector<Waiting>& waiting, std::size_t i) const {
    const auto mine = std::find(listed_.begin(), listed_.end(), waiting[i].feature);
    if (mine == listed_.end()) return false;
    return std::any_of(listed_.begin(), mine, [&](SegmentId before) {
      return position(waiting, before) < waiting.size();
    });
  }

  void tell(const std::vector<Waiting>& waiting, const std::vector<std::size_t>& senders,
            const std::vector<std::size_t>& possible, std::size_t picked) {
    ChoiceMade made;
    made.kind = ChoiceKind::score_order;
    made.by = turn_.active;
    made.subject = turn_.active;
    made.answered = possible.size() == 1;
    for (const std::size_t i : made.answered ? senders : possible) {
      made.options.push_back(turn_.table.where(Place::on(waiting[i].feature)));
    }
    made.chosen = turn_.table.where(Place::on(waiting[possible[picked]].feature));
    made.rules = {&bath::visit_order};
    turn_.events.push_back(std::move(made));
  }

  TurnInPlay& turn_;
  int answer_;
  std::vector<SegmentId> listed_;  // of the waiting ones, in the answer's order
};

}  // namespace

std::optional<Illegality> score_completed(TurnInPlay& turn) {
  std::vector<Waiting> waiting;
  int occupied = 0;
  for (const SegmentId feature : base::completed_by(turn.table.board, turn.placed)) {
    waiting.push_back({feature, turn.table.figures_on(feature)});
    occupied += waiting.back().figures.empty() ? 0 : 1;
  }
  Order order(turn);
  if (auto fault = order.check(waiting)) return fault;
  if (occupied > 1) {
    turn.remark(Remark::Kind::note, {MessageId::several_scored, {occupied}}, {&base::score_order});
  }
  while (!waiting.empty()) {
    const std::size_t next = order.next(waiting);
    const Waiting now = waiting[next];
    waiting.erase(waiting.begin() + static_cast<std::ptrdiff_t>(next));
    if (auto fault = score_one(turn, now)) return fault;
  }
  return std::nullopt;
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
