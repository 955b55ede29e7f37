// A scenario as read from a file: the table, the action, and what is expected to come out. Built by
// reader.hpp; everything in it has been checked, so that the adjudicator needs no error of its own.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/claim.hpp"
#include "adjudicator/legal_actions.hpp"
#include "game/pieces.hpp"
#include "game/turn.hpp"
#include "scenario/diagnostic.hpp"
#include "scenario/rule_settings.hpp"
#include "scenario/sketch.hpp"

namespace barber {

enum class Status : std::uint8_t { normative, disputed, regression, exploratory };
std::string_view name(Status status);

struct ExpectedFigure {
  PlayerId owner{};
  FigureKind kind = FigureKind::meeple;
  Where where;
  Mark mark;
  std::optional<bool> fairy = {};  // whether she stands beside it
  std::optional<int> ghosts = {};  // none: not compared
};

// Where the pieces are that belong to nobody; one not named is not checked.
struct ExpectedPieces {
  std::optional<Position> dragon;
  std::optional<Position> fairy;  // beside nobody
  std::optional<BigTop> big_top;
  std::optional<Surveyors> surveyors;
};

using Prisoners = std::vector<std::pair<PlayerId, FigureKind>>;  // whose, of what kind

struct ExpectedTower {
  Position at;
  int floors = 0;
  friend auto operator<=>(const ExpectedTower&, const ExpectedTower&) = default;
};

// An answer of `when`.
struct ExpectedAnswer {
  Answer answer;
  int turn = -1;  // which of the action; -1: each that asks for it
};

struct ExpectedOutcome {
  std::vector<ExpectedAnswer> when;
  std::optional<std::vector<std::optional<int>>> scores;  // by player; none: unchanged
  std::optional<std::vector<ExpectedFigure>> meeples;
  const Rule* illegal = nullptr;
  Mark mark;
};

struct Node;

// What a player has left to build with, as `supply` names it.
inline constexpr std::array<std::string_view, 2> kTokenWords{"bridges", "castles"};

struct ExpectedBridge {
  Position at;
  bool north_south = false;
  friend auto operator<=>(const ExpectedBridge&, const ExpectedBridge&) = default;
};

struct ExpectedCastle {
  std::array<Position, 2> tiles{};  // sorted
  PlayerId owner{};
  const Node* node = nullptr;  // of the file, while it is read
  bool operator==(const ExpectedCastle& other) const {
    return tiles == other.tiles && owner == other.owner;
  }
};

// A key left out is not checked.
struct Expectation {
  bool present = false;
  std::optional<Verdict> verdict;
  const Rule* illegal = nullptr;
  std::optional<std::vector<std::optional<int>>> scores;
  std::optional<std::vector<ExpectedFigure>> meeples;
  // By player, by FigureKind, then bridges and castles; who or what is not named is not checked.
  std::optional<std::vector<std::vector<std::optional<int>>>> supply;
  // By player; a kind of goods not named is not checked.
  std::optional<std::vector<std::array<std::optional<int>, kGoods.size()>>> goods;
  std::optional<ExpectedPieces> pieces;
  // By captor, sorted; a player not named is not checked.
  std::optional<std::vector<std::optional<Prisoners>>> prisoners;
  std::optional<std::vector<ExpectedTower>> towers;  // all of them, sorted
  std::optional<std::vector<ExpectedBridge>> bridges;
  std::optional<std::vector<ExpectedCastle>> castles;
  // By player, of the last bazaar; null: nothing is said of this player, who has none then.
  std::optional<std::vector<const Tile*>> bought;
  std::vector<const Rule*> cites;
  std::optional<PlayerId> next;
  std::optional<std::vector<ExpectedOutcome>> outcomes;
  std::string error;  // name of the diagnostic with which the file must be refused
  Mark mark;
};

// What a player says comes out. `check` does not look at it.
struct StatedClaim {
  std::optional<PlayerId> by;  // nobody: it is only asked whether it is right
  Claim claim;
  std::string because;  // may be empty
};

// A place of the board that the scenario gives a name.
struct NamedPlace {
  std::string name;
  Where where;
};

// Where an answer stands in the file.
struct AnswerMark {
  Mark mark;
  int length = 1;
  std::vector<Mark> order;  // score_order: each entry
};

// `{player, tile}`, which asks what may be done.
struct HeldTile {
  PlayerId player{};
  const Tile* tile = nullptr;
};

// What is said about a scenario and bears on no ruling.
struct Prose {
  std::string title, motive, source, notes;
  std::vector<std::string> tags;
  Status status = Status::normative;
  std::optional<std::string> known_failing;  // the reason
};

struct Scenario {
  std::string id;
  std::string variant;  // name; empty for the base case
  // Never null; variants that say nothing of it share it.
  std::shared_ptr<const Prose> prose = std::make_shared<Prose>();
  std::vector<std::string_view> expansions;
  std::vector<std::string> player_names;
  std::vector<std::string> figure_ids;  // by Figure::id
  std::shared_ptr<const std::vector<std::unique_ptr<Tile>>> own_tiles;
  std::shared_ptr<const Sketch> sketch;  // none: the table has a board
  std::vector<NamedPlace> names;         // of the board
  RuleSettings settings;                 // as written
  Ruleset rules;                         // what they amount to
  GameState table;
  std::vector<Turn> action;
  std::optional<HeldTile> in_hand;                    // after the action
  std::vector<std::vector<AnswerMark>> answer_marks;  // by turn, by answer
  std::vector<StatedClaim> claims;
  Expectation expect;
  Mark mark;  // where the document or the variant begins
};

// The scenario with `settings` on top of what it says of the rules.
Scenario under(const Scenario& scenario, const RuleSettings& settings);

// What `barber choices` is asked: the tile in hand after the action; or, where none is given, that
// of the first `place-tile` of the action's first turn, before it. None: neither is there.
std::optional<TileInHand> tile_in_hand(const Scenario& scenario);

}  // namespace barber
