#include "adjudicator/piece_steps.hpp"

#include <algorithm>
#include <cstdlib>

#include "rules/far_placing.hpp"
#include "rules/princess_and_dragon.hpp"

namespace barber {
namespace {

bool has_princess(const Tile& tile) {
  return std::any_of(tile.features.begin(), tile.features.end(),
                     [](const TileFeature& feature) { return feature.has(Symbol::princess); });
}

// Every way of six steps that the dragon could go, and shorter ones into dead ends, whether or not
// the fairy closes her tile.
class Ways {
 public:
  Ways(const Board& board, Position placed, std::optional<Position> fairy)
      : board_(board), placed_(placed), fairy_(fairy) {}

  void from(Position start, std::vector<Step>& found) {
    gone_ = {start};
    go_on(found);
  }

 private:
  bool lies(Position at) const { return at == placed_ || board_.tile_at(at) != kNoTile; }

  void go_on(std::vector<Step>& found) {
    bool dead_end = true;  // the fairy closing her tile
    if (gone_.size() <= dragon::kDragonSteps) {
      for (const Side side : kSides) {
        const Position to = neighbour(gone_.back(), side);
        if (!lies(to) || std::find(gone_.begin(), gone_.end(), to) != gone_.end()) continue;
        dead_end = dead_end && to == fairy_;
        gone_.push_back(to);
        go_on(found);
        gone_.pop_back();
      }
    }
    if (dead_end && gone_.size() > 1) {
      found.emplace_back(MoveDragon{{gone_.begin() + 1, gone_.end()}});
    }
  }

  const Board& board_;
  Position placed_;
  std::optional<Position> fairy_;
  std::vector<Position> gone_;
};

}  // namespace

bool PieceSteps::owns(FigureKind kind) const {
  return std::any_of(table_.figures.begin(), table_.figures.end(), [&](const Figure& figure) {
    return figure.owner == player_ && figure.kind == kind;
  });
}

std::vector<Step> PieceSteps::of(const std::vector<Step>& steps) const {
  std::vector<Step> found;
  add_ransoms(found);
  const auto* placed = std::get_if<PlaceTile>(&steps.front());
  if (placed == nullptr) {
    if (table_.fairy_in_play()) add_fairy(found);
    return found;
  }
  const bool acted = has_step<PlaceMeeple>(steps) || has_step<RecallAbbot>(steps) ||
                     has_step<MoveFairy>(steps) || has_step<RemoveKnight>(steps) ||
                     has_step<AddFloor>(steps);
  if (!acted) {
    if (table_.fairy_in_play()) add_fairy(found);
    add_knights(*placed, found);
    add_towers(*placed, found);
  }
  // A phantom may follow another figure.
  if (!acted || owns(FigureKind::phantom)) {
    add_portal(*placed, acted, found);
    add_flights(*placed, acted, found);
  }
  if (!has_step<MoveDragon>(steps)) add_dragon(steps, *placed, found);
  return found;
}

void PieceSteps::add_fairy(std::vector<Step>& found) const {
  for (const Figure& figure : table_.figures) {
    const bool in_reach = figure.place.on_a_tile() || figure.place.kind == Place::Kind::castle;
    if (figure.owner != player_ || !in_reach) continue;
    const Where where = table_.where_named(figure.place);
    found.emplace_back(MoveFairy{where.at, NamedFigure{player_, figure.kind, where}});
  }
}

void PieceSteps::add_knights(const PlaceTile& placed, std::vector<Step>& found) const {
  if (!has_princess(*placed.tile)) return;
  for (const Figure& figure : table_.figures) {
    if (figure.place.kind != Place::Kind::feature) continue;
    if (table_.board.kind(figure.place.index) != FeatureKind::city) continue;
    found.emplace_back(RemoveKnight{{figure.owner, figure.kind, table_.where_named(figure.place)}});
  }
}

// A sketch calls a feature by its name, which is that of its first piece.
bool PieceSteps::is_named_elsewhere(Position at, int feature, const SketchedTile& placed) const {
  const Board& board = table_.board;
  const TileIndex tile = board.tile_at(at);
  if (tile == kNoTile) {
    return std::any_of(placed.joined.begin(), placed.joined.end(),
                       [&](const auto& joined) { return joined.first == feature; });
  }
  const SegmentId segment = board.tile(tile).first_segment + feature;
  return board.segments(board.feature(segment)).front() != segment;
}

void PieceSteps::add_figures_at(const Tile& tile, PlaceMeeple step, Position at, bool acted,
                                const SketchedTile* sketched, std::vector<Step>& found) const {
  for (const FigureKind kind : kFigureKinds) {
    if (!owns(kind) || (acted && kind != FigureKind::phantom)) continue;
    step.kind = kind;
    for (std::size_t i = 0; i < tile.features.size(); ++i) {
      if (tile.features[i].kind == FeatureKind::river) continue;
      if (sketched != nullptr && is_named_elsewhere(at, static_cast<int>(i), *sketched)) continue;
      step.target = {Place::Kind::feature, at, static_cast<int>(i)};
      found.emplace_back(step);
    }
    if (!tile.has_bathhouse()) continue;
    step.target = {Place::Kind::bathhouse, at, kNoFeature};
    found.emplace_back(step);
  }
}

void PieceSteps::add_portal(const PlaceTile& placed, bool acted, std::vector<Step>& found) const {
  if (!placed.tile->has(Symbol::portal)) return;
  PlaceMeeple step;
  step.way = Way::portal;
  add_figures_at(*placed.tile, step, placed.at, acted, placed.sketched, found);
  for (const PlacedTile& tile : table_.board.tiles()) {
    add_figures_at(*tile.tile, step, tile.at, acted, placed.sketched, found);
  }
}

void PieceSteps::add_flights(const PlaceTile& placed, bool acted, std::vector<Step>& found) const {
  if (!placed.tile->has(Symbol::flier)) return;
  for (int die = 1; die <= kMostDie; ++die) {
    PlaceMeeple step;
    step.way = Way::flier;
    step.die = die;
    if (placed.sketched != nullptr) {
      for (const PlacedTile& tile : table_.board.tiles()) {
        add_figures_at(*tile.tile, step, tile.at, acted, placed.sketched, found);
      }
    }
    for (const Position by : surrounding({0, 0})) {
      const Position at{placed.at.x + die * by.x, placed.at.y + die * by.y};
      const TileIndex tile = table_.board.tile_at(at);
      if (tile != kNoTile && placed.sketched == nullptr) {
        add_figures_at(*table_.board.tile(tile).tile, step, at, acted, nullptr, found);
      }
    }
    for (const FigureKind kind : kFigureKinds) {
      if (!owns(kind) || (acted && kind != FigureKind::phantom)) continue;
      step.kind = kind;
      step.target = {};
      found.emplace_back(step);
    }
  }
}

void PieceSteps::add_floors(Position tower, std::vector<Step>& found) const {
  found.emplace_back(AddFloor{tower, std::nullopt});
  for (const Figure& figure : table_.figures) {
    if (!figure.place.on_a_tile()) continue;
    const Where where = table_.where_named(figure.place);
    const bool off_line = where.at.x != tower.x && where.at.y != tower.y;
    if (off_line && !table_.board.is_declared()) continue;
    found.emplace_back(AddFloor{tower, NamedFigure{figure.owner, figure.kind, where}});
  }
}

void PieceSteps::add_towers(const PlaceTile& placed, std::vector<Step>& found) const {
  if (placed.tile->has(Symbol::tower)) add_floors(placed.at, found);
  for (const PlacedTile& tile : table_.board.tiles()) {
    if (!tile.tile->has(Symbol::tower)) continue;
    add_floors(tile.at, found);
    for (const FigureKind kind : kFigureKinds) {
      if (!owns(kind)) continue;
      PlaceMeeple step;
      step.kind = kind;
      step.target = {Place::Kind::tower, tile.at, kNoFeature};
      found.emplace_back(step);
    }
  }
}

void PieceSteps::add_ransoms(std::vector<Step>& found) const {
  for (const Figure& figure : table_.figures) {
    if (figure.owner != player_ || figure.place.kind != Place::Kind::prison) continue;
    found.emplace_back(Ransom{figure.kind, static_cast<PlayerId>(figure.place.index)});
  }
}

void PieceSteps::add_dragon(const std::vector<Step>& steps, const PlaceTile& placed,
                            std::vector<Step>& found) const {
  if (table_.dragon == kNoTile || !placed.tile->has(Symbol::dragon)) return;
  if (placed.sketched != nullptr) {
    found.emplace_back(MoveDragon{{placed.sketched->elsewhere}});
    for (const Figure& figure : table_.figures) {
      if (!figure.place.on_a_tile()) continue;
      found.emplace_back(
          MoveDragon{{placed.sketched->elsewhere},
                     {NamedFigure{figure.owner, figure.kind, table_.where_named(figure.place)}}});
    }
    return;
  }
  std::optional<Position> fairy;
  if (table_.fairy != kNoTile) fairy = table_.board.tile(table_.fairy).at;
  for (const Step& step : steps) {
    if (const auto* moved = std::get_if<MoveFairy>(&step)) fairy = moved->at;
  }
  const Position start =
      placed.tile->has(Symbol::volcano) ? placed.at : table_.board.tile(table_.dragon).at;
  Ways(table_.board, placed.at, fairy).from(start, found);
}

}  // namespace barber
