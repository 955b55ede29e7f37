// Wagons after their feature has been scored: whether a lone one goes to a bathhouse or drives, and
// where to. The rules themselves are in abbey_and_mayor_rules.hpp and, for bathhouses, in
// barber_surgeons_elsewhere_rules.hpp.
#pragma once

#include <optional>

#include "rules/turn_in_play.hpp"

namespace barber::wagons {

// T3a. A lone wagon that a bathhouse is open to: it must go there, or, with
// `bath.wagon.bath-first: false`, its owner lets it drive in T3c. `rules` says by what.
struct Stay {
  std::optional<Illegality> illegal;
  bool drives = false;
  Citations rules;
};
Stay stay_or_drive(TurnInPlay& turn, FigureIndex wagon);

// Whether its owner would be asked that.
bool may_decline(TurnInPlay& turn, FigureIndex wagon);

// T3a. This wagon has been scored and waits for T3c.
void wait(TurnInPlay& turn, FigureIndex wagon);

// T3c. All wagons that wait go home or drive, clockwise from the active player.
std::optional<Illegality> drive(TurnInPlay& turn);

// A bathhouse sets the wagon in it free: with `bath.wagon.no-move-on-release: false` it may drive.
// Otherwise `rules` says why it may not, if it could.
struct Release {
  std::optional<Illegality> illegal;
  bool drove = false;
  Citations rules;
};
Release release(TurnInPlay& turn, FigureIndex wagon);

}  // namespace barber::wagons
