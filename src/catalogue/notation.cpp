#include "catalogue/notation.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <span>
#include <tuple>

#include "catalogue/nearest.hpp"

namespace barber {
namespace {

// In the order of FeatureKind, then the field without half edges.
constexpr std::array<std::string_view, 9> kPartWords{
    "city", "road", "river", "field", "monastery", "garden", "ruin", "cemetery", "inner-field"};
constexpr std::size_t kInnerField = 8;
constexpr std::array<std::string_view, 2> kCityMarks{"coat", "coats"};

std::optional<Symbol> mark_named(std::string_view word) {
  for (std::size_t i = 0; i < kSymbols; ++i) {
    if (kSymbolFacts[i].word == word) return static_cast<Symbol>(i);
  }
  return std::nullopt;
}

bool is_on(SymbolScope scope, FeatureKind kind) {
  switch (scope) {
    case SymbolScope::road:
      return kind == FeatureKind::road;
    case SymbolScope::city:
      return kind == FeatureKind::city;
    case SymbolScope::field:
      return kind == FeatureKind::field;
    case SymbolScope::tile:
      return false;
  }
  return false;
}

std::string_view name(SymbolScope scope) {
  constexpr std::array<std::string_view, 4> kNames{"a road", "a city", "a field", "the whole tile"};
  return kNames[static_cast<std::size_t>(scope)];
}

constexpr std::array<std::string_view, 4> kSideWords{"N", "E", "S", "W"};
constexpr HalfEdges kAllSides = 0xFF;

// The whole line of a tile that fits everything (Abbey & Mayor).
constexpr std::string_view kAbbey = "abbey";

struct Word {
  std::string_view text;
  std::size_t offset = 0;
};

std::vector<Word> words_of(std::string_view line, std::size_t begin, std::size_t end) {
  std::vector<Word> words;
  words.reserve((end - begin + 1) / 2);
  std::size_t i = begin;
  while (i < end) {
    if (line[i] == ' ' || line[i] == '\t') {
      ++i;
      continue;
    }
    const std::size_t start = i;
    while (i < end && line[i] != ' ' && line[i] != '\t') ++i;
    words.push_back({line.substr(start, i - start), start});
  }
  return words;
}

// Calls `part(begin, end)` for each part of [begin, end) between separators; stops at an error.
template <typename Part>
std::optional<NotationError> split(std::string_view line, std::size_t begin, std::size_t end,
                                   char separator, Part part) {
  while (true) {
    const std::size_t cut = std::min(line.find(separator, begin), end);
    if (auto error = part(begin, cut)) return error;
    if (cut >= end) return std::nullopt;
    begin = cut + 1;
  }
}

class Reader {
 public:
  Reader(std::string_view id, std::string_view line) : line_(line) { tile_.id = id; }

  std::variant<Tile, NotationError> read() {
    // An abbey has no edges to speak of, only its monastery.
    if (line_ == kAbbey) {
      tile_.features.emplace_back().kind = FeatureKind::monastery;
      tile_.edges.fill(EdgeKind::abbey);
      tile_.land.fill(kNoFeature);
      return std::move(tile_);
    }
    if (auto error = split(line_, 0, line_.size(), ';',
                           [&](std::size_t b, std::size_t e) { return feature(b, e); })) {
      return *error;
    }
    if (auto error = link_cities()) return *error;
    if (auto error = check_halves()) return *error;
    if (auto error = check_corners()) return *error;
    if (auto error = check_parting()) return *error;
    return std::move(tile_);
  }

 private:
  using Error = std::optional<NotationError>;

  static NotationError error(const Word& at, std::string message, std::string help) {
    return {at.offset, std::max<std::size_t>(1, at.text.size()), std::move(message),
            std::move(help)};
  }

  static NotationError unknown(const Word& at, std::string_view what,
                               std::span<const std::string_view> valid) {
    std::string help;
    if (const std::string_view near = nearest(at.text, valid); !near.empty()) {
      help = "did you mean `" + std::string(near) + "`?";
    } else {
      help = "known here:";
      for (const std::string_view word : valid) help += " " + std::string(word);
    }
    return error(at, "unknown " + std::string(what) + " `" + std::string(at.text) + "`",
                 std::move(help));
  }

  // One part between ';': a feature with its marks, or a mark of the whole tile.
  Error feature(std::size_t begin, std::size_t end) {
    const std::size_t comma = std::min(line_.find(',', begin), end);
    const std::vector<Word> head = words_of(line_, begin, comma);
    if (head.empty()) {
      return error({{}, begin}, "a feature is missing here",
                   "features stand between semicolons, as in `city N; field EL ER SL SR WL WR`");
    }
    if (is_unverified(head)) return std::nullopt;
    if (const auto whole = mark_named(head[0].text)) return tile_mark(*whole, head);
    if (auto bad = kind_and_sides(head)) return bad;
    if (comma == end) return std::nullopt;
    return split(line_, comma + 1, end, ',',
                 [&](std::size_t b, std::size_t e) { return mark(b, e); });
  }

  bool is_unverified(const std::vector<Word>& head) {
    if (head[0].text != "unverified" || head.size() != 2) return false;
    if (head[1].text == "layout") return tile_.unverified_layout = true;
    if (head[1].text == "value") return tile_.unverified_value = true;
    return false;
  }

  // No rule of this version may know the mark; then the tile remembers it.
  void note_uncovered(Symbol mark, std::string word) {
    const SymbolFacts& known = facts(mark);
    if (!known.elsewhere.empty()) tile_.uncovered.push_back({std::move(word), known.elsewhere});
  }

  // "volcano", "flier SE", "watchtower coats".
  Error tile_mark(Symbol mark, const std::vector<Word>& head) {
    const std::string word(head[0].text);
    if (facts(mark).scope != SymbolScope::tile) {
      return error(head[0], "`" + word + "` belongs to " + std::string(name(facts(mark).scope)),
                   "write it behind that feature, after a comma");
    }
    if ((tile_.symbols & bit(mark)) != 0) {
      return error(head[0], "`" + word + "` stands here twice", "leave one of them out");
    }
    tile_.symbols |= bit(mark);
    if (mark == Symbol::mist) return mist_sides(head);
    std::span<const std::string_view> words;
    if (mark == Symbol::flier) words = kDirectionWords;
    if (mark == Symbol::watchtower) words = std::span(kWatchtowerWords).subspan(1);
    if (head.size() != (words.empty() ? 1U : 2U)) {
      return error(head.back(),
                   words.empty() ? "nothing belongs behind `" + word + "`"
                                 : "`" + word + "` needs one word behind it",
                   words.empty() ? "end it with `;`"
                                 : "as in `" + word + " " + std::string(words.back()) + "`");
    }
    if (!words.empty()) {
      const auto found = std::find(words.begin(), words.end(), head[1].text);
      if (found == words.end()) return unknown(head[1], "word", words);
      const auto number = static_cast<int>(found - words.begin());
      if (mark == Symbol::flier) tile_.flier = number;
      if (mark == Symbol::watchtower) tile_.watchtower = static_cast<Watchtower>(number + 1);
    }
    note_uncovered(mark, words.empty() ? word : word + " " + std::string(head[1].text));
    return std::nullopt;
  }

  // "mist": on all four sides; "mist N E": on these.
  Error mist_sides(const std::vector<Word>& head) {
    if (head.size() == 1) tile_.mist = kAllSides;
    for (std::size_t i = 1; i < head.size(); ++i) {
      const auto side = side_named(head[i].text);
      if (!side) return unknown(head[i], "side", kSideWords);
      if (tile_.has_mist(*side)) {
        return error(head[i], "`" + std::string(head[i].text) + "` stands here twice",
                     "leave one of them out");
      }
      tile_.mist = static_cast<HalfEdges>(tile_.mist | both_halves(*side));
    }
    note_uncovered(Symbol::mist, std::string(head[0].text));
    return std::nullopt;
  }

  Error kind_and_sides(const std::vector<Word>& head) {
    const auto kind = std::find(kPartWords.begin(), kPartWords.end(), head[0].text);
    if (kind == kPartWords.end()) return unknown(head[0], "feature or mark", kPartWords);
    const auto number = static_cast<std::size_t>(kind - kPartWords.begin());
    TileFeature feature;
    feature.kind = number == kInnerField ? FeatureKind::field : static_cast<FeatureKind>(number);
    if (tile_.features.size() == 32) {
      return error(head[0], "too many features on one tile", "a tile has 32 at most");
    }
    tile_.features.push_back(feature);
    heads_.push_back(head[0]);
    TileFeature& now = tile_.features.back();
    const bool second =
        std::count_if(tile_.features.begin(), tile_.features.end(),
                      [&](const TileFeature& other) { return other.kind == now.kind; }) > 1;
    const bool single = is_surrounded_kind(now.kind) && now.kind != FeatureKind::garden;
    if (single && second) {
      return error(head[0], "a second " + std::string(name(now.kind)) + " on one tile",
                   "a tile has one at most");
    }
    const bool bare = number >= static_cast<std::size_t>(FeatureKind::monastery);
    for (std::size_t i = 1; i < head.size(); ++i) {
      const Word& word = head[i];
      if (word.text == "by" && now.kind == FeatureKind::field) {
        return touched_cities(head, i + 1);
      }
      if (bare) {
        return error(word, "a " + std::string(head[0].text) + " takes up no sides",
                     "end it with `;` or leave `" + std::string(word.text) + "` out");
      }
      HalfEdges halves = 0;
      if (now.kind == FeatureKind::field) {
        const auto half = half_edge_named(word.text);
        if (!half) {
          constexpr std::array<std::string_view, 8> kHalves{"NL", "NR", "EL", "ER",
                                                            "SL", "SR", "WL", "WR"};
          return unknown(word, "half edge", kHalves);
        }
        halves = bit(*half);
      } else {
        const auto side = side_named(word.text);
        if (!side) {
          return unknown(word, "side", kSideWords);
        }
        halves = both_halves(*side);
      }
      if ((now.half_edges & halves) != 0) return taken_twice(word);
      now.half_edges = static_cast<HalfEdges>(now.half_edges | halves);
    }
    if (!bare && now.half_edges == 0) {
      return error(head[0], "this " + std::string(head[0].text) + " takes up no side",
                   now.kind == FeatureKind::field
                       ? "name its half edges (`field NL NR`), or write `inner-field`"
                       : "name its sides: `" + std::string(head[0].text) + " N S`");
    }
    return std::nullopt;
  }

  Error touched_cities(const std::vector<Word>& head, std::size_t first) {
    if (first == head.size()) {
      return error(head.back(), "`by` names no city", "write a side of each city: `by N S`");
    }
    for (std::size_t i = first; i < head.size(); ++i) {
      const auto side = side_named(head[i].text);
      if (!side) {
        return unknown(head[i], "side", kSideWords);
      }
      touches_.push_back({tile_.features.size() - 1, *side, head[i]});
    }
    return std::nullopt;
  }

  Error mark(std::size_t begin, std::size_t end) {
    const std::vector<Word> words = words_of(line_, begin, end);
    if (words.empty()) {
      return error({{}, begin}, "a mark is missing after the comma", "leave the comma out");
    }
    TileFeature& now = tile_.features.back();
    const Word& word = words[0];
    if (word.text == "coat" && words.size() == 1 && now.kind == FeatureKind::city) {
      ++now.coats;
      return std::nullopt;
    }
    if (word.text == "coats" && now.kind == FeatureKind::city) {
      const auto value = number(words, 1);
      if (!value || *value < 1 || *value > 9) {
        return error(word, "`coats` needs a number from 1 to 9", "as in `coats 2`");
      }
      now.coats = static_cast<std::uint8_t>(*value);
      return std::nullopt;
    }
    if (word.text == "bathhouse") return bathhouse(words);
    if (word.text == "unverified" && words.size() == 2 && words[1].text == "value") {
      tile_.unverified_value = true;
      return std::nullopt;
    }
    if (const auto known = mark_named(word.text)) {
      const std::string text(word.text);
      if (!is_on(facts(*known).scope, now.kind)) {
        return error(word, "`" + text + "` belongs to " + std::string(name(facts(*known).scope)),
                     facts(*known).scope == SymbolScope::tile ? "write it alone, after a `;`"
                                                              : "leave it out here");
      }
      if (words.size() > 1) {
        return error(words[1], "nothing belongs behind `" + text + "`", "end it with `,` or `;`");
      }
      now.symbols |= bit(*known);
      note_uncovered(*known, text);
      return std::nullopt;
    }
    constexpr std::array<std::string_view, 4> kSymbols{"coat", "coats", "bathhouse",
                                                       "unverified value"};
    if (std::find(kCityMarks.begin(), kCityMarks.end(), word.text) != kCityMarks.end()) {
      return error(word, "only a city has a coat of arms", "leave it out here");
    }
    return unknown(word, "mark", kSymbols);
  }

  Error bathhouse(const std::vector<Word>& words) {
    TileFeature& now = tile_.features.back();
    if (now.kind != FeatureKind::city && now.kind != FeatureKind::road) {
      return error(words[0], "a bathhouse belongs to a road or a city",
                   "write it behind that road or city");
    }
    if (tile_.has_bathhouse()) {
      return error(words[0], "a second bathhouse on one tile", "a tile has one bathhouse at most");
    }
    const auto value = number(words, 1);
    if (!value || *value < 3 || *value > 5) {
      return error(words.size() > 1 ? words[1] : words[0], "a banner shows 3, 4 or 5",
                   "as in `bathhouse 4` (bath.tile.values)");
    }
    now.bathhouse = static_cast<std::uint8_t>(*value);
    return std::nullopt;
  }

  static std::optional<int> number(const std::vector<Word>& words, std::size_t i) {
    if (words.size() != i + 1) return std::nullopt;
    int value = 0;
    const std::string_view text = words[i].text;
    const auto [end, bad] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (bad != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return value;
  }

  static NotationError taken_twice(const Word& at) {
    return error(at, "`" + std::string(at.text) + "` is taken twice",
                 "each side and each half edge belongs to one feature");
  }

  Error link_cities() {
    for (const Touch& touch : touches_) {
      const HalfEdges halves = both_halves(touch.side);
      bool found = false;
      for (std::size_t i = 0; i < tile_.features.size(); ++i) {
        const TileFeature& city = tile_.features[i];
        if (city.kind != FeatureKind::city || (city.half_edges & halves) == 0) continue;
        tile_.features[touch.field].cities |= 1U << i;
        found = true;
      }
      if (!found) {
        return error(touch.word, "no city lies on side " + std::string(touch.word.text),
                     "`by` names a side of each city that the field touches");
      }
    }
    return std::nullopt;
  }

  // Land (cities and fields) takes every half edge once; roads and rivers run between fields.
  Error check_halves() {
    tile_.land.fill(-1);
    for (std::size_t i = 0; i < tile_.features.size(); ++i) {
      const TileFeature& feature = tile_.features[i];
      const bool land = feature.kind == FeatureKind::city || feature.kind == FeatureKind::field;
      for (int h = 0; h < 8; ++h) {
        const auto half = static_cast<HalfEdge>(h);
        if ((feature.half_edges & bit(half)) == 0) continue;
        const auto side = static_cast<Side>(h / 2);
        auto& taken = land ? tile_.land[static_cast<std::size_t>(h)]
                           : tile_.path[static_cast<std::size_t>(h / 2)];
        if (taken != -1 && (land || h % 2 == 0)) {
          return error(
              heads_[i],
              (land ? "half edge " + std::string(name(half)) : "side " + std::string(name(side))) +
                  " is taken twice",
              "each side and each half edge belongs to one feature");
        }
        taken = static_cast<std::int8_t>(i);
      }
    }
    std::string missing;
    for (int h = 0; h < 8; ++h) {
      if (tile_.land[static_cast<std::size_t>(h)] == -1) {
        missing += " " + std::string(name(static_cast<HalfEdge>(h)));
      }
    }
    if (!missing.empty()) {
      return error({line_, 0}, "no feature takes half edge" + missing,
                   "add them to a field or a city; a road lies between two fields");
    }
    return set_edges();
  }

  // At a corner of the tile a field and a city lie side by side, so the field must name that city:
  // a forgotten `by` would change what farmers score.
  Error check_corners() const {
    for (int h = 1; h < 8; h += 2) {
      const auto a = static_cast<std::size_t>(tile_.land[static_cast<std::size_t>(h)]);
      const auto b = static_cast<std::size_t>(tile_.land[static_cast<std::size_t>((h + 1) % 8)]);
      for (const auto& [field, city, half] : {std::tuple{a, b, (h + 1) % 8}, std::tuple{b, a, h}}) {
        const TileFeature& land = tile_.features[field];
        if (land.kind != FeatureKind::field) continue;
        if (tile_.features[city].kind != FeatureKind::city || (land.cities >> city & 1U) != 0) {
          continue;
        }
        const std::string side(name(static_cast<Side>(half / 2)));
        return error(heads_[field], "this field does not name the city on side " + side,
                     "they meet at a corner of the tile: add `by " + side + "` to the field");
      }
    }
    return std::nullopt;
  }

  Error set_edges() {
    for (const Side side : kSides) {
      const auto s = static_cast<std::size_t>(index(side));
      const auto land = static_cast<std::size_t>(tile_.land[2 * s]);
      const bool city = tile_.features[land].kind == FeatureKind::city;
      const int path = tile_.path[s];
      if (path == kNoFeature) {
        tile_.edges[s] = city ? EdgeKind::city : EdgeKind::field;
      } else if (city) {
        return error(heads_[static_cast<std::size_t>(path)],
                     "side " + std::string(name(side)) + " is taken twice",
                     "it belongs to a city; a road or river needs a field on both sides");
      } else {
        const FeatureKind kind = tile_.features[static_cast<std::size_t>(path)].kind;
        tile_.edges[s] = kind == FeatureKind::road ? EdgeKind::road : EdgeKind::river;
      }
    }
    return std::nullopt;
  }

  // In which of the parts that a road or river makes of the tile's edge `half` lies. A path of one
  // side, or none, parts nothing.
  static int part(const TileFeature& path, HalfEdge half) {
    const int sides = side_count(path);
    int passed = 0;
    for (const Side side : kSides) {
      if ((path.half_edges & bit(right_half(side))) != 0 && right_half(side) <= half) ++passed;
    }
    return sides < 2 ? 0 : passed % sides;
  }

  // The field that lies on both sides of a road or river; kNoFeature if there is none.
  int parted_field(const TileFeature& path) const {
    for (std::size_t i = 0; i < tile_.features.size(); ++i) {
      if (tile_.features[i].kind != FeatureKind::field) continue;
      int first = -1;
      for (int h = 0; h < 8; ++h) {
        if (tile_.land[static_cast<std::size_t>(h)] != static_cast<int>(i)) continue;
        const int here = part(path, static_cast<HalfEdge>(h));
        if (first != -1 && here != first) return static_cast<int>(i);
        first = here;
      }
    }
    return kNoFeature;
  }

  static bool is_path(const TileFeature& feature) {
    return feature.kind == FeatureKind::road || feature.kind == FeatureKind::river;
  }

  bool cross(const TileFeature& a, const TileFeature& b) const {
    int first = -1;
    for (const Side side : kSides) {
      if ((b.half_edges & bit(left_half(side))) == 0) continue;
      const int here = part(a, left_half(side));
      if (first != -1 && here != first) return true;
      first = here;
    }
    return false;
  }

  // A road that runs through the tile parts its fields. Where two cross, one of them may be a
  // bridge or a tunnel, and a field may go on beneath or above it - but never across both.
  Error check_parting() const {
    for (std::size_t i = 0; i < tile_.features.size(); ++i) {
      const TileFeature& path = tile_.features[i];
      const int field = is_path(path) ? parted_field(path) : kNoFeature;
      if (field == kNoFeature || path.has(Symbol::tunnel)) continue;
      bool free = false;
      for (const TileFeature& other : tile_.features) {
        free |= is_path(other) && cross(path, other) && parted_field(other) == kNoFeature;
      }
      if (free) continue;
      const std::string kind(name(path.kind));
      return error(heads_[static_cast<std::size_t>(field)],
                   "this field lies on both sides of a " + kind + " that runs through the tile",
                   "write a field for each side of the " + kind);
    }
    return std::nullopt;
  }

  struct Touch {
    std::size_t field = 0;
    Side side = Side::N;
    Word word;
  };

  std::string_view line_;
  Tile tile_;
  std::vector<Word> heads_;  // by feature: its kind in the line
  std::vector<Touch> touches_;
};

// " by N S": a side of each city that the field touches.
std::string cities_of(const Tile& tile, const TileFeature& field) {
  std::string text = " by";
  for (std::size_t i = 0; i < tile.features.size(); ++i) {
    if ((field.cities >> i & 1U) == 0) continue;
    for (const Side side : kSides) {
      if (tile.land_at(left_half(side)) == static_cast<int>(i)) {
        text += " " + std::string(name(side));
        break;
      }
    }
  }
  return text;
}

}  // namespace

std::variant<Tile, NotationError> read_tile(std::string_view id, std::string_view line) {
  return Reader(id, line).read();
}

std::string write_tile(const Tile& tile) {
  if (tile.is_abbey()) return std::string(kAbbey);
  std::string line;
  for (const TileFeature& feature : tile.features) {
    if (!line.empty()) line += "; ";
    const bool inner = feature.kind == FeatureKind::field && feature.half_edges == 0;
    line += inner ? "inner-field" : name(feature.kind);
    for (int h = 0; h < 8; ++h) {
      const auto half = static_cast<HalfEdge>(h);
      if ((feature.half_edges & bit(half)) == 0) continue;
      if (feature.kind == FeatureKind::field) {
        line += " " + std::string(name(half));
      } else if (h % 2 == 0) {
        line += " " + std::string(name(static_cast<Side>(h / 2)));
      }
    }
    if (feature.coats == 1) line += ", coat";
    if (feature.coats > 1) line += ", coats " + std::to_string(feature.coats);
    if (feature.bathhouse != 0) line += ", bathhouse " + std::to_string(feature.bathhouse);
    if (feature.cities != 0) line += cities_of(tile, feature);
    for (std::size_t i = 0; i < kSymbols; ++i) {
      if (feature.has(static_cast<Symbol>(i))) line += ", " + std::string(kSymbolFacts[i].word);
    }
  }
  for (std::size_t i = 0; i < kSymbols; ++i) {
    const auto mark = static_cast<Symbol>(i);
    if (!tile.has(mark)) continue;
    line += "; " + std::string(kSymbolFacts[i].word);
    if (mark == Symbol::flier) {
      line += " " + std::string(kDirectionWords[static_cast<std::size_t>(tile.flier)]);
    }
    for (const Side side : kSides) {
      if (mark != Symbol::mist || tile.mist == kAllSides || !tile.has_mist(side)) continue;
      line += " " + std::string(name(side));
    }
    if (mark == Symbol::watchtower) {
      line += " " + std::string(kWatchtowerWords[static_cast<std::size_t>(tile.watchtower)]);
    }
  }
  if (tile.unverified_layout) line += "; unverified layout";
  if (tile.unverified_value) line += "; unverified value";
  return line;
}

}  // namespace barber
