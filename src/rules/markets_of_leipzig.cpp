#include "rules/markets_of_leipzig.hpp"

#include <algorithm>
#include <functional>
#include <iterator>

#include "rules/base_game.hpp"

namespace barber::leipzig {
namespace {

constexpr int kWainwrightsTile = 1;
constexpr int kCoinersCoat = 3;
constexpr int kMonastery = 4;

bool is_linked(const GameState& table, SegmentId feature) {
  const Board& board = table.board;
  return std::any_of(table.leipzig.roads.begin(), table.leipzig.roads.end(),
                     [&](SegmentId road) { return board.feature(road) == board.feature(feature); });
}

bool stands_in(const GameState& table, PlayerId player, Quarter quarter) {
  const Place place = Place::leipzig(static_cast<int>(quarter));
  return std::any_of(table.figures.begin(), table.figures.end(), [&](const Figure& figure) {
    return figure.owner == player && figure.place == place;
  });
}

std::vector<Where> open_quarters(const GameState& table, PlayerId player) {
  std::vector<Where> found;
  for (std::size_t i = 0; i < kQuarterWords.size(); ++i) {
    const auto number = static_cast<int>(i);
    if (stands_in(table, player, static_cast<Quarter>(i))) continue;
    found.push_back(table.where(Place::leipzig(number)));
  }
  return found;
}

// The meeples of the player among these that may go.
std::vector<FigureIndex> meeples_of(const GameState& table, PlayerId player,
                                    const std::vector<FigureIndex>& figures) {
  std::vector<FigureIndex> found;
  std::copy_if(figures.begin(), figures.end(), std::back_inserter(found), [&](FigureIndex figure) {
    const Figure& one = table.figure(figure);
    return one.owner == player && is_meeple(one.kind) && may_stand(one.kind, FeatureKind::road);
  });
  return found;
}

bool alike(const Figure& a, const Figure& b) {
  return a.kind == b.kind && a.ghosts == b.ghosts && a.fairy == b.fairy && a.id == b.id;
}

struct Chosen {
  std::optional<Illegality> illegal;
  Where target;
};

// Puts the choice to the owner of the meeples and tells it.
Chosen choose(TurnInPlay& turn, Choice choice, const std::function<Illegality(const Where&)>& no) {
  choice.decides = choice.subject;
  choice.rule = &leipzig::send;
  const Decision decision = turn.decider.decide(turn.table, choice);
  if (decision.wrong_player) return {decision.wrong_player, {}};
  if (decision.option == -1) {
    Illegality found = no(decision.named);
    found.answer = decision.answer;
    return {found, {}};
  }
  const Where chosen = choice.options[static_cast<std::size_t>(decision.option)];
  turn.tell(choice, decision, {&leipzig::send});
  return {{}, chosen};
}

Illegality taken(PlayerId player, const Where& quarter) {
  return illegal({&send}, {MessageId::leipzig_quarter_taken, {player, quarter}});
}

// The figure that goes, of several on the road: those that are alike make no choice.
Chosen choose_figure(TurnInPlay& turn, const Where& road, const std::vector<FigureIndex>& meeples) {
  const GameState& table = turn.table;
  const Figure& first = table.figure(meeples.front());
  Choice choice;
  choice.kind = ChoiceKind::leipzig_meeple;
  choice.subject = first.owner;
  choice.from = road;
  const bool asked = turn.decider.unused_answer(choice.kind, first.owner) >= 0;
  const bool differ = std::any_of(meeples.begin(), meeples.end(), [&](FigureIndex figure) {
    return !alike(table.figure(figure), first);
  });
  for (const FigureIndex figure : meeples) {
    const Where where = table.where(table.figure(figure).place);
    const auto known = std::find(choice.options.begin(), choice.options.end(), where);
    if (known == choice.options.end() && (differ || asked || choice.options.empty())) {
      choice.options.push_back(where);
    }
  }
  return choose(turn, std::move(choice), [](const Where& named) {
    return illegal({&leipzig::send}, {MessageId::leipzig_not_from, {named}});
  });
}

// The first of those that stand there.
FigureIndex figure_there(TurnInPlay& turn, const Where& where,
                         const std::vector<FigureIndex>& meeples) {
  const GameState& table = turn.table;
  std::vector<FigureIndex> there;
  std::copy_if(meeples.begin(), meeples.end(), std::back_inserter(there), [&](FigureIndex figure) {
    return table.where(table.figure(figure).place) == where;
  });
  const Figure& first = table.figure(there.front());
  if (std::any_of(there.begin(), there.end(),
                  [&](FigureIndex figure) { return !alike(table.figure(figure), first); })) {
    turn.remark(Remark::Kind::assumption, {MessageId::leipzig_first_taken, {where}}, {&send});
  }
  return there.front();
}

// One player's turn to send; whether somebody went.
std::optional<Illegality> send_one(TurnInPlay& turn, PlayerId player, const Where& road,
                                   std::vector<FigureIndex>& figures) {
  const GameState& table = turn.table;
  const std::vector<FigureIndex> meeples = meeples_of(table, player, figures);
  Choice choice;
  choice.kind = ChoiceKind::leipzig;
  choice.subject = player;
  choice.from = road;
  choice.options = open_quarters(table, player);
  choice.options.push_back(kNoQuarter);
  const Chosen quarter =
      choose(turn, std::move(choice), [&](const Where& named) { return taken(player, named); });
  if (quarter.illegal || quarter.target == kNoQuarter) return quarter.illegal;
  const Chosen from = choose_figure(turn, road, meeples);
  if (from.illegal) return from.illegal;
  const FigureIndex goes = figure_there(turn, from.target, meeples);
  std::erase(figures, goes);
  const Figure& figure = table.figure(goes);
  Citations rules{&send};
  if (figure.kind != FigureKind::meeple) rules.push_back(&who);
  if (std::any_of(figures.begin(), figures.end(),
                  [&](FigureIndex other) { return is_meeple(table.figure(other).kind); })) {
    rules.push_back(&many);
  }
  if (figure.fairy) rules.push_back(&fairy);
  turn.move(goes, Place::leipzig(quarter.target.feature), {MessageId::goes_to_leipzig, {}},
            std::move(rules));
  if (meeples.size() == 1) {
    turn.events.push_back(
        GotNothing{player, road, {MessageId::went_to_leipzig, {}}, {&one_meeple}});
  }
  return std::nullopt;
}

// Answers of a player whom this road lets send nobody; another one may take them up.
void refuse(TurnInPlay& turn, PlayerId player, const Where& road, bool has_majority) {
  const int answer = turn.decider.unused_answer(ChoiceKind::leipzig, player);
  if (answer < 0) return;
  const Where& target = turn.decider.answers()[static_cast<std::size_t>(answer)].target;
  if (target == kNoQuarter) return;
  turn.refused_for_leipzig.emplace_back(
      answer, has_majority ? Message{MessageId::leipzig_quarter_taken, {player, target}}
                           : Message{MessageId::leipzig_outnumbered, {player, road}});
}

// What a scoring gives in this quarter: how often, and how much each time.
struct Worth {
  int count = 0;
  int each = 0;
  MessageId why = MessageId::none;
};

int count_of(const FeatureScored& scored, ItemKind kind) {
  int count = 0;
  for (const Item& item : scored.items) count += item.kind == kind ? item.count : 0;
  return count;
}

Worth worth_in(const GameState& table, const FeatureScored& scored, Quarter quarter) {
  const bool completed = scored.occasion == Occasion::completed;
  switch (quarter) {
    case Quarter::wainwrights:
      if (!completed || scored.kind != FeatureKind::road) return {};
      return {static_cast<int>(scored.tiles.size()), kWainwrightsTile,
              MessageId::quarter_wainwrights};
    case Quarter::coiners:
      if (!completed || scored.kind != FeatureKind::city) return {};
      return {count_of(scored, ItemKind::coats), kCoinersCoat, MessageId::quarter_coiners};
    case Quarter::bookbinders:
      if (!completed || scored.kind != FeatureKind::monastery) return {};
      return {1, table.leipzig.bookbinders.value_or(kMonastery), MessageId::quarter_bookbinders};
    case Quarter::tanners:
      break;
  }
  const int each = table.leipzig.tanners.value_or(0);
  if (scored.occasion == Occasion::farmed_city) return {1, each, MessageId::quarter_tanners};
  if (scored.occasion != Occasion::final_scoring || scored.kind != FeatureKind::field) return {};
  return {count_of(scored, ItemKind::completed_city), each, MessageId::quarter_tanners};
}

// Says what a bonus rests on.
void tell_values(TurnInPlay& turn, Quarter quarter, int each) {
  const Leipzig& said = turn.table.leipzig;
  if (quarter == Quarter::bookbinders && !said.bookbinders) {
    turn.remark(Remark::Kind::assumption, {MessageId::bookbinders_not_verified, {each}},
                {&quarters});
  }
  if (quarter != Quarter::tanners) return;
  turn.remark(Remark::Kind::assumption,
              said.tanners ? Message{MessageId::tanners_not_verified, {each}}
                           : Message{MessageId::tanners_not_known, {}},
              {&quarters});
}

}  // namespace

Sent send_meeples(TurnInPlay& turn, SegmentId feature, std::vector<FigureIndex>& figures) {
  Sent sent;
  const GameState& table = turn.table;
  if (table.leipzig.roads.empty() || table.board.kind(feature) != FeatureKind::road) return sent;
  if (figures.empty() || !is_linked(table, feature)) return sent;
  const Where road = table.where(Place::on(feature));
  const std::vector<Presence> presence = base::presence(table, figures);
  const std::size_t before = figures.size();
  for (int i = 0; i < table.players() && !sent.illegal; ++i) {
    const auto player =
        static_cast<PlayerId>((static_cast<int>(turn.active) + i) % table.players());
    const auto own = std::find_if(presence.begin(), presence.end(),
                                  [&](const Presence& now) { return now.player == player; });
    if (own == presence.end()) continue;
    if (own->scores && !open_quarters(table, player).empty()) {
      sent.illegal = send_one(turn, player, road, figures);
    } else {
      refuse(turn, player, road, own->scores);
    }
  }
  sent.anybody = figures.size() != before;
  return sent;
}

std::optional<Illegality> check_refused(TurnInPlay& turn) {
  if (turn.tiles_to_come > 0) return std::nullopt;  // what follows may take them up
  for (const auto& [answer, why] : turn.refused_for_leipzig) {
    if (turn.decider.is_used_up(answer)) continue;
    turn.decider.used(answer);
    Illegality found = illegal({&leipzig::send}, why);
    found.answer = answer;
    return found;
  }
  return std::nullopt;
}

void pay_quarters(TurnInPlay& turn, const FeatureScored& scored) {
  const GameState& table = turn.table;
  for (std::size_t i = 0; i < kQuarterWords.size(); ++i) {
    const auto quarter = static_cast<Quarter>(i);
    const Worth worth = worth_in(table, scored, quarter);
    if (worth.count == 0) continue;
    bool told = false;
    for (const Presence& now : scored.presence) {
      if (now.strength == 0 || !stands_in(table, now.player, quarter)) continue;
      const int count = worth.count - (quarter == Quarter::tanners ? now.again : 0);
      if (count == 0) continue;
      if (!told) tell_values(turn, quarter, worth.each);
      told = true;
      if (worth.each == 0) continue;
      const Message why = quarter == Quarter::bookbinders ? Message{worth.why, {worth.each}}
                                                          : Message{worth.why, {count, worth.each}};
      turn.gain(now.player, count * worth.each, why, {&quarters});
    }
  }
}

void tell_at_end(TurnInPlay& turn) {
  const auto& figures = turn.table.figures;
  if (std::any_of(figures.begin(), figures.end(), [](const Figure& figure) {
        return figure.place.kind == Place::Kind::leipzig &&
               figure.place.index != static_cast<int>(Quarter::tanners);
      })) {
    turn.remark(Remark::Kind::assumption, {MessageId::quarters_not_final, {}}, {&quarters});
  }
}

bool may_send(const GameState& table, SegmentId feature, const std::vector<FigureIndex>& figures) {
  if (table.leipzig.roads.empty() || figures.empty()) return false;
  if (table.board.kind(feature) != FeatureKind::road || !is_linked(table, feature)) return false;
  const std::vector<Presence> presence = base::presence(table, figures);
  return std::any_of(presence.begin(), presence.end(), [&](const Presence& now) {
    return now.scores && !open_quarters(table, now.player).empty();
  });
}

bool matters_to(const GameState& table, SegmentId feature, const std::vector<FigureIndex>& figures,
                SegmentId other, const std::vector<FigureIndex>& on_other) {
  const FeatureKind kind = table.board.kind(other);
  const bool paid =
      kind == FeatureKind::road || kind == FeatureKind::city || kind == FeatureKind::monastery;
  if (!paid || !may_send(table, feature, figures)) return false;
  return std::any_of(on_other.begin(), on_other.end(), [&](FigureIndex figure) {
    return !meeples_of(table, table.figure(figure).owner, figures).empty();
  });
}

}  // namespace barber::leipzig
