#include "scenario/piece_steps_reader.hpp"

#include <fmt/format.h>

#include "rules/far_placing.hpp"

namespace barber {
namespace {

constexpr std::array<std::string_view, 4> kNamedKeys{"owner", "kind", "at", "in"};
constexpr std::array<std::string_view, 1> kPathKeys{"path"};
constexpr std::array<std::string_view, 2> kMeetsKeys{"meets", "ends"};
constexpr std::array<std::string_view, 3> kFloorKeys{"at", "in", "capture"};
constexpr std::array<std::string_view, 2> kSpotKeys{"at", "in"};
constexpr std::array<std::string_view, 2> kRansomKeys{"kind", "from"};
constexpr std::array<std::string_view, 2> kWayWords{"portal", "flier"};
constexpr std::string_view kKnightExample = "{owner: blue, at: [0, -1], in: city.N}";
constexpr std::array<std::string_view, 3> kMessageKeys{"number", "take", "meeple"};
constexpr std::array<std::string_view, 1> kTakes{"points"};
constexpr int kMostMessage = 8;
constexpr int kMostPath = 100;

// A figure by whose it is, its kind and its place; without `owner` it is `player`'s, where one is
// given.
std::optional<NamedFigure> read_named(Diagnostics& out, const Node& map,
                                      const Fields<kNamedKeys>& fields, const StepWorld& world,
                                      std::optional<PlayerId> player) {
  std::optional<PlayerId> owner = player;
  if (fields["owner"] != nullptr) {
    owner = world.players.find(out, *fields["owner"]);
  } else if (!player) {
    report_missing(out, map, "owner", "owner: red");
  }
  const auto kind = read_figure_kind(out, fields["kind"]);
  const auto where = world.ground.place(fields["at"], fields["in"], map);
  if (!owner || !kind || !where) return std::nullopt;
  return NamedFigure{*owner, *kind, *where};
}

std::optional<Position> read_at(Diagnostics& out, const Node& map, const Node* node,
                                const StepWorld& world) {
  if (node == nullptr) {
    report_missing(out, map, "at", "at: [0, -1]");
    return std::nullopt;
  }
  const auto at = read_position(out, *node, "`at`");
  if (!at || !world.ground.need_tile(*at, *node)) return std::nullopt;
  return at;
}

// The tile with a tower or a place for acrobats: by `at`, or in a sketch by its name.
std::optional<Position> read_spot(Diagnostics& out, const Node& map, const Node* at, const Node* in,
                                  Place::Kind kind, const StepWorld& world) {
  if (world.ground.sketch() == nullptr) {
    if (in == nullptr) return read_at(out, map, at, world);
    out.error(Problem::no_sketch, *in, "only a sketch has a name for it",
              "say where it is: `at: [0, -1]`");
    return std::nullopt;
  }
  const bool tower = kind == Place::Kind::tower;
  const auto where = world.ground.place(at, in, map);
  if (!where || where->kind == kind) return where ? std::optional(where->at) : std::nullopt;
  out.error(Problem::no_such_feature, *in,
            fmt::format("`{}` is no {}", in->text, tower ? "tower" : "place for acrobats"),
            tower ? "name a tower of the sketch, as in `keep: {kind: tower}`"
                  : "name one of the sketch, as in `stage: {kind: acrobat}`");
  return std::nullopt;
}

// In a sketch: whom the dragon comes to, and at which bathhouse it ends, if at one.
std::optional<MoveDragon> read_sketched_dragon(Diagnostics& out, const Node& value,
                                               const StepWorld& world) {
  const Fields<kMeetsKeys> fields(out, value, "`move-dragon`");
  MoveDragon step;
  step.path = {{world.ground.sketch()->away, 0}};
  bool whole = true;
  if (fields["ends"] != nullptr) {
    const auto end = world.ground.dragon_spot(*fields["ends"], "`ends`");
    whole = end.has_value();
    step.path = {end.value_or(Position{})};
  }
  const Node* meets = fields["meets"];
  if (meets != nullptr && !want_list(out, *meets, "`meets`", "meets: [{owner: blue, in: mill}]")) {
    return std::nullopt;
  }
  if (meets == nullptr) return whole ? std::optional(step) : std::nullopt;
  for (const Node& node : Items(*meets)) {
    std::optional<NamedFigure> met;
    if (want_map(out, node, "a figure", "{owner: blue, in: mill}")) {
      met = read_named(out, node, Fields<kNamedKeys>(out, node, "a figure"), world, std::nullopt);
    }
    whole = whole && met;
    if (met) step.meets.push_back(*met);
  }
  if (!whole) return std::nullopt;
  return step;
}

}  // namespace

std::optional<MoveFairy> read_move_fairy(Diagnostics& out, const Node& value,
                                         const StepWorld& world) {
  const Fields<kNamedKeys> fields(out, value, "`move-fairy`");
  if (fields["in"] == nullptr && world.ground.sketch() == nullptr) {
    if (fields["owner"] != nullptr || fields["kind"] != nullptr) {
      report_missing(out, value, "in", "in: city.N");
      return std::nullopt;
    }
    const auto at = read_at(out, value, fields["at"], world);
    if (!at) return std::nullopt;
    return MoveFairy{*at, std::nullopt};
  }
  const auto figure = read_named(out, value, fields, world, world.player);
  if (!figure) return std::nullopt;
  return MoveFairy{figure->where.at, figure};
}

std::optional<MoveDragon> read_move_dragon(Diagnostics& out, const Node& value,
                                           const StepWorld& world) {
  if (world.ground.sketch() != nullptr) return read_sketched_dragon(out, value, world);
  const Fields<kPathKeys> fields(out, value, "`move-dragon`");
  if (fields["path"] == nullptr) {
    report_missing(out, value, "path", "path: [[0, -1], [1, -1]]");
    return std::nullopt;
  }
  if (!want_list(out, *fields["path"], "`path`", "path: [[0, -1], [1, -1]]")) return std::nullopt;
  if (fields["path"]->size > kMostPath) {
    out.error(Problem::out_of_range, *fields["path"],
              fmt::format("the path has {} tiles; the dragon moves six", fields["path"]->size), "");
    return std::nullopt;
  }
  MoveDragon step;
  step.path.reserve(static_cast<std::size_t>(fields["path"]->size));
  bool whole = true;
  for (const Node& node : Items(*fields["path"])) {
    const auto at = read_position(out, node, "a tile of the path");
    whole = whole && at;
    step.path.push_back(at.value_or(Position{}));
  }
  if (!whole) return std::nullopt;
  return step;
}

std::optional<RemoveKnight> read_remove_knight(Diagnostics& out, const Node& value,
                                               const StepWorld& world) {
  const Fields<kNamedKeys> fields(out, value, "`remove-knight`");
  const auto knight = read_named(out, value, fields, world, std::nullopt);
  if (!knight) return std::nullopt;
  return RemoveKnight{*knight};
}

std::optional<AddFloor> read_add_floor(Diagnostics& out, const Node& value,
                                       const StepWorld& world) {
  const Fields<kFloorKeys> fields(out, value, "`add-floor`");
  const auto at = read_spot(out, value, fields["at"], fields["in"], Place::Kind::tower, world);
  AddFloor step;
  if (fields["capture"] != nullptr) {
    if (!want_map(out, *fields["capture"], "`capture`", kKnightExample)) return std::nullopt;
    const Fields<kNamedKeys> named(out, *fields["capture"], "`capture`");
    step.capture = read_named(out, *fields["capture"], named, world, std::nullopt);
    if (!step.capture) return std::nullopt;
  }
  if (!at) return std::nullopt;
  step.at = *at;
  return step;
}

std::optional<Ransom> read_ransom(Diagnostics& out, const Node& value, const StepWorld& world) {
  const Fields<kRansomKeys> fields(out, value, "`ransom`");
  const auto kind = read_figure_kind(out, fields["kind"]);
  std::optional<PlayerId> from;
  if (fields["from"] == nullptr) {
    report_missing(out, value, "from", "from: blue");
  } else {
    from = world.players.find(out, *fields["from"]);
  }
  if (!kind || !from) return std::nullopt;
  return Ransom{*kind, *from};
}

std::optional<ScoreAcrobats> read_score_acrobats(Diagnostics& out, const Node& value,
                                                 const StepWorld& world) {
  const Fields<kSpotKeys> fields(out, value, "`score-acrobats`");
  const auto at = read_spot(out, value, fields["at"], fields["in"], Place::Kind::acrobat, world);
  if (!at) return std::nullopt;
  if (world.ground.sketch() != nullptr) return ScoreAcrobats{*at};
  const auto tile = world.ground.need_tile(*at, *fields["at"]);
  if (tile && !tile->tile->has(Symbol::acrobat)) {
    out.error(Problem::no_such_feature, *fields["at"],
              fmt::format("the tile at [{}, {}] has no place for acrobats", at->x, at->y), "");
    return std::nullopt;
  }
  return ScoreAcrobats{*at};
}

std::optional<GiveGhost> read_give_ghost(Diagnostics& out, const Node& value,
                                         const StepWorld& world) {
  const Fields<kNamedKeys> fields(out, value, "`give-ghost`");
  const auto figure = read_named(out, value, fields, world, std::nullopt);
  if (!figure) return std::nullopt;
  return GiveGhost{figure->owner, figure->kind, figure->where};
}

std::optional<DrawMessage> read_message(Diagnostics& out, const Node& value,
                                        const StepWorld& world) {
  const Fields<kMessageKeys> fields(out, value, "`message`");
  DrawMessage step;
  if (fields["take"] != nullptr) {
    step.points =
        read_word(out, *fields["take"], "`take`", kTakes, Problem::unknown_value).has_value();
    if (!step.points) return std::nullopt;
  }
  if (fields["number"] != nullptr) {
    const auto number = read_integer(out, *fields["number"], "`number`", 1, kMostMessage);
    if (!number) return std::nullopt;
    step.number = *number;
  } else if (!step.points) {
    report_missing(out, value, "number", "number: 1");
    return std::nullopt;
  }
  const bool wants_meeple = step.number == kMostMessage && !step.points;
  if (fields["meeple"] == nullptr) {
    if (!wants_meeple) return step;
    report_missing(out, value, "meeple", "meeple: {at: [0, -1], in: road}");
    return std::nullopt;
  }
  if (!wants_meeple) {
    out.error(Problem::unknown_key, *fields["meeple"], "only message 8 asks for a `meeple`",
              "leave it out");
    return std::nullopt;
  }
  if (!want_map(out, *fields["meeple"], "`meeple`", "meeple: {at: [0, -1], in: road}")) {
    return std::nullopt;
  }
  const Fields<kNamedKeys> named(out, *fields["meeple"], "`meeple`");
  step.meeple = read_named(out, *fields["meeple"], named, world, world.player);
  if (!step.meeple) return std::nullopt;
  if (step.meeple->owner != world.player) {
    out.error(Problem::unknown_figure, *named["owner"], "message 8 scores an own meeple",
              "leave `owner` out");
    return std::nullopt;
  }
  return step;
}

bool read_way(Diagnostics& out, const Node& value, const Node* by, const Node* die,
              PlaceMeeple& step) {
  if (by != nullptr) {
    const auto way = read_word(out, *by, "`by`", kWayWords, Problem::unknown_value);
    if (!way) return false;
    step.way = *way == 0 ? Way::portal : Way::flier;
  }
  if (step.way != Way::flier) {
    if (die == nullptr) return true;
    out.error(Problem::unknown_key, *die, "only a flying machine asks for a `die`",
              "leave it out, or add `by: flier`");
    return false;
  }
  if (die == nullptr) {
    report_missing(out, value, "die", "die: 2");
    return false;
  }
  const auto number = read_integer(out, *die, "`die`", 1, kMostDie);
  step.die = number.value_or(0);
  return number.has_value();
}

}  // namespace barber
