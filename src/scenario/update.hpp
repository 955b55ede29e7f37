// Rewrites what the scenarios of a file expect, so that it is what comes out. Nothing else of the
// text is touched, and of an `expect` only what does not hold. Whether that is wanted, and
// where the text goes, is for others to say: this makes a test agree with the program, not the
// program with the rules.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "scenario/check.hpp"

namespace barber {

struct UpdatedFile {
  std::string text;                  // as it was, if nothing can be or need be changed
  std::vector<std::string> updated;  // ids of the scenarios whose `expect` is another now
  CheckedFile checked;               // by the new text: what still fails is left to people
  bool valid = true;                 // without errors; otherwise the text is as it was
};

// Left alone are scenarios that are marked known-failing, that expect nothing, and variants without
// an `expect` of their own; and an `expect` with an anchor or an alias where it would change. What
// an `expect` can no longer name is taken out of it, unless nothing would be left. Never throws.
UpdatedFile update_file(std::string_view name, std::string_view text, int max_outcomes,
                        const Selection& selection);

}  // namespace barber
