#include "scenario/leipzig_reader.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace barber {
namespace {

constexpr std::string_view kPrefix = "leipzig.";
constexpr std::array<std::string_view, 4> kLeipzigKeys{"roads", "quarters", "bookbinders",
                                                       "tanners"};
constexpr std::string_view kLeipzigExample = "leipzig: {roads: [{at: [0, 0], in: road}]}";
constexpr int kMostEach = 100;

Where quarter_number(std::size_t number) {
  return {Place::Kind::leipzig, {}, static_cast<int>(number)};
}

void read_roads(Diagnostics& out, const Node& list, Ground& ground, GameState& table) {
  if (!want_list(out, list, "`roads`", "roads: [{at: [0, 0], in: road}]")) return;
  table.leipzig.roads.reserve(static_cast<std::size_t>(list.size));
  for (const Node& item : Items(list)) {
    const auto where = ground.place_or_name(item, "a road");
    if (!where) continue;
    const auto place = table.place(*where);
    if (!place || place->kind != Place::Kind::feature ||
        table.board.kind(place->index) != FeatureKind::road) {
      out.error(Problem::no_such_feature, item, "this is no road", "only roads lead to Leipzig");
      continue;
    }
    table.leipzig.roads.push_back(place->index);
  }
}

void read_quarters(Diagnostics& out, const Node& map, const PlayersDraft& players,
                   FiguresDraft& figures) {
  if (!want_map(out, map, "`quarters`", "quarters: {coiners: [red]}")) return;
  const Fields<kQuarterWords> fields(out, map, "`quarters`");
  for (std::size_t i = 0; i < kQuarterWords.size(); ++i) {
    if (fields[i] == nullptr || !want_list(out, *fields[i], "a quarter", "coiners: [red]")) {
      continue;
    }
    for (const Node& item : Items(*fields[i])) {
      const auto owner = players.find(out, item);
      if (!owner) continue;
      StandingFigure figure;
      figure.owner = *owner;
      figure.where = quarter_number(i);
      figure.node = figure.in = &item;
      const std::string why = never_in_quarter(figures.standing, *owner, figure.kind, figure.where);
      if (!why.empty()) out.error(Problem::never_stands, item, why, "");
      figures.standing.push_back(figure);
    }
  }
}

}  // namespace

bool is_in_leipzig(const Node* in) {
  return in != nullptr && in->kind == NodeKind::scalar &&
         in->text.substr(0, kPrefix.size()) == kPrefix;
}

std::optional<Where> read_quarter(Diagnostics& out, const Node* at, const Node& in) {
  if (at != nullptr) {
    out.error(Problem::unknown_place, *at, "Leipzig lies on no tile", "leave `at` out");
    return std::nullopt;
  }
  const std::string_view word = in.text.substr(kPrefix.size());
  const auto found = std::find(kQuarterWords.begin(), kQuarterWords.end(), word);
  if (found == kQuarterWords.end()) {
    out.error(Problem::unknown_place, in, fmt::format("unknown quarter `{}`", word),
              help_for_unknown(word, kQuarterWords));
    return std::nullopt;
  }
  return quarter_number(static_cast<std::size_t>(found - kQuarterWords.begin()));
}

std::string never_in_quarter(const std::vector<StandingFigure>& standing, PlayerId owner,
                             FigureKind kind, const Where& quarter) {
  if (!is_meeple(kind) || !may_stand(kind, FeatureKind::road)) {
    return fmt::format("a {} is never sent to Leipzig", name(kind));
  }
  const bool second = std::any_of(
      standing.begin(), standing.end(),
      [&](const StandingFigure& other) { return other.owner == owner && other.where == quarter; });
  return second ? "a player has one meeple in a quarter at most" : "";
}

void read_leipzig(Diagnostics& out, const Node& node, Ground& ground, const PlayersDraft& players,
                  FiguresDraft& figures, GameState& table) {
  if (!want_map(out, node, "`leipzig`", kLeipzigExample)) return;
  const Fields<kLeipzigKeys> fields(out, node, "`leipzig`");
  if (fields["roads"] != nullptr) read_roads(out, *fields["roads"], ground, table);
  if (fields["quarters"] != nullptr) read_quarters(out, *fields["quarters"], players, figures);
  const auto value = [&](Fields<kLeipzigKeys>::Key key, std::string_view what) {
    return fields[key] == nullptr ? std::nullopt
                                  : read_integer(out, *fields[key], what, 0, kMostEach);
  };
  table.leipzig.bookbinders = value("bookbinders", "`bookbinders`");
  table.leipzig.tanners = value("tanners", "`tanners`");
}

}  // namespace barber
