#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstdio>
#include <system_error>

#include "cli/commands.hpp"
#include "report/starter.hpp"
#include "scenario/reader.hpp"

namespace barber::cli {
namespace {

// A number is that many of the usual names; none if it is none, or more than there are.
std::vector<std::string> player_names(const std::vector<std::string>& given) {
  if (given.empty()) return {std::string(kPlayerNames[0]), std::string(kPlayerNames[1])};
  std::size_t number = 0;
  const char* end = given.front().data() + given.front().size();
  const auto [stop, bad] = std::from_chars(given.front().data(), end, number);
  if (given.size() > 1 || bad != std::errc{} || stop != end) return given;
  if (number > kPlayerNames.size()) return {};
  return {kPlayerNames.begin(), kPlayerNames.begin() + static_cast<std::ptrdiff_t>(number)};
}

ExitCode write_file(const std::string& path, const std::string& text) {
  std::FILE* file = std::fopen(path.c_str(), "wbx");  // `x`: never one that is there
  if (file == nullptr && errno == EEXIST) {
    return refuse(fmt::format("{} is there already", path), "name another file, or remove it");
  }
  const bool written = file != nullptr && std::fputs(text.c_str(), file) >= 0;
  const bool closed = file == nullptr || std::fclose(file) == 0;
  if (written && closed) return ExitCode::done;
  return refuse(fmt::format("{}: {}", path, std::generic_category().message(errno)), "");
}

}  // namespace

ExitCode new_scenario(const NewOptions& options) {
  Starter starter;
  starter.board = options.board;
  starter.players = player_names(options.players);
  if (starter.players.empty()) {
    return refuse(fmt::format("--players: a number can be 1 to {}", kPlayerNames.size()),
                  "or the names, as in `--players red,blue`");
  }
  const std::vector<std::string> usual{"barber-surgeons"};
  starter.expansions.push_back(Expansion::base_game);
  for (const std::string& word : options.expansions.empty() ? usual : options.expansions) {
    const auto known = std::find(kExpansionWords.begin(), kExpansionWords.end(), word);
    if (known == kExpansionWords.end()) {
      return refuse(fmt::format("unknown expansion `{}`", word),
                    help_for_unknown(word, kExpansionWords));
    }
    const auto expansion = static_cast<Expansion>(known - kExpansionWords.begin());
    const auto& all = starter.expansions;
    if (std::find(all.begin(), all.end(), expansion) == all.end()) {
      starter.expansions.push_back(expansion);
    }
  }
  const std::string text = starter_text(starter);
  // Names are the only thing in it that is not our own.
  if (const ReadResult read = read_scenarios("new.yaml", text); !read.ok()) {
    return refuse("--players: " + read.diagnostics.front().message, read.diagnostics.front().help);
  }
  if (!options.output.empty()) return write_file(options.output, text);
  write_out(text);
  return ExitCode::done;
}

}  // namespace barber::cli
