#include "cli/paths.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <system_error>
#include <unordered_set>
#include <utility>

namespace barber::cli {
namespace {

namespace fs = std::filesystem;

bool is_scenario_file(const fs::path& path) {
  const std::string extension = path.extension().string();
  return extension == ".yaml" || extension == ".yml" || extension == ".json";
}

bool is_hidden(const fs::path& path) { return path.filename().string().starts_with('.'); }

// To read from a pipe or a device that lies about could take forever.
bool is_special(const fs::path& path) {
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  return fs::exists(status) && !fs::is_regular_file(status) && !fs::is_directory(status);
}

void collect(const fs::path& folder, std::vector<FoundPath>& found) {
  std::error_code error;
  std::vector<fs::path> entries;
  for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
       entry.increment(error)) {
    entries.push_back(entry->path());
  }
  if (error) found.push_back({folder.string(), error.message()});
  std::sort(entries.begin(), entries.end());
  for (const fs::path& path : entries) {
    if (is_hidden(path)) continue;
    std::error_code ignored;
    if (fs::is_directory(path, ignored) && !fs::is_symlink(path, ignored)) {
      collect(path, found);
    } else if (is_scenario_file(path)) {
      found.push_back({path.string(), is_special(path) ? "It is no file and no folder" : ""});
    }
  }
}

// FNV-1a, then mixed, since its high bits hardly differ between names that differ in their ends.
std::uint64_t hash(std::string_view text) {
  std::uint64_t value = 14695981039346656037U;
  for (const char c : text) value = (value ^ static_cast<unsigned char>(c)) * 1099511628211U;
  value = (value ^ (value >> 30U)) * 0xBF58476D1CE4E5B9U;
  value = (value ^ (value >> 27U)) * 0x94D049BB133111EBU;
  return value ^ (value >> 31U);
}

}  // namespace

std::vector<FoundPath> scenario_paths(const std::vector<std::string>& named) {
  std::vector<FoundPath> found;
  for (const std::string& path : named) {
    std::error_code ignored;
    if (fs::is_directory(path, ignored)) {
      collect(path, found);
    } else {
      found.push_back({path, ""});
    }
  }
  std::unordered_set<std::string> known;
  known.reserve(found.size());
  std::erase_if(found, [&](const FoundPath& one) {
    return !known.insert(fs::path(one.path).lexically_normal().string()).second;
  });
  return found;
}

std::vector<std::string> paths_from(const std::string& file, std::string& error) {
  std::vector<std::string> found;
  std::ifstream opened;
  if (file != "-") {
    errno = 0;
    opened.open(file);
  }
  std::istream& in = file == "-" ? std::cin : opened;
  std::error_code ignored;
  if (!in || fs::is_directory(file, ignored)) {
    error = std::generic_category().message(errno != 0 ? errno : EISDIR);
    return found;
  }
  for (std::string line; std::getline(in, line);) {
    if (line.ends_with('\r')) line.pop_back();
    if (!line.empty()) found.push_back(std::move(line));
  }
  return found;
}

void keep_shard(std::vector<FoundPath>& paths, Shard shard) {
  if (shard.of == 1) return;
  std::vector<std::pair<std::uint64_t, std::size_t>> order;
  order.reserve(paths.size());
  for (std::size_t i = 0; i < paths.size(); ++i) order.emplace_back(hash(paths[i].path), i);
  std::sort(order.begin(), order.end(), [&](const auto& a, const auto& b) {
    return a.first != b.first ? a.first < b.first : paths[a.second].path < paths[b.second].path;
  });
  std::vector<bool> kept(paths.size());
  const std::size_t end = paths.size() * shard.number / shard.of;
  for (std::size_t i = paths.size() * (shard.number - 1) / shard.of; i < end; ++i) {
    kept[order[i].second] = true;
  }
  std::size_t next = 0;
  std::erase_if(paths, [&](const FoundPath&) { return !kept[next++]; });
}

}  // namespace barber::cli
