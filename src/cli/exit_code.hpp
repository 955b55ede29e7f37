// What the process returns, and which of several results wins.
#pragma once

#include <algorithm>
#include <array>

namespace barber::cli {

enum class ExitCode {
  done = 0,
  expectation_failed = 1,
  wrong_command_line = 2,
  bad_input = 3,
  internal_error = 4,
  nothing_selected = 5,
  interrupted = 130,
};

// The worse of two results of one run: an internal error, bad input, a failed expectation, nothing
// selected, done. (One that was interrupted returns just that.)
constexpr ExitCode worse(ExitCode a, ExitCode b) {
  constexpr std::array kOrder{
      ExitCode::done,      ExitCode::nothing_selected,   ExitCode::expectation_failed,
      ExitCode::bad_input, ExitCode::wrong_command_line, ExitCode::internal_error};
  const auto rank = [&](ExitCode code) { return std::find(kOrder.begin(), kOrder.end(), code); };
  return rank(a) < rank(b) ? b : a;
}

}  // namespace barber::cli
