#include "bench/corpus_maker.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "catalogue/catalogue.hpp"
#include "scenario/check.hpp"
#include "support/random_game.hpp"
#include "support/scenario_text.hpp"

namespace barber::test {
namespace {

constexpr int kTried = 1000;
constexpr std::size_t kFewest = 5;
constexpr std::size_t kMost = 72;

// All tiles there are but those with marks that are not covered, shuffled.
std::vector<const Tile*> tiles_of_all(Random& random) {
  std::vector<const Tile*> tiles;
  for (const CatalogueTile& one : catalogue()) {
    if (!one.tile.uncovered.empty() || one.set == "river") continue;
    tiles.insert(tiles.end(), static_cast<std::size_t>(one.count), &one.tile);
  }
  for (int i = static_cast<int>(tiles.size()) - 1; i > 0; --i) {
    std::swap(tiles[static_cast<std::size_t>(i)],
              tiles[static_cast<std::size_t>(random.below(i + 1))]);
  }
  return tiles;
}

// The text without the expansions that it names, so that they are those of its tiles and figures.
std::string position_text(const GameState& table, const Turn& turn, const Ruling& ruling) {
  const std::string text = scenario_text(table, turn, ruling);
  return text.starts_with("rules:") ? text.substr(text.find('\n') + 1) : text;
}

// scenario_text() knows neither towers, nor prisons, nor the steps of pieces.
bool writable(const Where& where) {
  return where.kind == Place::Kind::feature || where.kind == Place::Kind::bathhouse ||
         where.kind == Place::Kind::acrobat || where.kind == Place::Kind::corner;
}

bool writable(const GameState& table) {
  return std::all_of(table.figures.begin(), table.figures.end(), [&](const Figure& figure) {
    return figure.place.kind == Place::Kind::supply || writable(table.where(figure.place));
  });
}

bool writable(const Turn& turn) {
  return std::all_of(turn.steps.begin(), turn.steps.end(), [](const Step& step) {
    if (const auto* meeple = std::get_if<PlaceMeeple>(&step)) return writable(meeple->target);
    return std::holds_alternative<PlaceTile>(step) || std::holds_alternative<BuyBack>(step) ||
           std::holds_alternative<RecallAbbot>(step) || std::holds_alternative<ScoreAcrobats>(step);
  });
}

// Whether the position can be written down so that it means the same: what the text leaves out (a
// piece, goods) may have mattered.
bool passes(const std::string& text) {
  const CheckedFile checked = check_file("generated/g.yaml", text, {}, kTried);
  return checked.cases.size() == 1 && checked.cases.front().result == CaseResult::passed;
}

void play(Random& random, std::size_t number, std::vector<std::string>& made) {
  const int players = 2 + random.below(4);
  GameState table = new_game_of_all_figures(players);
  int turns = 0;
  for (const Tile* tile : tiles_of_all(random)) {
    if (table.board.tiles().size() >= kMost || made.size() == number) return;
    const Turn turn = random_turn(random, table, static_cast<PlayerId>(turns++ % players), *tile);
    if (turn.steps.empty()) continue;
    const Ruling ruling = adjudicate(table, std::span(&turn, 1), Ruleset(), kTried);
    const bool large_enough = table.board.tiles().size() >= kFewest;
    if (ruling.verdict == Verdict::legal && large_enough && writable(turn) && writable(table) &&
        writable(ruling.outcome().table)) {
      std::string text = position_text(table, turn, ruling);
      if (passes(text)) made.push_back(std::move(text));
    }
    table = ruling.outcome().table;
  }
}

}  // namespace

std::vector<std::string> make_corpus(std::size_t number, int seed) {
  std::vector<std::string> made;
  made.reserve(number);
  for (std::uint64_t game = 1; made.size() < number; ++game) {
    Random random(static_cast<std::uint64_t>(seed) * 1000 + game);
    play(random, number, made);
  }
  return made;
}

}  // namespace barber::test
