// Catch2, version 2 or 3. Tests include this and no header of Catch2's own. What only one of the
// two has (version 3's SKIP, say) is not used.
#pragma once

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
#else
#include <catch2/catch.hpp>
#endif
