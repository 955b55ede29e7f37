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
enum class Stage : std::uint8_t {
  before_tile,
  tile_placed,
  figure_acted,
  dragon_moved,
  scored,
  game_ended
};

// A wagon that waits for T3c after its feature was scored.
struct WaitingWagon {
  FigureIndex wagon = 0;
  std::optional<Place> target;  // where its owner has already said that it goes
  Citations rules;
};

// What was completed in this turn and may make a castle score.
struct Structure {
  Where where;
  SegmentId feature = kNoSegment;  // of a castle its city
  int points = 0;                  // as a castle takes them over
  int surveyed = 0;                // of these by a scoring tile of the surveyors
  bool occupied = false;
  bool tied = false;
  bool banners = false;  // it has some
};

struct TurnInPlay {
  GameState& table;
  PlayerId active;
  std::vector<Event>& events;
  Decider& decider;
  Options& options;
  Stage stage = Stage::before_tile;
  TileIndex placed = kNoTile;  // the tile of this turn
  bool recalled_abbot = false;
  bool placed_figure = false;  // the one figure of T2c
  bool placed_phantom = false;
  bool placed_meeple = false;    // one of them was a meeple
  bool acted_otherwise = false;  // the action of T2c was none with an own figure of the supply
  bool removed_knight = false;   // by a princess
  bool used_portal = false;
  bool flew = false;
  int bought_back = 0;  // in this half
  bool bought_in_first_half = false;
  int half = 1;                              // of a builder's double turn
  bool double_turn = false;                  // the first half has earned a second one
  std::optional<SegmentId> barn_field = {};  // of the barn placed in this half
  std::vector<WaitingWagon> wagons = {};
  // Answers for a wagon that was set free and may not drive, unless a scoring takes them up.
  std::vector<int> refused_answers = {};
  int tiles_to_come = 0;  // `place-tile` steps of this turn not played yet
  // Who left which bathhouse in the first half, where the turn is in the second.
  std::vector<std::pair<FigureIndex, TileIndex>> left_in_first_half = {};
  bool built_bridge = false;
  bool bridge_follows = false;             // the next step builds one, which may make the tile fit
  TileIndex bridged = kNoTile;             // where a bridge was built in this half
  std::vector<Structure> structures = {};  // completed in this half
  // Of the bazaar. The tile of this half was acquired at one; drawn bazaar tiles of this turn whose
  // bazaar has not been held; how many of them the first half brought.
  bool acquired_tile = false;
  bool in_round = false;  // this turn belongs to a round
  bool held_bazaar = false;
  const Tile* discarded_bazaar = nullptr;
  int bazaars_due = 0;
  int bazaars_of_first_half = 0;
  bool gave_ghost = false;
  std::size_t events_at_start = 0;  // of this half
  bool drew_message = false;        // in this half
  bool extra_tile = false;          // message 7 gives one
  // Answers for Leipzig that nothing allows, unless another road takes them up, and why not.
  std::vector<std::pair<int, Message>> refused_for_leipzig = {};
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
  // Tells which option was taken, if there was more than one.
  void tell(const Choice& choice, const Decision& decision, Citations rules);
  // The one action of T2c has been taken.
  bool acted() const { return placed_figure || recalled_abbot || acted_otherwise; }
  // Notes that the turn rests on this tile as it is printed.
  void rest_on_layout(TileIndex tile);
  void rest_on_value(TileIndex tile);
  // Tells of a number that a sketch does not say and the turn would need: it was taken as 0. The
  // reader asks for those of the action; what is tried by `choices` may need others.
  void rest_on_number(Said what, SegmentId feature);
};

// An illegality of the step being played; the adjudicator adds the number of the step.
Illegality illegal(Citations rules, const Message& why);

// The figure that `player` would place: of that kind, in the supply, and if any have come back in
// this turn the last of these. `id`: that very figure. None if there is none.
std::optional<FigureIndex> figure_in_supply(const GameState& table, PlayerId player,
                                            FigureKind kind, int id);

// The figure that a step names where it stands; none: it is not there (any more).
std::optional<FigureIndex> figure_at(const GameState& table, const NamedFigure& named);
// That it is not there.
Message not_there(const NamedFigure& named);

}  // namespace barber
