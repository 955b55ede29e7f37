// The order in which the scorings of one turn take place: the active player's (C 40, 75). An answer
// stands where it says something; what it leaves open is a choice only where it decides who finds
// a free bathhouse. Only such orders are tried whose outcomes can differ.
#pragma once

#include <optional>
#include <vector>

#include "rules/bathhouse_visits.hpp"
#include "rules/turn_in_play.hpp"

namespace barber {

// What waits for its place in the order: a feature to be scored, or, with
// `bath.leave.free-timing: scoring`, a free return.
struct Waiting {
  Where where;  // the feature, or the bathhouse
  SegmentId feature = 0;
  std::vector<FigureIndex> figures;  // on the feature; or the bather
  Occasion occasion = Occasion::completed;
  int castle = -1;  // the number of the castle that is scored instead
  bool is_return() const { return where.kind == Place::Kind::bathhouse; }
};

class ScoringOrder {
 public:
  // `points_by_order`: what a feature pays depends on what was scored before it.
  ScoringOrder(TurnInPlay& turn, bool points_by_order, std::vector<Waiting> waiting);

  // Illegal if an answer that orders these scorings is by a player who is not the active one, or
  // has a castle before a feature.
  std::optional<Illegality> check();

  // Takes out what comes next; none if nothing waits.
  std::optional<Waiting> next();

  // Tells what was chosen without an answer; call it when the scoring ends, however it ends.
  void finish();

 private:
  // C 216: no castle comes before a feature.
  std::optional<Illegality> castle_before_feature(const std::vector<Where>& order) const;
  bath::ScoringEvent event_of(const Waiting& one);
  std::size_t choose();
  std::vector<std::size_t> deciding();
  std::vector<std::size_t> deciding_visits();
  bool decides_bonus(std::size_t i) const;
  bool may_go_to_leipzig(const Waiting& one) const;
  std::size_t first_of_others(const std::vector<std::size_t>& deciding) const;
  bool held_back(std::size_t i) const;
  // A castle waits for a neighbour.
  bool ready(std::size_t i) const;
  void tell(const std::vector<std::size_t>& options, std::size_t picked, bool answered);

  TurnInPlay& turn_;
  bool points_by_order_;
  std::vector<Waiting> waiting_;
  std::vector<std::vector<Where>> listed_;  // of what waits, as each answer orders it
  // Senders that find no bathhouse any more in this branch: they score after the others.
  std::vector<Where> passed_over_;
  std::vector<Where> mattered_;  // whose place in the order could ever matter
  std::vector<Where> played_;    // those in the order played
  bool branched_ = false;
};

}  // namespace barber
