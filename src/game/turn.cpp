#include "game/turn.hpp"

#include <array>

namespace barber {

std::string_view name(ChoiceKind kind) {
  constexpr std::array<std::string_view, 3> kNames{"score-order", "bathhouse", "free-return"};
  return kNames[static_cast<std::size_t>(kind)];
}

std::string_view name(const Step& step) {
  constexpr std::array<std::string_view, std::variant_size_v<Step>> kNames{
      "place-tile", "discard-tile", "buy-back",       "place-meeple", "recall-abbot",
      "score",      "end-game",     "score-acrobats", "give-ghost"};
  return kNames[step.index()];
}

}  // namespace barber
