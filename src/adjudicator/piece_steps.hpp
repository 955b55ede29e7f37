// What legal_actions.hpp may try in a turn beside the tile, figures on it and buying back: the
// fairy, the dragon's ways, princesses, portals, flying machines and towers. The candidates are
// generous; which of them are legal is for the adjudicator to say. Where none of these is in play
// there are none, and nothing is searched.
#pragma once

#include <vector>

#include "game/turn.hpp"

namespace barber {

class PieceSteps {
 public:
  // `table`: before the turn of `player`; it must outlive this.
  PieceSteps(const GameState& table, PlayerId player) : table_(table), player_(player) {}

  // What may follow these steps, of which the first is the tile or the discard.
  std::vector<Step> of(const std::vector<Step>& steps) const;

 private:
  bool owns(FigureKind kind) const;
  void add_fairy(std::vector<Step>& found) const;
  void add_knights(const PlaceTile& placed, std::vector<Step>& found) const;
  void add_portal(const PlaceTile& placed, bool acted, std::vector<Step>& found) const;
  void add_flights(const PlaceTile& placed, bool acted, std::vector<Step>& found) const;
  bool is_named_elsewhere(Position at, int feature, const SketchedTile& placed) const;
  // `sketched`: the tile placed, where the table is a sketch.
  void add_figures_at(const Tile& tile, PlaceMeeple step, Position at, bool acted,
                      const SketchedTile* sketched, std::vector<Step>& found) const;
  void add_towers(const PlaceTile& placed, std::vector<Step>& found) const;
  void add_floors(Position tower, std::vector<Step>& found) const;
  void add_ransoms(std::vector<Step>& found) const;
  void add_dragon(const std::vector<Step>& steps, const PlaceTile& placed,
                  std::vector<Step>& found) const;

  const GameState& table_;
  PlayerId player_;
};

}  // namespace barber
