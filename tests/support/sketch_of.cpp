#include "support/sketch_of.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdlib>
#include <set>

#include "rules/abbey_and_mayor.hpp"
#include "scenario/sketch_plan.hpp"
#include "scenario/words.hpp"

namespace barber::test {
namespace {

template <typename Names>
std::string list(const Names& names) {
  return fmt::format("[{}]", fmt::join(names, ", "));
}

const PlaceTile* tile_of(const Scenario& scenario) {
  for (const Step& step : scenario.action.front().steps) {
    if (const auto* tile = std::get_if<PlaceTile>(&step)) return tile;
  }
  return nullptr;
}

// A sketch says of no tile what lies round it, nor that it has such a symbol.
bool is_seen_from_afar(const Tile& tile) {
  return tile.has(Symbol::watchtower) || tile.has(Symbol::bazaar);
}

// A sketch does not tell apart where on a road two figures stand, one of which goes to Leipzig.
bool chooses_for_leipzig(const GameState& table) {
  const auto& figures = table.figures;
  return !table.leipzig.roads.empty() &&
         std::any_of(figures.begin(), figures.end(), [&](const Figure& one) {
           return std::any_of(figures.begin(), figures.end(), [&](const Figure& other) {
             return one.place.kind == Place::Kind::feature &&
                    other.place.kind == Place::Kind::feature && one.owner == other.owner &&
                    one.kind != other.kind &&
                    table.board.feature(one.place.index) == table.board.feature(other.place.index);
           });
         });
}

bool needs_a_board(const Scenario& scenario) {
  const GameState& table = scenario.table;
  const auto tiles = table.board.tiles();
  const auto& steps = scenario.action.front().steps;
  return chooses_for_leipzig(table) ||
         std::any_of(tiles.begin(), tiles.end(),
                     [](const PlacedTile& placed) { return is_seen_from_afar(*placed.tile); }) ||
         std::any_of(steps.begin(), steps.end(),
                     [](const Step& step) {
                       const auto* placed = std::get_if<PlaceTile>(&step);
                       // A circus moves the tent.
                       return placed != nullptr && (is_seen_from_afar(*placed->tile) ||
                                                    placed->tile->has(Symbol::circus));
                     }) ||
         std::any_of(table.figures.begin(), table.figures.end(), [](const Figure& figure) {
           // A sketch does not say on which feature's tile a tower is.
           return figure.place.kind == Place::Kind::acrobat ||
                  figure.place.kind == Place::Kind::tower;
         });
}

std::string text_of(const Goods& goods) {
  return fmt::format("{{wine: {}, wheat: {}, cloth: {}}}", goods[0], goods[1], goods[2]);
}

bool is_scored(FeatureKind kind) { return kind != FeatureKind::river; }

bool is_enclosed(const Board& board, Position at) {
  return std::all_of(kSides.begin(), kSides.end(),
                     [&](Side side) { return board.tile_at(neighbour(at, side)) != kNoTile; });
}

// What a sketch has no places for.
bool has_pieces(const GameState& table) {
  const auto tiles = table.board.tiles();
  const bool bridged = std::any_of(
      tiles.begin(), tiles.end(), [](const PlacedTile& tile) { return tile.bridge != kNoSegment; });
  // Nor which cities are semicircular, or what a bridge spans.
  return bridged || !table.tokens.empty() || table.dragon != kNoTile || table.fairy != kNoTile;
}

}  // namespace

SketchOf::SketchOf(const Scenario& scenario) : scenario_(scenario), after_(scenario.table) {
  sketchable_ = scenario.action.size() == 1 && !scenario.sketch && !has_pieces(scenario.table);
  if (!sketchable_) return;
  const auto& steps = scenario.action.front().steps;
  const auto tiles = std::count_if(steps.begin(), steps.end(), [](const Step& step) {
    return std::holds_alternative<PlaceTile>(step);
  });
  sketchable_ =
      tiles < 2 &&
      !needs_a_board(scenario);  // where the second one lies is what such a scenario is about
  const PlaceTile* tile = sketchable_ ? tile_of(scenario) : nullptr;
  if (tile == nullptr) return;
  sketchable_ = !tile->tile->has(Symbol::volcano);
  if (!sketchable_) return;
  sketchable_ = after_.board.tile_at(tile->at) == kNoTile && after_.board.touches_side(tile->at) &&
                after_.board.fits(*tile->tile, tile->rotation, tile->at);
  // That an abbey may lie there is what a sketch says of it.
  sketchable_ = sketchable_ && (!tile->tile->is_abbey() || is_enclosed(after_.board, tile->at));
  if (sketchable_) placed_ = after_.board.place(*tile->tile, tile->at, tile->rotation);
}

std::string SketchOf::feature(SegmentId representative) const {
  return fmt::format("f{}", after_.board.segments(representative).front());
}

// Four tiles meet there in one field, of which the tile placed is one: a sketch takes that as said.
bool SketchOf::is_corner_of_tile(Position north_west) const {
  if (placed_ == kNoTile || !mayors::field_at(after_.board, north_west)) return false;
  const Position tile = after_.board.tile(placed_).at;
  const int x = tile.x - north_west.x;
  const int y = tile.y - north_west.y;
  return (x == 0 || x == 1) && (y == 0 || y == 1);
}

std::string SketchOf::name(const Where& where) const {
  if (where.kind == Place::Kind::supply) return "supply";
  if (where == kStays) return "stays";
  if (where == kNoQuarter) return "none";
  if (where.kind == Place::Kind::leipzig) {
    return std::string(kQuarterWords[static_cast<std::size_t>(where.feature)]);
  }
  if (where.kind == Place::Kind::prison) return "prison";
  const auto place = after_.place(where);
  if (!place) return "?";
  if (place->kind == Place::Kind::tower) return fmt::format("t{}", place->index);
  return place->kind == Place::Kind::bathhouse ? fmt::format("b{}", place->index)
                                               : feature(place->index);
}

bool SketchOf::has_piece(SegmentId feature) const {
  if (placed_ == kNoTile) return false;
  const auto segments = after_.board.segments(feature);
  return std::any_of(segments.begin(), segments.end(),
                     [&](SegmentId one) { return after_.board.tile_of(one) == placed_; });
}

// The turn's tile does, by a piece of it or as the eighth round it.
bool SketchOf::completes(SegmentId feature) const {
  if (placed_ == kNoTile || !after_.board.complete(feature)) return false;
  if (has_piece(feature)) return true;
  const Board& before = scenario_.table.board;
  if (after_.board.tile(placed_).tile->is_abbey() && !is_church(after_.board.kind(feature))) {
    return !before.complete(feature);
  }
  const auto near = after_.board.around(placed_);
  return std::any_of(near.begin(), near.end(), [&](TileIndex tile) {
    const FeatureKind kind = after_.board.kind(feature);
    return is_church(kind) && after_.board.tile_of(feature) == tile;
  });
}

std::string SketchOf::near(const Board::Spot& spot) const {
  std::set<std::string> names;
  for (const SegmentId piece : after_.board.pieces_near(spot)) {
    if (may_stand(FigureKind::wagon, after_.board.kind(piece))) names.insert(feature(piece));
  }
  for (const TileIndex tile : after_.board.bathhouses_near(spot)) {
    names.insert(fmt::format("b{}", tile));
  }
  return "near: " + list(names);
}

std::string SketchOf::near(SegmentId feature) {
  std::vector<TileIndex> tiles;
  for (const Figure& figure : scenario_.table.figures) {
    if (figure.kind != FigureKind::wagon || figure.place.kind != Place::Kind::feature) continue;
    // Segments keep their numbers when a tile is added.
    if (after_.board.feature(figure.place.index) == after_.board.feature(feature)) {
      tiles.push_back(after_.board.tile_of(figure.place.index));
    }
  }
  for (const Step& step : scenario_.action.front().steps) {
    const auto* placed = std::get_if<PlaceMeeple>(&step);
    if (placed == nullptr || placed->kind != FigureKind::wagon) continue;
    const auto place = after_.place(placed->target);
    if (place && place->kind == Place::Kind::feature &&
        after_.board.feature(place->index) == after_.board.feature(feature)) {
      tiles.push_back(after_.board.tile_of(place->index));
    }
  }
  if (tiles.empty() || !may_stand(FigureKind::wagon, after_.board.kind(feature))) return {};
  // A sketch says it of the feature, so that two wagons must stand on one tile.
  if (std::count(tiles.begin(), tiles.end(), tiles.front()) !=
      static_cast<std::ptrdiff_t>(tiles.size())) {
    sketchable_ = false;
  }
  return near(Board::Spot{tiles.front(), 0});
}

std::optional<int> SketchOf::circus_tiles(SegmentId feature) {
  std::set<TileIndex> tiles;
  const auto stands = [&](const Place& place) {
    if (place.kind != Place::Kind::feature) return;
    if (after_.board.feature(place.index) != after_.board.feature(feature)) return;
    tiles.insert(after_.board.tile_of(place.index));
  };
  for (const Figure& figure : scenario_.table.figures) {
    if (figure.kind == FigureKind::ringmaster) stands(figure.place);
  }
  for (const Step& step : scenario_.action.front().steps) {
    const auto* placed = std::get_if<PlaceMeeple>(&step);
    if (placed == nullptr || placed->kind != FigureKind::ringmaster) continue;
    if (const auto place = after_.place(placed->target)) stands(*place);
  }
  if (tiles.empty()) return std::nullopt;
  sketchable_ = sketchable_ && tiles.size() == 1;  // a sketch says it of the feature
  std::vector<TileIndex> nine = after_.board.around(*tiles.begin());
  nine.push_back(*tiles.begin());
  return static_cast<int>(std::count_if(nine.begin(), nine.end(), [&](TileIndex one) {
    const Tile& tile = *after_.board.tile(one).tile;
    return tile.has(Symbol::circus) || tile.has(Symbol::acrobat);
  }));
}

std::string SketchOf::features() {
  const Board& board = after_.board;
  std::string text;
  for (SegmentId first = 0; first < board.segment_count(); ++first) {
    const auto segments = board.segments(first);
    const FeatureKind kind = board.kind(first);
    if (segments.front() != first || !is_scored(kind)) continue;
    std::vector<std::string> parts{fmt::format("kind: {}", barber::name(kind))};
    std::vector<std::string> cities;
    std::set<std::string> houses, passes;
    int coats = 0;
    Symbols symbols = 0;
    Goods goods{};
    for (const SegmentId segment : segments) {
      const TileFeature& printed = board.printed(segment);
      const TileIndex tile = board.tile_of(segment);
      coats += printed.coats;
      symbols |= printed.symbols;
      for (std::size_t i = 0; i < goods.size(); ++i) goods[i] += printed.has(kGoods[i]) ? 1 : 0;
      if (printed.bathhouse > 0) {
        houses.insert(fmt::format("b{}", tile));
      } else if (kind == FeatureKind::road && board.tile(tile).tile->has_bathhouse()) {
        passes.insert(fmt::format("b{}", tile));
      }
      for (std::size_t i = 0; i < board.tile(tile).tile->features.size(); ++i) {
        if ((printed.cities >> i & 1U) == 0) continue;
        const std::string city = feature(board.segment(tile, static_cast<int>(i)));
        if (std::find(cities.begin(), cities.end(), city) == cities.end()) cities.push_back(city);
      }
    }
    for (const std::string& own : houses) passes.erase(own);
    const bool church = is_church(kind);
    const bool path = kind == FeatureKind::city || kind == FeatureKind::road;
    if (path) parts.push_back(fmt::format("tiles: {}", board.tiles_of(first).size()));
    if (coats > 0) parts.push_back(fmt::format("coats: {}", coats));
    if ((symbols & bit(Symbol::inn)) != 0) parts.emplace_back("inn: true");
    if ((symbols & bit(Symbol::cathedral)) != 0) parts.emplace_back("cathedral: true");
    if (kind == FeatureKind::city) {
      parts.push_back(fmt::format("caps: {}", board.caps(first).count));
    }
    if (kind == FeatureKind::ruin) {
      parts.push_back(fmt::format("mist: {}", board.mist_round(first).count));
      if (board.tile(board.tile_of(first)).tile->has(Symbol::mist)) {
        parts.emplace_back("own-mist: true");
      }
    }
    if (goods != Goods{}) parts.push_back("goods: " + text_of(goods));
    if (church) {
      parts.push_back(fmt::format("neighbours: {}", board.tile(board.tile_of(first)).neighbours));
    }
    if (path && board.complete(first) && !completes(first)) parts.emplace_back("complete: true");
    if (!houses.empty()) parts.push_back("bathhouses: " + list(houses));
    if (!passes.empty()) parts.push_back("passes: " + list(passes));
    if (!cities.empty()) parts.push_back("cities: " + list(cities));
    if (std::string said = near(first); !said.empty()) parts.push_back(std::move(said));
    if (const auto tiles = circus_tiles(first)) {
      parts.push_back(fmt::format("circus-tiles: {}", *tiles));
    }
    text += fmt::format("    {}: {{{}}}\n", feature(first), fmt::join(parts, ", "));
  }
  for (std::size_t i = 0; i < board.tiles().size(); ++i) {
    const auto tile = static_cast<TileIndex>(i);
    if (!board.tile(tile).tile->has(Symbol::tower)) continue;
    text += fmt::format("    t{}: {{kind: tower, floors: {}}}\n", tile, after_.floors(tile));
  }
  return text;
}

std::string SketchOf::bathhouses() {
  std::string text;
  for (const TileIndex tile : after_.board.bathhouses()) {
    const auto before = scenario_.table.board.tile_at(after_.board.tile(tile).at);
    const int around = before == kNoTile ? after_.board.tile(tile).neighbours
                                         : scenario_.table.board.tile(before).neighbours;
    text += fmt::format("    b{}: {{value: {}, surrounded: {}, {}}}\n", tile,
                        after_.board.tile(tile).tile->bathhouse_value(), around,
                        near(Board::Spot{tile, kNoFeature}));
  }
  return text;
}

std::string SketchOf::players() const {
  std::vector<std::string> all;
  for (std::size_t p = 0; p < scenario_.player_names.size(); ++p) {
    std::vector<std::string> supply;
    for (const FigureKind kind : kFigureKinds) {
      const auto count = std::count_if(
          scenario_.table.figures.begin(), scenario_.table.figures.end(), [&](const Figure& one) {
            return index(one.owner) == p && one.kind == kind && one.place == Place::supply();
          });
      if (count > 0) supply.push_back(fmt::format("{}: {}", barber::name(kind), count));
    }
    const auto& goods = scenario_.table.goods;
    const auto& used = scenario_.table.abbeys_used;
    const bool abbey_used = !used.empty() && used[p];
    all.push_back(fmt::format(
        "{{name: \"{}\", score: {}, supply: {{{}}}{}{}}}", scenario_.player_names[p],
        scenario_.table.scores[p], fmt::join(supply, ", "),
        goods.empty() ? "" : ", goods: " + text_of(goods[p]), abbey_used ? ", abbey: false" : ""));
    std::vector<std::string> held;
    for (const Figure& figure : scenario_.table.figures) {
      if (figure.place != Place::prison(static_cast<PlayerId>(p))) continue;
      held.push_back(fmt::format("{{owner: \"{}\", kind: {}}}",
                                 scenario_.player_names[index(figure.owner)],
                                 barber::name(figure.kind)));
    }
    if (held.empty()) continue;
    all.back().pop_back();
    all.back() += ", prisoners: " + list(held) + "}";
  }
  return list(all);
}

std::string SketchOf::figures() const {
  std::vector<std::string> all;
  for (const Figure& figure : scenario_.table.figures) {
    if (!figure.place.on_the_table()) continue;
    std::string id;
    if (figure.id >= 0) {
      id = fmt::format(", id: {}", scenario_.figure_ids[static_cast<std::size_t>(figure.id)]);
    }
    if (figure.ghosts > 0) id += fmt::format(", ghosts: {}", figure.ghosts);
    all.push_back(fmt::format(
        "{{owner: \"{}\", kind: {}, in: {}{}{}}}", scenario_.player_names[index(figure.owner)],
        barber::name(figure.kind), figure.place.kind == Place::Kind::leipzig ? "leipzig." : "",
        name(scenario_.table.where(figure.place)), id));
  }
  return list(all);
}

// The machine does land on that tile, and not on nothing.
bool SketchOf::lands_there(const PlaceMeeple& step) const {
  if (placed_ == kNoTile || step.target.kind == Place::Kind::supply) return false;
  const PlacedTile& machine = after_.board.tile(placed_);
  if (!machine.tile->has(Symbol::flier)) return false;
  const int direction = (machine.tile->flier + 2 * quarters(machine.rotation)) % 8;
  const Position by = surrounding({0, 0})[static_cast<std::size_t>(direction)];
  const Position lands{machine.at.x + step.die * by.x, machine.at.y + step.die * by.y};
  return step.target.at == lands;
}

std::optional<std::string> SketchOf::step(const Step& step) {
  if (std::holds_alternative<PlaceTile>(step)) {
    std::set<std::string> closes, extends, surrounds;
    std::string house;
    for (SegmentId segment = 0; segment < after_.board.segment_count(); ++segment) {
      const FeatureKind kind = after_.board.kind(segment);
      if (!is_scored(kind)) continue;
      const bool church = is_church(kind);
      const bool piece = has_piece(segment);
      if (completes(segment)) closes.insert(feature(segment));
      if (piece && (church || !completes(segment))) extends.insert(feature(segment));
    }
    const Tile& printed = *after_.board.tile(placed_).tile;
    if (printed.has(Symbol::tower)) extends.insert(fmt::format("t{}", placed_));
    if (printed.has(Symbol::flier)) house += ", flier: true";
    for (const TileIndex near : after_.board.around(placed_)) {
      const PlacedTile& tile = after_.board.tile(near);
      if (tile.tile->has_bathhouse() && tile.surrounded()) {
        surrounds.insert(fmt::format("b{}", near));
      }
    }
    if (after_.board.tile(placed_).tile->has_bathhouse()) {
      house += fmt::format(", with-bathhouse: b{}", placed_);
    }
    if (after_.board.tile(placed_).tile->is_abbey()) house += ", abbey: true";
    if (const MistMet met = after_.board.mist_met(placed_); met.extends || met.limits) {
      house += fmt::format(", mist: {}", !met.limits   ? "extended"
                                         : met.extends ? "both"
                                                       : "limited");
    }
    return fmt::format("{{complete: [{}], extend: [{}], surround: [{}]{}}}",
                       fmt::join(closes, ", "), fmt::join(extends, ", "),
                       fmt::join(surrounds, ", "), house);
  }
  if (const auto* buy = std::get_if<BuyBack>(&step)) {
    return fmt::format("{{buy-back: {{in: {}}}}}",
                       name({Place::Kind::bathhouse, buy->at, kNoFeature}));
  }
  if (const auto* figure = std::get_if<PlaceMeeple>(&step)) {
    if (figure->way == Way::flier && lands_there(*figure)) {
      return fmt::format("{{place-meeple: {{kind: {}, in: {}, by: flier, die: {}}}}}",
                         barber::name(figure->kind), name(figure->target), figure->die);
    }
    if (figure->way != Way::hand) return std::nullopt;
    const bool here = placed_ != kNoTile && after_.board.tile(placed_).at == figure->target.at;
    if (!here && figure->target.kind == Place::Kind::feature) return std::nullopt;
    if (figure->target.kind == Place::Kind::corner && !is_corner_of_tile(figure->target.at)) {
      return std::nullopt;
    }
    if (figure->target.kind == Place::Kind::acrobat) return std::nullopt;
    std::string id;
    if (figure->id >= 0) {
      id = fmt::format(", id: {}", scenario_.figure_ids[static_cast<std::size_t>(figure->id)]);
    }
    return fmt::format("{{place-meeple: {{kind: {}, in: {}{}}}}}", barber::name(figure->kind),
                       name(figure->target), id);
  }
  if (const auto* floor = std::get_if<AddFloor>(&step)) {
    const TileIndex tile = after_.board.tile_at(floor->at);
    if (tile == kNoTile || !after_.board.tile(tile).tile->has(Symbol::tower)) return std::nullopt;
    if (!floor->capture) return fmt::format("{{add-floor: {{in: t{}}}}}", tile);
    const NamedFigure& named = *floor->capture;
    const int x = std::abs(named.where.at.x - floor->at.x);
    const int y = std::abs(named.where.at.y - floor->at.y);
    // That it is in reach is what a sketch says of it.
    if (std::min(x, y) > 0 || std::max(x, y) > after_.floors(tile) + 1) return std::nullopt;
    return fmt::format("{{add-floor: {{in: t{}, capture: {{owner: \"{}\", kind: {}, in: {}}}}}}}",
                       tile, scenario_.player_names[index(named.owner)], barber::name(named.kind),
                       name(named.where));
  }
  if (const auto* ransom = std::get_if<Ransom>(&step)) {
    return fmt::format("{{ransom: {{kind: {}, from: \"{}\"}}}}", barber::name(ransom->kind),
                       scenario_.player_names[index(ransom->from)]);
  }
  if (const auto* recall = std::get_if<RecallAbbot>(&step)) {
    for (const Figure& figure : scenario_.table.figures) {
      const Where where = scenario_.table.where(figure.place);
      if (figure.kind != FigureKind::abbot || where.at != recall->at) continue;
      if (figure.place.kind != Place::Kind::supply) {
        return fmt::format("{{recall-abbot: {{in: {}}}}}", name(where));
      }
    }
    return std::nullopt;
  }
  if (const auto* message = std::get_if<DrawMessage>(&step)) {
    std::string text;
    if (message->number > 0) text = fmt::format("number: {}", message->number);
    if (message->points) text += text.empty() ? "take: points" : ", take: points";
    if (message->meeple) {
      text += fmt::format(", meeple: {{kind: {}, in: {}}}", barber::name(message->meeple->kind),
                          name(message->meeple->where));
    }
    return fmt::format("{{message: {{{}}}}}", text);
  }
  if (const auto* ghost = std::get_if<GiveGhost>(&step)) {
    const MistMet met = after_.board.mist_met(placed_);
    if (!met.extends && !met.limits) return std::nullopt;  // that is what a sketch says
    return fmt::format("{{give-ghost: {{owner: \"{}\", kind: {}, in: {}}}}}",
                       scenario_.player_names[index(ghost->owner)], barber::name(ghost->kind),
                       name(ghost->where));
  }
  if (std::holds_alternative<ScoreNow>(step)) return "{score: {}}";
  if (std::holds_alternative<EndGame>(step)) return "{end-game: {}}";
  return std::nullopt;
}

std::string SketchOf::answer(const Answer& answer) const {
  std::string text;
  if (answer.kind == ChoiceKind::score_order) {
    std::vector<std::string> order;
    for (const Where& where : answer.order) {
      order.push_back(where.kind == Place::Kind::bathhouse
                          ? fmt::format("{{free-return: {}}}", name(where))
                          : name(where));
    }
    text = "score-order: " + list(order);
  } else {
    const bool home = answer.kind == ChoiceKind::wagon && answer.target.kind == Place::Kind::supply;
    text = fmt::format("{}: {}", barber::name(answer.kind), home ? "home" : name(answer.target));
  }
  if (answer.kind == ChoiceKind::free_return) text += fmt::format(", take: {}", answer.take);
  const auto player = [&](const char* key, PlayerId who) {
    return fmt::format(", {}: \"{}\"", key, scenario_.player_names[index(who)]);
  };
  if (answer.subject) text += player("for", *answer.subject);
  if (answer.by) text += player("by", *answer.by);
  if (answer.from) text += ", from: " + name(*answer.from);
  return "{" + text + "}";
}

std::optional<std::string> SketchOf::turn() {
  const Turn& turn = scenario_.action.front();
  std::vector<std::string> steps, answers;
  for (const Step& one : turn.steps) {
    const auto written = step(one);
    if (!written) return std::nullopt;
    steps.push_back(*written);
  }
  for (const Answer& one : turn.answers) answers.push_back(answer(one));
  return fmt::format("  player: \"{}\"\n  steps: {}\n  choose: {}\n",
                     scenario_.player_names[index(turn.player)], list(steps), list(answers));
}

std::optional<std::string> SketchOf::text() {
  if (!sketchable_) return std::nullopt;
  const auto turn = this->turn();
  if (!turn) return std::nullopt;
  const std::string features = this->features();
  if (!sketchable_) return std::nullopt;
  std::string houses = bathhouses();
  if (!houses.empty()) houses = "  bathhouses:\n" + houses;
  const std::string stack =
      scenario_.table.stack ? fmt::format("stack: {}\n", *scenario_.table.stack) : "";
  std::string pieces;
  for (std::size_t i = 0; i < kSurveyWords.size(); ++i) {
    const auto& tile = scenario_.table.surveyors.in_force[i];
    if (!tile) continue;
    pieces += fmt::format("{}{}: {}", pieces.empty() ? "pieces: {surveyors: {" : ", ",
                          kSurveyWords[i], Words::scoring_tile(*tile));
  }
  if (!pieces.empty()) pieces += "}}\n";
  std::set<std::string> roads;
  for (const SegmentId road : scenario_.table.leipzig.roads) roads.insert(feature(road));
  if (!roads.empty()) {
    if (!pieces.empty()) pieces.resize(pieces.size() - 2);
    pieces += fmt::format("{}leipzig: {{roads: {}}}}}\n", pieces.empty() ? "pieces: {" : ", ",
                          list(roads));
  }
  return fmt::format("players: {}\nsketch:\n  features:\n{}{}{}meeples: {}\n{}action:\n{}",
                     players(), features, houses, pieces, figures(), stack, *turn);
}

}  // namespace barber::test
