// A Tree from JSON text, by way of nlohmann's SAX reader.
#pragma once

#include "scenario/diagnostics.hpp"
#include "scenario/tree.hpp"

namespace barber {

// Reads the one document of the source's text, which has passed check_text(). What is wrong is
// reported.
Tree read_json(Diagnostics& out);

}  // namespace barber
