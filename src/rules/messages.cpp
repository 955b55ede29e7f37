#include "rules/messages.hpp"

#include <algorithm>

#include "rules/base_game.hpp"
#include "rules/bathhouse_visits.hpp"
#include "rules/ghosts_castles_cemeteries.hpp"
#include "rules/princess_and_dragon.hpp"
#include "rules/traders_and_builders.hpp"

namespace barber::messages {
namespace {

constexpr int kDark = 5;  // every fifth space of the track
constexpr int kInstead = 2;
constexpr int kFarmer = 3;
constexpr int kMessageCoat = 2;
constexpr int kKnight = 2;
constexpr int kExtraTile = 7;
constexpr int kTakenBack = 8;

// What an event moves the scoring figure of a player by.
int points_in(const Event& event, PlayerId player) {
  if (const auto* gained = std::get_if<PointsGained>(&event)) {
    return gained->player == player ? gained->points : 0;
  }
  if (const auto* paid = std::get_if<PointsPaid>(&event)) {
    return paid->player == player ? -paid->points : 0;
  }
  const auto* scored = std::get_if<FeatureScored>(&event);
  if (scored == nullptr) return 0;
  for (const Presence& one : scored->presence) {
    if (one.player == player) return one.points;
  }
  return 0;
}

// The scoring figure has moved, if only there and back, and has stopped on a dark space.
bool is_due(const TurnInPlay& turn) {
  if (turn.table.scores[index(turn.active)] % kDark != 0) return false;
  const auto start = turn.events.begin() + static_cast<std::ptrdiff_t>(turn.events_at_start);
  return std::any_of(start, turn.events.end(),
                     [&](const Event& event) { return points_in(event, turn.active) != 0; });
}

// The own meeples on features of that kind.
std::vector<FigureIndex> own_on(const TurnInPlay& turn, FeatureKind kind) {
  const GameState& table = turn.table;
  std::vector<FigureIndex> found;
  for (std::size_t i = 0; i < table.figures.size(); ++i) {
    const Figure& figure = table.figures[i];
    if (figure.owner != turn.active || !is_meeple(figure.kind)) continue;
    if (figure.place.kind != Place::Kind::feature) continue;
    if (table.board.kind(figure.place.index) == kind) found.push_back(static_cast<FigureIndex>(i));
  }
  return found;
}

// The features under these, each by its first segment, in the order of placing.
std::vector<SegmentId> features_of(const GameState& table, const std::vector<FigureIndex>& all) {
  std::vector<SegmentId> found;
  found.reserve(all.size());
  for (const FigureIndex figure : all) {
    found.push_back(table.board.segments(table.figure(figure).place.index).front());
  }
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

// A feature as the final scoring would value it for the player; not booked.
struct AtEnd {
  FeatureScored scored;  // with the player's presence alone
  std::vector<Remark> unpaid;
  Citations rules;
  int most = 0;  // strength of the majority
};

AtEnd at_end(TurnInPlay& turn, SegmentId feature, bool majority) {
  const GameState& table = turn.table;
  const std::vector<FigureIndex> figures = table.figures_on(feature);
  AtEnd found;
  FeatureScored& scored = found.scored;
  scored.occasion = Occasion::message_8;
  scored.feature = table.where(Place::on(feature));
  scored.kind = table.board.kind(feature);
  scored.complete = table.board.complete(feature);
  scored.items = base::worth(table, turn.options, feature, true);
  scored.presence = base::presence(table, figures);
  for (Presence& now : scored.presence) {
    found.most = std::max(found.most, now.strength);
    if (!majority) now.scores = now.player == turn.active;
  }
  if (scored.kind == FeatureKind::field) traders::add_pigs(table, figures, scored);
  found.unpaid = bath::add_banners(turn, feature, scored);
  for (Remark& remark : found.unpaid) remark.rules.push_back(&no_banner_8);
  std::erase_if(scored.presence, [&](const Presence& now) { return now.player != turn.active; });
  Presence& own = scored.presence.front();
  for (const Item& item : scored.items) {
    if (!item.only) scored.points += item.points();
    if (own.scores && (!item.only || item.only == own.player)) own.points += item.points();
    for (const Rule* rule : item.rules) {
      if (std::find(found.rules.begin(), found.rules.end(), rule) == found.rules.end()) {
        found.rules.push_back(rule);
      }
    }
  }
  for (const TileIndex tile : table.board.tiles_of(feature)) turn.rest_on_layout(tile);
  return found;
}

// Books it, and what goes with a scoring as at the end: the fairy and the ghosts.
void book(TurnInPlay& turn, const AtEnd& worth, SegmentId feature, MessageId why,
          const Rule& rule) {
  const Presence& own = worth.scored.presence.front();
  if (own.scores) {
    Citations rules{&rule, &drawing};
    rules.insert(rules.end(), worth.rules.begin(), worth.rules.end());
    turn.gain(own.player, own.points, {why, {worth.scored.feature}}, std::move(rules));
  } else {
    turn.events.push_back(GotNothing{own.player,
                                     worth.scored.feature,
                                     {MessageId::outnumbered, {own.strength, worth.most}},
                                     {&rule, &drawing, &base::final_majority}});
  }
  for (const Remark& remark : worth.unpaid) turn.events.emplace_back(remark);
  std::vector<FigureIndex> figures = turn.table.figures_on(feature);
  std::erase_if(figures,
                [&](FigureIndex figure) { return turn.table.figure(figure).owner != turn.active; });
  for (const FigureIndex figure : figures) {
    if (!turn.table.figure(figure).fairy) continue;
    turn.remark(
        Remark::Kind::assumption,
        {MessageId::message_pays_fairy, {turn.table.where(turn.table.figure(figure).place)}},
        {&rule});
  }
  dragon::pay_fairy(turn, figures);
  ghosts::scare(turn, worth.scored, figures);
}

// Messages 1 to 3.
void pay_smallest(TurnInPlay& turn, int number, FeatureKind kind, MessageId why) {
  const Board& board = turn.table.board;
  const std::vector<SegmentId> all = features_of(turn.table, own_on(turn, kind));
  if (all.empty()) {
    turn.remark(Remark::Kind::note, {MessageId::message_of_nothing, {number}}, {&list});
    return;
  }
  const auto size = [&](SegmentId feature) {
    return kind == FeatureKind::monastery ? board.tile(board.tile_of(feature)).neighbours
                                          : static_cast<int>(board.tiles_of(feature).size());
  };
  int least = size(all.front());
  for (const SegmentId feature : all) least = std::min(least, size(feature));
  std::optional<std::pair<SegmentId, AtEnd>> best;
  bool differ = false;
  for (const SegmentId feature : all) {
    if (size(feature) != least) continue;
    AtEnd now = at_end(turn, feature, false);
    const int points = now.scored.presence.front().points;
    const int known = best ? best->second.scored.presence.front().points : points;
    differ |= points != known;
    if (!best || points > known) best.emplace(feature, std::move(now));
  }
  if (differ) {
    turn.remark(Remark::Kind::assumption,
                {MessageId::message_best_taken, {best->second.scored.feature}}, {&list});
  }
  book(turn, best->second, best->first, why, list);
}

// Message 5: each city once.
int coats_of_knights(const TurnInPlay& turn) {
  const Board& board = turn.table.board;
  int coats = 0;
  for (const SegmentId city : features_of(turn.table, own_on(turn, FeatureKind::city))) {
    for (const SegmentId segment : board.segments(city)) coats += board.printed(segment).coats;
  }
  return coats;
}

// Message 8.
std::optional<Illegality> take_back(TurnInPlay& turn, const NamedFigure& named) {
  GameState& table = turn.table;
  if (named.where.kind != Place::Kind::feature) {
    return illegal({&score_8}, {MessageId::taken_back_elsewhere, {named.where}});
  }
  const auto figure = figure_at(table, named);
  if (!figure) return illegal({&score_8}, not_there(named));
  if (!is_meeple(named.kind)) {
    return illegal({&score_8}, {MessageId::taken_back_no_meeple, {named.kind}});
  }
  const SegmentId feature = table.figure(*figure).place.index;
  const AtEnd worth = at_end(turn, feature, true);
  const Presence& own = worth.scored.presence.front();
  bath::ScoringEvent event;
  event.occasion = Occasion::message_8;
  event.feature = feature;
  event.involved = table.figures_on(feature);
  event.ghosts = own.scores ? ghosts::taken(table, event.involved, turn.active, true) : 0;
  event.points = own.points - event.ghosts;
  book(turn, worth, feature, MessageId::message_scores_meeple, score_8);
  if (std::any_of(event.involved.begin(), event.involved.end(), [&](FigureIndex other) {
        return other != *figure && is_meeple(table.figure(other).kind);
      })) {
    turn.move(*figure, Place::supply(), {MessageId::taken_back_by_message, {}}, {&score_8});
    return std::nullopt;
  }
  event.involved = {*figure};
  if (auto fault = bath::visit(turn, event)) return fault;
  if (table.figure(*figure).place.kind == Place::Kind::feature) {
    turn.move(*figure, Place::supply(), {MessageId::taken_back_by_message, {}}, {&score_8});
  }
  return std::nullopt;
}

}  // namespace

std::optional<Illegality> draw(TurnInPlay& turn, const DrawMessage& step) {
  if (turn.drew_message) return illegal({&drawing}, {MessageId::second_message, {}});
  if (!is_due(turn)) {
    return illegal({&drawing}, {MessageId::no_message_due,
                                {turn.active, turn.table.scores[index(turn.active)]}});
  }
  turn.drew_message = true;
  const auto pay = [&](int count, int each, MessageId why) {
    turn.gain(turn.active, count * each, {why, {count}}, {&list, &drawing});
  };
  if (step.points) {
    turn.gain(turn.active, kInstead, {MessageId::message_changed, {}}, {&drawing});
    return std::nullopt;
  }
  switch (step.number) {
    case 1:
      pay_smallest(turn, 1, FeatureKind::road, MessageId::message_road);
      break;
    case 2:
      pay_smallest(turn, 2, FeatureKind::city, MessageId::message_city);
      break;
    case 3:
      pay_smallest(turn, 3, FeatureKind::monastery, MessageId::message_monastery);
      break;
    case 4:
      pay(static_cast<int>(own_on(turn, FeatureKind::field).size()), kFarmer,
          MessageId::message_farmers);
      break;
    case 5:
      pay(coats_of_knights(turn), kMessageCoat, MessageId::message_coats);
      break;
    case 6:
      pay(static_cast<int>(own_on(turn, FeatureKind::city).size()), kKnight,
          MessageId::message_knights);
      break;
    case kExtraTile:
      turn.extra_tile = true;
      turn.remark(Remark::Kind::note, {MessageId::message_tile_to_come, {}}, {&list, &drawing});
      break;
    case kTakenBack:
      if (step.meeple) return take_back(turn, *step.meeple);
      break;
    default:
      break;
  }
  return std::nullopt;
}

void tell_due(TurnInPlay& turn) {
  if (!turn.table.has_messages || turn.drew_message || !is_due(turn)) return;
  turn.remark(Remark::Kind::note,
              {MessageId::message_due, {turn.active, turn.table.scores[index(turn.active)]}},
              {&drawing});
}

void tell_extra_tile(TurnInPlay& turn) {
  turn.remark(Remark::Kind::note, {MessageId::message_tile_placed, {}}, {&bath_normal_7, &list});
}

}  // namespace barber::messages
