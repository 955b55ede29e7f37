#include "scenario/expected_table.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "scenario/diagnostics.hpp"
#include "scenario/seen.hpp"
#include "scenario/yaml_tree.hpp"

namespace barber {
namespace {

ExpectJson json_of_spot(Position at) { return ExpectJson::array({at.x, at.y}); }

}  // namespace

ExpectJson json_of_line(const std::string& yaml) {
  const Source source(yaml);
  Diagnostics out(source);
  const Tree tree = read_yaml(out);
  return out.errors() == 0 && tree.documents.size() == 1 ? json_of(*tree.documents.front())
                                                         : ExpectJson();
}

ExpectJson spelled_out(ExpectJson is, const ExpectJson& said) {
  const std::array<std::pair<const char*, ExpectJson>, 3> natural{
      {{"kind", "meeple"}, {"fairy", false}, {"ghosts", 0}}};
  for (const auto& [key, value] : natural) {
    if (said.contains(key) && !is.contains(key)) is[key] = value;
  }
  return is;
}

TableValues::TableValues(const Scenario& scenario, const Words& words)
    : scenario_(scenario), expect_(scenario.expect), words_(words) {}

std::string TableValues::player(std::size_t number) const {
  return std::string(words_.player(static_cast<PlayerId>(number)));
}

std::optional<ExpectJson> TableValues::value(std::string_view key, const ExpectJson& said,
                                             const Outcome& outcome) const {
  const GameState& table = outcome.table;
  if (key == "scores") return scores(expect_.scores ? &*expect_.scores : nullptr, outcome);
  if (key == "meeples")
    return meeples(expect_.meeples ? &*expect_.meeples : nullptr, said, outcome);
  if (key == "supply") return supply(table);
  if (key == "goods") return goods(table);
  if (key == "pieces") return pieces(said, table);
  if (key == "prisoners") return prisoners(said, table);
  if (key == "towers") return towers(said, table);
  if (key == "bridges") return bridges(said, table);
  if (key == "castles") return castles(said, table);
  if (key == "bought") return bought(said, table);
  if (key == "next") return ExpectJson(words_.player(outcome.next));
  return std::nullopt;
}

// Those named already, and those whose score changes; or all, where nobody was named.
ExpectJson TableValues::scores(const Scores* named, const Outcome& outcome) const {
  ExpectJson scores = ExpectJson::object();
  for (std::size_t p = 0; p < outcome.table.scores.size(); ++p) {
    if (named == nullptr || (*named)[p] || outcome.table.scores[p] != scenario_.table.scores[p]) {
      scores[player(p)] = outcome.table.scores[p];
    }
  }
  return scores;
}

ExpectJson TableValues::json_of_place(const Where& where) const {
  if (words_.in_sketch() || where.kind == Place::Kind::leipzig) {
    return ExpectJson{{"in", words_.feature(where)}};
  }
  ExpectJson json{{"at", json_of_spot(where.at)}};
  if (where.kind == Place::Kind::corner) {
    json["corner"] = "SE";
  } else {
    json["in"] = words_.feature(where);
  }
  return json;
}

// A figure of a table; of several that look alike only one is beside the fairy.
struct TableValues::Stands {
  Seen seen;
  bool fairy = false;
  int ghosts = 0;
  friend auto operator<=>(const Stands&, const Stands&) = default;
};

std::vector<TableValues::Stands> TableValues::standing(const GameState& table) {
  std::vector<Stands> all;
  const auto with = table.with_fairy();
  for (const Figure& figure : table.figures) {
    if (!figure.place.on_the_table()) continue;
    all.push_back({{figure.owner, figure.kind, table.where_named(figure.place)},
                   with && &table.figure(*with) == &figure,
                   figure.ghosts});
  }
  std::sort(all.begin(), all.end());
  return all;
}

ExpectJson TableValues::json_of_figure(const Stands& one, bool tell_fairy) const {
  const auto& [owner, kind, where] = one.seen;
  ExpectJson json{{"owner", words_.player(owner)}};
  if (kind != FigureKind::meeple) json["kind"] = name(kind);
  json.update(json_of_place(where));
  if (tell_fairy && one.fairy) json["fairy"] = true;
  if (one.ghosts > 0) json["ghosts"] = one.ghosts;
  return json;
}

ExpectJson TableValues::meeples(const Figures* named, const ExpectJson& said,
                                const Outcome& outcome) const {
  const std::vector<Stands> actual = standing(outcome.table);
  // Whether a figure stands beside the fairy is said where it was.
  const bool fairy = named != nullptr &&
                     std::any_of(named->begin(), named->end(),
                                 [](const ExpectedFigure& one) { return one.fairy.has_value(); });
  std::vector<ExpectJson> is;
  is.reserve(actual.size());
  for (const Stands& one : actual) is.push_back(json_of_figure(one, fairy));
  if (named == nullptr || named->size() != said.size()) return ExpectJson(is);
  const auto same_figure = [&](std::size_t i, std::size_t j) {
    return seen_of((*named)[i], outcome.table) == actual[j].seen;
  };
  const auto holds = [&](std::size_t i, std::size_t j) {
    const ExpectedFigure& one = (*named)[i];
    return same_figure(i, j) && one.ghosts.value_or(actual[j].ghosts) == actual[j].ghosts &&
           one.fairy.value_or(actual[j].fairy) == actual[j].fairy;
  };
  // Of a figure that stands where it is said to stand only ghosts and fairy are written anew.
  ExpectJson mended = said;
  std::vector<bool> told(actual.size());
  std::vector<std::size_t> wrong;
  std::vector<std::optional<std::size_t>> is_of(said.size());
  const auto pair = [&](const auto& fits) {
    for (std::size_t i = 0; i < said.size(); ++i) {
      for (std::size_t j = 0; j < actual.size() && !is_of[i]; ++j) {
        if (told[j] || !fits(i, j)) continue;
        is_of[i] = j;
        told[j] = true;
      }
    }
  };
  pair(holds);
  pair(same_figure);
  for (std::size_t i = 0; i < said.size(); ++i) {
    if (!is_of[i]) continue;
    const Stands& one = actual[*is_of[i]];
    if ((*named)[i].ghosts) mended[i]["ghosts"] = one.ghosts;
    if ((*named)[i].fairy) mended[i]["fairy"] = one.fairy;
  }
  return fitted_list(mended, is, [&](std::size_t i, std::size_t j) { return is_of[i] == j; });
}

ExpectJson TableValues::supply(const GameState& table) const {
  ExpectJson all = ExpectJson::object();
  for (std::size_t p = 0; p < expect_.supply->size(); ++p) {
    const auto& named = (*expect_.supply)[p];
    for (const FigureKind kind : kFigureKinds) {
      if (!named[static_cast<std::size_t>(kind)]) continue;
      all[player(p)][std::string(name(kind))] =
          std::count_if(table.figures.begin(), table.figures.end(), [&](const Figure& figure) {
            return figure.owner == static_cast<PlayerId>(p) && figure.kind == kind &&
                   figure.place == Place::supply();
          });
    }
    for (std::size_t i = 0; i < kTokenWords.size(); ++i) {
      if (!named[kFigureKindCount + i]) continue;
      const Tokens left = table.tokens.empty() ? Tokens{} : table.tokens[p];
      all[player(p)][std::string(kTokenWords[i])] = i == 0 ? left.bridges : left.castles;
    }
  }
  return all;
}

ExpectJson TableValues::goods(const GameState& table) const {
  ExpectJson all = ExpectJson::object();
  for (std::size_t p = 0; p < expect_.goods->size(); ++p) {
    for (std::size_t kind = 0; kind < kGoods.size(); ++kind) {
      if (!(*expect_.goods)[p][kind]) continue;
      all[player(p)][std::string(facts(kGoods[kind]).word)] =
          table.goods.empty() ? 0 : table.goods[p][kind];
    }
  }
  return all;
}

// Those named already that can be named still.
std::optional<ExpectJson> TableValues::pieces(const ExpectJson& said,
                                              const GameState& table) const {
  const ExpectedPieces& named = *expect_.pieces;
  ExpectJson all = ExpectJson::object();
  if (named.dragon && table.dragon != kNoTile) {
    const Position at = table.board.tile(table.dragon).at;
    all["dragon"] = words_.in_sketch() ? ExpectJson(words_.position(at)) : json_of_spot(at);
  }
  if (named.fairy && table.fairy != kNoTile && !table.with_fairy()) {
    all["fairy"] = json_of_spot(table.board.tile(table.fairy).at);
  }
  if (named.big_top && table.big_top) {
    all["big-top"] = ExpectJson{{"at", json_of_spot(table.big_top->at)}};
    if (named.big_top->token && table.big_top->token) {
      all["big-top"]["token"] = *table.big_top->token;
    }
  }
  if (named.surveyors) {
    ExpectJson in_force = ExpectJson::object();
    for (std::size_t i = 0; i < kSurveyWords.size(); ++i) {
      const auto& wanted = named.surveyors->in_force[i];
      const auto& actual = table.surveyors.in_force[i];
      if (!wanted || !actual) continue;
      const std::string word(kSurveyWords[i]);
      in_force[word] =
          wanted == actual ? said["surveyors"][word] : json_of_line(Words::scoring_tile(*actual));
    }
    if (!in_force.empty()) all["surveyors"] = std::move(in_force);
  }
  if (all.empty()) return std::nullopt;
  return all;
}

ExpectJson TableValues::prisoners(const ExpectJson& said, const GameState& table) const {
  ExpectJson all = ExpectJson::object();
  for (std::size_t p = 0; p < expect_.prisoners->size(); ++p) {
    if (!(*expect_.prisoners)[p]) continue;
    std::vector<ExpectJson> held;
    for (const auto& [owner, kind] : prisoners_of(table, static_cast<PlayerId>(p))) {
      ExpectJson& one = held.emplace_back(ExpectJson{{"owner", words_.player(owner)}});
      if (kind != FigureKind::meeple) one["kind"] = name(kind);
    }
    const ExpectJson& named = said[player(p)];
    all[player(p)] = fitted_list(named, held, [&](std::size_t i, std::size_t j) {
      return same_json(named[i], spelled_out(held[j], named[i]));
    });
  }
  return all;
}

ExpectJson TableValues::towers(const ExpectJson& said, const GameState& table) const {
  std::vector<ExpectJson> all;
  for (const ExpectedTower& one : towers_of(table)) {
    ExpectJson& tower = all.emplace_back(ExpectJson::object());
    if (words_.in_sketch()) {
      tower["in"] = words_.position(one.at);
    } else {
      tower["at"] = json_of_spot(one.at);
    }
    tower["floors"] = one.floors;
  }
  return fitted_list(said, all,
                     [&](std::size_t i, std::size_t j) { return same_json(said[i], all[j]); });
}

ExpectJson TableValues::bridges(const ExpectJson& said, const GameState& table) {
  std::vector<ExpectJson> all;
  for (const ExpectedBridge& one : bridges_of(table)) {
    all.push_back(
        ExpectJson{{"at", json_of_spot(one.at)}, {"along", one.north_south ? "N-S" : "E-W"}});
  }
  return fitted_list(said, all,
                     [&](std::size_t i, std::size_t j) { return same_json(said[i], all[j]); });
}

ExpectJson TableValues::castles(const ExpectJson& said, const GameState& table) const {
  if (words_.in_sketch()) {
    ExpectJson named = ExpectJson::object();
    for (const ExpectedCastle& one : castles_of(table)) {
      named[words_.castle(one.tiles)] = ExpectJson{{"owner", words_.player(one.owner)}};
    }
    return named;
  }
  std::vector<ExpectJson> all;
  for (const ExpectedCastle& one : castles_of(table)) {
    all.push_back(ExpectJson{
        {"tiles", ExpectJson::array({json_of_spot(one.tiles[0]), json_of_spot(one.tiles[1])})},
        {"owner", words_.player(one.owner)}});
  }
  return fitted_list(said, all, [&](std::size_t i, std::size_t j) {
    ExpectJson turned = said[i];
    std::reverse(turned["tiles"].begin(), turned["tiles"].end());
    return same_json(said[i], all[j]) || same_json(turned, all[j]);
  });
}

std::optional<ExpectJson> TableValues::bought(const ExpectJson& said,
                                              const GameState& table) const {
  ExpectJson all = ExpectJson::object();
  for (std::size_t p = 0; p < table.bazaar.acquired.size(); ++p) {
    const Tile* tile = table.bazaar.acquired[p];
    if (tile == nullptr) continue;
    all[player(p)] = tile == (*expect_.bought)[p] ? said[player(p)]
                                                  : ExpectJson(std::string(Words::tile(*tile)));
  }
  if (all.empty()) return std::nullopt;
  return all;
}

}  // namespace barber
