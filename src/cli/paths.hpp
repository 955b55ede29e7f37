// The scenario files that a command line names: files, folders with all below them, lists of both;
// and which of them are one machine's share.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace barber::cli {

struct FoundPath {
  std::string path;
  std::string error;  // why it cannot be read, as far as that is known by now
};

// Folders spelled out in place, sorted by path; in them hidden files and folders are left out, and
// links to folders, which may lead round in a circle. A file that is named twice is found once.
std::vector<FoundPath> scenario_paths(const std::vector<std::string>& named);

// The lines of a file ("-": standard input), each a path; empty ones are left out. What cannot be
// read is said in `error`, which is empty otherwise.
std::vector<std::string> paths_from(const std::string& file, std::string& error);

struct Shard {
  std::size_t number = 1;  // from 1
  std::size_t of = 1;
};

// Keeps the shard's share, in its order. The shares of all numbers are disjoint, are everything
// together, and differ by one file at most; a file more or less changes the place of few others.
void keep_shard(std::vector<FoundPath>& paths, Shard shard);

}  // namespace barber::cli
