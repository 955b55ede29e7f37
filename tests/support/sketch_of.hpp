// The sketch of a scenario with a board: the same dispute, told by its features alone. Written as a
// scenario file, so that the reader is part of what is tested.
#pragma once

#include <optional>
#include <string>

#include "scenario/scenario.hpp"

namespace barber::test {

class SketchOf {
 public:
  explicit SketchOf(const Scenario& scenario);

  // The file; none if the scenario is no single turn of steps that a sketch has.
  std::optional<std::string> text();
  // What the sketch calls a place of the board as it is after the turn's tile.
  std::string name(const Where& where) const;

 private:
  std::string features();
  std::string bathhouses();
  std::string players() const;
  std::string figures() const;
  std::optional<std::string> turn();
  std::optional<std::string> step(const Step& step);
  std::string answer(const Answer& answer) const;
  std::string feature(SegmentId representative) const;
  // What a wagon on that feature or in that bathhouse could drive to, if one is there or comes.
  std::string near(SegmentId feature);
  std::string near(const Board::Spot& spot) const;
  // What a ringmaster on that feature counts, if one is there or comes.
  std::optional<int> circus_tiles(SegmentId feature);
  bool has_piece(SegmentId feature) const;
  bool lands_there(const PlaceMeeple& step) const;
  bool is_corner_of_tile(Position north_west) const;
  bool completes(SegmentId feature) const;

  const Scenario& scenario_;
  GameState after_;  // with the turn's tile
  TileIndex placed_ = kNoTile;
  bool sketchable_ = true;
};

}  // namespace barber::test
