#include "cli/run.hpp"

int main(int argc, char** argv) { return barber::cli::run(argc, argv); }
