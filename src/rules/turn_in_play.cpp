#include "rules/turn_in_play.hpp"

#include <algorithm>
#include <array>

#include "rules/princess_and_dragon_rules.hpp"

namespace barber {
namespace {

void add_once(std::vector<TileIndex>& tiles, TileIndex tile) {
  if (std::find(tiles.begin(), tiles.end(), tile) == tiles.end()) tiles.push_back(tile);
}

}  // namespace

void TurnInPlay::move(FigureIndex figure, const Place& to, const Message& why, Citations rules) {
  Figure& moved = table.figure(figure);
  events.push_back(
      FigureMoved{figure, table.where(moved.place), table.where(to), why, std::move(rules)});
  moved.place = to;
  moved.ghosts = 0;  // who leaves a place leaves its ghosts there
  if (!moved.fairy) return;
  moved.fairy = false;
  remark(Remark::Kind::note, {MessageId::fairy_stays, {table.board.tile(table.fairy).at}},
         {&dragon::fairy_stay});
}

void TurnInPlay::gain(PlayerId player, int points, const Message& why, Citations rules) {
  table.score(player) += points;
  events.push_back(PointsGained{player, points, why, std::move(rules)});
}

void TurnInPlay::remark(Remark::Kind kind, const Message& what, Citations rules) {
  events.push_back(Remark{kind, what, std::move(rules)});
}

void TurnInPlay::tell(const Choice& choice, const Decision& decision, Citations rules) {
  if (choice.options.size() < 2) return;
  ChoiceMade made;
  made.kind = choice.kind;
  made.by = choice.decides;
  made.subject = choice.subject;
  made.from = choice.from;
  made.options = choice.options;
  made.chosen = choice.options[static_cast<std::size_t>(decision.option)];
  made.take = decision.take;
  made.answered = decision.answered;
  made.rules = std::move(rules);
  events.push_back(std::move(made));
}

void TurnInPlay::rest_on_layout(TileIndex tile) {
  if (table.board.tile(tile).tile->unverified_layout) add_once(rests_on_layout, tile);
}

void TurnInPlay::rest_on_value(TileIndex tile) {
  if (table.board.tile(tile).tile->unverified_value) add_once(rests_on_value, tile);
}

void TurnInPlay::rest_on_number(Said what, SegmentId feature) {
  if (table.board.knows(what, feature)) return;
  remark(Remark::Kind::assumption, {MessageId::number_not_said, {table.where(Place::on(feature))}},
         {});
}

std::string_view name(BazaarEvent::Kind kind) {
  constexpr std::array<std::string_view, 8> kNames{"revealed", "chosen", "raised", "passed",
                                                   "bought",   "sold",   "kept",   "last"};
  return kNames[static_cast<std::size_t>(kind)];
}

std::string_view name(Piece piece) { return piece == Piece::dragon ? "dragon" : "fairy"; }

Illegality illegal(Citations rules, const Message& why) {
  Illegality found;
  found.rules = std::move(rules);
  found.why = why;
  return found;
}

std::optional<FigureIndex> figure_in_supply(const GameState& table, PlayerId player,
                                            FigureKind kind, int id) {
  std::optional<FigureIndex> found;
  for (std::size_t i = 0; i < table.figures.size(); ++i) {
    const Figure& figure = table.figures[i];
    if (figure.owner != player || figure.kind != kind) continue;
    if (figure.place != Place::supply() || (id != -1 && figure.id != id)) continue;
    if (!found || figure.returned > table.figure(*found).returned) {
      found = static_cast<FigureIndex>(i);
    }
  }
  return found;
}

std::optional<FigureIndex> figure_at(const GameState& table, const NamedFigure& named) {
  const auto place = table.place(named.where);
  if (!place) return std::nullopt;
  for (std::size_t i = 0; i < table.figures.size(); ++i) {
    const Figure& figure = table.figures[i];
    if (figure.owner == named.owner && figure.kind == named.kind &&
        table.is_named_by(figure.place, *place)) {
      return static_cast<FigureIndex>(i);
    }
  }
  return std::nullopt;
}

Message not_there(const NamedFigure& named) {
  return {MessageId::figure_not_there, {named.owner, named.kind, named.where}};
}

}  // namespace barber
