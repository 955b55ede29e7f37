#include "rules/auction.hpp"

#include <algorithm>

#include "rules/base_game_rules.hpp"
#include "rules/bazaars_rules.hpp"

namespace barber::bazaars {
namespace {

using Kind = BazaarEvent::Kind;

class Auction {
 public:
  Auction(TurnInPlay& turn, const std::vector<const Tile*>& tiles,
          std::vector<const Tile*>& acquired)
      : turn_(turn),
        left_(tiles),
        acquired_(acquired),
        chooser_(turn.active),
        capped_(!turn.options.is_default(bid_cap)) {}

  Fault run(std::span<const AuctionEntry> entries) {
    for (std::size_t i = 0; i < entries.size(); ++i) {
      number_ = static_cast<int>(i);
      if (Fault fault = hear(entries[i])) {
        if (fault->entry < 0) fault->entry = number_;
        return fault;
      }
    }
    return finish();
  }

 private:
  Fault hear(const AuctionEntry& entry) {
    switch (entry.kind) {
      case AuctionEntry::Kind::choose:
        return choose(entry);
      case AuctionEntry::Kind::bid:
      case AuctionEntry::Kind::pass:
        return speak(entry);
      case AuctionEntry::Kind::buy:
      case AuctionEntry::Kind::sell:
        return decide(entry);
    }
    return std::nullopt;
  }

  Fault choose(const AuctionEntry& entry) {
    if (lot_ != nullptr) {
      if (!to_speak_.empty()) return not_the_word_of(entry.by);
      if (!alone()) return illegal({&buy_or_sell}, {MessageId::decision_comes_first, {chooser_}});
      if (Fault fault = keep()) return fault;
    }
    if (Fault fault = over()) return fault;
    if (Fault fault = has_tile(entry.by)) return fault;
    const PlayerId who = chooser_now();
    const bool first = sold_ == 0;
    if (entry.by != who) {
      return first ? illegal({&first_chooser}, {MessageId::not_first_chooser, {entry.by, who}})
                   : illegal({&next_chooser}, {MessageId::not_next_chooser, {entry.by, who}});
    }
    const auto tile = std::find(left_.begin(), left_.end(), entry.tile);
    if (tile == left_.end()) {
      return illegal({&opening_bid}, {MessageId::not_turned_up, {entry.tile}});
    }
    if (entry.bid < 0) return illegal({&opening_bid}, {MessageId::bid_below_nothing, {entry.bid}});
    Citations rules{&opening_bid, first ? &first_chooser : &next_chooser};
    if (!first) rules.push_back(&no_second_tile);
    if (Fault fault = limit(entry.by, entry.bid, rules)) return fault;
    left_.erase(tile);
    lot_ = entry.tile;
    lot_entry_ = number_;
    chooser_ = bidder_ = entry.by;
    bid_ = entry.bid;
    to_speak_ = without_tile_from(chooser_);
    to_speak_.pop_back();  // the chooser, who comes last
    tell(Kind::chosen, entry.by, entry.bid, std::nullopt, std::move(rules));
    return std::nullopt;
  }

  Fault speak(const AuctionEntry& entry) {
    if (lot_ == nullptr) {
      if (Fault fault = over()) return fault;
      if (Fault fault = has_tile(entry.by)) return fault;
      return illegal({&opening_bid}, {MessageId::no_tile_chosen, {chooser_now()}});
    }
    if (Fault fault = has_tile(entry.by)) return fault;
    if (to_speak_.empty()) {
      return illegal({&one_bid_each}, {MessageId::all_have_spoken, {entry.by, chooser_}});
    }
    if (entry.by != to_speak_.front()) return not_the_word_of(entry.by);
    to_speak_.erase(to_speak_.begin());
    if (entry.kind == AuctionEntry::Kind::pass) {
      tell(Kind::passed, entry.by, 0, std::nullopt, {&one_bid_each});
      return std::nullopt;
    }
    if (entry.bid <= bid_) {
      return illegal({&raise_strict}, {MessageId::not_higher, {entry.bid, bid_}});
    }
    Citations rules{&raise_strict, &one_bid_each};
    if (Fault fault = limit(entry.by, entry.bid, rules)) return fault;
    bid_ = entry.bid;
    bidder_ = entry.by;
    tell(Kind::raised, entry.by, entry.bid, std::nullopt, std::move(rules));
    return std::nullopt;
  }

  Fault decide(const AuctionEntry& entry) {
    if (lot_ == nullptr) {
      if (Fault fault = over()) return fault;
      return illegal({&buy_or_sell}, {MessageId::no_tile_chosen, {chooser_now()}});
    }
    if (!to_speak_.empty()) return not_the_word_of(entry.by);
    if (entry.by != chooser_) {
      return illegal({&buy_or_sell}, {MessageId::not_the_chooser, {entry.by, chooser_}});
    }
    const bool buys = entry.kind == AuctionEntry::Kind::buy;
    if (alone()) {
      return buys ? keep() : illegal({&sole_bidder}, {MessageId::nobody_to_sell_to, {chooser_}});
    }
    Citations rules{&buy_or_sell};
    if (!buys) return give(Kind::sold, bidder_, chooser_, std::move(rules));
    if (Fault fault = limit(chooser_, bid_, rules)) return fault;
    return give(Kind::bought, chooser_, bidder_, std::move(rules));
  }

  // What is still missing is a fault; the last tile needs no word.
  Fault finish() {
    if (lot_ != nullptr) {
      if (!to_speak_.empty()) {
        return illegal({&one_bid_each}, {MessageId::auction_lacks_word, {to_speak_.front()}});
      }
      if (!alone()) {
        return illegal({&buy_or_sell}, {MessageId::auction_lacks_decision, {chooser_}});
      }
      if (Fault fault = keep()) return fault;
    }
    if (left_.empty()) return std::nullopt;
    if (!last_is_free()) {
      return illegal({sold_ == 0 ? &first_chooser : &next_chooser},
                     {MessageId::auction_lacks_choice, {chooser_now()}});
    }
    const PlayerId player = chooser_now();
    lot_ = left_.front();
    left_.clear();
    acquired_[index(player)] = lot_;
    tell(Kind::last, player, 0, std::nullopt, {&last_free});
    return std::nullopt;
  }

  // Nobody has bid but the chooser.
  bool alone() const { return bidder_ == chooser_; }

  Fault keep() { return give(Kind::kept, chooser_, std::nullopt, {&sole_bidder}); }

  // The tile goes to `player`, who pays the bid to `payee`.
  Fault give(Kind how, PlayerId player, std::optional<PlayerId> payee, Citations rules) {
    int& score = turn_.table.score(player);
    if (bid_ > 0 && score < bid_) {
      if (!turn_.options.is_default(base::score_negative)) {
        Illegality found =
            illegal({&base::score_negative}, {MessageId::below_zero, {player, bid_, score}});
        if (how == Kind::kept) found.entry = lot_entry_;
        return found;
      }
      rules.push_back(&negative);
      rules.push_back(&base::score_negative);
    }
    score -= bid_;
    if (payee) turn_.table.score(*payee) += bid_;
    acquired_[index(player)] = lot_;
    tell(how, player, bid_, payee, std::move(rules));
    lot_ = nullptr;
    ++sold_;
    return std::nullopt;
  }

  // Whether the player may bid so much or buy for it, and by which rule.
  Fault limit(PlayerId player, int points, Citations& rules) {
    const int score = turn_.table.score(player);
    const bool above = points > 0 && points > score;
    if (above && capped_) {
      return illegal({&bid_cap}, {MessageId::bid_above_score, {player, points, score}});
    }
    if (above || capped_) rules.push_back(&bid_cap);
    return std::nullopt;
  }

  Fault not_the_word_of(PlayerId said) const {
    return illegal({&one_bid_each}, {MessageId::not_ones_word, {said, to_speak_.front()}});
  }

  Fault has_tile(PlayerId player) const {
    const Tile* tile = acquired_[index(player)];
    if (tile == nullptr) return std::nullopt;
    return illegal({&no_second_tile}, {MessageId::has_a_tile, {player, tile}});
  }

  // No tile is left to be bid for.
  Fault over() const {
    if (last_is_free()) {
      return illegal({&last_free}, {MessageId::last_tile_is_free, {chooser_now()}});
    }
    if (!left_.empty()) return std::nullopt;
    return illegal({&reveal}, {MessageId::auction_is_over, {}});
  }

  bool last_is_free() const {
    return left_.size() == 1 && std::count(acquired_.begin(), acquired_.end(), nullptr) == 1;
  }

  // From the left of the chooser, or at the beginning of the active player. Somebody has no tile
  // while one is left.
  PlayerId chooser_now() const { return without_tile_from(chooser_).front(); }

  std::vector<PlayerId> without_tile_from(PlayerId player) const {
    std::vector<PlayerId> found;
    found.reserve(acquired_.size());
    for (std::size_t i = 1; i <= acquired_.size(); ++i) {
      const std::size_t other = (index(player) + i) % acquired_.size();
      if (acquired_[other] == nullptr) found.push_back(static_cast<PlayerId>(other));
    }
    return found;
  }

  void tell(Kind kind, PlayerId player, int points, std::optional<PlayerId> payee,
            Citations rules) {
    BazaarEvent event;
    event.kind = kind;
    event.player = player;
    event.tile = lot_;
    event.points = points;
    event.paid_to = payee;
    event.rules = std::move(rules);
    turn_.events.push_back(std::move(event));
  }

  TurnInPlay& turn_;
  std::vector<const Tile*> left_;  // not chosen yet
  std::vector<const Tile*>& acquired_;
  PlayerId chooser_;  // of this tile or the last one
  bool capped_;       // nobody bids more than the own points
  const Tile* lot_ = nullptr;
  int lot_entry_ = -1;
  PlayerId bidder_{};
  int bid_ = 0;
  std::vector<PlayerId> to_speak_;
  int sold_ = 0;
  int number_ = -1;  // of the word being heard
};

}  // namespace

std::optional<Illegality> run_auction(TurnInPlay& turn, const std::vector<const Tile*>& tiles,
                                      std::span<const AuctionEntry> entries,
                                      std::vector<const Tile*>& acquired) {
  acquired.assign(turn.table.scores.size(), nullptr);
  return Auction(turn, tiles, acquired).run(entries);
}

}  // namespace barber::bazaars
