#include "catalogue/nearest.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "catalogue/letter_case.hpp"

namespace barber {
namespace {

constexpr std::size_t kLongestWord = 48;  // longer words are no typing errors of ours

struct Synonym {
  std::string_view written;  // in small letters
  std::string_view meant;
};
// What one word can mean depends on which words are valid where it stands; the first row counts.
constexpr std::array kSynonyms{
    // Places and figures
    Synonym{"farmer", "field"},
    Synonym{"farm", "field"},
    Synonym{"meadow", "field"},
    Synonym{"knight", "city"},
    Synonym{"town", "city"},
    Synonym{"thief", "road"},
    Synonym{"highwayman", "road"},
    Synonym{"robber", "road"},
    Synonym{"street", "road"},
    Synonym{"monk", "monastery"},
    Synonym{"cloister", "monastery"},
    Synonym{"bath", "bathhouse"},
    Synonym{"farmer", "meeple"},
    Synonym{"knight", "meeple"},
    Synonym{"thief", "meeple"},
    Synonym{"highwayman", "meeple"},
    Synonym{"robber", "meeple"},
    Synonym{"monk", "meeple"},
    Synonym{"follower", "meeple"},
    Synonym{"normal", "meeple"},
    // Keys
    Synonym{"figures", "meeples"},
    Synonym{"followers", "meeples"},
    Synonym{"tile", "tiles"},
    Synonym{"deck", "stack"},
    Synonym{"bag", "stack"},
    Synonym{"turn", "action"},
    Synonym{"turns", "action"},
    Synonym{"comment", "notes"},
    Synonym{"description", "notes"},
    Synonym{"points", "score"},
    Synonym{"points", "scores"},
    Synonym{"player", "players"},
    Synonym{"player", "owner"},
    Synonym{"colour", "owner"},
    Synonym{"color", "owner"},
    Synonym{"owner", "player"},
    Synonym{"player", "name"},
    Synonym{"type", "kind"},
    Synonym{"position", "at"},
    Synonym{"pos", "at"},
    Synonym{"where", "at"},
    Synonym{"on", "in"},
    Synonym{"feature", "in"},
    Synonym{"turn", "rotate"},
    Synonym{"turned", "rotate"},
    Synonym{"orientation", "rotate"},
    Synonym{"grid", "map"},
    Synonym{"places", "names"},
    Synonym{"moves", "steps"},
    Synonym{"answers", "choose"},
    Synonym{"choices", "choose"},
    Synonym{"verdict", "ruling"},
    Synonym{"player", "next"},
    Synonym{"player", "for"},
    // Steps
    Synonym{"lay-tile", "place-tile"},
    Synonym{"place-follower", "place-meeple"},
    Synonym{"place-figure", "place-meeple"},
    Synonym{"final-scoring", "end-game"},
    // Values
    Synonym{"normal", "normative"},
    Synonym{"draft", "exploratory"},
    Synonym{"valid", "legal"},
    Synonym{"allowed", "legal"},
    Synonym{"invalid", "illegal"},
    Synonym{"forbidden", "illegal"},
    Synonym{"undecided", "open"},
    Synonym{"base", "base-game"},
    Synonym{"bathhouses", "barber-surgeons"},
};

// Edit distance in which swapping two neighbouring letters counts once, as people mistype.
std::size_t distance(std::string_view a, std::string_view b) {
  std::array<std::array<std::size_t, kLongestWord + 1>, 3> rows{};
  for (std::size_t j = 0; j <= b.size(); ++j) rows[0][j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    auto& now = rows[i % 3];
    const auto& last = rows[(i + 2) % 3];
    const auto& before = rows[(i + 1) % 3];
    now[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const bool same = lower(a[i - 1]) == lower(b[j - 1]);
      now[j] = std::min({last[j] + 1, now[j - 1] + 1, last[j - 1] + (same ? 0U : 1U)});
      if (i > 1 && j > 1 && lower(a[i - 1]) == lower(b[j - 2]) &&
          lower(a[i - 2]) == lower(b[j - 1])) {
        now[j] = std::min(now[j], before[j - 2] + 1);
      }
    }
  }
  return rows[a.size() % 3][b.size()];
}

}  // namespace

std::string_view synonym(std::string_view word, std::span<const std::string_view> words) {
  for (const Synonym& row : kSynonyms) {
    const bool same = std::equal(word.begin(), word.end(), row.written.begin(), row.written.end(),
                                 [](char a, char b) { return lower(a) == b; });
    if (same && std::find(words.begin(), words.end(), row.meant) != words.end()) return row.meant;
  }
  return {};
}

std::string_view nearest(std::string_view word, std::span<const std::string_view> words) {
  if (const std::string_view meant = synonym(word, words); !meant.empty()) return meant;
  if (word.empty() || word.size() > kLongestWord) return {};
  std::string_view best;
  std::size_t best_distance = word.size() / 3 + 2;  // exclusive
  for (const std::string_view candidate : words) {
    if (candidate.empty() || candidate.size() > kLongestWord) continue;
    const std::size_t d = distance(word, candidate);
    if (d < best_distance && d < candidate.size()) {
      best = candidate;
      best_distance = d;
    }
  }
  return best;
}

}  // namespace barber
