// Bazaars: random auctions against a model of the bidding written apart from it, with every word
// that could come next tried at every point, and the round of placements after it.
#include <algorithm>
#include <numeric>
#include <optional>
#include <vector>

#include "adjudicator/adjudicate.hpp"
#include "catalogue/catalogue.hpp"
#include "catch.hpp"
#include "rules/bazaars_rules.hpp"
#include "support/auction_model.hpp"
#include "support/checker.hpp"
#include "support/random_game.hpp"

namespace barber::bazaars_test {

using namespace test;

namespace {

constexpr int kBranches = 10;

using Kind = AuctionEntry::Kind;

const std::vector<const Tile*>& stock() {
  static const std::vector<const Tile*> tiles = [] {
    std::vector<const Tile*> found;
    for (const char* letter : {"D", "E", "U", "V", "B", "A"})
      found.push_back(&find_tile(letter)->tile);
    return found;
  }();
  return tiles;
}

// Every word that somebody might say.
std::vector<AuctionEntry> all_words(const AuctionModel& model) {
  std::vector<AuctionEntry> words;
  const int top = model.highest + 2;
  for (int player = 0; player < model.count(); ++player) {
    const auto by = static_cast<PlayerId>(player);
    for (const Kind kind : {Kind::pass, Kind::buy, Kind::sell}) words.push_back({kind, by});
    for (int bid = -1; bid <= top; ++bid) {
      words.push_back({Kind::bid, by, nullptr, bid});
      if (bid > 1 && bid < top) continue;
      for (const Tile* tile : stock()) words.push_back({Kind::choose, by, tile, bid});
    }
  }
  return words;
}

struct Table {
  GameState state;
  Ruleset rules;
  Turn turn;
  HoldBazaar bazaar;
  AuctionModel model;
};

Table new_table(Random& random) {
  Table table;
  const int players = 1 + random.below(5);
  table.state = new_game(players);
  for (int& score : table.state.scores) score = random.below(12) - 2;
  table.state.scores.front() = 1;  // somebody has something to bid
  table.turn.player = static_cast<PlayerId>(random.below(players));
  table.bazaar.tiles.assign(stock().begin(), stock().begin() + players);
  table.model.points = table.state.scores;
  table.model.tiles = table.bazaar.tiles;
  table.model.has.assign(static_cast<std::size_t>(players), nullptr);
  table.model.last_chooser = static_cast<int>(table.turn.player);
  table.model.capped = random.chance(50);
  if (table.model.capped) table.rules.set(bazaars::bid_cap, 1);
  return table;
}

Ruling ruled(Table& table, const std::vector<AuctionEntry>& words) {
  table.bazaar.auction = words;
  table.turn.steps = {table.bazaar};
  return adjudicate(table.state, std::span(&table.turn, 1), table.rules, kBranches);
}

std::optional<Illegality> fault_of(const Ruling& ruling) {
  return ruling.outcome().turns.back().illegal;
}

}  // namespace

TEST_CASE("at every point of an auction every word is judged as by the model", "[bazaar]") {
  Random random(19);
  int refused = 0;
  int taken = 0;
  for (int game = 0; game < 40; ++game) {
    Table table = new_table(random);
    AuctionModel model = table.model;
    std::vector<AuctionEntry> said;
    while (!model.complete()) {
      std::vector<AuctionEntry> possible;
      for (const AuctionEntry& word : all_words(model)) {
        const bool in_order = AuctionModel(model).hear(word);
        if (in_order) possible.push_back(word);
        said.push_back(word);
        const auto fault = fault_of(ruled(table, said));
        const bool refused_here = fault && fault->entry == static_cast<int>(said.size()) - 1;
        INFO("word " << said.size() << " of kind " << static_cast<int>(word.kind) << " by "
                     << static_cast<int>(word.by) << ", bid " << word.bid);
        CHECK(refused_here != in_order);
        if (refused_here) CHECK_FALSE(fault->rules.empty());
        // A tile of this bazaar keeps its owner out whatever else may be wrong with a bid.
        if (refused_here && word.kind == Kind::bid &&
            model.has[model.at(static_cast<int>(word.by))] && !model.only_one_left()) {
          CHECK(fault->rules.front() == &bazaars::no_second_tile);
        }
        (in_order ? taken : refused) += 1;
        said.pop_back();
      }
      REQUIRE_FALSE(possible.empty());
      // Rather go on than bid and bid.
      const AuctionEntry next =
          possible[static_cast<std::size_t>(random.below(static_cast<int>(possible.size())))];
      REQUIRE(model.hear(next));
      said.push_back(next);
    }
    model.finish();
    const Ruling ruling = ruled(table, said);
    REQUIRE(ruling.verdict == Verdict::legal);
    const Outcome& outcome = ruling.outcome();
    CHECK(outcome.table.scores == model.points);
    CHECK(outcome.table.bazaar.acquired == model.has);
    CHECK(faults(table.state, outcome.turns.back(), outcome.table, table.rules) ==
          std::vector<std::string>{});
    // Everybody has one tile, no tile has two players, and what is lost is what nobody got.
    CHECK(std::is_permutation(table.bazaar.tiles.begin(), table.bazaar.tiles.end(),
                              outcome.table.bazaar.acquired.begin()));
    int to_nobody = 0;
    for (const Event& event : outcome.turns.back().events) {
      const auto* one = std::get_if<BazaarEvent>(&event);
      if (one != nullptr && one->acquires() && !one->paid_to) to_nobody += one->points;
    }
    const auto sum = [](const std::vector<int>& scores) {
      return std::accumulate(scores.begin(), scores.end(), 0);
    };
    CHECK(sum(table.state.scores) - to_nobody == sum(outcome.table.scores));
  }
  CHECK(taken > 500);
  CHECK(refused > 5000);
}

TEST_CASE("an auction that stops too early is told what it lacks", "[bazaar]") {
  Random random(7);
  for (int game = 0; game < 60; ++game) {
    Table table = new_table(random);
    AuctionModel model = table.model;
    std::vector<AuctionEntry> said;
    while (!model.complete()) {
      const auto fault = fault_of(ruled(table, said));
      REQUIRE(fault.has_value());
      CHECK(fault->entry == -1);
      CHECK(fault->step == 0);
      std::vector<AuctionEntry> possible;
      for (const AuctionEntry& word : all_words(model)) {
        if (AuctionModel(model).hear(word)) possible.push_back(word);
      }
      said.push_back(
          possible[static_cast<std::size_t>(random.below(static_cast<int>(possible.size())))]);
      model.hear(said.back());
    }
    CHECK_FALSE(fault_of(ruled(table, said)).has_value());
  }
}

TEST_CASE("in the round each player places the own tile when it is their turn", "[bazaar]") {
  Random random(23);
  for (int game = 0; game < 20; ++game) {
    const int players = 2 + random.below(4);
    GameState start = new_game(players);
    start.stack = players;
    for (int& score : start.scores) score = 9;
    const int holder = random.below(players);
    HoldBazaar bazaar;
    bazaar.tiles.assign(stock().begin(), stock().begin() + players);
    const bool picked = random.chance(50);
    Ruleset rules;
    if (picked) {
      rules.set(bazaars::auction, 1);
    } else {
      // Each in turn takes the first tile that is left.
      bazaar.auction.emplace();
      for (int i = 1; i < players; ++i) {
        bazaar.auction->push_back({Kind::choose, static_cast<PlayerId>((holder + i) % players),
                                   bazaar.tiles[static_cast<std::size_t>(i - 1)], 1});
        for (int j = i + 1; j <= players; ++j) {
          bazaar.auction->push_back({Kind::pass, static_cast<PlayerId>((holder + j) % players)});
        }
      }
    }
    std::vector<Turn> action{Turn{static_cast<PlayerId>(holder), {bazaar}, {}}};
    const auto verdict_of = [&](PlayerId player, const Step& step) {
      action.push_back(Turn{player, {step}, {}});
      Ruling ruling = adjudicate(start, action, rules, kBranches);
      action.pop_back();
      return ruling;
    };
    for (int i = 1; i <= players; ++i) {
      const GameState now = adjudicate(start, action, rules, kBranches).outcome().table;
      const auto player = static_cast<PlayerId>((holder + i) % players);
      const Tile* own = bazaar.tiles[static_cast<std::size_t>(i - 1)];
      CHECK(now.stack == 0);
      CHECK(now.bazaar.next == static_cast<int>(player));
      const auto broken = [&](const Ruling& ruling) {
        const auto fault = ruling.outcome().turns.back().illegal;
        return fault ? fault->rules.front() : nullptr;
      };
      const auto spot = now.board.where_fits(*own);
      REQUIRE(spot.has_value());
      const Step place = PlaceTile{own, spot->first, spot->second};
      for (int other = 0; other < players; ++other) {
        if (static_cast<PlayerId>(other) == player) continue;
        CHECK(broken(verdict_of(static_cast<PlayerId>(other), place)) == &bazaars::round_);
      }
      for (const Tile* tile : stock()) {
        const bool may = picked ? std::find(now.bazaar.on_offer.begin(), now.bazaar.on_offer.end(),
                                            tile) != now.bazaar.on_offer.end()
                                : tile == own;
        const auto there = now.board.where_fits(*tile);
        if (!there) continue;
        const Ruling ruling = verdict_of(player, PlaceTile{tile, there->first, there->second});
        CHECK(broken(ruling) == (may ? nullptr : &bazaars::round_));
      }
      CHECK(broken(verdict_of(player, EndGame{})) == &bazaars::end_of_game);
      action.push_back(Turn{player, {place}, {}});
    }
    const Ruling whole = adjudicate(start, action, rules, kBranches);
    REQUIRE(whole.verdict == Verdict::legal);
    CHECK(whole.outcome().next == static_cast<PlayerId>((holder + 1) % players));
    CHECK_FALSE(whole.outcome().table.bazaar.in_round());
  }
}

}  // namespace barber::bazaars_test
