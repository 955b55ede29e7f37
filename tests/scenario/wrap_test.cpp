#include "scenario/wrap.hpp"

#include "catch.hpp"

namespace barber {

TEST_CASE("no blanks are left where a line is broken") {
  CHECK(wrap("one  two", 4) == std::vector<std::string>{"one", "two"});
  CHECK(wrap("one  two", 3) == std::vector<std::string>{"one", "two"});
  CHECK(wrap("one  two", 8) == std::vector<std::string>{"one  two"});
}

TEST_CASE("the first line is shorter by what stands there already") {
  CHECK(wrap("one two three", 8, 3) == std::vector<std::string>{"one", "two", "three"});
  CHECK(wrap("one two three", 8, 1) == std::vector<std::string>{"one two", "three"});
  // A word that fits nowhere stands where it comes.
  CHECK(wrap("seventeen", 8, 7) == std::vector<std::string>{"seventeen"});
}

}  // namespace barber
