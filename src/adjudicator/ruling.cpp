#include "adjudicator/ruling.hpp"

#include <algorithm>
#include <array>

namespace barber {
namespace {

template <typename Use>
void each_citation(const Event& event, Use use) {
  std::visit(
      [&](const auto& one) {
        using Kind = std::decay_t<decltype(one)>;
        if constexpr (std::is_same_v<Kind, FeatureScored>) {
          for (const Item& item : one.items) use(item.rules);
          use(one.completion);
          use(one.majority);
        } else {
          use(one.rules);
        }
      },
      event);
}

}  // namespace

std::string_view name(Verdict verdict) {
  constexpr std::array<std::string_view, 3> kNames{"legal", "illegal", "open"};
  return kNames[static_cast<std::size_t>(verdict)];
}

std::vector<const Rule*> Outcome::citations() const {
  std::vector<const Rule*> found;
  const auto add = [&](const Citations& rules) {
    for (const Rule* rule : rules) {
      if (std::find(found.begin(), found.end(), rule) == found.end()) found.push_back(rule);
    }
  };
  for (const TurnRuling& turn : turns) {
    if (turn.illegal) {
      add(turn.illegal->rules);
    } else {
      for (const Event& event : turn.events) each_citation(event, add);
    }
  }
  return found;
}

std::vector<const ChoiceMade*> Outcome::open_choices() const {
  std::vector<const ChoiceMade*> found;
  for (const TurnRuling& turn : turns) {
    for (const Event& event : turn.events) {
      const auto* made = std::get_if<ChoiceMade>(&event);
      if (made != nullptr && !made->answered) found.push_back(made);
    }
  }
  return found;
}

std::pair<int, int> Ruling::range(PlayerId player) const {
  std::pair<int, int> found{outcome().table.scores[index(player)],
                            outcome().table.scores[index(player)]};
  for (const Outcome& other : outcomes) {
    const int score = other.table.scores[index(player)];
    found = {std::min(found.first, score), std::max(found.second, score)};
  }
  return found;
}

std::vector<OpenChoice> Ruling::open_choices() const {
  std::vector<OpenChoice> found;
  for (const Outcome& outcome : outcomes) {
    for (std::size_t t = 0; t < outcome.turns.size(); ++t) {
      for (const Event& event : outcome.turns[t].events) {
        const auto* made = std::get_if<ChoiceMade>(&event);
        if (made == nullptr || made->answered) continue;
        auto same = std::find_if(found.begin(), found.end(), [&](const OpenChoice& other) {
          return other.turn == t && other.kind == made->kind && other.subject == made->subject &&
                 other.from == made->from;
        });
        if (same == found.end()) {
          found.push_back({t, made->kind, made->by, made->subject, made->from, {}, made->rules});
          same = found.end() - 1;
        }
        for (const Where& option : made->options) {
          const auto& known = same->options;
          if (std::find(known.begin(), known.end(), option) == known.end()) {
            same->options.push_back(option);
          }
        }
      }
    }
  }
  return found;
}

}  // namespace barber
