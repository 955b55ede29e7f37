// Text that tests look at or make up.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace barber::test {

std::vector<std::string> lines_of(const std::string& text);

// The columns of the widest line.
std::size_t widest(const std::string& text);

std::string repeated(std::string_view piece, std::size_t times);

}  // namespace barber::test
