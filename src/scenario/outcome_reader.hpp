// Reads what people say of an outcome, be it expected or claimed: scores, figures, legality. What a
// value that is left out means is for `expect` and `claims` to say.
#pragma once

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "scenario/figures_reader.hpp"
#include "scenario/scenario.hpp"

namespace barber {

struct SaidRuling {
  std::optional<Verdict> verdict;
  const Rule* illegal = nullptr;
};

class OutcomeReader {
 public:
  OutcomeReader(Diagnostics& out, const PlayersDraft& players, Ground& ground)
      : out_(out), players_(players), ground_(ground) {}

  const Rule* rule(const Node& node);
  // Of the keys `ruling` and `illegal`, either of which may be missing (nullptr).
  SaidRuling ruling(const Node* ruling, const Node* illegal);
  // By player. The map may be empty.
  std::vector<std::optional<int>> scores(const Node& node);
  // Figures on the board; where they `may_be_home`, `in: supply` too.
  std::vector<ExpectedFigure> meeples(const Node& list, bool may_be_home);
  // Calls `read` with the number and the value of each player named; the map may not be empty.
  void by_player(const Node& map, std::string_view what, std::string_view example,
                 const std::function<void(std::size_t, const Node&)>& read);

 private:
  Diagnostics& out_;
  const PlayersDraft& players_;
  Ground& ground_;
};

}  // namespace barber
