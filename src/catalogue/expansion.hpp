// The expansions of the game by the words that a scenario uses, and whether this version has their
// rules. What belongs to one that it has not is refused, never ignored.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace barber {

enum class Expansion : std::uint8_t {
  base_game,
  abbot,
  barber_surgeons,
  river,
  inns_and_cathedrals,
  traders_and_builders,
  princess_and_dragon,
  tower,
  abbey_and_mayor,
  bridges_castles_bazaars,
  hills_and_sheep,
  under_the_big_top,
  ghosts_castles_cemeteries,
  flying_machines,
  messages,
  markets_of_leipzig,
  land_surveyors,
  watchtowers,
  phantom,
};
inline constexpr std::size_t kExpansions = 19;

struct ExpansionFacts {
  std::string_view word;
  std::string_view name;
};

// By Expansion.
inline constexpr std::array<ExpansionFacts, kExpansions> kExpansionFacts{{
    {"base-game", "the base game"},
    {"abbot", "The Abbot"},
    {"barber-surgeons", "The Barber-Surgeons"},
    {"river", "The River"},
    {"inns-and-cathedrals", "Inns & Cathedrals"},
    {"traders-and-builders", "Traders & Builders"},
    {"princess-and-dragon", "The Princess & the Dragon"},
    {"tower", "The Tower"},
    {"abbey-and-mayor", "Abbey & Mayor"},
    {"bridges-castles-bazaars", "Bridges, Castles and Bazaars"},
    {"hills-and-sheep", "Hills & Sheep"},
    {"under-the-big-top", "Under the Big Top"},
    {"ghosts-castles-cemeteries", "Ghosts, Castles & Cemeteries"},
    {"flying-machines", "The Flying Machines"},
    {"messages", "The Messages"},
    {"markets-of-leipzig", "The Markets of Leipzig"},
    {"land-surveyors", "The Land Surveyors"},
    {"watchtowers", "The Watchtowers"},
    {"phantom", "The Phantom"},
}};

constexpr const ExpansionFacts& facts(Expansion expansion) {
  return kExpansionFacts[static_cast<std::size_t>(expansion)];
}

}  // namespace barber
