// What happens in a turn, as typed events that carry their rules: the proof of a ruling.
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "game/turn.hpp"
#include "rules/message.hpp"
#include "rules/rule.hpp"

namespace barber {

// A tile was placed (or, with `discarded`, found to fit nowhere).
struct TilePlaced {
  const Tile* tile = nullptr;
  Position at;
  Rotation rotation = Rotation::none;
  bool discarded = false;
  Citations rules;
};

enum class ItemKind : std::uint8_t {
  tiles,           // road or city tiles
  coats,           // coats of arms
  banner,          // a bathhouse's banner
  monastery,       // the monastery or garden itself
  surrounding,     // the tiles round it
  completed_city,  // a city that a field touches; `tiles` are the city's
  pig,             // the cities once more, for a player with a pig
  mist,            // tiles with mist, for a castle of the ghosts
  survey,          // what a scoring tile of the surveyors adds or takes
  copied,          // what a castle takes over from a structure; `city` is the structure
};

// One part of a score: count times `each` points for these tiles.
struct Item {
  ItemKind kind = ItemKind::tiles;
  int count = 0;
  int each = 0;
  std::vector<Position> tiles;
  Citations rules;
  Where city = {};                    // completed_city
  std::optional<PlayerId> only = {};  // who alone is paid it; none: everybody of the majority
  int points() const { return count * each; }
};

// What one player has on a scored feature.
struct Presence {
  PlayerId player{};
  int figures = 0;
  int strength = 0;
  bool scores = false;
  int points = 0;      // what the player gets
  int again = 0;       // completed cities that an earlier field counted for the player
  bool large = false;  // a large meeple is among them
  bool mayor = false;
};

// `farmed_city`: the fields round a completed city together, as the first edition scores them; the
// feature is the city. `barn_placed`, `barn_joined`: a field during the game, because of a barn;
// `barn_final`: what the barns of a field get at the end.
enum class Occasion : std::uint8_t {
  completed,
  final_scoring,
  abbot_recall,
  farmed_city,
  barn_placed,
  barn_joined,
  barn_final,
  castle,  // `feature` is the castle
  // Scorings of no feature, which only the bathhouses may be asked about.
  castle_founded,
  watchtower_bonus,
  big_top,
  // One figure by message 8, with its feature's values at the end.
  message_8
};
// In the final scoring, or by its values.
constexpr bool in_final(Occasion occasion) {
  return occasion == Occasion::final_scoring || occasion == Occasion::abbot_recall ||
         occasion == Occasion::farmed_city || occasion == Occasion::barn_final ||
         occasion == Occasion::message_8;
}
// In the final scoring itself, or of what is scored as then; a recalled abbot is alone.
constexpr bool among_final(Occasion occasion) {
  return in_final(occasion) && occasion != Occasion::abbot_recall;
}
constexpr bool by_barn(Occasion occasion) {
  return occasion == Occasion::barn_placed || occasion == Occasion::barn_joined;
}

// A feature was scored. `points` is what it is worth to each player of the majority; nobody gets
// them where it is unoccupied.
struct FeatureScored {
  Occasion occasion = Occasion::completed;
  Where feature;  // its first tile
  FeatureKind kind = FeatureKind::road;
  bool complete = false;
  std::vector<Position> tiles;
  std::vector<Item> items;
  int points = 0;
  std::vector<Presence> presence;  // in playing order; empty: nobody stands there
  Citations completion;            // why it is scored now
  Citations majority;              // who gets the points
};

struct FigureMoved {
  FigureIndex figure = 0;
  Where from;
  Where to;
  Message why;
  Citations rules;
};

// A payment (buying back): points are taken.
struct PointsPaid {
  PlayerId player{};
  int points = 0;
  Position at;
  Citations rules;
};

// Points that no feature gives: a bonus or, below 0, a penalty.
struct PointsGained {
  PlayerId player{};
  int points = 0;
  Message why;
  Citations rules;
};

// A player took the goods of a completed city.
struct GoodsTaken {
  PlayerId player{};
  Goods goods{};
  Where city;
  Citations rules;
};

// What belongs to nobody.
enum class Piece : std::uint8_t { dragon, fairy };
std::string_view name(Piece piece);
struct PieceMoved {
  Piece piece = Piece::dragon;
  std::optional<Position> from;  // none: it was not on the table
  Position to;
  Message why;
  Citations rules;
};

// A floor was added to a tower.
struct FloorAdded {
  Position at;
  int floors = 0;  // now
  Citations rules;
};

// A bridge was built.
struct BridgeBuilt {
  Position at;
  bool north_south = false;
  Citations rules;
};

// A figure that one might have expected in a bathhouse went elsewhere.
struct NotSent {
  FigureIndex figure = 0;
  Where from;
  Message why;
  Citations rules;
};

// Somebody with figures on or in a scored feature got no points for it.
struct GotNothing {
  PlayerId player{};
  Where feature;
  Message why;
  Citations rules;
};

// A choice that was answered (or had to be made): who decided what.
struct ChoiceMade {
  ChoiceKind kind = ChoiceKind::bathhouse;
  PlayerId by{};
  PlayerId subject{};
  Where from;                  // the place the meeple came from; leipzig: the road
  std::vector<Where> options;  // what could be chosen
  Where chosen;
  bool take = true;       // as of a decision
  bool answered = false;  // by the scenario, not by trying every answer
  Citations rules;
};

// Something that a reader should know: an allowance, an assumption, a doubt.
struct Remark {
  enum class Kind : std::uint8_t { note, assumption, warning };
  Kind kind = Kind::note;
  Message what;
  Citations rules;
};

// What happens at a bazaar: `tiles` are turned up, one is chosen, bid for, and goes to a player for
// points that another player or, where there is none, nobody gets.
struct BazaarEvent {
  enum class Kind : std::uint8_t { revealed, chosen, raised, passed, bought, sold, kept, last };
  Kind kind = Kind::revealed;
  PlayerId player{};  // who says so; who gets the tile
  const Tile* tile = nullptr;
  int points = 0;  // the bid, or what is paid
  std::optional<PlayerId> paid_to;
  std::vector<const Tile*> tiles;  // revealed
  Citations rules;
  bool acquires() const { return kind >= Kind::bought; }
};
std::string_view name(BazaarEvent::Kind kind);

using Event = std::variant<TilePlaced, FeatureScored, FigureMoved, PointsPaid, NotSent, GotNothing,
                           ChoiceMade, Remark, PointsGained, GoodsTaken, PieceMoved, FloorAdded,
                           BridgeBuilt, BazaarEvent>;

// Why a turn is illegal: the rules broken (the one that decides first) and the culprit.
struct Illegality {
  Citations rules;
  Message why;
  int step = -1;    // number of the step; -1: the turn as a whole
  int answer = -1;  // or number of the answer in `choose`
  int entry = -1;   // of the auction, where the step is a bazaar
};
// What is wrong with a step or a turn, if anything is.
using Fault = std::optional<Illegality>;

}  // namespace barber
