// The order in which the scorings of one turn take place: the active player's (C 40, 75). An answer
// stands where it says something; what it leaves open is a choice only where it decides who finds
// a free bathhouse. Only such orders are tried whose outcomes can differ.
#pragma once

#include <optional>
#include <vector>

#include "rules/turn_in_play.hpp"

namespace barber {

// A feature waiting to be scored.
struct Waiting {
  SegmentId feature = 0;
  std::vector<FigureIndex> figures;
};

class ScoringOrder {
 public:
  ScoringOrder(TurnInPlay& turn, std::vector<Waiting> waiting);

  // The answers that order the scorings name these features; illegal if one is by a player who is
  // not the active one.
  std::optional<Illegality> check();

  // Takes out the one that scores next; none if all have been scored.
  std::optional<Waiting> next();

  // Tells what was chosen without an answer; call it when the scoring ends, however it ends.
  void finish();

 private:
  std::size_t choose();
  std::size_t first_of_others(const std::vector<std::size_t>& senders) const;
  bool held_back(std::size_t i) const;
  void tell(const std::vector<std::size_t>& options, std::size_t picked, bool answered);

  TurnInPlay& turn_;
  std::vector<Waiting> waiting_;
  // Of the features that wait, as each answer orders them.
  std::vector<std::vector<SegmentId>> listed_;
  // Senders that find no bathhouse any more in this branch: they score after the others.
  std::vector<SegmentId> passed_over_;
  std::vector<SegmentId> senders_;  // that could ever matter
  std::vector<Where> played_;       // the senders in the order played
  bool branched_ = false;
};

}  // namespace barber
