# Writes OUTPUT, a C++ file that defines barber::schemas() (src/report/schemas.hpp) with the text of each of SCHEMAS.
# A script: cmake -DSCHEMAS=a.schema.json;b.schema.json -DOUTPUT=schemas.cpp -P embed_schemas.cmake

list(LENGTH SCHEMAS count)
set(entries "")
foreach(file IN LISTS SCHEMAS)
  cmake_path(GET file FILENAME name)
  string(REGEX REPLACE "\\.schema\\.json$" "" name "${name}")
  file(READ "${file}" text)
  string(FIND "${text}" ")barber\"" delimiter)
  if(NOT delimiter EQUAL -1)
    message(FATAL_ERROR "${file} contains the delimiter of its raw string")
  endif()
  string(APPEND entries "    EmbeddedSchema{\"${name}\", R\"barber(${text})barber\"},\n")
endforeach()

file(WRITE "${OUTPUT}" "// Generated from schemas/ by src/report/embed_schemas.cmake.
#include \"report/schemas.hpp\"

#include <array>

namespace barber {

std::span<const EmbeddedSchema> schemas() {
  static constexpr std::array<EmbeddedSchema, ${count}> kSchemas = {
${entries}  };
  return kSchemas;
}

}  // namespace barber
")
