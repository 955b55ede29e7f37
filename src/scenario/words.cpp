#include "scenario/words.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "catalogue/catalogue.hpp"

namespace barber {

std::string_view Words::tile(const Tile& tile) {
  const CatalogueTile* known = find_tile(tile.id);
  return known != nullptr && !known->letter.empty() ? known->letter : std::string_view(tile.id);
}

std::string Words::scoring_tile(const SurveyTile& tile) {
  if (!tile.word.empty()) return std::string(tile.word);
  std::vector<std::string> effects;
  if (tile.points != 0) effects.push_back(fmt::format("points: {}", tile.points));
  if (tile.coat != 0) effects.push_back(fmt::format("coat: {}", tile.coat));
  if (tile.without_caps) effects.emplace_back("without-caps: true");
  if (tile.all_score) effects.emplace_back("all-score: true");
  return fmt::format("{{{}}}", fmt::join(effects, ", "));
}

std::string Words::position(Position at) const {
  if (!in_sketch()) return fmt::format("({},{})", at.x, at.y);
  const std::string_view name = scenario_->sketch->name_of(at);
  return std::string(name.empty() ? "the tile placed" : name);
}

std::string Words::castle(const std::array<Position, 2>& tiles) const {
  if (in_sketch()) return std::string(scenario_->sketch->city_on(tiles));
  return fmt::format("{} {}", position(tiles[0]), position(tiles[1]));
}

std::optional<PlacedTile> Words::tile_at(Position at) const {
  const Board& board = scenario_->table.board;
  if (const TileIndex tile = board.tile_at(at); tile != kNoTile) return board.tile(tile);
  for (const Turn& turn : action_) {
    for (const Step& step : turn.steps) {
      const auto* place = std::get_if<PlaceTile>(&step);
      if (place == nullptr || place->at != at) continue;
      return PlacedTile{place->tile, at, place->rotation, 0, 0};
    }
  }
  return std::nullopt;
}

std::string Words::feature(const Where& where) const {
  switch (where.kind) {
    case Place::Kind::supply:
      return "supply";
    case Place::Kind::bathhouse:
      if (!in_sketch()) return "bathhouse";
      break;
    case Place::Kind::tower:
      if (!in_sketch()) return "tower";
      break;
    case Place::Kind::acrobat:
      if (!in_sketch()) return "acrobat";
      break;
    case Place::Kind::prison:
      return fmt::format("prison of {}", player(static_cast<PlayerId>(where.feature)));
    case Place::Kind::leipzig:
      return where == kNoQuarter
                 ? "none"
                 : fmt::format("leipzig.{}",
                               kQuarterWords[static_cast<std::size_t>(where.feature)]);
    case Place::Kind::corner:
      if (!in_sketch()) return "corner SE";
      break;
    case Place::Kind::castle: {
      // On a tile with several cities the side tells which.
      if (in_sketch()) break;
      const auto tile = tile_at(where.at);
      if (!tile || where.feature == kNoFeature) return "castle";
      const std::string city = feature_name(*tile, where.feature, false);
      return "castle" + city.substr(std::min(city.find('.'), city.size()));
    }
    case Place::Kind::feature:
      break;
  }
  if (where == kStays) return "stay";
  if (in_sketch()) return std::string(scenario_->sketch->name_of(where));
  const auto tile = tile_at(where.at);
  return tile ? feature_name(*tile, where.feature, false) : "?";
}

std::string Words::place(const Where& where) const {
  const bool nowhere = where.kind == Place::Kind::supply || where.kind == Place::Kind::prison ||
                       where.kind == Place::Kind::leipzig || where == kStays;
  if (nowhere || in_sketch()) return feature(where);
  return position(where.at) + " " + feature(where);
}

std::vector<std::string> Words::when(const Outcome& outcome) const {
  const auto asking =
      std::count_if(outcome.turns.begin(), outcome.turns.end(),
                    [](const TurnRuling& turn) { return !turn.open_answers.empty(); });
  std::vector<std::string> found;
  for (std::size_t t = 0; t < outcome.turns.size(); ++t) {
    const int turn = asking > 1 ? static_cast<int>(t) + 1 : 0;
    append(found, outcome, t, outcome.turns[t].open_answers, turn);
  }
  return found;
}

std::vector<std::string> Words::choose(const Outcome& outcome, std::size_t turn) const {
  std::vector<std::string> found;
  append(found, outcome, turn, outcome.turns[turn].answers, 0);
  return found;
}

void Words::append(std::vector<std::string>& found, const Outcome& outcome, std::size_t turn,
                   const std::vector<Answer>& answers, int number) const {
  for (const Answer& one : answers) {
    // `from` tells apart what one player answers several times in a turn.
    const auto& events = outcome.turns[turn].events;
    const auto visits = std::count_if(events.begin(), events.end(), [&](const Event& event) {
      const auto* moved = std::get_if<FigureMoved>(&event);
      return moved != nullptr && moved->to.kind == Place::Kind::bathhouse &&
             outcome.table.figure(moved->figure).owner == one.subject;
    });
    const auto alike = std::count_if(events.begin(), events.end(), [&](const Event& event) {
      const auto* made = std::get_if<ChoiceMade>(&event);
      return made != nullptr && made->kind == one.kind && made->subject == one.subject;
    });
    const bool by_visits = one.kind == ChoiceKind::bathhouse || one.kind == ChoiceKind::free_return;
    found.push_back(answer(one, (by_visits ? visits : alike) > 1, number));
  }
}

std::string Words::answer(const Answer& answer, bool with_from, int turn) const {
  const auto place = [this](const Where& where) {
    if (in_sketch()) return feature(where);
    return fmt::format("{{at: [{}, {}], in: {}}}", where.at.x, where.at.y, feature(where));
  };
  const auto bathhouse = [this](const Where& where) {
    return in_sketch() ? feature(where) : fmt::format("[{}, {}]", where.at.x, where.at.y);
  };
  std::vector<std::string> fields;
  if (answer.kind == ChoiceKind::score_order) {
    std::vector<std::string> order;
    for (const Where& where : answer.order) {
      order.push_back(where.kind == Place::Kind::bathhouse
                          ? fmt::format("{{free-return: {}}}", bathhouse(where))
                          : place(where));
    }
    fields.push_back(fmt::format("score-order: [{}]", fmt::join(order, ", ")));
  } else if (answer.kind == ChoiceKind::castle || answer.kind == ChoiceKind::castle_scores) {
    fields.push_back(fmt::format("{}: {}", name(answer.kind), place(*answer.from)));
    fields.push_back(answer.kind == ChoiceKind::castle
                         ? fmt::format("convert: {}", answer.take)
                         : fmt::format("with: {}", place(answer.target)));
    if (answer.subject) fields.push_back(fmt::format("for: {}", player(*answer.subject)));
  } else if (answer.kind == ChoiceKind::leipzig || answer.kind == ChoiceKind::leipzig_meeple) {
    const bool quarter = answer.kind == ChoiceKind::leipzig;
    fields.push_back(fmt::format(
        "{}: {}", name(answer.kind),
        !quarter ? place(answer.target)
        : answer.target == kNoQuarter
            ? "none"
            : std::string(kQuarterWords[static_cast<std::size_t>(answer.target.feature)])));
    if (answer.subject) fields.push_back(fmt::format("for: {}", player(*answer.subject)));
    if (with_from && answer.from) fields.push_back("from: " + place(*answer.from));
  } else {
    const bool drives = answer.target.kind != Place::Kind::supply && answer.target != kStays;
    fields.push_back(fmt::format("{}: {}", name(answer.kind),
                                 answer.kind != ChoiceKind::wagon ? bathhouse(answer.target)
                                 : drives                         ? place(answer.target)
                                 : answer.target == kStays        ? "stay"
                                                                  : "home"));
    if (answer.subject) fields.push_back(fmt::format("for: {}", player(*answer.subject)));
    if (answer.kind == ChoiceKind::free_return) {
      fields.push_back(fmt::format("take: {}", answer.take));
    }
    if (with_from && answer.from) fields.push_back("from: " + place(*answer.from));
  }
  if (answer.by) fields.push_back(fmt::format("by: {}", player(*answer.by)));
  if (turn > 0) fields.push_back(fmt::format("turn: {}", turn));
  return fmt::format("{{{}}}", fmt::join(fields, ", "));
}

}  // namespace barber
