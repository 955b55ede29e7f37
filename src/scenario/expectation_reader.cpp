#include "scenario/expectation_reader.hpp"

#include <fmt/format.h>

#include "catalogue/nearest.hpp"
#include "scenario/board_reader.hpp"
#include "scenario/bridges_castles_reader.hpp"
#include "scenario/choices_reader.hpp"
#include "scenario/outcome_reader.hpp"
#include "scenario/pieces_reader.hpp"

namespace barber {
namespace {

constexpr std::array<std::string_view, 2> kSketchedTowerKeys{"in", "floors"};
constexpr std::array<std::string_view, 16> kExpectKeys{
    "ruling", "illegal", "scores", "meeples",  "supply",  "goods",   "pieces", "prisoners",
    "towers", "cites",   "next",   "outcomes", "bridges", "castles", "bought", "error"};
constexpr std::array<std::string_view, 4> kOutcomeKeys{"when", "scores", "meeples", "illegal"};
constexpr std::string_view kOutcomesExample =
    "outcomes: [{when: [{bathhouse: [0, -1]}], scores: {red: 4}}]";
constexpr int kMostMeeples = 1000;

class ExpectationReader {
 public:
  ExpectationReader(Diagnostics& out, const PlayersDraft& players, Ground& ground, ExpectedOf of)
      : out_(out), players_(players), ground_(ground), outcome_(out, players, ground), of_(of) {}

  Expectation read(const Node& node) {
    Expectation expect;
    expect.mark = out_.source().mark(node.spot);
    if (!want_map(out_, node, "`expect`", "expect: {scores: {red: 4}}")) return expect;
    expect.present = true;
    const Fields<kExpectKeys> fields(out_, node, "`expect`");
    if (node.size == 0) {
      out_.error(Problem::empty_expect, node, "`expect` checks nothing",
                 "name what must come out, such as `scores`, or leave `expect` out");
    }
    const SaidRuling said = outcome_.ruling(fields["ruling"], fields["illegal"]);
    expect.verdict = said.verdict;
    expect.illegal = said.illegal;
    if (fields["scores"] != nullptr) expect.scores = outcome_.scores(*fields["scores"]);
    if (fields["meeples"] != nullptr) expect.meeples = outcome_.meeples(*fields["meeples"], false);
    if (fields["supply"] != nullptr) expect.supply = supply(*fields["supply"]);
    if (fields["goods"] != nullptr) expect.goods = goods(*fields["goods"]);
    if (fields["pieces"] != nullptr) {
      expect.pieces = read_expected_pieces(out_, *fields["pieces"], ground_);
    }
    if (fields["prisoners"] != nullptr) expect.prisoners = prisoners(*fields["prisoners"]);
    if (fields["towers"] != nullptr) expect.towers = towers(*fields["towers"]);
    if (fields["bridges"] != nullptr) {
      auto& all = expect.bridges.emplace();
      for (const BuildBridge& one : read_bridges(out_, *fields["bridges"])) {
        all.push_back({one.at, one.north_south});
      }
      std::sort(all.begin(), all.end());
    }
    if (fields["castles"] != nullptr) {
      expect.castles = ground_.sketch() != nullptr
                           ? read_sketched_castles(out_, *fields["castles"], players_, ground_)
                           : read_castles(out_, *fields["castles"], players_);
    }
    if (fields["bought"] != nullptr) expect.bought = bought(*fields["bought"]);
    if (fields["cites"] != nullptr) expect.cites = cites(*fields["cites"]);
    if (fields["next"] != nullptr) expect.next = players_.find(out_, *fields["next"]);
    if (fields["outcomes"] != nullptr) expect.outcomes = outcomes(*fields["outcomes"], expect);
    if (fields["next"] != nullptr && ends_game() && expect.verdict != Verdict::illegal) {
      out_.error(Problem::contradictory_expect, *fields["next"],
                 "after `end-game` the game is over, so nobody is next", "leave `next` out");
    }
    if (fields["error"] != nullptr) expect.error = error(*fields["error"]);
    const Node* beside = nullptr;
    for (std::size_t i = 0; i < kExpectKeys.size(); ++i) {
      if (fields[i] != nullptr && fields[i] != fields["error"] && beside == nullptr) {
        beside = fields[i];
      }
    }
    if (fields["error"] != nullptr && beside != nullptr) {
      out_.error(Problem::contradictory_expect, *beside,
                 "a file that is refused with an `error` has no ruling to compare",
                 "leave out either `error` or all that stands beside it");
    }
    return expect;
  }

 private:
  bool ends_game() const {
    return std::any_of(of_.action.begin(), of_.action.end(), [](const Turn& turn) {
      return std::any_of(turn.steps.begin(), turn.steps.end(),
                         [](const Step& step) { return std::holds_alternative<EndGame>(step); });
    });
  }

  std::vector<std::vector<std::optional<int>>> supply(const Node& node) {
    std::vector<std::vector<std::optional<int>>> found(
        players_.names.size(),
        std::vector<std::optional<int>>(kFigureKindCount + kTokenWords.size()));
    outcome_.by_player(
        node, "`supply`", "supply: {red: {meeple: 6}}", [&](std::size_t player, const Node& value) {
          if (!want_map(out_, value, "a player's supply", "{meeple: 6}")) return;
          if (value.size == 0) {
            out_.error(Problem::empty_expect, value, "this supply checks nothing",
                       "name a kind of figure, as in `{meeple: 6}`");
          }
          for (const Entry entry : Entries(value)) {
            if (entry.key.kind != NodeKind::scalar) continue;
            const auto token = std::find(kTokenWords.begin(), kTokenWords.end(), entry.key.text);
            if (token != kTokenWords.end()) {
              found[player]
                   [kFigureKindCount + static_cast<std::size_t>(token - kTokenWords.begin())] =
                       read_integer(out_, entry.value, "a number", 0, kMostMeeples);
              continue;
            }
            const auto kind =
                read_figure_kind(out_, entry.key, "a kind of figure", Problem::unknown_key);
            if (!kind) continue;
            found[player][static_cast<std::size_t>(*kind)] =
                read_integer(out_, entry.value, "a number of figures", 0, kMostMeeples);
          }
        });
    return found;
  }

  std::vector<std::array<std::optional<int>, kGoods.size()>> goods(const Node& node) {
    std::vector<std::array<std::optional<int>, kGoods.size()>> found(players_.names.size());
    outcome_.by_player(
        node, "`goods`", "goods: {red: {wine: 1}}",
        [&](std::size_t player, const Node& value) { found[player] = read_goods(out_, value); });
    return found;
  }

  std::vector<std::optional<Prisoners>> prisoners(const Node& node) {
    std::vector<std::optional<Prisoners>> found(players_.names.size());
    outcome_.by_player(node, "`prisoners`", "prisoners: {red: [{owner: blue}]}",
                       [&](std::size_t player, const Node& value) {
                         if (!want_list(out_, value, "a player's prisoners")) return;
                         Prisoners& held = found[player].emplace();
                         for (const Node& item : Items(value)) {
                           const auto prisoner = read_prisoner(out_, item, players_);
                           if (prisoner) held.emplace_back(prisoner->owner, prisoner->kind);
                         }
                         std::sort(held.begin(), held.end());
                       });
    return found;
  }

  std::optional<std::pair<Position, int>> sketched_tower(const Node& node) {
    if (!want_map(out_, node, "a tower", "- {in: keep, floors: 1}")) return std::nullopt;
    const Fields<kSketchedTowerKeys> fields(out_, node, "a tower");
    const auto where = ground_.place(nullptr, fields["in"], node);
    if (fields["floors"] == nullptr) report_missing(out_, node, "floors", "floors: 1");
    if (!where || fields["floors"] == nullptr) return std::nullopt;
    if (where->kind != Place::Kind::tower) {
      out_.error(Problem::no_such_feature, *fields["in"],
                 fmt::format("`{}` is no tower", fields["in"]->text), "name a tower of the sketch");
      return std::nullopt;
    }
    const auto floors = read_integer(out_, *fields["floors"], "`floors`", 1, kMostFloors);
    if (!floors) return std::nullopt;
    return std::pair(where->at, *floors);
  }

  std::vector<ExpectedTower> towers(const Node& list) {
    std::vector<ExpectedTower> found;
    if (!want_list(out_, list, "`towers`")) return found;
    found.reserve(static_cast<std::size_t>(list.size));
    for (const Node& item : Items(list)) {
      const auto tower =
          ground_.sketch() != nullptr ? sketched_tower(item) : read_tower(out_, item);
      if (tower) found.push_back({tower->first, tower->second});
    }
    std::sort(found.begin(), found.end());
    return found;
  }

  std::vector<const Tile*> bought(const Node& node) {
    std::vector<const Tile*> found(players_.names.size());
    outcome_.by_player(node, "`bought`", "bought: {red: D}",
                       [&](std::size_t player, const Node& value) {
                         if (!read_text(out_, value, "a tile bought")) return;
                         const auto tile = of_.tiles.find(out_, value.text, {&value});
                         if (tile) found[player] = tile->tile;
                       });
    return found;
  }

  std::vector<const Rule*> cites(const Node& list) {
    std::vector<const Rule*> found;
    if (!want_list(out_, list, "`cites`", "cites: [base.turn.order]")) return found;
    if (list.size == 0) {
      out_.error(Problem::empty_expect, list, "`cites` names no rule", "leave it out");
    }
    for (const Node& item : Items(list)) {
      if (const Rule* cited = outcome_.rule(item)) found.push_back(cited);
    }
    return found;
  }

  std::vector<ExpectedOutcome> outcomes(const Node& list, const Expectation& expect) {
    std::vector<ExpectedOutcome> found;
    if (!want_list(out_, list, "`outcomes`", kOutcomesExample)) return found;
    if (expect.verdict && *expect.verdict != Verdict::open) {
      out_.error(Problem::contradictory_expect, list,
                 fmt::format("`outcomes` are those of an open ruling, but it is to be {}",
                             name(*expect.verdict)),
                 "leave one of them out");
    }
    if (list.size == 0) {
      out_.error(Problem::empty_expect, list, "`outcomes` lists none", "leave it out");
    }
    found.reserve(static_cast<std::size_t>(list.size));
    for (const Node& item : Items(list)) {
      if (want_map(out_, item, "an outcome", kOutcomesExample)) found.push_back(outcome(item));
    }
    return found;
  }

  ExpectedOutcome outcome(const Node& node) {
    ExpectedOutcome expected;
    expected.mark = out_.source().mark(node.spot);
    const Fields<kOutcomeKeys> fields(out_, node, "an outcome");
    if (fields["when"] == nullptr) {
      report_missing(out_, node, "when", "when: [{bathhouse: [0, -1]}]");
    } else {
      ChoicesDraft draft = read_choices(out_, *fields["when"], "`when`", players_, ground_,
                                        static_cast<int>(of_.action.size()));
      for (std::size_t i = 0; i < draft.answers.size(); ++i) {
        expected.when.push_back({std::move(draft.answers[i]), draft.turns[i]});
      }
      if (fields["when"]->kind == NodeKind::list && fields["when"]->size == 0) {
        out_.error(Problem::empty_expect, *fields["when"], "`when` answers no choice",
                   "name the answers that lead to this outcome");
      }
    }
    if (fields["scores"] != nullptr) expected.scores = outcome_.scores(*fields["scores"]);
    if (fields["meeples"] != nullptr)
      expected.meeples = outcome_.meeples(*fields["meeples"], false);
    if (fields["illegal"] != nullptr) expected.illegal = outcome_.rule(*fields["illegal"]);
    if (fields["scores"] == nullptr && fields["meeples"] == nullptr &&
        fields["illegal"] == nullptr) {
      out_.error(Problem::empty_expect, node, "this outcome checks nothing",
                 "name its `scores`, `meeples`, or the rule by which it is `illegal`");
    }
    return expected;
  }

  std::string error(const Node& node) {
    if (!of_.base) {
      out_.error(Problem::misplaced_error, node, "a variant cannot expect that its file is refused",
                 "`error` stands in the `expect` of the base case, or in a file of its own");
    }
    if (!read_text(out_, node, "`error`")) return {};
    std::vector<std::string_view> words;
    for (const DiagnosticName& known : diagnostic_names()) {
      if (known.name == node.text) return std::string(node.text);
      words.push_back(known.name);
    }
    const std::string_view near = nearest(node.text, words);
    out_.error(Problem::unknown_diagnostic, node, fmt::format("unknown diagnostic `{}`", node.text),
               near.empty() ? "`barber rules --diagnostics` lists them"
                            : fmt::format("did you mean `{}`?", near));
    return {};
  }

  Diagnostics& out_;
  const PlayersDraft& players_;
  Ground& ground_;
  OutcomeReader outcome_;
  ExpectedOf of_;
};

}  // namespace

Expectation read_expectation(Diagnostics& out, const Node& expect, const PlayersDraft& players,
                             Ground& ground, ExpectedOf of) {
  return ExpectationReader(out, players, ground, of).read(expect);
}

std::string_view expected_error(const Node& expect) {
  if (expect.size != 1) return {};  // beside anything else it is itself an error
  for (const Entry entry : Entries(expect)) {
    if (entry.key.kind != NodeKind::scalar || entry.key.text != "error") continue;
    return entry.value.kind == NodeKind::scalar ? entry.value.text : std::string_view();
  }
  return {};
}

}  // namespace barber
