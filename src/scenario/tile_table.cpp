#include "scenario/tile_table.hpp"

#include <fmt/format.h>

#include "catalogue/catalogue.hpp"
#include "catalogue/nearest.hpp"
#include "catalogue/notation.hpp"

namespace barber {
namespace {

Expansion expansion_of(const Tile& tile) {
  if (tile.has_bathhouse()) return Expansion::barber_surgeons;
  for (const TileFeature& feature : tile.features) {
    if (feature.kind == FeatureKind::river) return Expansion::river;
  }
  return Expansion::base_game;
}

Expansion expansion_of(const CatalogueTile& tile) {
  const std::string_view word = expansion_of_set(tile.set);
  for (std::size_t i = 0; i < kExpansionWords.size(); ++i) {
    if (kExpansionWords[i] == word) return static_cast<Expansion>(i);
  }
  return Expansion::base_game;
}

std::string uncovered_help(const UncoveredMark& mark) {
  return fmt::format("the symbol belongs to {}; this version of barber does not cover it yet",
                     mark.expansion);
}

// Whether `key` is none, but the end of a line of notation that stands between braces without
// quotes: a comma before it, and no colon behind it.
bool cut_off(const Source& source, const Node& key) {
  constexpr std::string_view kBlank = " \t\r\n";
  if (!key.plain || key.next->kind != NodeKind::null) return false;
  const std::string_view text = source.text();
  const std::size_t begin = source.offset(key.spot);
  const std::size_t before = text.substr(0, begin).find_last_not_of(kBlank);
  if (before == text.npos || text[before] != ',') return false;
  const std::size_t behind = text.find_first_not_of(kBlank, begin + key.text.size());
  return behind == text.npos || text[behind] != ':';
}

}  // namespace

Stretch stretch(const Diagnostics& out, const Token& token) {
  if (token.length == 0) return out.stretch(*token.node);
  const Spot spot = out.source().inside(token.node->spot, token.node->text, token.offset);
  const bool found = token.offset == 0 || spot.line != token.node->spot.line ||
                     spot.column != token.node->spot.column;
  return {spot, found ? token.length : 1};
}

void TileTable::read(Diagnostics& out, const Node& tiles) {
  if (!want_map(out, tiles, "`tiles`")) return;
  auto own = std::make_shared<std::vector<std::unique_ptr<Tile>>>();
  own->reserve(static_cast<std::size_t>(tiles.size));
  for (const Entry entry : Entries(tiles)) {
    if (entry.key.kind != NodeKind::scalar || cut_off(out.source(), entry.key)) continue;
    if (entry.key.text == ".") {
      out.error(Problem::bad_name, entry.key, "a tile cannot be called `.`",
                "in a map, `.` is a space without a tile");
      continue;
    }
    if (!check_name(out, entry.key, "a tile's name", true)) continue;
    // What a comma has cut off is the next key, without a value.
    const Node* next = entry.value.next;
    if (next != nullptr && cut_off(out.source(), *next)) {
      out.error(Problem::bad_notation, *next,
                fmt::format("a comma has cut off the definition of `{}` here", entry.key.text),
                "put the whole line in quotes, or write each tile in a line of its own without "
                "braces");
      names_.add(entry.key.text, {});
      continue;
    }
    names_.add(entry.key.text, read_one(out, *own, entry));
  }
  names_.sort();
  own_ = std::move(own);
}

KnownTile TileTable::read_one(Diagnostics& out, std::vector<std::unique_ptr<Tile>>& tiles,
                              Entry entry) {
  const Node& line = entry.value;
  if (!read_text(out, line, "a tile's definition")) return {};
  auto result = read_tile(entry.key.text, line.text);
  if (const auto* error = std::get_if<NotationError>(&result)) {
    const Token at{&line, error->offset, std::max<std::size_t>(1, error->length)};
    out.error(Problem::bad_notation, stretch(out, at), error->message, error->help);
    return {};
  }
  auto& tile = std::get<Tile>(result);
  if (!tile.uncovered.empty()) {
    for (const UncoveredMark& mark : tile.uncovered) {
      const std::size_t offset = line.text.find(mark.word);
      const Token at =
          offset == line.text.npos ? Token{&line} : Token{&line, offset, mark.word.size()};
      out.error(Problem::uncovered_mark, stretch(out, at),
                fmt::format("no rule of this version covers `{}`", mark.word),
                uncovered_help(mark));
    }
    return {};
  }
  tiles.push_back(std::make_unique<Tile>(std::move(tile)));
  return {tiles.back().get(), expansion_of(*tiles.back()), true};
}

std::optional<KnownTile> TileTable::find(Diagnostics& out, std::string_view name,
                                         const Token& at) const {
  if (const KnownTile* own = names_.find(name)) {
    if (own->tile == nullptr) return std::nullopt;  // its definition is faulty
    return *own;
  }
  if (const CatalogueTile* known = find_tile(name)) {
    if (known->tile.uncovered.empty()) return KnownTile{&known->tile, expansion_of(*known), false};
    const UncoveredMark& mark = known->tile.uncovered.front();
    out.error(Problem::uncovered_mark, stretch(out, at),
              fmt::format("tile `{}` bears the symbol `{}`", name, mark.word),
              uncovered_help(mark));
    return std::nullopt;
  }
  std::string help;
  if (name.find('@') != name.npos) {
    help = "only a map writes a turned tile so; here it is `rotate: 90`";
  } else {
    std::vector<std::string_view> words = names_.names();
    for (const CatalogueTile& known : catalogue()) {
      words.push_back(known.tile.id);
      if (!known.letter.empty()) words.push_back(known.letter);
    }
    const std::string_view near = nearest(name, words);
    help = near.empty()
               ? "`barber tiles` lists the catalogue; a tile of your own goes under `tiles`"
               : fmt::format("did you mean `{}`?", near);
  }
  out.error(Problem::unknown_tile, stretch(out, at), fmt::format("unknown tile `{}`", name),
            std::move(help));
  return std::nullopt;
}

}  // namespace barber
