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
  void add(Expansion expansion, const Node& node) { add(expansion, Token{&node}); }
  // Of a tile: its set's, and for one of the file's own those that its symbols belong to.
  void add(const KnownTile& tile, const Token& token) {
    add(tile.expansion, token);
    if (!tile.own) return;
    Symbols symbols = tile.tile->symbols;
    for (const TileFeature& feature : tile.tile->features) symbols |= feature.symbols;
    for (std::size_t i = 0; symbols != 0 && i < kSymbols; ++i) {
      if ((symbols >> i & 1U) != 0) add(kSymbolFacts[i].expansion, token);
    }
  }
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
