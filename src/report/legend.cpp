#include "report/legend.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>

#include "report/tile_picture.hpp"
#include "rules/bridges.hpp"
#include "scenario/words.hpp"
#include "scenario/wrap.hpp"

namespace barber {
namespace {

constexpr std::size_t kMostFigureRows = 100;  // no game has so many; a file may
constexpr std::size_t kMostOwnerColumns = 24;

// By FigureKind: what tells a kind from all others.
constexpr std::array<std::string_view, kFigureKindCount> kMarks{"",  "a", "l",  "ph", "w",  "m",
                                                                "r", "g", "bu", "pi", "ba", "s"};

bool is_letter(char c) { return c >= 'a' && c <= 'z'; }

// A letter for each player: of the name if possible, none twice.
std::vector<char> letters(const std::vector<std::string>& names) {
  std::vector<char> found;
  const auto unused = [&](char c) {
    return is_letter(c) && std::find(found.begin(), found.end(), c) == found.end();
  };
  for (const std::string& name : names) {
    std::string candidates;
    for (const char c : name) {
      candidates += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
    candidates += "abcdefghijklmnopqrstuvwxyz";
    const auto letter = std::find_if(candidates.begin(), candidates.end(), unused);
    found.push_back(letter == candidates.end() ? '?' : *letter);
  }
  return found;
}

std::string padded(std::string_view text, std::size_t columns) {
  const std::size_t used = width(text);
  return std::string(text) + std::string(used < columns ? columns - used : 0, ' ');
}

std::string plural(int count, std::string_view what) {
  return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

std::string supply(const GameState& table, PlayerId player) {
  std::string text;
  for (const FigureKind kind : kFigureKinds) {
    int owned = 0;
    int count = 0;
    for (const Figure& figure : table.figures) {
      if (figure.owner != player || figure.kind != kind) continue;
      ++owned;
      count += figure.place == Place::supply() ? 1 : 0;
    }
    if (owned > 0) text += (text.empty() ? "" : ", ") + plural(count, name(kind));
  }
  return text.empty() ? "nothing" : text;
}

// Where on the table that symbol is; nothing if nowhere.
std::string bearers(const Board& board, Symbol symbol, const Words& words) {
  std::string text;
  for (const PlacedTile& placed : board.tiles()) {
    Symbols all = placed.tile->symbols;
    for (const TileFeature& feature : placed.tile->features) all |= feature.symbols;
    if ((all & bit(symbol)) == 0) continue;
    text += (text.empty() ? "" : ", ") + words.position(placed.at);
    if (symbol == Symbol::watchtower) {
      text +=
          fmt::format(" {}", kWatchtowerWords[static_cast<std::size_t>(placed.tile->watchtower)]);
    }
  }
  return text;
}

// The same of a kind of feature that the picture does not show.
std::string bearers(const Board& board, FeatureKind kind, const Words& words) {
  std::string text;
  for (const PlacedTile& placed : board.tiles()) {
    for (const TileFeature& feature : placed.tile->features) {
      if (feature.kind == kind) text += (text.empty() ? "" : ", ") + words.position(placed.at);
    }
  }
  return text;
}

// What a player has besides, behind the supply; nothing where there are none.
std::string goods(const GameState& table, PlayerId player) {
  std::string text;
  if (!table.abbeys_used.empty() && table.abbeys_used[index(player)]) text = "   abbey placed";
  if (!table.tokens.empty()) {
    const Tokens& left = table.tokens[index(player)];
    text +=
        fmt::format("   {}, {}", plural(left.bridges, "bridge"), plural(left.castles, "castle"));
  }
  if (table.goods.empty()) return text;
  const std::string before = text;
  const Goods& own = table.goods[index(player)];
  for (std::size_t kind = 0; kind < own.size(); ++kind) {
    if (own[kind] == 0) continue;
    text += fmt::format("{}{} {}", text == before ? "   goods: " : ", ", own[kind],
                        facts(kGoods[kind]).word);
  }
  return text;
}

std::string free_bathhouses(const GameState& table, const Words& words) {
  std::string text;
  for (const TileIndex tile : table.board.bathhouses()) {
    if (table.bather(tile)) continue;
    const PlacedTile& placed = table.board.tile(tile);
    text += fmt::format("{}{} banner {}", text.empty() ? "" : ", ", words.position(placed.at),
                        placed.tile->bathhouse_value());
  }
  return text;
}

// Where the pieces are that belong to nobody, and the towers.
std::string pieces(const GameState& table, const Words& words) {
  std::string text;
  const auto add = [&](std::string_view what, TileIndex tile) {
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", what,
                        words.position(table.board.tile(tile).at));
  };
  if (table.dragon != kNoTile) add("dragon", table.dragon);
  if (table.fairy != kNoTile && !table.with_fairy()) add("fairy", table.fairy);
  for (const Tower& tower : table.towers) {
    add(fmt::format("tower of {}", plural(tower.floors, "floor")), tower.tile);
  }
  if (table.big_top) {
    add("big top", table.board.tile_at(table.big_top->at));
    if (table.big_top->token) text += fmt::format(" with token {}", *table.big_top->token);
  }
  return text;
}

// The roads that lead to Leipzig.
std::string roads_to_leipzig(const GameState& table, const Words& words) {
  std::string text;
  for (const SegmentId road : table.leipzig.roads) {
    text += (text.empty() ? "" : ", ") + words.place(table.where(Place::on(road)));
  }
  return text;
}

// Behind the supply; nothing where nobody is held.
std::string prisoners(const GameState& table, PlayerId captor, const Words& words) {
  std::string text;
  for (const Figure& figure : table.figures) {
    if (figure.place != Place::prison(captor)) continue;
    text += fmt::format("{}{} {}", text.empty() ? "   holds: " : ", ", words.player(figure.owner),
                        name(figure.kind));
  }
  return text;
}

}  // namespace

std::vector<std::string> figure_marks(const Scenario& scenario, const GameState& table) {
  const std::vector<char> letter = letters(scenario.player_names);
  std::map<std::pair<PlayerId, FigureKind>, int> count;
  std::vector<std::string> marks;
  for (const Figure& figure : table.figures) {
    if (!figure.place.on_the_table()) {
      marks.emplace_back();
      continue;
    }
    const int number = ++count[{figure.owner, figure.kind}];
    std::string mark(1, letter[index(figure.owner)]);
    mark += kMarks[static_cast<std::size_t>(figure.kind)];
    if (figure.kind == FigureKind::meeple || number > 1) mark += std::to_string(number);
    marks.push_back(std::move(mark));
  }
  return marks;
}

std::string key_text(const Board& board, const Style& style) {
  std::array<bool, kFeatureKinds> kinds{};
  bool coat = false;
  bool bathhouse = false;
  bool bridge = false;
  bool crossing = false;
  bool built = false;
  for (const PlacedTile& placed : board.tiles()) {
    int dead_ends = 0;
    for (const TileFeature& feature : placed.tile->features) {
      kinds[static_cast<std::size_t>(feature.kind)] = true;
      coat |= feature.coats > 0;
      bathhouse |= feature.bathhouse > 0;
      dead_ends += feature.kind == FeatureKind::road && side_count(feature) == 1 ? 1 : 0;
    }
    crossing |= dead_ends > 1;
    bridge |= placed.as_printed->has_crossing_roads();
    built |= placed.bridge != kNoSegment;
  }
  const auto has = [&](FeatureKind kind) { return kinds[static_cast<std::size_t>(kind)]; };
  std::vector<std::string> parts;
  if (has(FeatureKind::city)) parts.push_back(fmt::format("{} city", kCityGlyph));
  if (coat) parts.push_back(fmt::format("{} coat of arms", kCoatGlyph));
  if (has(FeatureKind::road)) parts.emplace_back("─ road");
  if (crossing) parts.push_back(fmt::format("{} crossing", kCrossingGlyph));
  if (bridge) parts.push_back(fmt::format("{} bridge over a road", kBridgeGlyph));
  if (built) parts.push_back(fmt::format("{} {} bridge built", kLevelBridge, kBridgeGlyph));
  if (has(FeatureKind::river)) parts.push_back(fmt::format("{} river", kRiverGlyph));
  if (has(FeatureKind::monastery)) parts.emplace_back("/M\\ monastery");
  if (has(FeatureKind::garden)) parts.emplace_back("(G) garden");
  if (bathhouse) parts.emplace_back("3[  ] bathhouse and its banner");
  std::string out;
  std::string line;
  for (const std::string& part : parts) {
    if (!line.empty() && width(line) + 3 + width(part) > kColumns) {
      out += style(Tone::dim, line) + '\n';
      line.clear();
    }
    line += (line.empty() ? "" : "   ") + part;
  }
  return line.empty() ? out : out + style(Tone::dim, line) + '\n';
}

std::string legend_text(const Scenario& scenario, const GameState& table,
                        const std::vector<std::string>& marks, const Style& style) {
  const Words words(scenario);
  std::vector<std::array<std::string, 3>> rows;
  std::size_t left_out = 0;
  std::array<std::size_t, 2> columns{2, 0};
  for (std::size_t i = 0; i < table.figures.size(); ++i) {
    const Figure& figure = table.figures[i];
    if (!figure.place.on_the_table()) continue;
    if (rows.size() == kMostFigureRows) {
      ++left_out;
      continue;
    }
    std::string who = fmt::format("{} {}", words.player(figure.owner), name(figure.kind));
    if (figure.id >= 0) {
      who += fmt::format(" `{}`", scenario.figure_ids[static_cast<std::size_t>(figure.id)]);
    }
    std::string where = words.place(table.where(figure.place));
    if (figure.place.kind == Place::Kind::bathhouse) where += ": bathes";
    if (figure.fairy) where += ", with the fairy";
    if (figure.ghosts > 0) where += ", " + plural(figure.ghosts, "ghost");
    columns[0] = std::max(columns[0], width(marks[i]));
    columns[1] = std::max(columns[1], std::min(width(who), kMostOwnerColumns));
    rows.push_back({marks[i], std::move(who), std::move(where)});
  }
  std::string out;
  for (const auto& [mark, who, where] : rows) {
    out += style(Tone::figure, mark) + std::string(columns[0] - width(mark), ' ') + "  " +
           padded(who, columns[1]) + "  " + where + '\n';
  }
  if (left_out > 0)
    out += fmt::format("and {} more\n", plural(static_cast<int>(left_out), "figure"));
  for (std::size_t i = 0; i < kSymbols; ++i) {
    const auto symbol = static_cast<Symbol>(i);
    const std::string where = bearers(table.board, symbol, words);
    if (!where.empty()) out += hanging(fmt::format("{}: ", facts(symbol).word), where);
  }
  if (const std::string baths = free_bathhouses(table, words); !baths.empty()) {
    out += hanging("free bathhouses: ", baths);
  }
  std::string built;
  for (const PlacedTile& tile : table.board.tiles()) {
    if (tile.bridge == kNoSegment) continue;
    built += fmt::format("{}{} {}", built.empty() ? "" : ", ", words.position(tile.at),
                         bridges::runs_north_south(tile) ? "N-S" : "E-W");
  }
  if (!built.empty()) out += hanging("bridges: ", built);
  std::string founded;
  for (const Castle& castle : table.castles) {
    founded += fmt::format(
        "{}{} {}", founded.empty() ? "" : ", ", words.player(castle.owner),
        words.castle({table.board.tile(castle.tiles[0]).at, table.board.tile(castle.tiles[1]).at}));
  }
  if (!founded.empty()) out += hanging("castles: ", founded);
  for (const FeatureKind kind : {FeatureKind::ruin, FeatureKind::cemetery}) {
    const std::string where = bearers(table.board, kind, words);
    if (!where.empty()) out += hanging(fmt::format("{}: ", name(kind)), where);
  }
  if (const std::string all = pieces(table, words); !all.empty()) out += hanging("pieces: ", all);
  for (std::size_t i = 0; i < kSurveyWords.size(); ++i) {
    const auto& tile = table.surveyors.in_force[i];
    if (!tile) continue;
    out += fmt::format("scoring tile, {}: {}\n", kSurveyWords[i], Words::scoring_tile(*tile));
  }
  if (const std::string roads = roads_to_leipzig(table, words); !roads.empty()) {
    out += hanging("roads to Leipzig: ", roads);
  }
  if (!out.empty()) out += '\n';
  return out + players_text(scenario, table);
}

std::string players_text(const Scenario& scenario, const GameState& table) {
  const Words words(scenario);
  std::string out;
  std::size_t longest = 0;
  for (const std::string& name : scenario.player_names) longest = std::max(longest, width(name));
  longest = std::min(longest, kMostOwnerColumns);
  for (std::size_t p = 0; p < table.scores.size(); ++p) {
    const auto player = static_cast<PlayerId>(p);
    const std::string head = fmt::format(
        "{}  {:>3} points   supply: ", padded(words.player(player), longest), table.scores[p]);
    out += hanging(head,
                   supply(table, player) + goods(table, player) + prisoners(table, player, words));
  }
  if (table.stack) out += plural(*table.stack, "tile") + " left to draw\n";
  if (table.ended) out += "the game is over\n";
  return out;
}

}  // namespace barber
