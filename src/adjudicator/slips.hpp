// Known slips in counting points that explain a wrong number: one slip at one scoring makes exactly
// the difference between what somebody claims and what the ruling gives. An explanation is no
// proof, and all that fit are given. Other readings of the rules are no slips; claim.hpp finds
// those.
#pragma once

#include <optional>
#include <vector>

#include "adjudicator/claim.hpp"

namespace barber {

enum class SlipKind : std::uint8_t {
  tile_twice,          // the tile named, once for each of its pieces; none named: one tile too many
  coats_forgotten,     // `count` of them
  coats_as_final,      // a completed city's coats at what an open one's are worth in the end
  coats_as_completed,  // the other way round
  banners_forgotten,   // that of the tile named; none named: all `count`
  final_banners_added,  // the same
  counted_as_finished,  // a feature that is not
  tie_shared_out,
  two_tile_city_halved,
  outnumbered_paid,
};
// As a word that programs can rely on: "tile-twice".
std::string_view name(SlipKind kind);

struct Slip {
  SlipKind kind = SlipKind::tile_twice;
  PlayerId player{};  // whose number it explains
  Where feature;
  std::optional<Position> tile;
  int count = 1;
  int points = 0;  // what it adds to the right number

  friend bool operator==(const Slip&, const Slip&) = default;
};

// The slips that explain a claimed score which no outcome of the ruling has; of an open ruling,
// those of every outcome.
std::vector<Slip> slips(const Claim& claim, const Ruling& ruling);

}  // namespace barber
