#include "scenario/wrap.hpp"

#include "catch.hpp"

namespace barber::wrap_test {

TEST_CASE("no blanks are left where a line is broken") {
  CHECK(wrap("one  two", 4) == std::vector<std::string>{"one", "two"});
  CHECK(wrap("one  two", 3) == std::vector<std::string>{"one", "two"});
  CHECK(wrap("one  two", 8) == std::vector<std::string>{"one  two"});
}

}  // namespace barber::wrap_test
