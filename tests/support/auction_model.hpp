// The bidding of a bazaar in plain words, written apart from the program: whose turn to speak it
// is, what they may say, and what it costs.
#pragma once

#include <optional>
#include <vector>

#include "support/random_game.hpp"

namespace barber::test {

// Players are numbers in the playing order.
struct AuctionModel {
  std::vector<int> points;
  std::vector<const Tile*> tiles;  // not chosen yet
  std::vector<const Tile*> has;    // by player
  bool capped = false;
  int last_chooser = 0;  // at the beginning the active player
  const Tile* lot = nullptr;
  int highest = 0;
  int bidder = 0;
  std::vector<int> speakers;

  std::size_t at(int player) const { return static_cast<std::size_t>(player); }
  int count() const { return static_cast<int>(points.size()); }
  int chooser() const;
  bool only_one_left() const;
  bool affordable(int player, int bid) const;
  // Takes the word if it is in order.
  bool hear(const AuctionEntry& word);
  bool complete() const;
  // Gives the last tile away.
  void finish();

 private:
  bool settled_alone() const;
  bool ends();
  void pay(int who, std::optional<int> whom);
};

// An auction in order, to its end.
std::vector<AuctionEntry> random_auction(Random& random, AuctionModel model);

}  // namespace barber::test
