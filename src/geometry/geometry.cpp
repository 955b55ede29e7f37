#include "geometry/geometry.hpp"

namespace barber {
namespace {

constexpr std::array<std::string_view, 4> kSideNames{"N", "E", "S", "W"};
constexpr std::array<std::string_view, 8> kHalfEdgeNames{"NL", "NR", "EL", "ER",
                                                         "SL", "SR", "WL", "WR"};

}  // namespace

std::string_view name(Side side) { return kSideNames[static_cast<std::size_t>(index(side))]; }
std::string_view name(HalfEdge half) {
  return kHalfEdgeNames[static_cast<std::size_t>(index(half))];
}

std::optional<Side> side_named(std::string_view name) {
  for (std::size_t i = 0; i < kSideNames.size(); ++i) {
    if (kSideNames[i] == name) return static_cast<Side>(i);
  }
  return std::nullopt;
}

std::optional<HalfEdge> half_edge_named(std::string_view name) {
  for (std::size_t i = 0; i < kHalfEdgeNames.size(); ++i) {
    if (kHalfEdgeNames[i] == name) return static_cast<HalfEdge>(i);
  }
  return std::nullopt;
}

std::optional<Rotation> rotation_of_degrees(int degrees) {
  for (const Rotation rotation : kRotations) {
    if (barber::degrees(rotation) == degrees) return rotation;
  }
  return std::nullopt;
}

}  // namespace barber
