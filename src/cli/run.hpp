// The command line: which command is meant, and what the process returns.
#pragma once

namespace barber::cli {

// Runs the command that the arguments name; returns the exit code of the process (exit_code.hpp).
// Never throws.
int run(int argc, char** argv);

}  // namespace barber::cli
