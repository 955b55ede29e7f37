// Reads one document: its base case, and its variants as the base case with some keys replaced.
#pragma once

#include <string>

#include "scenario/diagnostics.hpp"
#include "scenario/reader.hpp"
#include "scenario/tree.hpp"

namespace barber {

// `default_id` is what the document is called without an `id`; empty: it needs one. The scenarios
// of a document with errors are unfit for use.
Document read_document(Diagnostics& out, const Node& root, std::string default_id);

}  // namespace barber
