// Who is sent to a bathhouse by a scoring, and to which one: the predicate of interactions.md 0.2.
// The other parts of The Barber-Surgeons are barber_surgeons.hpp.
#pragma once

#include <optional>
#include <vector>

#include "rules/barber_surgeons.hpp"

namespace barber::bath {

// A scoring in the eyes of the bathhouses (interactions.md 0.2).
struct ScoringEvent {
  Occasion occasion = Occasion::completed;
  SegmentId feature = 0;
  std::vector<FigureIndex> involved;
  int points = 0;           // what a lone figure brought its owner, all things counted
  int ghosts = 0;           // what ghosts took of that
  int surveyed = 0;         // what a scoring tile of the surveyors added to it, or took
  bool to_leipzig = false;  // the road has sent somebody to Leipzig, who is not among the involved
  // It scores a feature; otherwise `feature` means nothing.
  bool of_feature() const {
    return occasion <= Occasion::barn_final || occasion == Occasion::message_8;
  }
};

// The one predicate: whether the meeple of this scoring must go to a bathhouse, and to which.
struct Visit {
  std::optional<FigureIndex> visitor;
  std::vector<TileIndex> candidates;
  // Otherwise why not, where a reader might have expected a visit; id none: nothing to explain.
  Message why_not;
  Citations rules;  // of why_not; or by which free bathhouses are closed to the visitor
};
Visit visit_of(TurnInPlay& turn, const ScoringEvent& event);

// Lets the owner of the visitor (or whoever the option says) choose among bathhouses that are open
// to it, at least one, and tells the choice; an answer that names none of them is illegal.
std::optional<Illegality> choose_bathhouse(TurnInPlay& turn, FigureIndex visitor,
                                           const std::vector<TileIndex>& candidates,
                                           TileIndex& target);

// Whether this scoring would send a meeple if a bathhouse were free for it.
bool may_send(TurnInPlay& turn, const ScoringEvent& event);
// Whether some free bathhouse is closed to its meeple.
bool is_restricted(TurnInPlay& turn, const ScoringEvent& event);

// After the scoring: sends the lone meeple to a bathhouse, tells why the others are not sent.
// Figures that it does not send stay where they are; the caller takes them home.
std::optional<Illegality> visit(TurnInPlay& turn, const ScoringEvent& event);

}  // namespace barber::bath
