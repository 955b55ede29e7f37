#include "adjudicator/scoring.hpp"

#include <algorithm>
#include <set>

#include "adjudicator/scoring_order.hpp"
#include "rules/abbey_and_mayor.hpp"
#include "rules/abbot.hpp"
#include "rules/base_game.hpp"
#include "rules/bathhouse_visits.hpp"
#include "rules/castles.hpp"
#include "rules/ghosts_castles_cemeteries.hpp"
#include "rules/hills_and_sheep_rules.hpp"
#include "rules/land_surveyors.hpp"
#include "rules/markets_of_leipzig.hpp"
#include "rules/princess_and_dragon.hpp"
#include "rules/tower.hpp"
#include "rules/traders_and_builders.hpp"
#include "rules/under_the_big_top.hpp"
#include "rules/wagons.hpp"
#include "rules/watchtowers.hpp"

namespace barber {
namespace {

std::vector<FigureIndex> figures_on_all(const GameState& table,
                                        const std::vector<SegmentId>& features) {
  std::vector<FigureIndex> found;
  for (const SegmentId feature : features) {
    const std::vector<FigureIndex> here = table.figures_on(feature);
    found.insert(found.end(), here.begin(), here.end());
  }
  return found;
}

// Books what each player gets and tells who got it and who did not.
void book(TurnInPlay& turn, FeatureScored scored) {
  scored.majority =
      base::majority_rules(scored.presence, turn.active, among_final(scored.occasion));
  std::vector<GotNothing> nothing;
  int most = 0;
  for (const Presence& now : scored.presence) most = std::max(most, now.strength);
  for (const Presence& now : scored.presence) {
    if (now.scores) {
      turn.table.score(now.player) += now.points;
    } else if (now.strength == 0) {
      nothing.push_back({now.player,
                         scored.feature,
                         {MessageId::counts_for_nothing, {}},
                         {&mayors::majority_zero}});
    } else {
      nothing.push_back(
          {now.player,
           scored.feature,
           {MessageId::outnumbered, {now.strength, most}},
           {among_final(scored.occasion) ? &base::final_majority : &base::score_majority}});
    }
  }
  turn.events.push_back(std::move(scored));
  for (GotNothing& event : nothing) turn.events.push_back(std::move(event));
}

// The scoring of a feature as the base game and the banners have it, not booked yet.
FeatureScored valued(TurnInPlay& turn, SegmentId feature, Occasion occasion,
                     const std::vector<FigureIndex>& figures) {
  const GameState& table = turn.table;
  const Board& board = table.board;
  FeatureScored scored;
  scored.occasion = occasion;
  scored.feature = table.where(Place::on(feature));
  scored.kind = board.kind(feature);
  scored.complete = board.complete(feature);
  for (const TileIndex tile : board.tiles_of(feature)) {
    scored.tiles.push_back(board.tile(tile).at);
    turn.rest_on_layout(tile);
  }
  scored.presence = base::presence(table, figures);
  // What the city itself is worth has been paid long ago, and is not asked again.
  if (occasion == Occasion::farmed_city) {
    scored.items = {base::farmed_city(table, turn.options, feature)};
  } else {
    scored.items = base::worth(table, turn.options, feature, in_final(occasion));
  }
  scored.completion = base::occasion_rules(board, feature, occasion);
  if (occasion == Occasion::barn_joined) {
    mayors::pay_for_joining(scored);
  } else if (scored.kind == FeatureKind::field) {
    traders::add_pigs(table, figures, scored);
  }
  if (occasion == Occasion::completed &&
      std::any_of(figures.begin(), figures.end(), [&](FigureIndex figure) {
        return table.figure(figure).kind == FigureKind::abbot;
      })) {
    scored.completion.push_back(&abbot::complete);
  }
  return scored;
}

void add_up(FeatureScored& scored) {
  for (const Item& item : scored.items) scored.points += item.only ? 0 : item.points();
  for (Presence& now : scored.presence) {
    now.points = now.scores ? scored.points : 0;
    for (const Item& item : scored.items) {
      if (item.only == now.player) now.points += item.points();
    }
  }
}

// What the lone figure of a scoring brought its owner.
int points_of(const FeatureScored& scored) {
  return scored.presence.size() == 1 ? scored.presence.front().points : scored.points;
}

// A castle may take it over, as it would be without a tie and without what figures bring.
void note_structure(TurnInPlay& turn, SegmentId feature, const FeatureScored& scored,
                    bool withheld) {
  if (turn.table.castles.empty()) return;
  int banners = 0;
  if (withheld) {
    for (const TileIndex tile : bath::bathhouses_of(turn, feature)) {
      banners += turn.table.board.tile(tile).tile->bathhouse_value();
    }
  }
  castles::note_structure(turn, feature, scored, banners);
}

// The scoring in the eyes of the bathhouses.
bath::ScoringEvent event_of(const GameState& table, const FeatureScored& scored, SegmentId feature,
                            const std::vector<FigureIndex>& figures) {
  bath::ScoringEvent event{scored.occasion, feature, figures, points_of(scored)};
  event.surveyed = surveyors::points(scored);
  if (scored.presence.size() == 1) {
    event.ghosts =
        ghosts::taken(table, figures, scored.presence.front().player, in_final(scored.occasion));
    event.points -= event.ghosts;
  }
  return event;
}

// What follows once the points of a feature are booked: bonuses of figures, ghosts, the bathhouse.
Fault after_booking(TurnInPlay& turn, SegmentId feature, const FeatureScored& scored,
                    const std::vector<FigureIndex>& figures, const bath::ScoringEvent& event) {
  if (scored.occasion != Occasion::abbot_recall) {
    leipzig::pay_quarters(turn, scored);
    dragon::pay_fairy(turn, figures);
    circus::add_ringmasters(turn, figures);
    ghosts::scare(turn, scored, figures);
    ghosts::earn_guard(turn, scored);
  }
  bath::tell_bathers_outside(turn, feature);
  tower::tell_tops_outside(turn, feature);
  return bath::visit(turn, event);
}

// `to_leipzig`: somebody went there who is not among the figures any more.
Fault score_feature(TurnInPlay& turn, SegmentId feature, Occasion occasion,
                    const std::vector<FigureIndex>& figures, bool to_leipzig) {
  FeatureScored scored = valued(turn, feature, occasion, figures);
  const std::vector<Remark> unpaid = bath::add_banners(turn, feature, scored);
  surveyors::apply(turn.table, feature, scored);
  note_structure(turn, feature, scored, !unpaid.empty());
  add_up(scored);
  bath::ScoringEvent event = event_of(turn.table, scored, feature, figures);
  event.to_leipzig = to_leipzig;
  turn.scored_something |= occasion == Occasion::completed && !scored.presence.empty();
  book(turn, scored);
  for (const Remark& remark : unpaid) turn.events.emplace_back(remark);
  surveyors::tell(turn, scored);
  return after_booking(turn, feature, scored, figures, event);
}

// T3b.
Fault score_castle(TurnInPlay& turn, int castle) {
  const FigureIndex occupant = *turn.table.in_castle(castle);
  castles::Chosen chosen = castles::choose(turn, castle);
  if (chosen.illegal) return chosen.illegal;
  add_up(chosen.scored);
  const int copied = chosen.scored.points;
  bath::ScoringEvent event;
  event.occasion = Occasion::castle;
  event.involved = {occupant};
  event.points = points_of(chosen.scored);
  event.surveyed = chosen.surveyed;
  book(turn, std::move(chosen.scored));
  castles::note_scored(turn, castle, copied, chosen.surveyed);
  dragon::pay_fairy(turn, {occupant});
  if (Fault fault = bath::visit(turn, event)) return fault;
  if (turn.table.figure(occupant).place.kind == Place::Kind::castle) {
    Citations rules{&castles::come_home};
    if (turn.table.figure(occupant).kind == FigureKind::wagon) rules.push_back(&castles::wagon);
    turn.move(occupant, Place::supply(), {MessageId::returns_from_castle, {}}, std::move(rules));
  }
  return std::nullopt;
}

Fault score_completed_feature(TurnInPlay& turn, const Waiting& waiting) {
  if (waiting.occasion == Occasion::completed) {
    if (auto fault = watchtowers::score(turn, waiting.figures)) return fault;
  }
  std::vector<FigureIndex> figures = waiting.figures;
  std::erase_if(figures, [&](FigureIndex figure) {  // sent away by the bonus
    return turn.table.figure(figure).place.kind != Place::Kind::feature;
  });
  leipzig::Sent sent;
  if (waiting.occasion == Occasion::completed) {
    sent = leipzig::send_meeples(turn, waiting.feature, figures);
    if (sent.illegal) return sent.illegal;
  }
  if (auto fault = score_feature(turn, waiting.feature, waiting.occasion, figures, sent.anybody)) {
    return fault;
  }
  for (const FigureIndex figure : figures) {
    if (turn.table.figure(figure).place.kind != Place::Kind::feature) continue;
    Citations rules{&base::score_return};
    switch (turn.table.figure(figure).kind) {
      case FigureKind::wagon:
        wagons::wait(turn, figure);
        continue;
      case FigureKind::shepherd:
        turn.remark(
            Remark::Kind::note,
            {MessageId::shepherd_stays, {turn.table.where(turn.table.figure(figure).place)}},
            {&sheep::shepherd_returns});
        continue;
      case FigureKind::builder:
        rules.push_back(&traders::builder_returns);
        break;
      case FigureKind::pig:
        rules.push_back(&traders::pig_returns);
        break;
      default:
        break;
    }
    turn.move(figure, Place::supply(), {MessageId::returns_after_scoring, {}}, std::move(rules));
  }
  if (turn.table.board.kind(waiting.feature) == FeatureKind::city) {
    traders::take_goods(turn, waiting.feature);
  }
  return std::nullopt;
}

template <typename Score>
Fault in_order(TurnInPlay& turn, bool points_by_order, std::vector<Waiting> waiting, Score score) {
  ScoringOrder order(turn, points_by_order, std::move(waiting));
  Fault fault = order.check();
  while (!fault) {
    const std::optional<Waiting> now = order.next();
    if (!now) break;
    fault = score(*now);
  }
  order.finish();
  return fault;
}

// The fields of the final scoring, edition by edition (C 49).
class FinalFields {
 public:
  FinalFields(TurnInPlay& turn, const std::vector<SegmentId>& fields)
      : turn_(turn), edition_(base::field_scoring_of(turn.options)) {
    if (edition_ == base::FieldScoring::first) score_cities(fields);
  }

  // A city that one field pays to a player is not paid by the next.
  bool points_by_order() const { return edition_ == base::FieldScoring::second; }

  Fault score(const Waiting& field) {
    switch (edition_) {
      case base::FieldScoring::third:
        return score_feature(turn_, field.feature, Occasion::final_scoring, field.figures, false);
      case base::FieldScoring::second:
        return score_once(field);
      case base::FieldScoring::first:
        break;
    }
    int points = 0;
    for (const Paid& paid : paid_) {
      const auto cities = base::cities_of(turn_.table.board, field.feature);
      const bool here = std::find(cities.begin(), cities.end(), paid.city) != cities.end();
      const bool own = turn_.table.figure(field.figures.front()).owner == paid.player;
      if (here && own) points += paid.points;
    }
    dragon::pay_fairy(turn_, field.figures);
    return bath::visit(turn_, {Occasion::final_scoring, field.feature, field.figures, points});
  }

 private:
  struct Paid {
    SegmentId city;
    PlayerId player;
    int points;
  };

  // First edition: 4 points a city to whoever has most farmers in all fields round it together.
  void score_cities(const std::vector<SegmentId>& fields) {
    const Board& board = turn_.table.board;
    std::vector<SegmentId> cities;
    for (const SegmentId field : fields) {
      for (const SegmentId city : base::cities_of(board, field)) {
        if (std::find(cities.begin(), cities.end(), city) == cities.end()) cities.push_back(city);
      }
    }
    std::sort(cities.begin(), cities.end());
    for (const SegmentId city : cities) {
      std::vector<SegmentId> round;
      for (const SegmentId field : fields) {
        const auto touched = base::cities_of(board, field);
        if (std::find(touched.begin(), touched.end(), city) != touched.end())
          round.push_back(field);
      }
      FeatureScored scored =
          valued(turn_, city, Occasion::farmed_city, figures_on_all(turn_.table, round));
      traders::add_pigs(turn_.table, figures_on_all(turn_.table, round), scored);
      add_up(scored);
      for (const Presence& now : scored.presence) paid_.push_back({city, now.player, now.points});
      book(turn_, scored);
      leipzig::pay_quarters(turn_, scored);
    }
  }

  // Second edition: as in the third, but a city once a player.
  Fault score_once(const Waiting& field) {
    const Board& board = turn_.table.board;
    FeatureScored scored = valued(turn_, field.feature, Occasion::final_scoring, field.figures);
    add_up(scored);
    std::vector<Remark> again;
    const std::vector<SegmentId> cities = base::cities_of(board, field.feature);
    for (Presence& now : scored.presence) {
      for (std::size_t i = 0; i < cities.size(); ++i) {
        if (!counted_.emplace(cities[i], now.player).second) now.again += scored.items[i].count;
      }
      for (std::size_t i = 0; now.scores && i < cities.size(); ++i) {
        const bool known = std::any_of(paid_.begin(), paid_.end(), [&](const Paid& paid) {
          return paid.city == cities[i] && paid.player == now.player;
        });
        const int points = scored.items[i].points();
        if (!known) {
          paid_.push_back({cities[i], now.player, points});
          continue;
        }
        now.points -= points;
        for (const Item& item : scored.items) {
          if (item.only == now.player) now.points -= item.each;
        }
        again.push_back(
            {Remark::Kind::note,
             {MessageId::city_paid_before, {now.player, turn_.table.where(Place::on(cities[i]))}},
             {&base::field_scoring}});
      }
    }
    const bath::ScoringEvent event = event_of(turn_.table, scored, field.feature, field.figures);
    book(turn_, scored);
    for (const Remark& remark : again) turn_.events.emplace_back(remark);
    return after_booking(turn_, field.feature, scored, field.figures, event);
  }

  TurnInPlay& turn_;
  base::FieldScoring edition_;
  std::vector<Paid> paid_;
  std::set<std::pair<SegmentId, PlayerId>> counted_;  // for whoever has a farmer round the city
};

}  // namespace

Fault score_completed(TurnInPlay& turn) {
  const std::vector<SegmentId> completed =
      base::completed_by(turn.table.board, turn.placed, turn.bridged);
  if (Fault fault = castles::found(turn, completed)) return fault;
  std::vector<Waiting> waiting;
  int occupied = 0;
  for (const SegmentId feature : completed) {
    if (turn.table.castle_of(feature)) continue;
    waiting.push_back(
        {turn.table.where(Place::on(feature)), feature, turn.table.figures_on(feature)});
    occupied += waiting.back().figures.empty() ? 0 : 1;
  }
  if (occupied > 1) {
    turn.remark(Remark::Kind::note, {MessageId::several_scored, {occupied}}, {&base::score_order});
  }
  for (const auto& [tile, bather] : turn.returns_in_scoring) {
    const Place bathhouse = Place::in_bathhouse(tile);
    if (turn.table.figure(bather).place != bathhouse) continue;  // bought meanwhile
    waiting.push_back({turn.table.where(bathhouse), 0, {bather}});
  }
  for (const mayors::BarnField& barn : mayors::barn_fields(turn)) {
    waiting.push_back({turn.table.where(Place::on(barn.field)), barn.field,
                       turn.table.figures_on(barn.field), barn.occasion});
  }
  return in_order(turn, false, std::move(waiting), [&](const Waiting& now) {
    return now.is_return() ? bath::free_return(turn, now.where, now.figures.front())
                           : score_completed_feature(turn, now);
  });
}

Fault score_castles(TurnInPlay& turn) {
  std::vector<Waiting> waiting;
  for (const int castle : castles::scoring(turn)) {
    Waiting& one = waiting.emplace_back();
    one.where = turn.table.where(Place::in_castle(castle));
    one.figures = {*turn.table.in_castle(castle)};
    one.occasion = Occasion::castle;
    one.castle = castle;
  }
  return in_order(turn, false, std::move(waiting),
                  [&](const Waiting& now) { return score_castle(turn, now.castle); });
}

Fault score_recall(TurnInPlay& turn, FigureIndex figure) {
  const SegmentId feature = turn.table.figure(figure).place.index;
  if (Fault fault = score_feature(turn, feature, Occasion::abbot_recall, {figure}, false))
    return fault;
  if (turn.table.figure(figure).place.kind == Place::Kind::feature) {
    turn.move(figure, Place::supply(), {MessageId::abbot_recalled, {}},
              {&abbot::recall, &abbot::recall_not_feature_scoring});
  }
  return std::nullopt;
}

Fault score_final(TurnInPlay& turn) {
  const Board& board = turn.table.board;
  castles::empty_all(turn);
  surveyors::tell_at_end(turn);
  leipzig::tell_at_end(turn);
  const std::vector<SegmentId> all = base::final_order(turn.table);
  for (auto first = all.begin(); first != all.end();) {
    const FeatureKind kind = board.kind(*first);
    const auto last = std::find_if(first, all.end(),
                                   [&](SegmentId feature) { return board.kind(feature) != kind; });
    std::vector<Waiting> waiting;
    for (const SegmentId feature : std::vector<SegmentId>(first, last)) {
      waiting.push_back({turn.table.where(Place::on(feature)), feature,
                         turn.table.figures_on(feature), Occasion::final_scoring});
    }
    Fault fault;
    if (kind == FeatureKind::field) {
      FinalFields fields(turn, {first, last});
      fault = in_order(turn, fields.points_by_order(), std::move(waiting),
                       [&](const Waiting& now) { return fields.score(now); });
    } else {
      fault = in_order(turn, false, std::move(waiting), [&](const Waiting& now) {
        return score_feature(turn, now.feature, Occasion::final_scoring, now.figures, false);
      });
    }
    if (fault) return fault;
    first = last;
  }
  for (FeatureScored& barns : mayors::barns_at_end(turn.table, turn.options)) {
    add_up(barns);
    book(turn, std::move(barns));
  }
  traders::score_goods(turn);
  circus::score_acrobats_at_end(turn);
  return std::nullopt;
}

}  // namespace barber
