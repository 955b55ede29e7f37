#include "scenario/expected_json.hpp"

#include <algorithm>
#include <array>

#include "scenario/expected_table.hpp"
#include "scenario/replay.hpp"

namespace barber {
namespace {

class Values {
 public:
  Values(const Scenario& scenario, const Ruling& ruling, int max_outcomes)
      : scenario_(scenario),
        expect_(scenario.expect),
        ruling_(ruling),
        max_outcomes_(max_outcomes),
        words_(scenario),
        tables_(scenario, words_) {}

  std::optional<ExpectJson> value(std::string_view key, const ExpectJson& said) const {
    if (key == "ruling") return ExpectJson(name(ruling_.verdict));
    if (key == "cites") return cites();
    if (key == "illegal") return illegal();
    if (key == "outcomes") return outcomes(said);
    std::optional<ExpectJson> found;
    for (const Outcome& outcome : ruling_.outcomes) {
      std::optional<ExpectJson> one = tables_.value(key, said, outcome);
      if (!one || (found && !same_json(*found, *one))) return std::nullopt;
      found = std::move(one);
    }
    return found;
  }

  std::optional<ExpectJson> block(const ExpectJson& said) const {
    ExpectJson block = ExpectJson::object();
    if (said.contains("ruling")) block["ruling"] = name(ruling_.verdict);
    if (ruling_.verdict == Verdict::open) {
      block["outcomes"] = *outcomes(part(said, "outcomes"));
    } else if (ruling_.verdict == Verdict::illegal) {
      block["illegal"] = *illegal();
    } else {
      const Outcome& outcome = ruling_.outcome();
      block["scores"] = tables_.scores(expect_.scores ? &*expect_.scores : nullptr, outcome);
      block["meeples"] = tables_.meeples(expect_.meeples ? &*expect_.meeples : nullptr,
                                         part(said, "meeples"), outcome);
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
  static ExpectJson part(const ExpectJson& said, std::string_view key) {
    const auto found = said.find(std::string(key));
    return found == said.end() ? ExpectJson() : *found;
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

  // The outcome to which the answers of an expected one lead; none if to no single one.
  std::optional<std::size_t> reached_by(const ExpectedOutcome& expected) const {
    const Replay again = replay(scenario_, ruling_, expected.when, max_outcomes_);
    if (again.ruling.outcomes.size() != 1 || !again.unused.empty()) return std::nullopt;
    for (std::size_t i = 0; i < ruling_.outcomes.size(); ++i) {
      if (same_outcome(ruling_.outcomes[i], again.ruling.outcome())) return i;
    }
    return std::nullopt;
  }

  ExpectJson outcome_json(const Outcome& outcome, const ExpectedOutcome* expected,
                          const ExpectJson& said) const {
    ExpectJson one = ExpectJson::object();
    if (expected != nullptr) {
      one["when"] = said["when"];
    } else {
      one["when"] = ExpectJson::array();
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
      one["scores"] = tables_.scores(&*expected->scores, outcome);
    } else if (both) {
      one["scores"] = tables_.scores(nullptr, outcome);
    }
    if (meeples_named) {
      one["meeples"] = tables_.meeples(&*expected->meeples, said["meeples"], outcome);
    } else if (both) {
      one["meeples"] = tables_.meeples(nullptr, {}, outcome);
    }
    return one;
  }

  std::optional<ExpectJson> outcomes(const ExpectJson& said) const {
    if (ruling_.verdict != Verdict::open || ruling_.stopped) return std::nullopt;
    ExpectJson stay = ExpectJson::array();
    std::vector<std::optional<std::size_t>> reached;
    std::vector<bool> told(ruling_.outcomes.size());
    if (expect_.outcomes && said.size() == expect_.outcomes->size()) {
      for (const ExpectedOutcome& expected : *expect_.outcomes) {
        auto& to = reached.emplace_back(reached_by(expected));
        stay.push_back(ExpectJson());
        if (!to) continue;
        if (told[*to]) to.reset();
        if (to) {
          told[*to] = true;
          stay.back() = outcome_json(ruling_.outcomes[*to], &expected, said[reached.size() - 1]);
        }
      }
    }
    std::vector<ExpectJson> all;
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
  TableValues tables_;
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
