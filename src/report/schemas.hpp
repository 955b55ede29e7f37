// The JSON Schemas of schemas/, carried in the program so that `barber schema` needs no file. The
// definition is generated when the program is built; nothing here validates.
#pragma once

#include <span>
#include <string_view>

namespace barber {

struct EmbeddedSchema {
  std::string_view name;  // the file's name before `.schema.json`: "scenario"
  std::string_view text;  // the file, byte for byte
};

// All of them, in the order of the list in CMakeLists.txt.
std::span<const EmbeddedSchema> schemas();

}  // namespace barber
