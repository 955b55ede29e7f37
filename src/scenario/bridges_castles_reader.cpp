#include "scenario/bridges_castles_reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "scenario/decode.hpp"
#include "scenario/words.hpp"

namespace barber {
namespace {

constexpr std::array<std::string_view, 2> kBridgeKeys{"at", "along"};
constexpr std::array<std::string_view, 2> kAlongWords{"E-W", "N-S"};
constexpr std::string_view kBridgeExample = "{at: [0, -1], along: E-W}";
constexpr std::array<std::string_view, 2> kCastleKeys{"tiles", "owner"};
constexpr std::string_view kCastleExample = "{tiles: [[0, 0], [1, 0]], owner: red}";
constexpr std::array<std::string_view, 1> kExpectedCastleKeys{"owner"};
constexpr std::string_view kExpectedCastleExample = "keep: {owner: red}";

// The city that a castle on these tiles was; none: there is no such city.
std::optional<SegmentId> city_on(const Board& board, TileIndex a, TileIndex b) {
  const auto& features = board.tile(a).tile->features;
  for (std::size_t i = 0; i < features.size(); ++i) {
    if (features[i].kind != FeatureKind::city) continue;
    const SegmentId city = board.segment(a, static_cast<int>(i));
    const std::vector<TileIndex> tiles = board.tiles_of(city);
    const bool both = tiles.size() == 2 && (tiles[0] == b || tiles[1] == b);
    if (both && board.complete(city)) return city;
  }
  return std::nullopt;
}

}  // namespace

std::optional<BuildBridge> read_bridge(Diagnostics& out, const Node& map, std::string_view what) {
  if (!want_map(out, map, what, kBridgeExample)) return std::nullopt;
  const Fields<kBridgeKeys> fields(out, map, what);
  if (fields["at"] == nullptr) report_missing(out, map, "at", "at: [0, -1]");
  if (fields["along"] == nullptr) report_missing(out, map, "along", "along: E-W");
  std::optional<Position> at;
  std::optional<std::size_t> way;
  if (fields["at"] != nullptr) at = read_position(out, *fields["at"], "`at`");
  if (fields["along"] != nullptr) {
    way = read_word(out, *fields["along"], "`along`", kAlongWords, Problem::unknown_value);
  }
  if (!at || !way) return std::nullopt;
  return BuildBridge{*at, *way == 1};
}

std::vector<BuildBridge> read_bridges(Diagnostics& out, const Node& list) {
  std::vector<BuildBridge> found;
  if (!want_list(out, list, "`bridges`")) return found;
  found.reserve(static_cast<std::size_t>(list.size));
  for (const Node& item : Items(list)) {
    if (const auto bridge = read_bridge(out, item, "a bridge")) found.push_back(*bridge);
  }
  return found;
}

void build_bridges(Diagnostics& out, const Node& list, Board& board, bool unreadable) {
  if (!want_list(out, list, "`bridges`")) return;
  for (const Node& item : Items(list)) {
    const auto bridge = read_bridge(out, item, "a bridge");
    if (!bridge) continue;
    const TileIndex tile = board.tile_at(bridge->at);
    if (tile == kNoTile) {
      if (unreadable) continue;
      out.error(Problem::no_tile, item, fmt::format("no tile lies at {}", shown(bridge->at)),
                "a bridge stands on a tile of the board");
      continue;
    }
    const Side end = bridge->north_south ? Side::N : Side::E;
    const PlacedTile& placed = board.tile(tile);
    if (placed.bridge != kNoSegment) {
      out.error(Problem::impossible_board, item,
                fmt::format("two bridges stand on the tile at {}", shown(bridge->at)),
                "leave one out");
    } else if (placed.edge(end) != EdgeKind::field ||
               placed.edge(opposite(end)) != EdgeKind::field) {
      out.error(
          Problem::impossible_board, item,
          fmt::format("the sides {} and {} of tile `{}` at {} are no field edges both", name(end),
                      name(opposite(end)), Words::tile(*placed.tile), shown(bridge->at)),
          "a bridge begins and ends on fields");
    } else {
      board.build_bridge(tile, end);
    }
  }
}

void found_castle(GameState& table, SegmentId city, PlayerId owner) {
  const std::vector<TileIndex> tiles = table.board.tiles_of(city);
  Castle& founded = table.castles.emplace_back();
  founded.city = table.board.segments(city).front();
  founded.tiles = {tiles[0], tiles[1]};
  founded.owner = owner;
}

std::vector<ExpectedCastle> read_sketched_castles(Diagnostics& out, const Node& map,
                                                  const PlayersDraft& players, Ground& ground) {
  std::vector<ExpectedCastle> found;
  if (!want_map(out, map, "`castles`", kExpectedCastleExample)) return found;
  for (const Entry entry : Entries(map)) {
    const auto where = ground.named(entry.key);
    if (!where) continue;
    const std::vector<Position> tiles = ground.sketch()->tiles_of(entry.key.text);
    const SketchedFeature* feature = ground.sketch()->feature(*where);
    if (feature == nullptr || feature->kind != FeatureKind::city || tiles.size() != 2) {
      out.error(Problem::no_such_feature, entry.key,
                fmt::format("`{}` is no castle and never becomes one", entry.key.text),
                "a castle was a city of two tiles before");
      continue;
    }
    if (!want_map(out, entry.value, "a castle", kExpectedCastleExample)) continue;
    const Fields<kExpectedCastleKeys> fields(out, entry.value, "a castle");
    if (fields["owner"] == nullptr) {
      report_missing(out, entry.value, "owner", "owner: red");
    } else if (const auto owner = players.find(out, *fields["owner"])) {
      found.push_back({{tiles[0], tiles[1]}, *owner, &entry.key});
    }
  }
  return found;
}

std::vector<ExpectedCastle> read_castles(Diagnostics& out, const Node& list,
                                         const PlayersDraft& players) {
  std::vector<ExpectedCastle> found;
  if (!want_list(out, list, "`castles`")) return found;
  found.reserve(static_cast<std::size_t>(list.size));
  for (const Node& item : Items(list)) {
    if (!want_map(out, item, "a castle", kCastleExample)) continue;
    const Fields<kCastleKeys> fields(out, item, "a castle");
    ExpectedCastle castle;
    castle.node = &item;
    std::size_t tiles = 0;
    if (fields["tiles"] == nullptr) {
      report_missing(out, item, "tiles", "tiles: [[0, 0], [1, 0]]");
    } else if (want_list(out, *fields["tiles"], "`tiles`", "tiles: [[0, 0], [1, 0]]")) {
      if (fields["tiles"]->size != 2) {
        out.error(Problem::wrong_type, *fields["tiles"], "a castle lies on two tiles", "name both");
        continue;
      }
      for (const Node& node : Items(*fields["tiles"])) {
        const auto at = read_position(out, node, "a tile of the castle");
        if (at) castle.tiles[tiles++] = *at;
      }
    }
    std::optional<PlayerId> owner;
    if (fields["owner"] == nullptr) {
      report_missing(out, item, "owner", "owner: red");
    } else {
      owner = players.find(out, *fields["owner"]);
    }
    if (tiles != 2 || !owner) continue;
    std::sort(castle.tiles.begin(), castle.tiles.end());
    castle.owner = *owner;
    found.push_back(castle);
  }
  return found;
}

void found_castles(Diagnostics& out, const Node& list, const PlayersDraft& players,
                   GameState& table, bool unreadable) {
  for (const ExpectedCastle& castle : read_castles(out, list, players)) {
    const TileIndex a = table.board.tile_at(castle.tiles[0]);
    const TileIndex b = table.board.tile_at(castle.tiles[1]);
    if (a == kNoTile || b == kNoTile) {
      if (unreadable) continue;
      out.error(Problem::no_tile, *castle.node,
                fmt::format("no tile lies at {}",
                            shown(a == kNoTile ? castle.tiles[0] : castle.tiles[1])),
                "a castle lies on two tiles of the board");
      continue;
    }
    const auto city = city_on(table.board, a, b);
    const bool again =
        std::any_of(table.castles.begin(), table.castles.end(),
                    [&](const Castle& other) { return other.lies_on(a) && other.lies_on(b); });
    if (!city || again) {
      out.error(Problem::impossible_board, *castle.node,
                again ? fmt::format("two castles lie on {} and {}", shown(castle.tiles[0]),
                                    shown(castle.tiles[1]))
                      : fmt::format("the tiles at {} and {} have no completed city of two tiles",
                                    shown(castle.tiles[0]), shown(castle.tiles[1])),
                again ? "leave one out" : "a castle was a small city before");
      continue;
    }
    found_castle(table, *city, castle.owner);
  }
}

std::vector<Tokens> tokens_of(Diagnostics& out, const PlayersDraft& players,
                              const GameState& table) {
  constexpr std::size_t kManyPlayers = 5;
  const int each = players.names.size() < kManyPlayers ? 3 : 2;
  std::vector<Tokens> found;
  found.reserve(players.names.size());
  for (std::size_t p = 0; p < players.names.size(); ++p) {
    const auto owned =
        static_cast<int>(std::count_if(table.castles.begin(), table.castles.end(),
                                       [&](const Castle& one) { return index(one.owner) == p; }));
    Tokens tokens{each, std::max(0, each - owned)};
    if (players.bridges[p]) tokens.bridges = *players.bridges[p];
    if (players.castles[p]) tokens.castles = *players.castles[p];
    if (!players.castles[p] && owned > each) {
      out.error(Problem::too_many_figures, *players.nodes[p],
                fmt::format("{} has more than {} castles on the board", players.names[p], each),
                "a table with more needs the player's `castles`: how many are left");
    }
    found.push_back(tokens);
  }
  return found;
}

}  // namespace barber
