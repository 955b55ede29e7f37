#include "adjudicator/order_of_play.hpp"

#include <algorithm>
#include <iterator>

#include "adjudicator/scoring.hpp"
#include "rules/abbot.hpp"
#include "rules/barber_surgeons.hpp"
#include "rules/base_game.hpp"
#include "rules/bazaars.hpp"
#include "rules/bridges.hpp"
#include "rules/ghosts_castles_cemeteries.hpp"
#include "rules/land_surveyors.hpp"
#include "rules/markets_of_leipzig.hpp"
#include "rules/messages.hpp"
#include "rules/princess_and_dragon.hpp"
#include "rules/tower.hpp"
#include "rules/traders_and_builders.hpp"
#include "rules/under_the_big_top.hpp"
#include "rules/wagons.hpp"

namespace barber {
namespace {

template <typename... Handlers>
struct Overloaded : Handlers... {
  using Handlers::operator()...;
};
template <typename... Handlers>
Overloaded(Handlers...) -> Overloaded<Handlers...>;

bool has_sketched_tile(const Turn& turn) {
  return std::any_of(turn.steps.begin(), turn.steps.end(), [](const Step& step) {
    const auto* tile = std::get_if<PlaceTile>(&step);
    return tile != nullptr && tile->sketched != nullptr;
  });
}

Illegality out_of_order(const Step& step) {
  return illegal({&base::turn_order}, {MessageId::wrong_phase, {StepName{name(step)}}});
}

// Whether the turn begins with a tile that was drawn, not with the own abbey.
bool draws(const Turn& turn) {
  for (const Step& step : turn.steps) {
    const auto* tile = std::get_if<PlaceTile>(&step);
    if (tile != nullptr) return !tile->tile->is_abbey();
    if (std::holds_alternative<DiscardTile>(step)) return true;
  }
  return false;
}

// A turn of `end-game` alone is no turn.
bool only_ends(const Turn& turn) {
  return !turn.steps.empty() &&
         std::all_of(turn.steps.begin(), turn.steps.end(),
                     [](const Step& step) { return std::holds_alternative<EndGame>(step); });
}

// A turn has a tile: placed, or, where the stack is empty, discarded without a replacement.
Fault check_has_tile(const GameState& table, const Turn& turn) {
  if (turn.steps.empty() || only_ends(turn) || has_step<PlaceTile>(turn.steps)) return std::nullopt;
  if (has_step<DiscardTile>(turn.steps) && table.stack == 0) return std::nullopt;
  return illegal({&base::tile_must_place}, {MessageId::no_tile_placed, {}});
}

void begin_turn(GameState& table) {
  for (Figure& figure : table.figures) {
    figure.returned = 0;
    figure.bought_this_turn = false;
    figure.left_bathhouse = kNoTile;
  }
}

// Another tile is to be placed in this turn (T1 again): the second half of a builder's double turn,
// or what message 7 gives. What is counted by the half starts anew (the table in turn.md).
void begin_next_tile(TurnInPlay& turn) {
  for (std::size_t i = 0; i < turn.table.figures.size(); ++i) {
    const Figure& figure = turn.table.figures[i];
    if (figure.left_bathhouse == kNoTile) continue;
    turn.left_in_first_half.emplace_back(static_cast<FigureIndex>(i), figure.left_bathhouse);
  }
  begin_turn(turn.table);
  turn.stage = Stage::before_tile;
  turn.placed = kNoTile;
  turn.recalled_abbot = turn.placed_figure = turn.placed_phantom = turn.placed_meeple = false;
  turn.acted_otherwise = turn.removed_knight = turn.used_portal = turn.flew = false;
  turn.gave_ghost = turn.drew_message = false;
  turn.events_at_start = turn.events.size();
  turn.bridged = kNoTile;
  turn.structures.clear();
  turn.bought_in_first_half = turn.bought_back > 0;
  turn.bought_back = 0;
  turn.last_visit.reset();
  turn.returns_in_scoring.clear();
  turn.barn_field.reset();
}

// T4, after the messages: the scoring tiles rotate.
void end_half(TurnInPlay& turn) {
  messages::tell_due(turn);
  surveyors::rotate_tiles(turn);
  turn.scored_something = false;
}

// An abbey is placed instead of drawing a tile.
Fault draw_for(GameState& table, const PlaceTile& step) {
  return step.tile->is_abbey() ? std::nullopt : base::draw_tile(table);
}

// Phase 2 before the dragon moves.
bool in_phase_2(const TurnInPlay& turn) {
  return turn.stage == Stage::tile_placed || turn.stage == Stage::figure_acted;
}

// T1: the tile, then whom it calls and what it sets free.
Fault tile_step(TurnInPlay& turn, const PlaceTile& step, bool first_turn) {
  const bool scored = turn.stage == Stage::scored && turn.placed != kNoTile;
  if (scored && turn.extra_tile) {
    turn.extra_tile = turn.acquired_tile = false;
    begin_next_tile(turn);
    messages::tell_extra_tile(turn);
    if (Fault fault = draw_for(turn.table, step)) return fault;
  } else if (scored && turn.double_turn && turn.half == 1) {
    end_half(turn);
    begin_next_tile(turn);
    turn.half = 2;
    if (Fault fault = bazaars::second_half(turn, *step.tile)) return fault;
    if (Fault fault = draw_for(turn.table, step)) return fault;
  }
  if (turn.stage != Stage::before_tile) {
    return turn.stage == Stage::scored ? out_of_order(step)
                                       : illegal({&base::turn_order}, {MessageId::second_tile, {}});
  }
  const bool sketched = step.sketched != nullptr;
  if (Fault fault = bazaars::take_tile(turn, *step.tile, sketched)) return fault;
  if (Fault fault = base::place_tile(turn, step)) return fault;
  --turn.tiles_to_come;
  bazaars::note_placed(turn, sketched);
  traders::note_builder(turn);
  dragon::answer_volcano(turn);
  bath::check_count(turn, first_turn);
  return bath::free_returns(turn);
}

// T1: the tile fits nowhere; the replacement is drawn unless the stack is empty.
Fault discard_step(TurnInPlay& turn, const DiscardTile& step, bool replaced) {
  if (turn.stage != Stage::before_tile) return out_of_order(step);
  if (Fault fault = bazaars::take_tile(turn, *step.tile, false)) return fault;
  if (Fault fault = base::discard_tile(turn, step)) return fault;
  bazaars::note_discarded(turn, *step.tile);
  return replaced ? base::draw_tile(turn.table) : std::nullopt;
}

// T2b: a meeple is bought back.
Fault buy_step(TurnInPlay& turn, const BuyBack& step) {
  if (Fault fault = bath::buy_back(turn, step)) return fault;
  bazaars::note_buy_back(turn);
  return std::nullopt;
}

// T2a: a ghost is given.
Fault ghost_step(TurnInPlay& turn, const GiveGhost& step) {
  if (turn.stage != Stage::tile_placed || turn.bought_back > 0) return out_of_order(step);
  return ghosts::give_ghost(turn, step);
}

// One action of T2c, which comes before the phantom (T2d).
bool may_act(const TurnInPlay& turn) { return in_phase_2(turn) && !turn.placed_phantom; }

// T2c: a figure is placed …
Fault figure_step(TurnInPlay& turn, const PlaceMeeple& step) {
  if (!in_phase_2(turn)) return out_of_order(step);
  return base::place_figure(turn, step);
}

// … or a pyramid of acrobats is scored …
Fault acrobats_step(TurnInPlay& turn, const ScoreAcrobats& step) {
  return may_act(turn) ? circus::score_acrobats(turn, step) : out_of_order(step);
}

// … or the abbot is taken back.
Fault recall_step(TurnInPlay& turn, const RecallAbbot& step) {
  if (!may_act(turn)) return out_of_order(step);
  if (turn.acted_otherwise) {
    return illegal({&abbot::recall_no_other_wood}, {MessageId::second_action, {}});
  }
  if (turn.recalled_abbot) return illegal({&abbot::recall}, {MessageId::recall_and_figure, {}});
  const abbot::Recall recall = abbot::find_recall(turn, step);
  if (recall.illegal) return recall.illegal;
  turn.recalled_abbot = true;
  turn.stage = Stage::figure_acted;
  return score_recall(turn, recall.figure);
}

// The other actions of T2c, and the dragon of T2e.
Fault fairy_step(TurnInPlay& turn, const MoveFairy& step) {
  return may_act(turn) ? dragon::move_fairy(turn, step) : out_of_order(step);
}
Fault princess_step(TurnInPlay& turn, const RemoveKnight& step) {
  return may_act(turn) ? dragon::remove_knight(turn, step) : out_of_order(step);
}
Fault floor_step(TurnInPlay& turn, const AddFloor& step) {
  return may_act(turn) ? tower::add_floor(turn, step) : out_of_order(step);
}
Fault dragon_step(TurnInPlay& turn, const MoveDragon& step) {
  return in_phase_2(turn) ? dragon::move_dragon(turn, step) : out_of_order(step);
}

// T3.
Fault scoring(TurnInPlay& turn) {
  if (turn.stage == Stage::before_tile) {
    turn.stage = Stage::scored;
    return std::nullopt;
  }
  if (Fault fault = bath::check_placement(turn)) return fault;
  if (Fault fault = dragon::check_moved(turn)) return fault;
  turn.stage = Stage::scored;
  if (Fault fault = score_completed(turn)) return fault;
  if (Fault fault = score_castles(turn)) return fault;
  if (Fault fault = wagons::drive(turn)) return fault;
  if (Fault fault = circus::show(turn)) return fault;
  if (Fault fault = bath::refuse_returns(turn)) return fault;
  return leipzig::check_refused(turn);
}

// T4: a message, after the scoring.
Fault message_step(TurnInPlay& turn, const DrawMessage& step) {
  if (turn.stage == Stage::before_tile) return out_of_order(step);
  if (turn.stage < Stage::scored) {
    if (Fault fault = scoring(turn)) return fault;
  }
  return messages::draw(turn, step);
}

// T4: the bazaar, of this turn or, where it is the first step, of one that is over but for it.
Fault bazaar_step(TurnInPlay& turn, const Turn& proposed, const HoldBazaar& step) {
  if (!bazaars::is_alone(proposed) || turn.held_bazaar) {
    if (turn.bazaars_due == 0 && has_sketched_tile(proposed)) turn.bazaars_due = 1;
    if (Fault fault = bazaars::check_due(turn)) return fault;
  }
  if (turn.stage < Stage::scored) {
    if (Fault fault = scoring(turn)) return fault;
  }
  if (!bazaars::is_alone(proposed)) end_half(turn);
  return bazaars::hold(turn, step);
}

Fault end_game(TurnInPlay& turn) {
  if (Fault fault = bazaars::check_end(turn.table)) return fault;
  if (turn.stage != Stage::scored) {
    if (Fault fault = scoring(turn)) return fault;
  }
  end_half(turn);
  if (turn.table.stack.value_or(0) > 0) {
    return illegal({&base::end_trigger}, {MessageId::stack_not_empty, {*turn.table.stack}});
  }
  turn.remark(Remark::Kind::note, {MessageId::game_ends, {}}, {&base::end_trigger});
  if (Fault fault = score_final(turn)) return fault;
  bath::tell_bathers_at_end(turn);
  turn.table.ended = true;
  turn.stage = Stage::game_ended;
  return std::nullopt;
}

Fault play_step(TurnInPlay& turn, const Turn& proposed, const Step& step, bool first_turn) {
  if (turn.stage == Stage::game_ended) {
    return illegal({&base::end_trigger}, {MessageId::game_over, {}});
  }
  const bool closes =
      std::holds_alternative<HoldBazaar>(step) || std::holds_alternative<EndGame>(step);
  if (turn.held_bazaar && !closes) return out_of_order(step);
  return std::visit(
      Overloaded{
          [&](const PlaceTile& tile) { return tile_step(turn, tile, first_turn); },
          [&](const DiscardTile& tile) {
            return discard_step(turn, tile, has_step<PlaceTile>(proposed.steps));
          },
          [&](const BuyBack& buy) { return buy_step(turn, buy); },
          [&](const PlaceMeeple& figure) { return figure_step(turn, figure); },
          [&](const RecallAbbot& recall) { return recall_step(turn, recall); },
          [&](const ScoreNow&) {
            return turn.stage == Stage::before_tile || turn.stage == Stage::scored
                       ? Fault(out_of_order(step))
                       : scoring(turn);
          },
          [&](const EndGame&) { return end_game(turn); },
          [&](const MoveFairy& fairy) { return fairy_step(turn, fairy); },
          [&](const MoveDragon& move) { return dragon_step(turn, move); },
          [&](const RemoveKnight& remove) { return princess_step(turn, remove); },
          [&](const AddFloor& floor) { return floor_step(turn, floor); },
          [&](const Ransom& pay) { return tower::ransom(turn, pay); },
          [&](const ScoreAcrobats& acrobats) { return acrobats_step(turn, acrobats); },
          [&](const GiveGhost& ghost) { return ghost_step(turn, ghost); },
          [&](const BuildBridge& bridge) { return bridges::build(turn, bridge); },
          [&](const DrawMessage& message) { return message_step(turn, message); },
          [&](const HoldBazaar& bazaar) { return bazaar_step(turn, proposed, bazaar); },
      },
      step);
}

// The order of play (turn.md): T0 start, T1 tile and free returns, T2a ghosts, T2b buying back, T2c
// one action, T2d the phantom, T2e the dragon, T3a scoring, T3b castles, T3c wagons, T3d the big
// top, T4 end with messages and the scoring tiles, after which a builder's second half runs through
// T1 to T3 again, and the bazaar; the final scoring. Which step a turn may still take is its stage.
Fault play(TurnInPlay& turn, const Turn& proposed, bool first_turn, int& at_step) {
  if (turn.table.ended) return illegal({&base::end_trigger}, {MessageId::game_over, {}});
  const bool alone = bazaars::is_alone(proposed);
  for (Castle& castle : turn.table.castles) castle.founded_now = false;
  if (Fault fault = bazaars::begin_turn(turn, proposed)) return fault;
  if (Fault fault = alone ? std::nullopt : check_has_tile(turn.table, proposed)) return fault;
  if (!first_turn && !turn.in_round && draws(proposed)) {
    if (Fault fault = base::draw_tile(turn.table)) return fault;
  }
  begin_turn(turn.table);
  turn.tiles_to_come = static_cast<int>(
      std::count_if(proposed.steps.begin(), proposed.steps.end(),
                    [](const Step& step) { return std::holds_alternative<PlaceTile>(step); }));
  turn.events_at_start = turn.events.size();
  // T0 is over where a bazaar comes back to a turn, or its builder's second half.
  if (!only_ends(proposed) && !alone && turn.half == 1) dragon::start_of_turn(turn);
  const PlaceTile* unchecked = nullptr;  // whose edges a bridge may still put right
  int placed_at = -1;
  for (std::size_t i = 0; i < proposed.steps.size(); ++i) {
    const Step& step = proposed.steps[i];
    at_step = static_cast<int>(i);
    turn.bridge_follows =
        i + 1 < proposed.steps.size() && std::holds_alternative<BuildBridge>(proposed.steps[i + 1]);
    if (Fault fault = play_step(turn, proposed, step, first_turn)) return fault;
    if (const auto* tile = std::get_if<PlaceTile>(&step); tile != nullptr && turn.bridge_follows) {
      unchecked = tile;
      placed_at = at_step;
    }
    if (unchecked == nullptr || turn.bridge_follows) continue;
    if (Fault fault = base::check_edges(turn, *unchecked)) {
      at_step = placed_at;
      return fault;
    }
    unchecked = nullptr;
  }
  at_step = -1;
  if (turn.stage < Stage::scored) {
    if (Fault fault = scoring(turn)) return fault;
  }
  if (turn.stage < Stage::game_ended && !alone && !turn.held_bazaar) end_half(turn);
  bazaars::end_turn(turn);
  return std::nullopt;
}

void tell_unverified(TurnInPlay& turn) {
  const Board& board = turn.table.board;
  for (const TileIndex index : turn.rests_on_layout) {
    const PlacedTile& tile = board.tile(index);
    turn.remark(Remark::Kind::assumption,
                {MessageId::layout_not_verified, {tile.at, tile.as_printed}}, {});
  }
  for (const TileIndex index : turn.rests_on_value) {
    const PlacedTile& tile = board.tile(index);
    turn.remark(
        Remark::Kind::assumption,
        {MessageId::value_not_verified, {tile.at, tile.as_printed, tile.tile->bathhouse_value()}},
        {});
  }
}

// All that `choose` would have to say: what was open, and what the scenario decides. An order of
// scoring that was open is told whole; one that was given stands.
std::vector<Answer> with_given(const std::vector<Answer>& open, const Decider& decider) {
  std::vector<Answer> all = decider.given();
  const auto is_order = [](const Answer& answer) { return answer.kind == ChoiceKind::score_order; };
  if (std::none_of(open.begin(), open.end(), is_order)) {
    const auto answers = decider.answers();
    std::copy_if(answers.begin(), answers.end(), std::back_inserter(all), is_order);
  }
  all.insert(all.end(), open.begin(), open.end());
  return all;
}

}  // namespace

PlayedTurn play_turn(const GameState& before, const Turn& proposed, Decider& decider,
                     Options& options, bool first) {
  PlayedTurn played{{}, before};
  TurnRuling& ruling = played.ruling;
  ruling.player = proposed.player;
  ruling.scores_before = before.scores;
  TurnInPlay turn{played.table, proposed.player, ruling.events, decider, options};
  int at_step = -1;
  ruling.illegal = play(turn, proposed, first, at_step);
  ruling.open_answers = decider.take_branched();
  ruling.answers = with_given(ruling.open_answers, decider);
  tell_unverified(turn);
  if (ruling.illegal) {
    if (ruling.illegal->answer == -1) ruling.illegal->step = at_step;
    played.table = before;
  }
  return played;
}

}  // namespace barber
