#include "report/sketch_drawing.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>

#include "report/cell_table.hpp"
#include "scenario/words.hpp"
#include "scenario/wrap.hpp"

namespace barber {
namespace {

constexpr std::size_t kMostRows = 100;           // of each of the two tables
constexpr std::string_view kToCome = "to come";  // with a tile that is not placed yet
constexpr std::string_view kNotSaid = "?";

class SketchDrawing {
 public:
  SketchDrawing(const Scenario& scenario, const GameState& table)
      : scenario_(scenario), sketch_(*scenario.sketch), table_(table), words_(scenario) {
    pieces_.resize(sketch_.features.size(), -1);
    closed_.resize(sketch_.features.size(), false);
    tiles_.resize(sketch_.bathhouses.size(), kNoTile);
    for (std::size_t x = 0; x < sketch_.laid.size(); ++x)
      note(sketch_.laid[x], static_cast<int>(x));
  }

  std::string text(const Style& style) const {
    const CellTable features = feature_table();
    const CellTable bathhouses = bathhouse_table();
    std::string out = features.text(style);
    out += cut(sketch_.features.size(), "features");
    if (!out.empty() && !sketch_.bathhouses.empty()) out += '\n';
    out += bathhouses.text(style);
    out += cut(sketch_.bathhouses.size(), "bathhouses");
    if (table_.big_top) out += (out.empty() ? "" : "\n") + tent();
    if (table_.dragon != kNoTile) out += (out.empty() ? "" : "\n") + dragon();
    return out.empty() ? "the sketch declares nothing\n" : out;
  }

 private:
  static std::string cut(std::size_t all, std::string_view what) {
    return all > kMostRows ? fmt::format("cut here: {} of {} {}\n", kMostRows, all, what) : "";
  }

  // What lies on a tile of the sketch, if it is on the table by now.
  void note(const Sketch::Laid& laid, int x) {
    for (const int number : laid.closes) closed_[static_cast<std::size_t>(number)] = true;
    const TileIndex tile = table_.board.tile_at({x, 0});
    if (tile == kNoTile) return;
    for (std::size_t i = 0; i < laid.pieces.size(); ++i) {
      if (laid.pieces[i] < 0) continue;
      pieces_[static_cast<std::size_t>(laid.pieces[i])] =
          table_.board.segment(tile, static_cast<int>(i));
    }
    if (laid.bathhouse >= 0) tiles_[static_cast<std::size_t>(laid.bathhouse)] = tile;
  }

  std::string dragon() const {
    const Position at = table_.board.tile(table_.dragon).at;
    const std::string_view name = sketch_.name_of(at);
    if (at.x == sketch_.away) return "the dragon is where nothing of the sketch is\n";
    return fmt::format("the dragon is at {}\n", name.empty() ? "the tile placed" : name);
  }

  // "the tent with token 4, round it: farm, mill"; where it has moved nothing is known round it.
  std::string tent() const {
    std::string text = "the tent";
    if (table_.big_top->token) text += fmt::format(" with token {}", *table_.big_top->token);
    if (table_.big_top->at.x != sketch_.tent) return text + " on the circus placed\n";
    std::vector<std::string_view> round;
    for (const SketchedNear& near : sketch_.round_tent.value_or(std::vector<SketchedNear>())) {
      const auto number = static_cast<std::size_t>(near.number);
      round.push_back(near.bathhouse ? sketch_.bathhouses[number].name
                                     : sketch_.features[number].name);
    }
    const std::string known = sketch_.round_tent ? "nothing" : std::string(kNotSaid);
    text += fmt::format(", round it: {}",
                        round.empty() ? known : fmt::format("{}", fmt::join(round, ", ")));
    return fmt::format("{}\n", fmt::join(wrap(text, kColumns), "\n"));
  }

  CellTable feature_table() const {
    CellTable rows(
        {"feature", "kind", "tiles", "coats", "state", "bathhouses", "cities", "figures"});
    const std::size_t count = std::min(sketch_.features.size(), kMostRows);
    for (std::size_t i = 0; i < count; ++i) {
      const SketchedFeature& now = sketch_.features[i];
      const SegmentId piece = pieces_[i];
      rows.add({now.name, kind(now), tiles(now, piece, closed_[i]),
                now.coats > 0 ? std::to_string(now.coats) : "", state(now, piece), bathhouses(now),
                names(now.cities, sketch_.features, ""),
                piece < 0 ? "" : figures(standing_on(piece, now.spot))});
    }
    return rows;
  }

  CellTable bathhouse_table() const {
    CellTable rows({"bathhouse", "banner", "round it", "state", "figures"});
    const std::size_t count = std::min(sketch_.bathhouses.size(), kMostRows);
    for (std::size_t i = 0; i < count; ++i) {
      const SketchedBathhouse& now = sketch_.bathhouses[i];
      const TileIndex tile = tiles_[i];
      const bool is_there = tile != kNoTile;
      const auto bather = is_there ? table_.bather(tile) : std::nullopt;
      const bool said = now.surrounded || sketch_.is_surrounded_by_step(now.name);
      rows.add({now.name, std::to_string(now.value),
                !is_there ? ""
                : said    ? std::to_string(table_.board.tile(tile).neighbours)
                          : std::string(kNotSaid),
                std::string(is_there ? "" : kToCome),
                bather     ? figures({*bather})
                : is_there ? "nobody"
                           : ""});
    }
    return rows;
  }

  // Barns among them, who is on top of a tower or an acrobat, and who is in the castle that it has
  // become.
  std::vector<FigureIndex> standing_on(SegmentId piece, std::optional<Place::Kind> spot) const {
    std::vector<FigureIndex> found = table_.figures_on(piece);
    const TileIndex tile = table_.board.tile_of(piece);
    if (spot == Place::Kind::acrobat) found = table_.acrobats(tile);
    if (const auto on_top = table_.on_tower(tile); spot == Place::Kind::tower && on_top) {
      found.push_back(*on_top);
    }
    if (const auto castle = table_.castle_of(piece)) {
      if (const auto occupant = table_.in_castle(*castle)) found.push_back(*occupant);
    }
    for (std::size_t i = 0; i < table_.figures.size(); ++i) {
      const Place& place = table_.figures[i].place;
      if (place.kind != Place::Kind::corner) continue;
      if (table_.board.feature(place.index) != table_.board.feature(piece)) continue;
      found.push_back(static_cast<FigureIndex>(i));
    }
    return found;
  }

  // "road", "road, inn", "ruin, mist 3".
  static std::string kind(const SketchedFeature& now) {
    std::string text(kind_word(now));
    for (std::size_t i = 0; i < kSymbols; ++i) {
      if ((now.symbols >> i & 1U) != 0) text += fmt::format(", {}", kSymbolFacts[i].word);
    }
    for (std::size_t kind = 0; kind < kGoods.size(); ++kind) {
      if (now.goods[kind] == 0) continue;
      text += fmt::format(", {} {}", now.goods[kind], facts(kGoods[kind]).word);
    }
    const auto number = [&text](std::string_view what, const std::optional<int>& count) {
      if (count) text += fmt::format(", {} {}", what, *count);
    };
    number("caps", now.caps);
    number("mist", now.mist);
    number("circus tiles", now.circus_tiles);
    if (now.watchtower != Watchtower::none) {
      text += fmt::format(", watchtower: {}",
                          kWatchtowerWords[static_cast<std::size_t>(now.watchtower)]);
      if (now.watched) text += fmt::format(" {}", *now.watched);
    }
    return text;
  }

  // Those on the table, of those that there are at scoring; of a monastery those round it.
  std::string tiles(const SketchedFeature& now, SegmentId piece, bool closed) const {
    if (now.spot == Place::Kind::tower && piece >= 0) {
      const int floors = table_.floors(table_.board.tile_of(piece));
      return fmt::format("{} floor{}", floors, floors == 1 ? "" : "s");
    }
    switch (now.kind) {
      case FeatureKind::road:
      case FeatureKind::city: {
        if (!now.tiles) return std::string(kNotSaid);
        const auto here = piece < 0 ? 0 : static_cast<int>(table_.board.tiles_of(piece).size());
        return here == *now.tiles ? std::to_string(here)
                                  : fmt::format("{} of {}", here, *now.tiles);
      }
      case FeatureKind::monastery:
      case FeatureKind::garden:
      case FeatureKind::ruin:
      case FeatureKind::cemetery:
        if (piece < 0) return {};
        if (!now.neighbours && !now.complete && !closed) return std::string(kNotSaid);
        return fmt::format("{} round", table_.board.tile(table_.board.tile_of(piece)).neighbours);
      case FeatureKind::field:
      case FeatureKind::river:
        break;
    }
    return {};
  }

  std::string state(const SketchedFeature& now, SegmentId piece) const {
    if (piece < 0) return std::string(kToCome);
    if (now.kind == FeatureKind::field || now.spot) return {};
    if (const auto castle = table_.castle_of(piece)) {
      return fmt::format("castle, {}", words_.player(table_.castle(*castle).owner));
    }
    return table_.board.complete(piece) ? "complete" : "open";
  }

  template <typename All>
  static std::string names(const std::vector<int>& numbers, const All& all,
                           std::string_view before) {
    std::vector<std::string> found;
    found.reserve(numbers.size());
    for (const int number : numbers) {
      found.push_back(fmt::format("{}{}", before, all[static_cast<std::size_t>(number)].name));
    }
    return fmt::format("{}", fmt::join(found, ", "));
  }

  std::string bathhouses(const SketchedFeature& now) const {
    const std::string own = names(now.bathhouses, sketch_.bathhouses, "");
    const std::string passed = names(now.passes, sketch_.bathhouses, "passes ");
    return own.empty() || passed.empty() ? own + passed : own + ", " + passed;
  }

  // "2 red, blue abbot"; those with an id by themselves.
  std::string figures(const std::vector<FigureIndex>& all) const {
    std::vector<std::string> found;
    std::map<std::pair<PlayerId, FigureKind>, std::pair<std::size_t, int>> alike;
    for (const FigureIndex number : all) {
      const Figure& figure = table_.figure(number);
      std::string who(words_.player(figure.owner));
      if (figure.kind != FigureKind::meeple) who += fmt::format(" {}", name(figure.kind));
      if (figure.id >= 0) {
        found.push_back(
            fmt::format("{} `{}`", who, scenario_.figure_ids[static_cast<std::size_t>(figure.id)]));
        continue;
      }
      auto& [place, count] = alike[{figure.owner, figure.kind}];
      if (count++ == 0) {
        place = found.size();
        found.push_back(std::move(who));
      } else {
        found[place] = fmt::format("{} {}", count, who);
      }
    }
    return fmt::format("{}", fmt::join(found, ", "));
  }

  const Scenario& scenario_;
  const Sketch& sketch_;
  const GameState& table_;
  const Words words_;
  std::vector<SegmentId> pieces_;  // by feature: one on the table; -1: none is yet
  std::vector<bool> closed_;       // by feature: a step completes it
  std::vector<TileIndex> tiles_;   // by bathhouse
};

}  // namespace

std::string sketch_text(const Scenario& scenario, const GameState& table, const Style& style) {
  return SketchDrawing(scenario, table).text(style);
}

}  // namespace barber
