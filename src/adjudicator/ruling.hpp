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
#include "rules/ruleset.hpp"

namespace barber {

struct TurnRuling {
  PlayerId player{};
  std::vector<Event> events;
  std::optional<Illegality> illegal;  // then the events are those before it, and did not count
  std::vector<int> scores_before;
  // What no answer of the scenario decided: with these in `choose` the turn comes out like this.
  std::vector<Answer> open_answers;
  // The same together with the answers of the scenario that were asked for: the whole of `choose`.
  std::vector<Answer> answers;
};

enum class Verdict : std::uint8_t { legal, illegal, open };
std::string_view name(Verdict verdict);

// One way the action can end: the turns played (the last one may be illegal, later ones are not
// played) and the table as it stands then.
struct Outcome {
  std::vector<TurnRuling> turns;
  GameState table;
  PlayerId next{};
  int ways = 1;  // branches that end like this
  bool legal() const { return turns.empty() || !turns.back().illegal; }
  // Every rule cited, in the order of the rule book's pointers' first use, each once.
  std::vector<const Rule*> citations() const;
  // The choices made without the scenario's answer: the answers that lead here.
  std::vector<const ChoiceMade*> open_choices() const;
};

// A choice that no answer of the scenario decides, over all outcomes that raise it.
struct OpenChoice {
  std::size_t turn = 0;
  ChoiceKind kind = ChoiceKind::bathhouse;
  PlayerId by{};
  PlayerId subject{};
  Where from;                  // bathhouse: the place the meeple comes from
  std::vector<Where> options;  // all that can be chosen in some outcome
  Citations rules;
};

struct Ruling {
  Verdict verdict = Verdict::legal;
  std::vector<Outcome> outcomes;  // one unless open; equal ones are merged
  bool stopped = false;           // there are more branches than were tried
  std::vector<AnswerUse> answers;
  Ruleset rules;   // what it was ruled by
  OptionSet read;  // the options that some branch read
  const Outcome& outcome() const { return outcomes.front(); }
  // In the order of asking.
  std::vector<OpenChoice> open_choices() const;
  // The least and the most points that a player ends with.
  std::pair<int, int> range(PlayerId player) const;
};

}  // namespace barber
