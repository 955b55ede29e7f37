// A ruling is a value with its proof: the verdict, what happened in each turn as a list of typed
// events that carry their rules, and the table as it stands afterwards. Text and JSON are printers
// over it.
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "game/turn.hpp"
#include "rules/decider.hpp"
#include "rules/event.hpp"

namespace barber {

struct TurnRuling {
  PlayerId player{};
  std::vector<Event> events;
  std::optional<Illegality> illegal;  // then the events are those before it, and did not count
  std::vector<int> scores_before;
};

enum class Verdict : std::uint8_t { legal, illegal, open };
std::string_view name(Verdict verdict);

// One way the action can end: the turns played (the last one may be illegal, later ones are not
// played) and the table as it stands then.
struct Outcome {
  std::vector<TurnRuling> turns;
  GameState table;
  PlayerId next{};
  bool legal() const { return turns.empty() || !turns.back().illegal; }
  // Every rule cited, in the order of the rule book's pointers' first use, each once.
  std::vector<const Rule*> citations() const;
  // The choices made without the scenario's answer: the answers that lead here.
  std::vector<const ChoiceMade*> open_choices() const;
};

struct Ruling {
  Verdict verdict = Verdict::legal;
  std::vector<Outcome> outcomes;  // one unless open; equal ones are merged
  bool stopped = false;           // there are more branches than were tried
  std::vector<AnswerUse> answers;
  const Outcome& outcome() const { return outcomes.front(); }
};

}  // namespace barber
