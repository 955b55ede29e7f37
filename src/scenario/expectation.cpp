#include "scenario/expectation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

#include "scenario/replay.hpp"
#include "scenario/seen.hpp"
#include "scenario/words.hpp"

namespace barber {
namespace {

using Rules = std::vector<const Rule*>;
using Scores = std::vector<std::optional<int>>;

void add(Rules& rules, const Citations& more) {
  for (const Rule* rule : more) {
    if (std::find(rules.begin(), rules.end(), rule) == rules.end()) rules.push_back(rule);
  }
}

template <typename Kind, typename Use>
void each(const Outcome& outcome, Use use) {
  for (const TurnRuling& turn : outcome.turns) {
    if (turn.illegal) continue;
    for (const Event& event : turn.events) {
      if (const auto* one = std::get_if<Kind>(&event)) use(*one);
    }
  }
}

Rules broken(const Outcome& outcome) {
  return outcome.legal() ? Rules{} : outcome.turns.back().illegal->rules;
}

Rules score_rules(const Outcome& outcome, PlayerId player) {
  Rules rules = broken(outcome);
  each<FeatureScored>(outcome, [&](const FeatureScored& scored) {
    const auto there = std::find_if(scored.presence.begin(), scored.presence.end(),
                                    [&](const Presence& one) { return one.player == player; });
    if (there == scored.presence.end()) return;
    if (there->scores) {
      for (const Item& item : scored.items) add(rules, item.rules);
    }
    add(rules, scored.completion);
    add(rules, scored.majority);
  });
  each<PointsPaid>(outcome, [&](const PointsPaid& paid) {
    if (paid.player == player) add(rules, paid.rules);
  });
  each<PointsGained>(outcome, [&](const PointsGained& gained) {
    if (gained.player == player) add(rules, gained.rules);
  });
  each<BazaarEvent>(outcome, [&](const BazaarEvent& event) {
    if (event.acquires() && (event.player == player || event.paid_to == player)) {
      add(rules, event.rules);
    }
  });
  each<GotNothing>(outcome, [&](const GotNothing& nothing) {
    if (nothing.player == player) add(rules, nothing.rules);
  });
  return rules;
}

// Of the figures of this owner and kind that came to `where`, left it, or were not sent from it.
Rules figure_rules(const Outcome& outcome, const Seen& seen) {
  const PlayerId owner = std::get<0>(seen);
  const FigureKind kind = std::get<1>(seen);
  const Where where = std::get<2>(seen);
  Rules rules = broken(outcome);
  const auto meant = [&](FigureIndex index) {
    const Figure& figure = outcome.table.figure(index);
    return figure.owner == owner && figure.kind == kind;
  };
  each<FigureMoved>(outcome, [&](const FigureMoved& moved) {
    if (meant(moved.figure) && (moved.from == where || moved.to == where)) add(rules, moved.rules);
  });
  each<NotSent>(outcome, [&](const NotSent& not_sent) {
    if (meant(not_sent.figure) && not_sent.from == where) add(rules, not_sent.rules);
  });
  return rules;
}

Rules piece_rules(const Outcome& outcome, Piece piece) {
  Rules rules = broken(outcome);
  each<PieceMoved>(outcome, [&](const PieceMoved& moved) {
    if (moved.piece == piece) add(rules, moved.rules);
  });
  return rules;
}

class Comparison {
 public:
  Comparison(const Scenario& scenario, const Ruling& ruling, int max_outcomes)
      : scenario_(scenario),
        expect_(scenario.expect),
        ruling_(ruling),
        words_(scenario),
        max_outcomes_(max_outcomes) {}

  std::vector<Difference> run() {
    if (!expect_.present || ruling_.outcomes.empty()) return {};
    mark_ = expect_.mark;
    compare_verdict();
    for (const Outcome& outcome : ruling_.outcomes) {
      if (expect_.scores) compare_scores(*expect_.scores, outcome);
      if (expect_.meeples) compare_meeples(*expect_.meeples, outcome);
      if (expect_.supply) compare_supply(*expect_.supply, outcome);
      if (expect_.goods) compare_goods(*expect_.goods, outcome);
      if (expect_.pieces) compare_pieces(*expect_.pieces, outcome);
      if (expect_.prisoners) compare_prisoners(*expect_.prisoners, outcome);
      if (expect_.towers) compare_towers(*expect_.towers, outcome);
      if (expect_.bridges) compare_bridges(*expect_.bridges, outcome);
      if (expect_.castles) compare_castles(*expect_.castles, outcome);
      if (expect_.bought) compare_bought(*expect_.bought, outcome);
      if (expect_.next && outcome.next != *expect_.next) {
        differ("next", player(*expect_.next), player(outcome.next), {});
      }
    }
    compare_cites();
    if (expect_.outcomes) compare_outcomes(*expect_.outcomes);
    return std::move(found_);
  }

 private:
  std::string player(PlayerId id) const { return std::string(words_.player(id)); }

  // The same difference in several outcomes is told once.
  void differ(std::string field, std::string expected, std::string actual, Rules rules) {
    Difference difference{prefix_ + std::move(field), std::move(expected), std::move(actual),
                          std::move(rules), mark_};
    const auto same = [&](const Difference& other) {
      return other.field == difference.field && other.expected == difference.expected &&
             other.actual == difference.actual;
    };
    if (std::none_of(found_.begin(), found_.end(), same)) found_.push_back(std::move(difference));
  }

  void compare_verdict() {
    if (expect_.verdict) {
      if (*expect_.verdict != ruling_.verdict) {
        differ("ruling", std::string(name(*expect_.verdict)), std::string(name(ruling_.verdict)),
               broken(ruling_.outcome()));
      }
      if (expect_.illegal != nullptr && ruling_.verdict == Verdict::illegal) {
        compare_illegal(expect_.illegal, ruling_.outcome());
      }
      return;
    }
    if (expect_.outcomes) {
      if (ruling_.verdict != Verdict::open) {
        differ("ruling", "open", std::string(name(ruling_.verdict)), broken(ruling_.outcome()));
      }
      return;
    }
    // Whatever is expected is expected of a legal action, unless it says otherwise.
    for (const Outcome& outcome : ruling_.outcomes) {
      if (!outcome.legal()) differ("ruling", "legal", "illegal", broken(outcome));
    }
  }

  // Both are illegal, or ought to be.
  void compare_illegal(const Rule* expected, const Outcome& outcome) {
    const Rule* actual = outcome.legal() ? nullptr : outcome.turns.back().illegal->rules.front();
    if (expected == actual) return;
    differ("illegal", expected == nullptr ? "" : std::string(expected->id),
           actual == nullptr ? "" : std::string(actual->id), broken(outcome));
  }

  void compare_scores(const Scores& expected, const Outcome& outcome) {
    for (std::size_t p = 0; p < outcome.table.scores.size(); ++p) {
      const int actual = outcome.table.scores[p];
      const int wanted = expected[p].value_or(scenario_.table.scores[p]);
      if (wanted == actual) continue;
      const auto id = static_cast<PlayerId>(p);
      differ("scores." + player(id), std::to_string(wanted), std::to_string(actual),
             score_rules(outcome, id));
    }
  }

  std::string shown(const Seen& seen) const {
    const auto& [owner, kind, where] = seen;
    return fmt::format("{} {} {}", words_.player(owner), name(kind), words_.place(where));
  }

  void compare_meeples(const std::vector<ExpectedFigure>& expected, const Outcome& outcome) {
    std::vector<Seen> wanted;
    wanted.reserve(expected.size());
    for (const ExpectedFigure& figure : expected) {
      wanted.push_back(seen_of(figure, outcome.table));
    }
    std::sort(wanted.begin(), wanted.end());
    const std::vector<Seen> actual = figures_on_board(outcome.table);
    std::vector<Seen> missing;
    std::vector<Seen> surplus;
    std::set_difference(wanted.begin(), wanted.end(), actual.begin(), actual.end(),
                        std::back_inserter(missing));
    std::set_difference(actual.begin(), actual.end(), wanted.begin(), wanted.end(),
                        std::back_inserter(surplus));
    for (const Seen& seen : missing) {
      differ("meeples", shown(seen), "", figure_rules(outcome, seen));
    }
    for (const Seen& seen : surplus) {
      differ("meeples", "", shown(seen), figure_rules(outcome, seen));
    }
    if (missing.empty()) compare_ghosts(expected, outcome);
    compare_fairy(expected, outcome);
  }

  // Where it is said of a figure whether the fairy stands beside it.
  void compare_fairy(const std::vector<ExpectedFigure>& expected, const Outcome& outcome) {
    const std::optional<Seen> with = beside_fairy(outcome.table);
    for (const ExpectedFigure& figure : expected) {
      if (!figure.fairy) continue;
      const Seen seen = seen_of(figure, outcome.table);
      const bool alike = with == seen;
      const auto others = std::count_if(
          expected.begin(), expected.end(),
          [&](const ExpectedFigure& other) { return seen_of(other, outcome.table) == seen; });
      // Of several that are alike she is beside one only.
      if (*figure.fairy ? alike : !alike || others > 1) continue;
      differ("meeples", shown(seen) + (*figure.fairy ? " with the fairy" : " without the fairy"),
             with ? shown(*with) + " with the fairy" : "", piece_rules(outcome, Piece::fairy));
    }
  }

  // Of those figures for which it is said how many ghosts they have.
  void compare_ghosts(const std::vector<ExpectedFigure>& expected, const Outcome& outcome) {
    std::vector<std::pair<Seen, int>> actual = haunted(outcome.table);
    for (const ExpectedFigure& figure : expected) {
      if (!figure.ghosts) continue;
      const Seen seen = seen_of(figure, outcome.table);
      const auto same = std::find(actual.begin(), actual.end(), std::pair(seen, *figure.ghosts));
      if (same != actual.end()) {
        actual.erase(same);
        continue;
      }
      const auto other = std::find_if(actual.begin(), actual.end(),
                                      [&](const auto& one) { return one.first == seen; });
      differ("meeples", fmt::format("{}, ghosts: {}", shown(seen), *figure.ghosts),
             other == actual.end() ? "" : fmt::format("{}, ghosts: {}", shown(seen), other->second),
             figure_rules(outcome, seen));
    }
  }

  void compare_piece(std::string_view piece, std::optional<Position> wanted, TileIndex tile,
                     bool alone, const Outcome& outcome, Piece kind) {
    if (!wanted) return;
    const Board& board = outcome.table.board;
    if (tile != kNoTile && board.tile(tile).at == *wanted && alone) return;
    std::string actual = tile == kNoTile ? "" : words_.position(board.tile(tile).at);
    if (!alone) actual += " beside a figure";
    differ(fmt::format("pieces.{}", piece), words_.position(*wanted), std::move(actual),
           piece_rules(outcome, kind));
  }

  void compare_pieces(const ExpectedPieces& expected, const Outcome& outcome) {
    const GameState& table = outcome.table;
    compare_piece("dragon", expected.dragon, table.dragon, true, outcome, Piece::dragon);
    compare_piece("fairy", expected.fairy, table.fairy, !table.with_fairy(), outcome, Piece::fairy);
    if (expected.big_top) {
      const auto& actual = outcome.table.big_top;
      const bool same = actual && actual->at == expected.big_top->at &&
                        (!expected.big_top->token || actual->token == expected.big_top->token);
      if (!same) {
        differ("pieces.big-top", shown(expected.big_top), shown(actual), broken(outcome));
      }
    }
    if (!expected.surveyors) return;
    for (std::size_t i = 0; i < kSurveyWords.size(); ++i) {
      const auto& wanted = expected.surveyors->in_force[i];
      const auto& actual = outcome.table.surveyors.in_force[i];
      if (!wanted || wanted == actual) continue;
      differ(fmt::format("pieces.surveyors.{}", kSurveyWords[i]), Words::scoring_tile(*wanted),
             actual ? Words::scoring_tile(*actual) : "", broken(outcome));
    }
  }

  std::string shown(const std::optional<BigTop>& big_top) const {
    if (!big_top) return "";
    const std::string at = words_.position(big_top->at);
    return big_top->token ? fmt::format("{} with token {}", at, *big_top->token) : at;
  }

  std::string shown(const Prisoners& held) const {
    std::vector<std::string> parts;
    parts.reserve(held.size());
    for (const auto& [owner, kind] : held) {
      parts.push_back(fmt::format("{} {}", words_.player(owner), name(kind)));
    }
    return fmt::format("[{}]", fmt::join(parts, ", "));
  }

  void compare_prisoners(const std::vector<std::optional<Prisoners>>& expected,
                         const Outcome& outcome) {
    for (std::size_t p = 0; p < expected.size(); ++p) {
      if (!expected[p]) continue;
      const auto captor = static_cast<PlayerId>(p);
      const Prisoners actual = prisoners_of(outcome.table, captor);
      if (actual == *expected[p]) continue;
      differ("prisoners." + player(captor), shown(*expected[p]), shown(actual), broken(outcome));
    }
  }

  std::string shown(const std::vector<ExpectedTower>& towers) const {
    std::vector<std::string> parts;
    parts.reserve(towers.size());
    for (const ExpectedTower& tower : towers) {
      parts.push_back(fmt::format("{} {}", words_.position(tower.at), tower.floors));
    }
    return fmt::format("[{}]", fmt::join(parts, ", "));
  }

  void compare_towers(const std::vector<ExpectedTower>& expected, const Outcome& outcome) {
    const std::vector<ExpectedTower> actual = towers_of(outcome.table);
    if (actual == expected) return;
    differ("towers", shown(expected), shown(actual), broken(outcome));
  }

  void compare_bridges(const std::vector<ExpectedBridge>& expected, const Outcome& outcome) {
    const std::vector<ExpectedBridge> actual = bridges_of(outcome.table);
    if (actual == expected) return;
    const auto list = [&](const std::vector<ExpectedBridge>& all) {
      std::vector<std::string> parts;
      parts.reserve(all.size());
      for (const ExpectedBridge& one : all) {
        parts.push_back(
            fmt::format("{} {}", words_.position(one.at), one.north_south ? "N-S" : "E-W"));
      }
      return fmt::format("[{}]", fmt::join(parts, ", "));
    };
    differ("bridges", list(expected), list(actual), broken(outcome));
  }

  void compare_castles(const std::vector<ExpectedCastle>& expected, const Outcome& outcome) {
    const std::vector<ExpectedCastle> actual = castles_of(outcome.table);
    if (std::is_permutation(actual.begin(), actual.end(), expected.begin(), expected.end())) return;
    const auto list = [&](const std::vector<ExpectedCastle>& all) {
      std::vector<std::string> parts;
      parts.reserve(all.size());
      for (const ExpectedCastle& one : all) {
        parts.push_back(fmt::format("{} {}", player(one.owner), words_.castle(one.tiles)));
      }
      return fmt::format("[{}]", fmt::join(parts, ", "));
    };
    differ("castles", list(expected), list(actual), broken(outcome));
  }

  void compare_tokens(std::size_t p, const Scores& expected, const Outcome& outcome) {
    for (std::size_t i = 0; i < kTokenWords.size(); ++i) {
      const auto& wanted = expected[kFigureKindCount + i];
      if (!wanted) continue;
      const auto& tokens = outcome.table.tokens;
      const int actual = tokens.empty() ? 0 : i == 0 ? tokens[p].bridges : tokens[p].castles;
      if (actual == *wanted) continue;
      differ(fmt::format("supply.{}.{}", words_.player(static_cast<PlayerId>(p)), kTokenWords[i]),
             std::to_string(*wanted), std::to_string(actual), broken(outcome));
    }
  }

  void compare_supply(const std::vector<Scores>& expected, const Outcome& outcome) {
    for (std::size_t p = 0; p < expected.size(); ++p) {
      compare_tokens(p, expected[p], outcome);
      for (const FigureKind kind : kFigureKinds) {
        const auto& wanted = expected[p][static_cast<std::size_t>(kind)];
        if (!wanted) continue;
        const auto id = static_cast<PlayerId>(p);
        const auto in_supply = [&](const Figure& figure) {
          return figure.owner == id && figure.kind == kind && figure.place == Place::supply();
        };
        const auto& figures = outcome.table.figures;
        const auto actual = std::count_if(figures.begin(), figures.end(), in_supply);
        if (actual == *wanted) continue;
        differ(fmt::format("supply.{}.{}", words_.player(id), name(kind)), std::to_string(*wanted),
               std::to_string(actual), broken(outcome));
      }
    }
  }

  void compare_bought(const std::vector<const Tile*>& expected, const Outcome& outcome) {
    const auto& acquired = outcome.table.bazaar.acquired;
    const auto shown = [](const Tile* tile) {
      return tile == nullptr ? std::string("none") : std::string(Words::tile(*tile));
    };
    for (std::size_t p = 0; p < expected.size(); ++p) {
      const Tile* actual = acquired.empty() ? nullptr : acquired[p];
      if (expected[p] == actual) continue;
      const auto id = static_cast<PlayerId>(p);
      differ("bought." + player(id), shown(expected[p]), shown(actual), score_rules(outcome, id));
    }
  }

  template <typename Expected>
  void compare_goods(const Expected& expected, const Outcome& outcome) {
    const auto& goods = outcome.table.goods;
    for (std::size_t p = 0; p < expected.size(); ++p) {
      for (std::size_t kind = 0; kind < kGoods.size(); ++kind) {
        const auto& wanted = expected[p][kind];
        const int actual = goods.empty() ? 0 : goods[p][kind];
        if (!wanted || *wanted == actual) continue;
        differ(
            fmt::format("goods.{}.{}", player(static_cast<PlayerId>(p)), facts(kGoods[kind]).word),
            std::to_string(*wanted), std::to_string(actual), broken(outcome));
      }
    }
  }

  void compare_cites() {
    if (expect_.cites.empty()) return;
    Rules cited;
    for (const Outcome& outcome : ruling_.outcomes) add(cited, outcome.citations());
    for (const Rule* rule : expect_.cites) {
      if (std::find(cited.begin(), cited.end(), rule) != cited.end()) continue;
      differ("cites", std::string(rule->id), "", {});
    }
  }

  void compare_outcomes(const std::vector<ExpectedOutcome>& expected) {
    std::vector<bool> reached(ruling_.outcomes.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
      prefix_ = fmt::format("outcomes[{}].", i);
      mark_ = expected[i].mark;
      compare_outcome(expected[i], reached);
    }
    prefix_.clear();
    mark_ = expect_.mark;
    for (std::size_t i = 0; i < reached.size(); ++i) {
      if (!reached[i]) differ("outcomes", "", shown(ruling_.outcomes[i]), {});
    }
    if (ruling_.stopped) differ("outcomes", "all", fmt::format("over {}", max_outcomes_), {});
  }

  void compare_outcome(const ExpectedOutcome& expected, std::vector<bool>& reached) {
    const Replay replay = barber::replay(scenario_, ruling_, expected.when, max_outcomes_);
    for (const ChoiceKind unused : replay.unused) differ("when", std::string(name(unused)), "", {});
    if (replay.ruling.outcomes.size() != 1) {
      differ("when", "one outcome", std::to_string(replay.ruling.outcomes.size()), {});
      return;
    }
    const Outcome& outcome = replay.ruling.outcome();
    bool listed = false;
    for (std::size_t i = 0; i < reached.size(); ++i) {
      if (!same_outcome(ruling_.outcomes[i], outcome)) continue;
      reached[i] = true;
      listed = true;
    }
    if (!listed) differ("when", "an outcome of the ruling", "one that it does not have", {});
    if (expected.illegal != nullptr || !outcome.legal()) compare_illegal(expected.illegal, outcome);
    if (expected.scores) compare_scores(*expected.scores, outcome);
    if (expected.meeples) compare_meeples(*expected.meeples, outcome);
  }

  // An outcome that nobody expects, as it would be written: its answers and its scores.
  std::string shown(const Outcome& outcome) const {
    std::vector<std::string> scores;
    for (std::size_t p = 0; p < outcome.table.scores.size(); ++p) {
      scores.push_back(
          fmt::format("{}: {}", words_.player(static_cast<PlayerId>(p)), outcome.table.scores[p]));
    }
    return fmt::format(
        "when: [{}], {}scores: {{{}}}", fmt::join(words_.when(outcome), ", "),
        outcome.legal() ? "" : fmt::format("illegal: {}, ", broken(outcome).front()->id),
        fmt::join(scores, ", "));
  }

  const Scenario& scenario_;
  const Expectation& expect_;
  const Ruling& ruling_;
  Words words_;
  int max_outcomes_;
  std::string prefix_;
  Mark mark_;
  std::vector<Difference> found_;
};

}  // namespace

std::vector<Difference> differences(const Scenario& scenario, const Ruling& ruling,
                                    int max_outcomes) {
  std::vector<Difference> found = Comparison(scenario, ruling, max_outcomes).run();
  if (scenario.expect.present && ruling.stopped) {
    // What was not tried may come out otherwise, so such a ruling proves nothing.
    Difference difference;
    difference.field = "outcomes";
    difference.expected = "every branch tried";
    difference.actual = "stopped at " + std::to_string(max_outcomes) + " branches";
    difference.mark = scenario.expect.mark;
    found.push_back(std::move(difference));
  }
  return found;
}

}  // namespace barber
