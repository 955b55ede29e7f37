#include "rules/castles.hpp"

#include <algorithm>

#include "rules/barber_surgeons_rules.hpp"
#include "rules/base_game.hpp"
#include "rules/bathhouse_visits.hpp"
#include "rules/traders_and_builders_rules.hpp"

namespace barber::castles {
namespace {

constexpr int kMoreThanACity = 1;  // 4 for a castle where a city is worth 3

// ---- founding

// A city of two pieces that each take up one side, semicircular ones; the triangular one only
// where the option lets it in.
enum class Small { no, triangular, yes };
Small small(const Board& board, SegmentId city) {
  const std::vector<SegmentId> pieces = board.segments(city);
  if (pieces.size() != 2 || board.tiles_of(city).size() != 2) return Small::no;
  Small found = Small::yes;
  for (const SegmentId piece : pieces) {
    const TileFeature& printed = board.printed(piece);
    if (side_count(printed) != 1) return Small::no;
    if (printed.has(Symbol::no_castle)) found = Small::triangular;
  }
  return found;
}

struct Holder {
  std::optional<PlayerId> player;
  std::optional<FigureIndex> knight;  // who moves onto the castle
  bool several = false;               // more than one meeple is there
};

// Who holds the city: its only meeple, or with `majority-holder` whoever has the majority alone.
Holder holder_of(TurnInPlay& turn, SegmentId city) {
  const GameState& table = turn.table;
  Holder found;
  std::vector<FigureIndex> meeples = table.figures_on(city);
  std::erase_if(meeples, [&](FigureIndex figure) { return !is_meeple(table.figure(figure).kind); });
  if (meeples.empty()) return found;
  found.several = meeples.size() > 1;
  if (!found.several) {
    found.knight = meeples.front();
    found.player = table.figure(meeples.front()).owner;
    return found;
  }
  std::vector<Presence> most = base::presence(table, meeples);
  std::erase_if(most, [](const Presence& now) { return !now.scores; });
  if (most.size() != 1) return found;
  found.player = most.front().player;
  found.knight = *std::find_if(meeples.begin(), meeples.end(), [&](FigureIndex figure) {
    return table.figure(figure).owner == *found.player;
  });
  return found;
}

// Why this city cannot become a castle; none: its holder may choose.
std::optional<Illegality> refused(TurnInPlay& turn, SegmentId city, const Holder& holder) {
  const GameState& table = turn.table;
  const Where where = table.where(Place::on(city));
  const Small kind = small(table.board, city);
  if (kind == Small::no || (kind == Small::triangular && turn.options.is_default(eligible))) {
    return illegal({&eligible}, {MessageId::no_small_city, {where}});
  }
  if (holder.several && turn.options.is_default(multi_follower)) {
    return illegal({&multi_follower}, {MessageId::several_in_city, {where}});
  }
  if (!holder.player) return illegal({&choice}, {MessageId::nobody_holds_city, {where}});
  if (table.tokens.empty() || table.tokens[index(*holder.player)].castles == 0) {
    return illegal({&token_needed}, {MessageId::no_castle_left, {*holder.player}});
  }
  return std::nullopt;
}

std::optional<Illegality> become_castle(TurnInPlay& turn, SegmentId city, const Holder& holder) {
  GameState& table = turn.table;
  const std::vector<TileIndex> tiles = table.board.tiles_of(city);
  const auto number = static_cast<int>(table.castles.size());
  Castle castle;
  castle.city = table.board.segments(city).front();
  castle.tiles = {tiles[0], tiles[1]};
  castle.owner = *holder.player;
  castle.founded_now = true;
  table.castles.push_back(castle);
  --table.tokens[index(*holder.player)].castles;
  const Figure& knight = table.figure(*holder.knight);
  Citations rules{&meeple_moves, &choice, &no_points, &incomplete, &timing};
  rules.push_back(&eligible);
  if (holder.several) rules.push_back(&multi_follower);
  if (knight.kind == FigureKind::wagon) rules.push_back(&wagon);
  if (table.board.tile_of(knight.place.index) == turn.placed) rules.push_back(&either_half);
  const std::vector<FigureIndex> others = table.figures_on(city);
  if (!bath::free_bathhouses(table).empty()) rules.push_back(&conversion_no_visit);
  if (!table.board.bathhouses().empty() && !turn.options.on(conversion_no_visit)) {
    bath::ScoringEvent event;
    event.occasion = Occasion::castle_founded;
    event.involved = {*holder.knight};
    event.points = 1;  // it is not for want of points that nobody is sent
    if (auto fault = bath::visit(turn, event)) return fault;
  }
  if (table.figure(*holder.knight).place.kind == Place::Kind::feature) {
    turn.move(*holder.knight, Place::in_castle(number), {MessageId::becomes_castle, {}}, rules);
  } else {
    table.castles.back().scored = true;
  }
  for (const FigureIndex figure : others) {
    if (figure == *holder.knight) continue;
    const Figure& one = table.figure(figure);
    turn.move(figure, Place::supply(), {MessageId::city_becomes_castle, {}},
              {one.kind == FigureKind::builder ? &traders::builder_returns
               : holder.several                ? &multi_follower
                                               : &meeple_moves});
  }
  return std::nullopt;
}

// ---- scoring

bool in_vicinity(const GameState& table, int castle, SegmentId feature) {
  return table.board.in_vicinity(table.castle(castle).city, feature);
}

bool may_score(const GameState& table, int castle) {
  return !table.castle(castle).founded_now && table.in_castle(castle).has_value();
}

// Some castle can take this structure.
bool feeds_some(const GameState& table, SegmentId feature) {
  for (std::size_t i = 0; i < table.castles.size(); ++i) {
    const auto castle = static_cast<int>(i);
    if (may_score(table, castle) && in_vicinity(table, castle, feature)) return true;
  }
  return false;
}

// A tile round that monastery lies near a castle that could score.
bool has_castle_near(const GameState& table, SegmentId monastery) {
  const std::vector<TileIndex> around = table.board.around(table.board.tile_of(monastery));
  for (std::size_t i = 0; i < table.castles.size(); ++i) {
    if (!may_score(table, static_cast<int>(i))) continue;
    for (const TileIndex tile : table.board.vicinity(table.castles[i].city)) {
      if (std::find(around.begin(), around.end(), tile) != around.end()) return true;
    }
  }
  return false;
}

// Castles near a completed structure that get nothing of it: those founded in this turn, and those
// whose meeple is gone.
void tell_passed_over(TurnInPlay& turn, SegmentId feature, const Where& what) {
  const GameState& table = turn.table;
  for (std::size_t i = 0; i < table.castles.size(); ++i) {
    const auto castle = static_cast<int>(i);
    if (!in_vicinity(table, castle, feature)) continue;
    const Where where = table.where(Place::in_castle(castle));
    // One that scores in this turn has what it may have.
    const bool scores = std::any_of(turn.structures.begin(), turn.structures.end(),
                                    [&](const Structure& one) { return one.where == where; });
    if (where == what || scores) continue;
    if (!table.in_castle(castle)) {
      turn.remark(Remark::Kind::note, {MessageId::castle_is_empty, {where}}, {&removed_follower});
    } else if (table.castle(castle).founded_now) {
      turn.remark(Remark::Kind::note, {MessageId::castle_too_new, {where}}, {&trigger_later_turn});
    }
  }
}

}  // namespace

std::optional<Illegality> found(TurnInPlay& turn, const std::vector<SegmentId>& completed) {
  const GameState& table = turn.table;
  for (const SegmentId city : completed) {
    if (table.board.kind(city) != FeatureKind::city || table.figures_on(city).empty()) continue;
    const Holder holder = holder_of(turn, city);
    const PlayerId asked = holder.player.value_or(turn.active);
    Choice asked_for;
    asked_for.kind = ChoiceKind::castle;
    asked_for.subject = asked_for.decides = asked;
    asked_for.from = table.where(Place::on(city));
    asked_for.options = {asked_for.from};
    asked_for.rule = &castles::choice;
    const bool answered = turn.decider.has_answer(ChoiceKind::castle);
    if (table.tokens.empty() && !answered) continue;
    const auto no = refused(turn, city, holder);
    if (!no)
      asked_for.options.push_back({Place::Kind::castle, asked_for.from.at, asked_for.from.feature});
    if (no && !answered) {
      const Rule* why = no->rules.front();
      const bool told = why == &multi_follower || why == &token_needed ||
                        (why == &eligible && small(table.board, city) == Small::triangular);
      if (!told) continue;
      turn.remark(Remark::Kind::note, no->why, no->rules);
      continue;
    }
    const Decision decision = turn.decider.decide(table, asked_for);
    if (decision.wrong_player) return decision.wrong_player;
    if (decision.option == -1) {
      Illegality fault = *no;
      fault.answer = decision.answer;
      return fault;
    }
    turn.tell(asked_for, decision, {&castles::choice});
    if (decision.option != 1) continue;
    if (auto fault = become_castle(turn, city, holder)) return fault;
  }
  return std::nullopt;
}

void note_structure(TurnInPlay& turn, SegmentId feature, const FeatureScored& scored,
                    int withheld) {
  const GameState& table = turn.table;
  if (table.castles.empty()) return;
  if (by_barn(scored.occasion) && feeds_some(table, feature)) {
    turn.remark(Remark::Kind::note, {MessageId::field_feeds_no_castle, {scored.feature}},
                {&no_fields});
  }
  if (scored.occasion != Occasion::completed) return;
  switch (scored.kind) {
    case FeatureKind::road:
    case FeatureKind::city:
    case FeatureKind::monastery:
    case FeatureKind::garden:
      break;
    default:
      return;
  }
  Structure structure;
  structure.where = scored.feature;
  structure.feature = feature;
  if (scored.kind == FeatureKind::monastery && has_castle_near(table, feature)) {
    turn.remark(Remark::Kind::note, {MessageId::monastery_too_far, {scored.feature}},
                {&trigger_monastery_tile});
  }
  tell_passed_over(turn, feature, structure.where);
  if (!feeds_some(table, feature)) return;
  if (scored.kind == FeatureKind::garden && turn.options.is_default(garden_triggers)) {
    turn.remark(Remark::Kind::note, {MessageId::garden_feeds_no_castle, {scored.feature}},
                {&garden_triggers});
    return;
  }
  int banners = 0;
  for (const Item& item : scored.items) {
    if (item.only) continue;
    (item.kind == ItemKind::banner ? banners : structure.points) += item.points();
    if (item.kind == ItemKind::survey) structure.surveyed += item.points();
  }
  banners += withheld;
  if (banners != 0 && turn.options.on(copies_bathhouse)) structure.points += banners;
  structure.occupied = !scored.presence.empty();
  structure.tied = std::count_if(scored.presence.begin(), scored.presence.end(),
                                 [](const Presence& now) { return now.scores; }) > 1;
  structure.banners = banners != 0;
  turn.structures.push_back(structure);
}

std::vector<std::size_t> candidates(TurnInPlay& turn, int castle) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < turn.structures.size(); ++i) {
    const Structure& one = turn.structures[i];
    const bool itself = one.where.kind == Place::Kind::castle &&
                        turn.table.place(one.where) == Place::in_castle(castle);
    if (!itself && in_vicinity(turn.table, castle, one.feature)) found.push_back(i);
  }
  return found;
}

bool depend(const GameState& table, int castle, int other) {
  return in_vicinity(table, castle, table.castle(other).city);
}

std::vector<int> scoring(TurnInPlay& turn) {
  const GameState& table = turn.table;
  std::vector<int> found;
  for (bool more = true; more;) {
    more = false;
    for (std::size_t i = 0; i < table.castles.size(); ++i) {
      const auto castle = static_cast<int>(i);
      if (!may_score(table, castle) ||
          std::find(found.begin(), found.end(), castle) != found.end()) {
        continue;
      }
      const bool follows = std::any_of(found.begin(), found.end(),
                                       [&](int other) { return depend(table, castle, other); });
      if (!follows && candidates(turn, castle).empty()) continue;
      found.push_back(castle);
      more = true;
    }
  }
  std::sort(found.begin(), found.end());
  return found;
}

Chosen choose(TurnInPlay& turn, int castle) {
  const GameState& table = turn.table;
  const FigureIndex occupant = *table.in_castle(castle);
  const std::vector<std::size_t> all = candidates(turn, castle);
  Choice asked;
  asked.kind = ChoiceKind::castle_scores;
  asked.subject = asked.decides = table.figure(occupant).owner;
  asked.from = table.where(Place::in_castle(castle));
  for (const std::size_t i : all) asked.options.push_back(turn.structures[i].where);
  asked.rule = &several;
  const Decision decision = turn.decider.decide(table, asked);
  Chosen chosen;
  if (decision.wrong_player) {
    chosen.illegal = decision.wrong_player;
    return chosen;
  }
  if (decision.option == -1) {
    const auto named = table.place(decision.named);
    const bool done =
        named && named->kind == Place::Kind::feature && table.board.complete(named->index);
    const bool now = std::any_of(
        turn.structures.begin(), turn.structures.end(),
        [&](const Structure& one) { return table.same_place(one.where, decision.named); });
    chosen.illegal = illegal({done && !now ? &trigger : &vicinity},
                             {MessageId::castle_cannot_take, {decision.named}});
    chosen.illegal->answer = decision.answer;
    return chosen;
  }
  const Structure& taken = turn.structures[all[static_cast<std::size_t>(decision.option)]];
  turn.tell(asked, decision, {&several});
  chosen.surveyed = taken.surveyed;
  FeatureScored& scored = chosen.scored;
  scored.occasion = Occasion::castle;
  scored.feature = asked.from;
  scored.kind = FeatureKind::city;
  scored.complete = true;
  for (const TileIndex tile : table.castle(castle).tiles) {
    scored.tiles.push_back(table.board.tile(tile).at);
  }
  Item copy;
  copy.kind = ItemKind::copied;
  copy.count = 1;
  copy.each = taken.points;
  copy.city = taken.where;
  copy.rules = {&points, &points_after_modifiers};
  if (taken.banners) copy.rules.push_back(&copies_bathhouse);
  if (!taken.occupied) copy.rules.push_back(&points_unoccupied);
  if (taken.tied) copy.rules.push_back(&points_tie);
  scored.items.push_back(std::move(copy));
  scored.completion = {&trigger, &vicinity, &mandatory_first, &order};
  if (all.size() > 1) scored.completion.push_back(&several);
  if (taken.where.kind == Place::Kind::castle) scored.completion.push_back(&chain);
  const auto named = table.place(taken.where);
  if (named && named->kind == Place::Kind::feature) {
    const FeatureKind kind = table.board.kind(named->index);
    if (kind == FeatureKind::monastery) scored.completion.push_back(&trigger_monastery_tile);
    if (kind == FeatureKind::garden) scored.completion.push_back(&garden_triggers);
  }
  Presence now;
  now.player = asked.subject;
  now.figures = 1;
  now.mayor = table.figure(occupant).kind == FigureKind::mayor;
  now.large = table.figure(occupant).kind == FigureKind::large;
  now.strength = now.mayor ? 0 : now.large ? 2 : 1;
  now.scores = !now.mayor;
  if (now.mayor) scored.completion.push_back(&mayor);
  scored.presence.push_back(now);
  return chosen;
}

void note_scored(TurnInPlay& turn, int castle, int copied, int surveyed) {
  Castle& one = turn.table.castles[static_cast<std::size_t>(castle)];
  one.scored = true;
  Structure structure;
  structure.where = turn.table.where(Place::in_castle(castle));
  structure.feature = one.city;
  structure.points = copied;
  structure.surveyed = surveyed;
  structure.occupied = true;
  tell_passed_over(turn, structure.feature, structure.where);
  turn.structures.push_back(structure);
}

void empty_all(TurnInPlay& turn) {
  for (std::size_t i = 0; i < turn.table.castles.size(); ++i) {
    const auto occupant = turn.table.in_castle(static_cast<int>(i));
    if (!occupant) continue;
    turn.move(*occupant, Place::supply(), {MessageId::castle_unscored, {}}, {&end_zero});
  }
}

std::optional<int> extra_for_field(const GameState& table, Options& options, int castle,
                                   Citations& rules) {
  rules = {&field_value, &divides_fields};
  if (!table.castle(castle).scored) {
    rules.push_back(&field_needs_completion);
    if (options.on(field_needs_completion)) return std::nullopt;
  }
  return kMoreThanACity;
}

}  // namespace barber::castles
