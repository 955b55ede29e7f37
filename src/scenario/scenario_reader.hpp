// Reads one scenario, a base case or a variant, from the values of its keys, and puts its parts
// together: the order in which they are read is the order in which they need one another.
#pragma once

#include <array>
#include <map>
#include <optional>

#include "scenario/board_reader.hpp"
#include "scenario/expectation_reader.hpp"
#include "scenario/rules_reader.hpp"
#include "scenario/scenario.hpp"
#include "scenario/sketch_reader.hpp"

namespace barber {

enum ScenarioKey : std::size_t {
  kTitle,
  kMotive,
  kSource,
  kNotes,
  kTags,
  kStatus,
  kKnownFailing,
  kRules,
  kOwnTiles,
  kPlayers,
  kBoard,
  kSketch,
  kPieces,
  kFigures,
  kStack,
  kAction,
  kClaims,
  kExpect,
  // Of a document only.
  kFormat,
  kId,
  kVariants,
  kScenarioKeys,
  // Of a variant only.
  kName = kFormat,
};
inline constexpr std::array<std::string_view, kScenarioKeys> kDocumentKeys{
    "title", "motive", "source",  "notes",  "tags",   "status", "known-failing",
    "rules", "tiles",  "players", "board",  "sketch", "pieces", "meeples",
    "stack", "action", "claims",  "expect", "format", "id",     "variants"};
inline constexpr std::array<std::string_view, kName + 1> kVariantKeys{
    "title", "motive", "source",  "notes",  "tags",   "status", "known-failing",
    "rules", "tiles",  "players", "board",  "sketch", "pieces", "meeples",
    "stack", "action", "claims",  "expect", "name"};

// The value of each key; nullptr where it is left out.
using ScenarioKeys = std::array<const Node*, kScenarioKeys>;
// Those of what bears on no ruling, which stand first.
using ProseKeys = std::array<const Node*, kKnownFailing + 1>;
// By Expansion.
using ExpansionSet = std::array<bool, kExpansions>;

class ScenarioReader {
 public:
  explicit ScenarioReader(Diagnostics& out) : out_(out) {}

  struct Layer {
    bool base = true;                  // this is the base case
    bool base_expect = true;           // and `expect` is its
    const Node* base_rules = nullptr;  // of a variant: the rules of its base case
  };
  // `node` is where the scenario begins.
  Scenario read(const Node& node, const ScenarioKeys& keys, Layer layer);
  // Names of `board.names` that no scenario read so far has used.
  void warn_of_unused_names() const;

 private:
  struct NameInFile {
    const Node* key = nullptr;
    bool used = false;
  };
  void check_castles(const FiguresDraft& figures, const GameState& table, bool unreadable);
  void note_names(const Ground& ground, Scenario& scenario);
  std::shared_ptr<const Prose> read_prose(const ScenarioKeys& keys);
  void read_tags(const Node& node, std::vector<std::string>& tags);
  std::optional<std::string> read_reason(const Node& node);  // of a known failure
  void read_table(const ScenarioKeys& keys);
  // Nothing if there is a board.
  std::optional<SketchDraft> read_sketch_of(const ScenarioKeys& keys, Scenario& scenario);
  void report_undecided(const ScenarioKeys& keys, const Sketch& sketch, const FiguresDraft& figures,
                        const GameState& table);
  void report_caps(const Node& node, const Sketch& sketch);
  void found_sketched(const SketchDraft& sketch, const PlayersDraft& players, GameState& table);
  void report_small_cities(const Node& node, const Sketch& sketch);
  // The expansions in play; those used but left out are reported.
  ExpansionSet check_usage(const Usage& usage, const RulesDraft& rules, Scenario& scenario);

  Diagnostics& out_;
  // What was read last, and from where: a variant takes over what it leaves alone.
  ProseKeys prose_nodes_{};
  const Node* players_node_ = nullptr;
  const Node* tiles_node_ = nullptr;
  const Node* board_node_ = nullptr;
  bool has_table_ = false;
  std::shared_ptr<const Prose> prose_;
  PlayersDraft players_;
  TileTable tiles_;
  TableDraft table_;
  std::map<std::pair<int, int>, NameInFile> names_;  // by line and column
};

}  // namespace barber
