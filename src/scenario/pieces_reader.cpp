#include "scenario/pieces_reader.hpp"

#include <fmt/format.h>

namespace barber {
namespace {

constexpr std::array<std::string_view, 2> kPieceKeys{"dragon", "fairy"};
enum PieceKey : std::size_t { kDragon, kFairy };
constexpr std::array<Expansion, kPieceKeys.size()> kPieceExpansions{Expansion::princess_and_dragon,
                                                                    Expansion::princess_and_dragon};

// A piece stands on a tile of the table.
std::optional<Position> read_spot(Diagnostics& out, const Node* node, std::string_view what,
                                  Ground& ground) {
  if (node == nullptr) return std::nullopt;
  const auto at = read_position(out, *node, what);
  if (!at || !ground.need_tile(*at, *node)) return std::nullopt;
  return at;
}

// Whether the map can be read at all: a sketch has no places for pieces.
bool readable(Diagnostics& out, const Node& pieces, const Ground& ground) {
  if (!want_map(out, pieces, "`pieces`", "pieces: {dragon: [0, -1]}")) return false;
  if (ground.sketch() == nullptr || pieces.size == 0) return true;
  out.error(Problem::no_sketch, pieces, "a sketch has no places for pieces",
            "describe the table by a `board`; only `fairy: true` at a figure can be sketched");
  return false;
}

}  // namespace

void read_pieces(Diagnostics& out, const Node& pieces, Ground& ground, const FiguresDraft& figures,
                 GameState& table, Usage& usage) {
  if (!readable(out, pieces, ground)) return;
  const Fields fields(out, pieces, kPieceKeys, "`pieces`");
  for (std::size_t key = 0; key < kPieceKeys.size(); ++key) {
    if (fields[key] != nullptr) usage.add(kPieceExpansions[key], *fields[key]);
  }
  if (const auto at = read_spot(out, fields[kDragon], "`dragon`", ground)) {
    table.dragon = table.board.tile_at(*at);
  }
  if (const auto at = read_spot(out, fields[kFairy], "`fairy`", ground)) {
    table.fairy = table.board.tile_at(*at);
  }
  if (fields[kFairy] == nullptr) return;
  for (const StandingFigure& figure : figures.standing) {
    if (figure.fairy == nullptr) continue;
    out.error(Problem::second_fairy, *fields[kFairy],
              "the fairy stands beside a figure of `meeples` already",
              "leave her out of `pieces`, or leave `fairy: true` out");
    return;
  }
}

void put_fairy_beside(GameState& table) {
  for (const Figure& figure : table.figures) {
    if (figure.fairy && figure.place.on_a_tile()) table.fairy = table.tile_of(figure.place);
  }
}

ExpectedPieces read_expected_pieces(Diagnostics& out, const Node& pieces, Ground& ground) {
  ExpectedPieces expected;
  if (!readable(out, pieces, ground)) return expected;
  const Fields fields(out, pieces, kPieceKeys, "`pieces`");
  if (pieces.size == 0) {
    out.error(Problem::empty_expect, pieces, "`pieces` checks nothing",
              "name a piece, as in `{dragon: [0, -1]}`, or leave it out");
  }
  expected.dragon = read_spot(out, fields[kDragon], "`dragon`", ground);
  expected.fairy = read_spot(out, fields[kFairy], "`fairy`", ground);
  return expected;
}

}  // namespace barber
