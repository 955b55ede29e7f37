#include "adjudicator/legal_actions.hpp"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <tuple>

#include "adjudicator/outcome_key.hpp"
#include "adjudicator/piece_steps.hpp"
#include "catalogue/catalogue.hpp"
#include "rules/bridges_rules.hpp"

namespace barber {
namespace {

constexpr std::int64_t kWorkOfTurn = 50;  // besides the tiles of the table

// The last number tells apart what else there is: how a figure is placed, whose it is.
using StepKey = std::tuple<std::size_t, Where, FigureKind, int>;
// Two turns with the same tile in the same place that have one key are one action.
using ActionKey = std::tuple<std::vector<StepKey>, std::vector<Where>, std::set<OutcomeKey>>;

StepKey key_of(std::size_t step, const NamedFigure& figure) {
  return {step, figure.where, figure.kind, static_cast<int>(figure.owner)};
}

// Which figure of a kind is placed shows in the outcome; when phase 3 takes place likewise.
std::vector<StepKey> keys_of(const std::vector<Step>& steps) {
  std::vector<StepKey> keys;
  for (const Step& step : steps) {
    if (const auto* buy = std::get_if<BuyBack>(&step)) {
      keys.emplace_back(step.index(), Where{Place::Kind::bathhouse, buy->at, kNoFeature},
                        FigureKind::meeple, 0);
    } else if (const auto* figure = std::get_if<PlaceMeeple>(&step)) {
      constexpr int kDice = 4;
      keys.emplace_back(step.index(), figure->target, figure->kind,
                        static_cast<int>(figure->way) * kDice + figure->die);
    } else if (const auto* recall = std::get_if<RecallAbbot>(&step)) {
      keys.emplace_back(step.index(), Where{Place::Kind::feature, recall->at, kNoFeature},
                        FigureKind::abbot, 0);
    } else if (const auto* fairy = std::get_if<MoveFairy>(&step)) {
      keys.push_back(key_of(step.index(), *fairy->figure));
    } else if (const auto* remove = std::get_if<RemoveKnight>(&step)) {
      keys.push_back(key_of(step.index(), remove->knight));
    } else if (const auto* floor = std::get_if<AddFloor>(&step)) {
      // Which tower it was shows in the outcome.
      keys.push_back(floor->capture ? key_of(step.index(), *floor->capture)
                                    : StepKey{step.index(), Where{}, FigureKind::meeple, 0});
    } else if (const auto* ransom = std::get_if<Ransom>(&step)) {
      keys.emplace_back(step.index(), Where{}, ransom->kind, static_cast<int>(ransom->from));
    } else if (std::holds_alternative<MoveDragon>(step)) {
      // Ways that end alike are one: where it stands and whom it ate shows in the outcome.
      keys.emplace_back(step.index(), Where{}, FigureKind::meeple, 0);
    } else if (const auto* acrobats = std::get_if<ScoreAcrobats>(&step)) {
      keys.emplace_back(step.index(), Where{Place::Kind::acrobat, acrobats->at, kNoFeature},
                        FigureKind::meeple, 0);
    } else if (const auto* ghost = std::get_if<GiveGhost>(&step)) {
      keys.emplace_back(step.index(), ghost->where, ghost->kind, static_cast<int>(ghost->owner));
    } else if (const auto* bridge = std::get_if<BuildBridge>(&step)) {
      keys.emplace_back(step.index(), Where{Place::Kind::feature, bridge->at, kNoFeature},
                        FigureKind::meeple, static_cast<int>(bridge->north_south));
    } else if (const auto* message = std::get_if<DrawMessage>(&step)) {
      keys.emplace_back(step.index(), message->meeple ? message->meeple->where : Where{},
                        message->meeple ? message->meeple->kind : FigureKind::meeple,
                        message->points ? 0 : message->number);
    }
  }
  std::sort(keys.begin(), keys.end());
  return keys;
}

ActionKey key_of(const Turn& turn, const Ruling& ruling) {
  ActionKey key;
  std::get<0>(key) = keys_of(turn.steps);
  for (const Answer& answer : turn.answers) std::get<1>(key).push_back(answer.target);
  for (const Outcome& outcome : ruling.outcomes) std::get<2>(key).insert(key_of(outcome));
  return key;
}

std::ptrdiff_t buy_backs(const Turn& turn) {
  return std::count_if(turn.steps.begin(), turn.steps.end(),
                       [](const Step& step) { return std::holds_alternative<BuyBack>(step); });
}

bool is_same_move(const FigureMoved& a, const FigureMoved& b) {
  return a.figure == b.figure && a.from == b.from && a.to == b.to;
}

std::vector<FigureMoved> moves_of(const TurnRuling& turn) {
  std::vector<FigureMoved> moves;
  for (const Event& event : turn.events) {
    if (const auto* moved = std::get_if<FigureMoved>(&event)) moves.push_back(*moved);
  }
  return moves;
}

// Adds what one legal outcome says of the action; `first`: it is the first one.
void add_outcome(LegalAction& action, const Outcome& outcome, bool first) {
  const TurnRuling& turn = outcome.turns.back();
  const std::vector<FigureMoved> moves = moves_of(turn);
  if (first) {
    action.moves = moves;
  } else {
    std::erase_if(action.moves, [&](const FigureMoved& one) {
      return std::none_of(moves.begin(), moves.end(),
                          [&](const FigureMoved& other) { return is_same_move(one, other); });
    });
  }
  for (std::size_t p = 0; p < turn.scores_before.size(); ++p) {
    const int gain = outcome.table.scores[p] - turn.scores_before[p];
    if (first) {
      action.gains.emplace_back(gain, gain);
    } else {
      auto& [least, most] = action.gains[p];
      least = std::min(least, gain);
      most = std::max(most, gain);
    }
  }
}

LegalAction action_of(const Turn& turn, const Ruling& ruling) {
  LegalAction action;
  action.turn = turn;
  action.choices =
      ruling.verdict == Verdict::open ? ruling.open_choices() : std::vector<OpenChoice>{};
  action.stopped = ruling.stopped;
  bool first = true;
  for (const Outcome& outcome : ruling.outcomes) {
    if (!outcome.legal()) {
      action.may_be_illegal = true;
      continue;
    }
    add_outcome(action, outcome, first);
    first = false;
  }
  return action;
}

class ActionSearch {
 public:
  ActionSearch(const GameState& table, const TileInHand& in_hand, const Ruleset& rules,
               ActionBounds bounds)
      : table_(table),
        tile_(*in_hand.tile),
        rules_(rules),
        bounds_(bounds),
        action_(in_hand.before.begin(), in_hand.before.end()),
        start_(adjudicate(table, in_hand.before, rules, bounds.outcomes).outcome().table),
        number_(static_cast<int>(action_.size())),
        candidates_(start_, in_hand.player),
        sketched_(in_hand.sketched) {
    action_.emplace_back().player = in_hand.player;
  }

  LegalActions run() {
    if (sketched_) {
      place(*sketched_);
      if (!found_.actions.empty()) found_.refusal.reset();
      return std::move(found_);
    }
    for (const Position at : spaces()) {
      for (const Rotation rotation : kRotations) {
        if (!is_repeated(rotation)) place({&tile_, at, rotation});
      }
    }
    found_.fits_nowhere = !tile_.is_abbey() && !start_.board.where_fits(tile_);
    if (found_.fits_nowhere) {
      turn().steps = {DiscardTile{&tile_}};
      turn().answers.clear();
      (void)try_turn();
    }
    if (!tile_.is_abbey() && start_.has_abbey(turn().player)) {
      const Tile& abbey = find_tile(kAbbeyId)->tile;
      for (const Position at : spaces()) place({&abbey, at, Rotation::none});
    }
    if (!found_.actions.empty()) found_.refusal.reset();
    return std::move(found_);
  }

 private:
  Turn& turn() { return action_.back(); }
  const PlaceTile& placed() const { return std::get<PlaceTile>(action_.back().steps.front()); }

  // The spaces next to tiles, row by row.
  std::vector<Position> spaces() const {
    std::vector<Position> found;
    for (const PlacedTile& placed : start_.board.tiles()) {
      for (const Side side : kSides) {
        const Position at = neighbour(placed.at, side);
        if (start_.board.tile_at(at) == kNoTile) found.push_back(at);
      }
    }
    std::sort(found.begin(), found.end(),
              [](Position a, Position b) { return std::tie(a.y, a.x) < std::tie(b.y, b.x); });
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
  }

  // Turned like that the tile looks as it does turned less.
  bool is_repeated(Rotation rotation) const {
    return std::any_of(kRotations.begin(), kRotations.begin() + quarters(rotation),
                       [&](Rotation less) { return looks_same(tile_, less, rotation); });
  }

  void place(const PlaceTile& placed) {
    const std::size_t first = found_.actions.size();
    seen_.clear();
    const std::vector<Answer> returns = declinable(placed);
    for (std::size_t set = 0; set < std::size_t{1} << returns.size(); ++set) {
      turn().steps = {placed};
      turn().answers.clear();
      for (std::size_t i = 0; i < returns.size(); ++i) {
        if ((set >> i & 1U) != 0) turn().answers.push_back(returns[i]);
      }
      extend();
    }
    std::stable_sort(found_.actions.begin() + static_cast<std::ptrdiff_t>(first),
                     found_.actions.end(), [](const LegalAction& a, const LegalAction& b) {
                       return std::pair(a.turn.answers.size(), buy_backs(a.turn)) <
                              std::pair(b.turn.answers.size(), buy_backs(b.turn));
                     });
  }

  // The free returns of own meeples that the player may decline after this placement.
  std::vector<Answer> declinable(const PlaceTile& placed) {
    turn().steps = {placed};
    turn().answers.clear();
    std::vector<Position> bathhouses;
    add_own_bathhouses(start_, bathhouses);
    if (bathhouses.empty()) return {};
    for (const Position at : bathhouses) {
      Answer& answer = turn().answers.emplace_back();
      answer.kind = ChoiceKind::free_return;
      answer.target = {Place::Kind::bathhouse, at, kNoFeature};
      answer.take = false;
    }
    std::vector<Answer> found;
    for (const AnswerUse& use : adjudicated().answers) {
      if (use.turn != number_ || !use.used) continue;
      found.push_back(turn().answers[static_cast<std::size_t>(use.answer)]);
    }
    return found;
  }

  // The bathhouses in which this player's figures lie, in the order of the figures.
  void add_own_bathhouses(const GameState& table, std::vector<Position>& found) {
    for (const Figure& figure : table.figures) {
      if (figure.owner != turn().player || figure.place.kind != Place::Kind::bathhouse) continue;
      const Position at = table.where(figure.place).at;
      if (std::find(found.begin(), found.end(), at) == found.end()) found.push_back(at);
    }
  }

  Ruling adjudicated() {
    work_ += static_cast<std::int64_t>(start_.board.tiles().size()) + kWorkOfTurn;
    return adjudicate(table_, action_, rules_, bounds_.outcomes);
  }

  // Lists the turn as it stands if it is legal. The bathhouses to buy back from if it can go on,
  // as far as the table before and after tells; none if it is given up.
  std::optional<std::vector<Position>> try_turn() {
    if (work_ >= bounds_.work) {
      found_.stopped = true;
      return std::nullopt;
    }
    const Ruling ruling = adjudicated();
    const bool legal = std::any_of(ruling.outcomes.begin(), ruling.outcomes.end(),
                                   [](const Outcome& outcome) { return outcome.legal(); });
    if (!legal && std::all_of(ruling.outcomes.begin(), ruling.outcomes.end(), is_final)) {
      const TurnRuling& refused = ruling.outcome().turns.back();
      if (refused.events.empty()) found_.refusal = refused.illegal;
      return std::nullopt;
    }
    // An answer that is never asked for is an error of the scenario.
    const bool asked =
        std::all_of(ruling.answers.begin(), ruling.answers.end(),
                    [&](const AnswerUse& use) { return use.turn != number_ || use.used; });
    if (legal && drives_who_knows_where(ruling)) {
      found_.wagon_undecided = true;
      return std::nullopt;
    }
    if (std::any_of(ruling.outcomes.begin(), ruling.outcomes.end(), [](const Outcome& outcome) {
          return tells(outcome, MessageId::number_not_said);
        })) {
      found_.number_not_said = true;
      return std::nullopt;
    }
    found_.bazaar_follows |= std::any_of(
        ruling.outcomes.begin(), ruling.outcomes.end(),
        [](const Outcome& outcome) { return tells(outcome, MessageId::bazaar_follows); });
    if (legal && asked && seen_.insert(key_of(turn(), ruling)).second) {
      found_.actions.push_back(action_of(turn(), ruling));
    }
    find_messages(ruling);
    std::vector<Position> bathhouses;
    add_own_bathhouses(start_, bathhouses);
    for (const Outcome& outcome : ruling.outcomes) add_own_bathhouses(outcome.table, bathhouses);
    return bathhouses;
  }

  // Whether nothing that is added to an illegal turn can make it legal. It can where the turn as a
  // whole was refused after something had happened: then something is missing.
  static bool is_final(const Outcome& outcome) {
    const TurnRuling& turn = outcome.turns.back();
    return turn.illegal->step >= 0 || turn.illegal->answer >= 0 || turn.events.empty();
  }

  // A wagon has been scored or freed where the sketch does not say what is near.
  static bool drives_who_knows_where(const Ruling& ruling) {
    return std::any_of(ruling.outcomes.begin(), ruling.outcomes.end(), [](const Outcome& outcome) {
      const Board& board = outcome.table.board;
      return std::any_of(
          outcome.turns.back().events.begin(), outcome.turns.back().events.end(),
          [&](const Event& event) {
            const auto* moved = std::get_if<FigureMoved>(&event);
            if (moved == nullptr || moved->from.kind != Place::Kind::feature) return false;
            if (moved->to.kind == Place::Kind::castle) return false;
            if (outcome.table.figure(moved->figure).kind != FigureKind::wagon) return false;
            return !board.knows_near({board.tile_at(moved->from.at), moved->from.feature});
          });
    });
  }

  // Whether a legal outcome says so of the turn last tried.
  static bool tells(const Outcome& outcome, MessageId what) {
    const std::vector<Event>& events = outcome.turns.back().events;
    return outcome.legal() && std::any_of(events.begin(), events.end(), [&](const Event& event) {
             const auto* remark = std::get_if<Remark>(&event);
             return remark != nullptr && remark->what.id == what;
           });
  }
  static bool tells_of_message(const Outcome& outcome) {
    return tells(outcome, MessageId::message_due);
  }

  // Whatever message may be drawn after the turn last tried; it then ends, or goes on with a tile
  // that is not known yet.
  void find_messages(const Ruling& ruling) {
    constexpr int kWithoutMeeple = 7;
    messages_.clear();
    for (const Outcome& outcome : ruling.outcomes) {
      if (!tells_of_message(outcome)) continue;
      for (const Figure& figure : outcome.table.figures) {
        if (figure.owner != turn().player || figure.place.kind != Place::Kind::feature) continue;
        const Where where = outcome.table.where_named(figure.place);
        messages_.push_back(
            {kWithoutMeeple + 1, false, NamedFigure{figure.owner, figure.kind, where}});
      }
    }
    if (std::none_of(ruling.outcomes.begin(), ruling.outcomes.end(), tells_of_message)) return;
    messages_.reserve(messages_.size() + kWithoutMeeple + 1);
    for (int number = 1; number <= kWithoutMeeple; ++number) {
      messages_.push_back({number, false, {}});
    }
    messages_.push_back({0, true, {}});
  }

  // Lists the turn as it stands, and every turn that begins like it. Buying back comes first, so
  // that of orders that end alike the usual one is found first.
  void extend() {
    extend_by_bridges();
    const auto bathhouses = try_turn();
    if (!bathhouses) return;
    const Step last = turn().steps.back();
    for (const DrawMessage& message : std::vector<DrawMessage>(messages_)) extend_by(message);
    const auto* bought = std::get_if<BuyBack>(&last);
    for (const Position at : *bathhouses) {
      // In a run of buy-backs the order is nothing: what is paid is the sum.
      if (bought == nullptr || bought->at < at) extend_by(BuyBack{at});
    }
    if (std::holds_alternative<DrawMessage>(last)) return;  // nothing else comes as late
    extend_by_figures();
    extend_by_barn();
    for (const Step& step : candidates_.of(turn().steps)) extend_by(step);
    extend_by_acrobats();
    if (placed().tile->has(Symbol::mist)) extend_by_ghosts();
    for (const Figure& figure : start_.figures) {
      if (figure.owner != turn().player || figure.kind != FigureKind::abbot) continue;
      if (figure.place.kind != Place::Kind::supply) {
        extend_by(RecallAbbot{start_.where(figure.place).at});
      }
    }
    // Only where something may follow it.
    if (!bathhouses->empty() || (bridges_come_late() && may_bridge())) extend_by(ScoreNow{});
  }

  // With the tile, also where the tile fits only with the bridge; or at any moment, where that is
  // allowed.
  void extend_by_bridges() {
    if (!std::holds_alternative<PlaceTile>(turn().steps.back()) && !bridges_come_late()) return;
    if (!may_bridge()) return;
    // A copy, since the steps grow below.
    const PlaceTile placed = this->placed();
    const Position here = placed.at;
    std::vector<Position> sites{here};
    for (const Side side : kSides) sites.push_back(neighbour(here, side));
    for (const Position at : sites) {
      if (at != here && start_.board.tile_at(at) == kNoTile) continue;
      for (const bool north_south : {false, true}) {
        if (may_carry(placed, at, north_south)) extend_by(BuildBridge{at, north_south});
      }
    }
  }

  bool bridges_come_late() const { return rules_.value(bridges::timing) != 0; }

  bool may_bridge() const {
    const Turn& turn = action_.back();
    if (sketched_ || start_.tokens.empty()) return false;
    if (start_.tokens[index(turn.player)].bridges == 0) return false;
    return std::none_of(turn.steps.begin(), turn.steps.end(),
                        [](const Step& step) { return std::holds_alternative<BuildBridge>(step); });
  }

  // A bridge there has fields at both ends, and no other stands there.
  bool may_carry(const PlaceTile& placed, Position at, bool north_south) const {
    const TileIndex lies = start_.board.tile_at(at);
    if (lies != kNoTile && start_.board.tile(lies).bridge != kNoSegment) return false;
    for (const Side end :
         north_south ? std::array{Side::N, Side::S} : std::array{Side::E, Side::W}) {
      const EdgeKind edge = lies != kNoTile ? start_.board.tile(lies).edge(end)
                                            : placed.tile->edge(unrotate(end, placed.rotation));
      if (edge != EdgeKind::field) return false;
    }
    return true;
  }

  // At a corner of the tile; in a sketch, in a field that it has a piece of.
  void extend_by_barn() {
    if (!owns(FigureKind::barn)) return;
    if (sketched_) {
      for (std::size_t i = 0; i < placed().tile->features.size(); ++i) {
        if (placed().tile->features[i].kind != FeatureKind::field) continue;
        extend_by_barn({Place::Kind::corner, placed().at, static_cast<int>(i)});
      }
      return;
    }
    const Position at = placed().at;
    for (const Position north_west :
         {Position{at.x - 1, at.y - 1}, Position{at.x, at.y - 1}, at, Position{at.x - 1, at.y}}) {
      extend_by_barn({Place::Kind::corner, north_west, kNoFeature});
    }
  }

  void extend_by_barn(const Where& corner) { extend_by(PlaceMeeple{FigureKind::barn, corner, -1}); }

  bool owns(FigureKind kind) const {
    return std::any_of(start_.figures.begin(), start_.figures.end(), [&](const Figure& figure) {
      return figure.owner == action_.back().player && figure.kind == kind;
    });
  }

  void extend_by_figures() {
    const Position at = placed().at;
    const bool bridged =
        std::any_of(turn().steps.begin(), turn().steps.end(), [&](const Step& step) {
          const auto* bridge = std::get_if<BuildBridge>(&step);
          return bridge != nullptr && bridge->at == at;
        });
    const auto& features = placed().tile->features;
    for (std::size_t i = 0; i < features.size() + (bridged ? 1 : 0); ++i) {
      const bool printed = i < features.size();
      if (printed && features[i].kind == FeatureKind::river) continue;  // nobody can say that
      const Where where{Place::Kind::feature, at, static_cast<int>(i)};
      for (const FigureKind kind : kFigureKinds) {
        if (!owns(kind) || kind == FigureKind::barn) continue;
        extend_by(PlaceMeeple{kind, where, -1});
        // One that has a name may be placed instead of the one that has just come back.
        for (const Figure& figure : start_.figures) {
          if (figure.owner != turn().player || figure.kind != kind || figure.id < 0) continue;
          extend_by(PlaceMeeple{kind, where, figure.id});
        }
      }
    }
  }

  // On a pyramid round the tile, or by scoring one anywhere.
  void extend_by_acrobats() {
    const Position at = placed().at;
    if (placed().tile->has(Symbol::acrobat)) extend_by_acrobats(at);
    for (const PlacedTile& placed : start_.board.tiles()) {
      if (!placed.tile->has(Symbol::acrobat)) continue;
      extend_by(ScoreAcrobats{placed.at});
      if (sketched_ || (std::abs(placed.at.x - at.x) < 2 && std::abs(placed.at.y - at.y) < 2)) {
        extend_by_acrobats(placed.at);
      }
    }
  }

  void extend_by_acrobats(Position at) {
    const Where pyramid{Place::Kind::acrobat, at, kNoFeature};
    for (const FigureKind kind : kFigureKinds) {
      extend_by(PlaceMeeple{kind, pyramid, -1});
      for (const Figure& figure : start_.figures) {
        if (figure.owner != turn().player || figure.kind != kind || figure.id < 0) continue;
        extend_by(PlaceMeeple{kind, pyramid, figure.id});
      }
    }
  }

  void extend_by_ghosts() {
    for (const Figure& figure : start_.figures) {
      if (figure.place.kind == Place::Kind::supply) continue;
      extend_by(GiveGhost{figure.owner, figure.kind, start_.where_named(figure.place)});
    }
  }

  void extend_by(const Step& step) {
    turn().steps.push_back(step);
    extend();
    turn().steps.pop_back();
  }

  const GameState& table_;
  const Tile& tile_;
  const Ruleset& rules_;
  ActionBounds bounds_;
  std::vector<Turn> action_;  // those before, and the turn that is being built
  GameState start_;           // after those before
  int number_;                // of the turn
  PieceSteps candidates_;
  std::optional<PlaceTile> sketched_;
  std::int64_t work_ = 0;
  std::set<ActionKey> seen_;           // with the tile where it lies now
  std::vector<DrawMessage> messages_;  // that may follow the turn last tried
  LegalActions found_;
};

}  // namespace

LegalActions legal_actions(const GameState& table, const TileInHand& in_hand, const Ruleset& rules,
                           ActionBounds bounds) {
  return ActionSearch(table, in_hand, rules, bounds).run();
}

}  // namespace barber
