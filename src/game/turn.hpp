// What a player proposes to do: the steps of a turn and the answers to the choices it may raise.
// Plain values, as read from a scenario; whether they are legal is the adjudicator's to say.
#pragma once

#include <algorithm>
#include <optional>
#include <variant>
#include <vector>

#include "game/state.hpp"

namespace barber {

// What a tile placed in a sketch is one with, and beside (board.hpp's Declared, by place).
struct SketchedTile {
  std::vector<std::pair<int, Where>> joined;
  std::vector<Where> closed;
  std::vector<Position> beside;
  int neighbours = 0;
  MistMet mist;
  Position elsewhere;  // a tile where nothing of the sketch is, for the dragon
};
// An abbey's tile is the player's own abbey, placed instead of a tile drawn.
struct PlaceTile {
  const Tile* tile = nullptr;
  Position at;
  Rotation rotation = Rotation::none;
  const SketchedTile* sketched = nullptr;  // in a sketch; must outlive the turn
};
// Says that the tile drawn fits nowhere (C 11).
struct DiscardTile {
  const Tile* tile = nullptr;
};
// Buys back the meeple in the bathhouse of the tile at `at` (C 107).
struct BuyBack {
  Position at;
};
// How a figure comes to its place: by hand on the tile just placed (or on a tower), or by what is
// printed on that tile.
enum class Way : std::uint8_t { hand, portal, flier };
struct PlaceMeeple {
  FigureKind kind = FigureKind::meeple;
  // A feature, a bathhouse, a corner, a tower or an acrobat space; the supply: the flying machine
  // crashes.
  Where target;
  int id = -1;  // a particular figure, or -1
  Way way = Way::hand;
  int die = 0;  // of a flier
};
// Scores the pyramid of acrobats on the tile at `at`.
struct ScoreAcrobats {
  Position at;
};
// Puts a ghost beside a figure; `where` is where that stands.
struct GiveGhost {
  PlayerId owner{};
  FigureKind kind = FigureKind::meeple;
  Where where;
};
struct RecallAbbot {
  Position at;
};
// A figure of the table, by where it stands.
struct NamedFigure {
  PlayerId owner{};
  FigureKind kind = FigureKind::meeple;
  Where where;
};
// Puts the fairy beside a figure; none named: the player's only one on the tile at `at`.
struct MoveFairy {
  Position at;
  std::optional<NamedFigure> figure;
};
struct MoveDragon {
  std::vector<Position> path;           // without the tile that it stands on; in a sketch its end
  std::vector<NamedFigure> meets = {};  // in a sketch: whom it comes to
};
// A princess takes a knight off the board.
struct RemoveKnight {
  NamedFigure knight;
};
// Adds a floor to the tower at `at` and takes a figure in its reach.
struct AddFloor {
  Position at;
  std::optional<NamedFigure> capture;
};
// Buys a figure out of another player's prison.
struct Ransom {
  FigureKind kind = FigureKind::meeple;
  PlayerId from{};
};
// Builds a bridge on the tile at `at`.
struct BuildBridge {
  Position at;
  bool north_south = false;  // otherwise from east to west
};
// Draws a message, and does what it says, or takes points instead.
struct DrawMessage {
  int number = 0;  // 1 to 8; 0: not said, which only `points` allows
  bool points = false;
  std::optional<NamedFigure> meeple;  // of message 8
};
// One word of an auction: the chooser's tile and opening bid, a raise, a pass, or what the chooser
// decides in the end.
struct AuctionEntry {
  enum class Kind : std::uint8_t { choose, bid, pass, buy, sell };
  Kind kind = Kind::pass;
  PlayerId by{};
  const Tile* tile = nullptr;  // choose
  int bid = 0;                 // choose, bid
};
// A bazaar is held: these tiles are turned up, and auctioned or, with no auction, picked in turn.
struct HoldBazaar {
  std::vector<const Tile*> tiles;
  std::optional<std::vector<AuctionEntry>> auction;
};
// Phase 3 takes place here; otherwise it follows the last step.
struct ScoreNow {};
struct EndGame {};

using Step = std::variant<PlaceTile, DiscardTile, BuyBack, PlaceMeeple, RecallAbbot, ScoreNow,
                          EndGame, MoveFairy, MoveDragon, RemoveKnight, AddFloor, Ransom,
                          ScoreAcrobats, GiveGhost, BuildBridge, DrawMessage, HoldBazaar>;

// As a scenario writes it: "place-tile".
std::string_view name(const Step& step);

// castle: whether a small city becomes one; castle_scores: for which structure a castle scores;
// leipzig: the quarter, or none; leipzig_meeple: which of several figures goes there.
enum class ChoiceKind : std::uint8_t {
  score_order,
  bathhouse,
  free_return,
  wagon,
  castle,
  castle_scores,
  leipzig,
  leipzig_meeple
};
std::string_view name(ChoiceKind kind);

// One answer of a turn's `choose`.
struct Answer {
  ChoiceKind kind = ChoiceKind::bathhouse;
  std::optional<PlayerId> subject;  // `for`
  std::optional<PlayerId> by;       // who is said to decide; checked
  // bathhouse, wagon: the place the meeple comes from; castle: the city; castle_scores: the castle.
  std::optional<Where> from;
  // bathhouse, free_return: the bathhouse; wagon: where it goes, supply, or kStays; castle_scores:
  // the structure; leipzig: the quarter, or kNoQuarter; leipzig_meeple: where the figure stands.
  Where target;
  bool take = true;          // free_return; castle: whether it is founded
  std::vector<Where> order;  // score_order: the features in the order of scoring
};

struct Turn {
  PlayerId player{};
  std::vector<Step> steps;
  std::vector<Answer> answers;
};

template <typename Kind>
bool has_step(const std::vector<Step>& steps) {
  return std::any_of(steps.begin(), steps.end(),
                     [](const Step& step) { return std::holds_alternative<Kind>(step); });
}

}  // namespace barber
