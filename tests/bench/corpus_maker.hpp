// Scenarios made from a seed: positions of random games with all expansions, on boards of 5 to 72
// tiles, with what is ruled as expectation. The same seed gives the same texts on every machine.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace barber::test {

// `number` texts, each of which passes a check; all their rulings are closed.
std::vector<std::string> make_corpus(std::size_t number, int seed);

}  // namespace barber::test
