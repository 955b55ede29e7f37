#include "support/scenario_text.hpp"

#include <fmt/format.h>

namespace barber::test {
namespace {

std::string at(Position position) { return fmt::format("[{}, {}]", position.x, position.y); }

// `in` of a place; the tile may be one that the turn places.
std::string in(const Board& board, const Where& where) {
  if (where.kind == Place::Kind::bathhouse) return "bathhouse";
  if (where.kind == Place::Kind::acrobat) return "acrobat";
  return feature_name(board.tile(board.tile_at(where.at)), where.feature, false);
}

std::string place(const Board& board, const Where& where) {
  if (where.kind == Place::Kind::corner) return fmt::format("at: {}, corner: SE", at(where.at));
  return fmt::format("at: {}, in: {}", at(where.at), in(board, where));
}

std::string figures(const Board& board, const GameState& table, std::string_view indent) {
  std::string out;
  for (const Figure& figure : table.figures) {
    if (figure.place.kind == Place::Kind::supply) continue;
    const std::string ghosts =
        figure.ghosts > 0 ? fmt::format(", ghosts: {}", figure.ghosts) : std::string();
    out += fmt::format("{}- {{owner: {}, kind: {}, {}{}}}\n", indent, player_name(figure.owner),
                       name(figure.kind), place(board, table.where(figure.place)), ghosts);
  }
  return out.empty() ? fmt::format("{}[]\n", indent) : out;
}

std::string scores(const GameState& table) {
  std::string out;
  for (std::size_t p = 0; p < table.scores.size(); ++p) {
    out += fmt::format("{}{}: {}", out.empty() ? "" : ", ", player_name(static_cast<PlayerId>(p)),
                       table.scores[p]);
  }
  return "{" + out + "}";
}

std::string step(const Board& board, const Step& step) {
  if (const auto* tile = std::get_if<PlaceTile>(&step)) {
    if (tile->tile->is_abbey()) return fmt::format("place-abbey: {{at: {}}}", at(tile->at));
    return fmt::format("place-tile: {{tile: {}, at: {}, rotate: {}}}", tile->tile->id, at(tile->at),
                       degrees(tile->rotation));
  }
  if (const auto* buy = std::get_if<BuyBack>(&step)) {
    return fmt::format("buy-back: {{at: {}}}", at(buy->at));
  }
  if (const auto* meeple = std::get_if<PlaceMeeple>(&step)) {
    return fmt::format("place-meeple: {{kind: {}, {}}}", name(meeple->kind),
                       place(board, meeple->target));
  }
  if (const auto* recall = std::get_if<RecallAbbot>(&step)) {
    return fmt::format("recall-abbot: {{at: {}}}", at(recall->at));
  }
  if (const auto* acrobats = std::get_if<ScoreAcrobats>(&step)) {
    return fmt::format("score-acrobats: {{at: {}}}", at(acrobats->at));
  }
  if (const auto* ghost = std::get_if<GiveGhost>(&step)) {
    return fmt::format("give-ghost: {{owner: {}, kind: {}, {}}}", player_name(ghost->owner),
                       name(ghost->kind), place(board, ghost->where));
  }
  return std::holds_alternative<EndGame>(step) ? "end-game: {}" : "score: {}";
}

std::string answers(const Board& board, const Outcome& outcome) {
  std::string out;
  std::string order;
  for (const ChoiceMade* choice : outcome.open_choices()) {
    if (choice->kind == ChoiceKind::score_order) {
      order += fmt::format("{}{{{}}}", order.empty() ? "" : ", ", place(board, choice->chosen));
    } else if (choice->kind == ChoiceKind::wagon) {
      const Where& to = choice->chosen;
      const std::string target = to == kStays                     ? "stay"
                                 : to.kind == Place::Kind::supply ? "home"
                                                                  : "{" + place(board, to) + "}";
      out += fmt::format("{}{{wagon: {}, for: {}}}", out.empty() ? "" : ", ", target,
                         player_name(choice->subject));
    } else {
      out += fmt::format("{}{{bathhouse: {}, for: {}, from: {{{}}}}}", out.empty() ? "" : ", ",
                         at(choice->chosen.at), player_name(choice->subject),
                         place(board, choice->from));
    }
  }
  if (!order.empty()) out += fmt::format("{}{{score-order: [{}]}}", out.empty() ? "" : ", ", order);
  return "[" + out + "]";
}

}  // namespace

std::string player_name(PlayerId player) {
  constexpr std::array<const char*, 6> kNames{"red", "blue", "green", "yellow", "black", "grey"};
  return kNames[index(player)];
}

std::string scenario_text(const GameState& table, const Turn& turn, const Ruling& ruling) {
  const Board& after = ruling.outcome().table.board;
  std::string out = "rules: {expansions: [abbot, barber-surgeons]}\nplayers:\n";
  for (std::size_t p = 0; p < table.scores.size(); ++p) {
    out += fmt::format("  - {{name: {}, score: {}}}\n", player_name(static_cast<PlayerId>(p)),
                       table.scores[p]);
  }
  out += "board:\n  tiles:\n";
  for (const PlacedTile& tile : table.board.tiles()) {
    out += fmt::format("    - {{tile: {}, at: {}, rotate: {}}}\n", tile.tile->id, at(tile.at),
                       degrees(tile.rotation));
  }
  out += "meeples:\n" + figures(after, table, "  ");
  out += fmt::format("action:\n  player: {}\n  steps:\n", player_name(turn.player));
  for (const Step& one : turn.steps) out += fmt::format("    - {}\n", step(after, one));
  out += fmt::format("expect:\n  ruling: {}\n", name(ruling.verdict));
  if (ruling.verdict != Verdict::open) {
    out += fmt::format("  scores: {}\n  meeples:\n{}", scores(ruling.outcome().table),
                       figures(after, ruling.outcome().table, "    "));
    return out;
  }
  out += "  outcomes:\n";
  for (const Outcome& outcome : ruling.outcomes) {
    out +=
        fmt::format("    - when: {}\n      scores: {}\n      meeples:\n{}", answers(after, outcome),
                    scores(outcome.table), figures(after, outcome.table, "        "));
  }
  return out;
}

}  // namespace barber::test
