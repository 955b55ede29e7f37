// Reads what bridges and castles are written as: `board.bridges`, `board.castles`, the step
// `build-bridge`, and the same words of an expectation. Whether they may stand there is the rules'
// business; here it is only whether a table can be so.
#pragma once

#include <optional>
#include <vector>

#include "scenario/figures_reader.hpp"
#include "scenario/scenario.hpp"

namespace barber {

// `{at: [x, y], along: E-W}`
std::optional<BuildBridge> read_bridge(Diagnostics& out, const Node& map, std::string_view what);
// A list of them.
std::vector<BuildBridge> read_bridges(Diagnostics& out, const Node& list);

// Builds the bridges of the board; reports those that cannot stand there. Needs all its tiles.
void build_bridges(Diagnostics& out, const Node& list, Board& board, bool unreadable);

// `{tiles: [[x, y], [x, y]], owner: red}`
std::vector<ExpectedCastle> read_castles(Diagnostics& out, const Node& list,
                                         const PlayersDraft& players);

// The same in a sketch: `{keep: {owner: red}}`
std::vector<ExpectedCastle> read_sketched_castles(Diagnostics& out, const Node& map,
                                                  const PlayersDraft& players, Ground& ground);

// Makes a castle of a city of two tiles, of which nothing has been scored.
void found_castle(GameState& table, SegmentId city, PlayerId owner);

// The castles of the board, none of which has scored unless nobody is in it.
void found_castles(Diagnostics& out, const Node& list, const PlayersDraft& players,
                   GameState& table, bool unreadable);

// What each player has left to build with: as said, else what the game gives less what lies there.
std::vector<Tokens> tokens_of(Diagnostics& out, const PlayersDraft& players,
                              const GameState& table);

}  // namespace barber
