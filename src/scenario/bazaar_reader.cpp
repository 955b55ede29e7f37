#include "scenario/bazaar_reader.hpp"

#include <fmt/format.h>

namespace barber {
namespace {

constexpr std::array<std::string_view, 2> kBazaarKeys{"tiles", "auction"};
constexpr std::array<std::string_view, 6> kEntryKeys{"choose", "bid", "by", "pass", "buy", "sell"};
struct EntryKey {
  enum : std::size_t { choose, bid, by, pass, buy, sell };
};
// By AuctionEntry::Kind: the key that says so, and those that belong to it.
struct EntryShape {
  std::size_t word;
  std::array<bool, kEntryKeys.size()> has;
};
constexpr std::array<EntryShape, 5> kShapes{
    {{EntryKey::choose, {true, true, true}},
     {EntryKey::bid, {false, true, true}},
     {EntryKey::pass, {false, false, false, true}},
     {EntryKey::buy, {false, false, false, false, true}},
     {EntryKey::sell, {false, false, false, false, false, true}}}};
constexpr std::string_view kEntryExample = "{choose: D, by: red, bid: 2}";
constexpr std::string_view kTilesExample = "tiles: [D, E]";
constexpr std::string_view kAuctionExample = "auction: [{choose: D, by: red, bid: 2}]";

class BazaarReader {
 public:
  BazaarReader(Diagnostics& out, const PlayersDraft& players, const TileTable& tiles, Usage& usage)
      : out_(out), players_(players), tiles_(tiles), usage_(usage) {}

  std::optional<HoldBazaar> read(const Node& value) {
    const Fields<kBazaarKeys> fields(out_, value, "`bazaar`");
    HoldBazaar step;
    bool whole = true;
    if (fields["tiles"] == nullptr) {
      report_missing(out_, value, "tiles", kTilesExample);
      whole = false;
    } else if (!want_list(out_, *fields["tiles"], "`tiles`", kTilesExample)) {
      whole = false;
    } else {
      step.tiles.reserve(static_cast<std::size_t>(fields["tiles"]->size));
      for (const Node& node : Items(*fields["tiles"])) {
        const Tile* turned_up = tile(node, "a tile of the bazaar");
        whole = whole && turned_up != nullptr;
        step.tiles.push_back(turned_up);
      }
    }
    if (fields["auction"] != nullptr) {
      if (!want_list(out_, *fields["auction"], "`auction`", kAuctionExample)) return std::nullopt;
      step.auction.emplace().reserve(static_cast<std::size_t>(fields["auction"]->size));
      for (const Node& node : Items(*fields["auction"])) {
        const auto word = entry(node);
        whole = whole && word;
        step.auction->push_back(word.value_or(AuctionEntry{}));
      }
    }
    if (!whole) return std::nullopt;
    return step;
  }

 private:
  const Tile* tile(const Node& node, std::string_view what) {
    if (!read_text(out_, node, what)) return nullptr;
    const auto found = tiles_.find(out_, node.text, {&node});
    if (!found) return nullptr;
    usage_.add(*found, Token{&node});
    return found->tile;
  }

  std::optional<AuctionEntry> entry(const Node& node) {
    if (!want_map(out_, node, "a word of the auction", kEntryExample)) return std::nullopt;
    const Fields<kEntryKeys> fields(out_, node, "a word of the auction");
    const auto shape = std::find_if(kShapes.begin(), kShapes.end(), [&](const EntryShape& one) {
      return fields[one.word] != nullptr;
    });
    if (shape == kShapes.end()) {
      out_.error(Problem::bad_step, node, "this word of the auction says nothing",
                 "a word is `{choose: TILE, by: PLAYER, bid: 2}`, `{bid: 3, by: PLAYER}`, "
                 "`{pass: PLAYER}`, `{buy: PLAYER}` or `{sell: PLAYER}`");
      return std::nullopt;
    }
    for (std::size_t key = 0; key < kEntryKeys.size(); ++key) {
      if (fields[key] == nullptr || shape->has[key]) continue;
      out_.error(
          Problem::unknown_key, *fields[key],
          fmt::format("`{}` does not stand beside `{}`", kEntryKeys[key], kEntryKeys[shape->word]),
          "each word of the auction is a map of its own");
      return std::nullopt;
    }
    AuctionEntry word;
    word.kind = static_cast<AuctionEntry::Kind>(shape - kShapes.begin());
    const std::size_t who = shape->has[EntryKey::by] ? std::size_t{EntryKey::by} : shape->word;
    std::optional<PlayerId> by;
    if (fields[who] == nullptr) {
      report_missing(out_, node, "by", "by: red");
    } else {
      by = players_.find(out_, *fields[who]);
    }
    bool whole = by.has_value();
    word.by = by.value_or(PlayerId{});
    if (shape->has[EntryKey::bid]) {
      std::optional<int> bid;
      if (fields["bid"] == nullptr) {
        report_missing(out_, node, "bid", "bid: 2");
      } else {
        bid = read_integer(out_, *fields["bid"], "`bid`", -kMostPoints, kMostPoints);
      }
      whole = whole && bid;
      word.bid = bid.value_or(0);
    }
    if (shape->has[EntryKey::choose]) {
      word.tile = tile(*fields["choose"], "`choose`");
      whole = whole && word.tile != nullptr;
    }
    if (!whole) return std::nullopt;
    return word;
  }

  Diagnostics& out_;
  const PlayersDraft& players_;
  const TileTable& tiles_;
  Usage& usage_;
};

}  // namespace

std::optional<HoldBazaar> read_bazaar(Diagnostics& out, const Node& value,
                                      const PlayersDraft& players, const TileTable& tiles,
                                      Usage& usage) {
  return BazaarReader(out, players, tiles, usage).read(value);
}

bool begins_with_bazaar(const Node& steps) {
  if (steps.kind != NodeKind::list || steps.size == 0) return false;
  const Node& first = *steps.first;
  return first.kind == NodeKind::map && first.size > 0 && first.first->text == "bazaar";
}

}  // namespace barber
