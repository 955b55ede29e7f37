// Outputs pinned in files: tests/report/golden/ and its like. With BARBER_UPDATE_GOLDEN set, the
// files are written instead of compared.
#pragma once

#include <string>
#include <string_view>

namespace barber::test {

// Compares `actual` with the file of that path below tests/. Returns "" if they are equal, else the
// first line that differs and how to update the file.
std::string golden_difference(std::string_view path, std::string_view actual);

}  // namespace barber::test
