#include "scenario/expected_json.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "scenario/diagnostics.hpp"
#include "scenario/replay.hpp"
#include "scenario/seen.hpp"
#include "scenario/text_edits.hpp"
#include "scenario/yaml_tree.hpp"

namespace barber {
namespace {

using Json = ExpectJson;

// What a line of YAML says; nothing if it is none.
Json json_of_line(const std::string& yaml) {
  const Source source(yaml);
  Diagnostics out(source);
  const Tree tree = read_yaml(out);
  return out.errors() == 0 && tree.documents.size() == 1 ? json_of(*tree.documents.front())
                                                         : Json();
}

// Whatever the order of keys.
bool alike(const Json& a, const Json& b) { return nlohmann::json(a) == nlohmann::json(b); }

Json json_of_spot(Position at) { return Json::array({at.x, at.y}); }

// `is` with what `said` spells out although it goes without saying.
Json spelled_out(Json is, const Json& said) {
  const std::array<std::pair<const char*, Json>, 3> natural{
      {{"kind", "meeple"}, {"fairy", false}, {"ghosts", 0}}};
  for (const auto& [key, value] : natural) {
    if (said.contains(key) && !is.contains(key)) is[key] = value;
  }
  return is;
}

// The items of `said` that hold stay as they are written; the others make room for what else is
// there. `holds(i, j)`: item i of `said` says what item j of `actual` is.
template <typename Holds>
Json fitted_list(const Json& said, const std::vector<Json>& actual, Holds holds) {
  std::vector<bool> stays(said.size());
  std::vector<bool> told(actual.size());
  for (std::size_t i = 0; i < said.size(); ++i) {
    for (std::size_t j = 0; j < actual.size() && !stays[i]; ++j) {
      if (!told[j] && holds(i, j)) stays[i] = told[j] = true;
    }
  }
  Json list = Json::array();
  std::size_t next = 0;
  const auto skip_told = [&] {
    while (next < actual.size() && told[next]) ++next;
    return next < actual.size();
  };
  for (std::size_t i = 0; i < said.size(); ++i) {
    if (stays[i]) {
      list.push_back(said[i]);
    } else if (skip_told()) {
      list.push_back(spelled_out(actual[next++], said[i]));
    }
  }
  while (skip_told()) list.push_back(actual[next++]);
  return list;
}

class Values {
 public:
  Values(const Scenario& scenario, const Ruling& ruling, int max_outcomes)
      : scenario_(scenario),
        expect_(scenario.expect),
        ruling_(ruling),
        max_outcomes_(max_outcomes),
        words_(scenario) {}

  std::optional<Json> value(std::string_view key, const Json& said) const {
    if (key == "ruling") return Json(name(ruling_.verdict));
    if (key == "cites") return cites();
    if (key == "illegal") return illegal();
    if (key == "outcomes") return outcomes(said);
    std::optional<Json> found;
    for (const Outcome& outcome : ruling_.outcomes) {
      std::optional<Json> one = of_table(key, said, outcome);
      if (!one || (found && !alike(*found, *one))) return std::nullopt;
      found = std::move(one);
    }
    return found;
  }

  std::optional<Json> block(const Json& said) const {
    Json block = Json::object();
    if (said.contains("ruling")) block["ruling"] = name(ruling_.verdict);
    if (ruling_.verdict == Verdict::open) {
      block["outcomes"] = *outcomes(part(said, "outcomes"));
    } else if (ruling_.verdict == Verdict::illegal) {
      block["illegal"] = *illegal();
    } else {
      const Outcome& outcome = ruling_.outcome();
      block["scores"] = scores(named_scores(), outcome);
      block["meeples"] = meeples(named_meeples(), part(said, "meeples"), outcome);
    }
    for (const auto& [key, is] : said.items()) {
      constexpr std::array<std::string_view, 7> kOwn{"ruling",  "illegal", "outcomes", "scores",
                                                     "meeples", "cites",   "error"};
      if (std::find(kOwn.begin(), kOwn.end(), key) != kOwn.end()) continue;
      const auto still = value(key, is);
      if (!still) return std::nullopt;
      block[key] = *still;
    }
    if (const auto still = cites()) block["cites"] = *still;
    return block;
  }

 private:
  using Scores = std::vector<std::optional<int>>;
  using Figures = std::vector<ExpectedFigure>;

  static Json part(const Json& said, std::string_view key) {
    const auto found = said.find(std::string(key));
    return found == said.end() ? Json() : *found;
  }

  const Scores* named_scores() const { return expect_.scores ? &*expect_.scores : nullptr; }
  const Figures* named_meeples() const { return expect_.meeples ? &*expect_.meeples : nullptr; }

  std::string player(std::size_t number) const {
    return std::string(words_.player(static_cast<PlayerId>(number)));
  }

  std::optional<Json> of_table(std::string_view key, const Json& said,
                               const Outcome& outcome) const {
    const GameState& table = outcome.table;
    if (key == "scores") return scores(named_scores(), outcome);
    if (key == "meeples") return meeples(named_meeples(), said, outcome);
    if (key == "supply") return supply(table);
    if (key == "goods") return goods(table);
    if (key == "pieces") return pieces(said, table);
    if (key == "prisoners") return prisoners(said, table);
    if (key == "towers") return towers(said, table);
    if (key == "bridges") return bridges(said, table);
    if (key == "castles") return castles(said, table);
    if (key == "bought") return bought(said, table);
    if (key == "next") return Json(words_.player(outcome.next));
    return std::nullopt;
  }

  // Those named already, and those whose score changes; or all, where nobody was named.
  Json scores(const Scores* named, const Outcome& outcome) const {
    Json scores = Json::object();
    for (std::size_t p = 0; p < outcome.table.scores.size(); ++p) {
      if (named == nullptr || (*named)[p] || outcome.table.scores[p] != scenario_.table.scores[p]) {
        scores[player(p)] = outcome.table.scores[p];
      }
    }
    return scores;
  }

  Json json_of_place(const Where& where) const {
    if (words_.in_sketch() || where.kind == Place::Kind::leipzig) {
      return Json{{"in", words_.feature(where)}};
    }
    Json json{{"at", json_of_spot(where.at)}};
    if (where.kind == Place::Kind::corner) {
      json["corner"] = "SE";
    } else {
      json["in"] = words_.feature(where);
    }
    return json;
  }

  // A figure of a table; of several that look alike only one is beside the fairy.
  struct Stands {
    Seen seen;
    bool fairy = false;
    int ghosts = 0;
    friend auto operator<=>(const Stands&, const Stands&) = default;
  };

  static std::vector<Stands> standing(const GameState& table) {
    std::vector<Stands> all;
    const auto with = table.with_fairy();
    for (const Figure& figure : table.figures) {
      if (!figure.place.on_the_table()) continue;
      all.push_back({{figure.owner, figure.kind, table.where(figure.place)},
                     with && &table.figure(*with) == &figure,
                     figure.ghosts});
    }
    std::sort(all.begin(), all.end());
    return all;
  }

  Json json_of_figure(const Stands& one, bool tell_fairy) const {
    const auto& [owner, kind, where] = one.seen;
    Json json{{"owner", words_.player(owner)}};
    if (kind != FigureKind::meeple) json["kind"] = name(kind);
    json.update(json_of_place(where));
    if (tell_fairy && one.fairy) json["fairy"] = true;
    if (one.ghosts > 0) json["ghosts"] = one.ghosts;
    return json;
  }

  Json meeples(const Figures* named, const Json& said, const Outcome& outcome) const {
    const std::vector<Stands> actual = standing(outcome.table);
    // Whether a figure stands beside the fairy is said where it was.
    const bool fairy = named != nullptr &&
                       std::any_of(named->begin(), named->end(),
                                   [](const ExpectedFigure& one) { return one.fairy.has_value(); });
    std::vector<Json> is;
    is.reserve(actual.size());
    for (const Stands& one : actual) is.push_back(json_of_figure(one, fairy));
    if (named == nullptr || named->size() != said.size()) return Json(is);
    const auto same_figure = [&](std::size_t i, std::size_t j) {
      return seen_of((*named)[i], outcome.table) == actual[j].seen;
    };
    const auto holds = [&](std::size_t i, std::size_t j) {
      const ExpectedFigure& one = (*named)[i];
      return same_figure(i, j) && one.ghosts.value_or(actual[j].ghosts) == actual[j].ghosts &&
             one.fairy.value_or(actual[j].fairy) == actual[j].fairy;
    };
    // Of a figure that stands where it is said to stand only ghosts and fairy are written anew.
    Json mended = said;
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

  Json supply(const GameState& table) const {
    Json all = Json::object();
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

  Json goods(const GameState& table) const {
    Json all = Json::object();
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
  std::optional<Json> pieces(const Json& said, const GameState& table) const {
    const ExpectedPieces& named = *expect_.pieces;
    Json all = Json::object();
    if (named.dragon && table.dragon != kNoTile) {
      all["dragon"] = json_of_spot(table.board.tile(table.dragon).at);
    }
    if (named.fairy && table.fairy != kNoTile && !table.with_fairy()) {
      all["fairy"] = json_of_spot(table.board.tile(table.fairy).at);
    }
    if (named.big_top && table.big_top) {
      all["big-top"] = Json{{"at", json_of_spot(table.big_top->at)}};
      if (named.big_top->token && table.big_top->token) {
        all["big-top"]["token"] = *table.big_top->token;
      }
    }
    if (named.surveyors) {
      Json in_force = Json::object();
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

  Json prisoners(const Json& said, const GameState& table) const {
    Json all = Json::object();
    for (std::size_t p = 0; p < expect_.prisoners->size(); ++p) {
      if (!(*expect_.prisoners)[p]) continue;
      std::vector<Json> held;
      for (const auto& [owner, kind] : prisoners_of(table, static_cast<PlayerId>(p))) {
        Json& one = held.emplace_back(Json{{"owner", words_.player(owner)}});
        if (kind != FigureKind::meeple) one["kind"] = name(kind);
      }
      const Json& named = said[player(p)];
      all[player(p)] = fitted_list(named, held, [&](std::size_t i, std::size_t j) {
        Json one = named[i];
        if (one.value("kind", "") == name(FigureKind::meeple)) one.erase("kind");
        return alike(one, held[j]);
      });
    }
    return all;
  }

  static Json towers(const Json& said, const GameState& table) {
    std::vector<Json> all;
    for (const ExpectedTower& one : towers_of(table)) {
      all.push_back(Json{{"at", json_of_spot(one.at)}, {"floors", one.floors}});
    }
    return fitted_list(said, all,
                       [&](std::size_t i, std::size_t j) { return alike(said[i], all[j]); });
  }

  static Json bridges(const Json& said, const GameState& table) {
    std::vector<Json> all;
    for (const ExpectedBridge& one : bridges_of(table)) {
      all.push_back(Json{{"at", json_of_spot(one.at)}, {"along", one.north_south ? "N-S" : "E-W"}});
    }
    return fitted_list(said, all,
                       [&](std::size_t i, std::size_t j) { return alike(said[i], all[j]); });
  }

  Json castles(const Json& said, const GameState& table) const {
    std::vector<Json> all;
    for (const ExpectedCastle& one : castles_of(table)) {
      all.push_back(
          Json{{"tiles", Json::array({json_of_spot(one.tiles[0]), json_of_spot(one.tiles[1])})},
               {"owner", words_.player(one.owner)}});
    }
    return fitted_list(said, all, [&](std::size_t i, std::size_t j) {
      Json turned = said[i];
      std::reverse(turned["tiles"].begin(), turned["tiles"].end());
      return alike(said[i], all[j]) || alike(turned, all[j]);
    });
  }

  std::optional<Json> bought(const Json& said, const GameState& table) const {
    Json all = Json::object();
    for (std::size_t p = 0; p < table.bazaar.acquired.size(); ++p) {
      const Tile* tile = table.bazaar.acquired[p];
      if (tile == nullptr) continue;
      all[player(p)] =
          tile == (*expect_.bought)[p] ? said[player(p)] : Json(std::string(Words::tile(*tile)));
    }
    if (all.empty()) return std::nullopt;
    return all;
  }

  static const Rule* broken(const Outcome& outcome) {
    return outcome.legal() ? nullptr : outcome.turns.back().illegal->rules.front();
  }

  std::optional<Json> illegal() const {
    if (ruling_.verdict != Verdict::illegal) return std::nullopt;
    return Json(broken(ruling_.outcome())->id);
  }

  // Those that are still cited.
  std::optional<Json> cites() const {
    Json kept = Json::array();
    for (const Rule* rule : expect_.cites) {
      for (const Outcome& outcome : ruling_.outcomes) {
        const std::vector<const Rule*> all = outcome.citations();
        if (std::find(all.begin(), all.end(), rule) == all.end()) continue;
        kept.push_back(rule->id);
        break;
      }
    }
    if (kept.empty()) return std::nullopt;
    return kept;
  }

  // The outcome to which the answers of an expected one lead; none if to no single one.
  std::optional<std::size_t> reached_by(const ExpectedOutcome& expected) const {
    const Replay again = replay(scenario_, ruling_, expected.when, max_outcomes_);
    if (again.ruling.outcomes.size() != 1 || !again.unused.empty()) return std::nullopt;
    for (std::size_t i = 0; i < ruling_.outcomes.size(); ++i) {
      if (same_outcome(ruling_.outcomes[i], again.ruling.outcome())) return i;
    }
    return std::nullopt;
  }

  Json outcome_json(const Outcome& outcome, const ExpectedOutcome* expected,
                    const Json& said) const {
    Json one = Json::object();
    if (expected != nullptr) {
      one["when"] = said["when"];
    } else {
      one["when"] = Json::array();
      for (const std::string& answer : words_.when(outcome)) {
        one["when"].push_back(json_of_line(answer));
      }
    }
    const Rule* rule = broken(outcome);
    if (rule != nullptr) one["illegal"] = rule->id;
    // What is named stays named; of what is not, a legal outcome has both.
    const bool scores_named = expected != nullptr && expected->scores;
    const bool meeples_named = expected != nullptr && expected->meeples;
    const bool both = rule == nullptr && !scores_named && !meeples_named;
    if (scores_named) {
      one["scores"] = scores(&*expected->scores, outcome);
    } else if (both) {
      one["scores"] = scores(nullptr, outcome);
    }
    if (meeples_named) {
      one["meeples"] = meeples(&*expected->meeples, said["meeples"], outcome);
    } else if (both) {
      one["meeples"] = meeples(nullptr, {}, outcome);
    }
    return one;
  }

  std::optional<Json> outcomes(const Json& said) const {
    if (ruling_.verdict != Verdict::open || ruling_.stopped) return std::nullopt;
    Json stay = Json::array();
    std::vector<std::optional<std::size_t>> reached;
    std::vector<bool> told(ruling_.outcomes.size());
    if (expect_.outcomes && said.size() == expect_.outcomes->size()) {
      for (const ExpectedOutcome& expected : *expect_.outcomes) {
        auto& to = reached.emplace_back(reached_by(expected));
        stay.push_back(Json());
        if (!to) continue;
        if (told[*to]) to.reset();
        if (to) {
          told[*to] = true;
          stay.back() = outcome_json(ruling_.outcomes[*to], &expected, said[reached.size() - 1]);
        }
      }
    }
    std::vector<Json> all;
    all.reserve(ruling_.outcomes.size());
    for (const Outcome& outcome : ruling_.outcomes) {
      all.push_back(outcome_json(outcome, nullptr, {}));
    }
    return fitted_list(stay, all, [&](std::size_t i, std::size_t j) { return reached[i] == j; });
  }

  const Scenario& scenario_;
  const Expectation& expect_;
  const Ruling& ruling_;
  int max_outcomes_;
  Words words_;
};

}  // namespace

std::optional<ExpectJson> expected_value(const Scenario& scenario, const Ruling& ruling,
                                         std::string_view key, const ExpectJson& said,
                                         int max_outcomes) {
  return Values(scenario, ruling, max_outcomes).value(key, said);
}

std::optional<ExpectJson> expected_block(const Scenario& scenario, const Ruling& ruling,
                                         const ExpectJson& said, int max_outcomes) {
  return Values(scenario, ruling, max_outcomes).block(said);
}

}  // namespace barber
