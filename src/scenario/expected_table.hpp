// What one table that came out says of the keys of `expect` that tell of tables: scores, figures,
// supply, pieces. What a ruling says as a whole is expected_json.hpp's.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "scenario/text_edits.hpp"
#include "scenario/words.hpp"

namespace barber {

// What a line of YAML says; null if it is none.
ExpectJson json_of_line(const std::string& yaml);

// `is` with what `said` spells out although it goes without saying.
ExpectJson spelled_out(ExpectJson is, const ExpectJson& said);

// The items of `said` that hold stay as they are written; the others make room for what else is
// there. `holds(i, j)`: item i of `said` says what item j of `actual` is.
template <typename Holds>
ExpectJson fitted_list(const ExpectJson& said, const std::vector<ExpectJson>& actual, Holds holds) {
  std::vector<bool> stays(said.size());
  std::vector<bool> told(actual.size());
  for (std::size_t i = 0; i < said.size(); ++i) {
    for (std::size_t j = 0; j < actual.size() && !stays[i]; ++j) {
      if (!told[j] && holds(i, j)) stays[i] = told[j] = true;
    }
  }
  ExpectJson list = ExpectJson::array();
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

class TableValues {
 public:
  using Scores = std::vector<std::optional<int>>;
  using Figures = std::vector<ExpectedFigure>;

  // Scenario and words must outlive it.
  TableValues(const Scenario& scenario, const Words& words);

  // The value of `key` that fits; nothing if the key is none of a table, or there is nothing left
  // to name.
  std::optional<ExpectJson> value(std::string_view key, const ExpectJson& said,
                                  const Outcome& outcome) const;
  // `named`: what is expected already, of which `said` is what stands in the text; or nullptr.
  ExpectJson scores(const Scores* named, const Outcome& outcome) const;
  ExpectJson meeples(const Figures* named, const ExpectJson& said, const Outcome& outcome) const;

 private:
  struct Stands;
  static std::vector<Stands> standing(const GameState& table);
  ExpectJson json_of_place(const Where& where) const;
  ExpectJson json_of_figure(const Stands& one, bool tell_fairy) const;
  ExpectJson supply(const GameState& table) const;
  ExpectJson goods(const GameState& table) const;
  std::optional<ExpectJson> pieces(const ExpectJson& said, const GameState& table) const;
  ExpectJson prisoners(const ExpectJson& said, const GameState& table) const;
  ExpectJson towers(const ExpectJson& said, const GameState& table) const;
  static ExpectJson bridges(const ExpectJson& said, const GameState& table);
  ExpectJson castles(const ExpectJson& said, const GameState& table) const;
  std::optional<ExpectJson> bought(const ExpectJson& said, const GameState& table) const;
  std::string player(std::size_t number) const;

  const Scenario& scenario_;
  const Expectation& expect_;
  const Words& words_;
};

}  // namespace barber
