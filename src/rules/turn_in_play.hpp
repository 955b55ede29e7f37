// One turn while it is being adjudicated: the table as it changes, the events so far, and how far
// the turn has got. Every rule file works on this; the order of play itself is the adjudicator's.
#pragma once

#include <optional>
#include <vector>

#include "game/state.hpp"
#include "rules/decider.hpp"
#include "rules/event.hpp"
#include "rules/ruleset.hpp"

namespace barber {

// How far a turn has got, in the words of the order of play. A step that belongs to an earlier
// stage comes too late.
enum class Stage : std::uint8_t { before_tile, tile_placed, figure_acted, scored, game_ended };

struct TurnInPlay {
  GameState& table;
  PlayerId active;
  std::vector<Event>& events;
  Decider& decider;
  Options& options;
  Stage stage = Stage::before_tile;
  TileIndex placed = kNoTile;  // the tile of this turn
  bool recalled_abbot = false;
  bool placed_figure = false;
  int bought_back = 0;
  bool scored_acrobats = false;
  bool gave_ghost = false;
  bool scored_something = false;               // a feature on which somebody stood
  std::optional<FigureIndex> last_visit = {};  // the last meeple sent to a bathhouse in this turn
  // Bathers that phase 3 frees, and where (`bath.leave.free-timing: scoring`).
  std::vector<std::pair<TileIndex, FigureIndex>> returns_in_scoring = {};
  // Tiles on whose unverified layout or banner value this turn rests.
  std::vector<TileIndex> rests_on_layout = {};
  std::vector<TileIndex> rests_on_value = {};

  // Moves a figure and tells why.
  void move(FigureIndex figure, const Place& to, const Message& why, Citations rules);
  // Books points that no feature gives.
  void gain(PlayerId player, int points, const Message& why, Citations rules);
  void remark(Remark::Kind kind, const Message& what, Citations rules);
  // Notes that the turn rests on this tile as it is printed.
  void rest_on_layout(TileIndex tile);
  void rest_on_value(TileIndex tile);
};

// An illegality of the step being played; the adjudicator adds the number of the step.
Illegality illegal(Citations rules, const Message& why);

// The figure that `player` would place: of that kind, in the supply, and if any have come back in
// this turn the last of these. `id`: that very figure. None if there is none.
std::optional<FigureIndex> figure_in_supply(const GameState& table, PlayerId player,
                                            FigureKind kind, int id);

}  // namespace barber
