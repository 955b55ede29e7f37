// The tiles that a scenario may name: its own ones and those of the catalogue. Says for each to
// which expansion it belongs, and refuses tiles with marks that no rule of this version covers.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "catalogue/tile.hpp"
#include "scenario/decode.hpp"
#include "scenario/vocabulary.hpp"

namespace barber {

// A piece of a scalar's value: a token of a map, a word of a notation. Length 0: all of it.
struct Token {
  const Node* node = nullptr;
  std::size_t offset = 0;
  std::size_t length = 0;
  std::string_view text() const {
    return length == 0 ? node->text : node->text.substr(offset, length);
  }
};
Stretch stretch(const Diagnostics& out, const Token& token);

struct KnownTile {
  const Tile* tile = nullptr;
  Expansion expansion = Expansion::base_game;
  bool own = false;  // defined by the file, not by the catalogue
};

class TileTable {
 public:
  // Reads `tiles`, the file's own definitions.
  void read(Diagnostics& out, const Node& tiles);

  // The tile called `name`; what is wrong is reported at `at`, which says it.
  std::optional<KnownTile> find(Diagnostics& out, std::string_view name, const Token& at) const;

  // The own tiles; nullptr if there are none. They live as long as anyone holds this.
  std::shared_ptr<const std::vector<std::unique_ptr<Tile>>> own() const { return own_; }

 private:
  // Without a tile if the definition is faulty.
  KnownTile read_one(Diagnostics& out, std::vector<std::unique_ptr<Tile>>& tiles, Entry entry);

  NameTable<KnownTile> names_;
  std::shared_ptr<const std::vector<std::unique_ptr<Tile>>> own_;
};

}  // namespace barber
