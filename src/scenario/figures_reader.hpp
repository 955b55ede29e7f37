// Reads `players` and `meeples`: who plays, and where every figure is at the beginning.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "game/state.hpp"
#include "scenario/ground.hpp"
#include "scenario/usage.hpp"

namespace barber {

inline constexpr std::size_t kMostPlayers = 12;

// A figure in prison; `owner` is found once all players are read.
struct StandingPrisoner {
  PlayerId owner{};
  FigureKind kind = FigureKind::meeple;
  const Node* node = nullptr;
};

struct PlayersDraft {
  std::vector<std::string> names;
  std::vector<int> scores;
  // By player, by kind; none: the starting supply, less what is on the board.
  std::vector<std::optional<FigureCounts>> supplies;
  std::vector<Goods> goods;                 // by player
  std::vector<std::optional<int>> bridges;  // as said
  std::vector<std::optional<int>> castles;
  std::vector<const Node*> nodes;  // their names
  std::vector<bool> abbeys_used;
  std::vector<std::pair<PlayerId, StandingPrisoner>> prisoners;  // by captor
  NameTable<PlayerId> table;
  bool complete = true;  // all names could be read
  Usage usage;

  // The player whom `node` names.
  std::optional<PlayerId> find(Diagnostics& out, const Node& node) const;
};

PlayersDraft read_players(Diagnostics& out, const Node& players);

// A map of wine, wheat and cloth; what is not named is none.
std::array<std::optional<int>, kGoods.size()> read_goods(Diagnostics& out, const Node& goods);
// The same where a kind not named is none.
Goods read_all_goods(Diagnostics& out, const Node& goods);

struct StandingFigure {
  PlayerId owner{};
  FigureKind kind = FigureKind::meeple;
  Where where;
  int id = -1;
  int ghosts = 0;
  const Node* node = nullptr;  // the kind if it is given, else the whole map
  const Node* in = nullptr;
  const Node* fairy = nullptr;  // she stands beside it
};

struct FiguresDraft {
  std::vector<StandingFigure> standing;  // in the order of the file
  NameTable<int> ids;                    // index into standing; -1: a faulty figure
  Usage usage;
};

FiguresDraft read_meeples(Diagnostics& out, const Node& meeples, const PlayersDraft& players,
                          Ground& ground);

// `{owner, kind}` of a prisoner.
std::optional<StandingPrisoner> read_prisoner(Diagnostics& out, const Node& node,
                                              const PlayersDraft& players);

// `kind` of a figure; a missing one (nullptr) is an ordinary meeple.
std::optional<FigureKind> read_figure_kind(Diagnostics& out, const Node* node);

// A word that names a kind of figure; otherwise `problem`.
std::optional<FigureKind> read_figure_kind(Diagnostics& out, const Node& node,
                                           std::string_view what, Problem problem);

// Where a figure stands: `at` and `in`, or of a barn `at` and `corner`; nullptr: left out.
struct StandKeys {
  const Node* at = nullptr;
  const Node* in = nullptr;
  const Node* corner = nullptr;
};
std::optional<Where> read_stand(Diagnostics& out, Ground& ground, std::optional<FigureKind> kind,
                                const StandKeys& keys, const Node& map);

// The place of a barn in a sketch: that of a field, where four of its tiles are taken to meet.
std::optional<Where> sketched_barn(Diagnostics& out, std::optional<Where> where,
                                   const Ground& ground, const Node* in);

// Warns of figures that play cannot have put or left where they stand: on a feature that is
// complete already, or several on one that lies on a single tile.
void warn_of_unreachable(Diagnostics& out, const FiguresDraft& figures, const GameState& table);

// All figures of the table, by player: those on the board, then those in supply, then, with the
// ghosts in play, the guards that can be earned. More than there are is an error.
std::vector<Figure> all_figures(Diagnostics& out, const FiguresDraft& figures,
                                const PlayersDraft& players, const GameState& table,
                                const FigureCounts& starting, bool with_ghosts);

}  // namespace barber
