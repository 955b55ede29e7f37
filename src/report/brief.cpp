#include "report/brief.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

#include "adjudicator/outcome_key.hpp"
#include "report/english.hpp"

namespace barber {
namespace {

std::string join(const std::vector<std::string>& parts) {
  return fmt::format("{}", fmt::join(parts, "; "));
}

std::string figure(const Scenario& scenario, const Words& words, FigureIndex number) {
  const Figure& figure = scenario.table.figure(number);
  return fmt::format("{} {}", words.player(figure.owner), name(figure.kind));
}

// Where figures of one owner and kind end, of two outcomes, told apart only as far as it matters.
using Ends = std::multiset<Where>;
Ends ends(const Outcome& outcome, PlayerId owner, FigureKind kind) {
  Ends found;
  for (const Figure& figure : outcome.table.figures) {
    if (figure.owner == owner && figure.kind == kind) {
      found.insert(outcome.table.where(figure.place));
    }
  }
  return found;
}

std::vector<std::string> only_in(const Ends& a, const Ends& b, const Words& words) {
  std::vector<Where> found;
  std::set_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(found));
  std::vector<std::string> text;
  text.reserve(found.size());
  for (const Where& where : found) text.push_back(words.place(where));
  return text;
}

// Where a piece ends: "(0,1)", "(0,1) beside red meeple", or nowhere.
std::string dragon_spot(const GameState& table, const Words& words) {
  return table.dragon == kNoTile ? "nowhere" : words.position(table.board.tile(table.dragon).at);
}
std::string fairy_spot(const GameState& table, const Words& words) {
  if (table.fairy == kNoTile) return "nowhere";
  const auto with = table.with_fairy();
  if (!with) return words.position(table.board.tile(table.fairy).at);
  const Figure& figure = table.figure(*with);
  return fmt::format("{} beside {} {}", words.place(table.where(figure.place)),
                     words.player(figure.owner), name(figure.kind));
}
std::string tower_spots(const GameState& table, const Words& words) {
  std::vector<std::string> found;
  found.reserve(table.towers.size());
  for (const Tower& tower : table.towers) {
    found.push_back(
        fmt::format("{} floors {}", words.position(table.board.tile(tower.tile).at), tower.floors));
  }
  return found.empty() ? "none" : fmt::format("{}", fmt::join(found, ", "));
}

// Who has bought what, and whose bazaars are still to come.
std::string bazaar_spots(const GameState& table, const Words& words) {
  const Bazaar& bazaar = table.bazaar;
  std::vector<std::string> found;
  for (std::size_t p = 0; p < bazaar.acquired.size(); ++p) {
    if (bazaar.acquired[p] == nullptr) continue;
    found.push_back(fmt::format("{} {}", words.player(static_cast<PlayerId>(p)),
                                Words::tile(*bazaar.acquired[p])));
  }
  for (const int player : bazaar.deferred) {
    found.push_back(
        fmt::format("another by {} to come", words.player(static_cast<PlayerId>(player))));
  }
  return found.empty() ? "none" : fmt::format("{}", fmt::join(found, ", "));
}

struct PieceSpot {
  std::string_view what;
  std::string (*of)(const GameState&, const Words&);
};
constexpr std::array<PieceSpot, 4> kSpots{{{"dragon", dragon_spot},
                                           {"fairy", fairy_spot},
                                           {"towers", tower_spots},
                                           {"bazaar", bazaar_spots}}};

void compare(const Scenario& scenario, const Words& words, const Outcome& now, const Outcome& other,
             std::vector<std::string>& found) {
  for (std::size_t p = 0; p < scenario.player_names.size(); ++p) {
    const auto player = static_cast<PlayerId>(p);
    if (now.table.scores[p] != other.table.scores[p]) {
      found.push_back(fmt::format("{} {} instead of {}", words.player(player),
                                  other.table.scores[p], now.table.scores[p]));
    }
    for (const FigureKind kind : kFigureKinds) {
      const Ends before = ends(now, player, kind);
      const Ends after = ends(other, player, kind);
      const std::vector<std::string> gone = only_in(before, after, words);
      const std::vector<std::string> come = only_in(after, before, words);
      if (come.empty()) continue;
      found.push_back(fmt::format("{} {}: {} instead of {}", words.player(player), name(kind),
                                  fmt::join(come, ", "), fmt::join(gone, ", ")));
    }
  }
  for (const PieceSpot& spot : kSpots) {
    const std::string before = spot.of(now.table, words);
    const std::string after = spot.of(other.table, words);
    if (before != after) {
      found.push_back(fmt::format("{}: {} instead of {}", spot.what, after, before));
    }
  }
}

}  // namespace

std::string brief(const Scenario& scenario, const Outcome& outcome) {
  const Words words(scenario);
  if (!outcome.legal()) {
    const Illegality& illegal = *outcome.turns.back().illegal;
    return fmt::format("{} ({})", sentence(illegal.why, words), illegal.rules.front()->id);
  }
  std::vector<std::string> parts;
  for (std::size_t p = 0; p < scenario.player_names.size(); ++p) {
    const int before = scenario.table.scores[p];
    const int after = outcome.table.scores[p];
    if (before == after) continue;
    parts.push_back(
        fmt::format("{} {} -> {}", words.player(static_cast<PlayerId>(p)), before, after));
  }
  for (std::size_t i = 0; i < outcome.table.figures.size(); ++i) {
    const Where before = scenario.table.where(scenario.table.figures[i].place);
    const Where after = outcome.table.where(outcome.table.figures[i].place);
    if (before == after) continue;
    parts.push_back(fmt::format("{} {} -> {}", figure(scenario, words, static_cast<FigureIndex>(i)),
                                words.place(before), words.place(after)));
  }
  for (const PieceSpot& spot : kSpots) {
    const std::string before = spot.of(scenario.table, words);
    const std::string after = spot.of(outcome.table, words);
    if (before != after) parts.push_back(fmt::format("{} {} -> {}", spot.what, before, after));
  }
  return parts.empty() ? "nothing changes" : join(parts);
}

std::string brief(const Scenario& scenario, const Ruling& ruling) {
  if (ruling.verdict != Verdict::open) {
    return brief(scenario, ruling.outcome());
  }
  const Words words(scenario);
  std::vector<std::string> ranges;
  for (std::size_t p = 0; p < scenario.player_names.size(); ++p) {
    const auto player = static_cast<PlayerId>(p);
    ranges.push_back(fmt::format("{} {}", words.player(player), range(ruling, player)));
  }
  return fmt::format("{}; {}", outcome_count(ruling), join(ranges));
}

std::string outcome_count(const Ruling& ruling) {
  const std::size_t count = ruling.outcomes.size();
  return fmt::format("{}{} {}", ruling.stopped ? "at least " : "", count,
                     count == 1 ? "outcome" : "outcomes");
}

std::vector<std::string> differences_in_words(const Scenario& scenario, const Ruling& ruling,
                                              const Ruling& other) {
  const Words words(scenario);
  std::vector<std::string> found;
  if (ruling.verdict == Verdict::legal && other.verdict == Verdict::legal) {
    compare(scenario, words, ruling.outcome(), other.outcome(), found);
    return found;
  }
  if (ruling.verdict != other.verdict || other.verdict == Verdict::illegal) {
    const std::string instead = ruling.verdict == other.verdict
                                    ? std::string()
                                    : fmt::format(" instead of {}", name(ruling.verdict));
    found.push_back(fmt::format("{}{}: {}", name(other.verdict), instead, brief(scenario, other)));
    if (other.verdict != Verdict::open) return found;
  }
  // Of open rulings: what can happen only in one of them.
  const auto keys = [](const Ruling& one) {
    std::set<OutcomeKey> all;
    for (const Outcome& outcome : one.outcomes) all.insert(key_of(outcome));
    return all;
  };
  const std::set<OutcomeKey> known = keys(ruling);
  const std::set<OutcomeKey> now = keys(other);
  for (const Outcome& outcome : other.outcomes) {
    if (known.count(key_of(outcome)) != 0) continue;
    found.push_back(fmt::format("possible now: {}", brief(scenario, outcome)));
  }
  for (const Outcome& outcome : ruling.outcomes) {
    if (now.count(key_of(outcome)) != 0) continue;
    found.push_back(fmt::format("no longer possible: {}", brief(scenario, outcome)));
  }
  return found;
}

std::string range(const Ruling& ruling, PlayerId player) {
  const auto [least, most] = ruling.range(player);
  return least == most ? std::to_string(least) : fmt::format("{} to {}", least, most);
}

std::string written(const Setting& setting) {
  return fmt::format("{}={}", setting.option->id,
                     setting.option->values[static_cast<std::size_t>(setting.value)].name);
}

std::string written(const std::vector<Setting>& reading) {
  std::vector<std::string> parts;
  parts.reserve(reading.size());
  for (const Setting& setting : reading) parts.push_back(written(setting));
  return fmt::format("{}", fmt::join(parts, " and "));
}

std::string_view meaning(const Setting& setting) {
  return setting.option->values[static_cast<std::size_t>(setting.value)].meaning;
}

}  // namespace barber
