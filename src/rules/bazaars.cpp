#include "rules/bazaars.hpp"

#include <algorithm>

#include "rules/auction.hpp"

namespace barber::bazaars {
namespace {

int number(PlayerId player) { return static_cast<int>(player); }
PlayerId player(int number) { return static_cast<PlayerId>(number); }

// Who places after `last`: from there on clockwise, to the holder of the bazaar.
int places_after(const Bazaar& bazaar, int last, int players) {
  const bool picks = !bazaar.on_offer.empty();
  int i = last;
  do {
    i = (i + 1) % players;
    if (picks || bazaar.waiting[static_cast<std::size_t>(i)] != nullptr) return i;
  } while (i != bazaar.holder);
  return -1;
}

bool too_few_left(const GameState& table) { return table.stack && *table.stack < table.players(); }

Illegality waits_for_round(const Bazaar& bazaar) {
  return illegal({&deferred}, {MessageId::bazaar_waits_for_round, {player(bazaar.next)}});
}

// A bazaar of this player is the first of those put off, if there are any.
Fault check_first(const Bazaar& bazaar, PlayerId active) {
  if (bazaar.deferred.empty() || bazaar.deferred.front() == number(active)) return std::nullopt;
  return illegal({&deferred},
                 {MessageId::bazaar_of_another, {active, player(bazaar.deferred.front())}});
}

// How many tiles are turned up, and by which rules.
Fault check_tiles(TurnInPlay& turn, const HoldBazaar& step, Citations& rules) {
  const int players = turn.table.players();
  int wanted = players;
  if (too_few_left(turn.table)) {
    const int left = *turn.table.stack;
    if (left == 0 || turn.options.is_default(too_few_tiles)) {
      return illegal({&too_few_tiles}, {MessageId::bazaar_too_few_tiles, {left, players}});
    }
    rules.push_back(&too_few_tiles);
    wanted = left;
  }
  const auto turned_up = static_cast<int>(step.tiles.size());
  if (turned_up == wanted) return std::nullopt;
  return illegal({&reveal}, {MessageId::bazaar_wrong_number, {turned_up, wanted}});
}

// Whether they are auctioned or picked, and by which rules.
Fault check_auction(TurnInPlay& turn, const HoldBazaar& step, Citations& rules) {
  const auto& scores = turn.table.scores;
  rules.push_back(&auction);
  if (!turn.options.on(auction)) {
    if (!step.auction) return std::nullopt;
    return illegal({&auction}, {MessageId::bazaar_not_auctioned, {}});
  }
  const bool nothing =
      std::all_of(scores.begin(), scores.end(), [](int score) { return score == 0; });
  const bool nothing_to_bid = nothing && !turn.options.is_default(bid_cap);
  if (nothing) rules.push_back(nothing_to_bid ? &all_zero_zmg : &bid_cap);
  if (step.auction.has_value() != nothing_to_bid) return std::nullopt;
  return nothing_to_bid ? illegal({&all_zero_zmg}, {MessageId::bazaar_all_at_zero, {}})
                        : illegal({&auction}, {MessageId::bazaar_is_auctioned, {}});
}

std::vector<int> founded_now(const GameState& table) {
  std::vector<int> found;
  for (std::size_t i = 0; i < table.castles.size(); ++i) {
    if (table.castles[i].founded_now) found.push_back(static_cast<int>(i));
  }
  return found;
}

void pick(TurnInPlay& turn, const Tile& tile) {
  Bazaar& bazaar = turn.table.bazaar;
  bazaar.acquired[index(turn.active)] = &tile;
  turn.remark(Remark::Kind::note, {MessageId::picks_and_places, {&tile}},
              {&variant_place_immediately, &round_});
}

}  // namespace

bool is_alone(const Turn& proposed) {
  return !proposed.steps.empty() && std::holds_alternative<HoldBazaar>(proposed.steps.front());
}

Fault begin_turn(TurnInPlay& turn, const Turn& proposed) {
  Bazaar& bazaar = turn.table.bazaar;
  if (is_alone(proposed)) {
    turn.stage = Stage::scored;
    if (bazaar.in_round()) return waits_for_round(bazaar);
    return check_first(bazaar, turn.active);
  }
  const bool has_tile =
      has_step<PlaceTile>(proposed.steps) || has_step<DiscardTile>(proposed.steps);
  if (!has_tile && has_step<EndGame>(proposed.steps)) return std::nullopt;
  if (bazaar.in_round()) {
    if (number(turn.active) != bazaar.next) {
      return illegal({&round_},
                     {MessageId::not_ones_round_turn, {turn.active, player(bazaar.next)}});
    }
    if (!has_tile) return illegal({&round_}, {MessageId::acquired_tile_missing, {turn.active}});
    turn.in_round = turn.acquired_tile = true;
    return std::nullopt;
  }
  if (bazaar.builder == number(turn.active) && has_tile) {
    if (!turn.options.is_default(builder_turn)) {
      return illegal({&builder_turn}, {MessageId::builder_too_late, {turn.active}});
    }
    bazaar.builder = -1;
    turn.half = 2;
    turn.built_bridge = bazaar.bridge_built;
    for (const int castle : bazaar.founded) {
      turn.table.castles[static_cast<std::size_t>(castle)].founded_now = true;
    }
    turn.remark(Remark::Kind::note, {MessageId::builder_after_round, {turn.active}},
                {&builder_turn});
    return std::nullopt;
  }
  for (const int waiting : bazaar.deferred) {
    turn.remark(Remark::Kind::note, {MessageId::bazaar_left_out, {player(waiting)}}, {&deferred});
  }
  Bazaar last;
  last.acquired = std::move(bazaar.acquired);
  bazaar = std::move(last);
  return std::nullopt;
}

Fault take_tile(TurnInPlay& turn, const Tile& tile, bool sketched) {
  if (!turn.acquired_tile) return std::nullopt;
  Bazaar& bazaar = turn.table.bazaar;
  if (!bazaar.on_offer.empty()) {
    auto& offer = bazaar.on_offer;
    const auto picked = sketched ? offer.begin() : std::find(offer.begin(), offer.end(), &tile);
    if (picked == offer.end()) return illegal({&round_}, {MessageId::not_on_offer, {&tile}});
    pick(turn, **picked);
    offer.erase(picked);
  } else {
    const Tile*& own = bazaar.waiting[index(turn.active)];
    if (own != &tile && !sketched) {
      return illegal({&round_}, {MessageId::not_ones_tile, {turn.active, &tile, own}});
    }
    turn.remark(Remark::Kind::note, {MessageId::places_acquired, {own}}, {&round_});
    own = nullptr;
  }
  bazaar.next = number(turn.active) == bazaar.holder
                    ? -1
                    : places_after(bazaar, number(turn.active), turn.table.players());
  return std::nullopt;
}

void note_placed(TurnInPlay& turn, bool sketched) {
  const PlacedTile& placed = turn.table.board.tile(turn.placed);
  // A sketch does not say which tiles have a bazaar; a step that holds one does.
  if (sketched || !placed.tile->has(Symbol::bazaar)) return;
  const auto ends = std::count_if(
      placed.tile->features.begin(), placed.tile->features.end(), [](const TileFeature& feature) {
        return feature.kind == FeatureKind::road && side_count(feature) == 1;
      });
  if (ends > 1) {
    turn.remark(Remark::Kind::note, {MessageId::market_ends_roads, {placed.at}}, {&ends_road});
  }
  if (turn.acquired_tile) {
    turn.remark(Remark::Kind::note, {MessageId::acquired_holds_no_bazaar, {placed.at}},
                {&no_chain});
    return;
  }
  ++turn.bazaars_due;
}

void note_discarded(TurnInPlay& turn, const Tile& tile) {
  turn.acquired_tile = false;  // what comes instead is drawn
  if (!tile.has(Symbol::bazaar)) return;
  turn.discarded_bazaar = &tile;
  turn.remark(Remark::Kind::note, {MessageId::discarded_no_bazaar, {&tile}}, {&discarded});
}

Fault second_half(TurnInPlay& turn, const Tile& tile) {
  turn.acquired_tile = false;
  turn.bazaars_of_first_half = turn.bazaars_due;
  if (turn.in_round) {
    turn.remark(Remark::Kind::note, {MessageId::builder_within_round, {}}, {&round_builder});
  } else if (turn.bazaars_due > 0 && !tile.is_abbey() && turn.table.stack == turn.table.players()) {
    // They are taken before the builder's tile is drawn.
    return illegal({&builder_turn}, {MessageId::builder_has_no_tile, {*turn.table.stack}});
  }
  return std::nullopt;
}

void note_buy_back(TurnInPlay& turn) {
  if (!turn.in_round) return;
  turn.remark(Remark::Kind::note, {MessageId::bought_in_round, {}}, {&combined_buy_back});
  const int score = turn.table.score(turn.active);
  if (score >= 0 || turn.options.is_default(bid_cap)) return;
  turn.remark(Remark::Kind::note, {MessageId::cap_spares_ransoms, {turn.active, score}},
              {&combined_negative_cap});
}

Fault check_due(TurnInPlay& turn) {
  const Bazaar& bazaar = turn.table.bazaar;
  if (turn.held_bazaar) return waits_for_round(bazaar);
  if (turn.bazaars_due == 0) {
    const bool placed = turn.placed != kNoTile;
    const PlacedTile* tile = placed ? &turn.table.board.tile(turn.placed) : nullptr;
    if (placed && turn.acquired_tile && tile->tile->has(Symbol::bazaar)) {
      return illegal({&no_chain}, {MessageId::bazaar_tile_acquired, {tile->at}});
    }
    if (turn.discarded_bazaar != nullptr) {
      return illegal({&discarded}, {MessageId::bazaar_tile_discarded, {turn.discarded_bazaar}});
    }
    return illegal({&when}, {MessageId::no_bazaar_tile, {}});
  }
  if (bazaar.in_round()) return waits_for_round(bazaar);
  if (Fault fault = check_first(bazaar, turn.active)) return fault;
  if (turn.half == 1 && turn.double_turn && turn.tiles_to_come > 0 &&
      !turn.options.is_default(builder_turn)) {
    return illegal({&builder_turn}, {MessageId::bazaar_too_early, {}});
  }
  if (turn.half == 2 && turn.bazaars_of_first_half > 0) {
    if (turn.options.is_default(builder_turn)) {
      return illegal({&builder_turn}, {MessageId::bazaar_too_late, {}});
    }
    turn.remark(Remark::Kind::note, {MessageId::builder_before_bazaar, {}}, {&builder_turn});
  }
  return std::nullopt;
}

Fault hold(TurnInPlay& turn, const HoldBazaar& step) {
  GameState& table = turn.table;
  const bool put_off = !table.bazaar.deferred.empty();
  BazaarEvent turned_up;
  turned_up.player = turn.active;
  turned_up.tiles = step.tiles;
  turned_up.rules = {&when, &reveal};
  if (put_off) turned_up.rules.push_back(&deferred);
  if (Fault fault = check_tiles(turn, step, turned_up.rules)) return fault;
  if (Fault fault = check_auction(turn, step, turned_up.rules)) return fault;
  turn.events.push_back(std::move(turned_up));
  if (table.stack) *table.stack -= static_cast<int>(step.tiles.size());
  Bazaar now;
  now.holder = number(turn.active);
  now.resume = turn.in_round || put_off ? table.bazaar.resume : now.holder;
  const bool second_half_waits = turn.half == 1 && turn.double_turn;
  now.builder = second_half_waits ? now.holder : table.bazaar.builder;
  now.bridge_built = second_half_waits ? turn.built_bridge : table.bazaar.bridge_built;
  now.founded = second_half_waits ? founded_now(table) : table.bazaar.founded;
  now.deferred.assign(table.bazaar.deferred.begin() + (put_off ? 1 : 0),
                      table.bazaar.deferred.end());
  now.acquired.assign(table.scores.size(), nullptr);
  if (step.auction) {
    if (Fault fault = run_auction(turn, step.tiles, *step.auction, now.acquired)) return fault;
  } else {
    now.on_offer = step.tiles;
  }
  now.waiting = now.acquired;
  now.next = places_after(now, now.holder, table.players());
  table.bazaar = std::move(now);
  turn.held_bazaar = true;
  if (turn.bazaars_due > 0) --turn.bazaars_due;
  if (table.stack == 0) {
    turn.remark(Remark::Kind::note, {MessageId::game_waits_for_tiles, {}}, {&end_of_game});
  }
  return std::nullopt;
}

void end_turn(TurnInPlay& turn) {
  if (turn.bazaars_due == 0) return;
  if (too_few_left(turn.table) && turn.options.is_default(too_few_tiles)) {
    turn.remark(Remark::Kind::note,
                {MessageId::bazaar_skipped, {*turn.table.stack, turn.table.players()}},
                {&too_few_tiles});
    return;
  }
  if (!turn.in_round && !turn.held_bazaar) {
    turn.remark(Remark::Kind::note,
                {MessageId::bazaar_follows, {turn.table.board.tile(turn.placed).at}}, {&when});
    return;
  }
  auto& waiting = turn.table.bazaar.deferred;
  waiting.insert(waiting.end(), static_cast<std::size_t>(turn.bazaars_due), number(turn.active));
  turn.remark(Remark::Kind::note,
              {MessageId::bazaar_after_round, {turn.table.board.tile(turn.placed).at}},
              {&deferred});
}

Fault check_end(const GameState& table) {
  if (!table.bazaar.in_round()) return std::nullopt;
  return illegal({&end_of_game}, {MessageId::acquired_tiles_wait, {player(table.bazaar.next)}});
}

PlayerId next_player(const GameState& table, PlayerId last) {
  const Bazaar& bazaar = table.bazaar;
  const int players = std::max(1, table.players());
  if (bazaar.in_round()) return player(bazaar.next);
  if (!bazaar.deferred.empty()) return player((bazaar.deferred.front() + 1) % players);
  return player(((bazaar.resume >= 0 ? bazaar.resume : number(last)) + 1) % players);
}

}  // namespace barber::bazaars
