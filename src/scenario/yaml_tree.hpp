// A Tree from YAML text, by way of yaml-cpp's events.
#pragma once

#include "scenario/diagnostics.hpp"
#include "scenario/tree.hpp"

namespace barber {

// Reads all documents of the source's text, which has passed check_text(). What is wrong is
// reported; the documents before a fault of syntax remain.
Tree read_yaml(Diagnostics& out);

}  // namespace barber
