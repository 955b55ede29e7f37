#include "report/tiles.hpp"

#include "catalogue/nearest.hpp"
#include "cli/commands.hpp"

namespace barber::cli {
namespace {

ExitCode unknown_tile(const std::string& id) {
  std::vector<std::string_view> words;
  for (const CatalogueTile& tile : catalogue()) {
    words.push_back(tile.tile.id);
    if (!tile.letter.empty()) words.push_back(tile.letter);
  }
  const std::string_view near = nearest(id, words);
  write_err(
      "barber: there is no tile `" + id + "`\nhelp: " +
      (near.empty() ? "`barber tiles` lists them" : "did you mean `" + std::string(near) + "`?") +
      "\n");
  return ExitCode::wrong_command_line;
}

}  // namespace

ExitCode tiles(const TilesOptions& options, const ColourChoice& colour) {
  const bool json = options.format == "json";
  if (options.id.empty()) {
    write_out(json ? tile_list_json() : tile_list_text(colour.out()));
    return ExitCode::done;
  }
  const CatalogueTile* tile = find_tile(options.id);
  if (tile == nullptr) return unknown_tile(options.id);
  write_out(json ? tile_json(*tile) : tile_text(*tile, colour.out()));
  return ExitCode::done;
}

}  // namespace barber::cli
