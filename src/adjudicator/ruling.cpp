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

}  // namespace barber
