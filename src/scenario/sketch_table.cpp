#include "scenario/sketch_table.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "scenario/board_reader.hpp"

namespace barber {
namespace {

class TableMaker {
 public:
  TableMaker(Diagnostics& out, SketchPlan& plan, SketchDraft& draft)
      : out_(out), plan_(plan), draft_(draft) {
    firsts_.resize(plan.sketch->features.size());
    pieces_.resize(plan.sketch->features.size());
    house_tiles_.resize(plan.sketch->bathhouses.size(), -1);
  }

  void lay() {
    for (std::size_t i = 0; i < plan_.sketch->bathhouses.size(); ++i) {
      const auto house = static_cast<int>(i);
      if (plan_.brought.count(house) == 0) lay_house(house, add_tile());
    }
    for (std::size_t i = 0; i < plan_.sketch->features.size(); ++i) {
      const auto number = static_cast<int>(i);
      const SketchedFeature& now = plan_.feature(number);
      if (is_path(now.kind)) {
        if (!lay_path(number)) return;
      } else if (has_one_tile(now) && plan_.laid_by_step.count(number) == 0) {
        const int tile = add_tile();
        add_piece(tile, number, piece(now.kind, 0));
        print_tile_symbols(tile, now);
      }
    }
    for (std::size_t i = 0; i < plan_.sketch->features.size(); ++i) {
      if (plan_.feature(static_cast<int>(i)).kind == FeatureKind::field)
        lay_field(static_cast<int>(i));
    }
    if (plan_.has_dragon) {
      plan_.sketch->away = add_tile();
      add_piece(plan_.sketch->away, -1, piece(FeatureKind::river, 0));
    }
    if (plan_.has_tent) {
      plan_.sketch->tent = add_tile();
      add_piece(plan_.sketch->tent, -1, piece(FeatureKind::river, 0));
      print(plan_.sketch->tent, Symbol::circus);
    }
    for (std::size_t i = 0; i < plan_.sketch->laid.size(); ++i) declare(static_cast<int>(i));
    for (std::size_t i = 0; i < plan_.steps.size(); ++i)
      lay_step(plan_.steps[i], static_cast<int>(i));
    for (std::size_t x = 0; x < plan_.sketch->laid.size(); ++x) {
      const auto tile = static_cast<int>(x);
      const std::vector<int>& pieces = laid(tile).pieces;
      for (std::size_t i = 0; i < pieces.size(); ++i) {
        if (pieces[i] < 0 || !plan_.feature(pieces[i]).near) continue;
        declare_near({tile, static_cast<int>(i)}, *plan_.feature(pieces[i]).near);
      }
      const int house = laid(tile).bathhouse;
      if (house < 0 || !plan_.house(house).near) continue;
      declare_near({tile, kNoFeature}, *plan_.house(house).near);
    }
    if (plan_.sketch->round_tent) {
      draft_.board.declare_round({plan_.sketch->tent, kNoFeature},
                                 spots_of(*plan_.sketch->round_tent));
    }
    for (std::size_t i = 0; i < plan_.sketch->features.size(); ++i) {
      const auto& castle = firsts_[i];
      if (castle) declare_sayings({castle->at.x, castle->feature}, plan_.sketch->features[i]);
      if (!castle || !plan_.sketch->features[i].vicinity) continue;
      for (const int other : *plan_.sketch->features[i].vicinity) {
        if (const auto& first = first_of(other)) {
          draft_.board.declare_in_vicinity({castle->at.x, castle->feature},
                                           {first->at.x, first->feature});
        }
      }
    }
  }

 private:
  static TileFeature piece(FeatureKind kind, int sides) {
    TileFeature made;
    made.kind = kind;
    if (sides > 0) made.half_edges |= both_halves(Side::N);
    if (sides > 1) made.half_edges |= both_halves(Side::S);
    return made;
  }

  // A new tile, at the end of the row.
  int add_tile() {
    Sketch::Laid& made = plan_.sketch->laid.emplace_back();
    made.tile = std::make_unique<Tile>();
    made.tile->id = "the tile placed";
    return static_cast<int>(plan_.sketch->laid.size()) - 1;
  }
  Sketch::Laid& laid(int tile) { return plan_.sketch->laid[static_cast<std::size_t>(tile)]; }
  std::optional<Where>& first_of(int number) { return firsts_[static_cast<std::size_t>(number)]; }
  int& tile_of_house(int house) { return house_tiles_[static_cast<std::size_t>(house)]; }

  // Adds a piece of a feature (-1: of none that the sketch names) to a tile.
  void add_piece(int tile, int number, const TileFeature& made) {
    TileFeature printed = made;
    if (number >= 0) printed.symbols |= next_token(number);
    laid(tile).tile->features.push_back(printed);
    laid(tile).pieces.push_back(number);
  }

  // What goods the next tile of a feature shows: each of its first ones has a token.
  Symbols next_token(int number) {
    int before = pieces_[static_cast<std::size_t>(number)]++;
    for (std::size_t kind = 0; kind < kGoods.size(); ++kind) {
      const int tokens = plan_.feature(number).goods[kind];
      if (before < tokens) return bit(kGoods[kind]);
      before -= tokens;
    }
    return 0;
  }

  // The tile of a bathhouse. One that belongs to no feature of the sketch has a piece that nobody
  // can name or stand on.
  void lay_house(int house, int tile) {
    laid(tile).bathhouse = house;
    tile_of_house(house) = tile;
    if (plan_.owner_of(house) != -1) return;
    TileFeature made = piece(FeatureKind::river, 0);
    made.bathhouse = banner(house);
    add_piece(tile, -1, made);
  }

  // All of a feature's coats of arms and symbols are on its first piece.
  static void print_symbols(const SketchedFeature& feature, TileFeature& made) {
    made.coats = static_cast<std::uint8_t>(feature.coats);
    made.symbols = feature.symbols;
    if (feature.segments == SketchedFeature::Segments::triangular) {
      made.symbols |= bit(Symbol::no_castle);
    }
  }

  std::uint8_t banner(int house) const {
    return static_cast<std::uint8_t>(plan_.house(house).value);
  }

  // The tiles of a road or city that lie there from the beginning, in a row: those of bathhouses
  // come first. False if there are too many.
  bool lay_path(int number) {
    const SketchedFeature& now = plan_.feature(number);
    const int count = plan_.tiles_before(number);
    if (plan_.sketch->laid.size() + static_cast<std::size_t>(count) > kMostTiles) {
      out_.error(Problem::too_many_tiles, *plan_.feature_keys[static_cast<std::size_t>(number)],
                 fmt::format("the sketch has more than {} tiles", kMostTiles), "");
      plan_.sketch->unreadable = true;
      return false;
    }
    const std::vector<int> houses = plan_.houses_before(number);
    const int open = now.complete ? 0 : 1;
    for (int i = 0; i < count; ++i) {
      // All but one of the tiles join the one before: that leaves `open` sides.
      const int last = i == count - 1 ? open : 1;
      TileFeature made = piece(now.kind, i == 0 ? last : 1 + last);
      if (i == 0) print_symbols(now, made);
      int tile = -1;
      if (i < static_cast<int>(houses.size())) {
        const int house = houses[static_cast<std::size_t>(i)];
        tile = tile_of_house(house);
        if (plan_.owner_of(house) == number) made.bathhouse = banner(house);
      } else {
        tile = add_tile();
      }
      add_piece(tile, number, made);
    }
    return true;
  }

  // A field has a piece on a tile of each of its cities, since there it touches them.
  void lay_field(int number) {
    bool anywhere = false;
    for (const int city : plan_.feature(number).cities) anywhere |= touch(number, city, 0);
    if (!anywhere) add_piece(add_tile(), number, piece(FeatureKind::field, 0));
  }

  // Lets the field touch the city on the first tile, from `first` on, that has a piece of it.
  bool touch(int field, int city, std::size_t first) {
    for (std::size_t tile = first; tile < plan_.sketch->laid.size(); ++tile) {
      Sketch::Laid& now = plan_.sketch->laid[tile];
      const auto of_city = std::find(now.pieces.begin(), now.pieces.end(), city);
      if (of_city == now.pieces.end()) continue;
      const auto bit = 1U << static_cast<unsigned>(of_city - now.pieces.begin());
      auto of_field = std::find(now.pieces.begin(), now.pieces.end(), field);
      if (of_field == now.pieces.end()) {
        add_piece(static_cast<int>(tile), field, piece(FeatureKind::field, 0));
        of_field = now.pieces.end() - 1;
      }
      now.tile->features[static_cast<std::size_t>(of_field - now.pieces.begin())].cities |= bit;
      return true;
    }
    return false;
  }

  // Puts a tile on the table that lies there from the beginning.
  void declare(int tile) {
    Declared how;
    const Sketch::Laid& now = laid(tile);
    for (const auto& [piece, with] : joined(tile)) {
      how.joined.emplace_back(piece, draft_.board.segment(with.at.x, with.feature));
    }
    if (now.bathhouse >= 0) {
      const SketchedBathhouse& house =
          plan_.sketch->bathhouses[static_cast<std::size_t>(now.bathhouse)];
      how.neighbours = house.surrounded.value_or(
          plan_.is_surrounded_by_step(now.bathhouse) ? kTilesAround - 1 : 0);
    }
    for (const int number : now.pieces) {
      if (number >= 0 && is_church(plan_.feature(number).kind))
        how.neighbours = neighbours_of(number, -1);
    }
    draft_.board.declare(*now.tile, {tile, 0}, how);
  }

  // With which pieces of earlier tiles those of this tile are one.
  std::vector<std::pair<int, Where>> joined(int tile) {
    std::vector<std::pair<int, Where>> found;
    const Sketch::Laid& now = laid(tile);
    for (std::size_t i = 0; i < now.pieces.size(); ++i) {
      if (now.pieces[i] < 0) continue;
      const auto index = static_cast<int>(i);
      std::optional<Where>& first = first_of(now.pieces[i]);
      if (first) {
        found.emplace_back(index, *first);
      } else {
        first = Where{Place::Kind::feature, {tile, 0}, index};
      }
    }
    return found;
  }

  // Tiles round a monastery or garden when its tile comes to the table, by `step` or before all.
  int neighbours_of(int number, int step) const {
    const SketchedFeature& now = plan_.feature(number);
    const auto closed = plan_.closed.find(number);
    if (closed != plan_.closed.end())
      return closed->second == step ? kTilesAround : kTilesAround - 1;
    return now.complete ? kTilesAround : now.neighbours.value_or(0);
  }

  void lay_step(const SketchedStep& step, int number) {
    const int tile = add_tile();
    draft_.steps.emplace(std::pair(step.turn, step.node), tile);
    laid(tile).placed = std::make_unique<SketchedTile>();
    SketchedTile& placed = *laid(tile).placed;
    if (step.abbey) {
      laid(tile).tile->id = "the abbey";
      laid(tile).tile->edges.fill(EdgeKind::abbey);
    }
    laid(tile).closes = step.closes;
    laid(tile).extends = step.extends;
    laid(tile).surrounds = step.surrounds;
    for (const int closed : step.closes) {
      if (is_path(plan_.feature(closed).kind)) {
        if (!step.abbey) {
          add_path(tile, step, closed, 1);
        } else if (const auto& first = first_of(closed)) {
          placed.closed.push_back(*first);
        }
      } else if (std::find(step.extends.begin(), step.extends.end(), closed) ==
                 step.extends.end()) {
        add_beside(placed, step, plan_.feature(closed).name,
                   first_of(closed) ? first_of(closed)->at.x : -1);
      }
    }
    for (const int extended : step.extends) {
      if (is_path(plan_.feature(extended).kind)) {
        add_path(tile, step, extended, 2);
        continue;
      }
      add_piece(tile, extended, piece(plan_.feature(extended).kind, 0));
      print_tile_symbols(tile, plan_.feature(extended));
      if (is_church(plan_.feature(extended).kind))
        placed.neighbours = neighbours_of(extended, number);
    }
    for (const int house : step.surrounds) {
      add_beside(placed, step, plan_.house(house).name, tile_of_house(house));
    }
    if (step.bathhouse >= 0) {
      lay_house(step.bathhouse, tile);
      const auto& house = plan_.sketch->bathhouses[static_cast<std::size_t>(step.bathhouse)];
      placed.neighbours = std::max(placed.neighbours, house.surrounded.value_or(0));
    }
    // Fields touch the cities that this tile brings.
    for (std::size_t i = 0; i < plan_.sketch->features.size(); ++i) {
      for (const int city : plan_.sketch->features[i].cities) {
        if (!first_of(city)) touch(static_cast<int>(i), city, static_cast<std::size_t>(tile));
      }
    }
    placed.joined = joined(tile);
    placed.mist = step.mist;
    if (step.shows_mist) print(tile, Symbol::mist);
    if (step.portal) print(tile, Symbol::portal);
    if (step.flier) print(tile, Symbol::flier);
    if (step.circus) print(tile, Symbol::circus);
    if (step.dragon) print(tile, Symbol::dragon);
    if (step.volcano) print(tile, Symbol::volcano);
    placed.elsewhere = {plan_.sketch->away, 0};
  }

  // The piece of a road or city on the tile of a step, with so many sides beyond those that join
  // it to the rest.
  void add_path(int tile, const SketchedStep& step, int number, int sides) {
    const SketchedFeature& now = plan_.feature(number);
    const bool first = !first_of(number);
    TileFeature made = piece(now.kind, first ? sides - 1 : sides);
    if (first) print_symbols(now, made);
    if (step.bathhouse >= 0 && plan_.owner_of(step.bathhouse) == number) {
      made.bathhouse = banner(step.bathhouse);
    }
    if (step.princess == number) made.symbols |= bit(Symbol::princess);
    add_piece(tile, number, made);
  }

  void print(int tile, Symbol mark) { laid(tile).tile->symbols |= bit(mark); }

  // What a feature on one tile says of that tile.
  void print_tile_symbols(int tile, const SketchedFeature& of) {
    if (of.own_mist) print(tile, Symbol::mist);
    if (of.spot) print(tile, *of.spot == Place::Kind::tower ? Symbol::tower : Symbol::acrobat);
  }

  // What is said of a feature instead of the tiles that would show it.
  void declare_sayings(const Board::Spot& piece, const SketchedFeature& of) {
    if (of.circus_tiles) draft_.board.declare_count(Said::circus, piece, *of.circus_tiles);
    // Of meeples it is said who they are.
    const auto watched = of.watches ? std::optional(0) : of.watched;
    if (watched) draft_.board.declare_count(Said::watched, piece, *watched);
    if (of.watchtower != Watchtower::none) {
      std::vector<Board::Spot> sight{piece};  // whoever stands on it stands on the tower's tile
      if (of.watches) {
        const std::vector<Board::Spot> others = spots_of(*of.watches);
        sight.insert(sight.end(), others.begin(), others.end());
      }
      draft_.board.declare_watchtower(piece, of.watchtower);
      draft_.board.declare_round(piece, sight);
    }
    if (of.caps) draft_.board.declare_count(Said::caps, piece, *of.caps);
    if (of.mist) draft_.board.declare_count(Said::mist, piece, *of.mist);
  }

  // A wagon there can reach these.
  void declare_near(const Board::Spot& spot, const std::vector<SketchedNear>& all) {
    draft_.board.declare_near(spot, spots_of(all));
  }

  std::vector<Board::Spot> spots_of(const std::vector<SketchedNear>& all) {
    std::vector<Board::Spot> spots;
    for (const SketchedNear& near : all) {
      if (near.bathhouse) {
        spots.push_back({tile_of_house(near.number), kNoFeature});
      } else if (const auto& first = first_of(near.number)) {
        const bool is_feature = !plan_.feature(near.number).spot;
        spots.push_back({first->at.x, is_feature ? first->feature : kNoFeature});
      }
    }
    return spots;
  }

  // The tile of the step lies beside this one, which must be there.
  void add_beside(SketchedTile& placed, const SketchedStep& step, std::string_view name, int tile) {
    if (tile >= 0) {
      placed.beside.push_back({tile, 0});
      return;
    }
    out_.error(Problem::bad_step, *step.node,
               fmt::format("the tile of `{}` has not been placed before this one", name),
               "a tile cannot be the eighth round itself or round one that comes later");
  }

  Diagnostics& out_;
  SketchPlan& plan_;
  SketchDraft& draft_;
  std::vector<std::optional<Where>> firsts_;  // by feature: its first piece
  std::vector<int> pieces_;                   // by feature: how many are made
  std::vector<int> house_tiles_;              // by bathhouse; -1: not laid yet
};

}  // namespace

void lay_sketch(Diagnostics& out, SketchPlan& plan, SketchDraft& draft) {
  TableMaker(out, plan, draft).lay();
}

}  // namespace barber
