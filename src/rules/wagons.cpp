#include "rules/wagons.hpp"

#include <algorithm>

#include "rules/abbey_and_mayor_rules.hpp"
#include "rules/barber_surgeons.hpp"
#include "rules/barber_surgeons_elsewhere_rules.hpp"
#include "rules/base_game_rules.hpp"

namespace barber::wagons {
namespace {

// Where the wagon stands or lies.
Board::Spot spot_of(const GameState& table, FigureIndex wagon) {
  const Place& place = table.figure(wagon).place;
  if (place.kind != Place::Kind::feature) return {place.index, kNoFeature};
  return {table.board.tile_of(place.index), table.board.feature_index(place.index)};
}

// The pieces of features that it can drive to.
std::vector<Place> features_in_reach(const GameState& table, FigureIndex wagon) {
  const Board& board = table.board;
  std::vector<Place> found;
  for (const SegmentId piece : board.pieces_near(spot_of(table, wagon))) {
    if (!may_stand(FigureKind::wagon, board.kind(piece)) || board.complete(piece)) continue;
    if (table.figures_on(piece).empty()) found.push_back(Place::on(piece));
  }
  return found;
}

// The same, and, where the option allows it, free bathhouses.
std::vector<Place> in_reach(TurnInPlay& turn, FigureIndex wagon) {
  const GameState& table = turn.table;
  std::vector<Place> found = features_in_reach(table, wagon);
  if (table.board.bathhouses().empty()) return found;
  std::vector<TileIndex> baths = table.board.bathhouses_near(spot_of(table, wagon));
  std::erase_if(baths, [&](TileIndex tile) { return table.bather(tile).has_value(); });
  if (baths.empty() || turn.options.on(bath::wagon_no_bath_target)) return found;
  for (const TileIndex tile : baths) found.push_back(Place::in_bathhouse(tile));
  return found;
}

// What `first` and the places in reach come to as options: one a feature.
std::vector<Where> options_of(const GameState& table, const Where& first,
                              const std::vector<Place>& reach) {
  std::vector<Where> options{first};
  std::vector<SegmentId> features;
  for (const Place& place : reach) {
    if (place.kind == Place::Kind::feature) {
      const SegmentId feature = table.board.feature(place.index);
      if (std::find(features.begin(), features.end(), feature) != features.end()) continue;
      features.push_back(feature);
    }
    options.push_back(table.where(place));
  }
  return options;
}

struct Asked {
  std::optional<Illegality> illegal;
  std::optional<Place> target;  // none: it does not drive
};

// Asks the owner: `first`, or a place in reach. `first_rule` is broken by an answer that wants the
// wagon to do neither, if it names no place at all.
Asked ask(TurnInPlay& turn, FigureIndex wagon, const Where& first, const std::vector<Place>& reach,
          const Rule& first_rule) {
  const GameState& table = turn.table;
  Choice choice;
  choice.kind = ChoiceKind::wagon;
  choice.subject = choice.decides = table.figure(wagon).owner;
  choice.from = table.where(table.figure(wagon).place);
  choice.options = options_of(table, first, reach);
  choice.rule = &mayors::wagon_move;
  const Decision decision = turn.decider.decide(table, choice);
  if (decision.wrong_player) return {decision.wrong_player, {}};
  if (decision.option == -1) {
    const bool nowhere = decision.named == kStays || decision.named.kind == Place::Kind::supply;
    const bool bathhouse = decision.named.kind == Place::Kind::bathhouse &&
                           turn.options.on(bath::wagon_no_bath_target);
    Illegality found =
        nowhere ? illegal({&first_rule}, {MessageId::wagon_must_choose, {choice.from}})
        : bathhouse
            ? illegal({&bath::wagon_no_bath_target},
                      {MessageId::wagon_into_bath, {decision.named.at}})
            : illegal({&mayors::wagon_move}, {MessageId::wagon_cannot_go, {decision.named}});
    found.answer = decision.answer;
    return {found, {}};
  }
  const Where& picked = choice.options[static_cast<std::size_t>(decision.option)];
  // Of a feature with several tiles in reach an answer says which.
  const auto named = decision.answered ? table.place(decision.named) : std::nullopt;
  const bool exact = named && std::find(reach.begin(), reach.end(), *named) != reach.end();
  turn.tell(choice, decision, {&mayors::wagon_move});
  if (decision.option == 0) return {};
  return {{}, exact ? named : table.place(picked)};
}

void move_to(TurnInPlay& turn, FigureIndex wagon, const Place& target, Citations rules) {
  if (target.kind == Place::Kind::bathhouse) rules.push_back(&bath::wagon_no_bath_target);
  rules.push_back(&mayors::wagon_move);
  turn.move(wagon, target, {MessageId::wagon_drives, {}}, std::move(rules));
  Figure& figure = turn.table.figure(wagon);
  figure.entered_surrounded =
      target.kind == Place::Kind::bathhouse && turn.table.board.tile(target.index).surrounded();
}

std::optional<Illegality> drive_one(TurnInPlay& turn, const WaitingWagon& waiting) {
  const std::vector<Place> reach = in_reach(turn, waiting.wagon);
  if (waiting.target && std::find(reach.begin(), reach.end(), *waiting.target) != reach.end()) {
    move_to(turn, waiting.wagon, *waiting.target, waiting.rules);
    return std::nullopt;
  }
  const Asked asked = ask(turn, waiting.wagon, Where{}, reach, mayors::wagon_move);
  if (asked.illegal) return asked.illegal;
  if (asked.target) {
    move_to(turn, waiting.wagon, *asked.target, waiting.rules);
    return std::nullopt;
  }
  Citations rules{&base::score_return};
  if (!reach.empty()) rules.push_back(&mayors::wagon_move);
  turn.move(waiting.wagon, Place::supply(), {MessageId::returns_after_scoring, {}},
            std::move(rules));
  return std::nullopt;
}

}  // namespace

bool may_decline(TurnInPlay& turn, FigureIndex wagon) {
  if (turn.table.figure(wagon).kind != FigureKind::wagon) return false;
  if (turn.table.figure(wagon).place.kind != Place::Kind::feature) return false;  // from a castle
  const PlayerId owner = turn.table.figure(wagon).owner;
  const bool asked = turn.decider.unused_answer(ChoiceKind::wagon, owner) >= 0;
  if (features_in_reach(turn.table, wagon).empty() && !asked) return false;
  return !turn.options.on(bath::wagon_bath_first);
}

Stay stay_or_drive(TurnInPlay& turn, FigureIndex wagon) {
  const PlayerId owner = turn.table.figure(wagon).owner;
  const bool asked = turn.decider.unused_answer(ChoiceKind::wagon, owner) >= 0;
  if (features_in_reach(turn.table, wagon).empty() && !asked) {
    return {{}, false, {&bath::wagon_held_cannot_move}};
  }
  const Citations first{&bath::wagon_bath_first};
  if (turn.options.on(bath::wagon_bath_first)) {
    return {{}, false, {&bath::wagon_bath_first, &bath::wagon_held_cannot_move}};
  }
  const Asked chosen =
      ask(turn, wagon, kStays, features_in_reach(turn.table, wagon), bath::visit_trigger);
  if (chosen.illegal) return {chosen.illegal, false, {}};
  if (chosen.target) turn.wagons.push_back({wagon, chosen.target, first});
  return {{}, chosen.target.has_value(), first};
}

void wait(TurnInPlay& turn, FigureIndex wagon) {
  if (std::none_of(turn.wagons.begin(), turn.wagons.end(),
                   [&](const WaitingWagon& other) { return other.wagon == wagon; })) {
    turn.wagons.push_back({wagon, {}, {}});
  }
}

std::optional<Illegality> drive(TurnInPlay& turn) {
  std::vector<WaitingWagon> waiting = std::move(turn.wagons);
  turn.wagons.clear();
  const int players = turn.table.players();
  const auto rank = [&](const WaitingWagon& one) {
    const int owner = static_cast<int>(turn.table.figure(one.wagon).owner);
    return std::pair((owner - static_cast<int>(turn.active) + players) % players, one.wagon);
  };
  std::sort(waiting.begin(), waiting.end(),
            [&](const WaitingWagon& a, const WaitingWagon& b) { return rank(a) < rank(b); });
  for (const WaitingWagon& one : waiting) {
    if (auto found = drive_one(turn, one)) return found;
  }
  if (turn.tiles_to_come > 0) return std::nullopt;  // a second half may take them up
  for (const int answer : turn.refused_answers) {
    if (turn.decider.is_used_up(answer)) continue;
    turn.decider.used(answer);
    Illegality found = illegal({&bath::wagon_no_move_on_release}, {MessageId::wagon_set_free, {}});
    found.answer = answer;
    return found;
  }
  return std::nullopt;
}

Release release(TurnInPlay& turn, FigureIndex wagon) {
  const std::vector<Place> reach = features_in_reach(turn.table, wagon);
  const int answer = turn.decider.unused_answer(ChoiceKind::wagon, turn.table.figure(wagon).owner);
  const bool names =
      answer >= 0 &&
      turn.decider.answers()[static_cast<std::size_t>(answer)].target.kind != Place::Kind::supply;
  if (reach.empty() && !names) return {};
  Citations rules{&bath::wagon_no_move_on_release};
  if (turn.options.on(bath::wagon_no_move_on_release)) {
    // It may be meant for a later scoring of the turn.
    if (names) turn.refused_answers.push_back(answer);
    return {{}, false, std::move(rules)};
  }
  const Asked asked = ask(turn, wagon, Where{}, reach, mayors::wagon_move);
  if (asked.illegal) return {asked.illegal, false, {}};
  if (!asked.target) return {{}, false, std::move(rules)};
  move_to(turn, wagon, *asked.target, std::move(rules));
  return {{}, true, {}};
}

}  // namespace barber::wagons
