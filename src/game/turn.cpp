#include "game/turn.hpp"

#include <array>

namespace barber {

std::string_view name(ChoiceKind kind) {
  constexpr std::array<std::string_view, 8> kNames{"score-order", "bathhouse",     "free-return",
                                                   "wagon",       "castle",        "castle-scores",
                                                   "leipzig",     "leipzig-meeple"};
  return kNames[static_cast<std::size_t>(kind)];
}

std::string_view name(const Step& step) {
  constexpr std::array<std::string_view, std::variant_size_v<Step>> kNames{
      "place-tile",     "discard-tile", "buy-back",     "place-meeple",  "recall-abbot", "score",
      "end-game",       "move-fairy",   "move-dragon",  "remove-knight", "add-floor",    "ransom",
      "score-acrobats", "give-ghost",   "build-bridge", "message",       "bazaar"};
  const auto* tile = std::get_if<PlaceTile>(&step);
  if (tile != nullptr && tile->tile->is_abbey()) return "place-abbey";
  return kNames[step.index()];
}

}  // namespace barber
