// Puts a JSON value to one of the program's schemas.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace barber::test {

// What the schema of that name ("scenario", "ruling", "report") has against `value`; empty:
// nothing.
std::vector<std::string> schema_errors(std::string_view name, const nlohmann::json& value);

}  // namespace barber::test
