#include "scenario/pieces_reader.hpp"

#include <fmt/format.h>

#include "scenario/leipzig_reader.hpp"

namespace barber {
namespace {

constexpr std::array<std::string_view, 5> kPieceKeys{"dragon", "fairy", "big-top", "surveyors",
                                                     "leipzig"};
constexpr std::array<Expansion, kPieceKeys.size()> kPieceExpansions{
    Expansion::princess_and_dragon, Expansion::princess_and_dragon, Expansion::under_the_big_top,
    Expansion::land_surveyors, Expansion::markets_of_leipzig};

constexpr std::array<std::string_view, 3> kBigTopKeys{"at", "token", "around"};
constexpr std::string_view kBigTopExample = "big-top: {at: [0, 0], token: 4}";
constexpr int kMostToken = 7;

constexpr std::array<std::string_view, 4> kEffectKeys{"points", "coat", "without-caps",
                                                      "all-score"};
constexpr std::string_view kSurveyorsExample = "surveyors: {road: poverty}";
constexpr int kMostEffect = 100;

constexpr auto kEffectWords = [] {
  std::array<std::string_view, kSurveyTiles.size()> words;
  for (std::size_t i = 0; i < words.size(); ++i) words[i] = kSurveyTiles[i].word;
  return words;
}();

std::optional<int> read_token(Diagnostics& out, const Fields<kBigTopKeys>& fields) {
  if (fields["token"] == nullptr) return std::nullopt;
  return read_integer(out, *fields["token"], "`token`", 1, kMostToken);
}

std::optional<BigTop> read_big_top(Diagnostics& out, const Node& node, Ground& ground) {
  if (!want_map(out, node, "`big-top`", kBigTopExample)) return std::nullopt;
  const Fields<kBigTopKeys> fields(out, node, "`big-top`");
  const Sketch* sketch = ground.sketch();
  if (const Node* wrong = sketch != nullptr ? fields["at"] : fields["around"]) {
    out.error(Problem::no_sketch, *wrong,
              sketch != nullptr ? "a sketch has no coordinates"
                                : "on a board the tent sees what lies round it",
              sketch != nullptr ? "name what is in its sight: `around: [farm]`" : "leave it out");
    return std::nullopt;
  }
  if (sketch != nullptr && sketch->tent >= 0)
    return BigTop{{sketch->tent, 0}, read_token(out, fields)};
  if (sketch != nullptr) return std::nullopt;  // unreadable
  if (fields["at"] == nullptr) {
    report_missing(out, node, "at", "at: [0, 0]");
    return std::nullopt;
  }
  BigTop big_top;
  const auto at = read_position(out, *fields["at"], "`at`");
  if (!at) return std::nullopt;
  const auto tile = ground.need_tile(*at, *fields["at"]);
  if (!tile) return std::nullopt;
  if (!tile->tile->has(Symbol::circus)) {
    out.error(Problem::no_such_feature, *fields["at"],
              fmt::format("the tile at [{}, {}] has no circus", at->x, at->y),
              "the tent stands on a circus tile");
  }
  big_top.at = *at;
  big_top.token = read_token(out, fields);
  return big_top;
}

SurveyTile read_effect(Diagnostics& out, const Node& node) {
  if (node.kind != NodeKind::map) {
    const auto word = read_word(out, node, "a scoring tile", kEffectWords, Problem::unknown_key);
    return word ? kSurveyTiles[*word] : SurveyTile{};
  }
  const Fields<kEffectKeys> fields(out, node, "a scoring tile");
  SurveyTile tile;
  const auto number = [&](Fields<kEffectKeys>::Key key, std::string_view what) {
    if (fields[key] == nullptr) return 0;
    return read_integer(out, *fields[key], what, -kMostEffect, kMostEffect).value_or(0);
  };
  const auto flag = [&](Fields<kEffectKeys>::Key key, std::string_view what) {
    return fields[key] != nullptr && read_boolean(out, *fields[key], what).value_or(false);
  };
  tile.points = number("points", "`points`");
  tile.coat = number("coat", "`coat`");
  tile.without_caps = flag("without-caps", "`without-caps`");
  tile.all_score = flag("all-score", "`all-score`");
  return tile;
}

std::optional<Surveyors> read_surveyors(Diagnostics& out, const Node& node) {
  if (!want_map(out, node, "`surveyors`", kSurveyorsExample)) return std::nullopt;
  const Fields<kSurveyWords> fields(out, node, "`surveyors`");
  Surveyors found;
  for (std::size_t i = 0; i < kSurveyWords.size(); ++i) {
    if (fields[i] != nullptr) found.in_force[i] = read_effect(out, *fields[i]);
  }
  return found;
}

// A piece stands on a tile of the table.
std::optional<Position> read_spot(Diagnostics& out, const Node* node, std::string_view what,
                                  Ground& ground) {
  if (node == nullptr) return std::nullopt;
  const auto at = read_position(out, *node, what);
  if (!at || !ground.need_tile(*at, *node)) return std::nullopt;
  return at;
}

using PieceFields = Fields<kPieceKeys>;

// The keys of the map that can be read: a sketch has no places, but scoring tiles need none.
// `after`: they are expected to be there after the action.
std::optional<PieceFields> fields_of(Diagnostics& out, const Node& pieces, const Ground& ground,
                                     bool after) {
  if (!want_map(out, pieces, "`pieces`", "pieces: {dragon: [0, -1]}")) return std::nullopt;
  const PieceFields fields(out, pieces, "`pieces`");
  if (ground.sketch() == nullptr) return fields;
  for (const PieceFields::Key key : {PieceFields::Key("fairy"), PieceFields::Key("big-top")}) {
    // Before it a sketch says what lies round the tent; where it goes it cannot say.
    const bool tent = key.word() == "big-top";
    if (fields[key] == nullptr || (tent && !after)) continue;
    if (tent) {
      out.error(Problem::no_sketch, *fields[key], "a sketch has no place for the tent to go to",
                "leave it out; what it paid is seen in `scores`");
      return std::nullopt;
    }
    out.error(Problem::no_sketch, *fields[key],
              fmt::format("a sketch has no place for `{}`", key.word()),
              "write `fairy: true` at the figure that she stands with, or describe the table by a "
              "`board`");
    return std::nullopt;
  }
  return fields;
}

ExpectedPieces read_all(Diagnostics& out, const PieceFields& fields, Ground& ground) {
  ExpectedPieces found;
  if (const Node* dragon = fields["dragon"]; dragon != nullptr && ground.sketch() != nullptr) {
    found.dragon = ground.dragon_spot(*dragon, "`dragon`");
  } else {
    found.dragon = read_spot(out, dragon, "`dragon`", ground);
  }
  found.fairy = read_spot(out, fields["fairy"], "`fairy`", ground);
  if (fields["big-top"] != nullptr) found.big_top = read_big_top(out, *fields["big-top"], ground);
  if (fields["surveyors"] != nullptr) found.surveyors = read_surveyors(out, *fields["surveyors"]);
  return found;
}

}  // namespace

void read_pieces(Diagnostics& out, const Node& pieces, Ground& ground, const PlayersDraft& players,
                 FiguresDraft& figures, GameState& table, Usage& usage) {
  const auto fields = fields_of(out, pieces, ground, false);
  if (!fields) return;
  for (std::size_t key = 0; key < kPieceKeys.size(); ++key) {
    if ((*fields)[key] != nullptr) usage.add(kPieceExpansions[key], *(*fields)[key]);
  }
  const ExpectedPieces found = read_all(out, *fields, ground);
  if (found.dragon) table.dragon = table.board.tile_at(*found.dragon);
  if (found.fairy) table.fairy = table.board.tile_at(*found.fairy);
  table.big_top = found.big_top;
  if (found.surveyors) table.surveyors = *found.surveyors;
  if (const Node* leipzig = (*fields)["leipzig"]) {
    read_leipzig(out, *leipzig, ground, players, figures, table);
  }
  if ((*fields)["fairy"] == nullptr) return;
  for (const StandingFigure& figure : figures.standing) {
    if (figure.fairy == nullptr) continue;
    out.error(Problem::second_fairy, *(*fields)["fairy"],
              "the fairy stands beside a figure of `meeples` already",
              "leave her out of `pieces`, or leave `fairy: true` out");
    return;
  }
}

void put_fairy_beside(GameState& table) {
  for (const Figure& figure : table.figures) {
    if (figure.fairy && (figure.place.on_a_tile() || figure.place.kind == Place::Kind::castle))
      table.fairy = table.tile_of(figure.place);
  }
}

ExpectedPieces read_expected_pieces(Diagnostics& out, const Node& pieces, Ground& ground) {
  const auto fields = fields_of(out, pieces, ground, true);
  if (!fields) return {};
  if (pieces.size == 0) {
    out.error(Problem::empty_expect, pieces, "`pieces` checks nothing",
              "name a piece, as in `{dragon: [0, -1]}`, or leave it out");
  }
  if (const Node* leipzig = (*fields)["leipzig"]) {
    out.error(Problem::unknown_key, *leipzig, "who is in Leipzig is expected in `meeples`",
              "as in `- {owner: red, in: leipzig.coiners}`");
  }
  return read_all(out, *fields, ground);
}

}  // namespace barber
