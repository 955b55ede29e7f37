# Writes OUTPUT, a C++ file that defines barber::shown_by() (src/report/conformance.hpp): which files below SCENARIOS
# set which option. A script: cmake -DSCENARIOS=scenarios -DOUTPUT=shown_by.cpp -P embed_shown_by.cmake

file(GLOB_RECURSE files RELATIVE "${SCENARIOS}" "${SCENARIOS}/*.yaml")
list(SORT files)
set(count 0)
set(entries "")
foreach(file IN LISTS files)
  file(READ "${SCENARIOS}/${file}" text)
  # An option is a key, a rule that is cited is not.
  string(REGEX MATCHALL "[a-z]+\\.[a-z0-9.-]+: " options "${text}")
  list(REMOVE_DUPLICATES options)
  string(REGEX REPLACE "\\.yaml$" "" id "${file}")
  foreach(option IN LISTS options)
    string(REPLACE ": " "" option "${option}")
    string(APPEND entries "      ShownBy{\"${option}\", \"${id}\"},\n")
    math(EXPR count "${count} + 1")
  endforeach()
endforeach()

file(WRITE "${OUTPUT}" "// Generated from scenarios/ by src/report/embed_shown_by.cmake.
#include \"report/conformance.hpp\"

#include <array>

namespace barber {

std::span<const ShownBy> shown_by() {
  static constexpr std::array<ShownBy, ${count}> kShownBy = {
${entries}  };
  return kShownBy;
}

}  // namespace barber
")
