#include "rules/far_placing.hpp"

#include <algorithm>

#include "rules/barber_surgeons_elsewhere_rules.hpp"
#include "rules/barber_surgeons_rules.hpp"
#include "rules/base_game.hpp"
#include "rules/princess_and_dragon_rules.hpp"

namespace barber {
namespace {

// The bathhouse is open to the figure, as those say who let figures be placed there.
Fault check_bathhouse_free(const GameState& table, TileIndex tile) {
  const auto other = table.bather(tile);
  if (!other) return std::nullopt;
  const Figure& bather = table.figure(*other);
  return illegal(
      {&bath::bather_capacity, &base::meeple_unoccupied},
      {MessageId::bathhouse_occupied, {table.board.tile(tile).at, bather.owner, bather.kind}});
}

void put_into_bathhouse(TurnInPlay& turn, FigureIndex figure, TileIndex tile, const Message& why,
                        Citations rules) {
  turn.move(figure, Place::in_bathhouse(tile), why, std::move(rules));
  turn.table.figure(figure).entered_surrounded = turn.table.board.tile(tile).surrounded();
}

// The space at which a machine lands; in a sketch what is named is taken to lie there.
std::optional<Position> landing(const Board& board, const PlacedTile& machine, int die) {
  if (board.is_declared()) return std::nullopt;
  const int direction = (machine.tile->flier + 2 * quarters(machine.rotation)) % 8;
  const Position by = surrounding({0, 0})[static_cast<std::size_t>(direction)];
  return Position{machine.at.x + die * by.x, machine.at.y + die * by.y};
}

// Why a machine cannot land this kind of figure on that feature.
Fault refuses_landing(const GameState& table, FigureKind kind, const Where& where,
                      SegmentId segment) {
  if (table.board.kind(segment) == FeatureKind::field) {
    return illegal({&flier::fly}, {MessageId::flier_to_field, {where}});
  }
  if (table.board.complete(segment)) {
    return illegal({&flier::fly}, {MessageId::flier_to_complete, {where}});
  }
  return base::never_there(table, kind, where, segment);
}

// A crash is no choice: where the figure can land it must. The bathhouse on the tile matters only
// if nothing else does.
Fault crash(TurnInPlay& turn, const PlaceMeeple& step, std::optional<Position> lands) {
  const GameState& table = turn.table;
  const TileIndex tile = lands ? table.board.tile_at(*lands) : kNoTile;
  if (!lands) {
    turn.remark(Remark::Kind::assumption, {MessageId::crash_of_sketch, {}}, {&flier::fly});
  }
  Citations rules{&flier::fly};
  if (tile != kNoTile) {
    const Tile& printed = *table.board.tile(tile).tile;
    for (std::size_t i = 0; i < printed.features.size(); ++i) {
      if (printed.features[i].kind == FeatureKind::river) continue;
      const SegmentId segment = table.board.segment(tile, static_cast<int>(i));
      const Where where = table.where(Place::on(segment));
      if (refuses_landing(table, step.kind, where, segment)) continue;
      return illegal({&flier::fly}, {MessageId::flier_can_land, {step.die, where}});
    }
    if (printed.has_bathhouse() && !table.bather(tile)) {
      if (!turn.options.on(bath::flier_forbidden)) {
        return illegal({&flier::fly}, {MessageId::flier_can_land,
                                       {step.die, table.where(Place::in_bathhouse(tile))}});
      }
      rules.push_back(&bath::flier_forbidden);
    }
  }
  turn.remark(Remark::Kind::note, {MessageId::flier_crashed, {step.die}}, std::move(rules));
  return std::nullopt;
}

}  // namespace

Fault place_by_portal(TurnInPlay& turn, const PlaceMeeple& step, FigureIndex figure) {
  const GameState& table = turn.table;
  const PlacedTile& arch = table.board.tile(turn.placed);
  if (!arch.tile->has(Symbol::portal)) {
    return illegal({&dragon::portal}, {MessageId::no_portal, {arch.at}});
  }
  if (turn.used_portal) return illegal({&dragon::portal}, {MessageId::second_portal, {}});
  const Message why{MessageId::placed_by_portal, {}};
  if (step.target.kind == Place::Kind::bathhouse) {
    const TileIndex tile = table.board.tile_at(step.target.at);
    if (turn.options.on(bath::portal_forbidden)) {
      return illegal({&bath::portal_forbidden}, {MessageId::portal_to_bathhouse, {step.target.at}});
    }
    if (auto found = check_bathhouse_free(table, tile)) return found;
    put_into_bathhouse(turn, figure, tile, why, {&dragon::portal, &bath::portal_forbidden});
  } else {
    if (step.target.kind == Place::Kind::castle) {
      return illegal({&dragon::portal}, {MessageId::portal_to_complete, {step.target}});
    }
    if (step.target.kind != Place::Kind::feature) {
      return illegal({&dragon::portal}, {MessageId::not_the_last_tile, {step.target.at, arch.at}});
    }
    const SegmentId segment = table.place(step.target)->index;
    if (auto found = base::never_there(table, step.kind, step.target, segment)) return found;
    if (table.board.complete(segment)) {
      return illegal({&dragon::portal}, {MessageId::portal_to_complete, {step.target}});
    }
    if (auto found = base::no_room(turn, step.kind, step.target, segment)) return found;
    turn.move(figure, Place::on(segment), why, {&dragon::portal, &base::meeple_unoccupied});
  }
  turn.used_portal = true;
  return std::nullopt;
}

Fault place_by_flier(TurnInPlay& turn, const PlaceMeeple& step, FigureIndex figure) {
  const GameState& table = turn.table;
  const PlacedTile& machine = table.board.tile(turn.placed);
  if (!machine.tile->has(Symbol::flier)) {
    return illegal({&flier::fly}, {MessageId::no_flier, {machine.at}});
  }
  if (turn.flew) return illegal({&flier::who}, {MessageId::second_flight, {}});
  if (!is_meeple(step.kind)) {
    return illegal({&flier::who}, {MessageId::cannot_fly, {step.kind}});
  }
  const std::optional<Position> lands = landing(table.board, machine, step.die);
  const Message why{MessageId::placed_by_flier, {step.die}};
  if (step.target.kind == Place::Kind::supply) {
    if (auto found = crash(turn, step, lands)) return found;
  } else if (lands && step.target.at != *lands) {
    return illegal({&flier::fly}, {MessageId::flier_lands_elsewhere, {step.die, *lands}});
  } else if (step.target.at == machine.at) {
    return illegal({&flier::fly}, {MessageId::flier_leaves_its_tile, {step.target}});
  } else if (step.target.kind == Place::Kind::bathhouse) {
    const TileIndex tile = table.board.tile_at(step.target.at);
    if (turn.options.on(bath::flier_forbidden)) {
      return illegal({&bath::flier_forbidden}, {MessageId::flier_to_bathhouse, {step.target.at}});
    }
    if (auto found = check_bathhouse_free(table, tile)) return found;
    put_into_bathhouse(turn, figure, tile, why, {&flier::fly, &bath::flier_forbidden});
  } else if (step.target.kind == Place::Kind::castle) {
    return illegal({&flier::fly}, {MessageId::flier_to_complete, {step.target}});
  } else if (step.target.kind != Place::Kind::feature) {
    return illegal({&flier::fly}, {MessageId::not_the_last_tile, {step.target.at, machine.at}});
  } else {
    const SegmentId segment = table.place(step.target)->index;
    if (auto found = refuses_landing(table, step.kind, step.target, segment)) return found;
    Citations rules{&flier::fly, &flier::who};
    if (!table.figures_on(segment).empty()) rules.push_back(&flier::shared_feature);
    turn.move(figure, Place::on(segment), why, std::move(rules));
  }
  turn.flew = true;
  return std::nullopt;
}

}  // namespace barber
