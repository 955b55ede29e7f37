#include "scenario/expected_json.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <tuple>

#include "scenario/diagnostics.hpp"
#include "scenario/yaml_tree.hpp"

namespace barber {
namespace {

ExpectJson json_of(const Node& node) {
  if (node.kind == NodeKind::list) {
    ExpectJson list = ExpectJson::array();
    for (const Node& item : Items(node)) list.push_back(json_of(item));
    return list;
  }
  if (node.kind == NodeKind::map) {
    ExpectJson map = ExpectJson::object();
    for (const Entry entry : Entries(node)) map[std::string(entry.key.text)] = json_of(entry.value);
    return map;
  }
  const ScalarType type = node.plain ? scalar_type(node) : ScalarType::text;
  if (type == ScalarType::integer || type == ScalarType::boolean) {
    return ExpectJson::parse(node.text, nullptr, false);
  }
  return std::string(node.text);
}

// What a line of YAML says; nothing if it is none.
ExpectJson json_of(const std::string& yaml) {
  const Source source(yaml);
  Diagnostics out(source);
  const Tree tree = read_yaml(out);
  return out.errors() == 0 && tree.documents.size() == 1 ? json_of(*tree.documents.front())
                                                         : ExpectJson();
}

class Values {
 public:
  Values(const Scenario& scenario, const Ruling& ruling)
      : scenario_(scenario), expect_(scenario.expect), ruling_(ruling), words_(scenario) {}

  std::optional<ExpectJson> value(std::string_view key) const {
    if (key == "ruling") return ExpectJson(name(ruling_.verdict));
    if (key == "cites") return cites();
    if (key == "illegal") return illegal();
    if (key == "outcomes") return outcomes();
    // All others are of one table.
    if (ruling_.outcomes.size() != 1) return std::nullopt;
    const Outcome& outcome = ruling_.outcome();
    if (key == "scores") return scores(outcome);
    if (key == "meeples") return meeples(outcome);
    if (key == "supply") return supply(outcome);
    if (key == "next") return ExpectJson(words_.player(outcome.next));
    return std::nullopt;
  }

  ExpectJson block() const {
    ExpectJson block = ExpectJson::object();
    if (ruling_.verdict == Verdict::open) {
      block["outcomes"] = *outcomes();
    } else if (ruling_.verdict == Verdict::illegal) {
      block["illegal"] = *illegal();
    } else {
      block["scores"] = scores(ruling_.outcome());
      block["meeples"] = meeples(ruling_.outcome());
      if (expect_.supply) block["supply"] = supply(ruling_.outcome());
      if (expect_.next) block["next"] = words_.player(ruling_.outcome().next);
    }
    if (const auto still = cites()) block["cites"] = *still;
    return block;
  }

 private:
  std::string player(std::size_t number) const {
    return std::string(words_.player(static_cast<PlayerId>(number)));
  }

  // Those named already, and those whose score changes; or all, where nobody was named.
  ExpectJson scores(const Outcome& outcome) const {
    ExpectJson scores = ExpectJson::object();
    for (std::size_t p = 0; p < outcome.table.scores.size(); ++p) {
      const bool named = !expect_.scores || (*expect_.scores)[p].has_value();
      if (named || outcome.table.scores[p] != scenario_.table.scores[p]) {
        scores[player(p)] = outcome.table.scores[p];
      }
    }
    return scores;
  }

  ExpectJson place(const Where& where) const {
    if (words_.in_sketch() || where.kind == Place::Kind::leipzig) {
      return ExpectJson{{"in", words_.feature(where)}};
    }
    ExpectJson json{{"at", {where.at.x, where.at.y}}};
    if (where.kind == Place::Kind::corner) {
      json["corner"] = "SE";
    } else {
      json["in"] = words_.feature(where);
    }
    return json;
  }

  ExpectJson meeples(const Outcome& outcome) const {
    const GameState& table = outcome.table;
    // Whether a figure stands beside the fairy is said where it was.
    const bool fairy = expect_.meeples &&
                       std::any_of(expect_.meeples->begin(), expect_.meeples->end(),
                                   [](const ExpectedFigure& one) { return one.fairy.has_value(); });
    std::vector<std::tuple<PlayerId, FigureKind, Where, bool, int>> figures;
    for (std::size_t i = 0; i < table.figures.size(); ++i) {
      const Figure& figure = table.figures[i];
      if (!figure.place.on_the_table()) continue;
      const bool beside =
          fairy && table.with_fairy() && &table.figure(*table.with_fairy()) == &figure;
      figures.emplace_back(figure.owner, figure.kind, table.where(figure.place), beside,
                           figure.ghosts);
    }
    std::sort(figures.begin(), figures.end());
    ExpectJson list = ExpectJson::array();
    for (const auto& [owner, kind, where, beside, ghosts] : figures) {
      ExpectJson one{{"owner", words_.player(owner)}};
      if (kind != FigureKind::meeple) one["kind"] = name(kind);
      one.update(place(where));
      if (beside) one["fairy"] = true;
      if (ghosts > 0) one["ghosts"] = ghosts;
      list.push_back(std::move(one));
    }
    return list;
  }

  ExpectJson supply(const Outcome& outcome) const {
    ExpectJson all = ExpectJson::object();
    for (std::size_t p = 0; p < expect_.supply->size(); ++p) {
      for (const FigureKind kind : kFigureKinds) {
        if (!(*expect_.supply)[p][static_cast<std::size_t>(kind)]) continue;
        const auto& figures = outcome.table.figures;
        all[player(p)][std::string(name(kind))] =
            std::count_if(figures.begin(), figures.end(), [&](const Figure& figure) {
              return figure.owner == static_cast<PlayerId>(p) && figure.kind == kind &&
                     figure.place == Place::supply();
            });
      }
      for (std::size_t i = 0; i < kTokenWords.size(); ++i) {
        if (!(*expect_.supply)[p][kFigureKindCount + i]) continue;
        const Tokens left = outcome.table.tokens.empty() ? Tokens{} : outcome.table.tokens[p];
        all[player(p)][std::string(kTokenWords[i])] = i == 0 ? left.bridges : left.castles;
      }
    }
    return all;
  }

  static const Rule* broken(const Outcome& outcome) {
    return outcome.legal() ? nullptr : outcome.turns.back().illegal->rules.front();
  }

  std::optional<ExpectJson> illegal() const {
    if (ruling_.verdict != Verdict::illegal) return std::nullopt;
    return ExpectJson(broken(ruling_.outcome())->id);
  }

  // Those that are still cited.
  std::optional<ExpectJson> cites() const {
    ExpectJson kept = ExpectJson::array();
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

  std::optional<ExpectJson> outcomes() const {
    if (ruling_.verdict != Verdict::open || ruling_.stopped) return std::nullopt;
    ExpectJson list = ExpectJson::array();
    for (const Outcome& outcome : ruling_.outcomes) {
      ExpectJson when = ExpectJson::array();
      for (const std::string& answer : words_.when(outcome)) when.push_back(json_of(answer));
      ExpectJson one{{"when", std::move(when)}};
      if (const Rule* rule = broken(outcome)) {
        one["illegal"] = rule->id;
      } else {
        ExpectJson totals = ExpectJson::object();
        for (std::size_t p = 0; p < outcome.table.scores.size(); ++p) {
          totals[player(p)] = outcome.table.scores[p];
        }
        one["scores"] = std::move(totals);
        one["meeples"] = meeples(outcome);
      }
      list.push_back(std::move(one));
    }
    return list;
  }

  const Scenario& scenario_;
  const Expectation& expect_;
  const Ruling& ruling_;
  Words words_;
};

}  // namespace

std::optional<ExpectJson> expected_value(const Scenario& scenario, const Ruling& ruling,
                                         std::string_view key) {
  return Values(scenario, ruling).value(key);
}

bool expected_block_has(std::string_view key) {
  constexpr std::array<std::string_view, 8> kKeys{"ruling",  "illegal", "outcomes", "scores",
                                                  "meeples", "supply",  "next",     "cites"};
  return std::find(kKeys.begin(), kKeys.end(), key) != kKeys.end();
}

ExpectJson expected_block(const Scenario& scenario, const Ruling& ruling) {
  return Values(scenario, ruling).block();
}

}  // namespace barber
