// The choices that rules give to players, and who answers them. The rules ask a Decider; it takes
// the scenario's answer where there is one, and otherwise follows a branch of the exploration. The
// same turn, replayed with the next branch, shows the next outcome.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "game/turn.hpp"
#include "rules/event.hpp"
#include "rules/rule.hpp"

namespace barber {

// What became of an answer of `choose`, over all branches.
struct AnswerUse {
  int turn = 0;
  int answer = 0;
  bool used = false;               // its event happened in some branch
  std::vector<bool> order_used;    // score_order: for each entry, whether that feature was scored
  bool ambiguous_subject = false;  // meets events of several players: `for` is needed
  bool ambiguous_from = false;     // meets several events of one player: `from` is needed
  std::optional<PlayerId> met;     // the player of the first event that it met
};

// One branch: the options taken, in the order of asking, where no answer decides.
struct Branch {
  std::vector<int> taken;
  std::vector<int> options;  // how many there were
  std::size_t asked = 0;

  // Makes this the next branch in order; false if there is none.
  bool advance();
  int pick(int count);
};

// A choice as the rules put it.
struct Choice {
  ChoiceKind kind = ChoiceKind::bathhouse;
  PlayerId decides{};
  PlayerId subject{};  // whose meeple it is about
  Where from;          // as of an answer
  // free_return: the one bathhouse; castle: the city and, where it can be founded, the castle
  std::vector<Where> options;
  const Rule* rule = nullptr;  // that gives the decision
};

struct Decision {
  int option = 0;    // index into the options; -1: the answer names none of them
  bool take = true;  // free_return; castle: whether it is founded
  bool answered = false;
  int answer = -1;  // number of the answer
  Where named;      // what the answer names
  // The answer is by a player who is not the one to decide.
  std::optional<Illegality> wrong_player;
};

// Answers the choices of one turn in one branch.
class Decider {
 public:
  // `uses` has one entry an answer, shared by all branches.
  Decider(std::span<const Answer> answers, Branch& branch, std::span<AnswerUse> uses);

  // Needs at least one option. An option that stands alone is taken; a free return is taken unless
  // an answer declines it; anything else that no answer decides follows the branch.
  Decision decide(const GameState& table, const Choice& choice);

  std::span<const Answer> answers() const { return answers_; }
  // Some answer of this kind has not been used up yet.
  bool has_answer(ChoiceKind kind) const;
  // The first answer of this kind that is meant for this player, or for nobody in particular, and
  // has not been used up; -1: none.
  int unused_answer(ChoiceKind kind, PlayerId subject) const;
  bool is_used_up(int answer) const { return consumed_[static_cast<std::size_t>(answer)]; }
  void used(int answer) { uses_[static_cast<std::size_t>(answer)].used = true; }
  void order_used(int answer, std::size_t entry);
  int pick(int options) { return branch_.pick(options); }

  // What no answer decided so far, as the answers that lead here: empty if nothing was open. Where
  // the order of scoring is not among them, choices of the only candidate are: otherwise another
  // order could take it away.
  // Orders of several scorings become one.
  void branched(Answer answer);
  std::vector<Answer> take_branched();
  // The answers of the scenario that decided something, but for orders of scoring.
  std::vector<Answer> given() const;

 private:
  int find(const GameState& table, const Choice& choice);

  std::span<const Answer> answers_;
  Branch& branch_;
  std::span<AnswerUse> uses_;
  std::vector<int> events_;     // by answer: events met in this branch
  std::vector<bool> consumed_;  // by answer
  std::vector<Answer> branched_;
  std::vector<Answer> only_candidates_;
};

// The answer is by somebody else than `decides`, to whom `rule` gives the decision.
std::optional<Illegality> wrong_player(const Answer& answer, int number, PlayerId decides,
                                       const Rule& rule);

}  // namespace barber
