// How people name the things of a scenario: its players, tiles and places. Used wherever a ruling
// or a difference is written out.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "scenario/scenario.hpp"

namespace barber {

class Words {
 public:
  // The scenario must outlive the words.
  explicit Words(const Scenario& scenario) : Words(scenario, scenario.action) {}
  // With these turns for its action; they must outlive the words too.
  Words(const Scenario& scenario, std::span<const Turn> action)
      : scenario_(&scenario), action_(action) {}

  std::string_view player(PlayerId player) const { return scenario_->player_names[index(player)]; }
  // The letter of a base tile, else its id.
  static std::string_view tile(const Tile& tile);
  // Of the surveyors: its word, or its effect as a scenario writes it: "{points: -3}".
  static std::string scoring_tile(const SurveyTile& tile);
  // "(0,-1)"; in a sketch the name of what lies there, or "the tile placed".
  std::string position(Position at) const;
  // "(0,0) (1,0)"; in a sketch its name.
  std::string castle(const std::array<Position, 2>& tiles) const;
  // "(0,0) city", "(0,0) city.N" where the tile has several, "(2,0) bathhouse", "supply"; in a
  // sketch the feature's or bathhouse's name.
  std::string place(const Where& where) const;
  // Where it is, and no more: "(0,0)"; in a sketch the same as place().
  std::string spot(const Where& where) const {
    return in_sketch() ? feature(where) : position(where.at);
  }
  // The same without the position: "city.N", as `in` has it.
  std::string feature(const Where& where) const;
  bool in_sketch() const { return scenario_->sketch != nullptr; }
  const Sketch* sketch() const { return scenario_->sketch.get(); }
  // The answers that lead to an outcome, each as `choose` or `when` has it:
  // "{bathhouse: [0, -1], for: red}". With `turn` where several turns of the action ask.
  std::vector<std::string> when(const Outcome& outcome) const;
  // The whole of `choose` that makes a turn come out like this, what the scenario answers included.
  std::vector<std::string> choose(const Outcome& outcome, std::size_t turn) const;

 private:
  // Answers of one turn; `number` is its number where that must be said, else 0.
  void append(std::vector<std::string>& found, const Outcome& outcome, std::size_t turn,
              const std::vector<Answer>& answers, int number) const;
  std::string answer(const Answer& answer, bool with_from, int turn) const;
  // The tile at a position of the table, or one that the action places there.
  std::optional<PlacedTile> tile_at(Position at) const;

  const Scenario* scenario_;
  std::span<const Turn> action_;
};

}  // namespace barber
