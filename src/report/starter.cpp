#include "report/starter.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "scenario/wrap.hpp"

namespace barber {
namespace {

// Lines of the scenario, for the kinds of table and the expansions that they belong to. In a text
// {players}, {expansions} and the names of two of the players, {first} and {second}, are filled in.
struct Part {
  enum class Table : std::uint8_t { any, board, sketch };
  enum class With : std::uint8_t {
    any,
    bathhouse,
    no_bathhouse,
    abbot,
    no_abbot,
    castle,
    no_castle
  };
  Table table = Table::any;
  With with = With::any;
  std::string_view text;
};

constexpr auto kAny = Part::Table::any;
constexpr auto kBoard = Part::Table::board;
constexpr auto kSketch = Part::Table::sketch;
constexpr auto kAlways = Part::With::any;
constexpr auto kBath = Part::With::bathhouse;
constexpr auto kNoBath = Part::With::no_bathhouse;
constexpr auto kAbbot = Part::With::abbot;
constexpr auto kNoAbbot = Part::With::no_abbot;
constexpr auto kCastle = Part::With::castle;
constexpr auto kNoCastle = Part::With::no_castle;

constexpr std::array kParts{
    Part{kSketch, kAlways, R"(# A dispute as a sketch: no tiles, only the features that matter.
)"},
    Part{kBoard, kAlways,
         R"(# A dispute on a board: the tiles that matter, as they lie on the table.
)"},
    Part{
        kAny, kAlways,
        R"(# `barber judge FILE` rules on it, `barber draw FILE` shows the table. Change what you like.
title: A city is completed            # for reports; also motive, source, notes and tags

rules:
  profile: community                  # whose reading counts: `barber rules --profiles`
  expansions: [{expansions}]
  # options: {{base.city.two-tile: half}}        # single readings: `barber rules --options`

# In playing order; also {{name: {first}, score: 12, supply: {{meeple: 3}}}}.
players: [{players}]

)"},
    Part{kSketch, kAlways, R"(sketch:
  # Each feature has a name of your own, a kind (city, road, field, monastery or garden) and what
  # else matters. The numbers are those at scoring, with the tiles that the action places.
  features:
)"},
    Part{kSketch, kBath, R"(    old-town: {{kind: city, tiles: 3, coats: 1, bathhouses: [mill]}}
    long-road: {{kind: road, tiles: 4}}  # passes: [mill] if it crosses that tile by a bridge
)"},
    Part{kSketch, kNoBath, R"(    old-town: {{kind: city, tiles: 3, coats: 1}}
    long-road: {{kind: road, tiles: 4}}  # complete: true if it was so before the action
)"},
    Part{kSketch, kAlways,
         R"(    farm: {{kind: field, cities: [old-town]}}         # the cities that it touches
)"},
    Part{kSketch, kAbbot,
         R"(    abbey: {{kind: monastery, neighbours: 5}}         # tiles round it, up to 8
)"},
    Part{
        kSketch, kBath,
        R"(  # Bathhouses by the value of their banner, and how many tiles lie round them, if that matters.
  bathhouses: {{mill: 3, harbour: {{value: 5, surrounded: 7}}}}
)"},
    Part{kBoard, kBath, R"(# Tiles that are not in the catalogue (`barber tiles`), in one line each.
tiles:
  spa: road E W, bathhouse 4; field NL NR EL WR; field ER SL SR WL

)"},
    Part{kBoard, kAlways, R"(board:
  # x grows to the east, y to the south, and the first cell is [0, 0]; `.` is no tile, D@90 is D
  # turned to the right.
  map: |
)"},
    Part{kBoard, kBath, "    spa  D\n"},
    Part{kBoard, kNoBath, "    U    D\n"},
    Part{kBoard, kAbbot, "    B    .\n"},
    Part{kBoard, kNoAbbot, "    .    .\n"},
    Part{kBoard, kAlways,
         R"(  # names: {{old-town: {{at: [1, 0], in: city}}}}    # then `in: old-town` says where

# Every figure on the board: `at` its tile, `in` a feature there. Where a tile has several, a
# side says which, as in road.E, city.N or field.SL (`barber tiles D` shows them).
)"},
    Part{kSketch, kAlways, R"(
# Every figure on the board, by the name of the feature that it stands on.
)"},
    Part{kAny, kAlways, "meeples:\n"},
    Part{kSketch, kAlways, R"(  - {{owner: {first}, in: old-town}}
)"},
    Part{kSketch, kBath, R"(  - {{owner: {second}, in: harbour}}    # lies in the bathhouse
)"},
    Part{kSketch, kAbbot, R"(  - {{owner: {second}, kind: abbot, in: abbey}}
)"},
    Part{kBoard, kAlways, R"(  - {{owner: {first}, at: [1, 0], in: city}}
)"},
    Part{kBoard, kBath,
         R"(  # - {{owner: {second}, at: [0, 0], in: bathhouse}}     # lies in the bathhouse
)"},
    Part{kBoard, kAbbot, R"(  - {{owner: {second}, kind: abbot, at: [0, 1], in: monastery}}
)"},
    Part{kAny, kAlways, R"(
action:                               # one turn, or a list of turns
  player: {second}
  steps:                              # done in this order; then the scoring takes place
)"},
    Part{kSketch, kAlways,
         R"(    # The tile placed: what it completes, and what else it has a piece of, to stand on.
    # `surround` names bathhouses of which it is the eighth neighbour, `with-bathhouse` its own one.
)"},
    Part{kSketch, kBath, R"(    - {{complete: [old-town], extend: [long-road], surround: [harbour]}}
    # - buy-back: {{in: harbour}}      # a meeple out of a bathhouse, for points
)"},
    Part{kSketch, kNoBath, R"(    - {{complete: [old-town], extend: [long-road]}}
)"},
    Part{kSketch, kAbbot, R"(    # - recall-abbot: {{in: abbey}}    # instead of placing a meeple
)"},
    Part{kSketch, kAlways, R"(    - place-meeple: {{in: long-road}}  # also kind: abbot
)"},
    Part{kBoard, kAlways, R"(    - place-tile: {{tile: E, at: [1, -1], rotate: 180}}
)"},
    Part{kBoard, kBath,
         R"(    # - buy-back: {{at: [0, 0]}}       # a meeple out of a bathhouse, for points
)"},
    Part{kBoard, kAbbot, R"(    # - recall-abbot: {{at: [0, 1]}}   # instead of placing a meeple
)"},
    Part{kBoard, kAlways,
         R"(    - place-meeple: {{in: field}}      # on the tile just placed; also kind: abbot
)"},
    Part{kAny, kAlways, R"(    # - end-game: {{}}                 # the final scoring
)"},
    Part{
        kSketch, kBath,
        R"(  # What is chosen where the rules let somebody choose; a ruling that is `open` says what to write.
  # choose: [{{bathhouse: harbour, for: {first}}}]
)"},
    Part{
        kBoard, kBath,
        R"(  # What is chosen where the rules let somebody choose; a ruling that is `open` says what to write.
  # choose: [{{bathhouse: [0, 0], for: {first}}}]
)"},
    Part{kAny, kAlways, R"(
# What somebody says comes out; `barber judge` tells whether it is right.
# claims: [{{by: {first}, says: {{scores: {{{first}: 6}}}}, because: a city counts double}}]

# What must come out makes it a test for `barber check FILE`; work it out by hand.
)"},
    Part{kSketch, kBath, "# expect: {{scores: {{{first}: 11}}}}\n"},
    Part{kSketch, kNoBath, "# expect: {{scores: {{{first}: 8}}}}\n"},
    Part{kBoard, kNoCastle, "# expect: {{scores: {{{first}: 4}}}}\n"},
    Part{kBoard, kCastle,
         "# expect: {{ruling: open}}        # whether the city becomes a castle is chosen\n"},
};

bool belongs(const Part& part, const Starter& starter) {
  const auto has = [&](Expansion one) {
    return std::find(starter.expansions.begin(), starter.expansions.end(), one) !=
           starter.expansions.end();
  };
  if (part.table != kAny && (part.table == kBoard) != starter.board) return false;
  switch (part.with) {
    case kAlways:
      return true;
    case kBath:
      return has(Expansion::barber_surgeons);
    case kNoBath:
      return !has(Expansion::barber_surgeons);
    case kAbbot:
      return has(Expansion::abbot);
    case kNoAbbot:
      return !has(Expansion::abbot);
    case kCastle:
      return has(Expansion::bridges_castles_bazaars);
    case kNoCastle:
      return !has(Expansion::bridges_castles_bazaars);
  }
  return false;
}

}  // namespace

std::string yaml_scalar(std::string_view text) {
  // Words that some reader of YAML takes for something else than text.
  constexpr std::array<std::string_view, 9> kTaken{"true", "false", "null", "yes", "no",
                                                   "on",   "off",   "y",    "n"};
  const bool plain = !text.empty() &&
                     std::all_of(text.begin(), text.end(),
                                 [](char c) { return (c >= 'a' && c <= 'z') || c == '-'; }) &&
                     text.front() != '-' &&
                     std::find(kTaken.begin(), kTaken.end(), text) == kTaken.end();
  if (plain) return std::string(text);
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    out += c == '\n' ? std::string("\\n") : std::string(1, c);
  }
  return out + '"';
}

std::string starter_text(const Starter& starter) {
  std::vector<std::string> players;
  players.reserve(starter.players.size());
  for (const std::string& name : starter.players) players.push_back(yaml_scalar(name));
  std::vector<std::string_view> expansions;
  expansions.reserve(starter.expansions.size());
  for (const Expansion one : starter.expansions) {
    expansions.push_back(kExpansionWords[static_cast<std::size_t>(one)]);
  }
  const std::string& first = players.front();
  const std::string& second = players.size() > 1 ? players[1] : first;
  const std::string all = fmt::format("{}", fmt::join(players, ", "));
  // A long list goes on in the next line.
  const std::vector<std::string> rows = wrap(fmt::format("{}", fmt::join(expansions, ", ")), 80);
  const std::string listed = fmt::format("{}", fmt::join(rows, "\n               "));
  std::string out;
  for (const Part& part : kParts) {
    if (!belongs(part, starter)) continue;
    out += fmt::format(fmt::runtime(part.text), fmt::arg("players", all),
                       fmt::arg("expansions", listed), fmt::arg("first", first),
                       fmt::arg("second", second));
  }
  return out;
}

}  // namespace barber
