#include "scenario/action_reader.hpp"

#include <fmt/format.h>

#include "catalogue/catalogue.hpp"
#include "scenario/bazaar_reader.hpp"
#include "scenario/board_reader.hpp"
#include "scenario/bridges_castles_reader.hpp"
#include "scenario/piece_steps_reader.hpp"
#include "scenario/sketch_steps.hpp"

namespace barber {
namespace {

constexpr std::array<std::string_view, 4> kTurnKeys{"player", "steps", "choose", "tile"};

constexpr std::array<std::string_view, 18> kStepWords{
    "place-tile",  "discard-tile",   "buy-back",    "place-meeple",  "recall-abbot", "score",
    "end-game",    "move-fairy",     "move-dragon", "remove-knight", "add-floor",    "ransom",
    "place-abbey", "score-acrobats", "give-ghost",  "build-bridge",  "message",      "bazaar"};
constexpr std::array<std::string_view, kStepWords.size()> kStepExamples{
    "place-tile: {tile: D, at: [0, -1]}",
    "discard-tile: {tile: D}",
    "buy-back: {at: [0, -1]}",
    "place-meeple: {in: city}",
    "recall-abbot: {at: [0, -1]}",
    "score: {}",
    "end-game: {}",
    "move-fairy: {at: [0, -1], in: city}",
    "move-dragon: {path: [[0, -1], [1, -1]]}",
    "remove-knight: {owner: blue, at: [0, -1], in: city}",
    "add-floor: {at: [0, -1]}",
    "ransom: {from: blue}",
    "place-abbey: {at: [0, -1]}",
    "score-acrobats: {at: [0, -1]}",
    "give-ghost: {owner: blue, at: [0, -1], in: city}",
    "build-bridge: {at: [0, -1], along: E-W}",
    "message: {number: 1}",
    "bazaar: {tiles: [D, E], auction: [{choose: D, by: blue, bid: 2}, {pass: red}]}"};
constexpr std::string_view kSketchedExample = "complete: [small-city]";
enum class StepWord : std::size_t {
  place_tile,
  discard_tile,
  buy_back,
  place_meeple,
  recall_abbot,
  score,
  end_game,
  move_fairy,
  move_dragon,
  remove_knight,
  add_floor,
  ransom,
  place_abbey,
  score_acrobats,
  give_ghost,
  build_bridge,
  message,
  bazaar
};

constexpr std::array<std::string_view, 3> kPlaceTileKeys{"tile", "at", "rotate"};
constexpr std::array<std::string_view, 1> kDiscardKeys{"tile"};
constexpr std::array<std::string_view, 1> kInKeys{"in"};  // the same in a sketch
constexpr std::array<std::string_view, 7> kPlaceMeepleKeys{"kind", "at",  "in",    "id",
                                                           "by",   "die", "corner"};
constexpr std::array<std::string_view, 0> kNoKeys{};

// The tile that `node`, the value of `tile` in `map`, names.
std::optional<KnownTile> read_tile(Diagnostics& out, const ActionWorld& world, Usage& usage,
                                   const Node& map, const Node* node) {
  if (node == nullptr) {
    report_missing(out, map, "tile", "tile: D");
    return std::nullopt;
  }
  if (!read_text(out, *node, "`tile`")) return std::nullopt;
  const auto tile = world.tiles.find(out, node->text, {node});
  if (tile) usage.add(*tile, Token{node});
  return tile;
}

class TurnReader {
 public:
  TurnReader(Diagnostics& out, const ActionWorld& world, Usage& usage, Turn& turn, int number)
      : out_(out), world_(world), usage_(usage), turn_(turn), number_(number) {}

  void read(const Node& steps) {
    if (!want_list(out_, steps, "`steps`")) return;
    turn_.steps.reserve(static_cast<std::size_t>(steps.size));
    for (const Node& step : Items(steps)) read_step(step);
  }

 private:
  void read_step(const Node& step) {
    if (is_sketch_step(step)) return sketched_tile(step);
    if (step.kind != NodeKind::map || step.size != 1 || step.first->kind != NodeKind::scalar) {
      report_shape(step);
      return;
    }
    const Node& word = *step.first;
    const Node& value = *word.next;
    std::size_t number = 0;
    while (number < kStepWords.size() && kStepWords[number] != word.text) ++number;
    if (number == kStepWords.size()) {
      std::vector<std::string_view> known(kStepWords.begin(), kStepWords.end());
      if (world_.sketch != nullptr) {
        const auto sketched = sketch_step_words();
        known.insert(known.begin(), sketched.begin(), sketched.end());
      }
      out_.error(Problem::unknown_step, word, fmt::format("unknown step `{}`", word.text),
                 help_for_unknown(word.text, known));
      return;
    }
    const auto kind = static_cast<StepWord>(number);
    if (value.kind != NodeKind::map) {
      want_map(out_, value, fmt::format("`{}`", word.text), kStepExamples[number]);
      // What follows may mean a tile that this step was to place.
      if (kind == StepWord::place_tile || kind == StepWord::place_abbey) lost_tile();
      return;
    }
    if (world_.sketch != nullptr &&
        (kind == StepWord::place_tile || kind == StepWord::discard_tile ||
         kind == StepWord::place_abbey)) {
      out_.error(Problem::no_sketch, word, "a sketch has no places for tiles",
                 kind == StepWord::place_abbey
                     ? "write `{complete: [small-city], abbey: true}` for an abbey that closes it"
                     : "write `complete: [small-city]`, or `extend: […]`, for the tile placed; "
                       "where a tile fits can be asked of a `board` only");
      return lost_tile();
    }
    switch (kind) {
      case StepWord::place_tile:
        return place_tile(value);
      case StepWord::discard_tile:
        return discard_tile(value);
      case StepWord::buy_back:
        return buy_back(value);
      case StepWord::place_meeple:
        return place_meeple(value);
      case StepWord::recall_abbot:
        return recall_abbot(word, value);
      case StepWord::place_abbey:
        return place_abbey(word, value);
      case StepWord::score: {
        const Fields<kNoKeys> none(out_, value, "`score`");
        turn_.steps.emplace_back(ScoreNow{});
        return;
      }
      case StepWord::end_game: {
        const Fields<kNoKeys> none(out_, value, "`end-game`");
        turn_.steps.emplace_back(EndGame{});
        return;
      }
      case StepWord::move_fairy:
        return piece_step(Expansion::princess_and_dragon, word, read_move_fairy, value);
      case StepWord::move_dragon:
        if (!shows(word, Symbol::dragon, "the dragon", "dragon: true")) return;
        return piece_step(Expansion::princess_and_dragon, word, read_move_dragon, value);
      case StepWord::remove_knight:
        if (!shows(word, Symbol::princess, "a princess", "princess: small-city")) return;
        return piece_step(Expansion::princess_and_dragon, word, read_remove_knight, value);
      case StepWord::add_floor:
        return piece_step(Expansion::tower, word, read_add_floor, value);
      case StepWord::ransom:
        return piece_step(Expansion::tower, word, read_ransom, value);
      case StepWord::score_acrobats:
        return piece_step(Expansion::under_the_big_top, word, read_score_acrobats, value);
      case StepWord::give_ghost:
        if (!shows(word, Symbol::mist, "mist", "mist: extended")) return;
        return piece_step(Expansion::ghosts_castles_cemeteries, word, read_give_ghost, value);
      case StepWord::build_bridge:
        return build_bridge(word, value);
      case StepWord::message:
        return piece_step(Expansion::messages, word, read_message, value);
      case StepWord::bazaar:
        return bazaar(word, value);
    }
  }

  void build_bridge(const Node& word, const Node& value) {
    usage_.add(Expansion::bridges_castles_bazaars, word);
    if (world_.sketch != nullptr) {
      out_.error(Problem::no_sketch, word, "a sketch has no tiles to build a bridge on",
                 "declare its road: a bridge is a piece of road like any other");
      return;
    }
    const auto bridge = read_bridge(out_, value, "`build-bridge`");
    if (!bridge) return;
    world_.ground.build_bridge(bridge->at, bridge->north_south);
    turn_.steps.emplace_back(*bridge);
  }

  template <typename Reader>
  void piece_step(Expansion expansion, const Node& word, Reader reader, const Node& value) {
    usage_.add(expansion, word);
    if (auto step = reader(out_, value, StepWorld{world_.players, world_.ground, turn_.player})) {
      turn_.steps.emplace_back(std::move(*step));
    }
  }

  void bazaar(const Node& word, const Node& value) {
    usage_.add(Expansion::bridges_castles_bazaars, word);
    auto step = read_bazaar(out_, value, world_.players, world_.tiles, usage_);
    if (step) turn_.steps.emplace_back(std::move(*step));
  }

  void report_shape(const Node& step) {
    const auto word = step.kind == NodeKind::scalar
                          ? std::find(kStepWords.begin(), kStepWords.end(), step.text)
                          : kStepWords.end();
    const auto number = word != kStepWords.end() ? word - kStepWords.begin() : 0;
    std::string help = fmt::format(
        "as in `- {}`", world_.sketch != nullptr ? std::string_view(kSketchedExample)
                                                 : kStepExamples[static_cast<std::size_t>(number)]);
    if (step.kind == NodeKind::map && step.size > 1 && step.first->next->kind == NodeKind::null) {
      help = "what belongs to the step is indented deeper than its name";
    }
    out_.error(Problem::bad_step, step, "a step is a map with one key, its name", std::move(help));
    lost_tile();
  }

  // A tile's place or look is not known: what stands on it later cannot be judged.
  void lost_tile() {
    last_known_ = false;
    world_.ground.set_all_unreadable();
  }

  std::optional<KnownTile> tile(const Node& map, const Node* node) {
    return read_tile(out_, world_, usage_, map, node);
  }

  std::optional<Position> position(const Node& map, const Node* node) {
    if (node == nullptr) {
      report_missing(out_, map, "at", "at: [0, -1]");
      return std::nullopt;
    }
    return read_position(out_, *node, "`at`");
  }

  void place_tile(const Node& value) {
    const Fields<kPlaceTileKeys> fields(out_, value, "`place-tile`");
    const auto tile = this->tile(value, fields["tile"]);
    const auto at = position(value, fields["at"]);
    std::optional<Rotation> rotation = Rotation::none;
    if (fields["rotate"] != nullptr) rotation = read_rotation(out_, *fields["rotate"]);
    if (!at) return lost_tile();
    last_ = at;
    last_node_ = fields["at"];
    last_known_ = tile && rotation;
    if (!last_known_) {
      world_.ground.set_unreadable(*at);
      return;
    }
    world_.ground.place(*at, {tile->tile, *rotation});
    turn_.steps.emplace_back(PlaceTile{tile->tile, *at, *rotation});
  }

  void place_abbey(const Node& word, const Node& value) {
    const Fields<kAtKeys> fields(out_, value, "`place-abbey`");
    usage_.add(Expansion::abbey_and_mayor, word);
    const auto at = position(value, fields["at"]);
    if (!at) return lost_tile();
    last_ = at;
    last_node_ = fields["at"];
    last_known_ = true;
    const Tile& abbey = find_tile(kAbbeyId)->tile;
    world_.ground.place(*at, {&abbey, Rotation::none});
    turn_.steps.emplace_back(PlaceTile{&abbey, *at, Rotation::none});
  }

  // The step that stands for a tile of a sketch; sketch_reader.hpp has read it.
  void sketched_tile(const Node& step) {
    last_known_ = false;
    if (world_.sketch == nullptr) {
      out_.error(
          Problem::no_sketch, *step.first,
          fmt::format("`{}` belongs to a sketch, and this scenario has a board", step.first->text),
          "place the tile: `place-tile: {tile: D, at: [0, -1]}`");
      return lost_tile();
    }
    const auto known = world_.sketch->steps.find({number_, &step});
    if (known == world_.sketch->steps.end()) return lost_tile();
    const Sketch::Laid& laid = world_.sketch->sketch->laid[static_cast<std::size_t>(known->second)];
    last_ = Position{known->second, 0};
    last_node_ = step.first;
    last_known_ = true;
    world_.ground.place(*last_, {laid.tile.get(), Rotation::none});
    turn_.steps.emplace_back(PlaceTile{laid.tile.get(), *last_, Rotation::none, laid.placed.get()});
  }

  void discard_tile(const Node& value) {
    const Fields<kDiscardKeys> fields(out_, value, "`discard-tile`");
    if (const auto tile = this->tile(value, fields["tile"])) {
      turn_.steps.emplace_back(DiscardTile{tile->tile});
    }
  }

  void buy_back(const Node& value) {
    if (world_.sketch != nullptr) {
      const Fields<kInKeys> fields(out_, value, "`buy-back`");
      if (fields["in"] == nullptr) return report_missing(out_, value, "in", "buy-back: {in: mill}");
      if (const auto where = world_.ground.bathhouse(*fields["in"], "`in`")) {
        turn_.steps.emplace_back(BuyBack{where->at});
      }
      return;
    }
    const Fields<kAtKeys> fields(out_, value, "`buy-back`");
    if (fields["at"] == nullptr) return report_missing(out_, value, "at", "at: [0, -1]");
    // Unlike elsewhere a name will not do: `at` is where it is.
    const auto at = read_position(out_, *fields["at"], "`at`");
    if (!at) return;
    if (const auto where = world_.ground.bathhouse(*fields["at"], "`at`")) {
      turn_.steps.emplace_back(BuyBack{where->at});
    }
  }

  void recall_abbot(const Node& word, const Node& value) {
    usage_.add(Expansion::abbot, word);
    if (world_.sketch != nullptr) {
      const Fields<kInKeys> fields(out_, value, "`recall-abbot`");
      if (const auto where = world_.ground.place(nullptr, fields["in"], value)) {
        turn_.steps.emplace_back(RecallAbbot{where->at});
      }
      return;
    }
    const Fields<kAtKeys> fields(out_, value, "`recall-abbot`");
    const auto at = position(value, fields["at"]);
    if (!at || !world_.ground.need_tile(*at, *fields["at"])) return;
    turn_.steps.emplace_back(RecallAbbot{*at});
  }

  void place_meeple(const Node& value) {
    const Fields<kPlaceMeepleKeys> fields(out_, value, "`place-meeple`");
    PlaceMeeple step;
    const auto kind = read_figure_kind(out_, fields["kind"]);
    if (kind) step.kind = *kind;
    if (kind && fields["kind"] != nullptr) usage_.add(facts(*kind).expansion, *fields["kind"]);
    if (fields["id"] != nullptr) figure(*fields["id"], fields["kind"], step);
    if (!read_way(out_, value, fields["by"], fields["die"], step)) return;
    if (fields["by"] != nullptr) {
      usage_.add(
          step.way == Way::flier ? Expansion::flying_machines : Expansion::princess_and_dragon,
          *fields["by"]);
      if (world_.sketch != nullptr && !sketched_way(*fields["by"], step.way)) return;
      // It crashes, and lands nowhere.
      if (step.way == Way::flier && fields["at"] == nullptr && fields["in"] == nullptr) {
        turn_.steps.emplace_back(step);
        return;
      }
    }
    world_.ground.set_bridge_may_come(true);
    const auto where =
        figure_target(value, kind, step.way, fields["at"], fields["in"], fields["corner"]);
    world_.ground.set_bridge_may_come(false);
    if (!where) return;
    if (where->kind == Place::Kind::tower) usage_.add(Expansion::tower, *fields["in"]);
    if (where->kind == Place::Kind::feature) {
      const auto tile = world_.ground.tile_at(where->at);
      const auto& features = tile->tile->features;
      const auto feature = static_cast<std::size_t>(where->feature);
      if (feature < features.size() && features[feature].kind == FeatureKind::river) {
        out_.error(Problem::never_stands, *fields["in"], "no figure stands on a river", "");
        return;
      }
    }
    step.target = *where;
    turn_.steps.emplace_back(step);
  }

  // How a figure gets to a place that the tile placed need not have a piece of.
  bool sketched_way(const Node& by, Way way) {
    if (way == Way::portal) return shows(by, Symbol::portal, "a magic portal", "portal: true");
    return shows(by, Symbol::flier, "a flying machine", "flier: true");
  }

  // Whether it is said that the tile placed shows what a step needs, if this is a sketch.
  bool shows(const Node& node, Symbol mark, std::string_view what, std::string_view key) {
    if (world_.sketch == nullptr) return true;
    if (!last_known_) return false;
    if (last_) {
      const Tile& tile = *world_.sketch->sketch->at(*last_)->tile;
      const auto bears = [&](const TileFeature& feature) { return feature.has(mark); };
      if (tile.has(mark) || std::any_of(tile.features.begin(), tile.features.end(), bears)) {
        return true;
      }
    }
    out_.error(Problem::undecided_sketch, node,
               fmt::format("it is not said that the tile placed shows {}", what),
               fmt::format("if it is so, add it to the step that stands for the tile: `{}`", key));
    return false;
  }

  std::optional<Where> figure_target(const Node& value, std::optional<FigureKind> kind, Way way,
                                     const Node* at, const Node* in, const Node* corner) {
    const bool barn = kind == FigureKind::barn;
    if (barn && corner == nullptr && world_.sketch != nullptr) {
      return sketched_barn(out_, sketched_target(value, at, in), world_.ground, in);
    }
    if (barn || corner != nullptr) {
      return read_stand(out_, world_.ground, kind, {at, in, corner}, value);
    }
    const bool anywhere = way != Way::hand && world_.sketch != nullptr;
    return anywhere ? world_.ground.place(at, in, value) : target(value, at, in);
  }

  // In a sketch a figure goes on a feature of the tile that the step before stands for.
  std::optional<Where> sketched_target(const Node& value, const Node* at, const Node* in) {
    const auto where = world_.ground.place(at, in, value);
    // What is no feature need not be on that tile: the rules say who may go there.
    if (!where || where->feature == kNoFeature || (!last_ && last_known_)) return where;
    if (!last_known_) return std::nullopt;
    if (const auto piece = world_.sketch->sketch->piece(*last_, in->text)) return piece;
    const SketchedFeature* feature = world_.sketch->sketch->feature(*where);
    const bool church = is_church(feature->kind);
    out_.error(
        Problem::undecided_sketch, *in,
        church ? fmt::format("it is not said that the tile placed is that of `{}`", in->text)
               : fmt::format("it is not said that the tile placed has a piece of `{}`", in->text),
        fmt::format("if it is so, add it to the step that stands for the tile: "
                    "`extend: [{}]`",
                    in->text));
    return std::nullopt;
  }

  // Without `at` it is the tile just placed, unless `in` is a name.
  std::optional<Where> target(const Node& value, const Node* at, const Node* in) {
    if (world_.sketch != nullptr) return sketched_target(value, at, in);
    const bool named =
        in != nullptr && in->kind == NodeKind::scalar && world_.ground.is_name(in->text);
    if (at != nullptr || in == nullptr || named) return world_.ground.place(at, in, value);
    if (last_ && last_known_) return world_.ground.feature(*last_, *in, *last_node_);
    if (last_known_) {
      out_.error(Problem::missing_key, value, "`at` is missing: this turn has placed no tile yet",
                 "as in `at: [0, -1]`; it may be left out after a `place-tile` step");
    }
    return std::nullopt;
  }

  void figure(const Node& node, const Node* kind, PlaceMeeple& step) {
    const auto id = read_name(out_, node, "a figure's id", true);
    if (!id) return;
    const int* number = world_.figures.ids.find(*id);
    if (number == nullptr) {
      out_.error(Problem::unknown_figure, node, fmt::format("no figure has the id `{}`", *id),
                 world_.figures.ids.empty() ? "give it to a figure of `meeples`"
                                            : help_for_unknown(*id, world_.figures.ids.names()));
      return;
    }
    if (*number < 0) return;  // that figure is not known well enough
    const StandingFigure& figure = world_.figures.standing[static_cast<std::size_t>(*number)];
    step.id = figure.id;
    if (figure.owner != turn_.player) {
      out_.error(Problem::unknown_figure, node, fmt::format("`{}` is another player's figure", *id),
                 fmt::format("it belongs to {}", world_.players.names[index(figure.owner)]));
    }
    if (kind == nullptr) {
      step.kind = figure.kind;
    } else if (figure.kind != step.kind) {
      out_.error(Problem::unknown_figure, *kind,
                 fmt::format("`{}` is of the kind `{}`", *id, name(figure.kind)),
                 "leave `kind` out");
    }
  }

  Diagnostics& out_;
  const ActionWorld& world_;
  Usage& usage_;
  Turn& turn_;
  int number_;                    // of the turn in the action
  std::optional<Position> last_;  // the tile last placed in this turn
  const Node* last_node_ = nullptr;
  bool last_known_ = true;
};

class ActionReader {
 public:
  ActionReader(Diagnostics& out, const ActionWorld& world) : out_(out), world_(world) {}

  ActionDraft read(const Node& action) {
    if (action.kind != NodeKind::list) {
      read_turn(action);
      return std::move(draft_);
    }
    draft_.turns.reserve(static_cast<std::size_t>(action.size));
    for (const Node& turn : Items(action)) {
      if (asked_ != nullptr) report_not_last();
      read_turn(turn);
      ++number_;
    }
    return std::move(draft_);
  }

 private:
  void read_turn(const Node& node) {
    if (!want_map(out_, node, "a turn", "action: {player: red, steps: []}")) {
      world_.ground.set_all_unreadable();
      return;
    }
    const Fields<kTurnKeys> fields(out_, node, "a turn");
    std::optional<PlayerId> player;
    if (fields["player"] == nullptr) {
      report_missing(out_, node, "player", "player: red");
    } else {
      player = world_.players.find(out_, *fields["player"]);
    }
    if (player) {
      // The bazaar of an earlier turn is no turn.
      const bool only_bazaar = fields["steps"] != nullptr && begins_with_bazaar(*fields["steps"]);
      if (!only_bazaar) check_order(*player, *fields["player"]);
      last_player_ = player;
    }
    if (fields["tile"] != nullptr && world_.sketch != nullptr) {
      out_.error(Problem::no_sketch, *fields["tile"],
                 "where a tile fits can be asked of a `board` only",
                 "in a sketch, `barber choices` lists what may be done after a step such as "
                 "`complete: [small-city]`");
      return;
    }
    if (fields["tile"] != nullptr) return read_tile_in_hand(node, fields, player);
    draft_.turns.emplace_back();
    draft_.turns.back().player = player.value_or(PlayerId{});
    draft_.choose.push_back(fields["choose"]);
    if (fields["steps"] == nullptr) {
      report_missing(out_, node, "steps",
                     world_.sketch != nullptr ? fmt::format("steps: [{{{}}}]", kSketchedExample)
                                              : "steps: [{place-tile: {tile: D, at: [0, -1]}}]");
      world_.ground.set_all_unreadable();
      return;
    }
    TurnReader(out_, world_, draft_.usage, draft_.turns.back(), number_).read(*fields["steps"]);
    world_.ground.end_turn();
    note_bazaar(draft_.turns.back());
  }

  // A bazaar's round goes clockwise like turns do, unless there is not a tile for everybody. After
  // it the holder may have a builder's second half, and others had their tiles put off.
  void note_bazaar(const Turn& turn) {
    for (const Step& step : turn.steps) {
      const auto* bazaar = std::get_if<HoldBazaar>(&step);
      if (bazaar == nullptr) continue;
      after_bazaar_ = true;
      any_order_ |= bazaar->tiles.size() < world_.players.names.size();
    }
  }

  // `{player, tile}`: what may be done is asked.
  void read_tile_in_hand(const Node& node, const Fields<kTurnKeys>& fields,
                         std::optional<PlayerId> player) {
    asked_ = &node;
    if (fields["steps"] != nullptr || fields["choose"] != nullptr) {
      out_.error(Problem::unknown_key, *fields["tile"],
                 "`tile` stands instead of `steps` and `choose`",
                 "leave `tile` out, or leave them out to ask what may be done with the tile");
      world_.ground.set_all_unreadable();
      return;
    }
    const auto tile = read_tile(out_, world_, draft_.usage, node, fields["tile"]);
    if (tile) draft_.in_hand = {player.value_or(PlayerId{}), tile->tile};
  }

  void report_not_last() {
    out_.error(Problem::misplaced_tile, *asked_, "a turn of `{player, tile}` stands last",
               "it asks what may be done after the turns before it; give the others `steps`");
    asked_ = nullptr;
  }

  void check_order(PlayerId player, const Node& node) {
    if (!last_player_) return;
    const std::size_t next = (index(*last_player_) + 1) % world_.players.names.size();
    if (next == index(player) || any_order_) return;
    if (after_bazaar_ && player == *last_player_) return;
    out_.warning(Problem::turn_order, node,
                 fmt::format("after {} it is {}'s turn, not {}'s",
                             world_.players.names[index(*last_player_)], world_.players.names[next],
                             world_.players.names[index(player)]),
                 "turns go clockwise, in the order of `players`");
  }

  Diagnostics& out_;
  const ActionWorld& world_;
  ActionDraft draft_;
  int number_ = 0;  // of the turn being read
  std::optional<PlayerId> last_player_;
  bool after_bazaar_ = false;    // a bazaar has been held
  bool any_order_ = false;       // with too few tiles, so that the reader cannot tell the order
  const Node* asked_ = nullptr;  // a turn of `{player, tile}`
};

}  // namespace

ActionDraft read_action(Diagnostics& out, const Node& action, const ActionWorld& world) {
  return ActionReader(out, world).read(action);
}

}  // namespace barber
