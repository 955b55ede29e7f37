// Where things lie on the table: positions of tiles, the sides of a tile, their half edges, and
// quarter turns. Nothing here knows what is printed on a tile.
//
// x grows to the east, y to the south. Half edges are read from the middle of a tile outward: L is
// the left half of a side, R the right half, so that the eight run clockwise from the north-west
// corner and a quarter turn clockwise moves each of them two places on.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string_view>

namespace barber {

// The place of one tile.
struct Position {
  int x = 0;
  int y = 0;
  friend auto operator<=>(const Position&, const Position&) = default;
};

enum class Side : std::uint8_t { N, E, S, W };
inline constexpr std::array<Side, 4> kSides{Side::N, Side::E, Side::S, Side::W};

enum class HalfEdge : std::uint8_t { NL, NR, EL, ER, SL, SR, WL, WR };

// A set of half edges, one bit each (bit 0 is NL).
using HalfEdges = std::uint8_t;

// Quarter turns clockwise, 0 to 3.
enum class Rotation : std::uint8_t { none, quarter, half, three_quarters };
inline constexpr std::array<Rotation, 4> kRotations{Rotation::none, Rotation::quarter,
                                                    Rotation::half, Rotation::three_quarters};

constexpr int index(Side side) { return static_cast<int>(side); }
constexpr int index(HalfEdge half) { return static_cast<int>(half); }
constexpr int quarters(Rotation rotation) { return static_cast<int>(rotation); }
constexpr int degrees(Rotation rotation) { return 90 * quarters(rotation); }

constexpr Side opposite(Side side) { return static_cast<Side>((index(side) + 2) & 3); }

constexpr Side rotate(Side side, Rotation rotation) {
  return static_cast<Side>((index(side) + quarters(rotation)) & 3);
}

// Where `side`, as seen on the table, is on the tile as printed.
constexpr Side unrotate(Side side, Rotation rotation) {
  return static_cast<Side>((index(side) - quarters(rotation)) & 3);
}

constexpr HalfEdge unrotate(HalfEdge half, Rotation rotation) {
  return static_cast<HalfEdge>((index(half) - 2 * quarters(rotation)) & 7);
}

constexpr HalfEdges rotate(HalfEdges halves, Rotation rotation) {
  const unsigned turns = 2U * static_cast<unsigned>(quarters(rotation));
  const unsigned wide = static_cast<unsigned>(halves) << turns;
  return static_cast<HalfEdges>((wide | (wide >> 8U)) & 0xFFU);
}

constexpr HalfEdges bit(HalfEdge half) {
  return static_cast<HalfEdges>(1U << static_cast<unsigned>(index(half)));
}

constexpr HalfEdge left_half(Side side) { return static_cast<HalfEdge>(2 * index(side)); }
constexpr HalfEdge right_half(Side side) { return static_cast<HalfEdge>(2 * index(side) + 1); }
constexpr HalfEdges both_halves(Side side) {
  return static_cast<HalfEdges>(bit(left_half(side)) | bit(right_half(side)));
}

// The half edge of the neighbouring tile that lies against this one: EL meets WR, ER meets WL, …
constexpr HalfEdge meets(HalfEdge half) {
  return static_cast<HalfEdge>(((index(half) ^ 1) + 4) & 7);
}

constexpr Position neighbour(Position at, Side side) {
  constexpr std::array<Position, 4> step{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
  const Position by = step[static_cast<std::size_t>(index(side))];
  return {at.x + by.x, at.y + by.y};
}

// The eight spaces round a tile, clockwise from the north-west.
constexpr std::array<Position, 8> surrounding(Position at) {
  return {{{at.x - 1, at.y - 1},
           {at.x, at.y - 1},
           {at.x + 1, at.y - 1},
           {at.x + 1, at.y},
           {at.x + 1, at.y + 1},
           {at.x, at.y + 1},
           {at.x - 1, at.y + 1},
           {at.x - 1, at.y}}};
}

// Names as people write them: "N", "NL".
std::string_view name(Side side);
std::string_view name(HalfEdge half);
std::optional<Side> side_named(std::string_view name);
std::optional<HalfEdge> half_edge_named(std::string_view name);

// The rotation of 0, 90, 180 or 270 degrees clockwise.
std::optional<Rotation> rotation_of_degrees(int degrees);

}  // namespace barber
