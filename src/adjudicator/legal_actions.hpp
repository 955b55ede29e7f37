// All that a player may do with a tile: turns are built step by step, and those that adjudicate()
// accepts are listed. No rule of legality stands here: the candidates are generous, and a turn is
// given up only where the adjudicator refuses the very step just added.
//
// What counts as one action: the steps of a turn (the tile, a ghost, each buy-back, the figure, the
// recall or the acrobats) and the free returns of own meeples that it declines. Of several orders
// of the same steps that end alike, whatever is chosen, only the first is listed, and so it is with
// turns of the tile that look the same. Other choices are not part of an action: where they are
// left, it is open. Neither is the final scoring, nor a free return taken, since it is taken where
// nothing is said. Phase 3 is a step of its own (`score`) only where a step follows it.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "adjudicator/adjudicate.hpp"
#include "adjudicator/ruling.hpp"

namespace barber {

// What is asked: `player` has `tile` in hand after the turns `before`, which must be legal and
// leave nothing open.
struct TileInHand {
  std::span<const Turn> before;
  PlayerId player{};
  const Tile* tile = nullptr;
  std::optional<PlaceTile> sketched = {};  // in a sketch: how the tile is placed
};

struct LegalAction {
  Turn turn;
  // By player: the least and the most points that the turn brings (or costs).
  std::vector<std::pair<int, int>> gains;
  std::vector<FigureMoved> moves;   // those that take place whatever is chosen
  std::vector<OpenChoice> choices;  // what is left to choose, where that makes a difference
  bool may_be_illegal = false;      // some of those choices are not allowed
  bool stopped = false;             // there are more branches than were tried
};

struct LegalActions {
  // By space, from the north-west, and rotation; within that fewer declined returns and fewer
  // buy-backs first.
  std::vector<LegalAction> actions;
  // Where there are none: why not.
  std::optional<Illegality> refusal;
  bool fits_nowhere = false;  // then the discard is the only action, if that ends the turn
  bool stopped = false;       // the table is too large to try everything
  // In a sketch: actions are left out because it does not say where a wagon could drive.
  bool wagon_undecided = false;
  // In a sketch, a number that the rules need for some actions is not said; these are not listed.
  bool number_not_said = false;
  // A bazaar comes after some of them. What may be bid there is not listed.
  bool bazaar_follows = false;
};

struct ActionBounds {
  int outcomes = 0;       // of an action, as in adjudicate()
  std::int64_t work = 0;  // tiles of the table, and some more for all else, over the turns tried
};
// Where nothing else is said: about ten seconds.
inline constexpr ActionBounds kActionBounds{kMostOutcomes, 20'000'000};

// Never fails.
LegalActions legal_actions(const GameState& table, const TileInHand& in_hand, const Ruleset& rules,
                           ActionBounds bounds);

}  // namespace barber
