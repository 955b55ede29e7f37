// Which expansions a scenario uses, and where it does so first: the list of `rules.expansions` is
// derived from it, or checked against it.
#pragma once

#include <array>
#include <optional>

#include "scenario/tile_table.hpp"
#include "scenario/vocabulary.hpp"

namespace barber {

class Usage {
 public:
  void add(Expansion expansion, const Token& token) {
    auto& first = first_[static_cast<std::size_t>(expansion)];
    if (!first) first = token;
  }
  // A tile, and each symbol on it. A printed city that can be no castle brings in none.
  void add(const KnownTile& tile, const Token& token) {
    add(tile.expansion, token);
    Symbols marks = tile.tile->symbols;
    for (const TileFeature& feature : tile.tile->features) {
      marks |= feature.symbols;
      if (feature.kind == FeatureKind::ruin || feature.kind == FeatureKind::cemetery) {
        add(Expansion::ghosts_castles_cemeteries, token);
      }
    }
    for (std::size_t i = 0; i < kSymbols && marks != 0; ++i) {
      const auto mark = static_cast<Symbol>(i);
      if ((marks & bit(mark)) == 0 || (mark == Symbol::no_castle && !tile.own)) continue;
      add(facts(mark).expansion, token);
    }
  }
  void add(Expansion expansion, const Node& node) { add(expansion, Token{&node}); }
  // What stands here is taken over where `other` has nothing earlier.
  void add(const Usage& other) {
    for (std::size_t i = 0; i < first_.size(); ++i) {
      if (!first_[i]) first_[i] = other.first_[i];
    }
  }
  bool has(Expansion expansion) const {
    return first_[static_cast<std::size_t>(expansion)].has_value();
  }
  const Token& first(Expansion expansion) const {
    return *first_[static_cast<std::size_t>(expansion)];
  }

 private:
  std::array<std::optional<Token>, kExpansionWords.size()> first_;
};

}  // namespace barber
