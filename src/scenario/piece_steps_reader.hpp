// Reads the steps of a turn that are about the fairy, the dragon, princesses, towers,
// acrobats and ghosts. action_reader.hpp calls these for each step by its name and knows the turn
// as a whole.
#pragma once

#include <optional>

#include "game/turn.hpp"
#include "scenario/figures_reader.hpp"

namespace barber {

// Of a step that names a tile only.
inline constexpr std::array<std::string_view, 1> kAtKeys{"at"};

// Whose turn it is, and what its steps may name.
struct StepWorld {
  const PlayersDraft& players;
  Ground& ground;
  PlayerId player{};
};

std::optional<MoveFairy> read_move_fairy(Diagnostics& out, const Node& value,
                                         const StepWorld& world);
std::optional<MoveDragon> read_move_dragon(Diagnostics& out, const Node& value,
                                           const StepWorld& world);
std::optional<RemoveKnight> read_remove_knight(Diagnostics& out, const Node& value,
                                               const StepWorld& world);
std::optional<AddFloor> read_add_floor(Diagnostics& out, const Node& value, const StepWorld& world);
std::optional<Ransom> read_ransom(Diagnostics& out, const Node& value, const StepWorld& world);
std::optional<ScoreAcrobats> read_score_acrobats(Diagnostics& out, const Node& value,
                                                 const StepWorld& world);
std::optional<GiveGhost> read_give_ghost(Diagnostics& out, const Node& value,
                                         const StepWorld& world);
std::optional<DrawMessage> read_message(Diagnostics& out, const Node& value,
                                        const StepWorld& world);

// Of `place-meeple`: `by` and `die`, either of which may be missing (nullptr); false if they were
// reported.
bool read_way(Diagnostics& out, const Node& value, const Node* by, const Node* die,
              PlaceMeeple& step);

}  // namespace barber
