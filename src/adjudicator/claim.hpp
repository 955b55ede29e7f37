// What somebody says comes out of an action, and whether that is right: by the rules as they are,
// if the players choose so, under another reading of the rules, or under none. Who says it, and
// why, is the scenario's; which slip may have led to a wrong number is slips.hpp's.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "adjudicator/adjudicate.hpp"
#include "adjudicator/readings.hpp"

namespace barber {

// A figure said to be at a place in the end. In the supply means that it comes home in this action:
// that one of its kind lies there proves nothing.
struct ClaimedFigure {
  PlayerId owner{};
  FigureKind kind = FigureKind::meeple;
  Where where;
  std::optional<bool> fairy = {};  // whether she stands beside it; none: nothing is said
};

// Nothing is claimed of what is left out.
struct Claim {
  std::vector<std::optional<int>> scores;  // by player; players at the end may be left out
  std::vector<ClaimedFigure> figures;      // each needs a figure of its own
  std::optional<bool> legal;
  const Rule* illegal = nullptr;  // the rule said to be broken
};

bool holds(const Claim& claim, const Outcome& outcome);

enum class ClaimVerdict : std::uint8_t {
  right,            // in every outcome
  right_if_chosen,  // in some
  right_under,      // not by the rules as they are, but under other readings
  wrong,            // under no reading that was tried
};

// A reading under which a claim is right.
struct ClaimReading {
  Reading reading;
  std::vector<std::size_t> outcomes;  // where it holds, by number; of all of them if `always`
  bool always = false;                // whatever the players choose
};

struct ClaimAnswer {
  ClaimVerdict verdict = ClaimVerdict::wrong;
  std::vector<std::size_t> outcomes;  // right_if_chosen: of the ruling, by number
  // right_under: all with the fewest changes under which it is always right; if there is none, all
  // with the fewest changes under which a choice makes it right.
  std::vector<ClaimReading> readings;
  std::size_t tried = 0;     // readings, the rules as they are among them
  bool searched_all = true;  // otherwise there may be other readings under which it is right
};

struct ClaimBounds {
  int outcomes = 0;          // of a ruling, as in adjudicate()
  std::size_t changes = 0;   // options changed at once
  std::size_t readings = 0;  // tried
  int branches = 0;          // of all readings together; the one that goes beyond is the last
};
// Where nothing else is said.
inline constexpr ClaimBounds kClaimBounds{kMostOutcomes, kMostOptions, 500, 20'000};

// `ruling` is that of `action` on `table`, and its rules are those that readings change. They are
// tried only if the claim holds in no outcome of it.
ClaimAnswer answer_claim(const Claim& claim, const GameState& table, std::span<const Turn> action,
                         const Ruling& ruling, ClaimBounds bounds);

}  // namespace barber
