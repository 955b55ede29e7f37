#include "scenario/pieces_reader.hpp"

#include <fmt/format.h>

namespace barber {
namespace {

constexpr std::array<std::string_view, 2> kPieceKeys{"big-top", "surveyors"};
enum PieceKey : std::size_t { kBigTop, kSurveyors };

constexpr std::array<std::string_view, 2> kBigTopKeys{"at", "token"};
constexpr std::string_view kBigTopExample = "big-top: {at: [0, 0], token: 4}";
constexpr int kMostToken = 7;

constexpr std::array<std::string_view, 4> kEffectKeys{"points", "coat", "without-caps",
                                                      "all-score"};
enum EffectKey : std::size_t { kPoints, kCoat, kWithoutCaps, kAllScore };
constexpr std::string_view kSurveyorsExample = "surveyors: {road: poverty}";
constexpr int kMostEffect = 100;

constexpr auto kEffectWords = [] {
  std::array<std::string_view, kSurveyTiles.size()> words;
  for (std::size_t i = 0; i < words.size(); ++i) words[i] = kSurveyTiles[i].word;
  return words;
}();

std::optional<BigTop> read_big_top(Diagnostics& out, const Node& node, Ground& ground) {
  if (!want_map(out, node, "`big-top`", kBigTopExample)) return std::nullopt;
  const Fields fields(out, node, kBigTopKeys, "`big-top`");
  if (fields[0] == nullptr) {
    report_missing(out, node, "at", "at: [0, 0]");
    return std::nullopt;
  }
  BigTop big_top;
  const auto at = read_position(out, *fields[0], "`at`");
  if (!at) return std::nullopt;
  const auto tile = ground.need_tile(*at, *fields[0]);
  if (!tile) return std::nullopt;
  if (!tile->tile->has(Symbol::circus)) {
    out.error(Problem::no_such_feature, *fields[0],
              fmt::format("the tile at [{}, {}] has no circus", at->x, at->y),
              "the tent stands on a circus tile");
  }
  big_top.at = *at;
  if (fields[1] != nullptr) {
    big_top.token = read_integer(out, *fields[1], "`token`", 1, kMostToken);
  }
  return big_top;
}

SurveyTile read_effect(Diagnostics& out, const Node& node) {
  if (node.kind != NodeKind::map) {
    const auto word = read_word(out, node, "a scoring tile", kEffectWords, Problem::unknown_key);
    return word ? kSurveyTiles[*word] : SurveyTile{};
  }
  const Fields fields(out, node, kEffectKeys, "a scoring tile");
  SurveyTile tile;
  const auto number = [&](EffectKey key, std::string_view what) {
    if (fields[key] == nullptr) return 0;
    return read_integer(out, *fields[key], what, -kMostEffect, kMostEffect).value_or(0);
  };
  const auto flag = [&](EffectKey key, std::string_view what) {
    return fields[key] != nullptr && read_boolean(out, *fields[key], what).value_or(false);
  };
  tile.points = number(kPoints, "`points`");
  tile.coat = number(kCoat, "`coat`");
  tile.without_caps = flag(kWithoutCaps, "`without-caps`");
  tile.all_score = flag(kAllScore, "`all-score`");
  return tile;
}

std::optional<Surveyors> read_surveyors(Diagnostics& out, const Node& node) {
  if (!want_map(out, node, "`surveyors`", kSurveyorsExample)) return std::nullopt;
  const Fields fields(out, node, kSurveyWords, "`surveyors`");
  Surveyors found;
  for (std::size_t i = 0; i < kSurveyWords.size(); ++i) {
    if (fields[i] != nullptr) found.in_force[i] = read_effect(out, *fields[i]);
  }
  return found;
}

}  // namespace

void PiecesDraft::put(GameState& table) const {
  table.big_top = big_top;
  table.surveyors = surveyors.value_or(Surveyors{});
}

PiecesDraft read_pieces(Diagnostics& out, const Node& pieces, Ground& ground) {
  PiecesDraft draft;
  if (!want_map(out, pieces, "`pieces`", kBigTopExample)) return draft;
  const Fields fields(out, pieces, kPieceKeys, "`pieces`");
  if (fields[kBigTop] != nullptr) {
    draft.usage.add(Expansion::under_the_big_top, *fields[kBigTop]);
    draft.big_top = read_big_top(out, *fields[kBigTop], ground);
  }
  if (fields[kSurveyors] != nullptr) {
    draft.usage.add(Expansion::land_surveyors, *fields[kSurveyors]);
    draft.surveyors = read_surveyors(out, *fields[kSurveyors]);
  }
  return draft;
}

}  // namespace barber
