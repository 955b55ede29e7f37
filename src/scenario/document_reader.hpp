// Reads one document: its base case, and its variants as the base case with some keys replaced.
#pragma once

#include <cstddef>

#include "scenario/diagnostics.hpp"
#include "scenario/reader.hpp"
#include "scenario/tree.hpp"

namespace barber {

// Fills `document`, whose id is what it is called without a key `id`; empty: it needs one. The
// scenarios of a document with errors are unfit for use. `pieces` counts the tiles and figures of
// the whole file, whose number is bounded.
void read_document(Diagnostics& out, const Node& root, std::size_t& pieces, Document& document);

}  // namespace barber
