#include "support/auction_model.hpp"

#include <algorithm>

namespace barber::test {

using Kind = AuctionEntry::Kind;

int AuctionModel::chooser() const {
  int player = (last_chooser + 1) % count();
  while (has[at(player)] != nullptr) player = (player + 1) % count();
  return player;
}

bool AuctionModel::only_one_left() const {
  return std::count(has.begin(), has.end(), nullptr) == 1 && tiles.size() == 1;
}

bool AuctionModel::affordable(int player, int bid) const {
  return !capped || bid == 0 || bid <= points[at(player)];
}

bool AuctionModel::settled_alone() const {
  return lot != nullptr && speakers.empty() && bidder == last_chooser;
}

void AuctionModel::pay(int who, std::optional<int> whom) {
  points[at(who)] -= highest;
  if (whom) points[at(*whom)] += highest;
  has[at(who)] = lot;
  lot = nullptr;
}

bool AuctionModel::hear(const AuctionEntry& word) {
  const auto by = static_cast<int>(word.by);
  switch (word.kind) {
    case Kind::choose: {
      if (settled_alone()) pay(last_chooser, std::nullopt);
      const auto found = std::find(tiles.begin(), tiles.end(), word.tile);
      if (lot != nullptr || tiles.empty() || only_one_left() || by != chooser() ||
          found == tiles.end() || word.bid < 0 || !affordable(by, word.bid)) {
        return false;
      }
      tiles.erase(found);
      lot = word.tile;
      highest = word.bid;
      bidder = last_chooser = by;
      for (int i = 1; i < count(); ++i) {
        const int other = (by + i) % count();
        if (has[at(other)] == nullptr) speakers.push_back(other);
      }
      return true;
    }
    case Kind::bid:
    case Kind::pass:
      if (speakers.empty() || by != speakers.front()) return false;
      if (word.kind == Kind::bid) {
        if (word.bid <= highest || !affordable(by, word.bid)) return false;
        highest = word.bid;
        bidder = by;
      }
      speakers.erase(speakers.begin());
      return true;
    case Kind::buy:
      if (lot == nullptr || !speakers.empty() || by != last_chooser) return false;
      if (bidder != by && !affordable(by, highest)) return false;
      pay(by, bidder == by ? std::nullopt : std::optional<int>(bidder));
      return true;
    case Kind::sell:
      if (lot == nullptr || !speakers.empty() || by != last_chooser || bidder == by) return false;
      pay(bidder, by);
      return true;
  }
  return false;
}

bool AuctionModel::complete() const {
  return lot == nullptr ? tiles.empty() || only_one_left()
                        : settled_alone() && AuctionModel(*this).ends();
}

bool AuctionModel::ends() {
  if (settled_alone()) pay(last_chooser, std::nullopt);
  return tiles.empty() || only_one_left();
}

void AuctionModel::finish() {
  if (!ends() || tiles.empty()) return;
  has[at(chooser())] = tiles.front();
  tiles.clear();
}

std::vector<AuctionEntry> random_auction(Random& random, AuctionModel model) {
  std::vector<AuctionEntry> said;
  while (!model.complete()) {
    AuctionEntry word;
    if (model.lot != nullptr && !model.speakers.empty()) {
      word = {Kind::pass, static_cast<PlayerId>(model.speakers.front())};
      if (random.chance(40)) {
        word.kind = Kind::bid;
        word.bid = model.highest + 1 + random.below(2);
      }
    } else if (model.lot != nullptr && model.bidder != model.last_chooser) {
      word = {random.chance(50) ? Kind::buy : Kind::sell,
              static_cast<PlayerId>(model.last_chooser)};
    } else {
      if (model.lot != nullptr) {
        said.push_back({Kind::buy, static_cast<PlayerId>(model.last_chooser)});
        if (!model.hear(said.back())) break;
        continue;
      }
      const auto tile =
          static_cast<std::size_t>(random.below(static_cast<int>(model.tiles.size())));
      word = {Kind::choose, static_cast<PlayerId>(model.chooser()), model.tiles[tile],
              random.below(3)};
    }
    said.push_back(word);
    if (!model.hear(word)) break;
  }
  return said;
}

}  // namespace barber::test
