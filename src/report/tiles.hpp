// The tile catalogue, written out: a list, or one tile drawn with all that is known about it.
#pragma once

#include <string>

#include "catalogue/catalogue.hpp"
#include "report/style.hpp"

namespace barber {

// One entry a tile: id, letter, set, number of copies, notation; what is unverified stands in the
// notation, and below it what is not covered yet.
std::string tile_list_text(const Style& style);
// The tile drawn, with the names of its half edges round it, its notation and its doubts.
std::string tile_text(const CatalogueTile& tile, const Style& style);
// The whole catalogue, or one tile.
std::string tile_list_json();
std::string tile_json(const CatalogueTile& tile);

}  // namespace barber
