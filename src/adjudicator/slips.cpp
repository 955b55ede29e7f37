#include "adjudicator/slips.hpp"

#include <algorithm>
#include <array>

#include "rules/base_game.hpp"

namespace barber {
namespace {

struct Banner {
  Position at;
  int value = 0;
};

std::vector<Banner> banners_of(const Board& board, SegmentId feature) {
  std::vector<Banner> found;
  for (const SegmentId segment : board.segments(feature)) {
    const int value = board.printed(segment).bathhouse;
    if (value > 0) found.push_back({board.tile(board.tile_of(segment)).at, value});
  }
  return found;
}

int total(const std::vector<Banner>& banners) {
  int sum = 0;
  for (const Banner& banner : banners) sum += banner.value;
  return sum;
}

// Looks for what makes `difference` at one player's score.
class Finder {
 public:
  Finder(const Outcome& outcome, const Ruleset& rules, PlayerId player, int difference,
         std::vector<Slip>& found)
      : outcome_(outcome),
        board_(outcome.table.board),
        rules_(rules),
        player_(player),
        difference_(difference),
        found_(found) {}

  void find() {
    for (const TurnRuling& turn : outcome_.turns) {
      if (turn.illegal) continue;
      for (const Event& event : turn.events) {
        if (const auto* scored = std::get_if<FeatureScored>(&event)) at_scoring(*scored);
      }
    }
    if (!outcome_.table.ended) at_open_features();
  }

 private:
  void add(SlipKind kind, const Where& feature, std::optional<Position> tile, int count,
           int points) {
    if (points == 0 || points != difference_) return;
    const Slip slip{kind, player_, feature, tile, count, points};
    if (std::find(found_.begin(), found_.end(), slip) == found_.end()) found_.push_back(slip);
  }

  void at_scoring(const FeatureScored& scored) {
    const auto own = std::find_if(scored.presence.begin(), scored.presence.end(),
                                  [&](const Presence& now) { return now.player == player_; });
    if (own == scored.presence.end()) return;
    if (!own->scores) {
      add(SlipKind::outnumbered_paid, scored.feature, std::nullopt, 1, scored.points);
      return;
    }
    const SegmentId feature = outcome_.table.place(scored.feature)->index;
    for (const Item& item : scored.items) {
      if (item.kind == ItemKind::tiles) tiles(scored, item, feature);
      if (item.kind == ItemKind::surrounding) {
        add(SlipKind::tile_twice, scored.feature, std::nullopt, 1, item.each);
      }
      if (item.kind == ItemKind::coats) coats(scored, item);
    }
    paid_banners(scored);
    tie(scored, own->points);
    two_tiles(scored);
    if (scored.occasion == Occasion::final_scoring) unpaid_banners(scored, feature);
    if (!scored.complete) as_finished(scored.feature, feature, scored.points);
  }

  void tiles(const FeatureScored& scored, const Item& item, SegmentId feature) {
    bool named = false;
    for (const TileIndex tile : board_.tiles_of(feature)) {
      const std::vector<SegmentId> segments = board_.segments(feature);
      const auto pieces = std::count_if(segments.begin(), segments.end(), [&](SegmentId segment) {
        return board_.tile_of(segment) == tile;
      });
      const int more = static_cast<int>(pieces) - 1;
      if (more > 0 && more * item.each == difference_) {
        named = true;
        add(SlipKind::tile_twice, scored.feature, board_.tile(tile).at, 1, more * item.each);
      }
    }
    if (!named) add(SlipKind::tile_twice, scored.feature, std::nullopt, 1, item.each);
  }

  void coats(const FeatureScored& scored, const Item& item) {
    for (int count = 1; count <= item.count; ++count) {
      add(SlipKind::coats_forgotten, scored.feature, std::nullopt, count, -count * item.each);
    }
    const bool open = scored.occasion == Occasion::final_scoring && !scored.complete;
    if (open) {
      add(SlipKind::coats_as_completed, scored.feature, std::nullopt, item.count, item.count);
    } else if (item.each == 2) {
      add(SlipKind::coats_as_final, scored.feature, std::nullopt, item.count, -item.count);
    }
  }

  void paid_banners(const FeatureScored& scored) {
    std::vector<Banner> paid;
    for (const Item& item : scored.items) {
      if (item.kind == ItemKind::banner) paid.push_back({item.tiles.front(), item.points()});
    }
    banners(SlipKind::banners_forgotten, scored.feature, paid, -1);
  }

  // Banners that the scoring did not pay.
  void unpaid_banners(const FeatureScored& scored, SegmentId feature) {
    std::vector<Banner> unpaid = banners_of(board_, feature);
    std::erase_if(unpaid, [&](const Banner& banner) {
      return std::any_of(scored.items.begin(), scored.items.end(), [&](const Item& item) {
        return item.kind == ItemKind::banner && item.tiles.front() == banner.at;
      });
    });
    banners(SlipKind::final_banners_added, scored.feature, unpaid, 1);
  }

  void banners(SlipKind kind, const Where& feature, const std::vector<Banner>& all, int sign) {
    for (const Banner& banner : all) add(kind, feature, banner.at, 1, sign * banner.value);
    if (all.size() < 2) return;
    add(kind, feature, std::nullopt, static_cast<int>(all.size()), sign * total(all));
  }

  void tie(const FeatureScored& scored, int points) {
    const auto tied =
        static_cast<int>(std::count_if(scored.presence.begin(), scored.presence.end(),
                                       [](const Presence& now) { return now.scores; }));
    if (tied < 2) return;
    add(SlipKind::tie_shared_out, scored.feature, std::nullopt, tied, points / tied - points);
    add(SlipKind::tie_shared_out, scored.feature, std::nullopt, tied,
        (points + tied - 1) / tied - points);
  }

  void two_tiles(const FeatureScored& scored) {
    if (scored.kind != FeatureKind::city || !scored.complete || scored.tiles.size() != 2) return;
    int full = 0;
    for (const Item& item : scored.items) {
      const bool halved = item.kind == ItemKind::tiles || item.kind == ItemKind::coats;
      if (halved && item.each == 2) full += item.points();
    }
    add(SlipKind::two_tile_city_halved, scored.feature, std::nullopt, 1, -full / 2);
  }

  // With its banners, which a completed feature is paid, or without them. `points`: what it is
  // paid in truth.
  void as_finished(const Where& where, SegmentId feature, int points) {
    OptionSet read;
    Options options(rules_, read);
    int finished = 0;
    for (const Item& item : base::worth(outcome_.table, options, feature, false)) {
      constexpr int kAllAround = 8;
      finished += item.each * (item.kind == ItemKind::surrounding ? kAllAround : item.count);
    }
    const int banners = total(banners_of(board_, feature));
    add(SlipKind::counted_as_finished, where, std::nullopt, 1, finished - points);
    if (banners == 0) return;
    add(SlipKind::counted_as_finished, where, std::nullopt, 1, finished + banners - points);
  }

  // Those that one of the tiles placed might be thought to finish.
  void at_open_features() {
    std::vector<SegmentId> near;
    for (const TurnRuling& turn : outcome_.turns) {
      if (turn.illegal) continue;
      for (const Event& event : turn.events) {
        const auto* placed = std::get_if<TilePlaced>(&event);
        if (placed == nullptr || placed->discarded) continue;
        const TileIndex tile = board_.tile_at(placed->at);
        add_features(tile, false, near);
        for (const TileIndex other : board_.around(tile)) add_features(other, true, near);
      }
    }
    for (const SegmentId feature : near) {
      const std::vector<Presence> presence =
          base::presence(outcome_.table, outcome_.table.figures_on(feature));
      for (const Presence& now : presence) {
        if (now.player != player_ || !now.scores) continue;
        as_finished(outcome_.table.where(Place::on(feature)), feature, 0);
      }
    }
  }

  // The open features of a tile, by their first piece; `churches`: only monasteries and
  // gardens, which a tile beside them can complete.
  void add_features(TileIndex tile, bool churches, std::vector<SegmentId>& found) const {
    const auto count = static_cast<int>(board_.tile(tile).tile->features.size());
    for (int i = 0; i < count; ++i) {
      const SegmentId segment = board_.segment(tile, i);
      const FeatureKind kind = board_.kind(segment);
      const bool church = kind == FeatureKind::monastery || kind == FeatureKind::garden;
      const bool path = kind == FeatureKind::city || kind == FeatureKind::road;
      if (board_.complete(segment) || !(church || (path && !churches))) continue;
      const SegmentId first = board_.segments(segment).front();
      if (std::find(found.begin(), found.end(), first) == found.end()) found.push_back(first);
    }
  }

  const Outcome& outcome_;
  const Board& board_;
  const Ruleset& rules_;
  PlayerId player_;
  int difference_;
  std::vector<Slip>& found_;
};

}  // namespace

std::string_view name(SlipKind kind) {
  constexpr std::array<std::string_view, 10> kNames{
      "tile-twice",           "coats-forgotten",     "coats-as-final",      "coats-as-completed",
      "banners-forgotten",    "final-banners-added", "counted-as-finished", "tie-shared-out",
      "two-tile-city-halved", "outnumbered-paid"};
  return kNames[static_cast<std::size_t>(kind)];
}

std::vector<Slip> slips(const Claim& claim, const Ruling& ruling) {
  std::vector<Slip> found;
  for (std::size_t p = 0; p < claim.scores.size(); ++p) {
    if (!claim.scores[p]) continue;
    const int claimed = *claim.scores[p];
    const auto player = static_cast<PlayerId>(p);
    if (std::any_of(ruling.outcomes.begin(), ruling.outcomes.end(),
                    [&](const Outcome& outcome) { return outcome.table.scores[p] == claimed; })) {
      continue;
    }
    for (const Outcome& outcome : ruling.outcomes) {
      Finder(outcome, ruling.rules, player, claimed - outcome.table.scores[p], found).find();
    }
  }
  return found;
}

}  // namespace barber
