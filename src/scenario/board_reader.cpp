#include "scenario/board_reader.hpp"

#include <fmt/format.h>

#include "scenario/bridges_castles_reader.hpp"
#include "scenario/words.hpp"

namespace barber {
namespace {

constexpr std::array<std::string_view, 8> kBoardKeys{"map",   "legend", "origin",  "tiles",
                                                     "names", "towers", "bridges", "castles"};
constexpr std::array<std::string_view, 2> kTowerKeys{"at", "floors"};
constexpr std::array<std::string_view, 3> kTileKeys{"tile", "at", "rotate"};

constexpr std::string_view kTurns = "a tile is turned by 0, 90, 180 or 270 degrees, clockwise";

std::optional<Rotation> rotation_named(std::string_view text) {
  for (const Rotation rotation : kRotations) {
    constexpr std::array<std::string_view, 4> kWords{"0", "90", "180", "270"};
    if (kWords[static_cast<std::size_t>(quarters(rotation))] == text) return rotation;
  }
  return std::nullopt;
}

Rotation sum(Rotation a, Rotation b) {
  return static_cast<Rotation>((quarters(a) + quarters(b)) % 4);
}

struct TurnedTile {
  KnownTile tile;
  Rotation rotation = Rotation::none;
};

class BoardReader {
 public:
  BoardReader(Diagnostics& out, const TileTable& tiles) : out_(out), tiles_(tiles) {}

  TableDraft read(const Node& board) {
    if (!want_map(out_, board, "`board`")) {
      draft_.all_unreadable = true;
      return std::move(draft_);
    }
    const Fields<kBoardKeys> fields(out_, board, "`board`");
    if (fields["legend"] != nullptr) read_legend(*fields["legend"]);
    Position origin;
    if (fields["origin"] != nullptr) {
      const auto given = read_position(out_, *fields["origin"], "`origin`");
      draft_.all_unreadable |= !given;
      origin = given.value_or(Position{});
    }
    bridges_ = fields["bridges"];
    if (fields["map"] != nullptr) {
      read_map(*fields["map"], origin);
    } else if (fields["origin"] != nullptr) {
      out_.warning(Problem::unused_origin, *fields["origin"], "there is no map that begins here",
                   "`origin` does not move `tiles`; leave it out");
    }
    if (fields["tiles"] != nullptr) read_list(*fields["tiles"]);
    for (const Legend& entry : used_) {
      if (entry.used || entry.faulty) continue;
      out_.warning(Problem::unused_legend, *entry.key,
                   fmt::format("the map does not use `{}`", entry.key->text), "");
    }
    warn_of_islands();
    if (bridges_ != nullptr) {
      draft_.usage.add(Expansion::bridges_castles_bazaars, *bridges_);
      build_bridges(out_, *bridges_, draft_.board,
                    draft_.all_unreadable || !draft_.unreadable.empty());
    }
    for (const Misfit& misfit : misfits_) report(misfit);
    draft_.castles = fields["castles"];
    if (draft_.castles != nullptr) {
      draft_.usage.add(Expansion::bridges_castles_bazaars, *draft_.castles);
    }
    if (fields["towers"] != nullptr) read_towers(*fields["towers"]);
    draft_.names = fields["names"];
    return std::move(draft_);
  }

 private:
  struct Legend {
    const Node* key = nullptr;
    TurnedTile tile;
    bool faulty = true;
    bool used = false;
  };

  void read_legend(const Node& legend) {
    if (!want_map(out_, legend, "`legend`")) return;
    for (const Entry entry : Entries(legend)) {
      if (entry.key.kind != NodeKind::scalar) continue;
      if (!check_name(out_, entry.key, "a sign of the legend", true)) continue;
      if (entry.key.text == ".") {
        out_.error(Problem::bad_map, entry.key, "`.` is always a space without a tile",
                   "choose another sign");
        continue;
      }
      legend_.add(entry.key.text, used_.size());
      used_.push_back({&entry.key, {}, true, false});
      if (!read_text(out_, entry.value, "a tile of the legend")) continue;
      if (const auto tile = turned_tile({&entry.value, 0, entry.value.text.size()}, false)) {
        used_.back().tile = *tile;
        used_.back().faulty = false;
      }
    }
    legend_.sort();
  }

  // A tile as maps and legends write it: `D`, `D@90`. Only a map sees the legend.
  std::optional<TurnedTile> turned_tile(const Token& token, bool in_map) {
    const std::string_view text = token.text();
    const std::size_t cut = text.rfind('@');
    TurnedTile turned;
    if (cut != text.npos) {
      const auto rotation = rotation_named(text.substr(cut + 1));
      if (!rotation) {
        const std::size_t offset = std::min(cut + 1, text.size() - 1);
        out_.error(Problem::bad_rotation,
                   stretch(out_, {token.node, token.offset + offset,
                                  std::max<std::size_t>(1, text.size() - offset)}),
                   cut + 1 == text.size()
                       ? "the rotation behind this `@` is missing"
                       : fmt::format("`{}` is no rotation", text.substr(cut + 1)),
                   std::string(kTurns));
        return std::nullopt;
      }
      turned.rotation = *rotation;
    }
    const std::string_view name = text.substr(0, cut);
    if (const std::size_t* entry = in_map ? legend_.find(name) : nullptr) {
      Legend& legend = used_[*entry];
      legend.used = true;
      if (legend.faulty) return std::nullopt;
      return TurnedTile{legend.tile.tile, sum(legend.tile.rotation, turned.rotation)};
    }
    const std::size_t length = std::max<std::size_t>(1, name.size());
    const auto tile = tiles_.find(out_, name, {token.node, token.offset, length});
    if (!tile) return std::nullopt;
    turned.tile = *tile;
    return turned;
  }

  void read_map(const Node& map, Position origin) {
    if (map.kind != NodeKind::scalar) {
      out_.error(Problem::wrong_type, map, "`map` needs rows of tiles",
                 "write `map: |` and each row in a line of its own");
      draft_.all_unreadable = true;
      return;
    }
    const std::string_view text = map.text;
    const std::size_t last = text.find_last_not_of(" \t\n");
    if (last == text.npos) {
      out_.error(Problem::bad_map, map, "this map is empty", "leave `map` out if there is no tile");
      return;
    }
    if (folded(map)) {
      out_.error(Problem::bad_map, map, "the rows of this map run together into one",
                 "write `map: |`, with each row in a line of its own below");
      draft_.all_unreadable = true;
      return;
    }
    reserve(text);
    Position at = origin;
    bool empty_row = true;
    int columns = 0;  // of the first row
    for (std::size_t i = 0; i <= last && !full_;) {
      if (text[i] == '\n') {
        if (empty_row) {
          out_.error(Problem::bad_map, map,
                     fmt::format("row {} of this map is empty", at.y - origin.y + 1),
                     "write `.` for each space without a tile");
          draft_.all_unreadable = true;
          return;
        }
        check_row(map, at, origin, columns);
        at = {origin.x, at.y + 1};
        empty_row = true;
        ++i;
        continue;
      }
      if (text[i] == ' ' || text[i] == '\t') {
        ++i;
        continue;
      }
      const std::size_t start = i;
      while (i <= last && text[i] != ' ' && text[i] != '\t' && text[i] != '\n') ++i;
      empty_row = false;
      if (text.substr(start, i - start) != ".") read_cell({&map, start, i - start}, at);
      ++at.x;
    }
    check_row(map, at, origin, columns);
  }

  // Blanks in front of a row move nothing, so a row that is shorter or longer than the first may
  // not lie as it was meant.
  void check_row(const Node& map, Position end, Position origin, int& columns) {
    const int count = end.x - origin.x;
    if (end.y == origin.y) {
      columns = count;
    } else if (count != columns) {
      out_.error(Problem::bad_map, map,
                 fmt::format("row {} of this map has {} spaces, the first has {}",
                             end.y - origin.y + 1, count, columns),
                 "write `.` for each space without a tile");
    }
  }

  // YAML has made one line of several: a plain text over several lines, or one after `>`.
  bool folded(const Node& map) const {
    const std::string_view text = out_.source().text();
    const std::size_t begin = out_.source().offset(map.spot);
    if (begin >= text.size()) return false;
    return text[begin] == '>' || (map.plain && text.substr(begin, map.text.size()) != map.text);
  }

  void reserve(std::string_view text) {
    std::size_t tiles = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
      const bool starts = i == 0 || text[i - 1] == ' ' || text[i - 1] == '\n';
      tiles += starts && text[i] != ' ' && text[i] != '.' && text[i] != '\n' ? 1U : 0U;
    }
    tiles = std::min(tiles, kMostTiles);
    draft_.board.reserve(tiles + 1);  // the action will place one more
    draft_.tokens.reserve(tiles);
  }

  void read_cell(const Token& token, Position at) {
    if (const auto tile = turned_tile(token, true)) {
      put(*tile, at, token);
    } else {
      draft_.unreadable.push_back(at);
    }
  }

  void read_list(const Node& list) {
    if (!want_list(out_, list, "`board.tiles`")) {
      draft_.all_unreadable = true;
      return;
    }
    for (const Node& item : Items(list)) {
      if (full_) return;
      if (!want_map(out_, item, "a tile of the board")) {
        draft_.all_unreadable = true;
        continue;
      }
      const Fields<kTileKeys> fields(out_, item, "a tile of the board");
      if (fields["tile"] == nullptr) report_missing(out_, item, "tile", "tile: D");
      if (fields["at"] == nullptr) report_missing(out_, item, "at", "at: [0, -1]");
      std::optional<KnownTile> tile;
      if (fields["tile"] != nullptr && read_text(out_, *fields["tile"], "`tile`")) {
        tile = tiles_.find(out_, fields["tile"]->text, {fields["tile"]});
      }
      std::optional<Position> at;
      if (fields["at"] != nullptr) at = read_position(out_, *fields["at"], "`at`");
      std::optional<Rotation> rotation = Rotation::none;
      if (fields["rotate"] != nullptr) rotation = read_rotation(out_, *fields["rotate"]);
      if (tile && at && rotation) {
        put({*tile, *rotation}, *at, {fields["tile"]});
      } else if (at) {
        draft_.unreadable.push_back(*at);
      } else {
        draft_.all_unreadable = true;
      }
    }
  }

  void put(const TurnedTile& turned, Position at, const Token& token) {
    Board& board = draft_.board;
    if (board.tiles().size() == kMostTiles) {
      out_.error(Problem::too_many_tiles, stretch(out_, token),
                 fmt::format("the table has more than {} tiles", kMostTiles), "");
      full_ = true;
      draft_.all_unreadable = true;
      return;
    }
    const Tile& tile = *turned.tile.tile;
    draft_.usage.add(turned.tile, token);
    if (const TileIndex other = board.tile_at(at); other != kNoTile) {
      const Stretch first = stretch(out_, draft_.tokens[static_cast<std::size_t>(other)]);
      out_.error(Problem::impossible_board, stretch(out_, token),
                 fmt::format("two tiles lie on {}: `{}` and `{}`", shown(at),
                             Words::tile(*board.tile(other).tile), Words::tile(tile)),
                 fmt::format("the other one is in line {}", first.spot.line));
      return;
    }
    const auto added = static_cast<TileIndex>(board.tiles().size());
    for (const Mismatch& mismatch : board.mismatches(tile, turned.rotation, at)) {
      const Misfit misfit{added, token, mismatch};
      // A bridge that is read later may carry on a road that meets a field.
      if (bridges_ != nullptr) {
        misfits_.push_back(misfit);
      } else {
        report(misfit, tile, at);
      }
    }
    board.place(tile, at, turned.rotation);
    draft_.tokens.push_back(token);
  }

  // A side on which a tile does not fit.
  struct Misfit {
    TileIndex tile = kNoTile;
    Token token;
    Mismatch mismatch;
  };

  // All bridges are built.
  void report(const Misfit& misfit) {
    const PlacedTile& here = draft_.board.tile(misfit.tile);
    const Side side = misfit.mismatch.side;
    const PlacedTile& there = draft_.board.tile(misfit.mismatch.neighbour);
    if (!fit(here.edge(side), there.edge(opposite(side)))) {
      report(misfit, *here.tile, here.at);
    }
  }

  void report(const Misfit& misfit, const Tile& tile, Position at) {
    const Mismatch& mismatch = misfit.mismatch;
    const PlacedTile& other = draft_.board.tile(mismatch.neighbour);
    out_.error(Problem::impossible_board, stretch(out_, misfit.token),
               fmt::format("`{}` at {} does not fit `{}` at {}: its side {} is {}, and side {} "
                           "there is {}",
                           Words::tile(tile), shown(at), Words::tile(*other.tile), shown(other.at),
                           name(mismatch.side), name(mismatch.here), name(opposite(mismatch.side)),
                           name(mismatch.there)),
               "turn one of them, or move it");
  }

  void read_towers(const Node& list) {
    if (!want_list(out_, list, "`towers`")) return;
    for (const Node& item : Items(list)) {
      const auto tower = read_tower(out_, item);
      if (!tower) continue;
      const Node& at = *item.first->next;
      const TileIndex tile = draft_.board.tile_at(tower->first);
      draft_.usage.add(Expansion::tower, item);
      if (tile == kNoTile) {
        if (draft_.all_unreadable || !draft_.unreadable.empty()) continue;
        out_.error(Problem::no_tile, at, fmt::format("no tile lies at {}", shown(tower->first)),
                   "a tower stands on a tile of the board");
      } else if (!draft_.board.tile(tile).tile->has(Symbol::tower)) {
        out_.error(Problem::no_such_feature, at,
                   fmt::format("tile `{}` at {} has no foundation for a tower",
                               Words::tile(*draft_.board.tile(tile).tile), shown(tower->first)),
                   "its notation needs the mark `tower`");
      } else if (std::any_of(draft_.towers.begin(), draft_.towers.end(),
                             [&](const Tower& other) { return other.tile == tile; })) {
        out_.error(Problem::duplicate_name, at,
                   fmt::format("two towers stand at {}", shown(tower->first)), "leave one out");
      } else {
        draft_.towers.push_back({tile, tower->second});
      }
    }
  }

  void warn_of_islands() {
    const Board& board = draft_.board;
    if (board.tiles().size() < 2 || draft_.all_unreadable || !draft_.unreadable.empty()) return;
    for (std::size_t i = 0; i < board.tiles().size() && !out_.has_warned_enough(); ++i) {
      const PlacedTile& tile = board.tiles()[i];
      if (board.touches_side(tile.at)) continue;
      out_.warning(Problem::island, stretch(out_, draft_.tokens[i]),
                   fmt::format("`{}` at {} shares no side with another tile",
                               Words::tile(*tile.tile), shown(tile.at)),
                   "in play this cannot come about");
    }
  }

  Diagnostics& out_;
  const TileTable& tiles_;
  const Node* bridges_ = nullptr;
  std::vector<Misfit> misfits_;
  TableDraft draft_;
  NameTable<std::size_t> legend_;  // index into used_
  std::vector<Legend> used_;
  bool full_ = false;
};

}  // namespace

std::optional<Rotation> read_rotation(Diagnostics& out, const Node& node) {
  const auto degrees = read_integer(out, node, "`rotate`", -kFarthest, kFarthest);
  if (!degrees) return std::nullopt;
  const auto rotation = rotation_of_degrees(*degrees);
  if (!rotation) {
    out.error(Problem::bad_rotation, node, fmt::format("`{}` is no rotation", *degrees),
              std::string(kTurns));
  }
  return rotation;
}

std::optional<std::pair<Position, int>> read_tower(Diagnostics& out, const Node& node) {
  if (!want_map(out, node, "a tower", "- {at: [0, -1], floors: 1}")) return std::nullopt;
  const Fields<kTowerKeys> fields(out, node, "a tower");
  if (fields["at"] == nullptr) report_missing(out, node, "at", "at: [0, -1]");
  if (fields["floors"] == nullptr) report_missing(out, node, "floors", "floors: 1");
  if (fields["at"] == nullptr || fields["floors"] == nullptr) return std::nullopt;
  const auto at = read_position(out, *fields["at"], "`at`");
  const auto floors = read_integer(out, *fields["floors"], "`floors`", 1, kMostFloors);
  if (!at || !floors) return std::nullopt;
  return std::pair(*at, *floors);
}

TableDraft read_board(Diagnostics& out, const Node& board, const TileTable& tiles) {
  return BoardReader(out, tiles).read(board);
}

}  // namespace barber
