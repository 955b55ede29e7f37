#include "scenario/figures_reader.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "rules/ghosts_castles_cemeteries.hpp"
#include "scenario/leipzig_reader.hpp"

namespace barber {
namespace {

constexpr std::array<std::string_view, 8> kPlayerKeys{"name",  "score",     "supply",  "goods",
                                                      "abbey", "prisoners", "bridges", "castles"};
constexpr int kMostTokens = 100;
constexpr std::array<std::string_view, kGoods.size()> kGoodsWords{"wine", "wheat", "cloth"};
constexpr std::array<std::string_view, 8> kMeepleKeys{"owner", "kind",   "at",    "in",
                                                      "id",    "corner", "fairy", "ghosts"};
constexpr std::array<std::string_view, 2> kPrisonerKeys{"owner", "kind"};

constexpr std::string_view kPlayersExample = "players: [red, blue]";

FigureCounts read_supply(Diagnostics& out, const Node& supply, Usage& usage) {
  FigureCounts counts{};
  if (!want_map(out, supply, "`supply`")) return counts;
  for (const Entry entry : Entries(supply)) {
    if (entry.key.kind != NodeKind::scalar) continue;
    const auto kind = read_figure_kind(out, entry.key, "a kind of figure", Problem::unknown_key);
    if (!kind) continue;
    int& count = counts[static_cast<std::size_t>(*kind)];
    count = read_integer(out, entry.value, "a number of figures", 0, kMostFigures).value_or(0);
    if (count > 0) usage.add(facts(*kind).expansion, entry.key);
  }
  return counts;
}

// `prisoners` of a player are read once all players are known.
void read_player(Diagnostics& out, const Node& player, PlayersDraft& draft,
                 std::vector<const Node*>& prisoners) {
  const Node* held = nullptr;
  const Node* name = &player;
  int score = 0;
  std::optional<FigureCounts> supply;
  Goods goods{};
  bool abbey_used = false;
  std::array<std::optional<int>, 2> tokens{};
  if (player.kind == NodeKind::map) {
    const Fields<kPlayerKeys> fields(out, player, "a player");
    name = fields["name"];
    if (name == nullptr) report_missing(out, player, "name", "{name: red, score: 12}");
    if (fields["score"] != nullptr) {
      score = read_integer(out, *fields["score"], "`score`", -kMostPoints, kMostPoints).value_or(0);
    }
    if (fields["supply"] != nullptr) supply = read_supply(out, *fields["supply"], draft.usage);
    if (const Node* node = fields["goods"]) {
      goods = read_all_goods(out, *node);
      draft.usage.add(Expansion::traders_and_builders, *node);
    }
    if (const Node* node = fields["abbey"]) {
      abbey_used = !read_boolean(out, *node, "`abbey`").value_or(true);
      draft.usage.add(Expansion::abbey_and_mayor, *node);
    }
    held = fields["prisoners"];
    const auto held_tokens = [&](Fields<kPlayerKeys>::Key key) -> std::optional<int> {
      if (fields[key] == nullptr) return std::nullopt;
      draft.usage.add(Expansion::bridges_castles_bazaars, *fields[key]);
      return read_integer(out, *fields[key], fmt::format("`{}`", key.word()), 0, kMostTokens);
    };
    tokens = {held_tokens("bridges"), held_tokens("castles")};
  }
  const auto text =
      name == nullptr ? std::nullopt : read_name(out, *name, "a player's name", false);
  if (!text) {
    draft.complete = false;
    return;
  }
  for (const std::string& other : draft.names) {
    if (other != *text) continue;
    out.error(Problem::duplicate_name, *name, fmt::format("two players are called `{}`", *text),
              "give each a name of their own");
    return;
  }
  draft.table.add(*text, static_cast<PlayerId>(draft.names.size()));
  draft.names.emplace_back(*text);
  draft.scores.push_back(score);
  draft.supplies.push_back(supply);
  draft.goods.push_back(goods);
  draft.abbeys_used.push_back(abbey_used);
  draft.bridges.push_back(tokens[0]);
  draft.castles.push_back(tokens[1]);
  draft.nodes.push_back(name);
  prisoners.push_back(held);
}

// Where its kind may never stand; no word if it may.
std::string never(FigureKind kind, const Where& where, const Ground& ground) {
  if (where.kind == Place::Kind::corner && where.feature == kNoFeature) {
    return "a barn stands only where four tiles meet in a field";
  }
  if (where.kind != Place::Kind::feature) return {};
  const auto tile = ground.tile_at(where.at);
  const FeatureKind feature = tile->tile->features[static_cast<std::size_t>(where.feature)].kind;
  if (feature == FeatureKind::river) return "no figure stands on a river";
  if (may_stand(kind, feature)) return {};
  if (kind == FigureKind::abbot) return "an abbot stands only on a monastery or a garden";
  if (feature == FeatureKind::garden) return "only an abbot stands on a garden";
  return fmt::format("a {} never stands on a {}", name(kind), name(feature));
}

class MeeplesReader {
 public:
  MeeplesReader(Diagnostics& out, const PlayersDraft& players, Ground& ground)
      : out_(out), players_(players), ground_(ground) {}

  FiguresDraft read(const Node& meeples) {
    if (!want_list(out_, meeples, "`meeples`")) return {};
    for (const Node& item : Items(meeples)) {
      if (want_map(out_, item, "a figure", ground_.figure_example())) read_one(item);
    }
    draft_.ids.sort();
    return std::move(draft_);
  }

 private:
  void read_one(const Node& item) {
    const Fields<kMeepleKeys> fields(out_, item, "a figure");
    std::optional<PlayerId> owner;
    if (fields["owner"] == nullptr) {
      report_missing(out_, item, "owner", "owner: red");
    } else {
      owner = players_.find(out_, *fields["owner"]);
    }
    const auto kind = read_figure_kind(out_, fields["kind"]);
    if (kind && fields["kind"] != nullptr) {
      draft_.usage.add(facts(*kind).expansion, *fields["kind"]);
    }
    const auto where =
        read_stand(out_, ground_, kind, {fields["at"], fields["in"], fields["corner"]}, item);
    StandingFigure figure;
    figure.node = fields["kind"] != nullptr ? fields["kind"] : &item;
    if (where && kind)
      check_place(*kind, *where, fields["in"] != nullptr ? *fields["in"] : *fields["corner"]);
    const bool leipzig = where && where->kind == Place::Kind::leipzig;
    if (leipzig) draft_.usage.add(Expansion::markets_of_leipzig, *fields["in"]);
    if (leipzig && owner && kind) {
      std::string why = never_in_quarter(draft_.standing, *owner, *kind, *where);
      if (!why.empty()) out_.error(Problem::never_stands, *fields["in"], std::move(why), "");
    }
    const bool whole = owner && kind && where;
    const int index = whole ? static_cast<int>(draft_.standing.size()) : -1;
    if (fields["id"] != nullptr) read_id(*fields["id"], index, figure);
    if (fields["ghosts"] != nullptr) {
      draft_.usage.add(Expansion::ghosts_castles_cemeteries, *fields["ghosts"]);
      figure.ghosts =
          read_integer(out_, *fields["ghosts"], "`ghosts`", 0, ghosts::kThird - 1).value_or(0);
      const bool immune = kind == FigureKind::guard || (kind && !is_meeple(*kind)) ||
                          (where && where->kind != Place::Kind::feature);
      if (figure.ghosts > 0 && immune) {
        out_.error(Problem::never_stands, *fields["ghosts"], "no ghost stands beside this figure",
                   "ghosts stand beside meeples on features, but not beside guards");
      }
    }
    if (!whole) return;
    figure.owner = *owner;
    figure.kind = *kind;
    figure.where = *where;
    figure.in = fields["in"] != nullptr ? fields["in"] : fields["corner"];
    if (fields["fairy"] != nullptr) read_fairy(*fields["fairy"], *kind, figure);
    draft_.standing.push_back(figure);
  }

  void read_fairy(const Node& node, FigureKind kind, StandingFigure& figure) {
    const auto there = read_boolean(out_, node, "`fairy`");
    if (!there || !*there) return;
    draft_.usage.add(Expansion::princess_and_dragon, node);
    if (figure.where.kind == Place::Kind::leipzig) {
      out_.error(Problem::never_stands, node, "the fairy never stands in Leipzig",
                 "she stands on a tile");
      return;
    }
    if (!is_meeple(kind)) {
      out_.error(Problem::never_stands, node,
                 fmt::format("the fairy never stands beside a {}", name(kind)),
                 "she belongs to a meeple");
      return;
    }
    for (const StandingFigure& other : draft_.standing) {
      if (other.fairy == nullptr) continue;
      out_.error(Problem::second_fairy, node, "the fairy stands beside two figures",
                 "there is one fairy, and she belongs to one meeple");
      return;
    }
    figure.fairy = &node;
  }

  void read_id(const Node& node, int index, StandingFigure& figure) {
    const auto id = read_name(out_, node, "a figure's id", true);
    if (!id) return;
    for (const auto& [other, number] : draft_.ids.entries()) {
      if (other != *id) continue;
      out_.error(Problem::duplicate_name, node, fmt::format("two figures have the id `{}`", *id),
                 "give each an id of its own");
      return;
    }
    figure.id = static_cast<int>(draft_.ids.entries().size());
    draft_.ids.add(*id, index);
  }

  void check_place(FigureKind kind, const Where& where, const Node& in) {
    if (std::string why = never(kind, where, ground_); !why.empty()) {
      out_.error(Problem::never_stands, in, std::move(why), "");
    }
    if (where.kind != Place::Kind::bathhouse) return;
    const auto other = std::lower_bound(bathers_.begin(), bathers_.end(), where.at);
    if (other != bathers_.end() && *other == where.at) {
      out_.error(
          Problem::bathhouse_occupied, in,
          fmt::format("two figures lie in the bathhouse at [{}, {}]", where.at.x, where.at.y),
          "a bathhouse holds one");
    } else {
      bathers_.insert(other, where.at);
    }
  }

  Diagnostics& out_;
  const PlayersDraft& players_;
  Ground& ground_;
  FiguresDraft draft_;
  std::vector<Position> bathers_;  // sorted
};

}  // namespace

std::optional<PlayerId> PlayersDraft::find(Diagnostics& out, const Node& node) const {
  if (!read_text(out, node, "a player")) return std::nullopt;
  if (const PlayerId* player = table.find(node.text)) return *player;
  if (complete) {
    out.error(Problem::unknown_player, node, fmt::format("unknown player `{}`", node.text),
              help_for_unknown(node.text, table.names()));
  }
  return std::nullopt;
}

std::array<std::optional<int>, kGoods.size()> read_goods(Diagnostics& out, const Node& goods) {
  std::array<std::optional<int>, kGoods.size()> found;
  if (!want_map(out, goods, "`goods`", "{wine: 2}")) return found;
  const Fields<kGoodsWords> fields(out, goods, "`goods`");
  for (std::size_t kind = 0; kind < found.size(); ++kind) {
    if (fields[kind] == nullptr) continue;
    found[kind] = read_integer(out, *fields[kind], "a number of tokens", 0, kMostFigures);
  }
  return found;
}

Goods read_all_goods(Diagnostics& out, const Node& goods) {
  const auto read = read_goods(out, goods);
  Goods found{};
  for (std::size_t kind = 0; kind < found.size(); ++kind) found[kind] = read[kind].value_or(0);
  return found;
}

PlayersDraft read_players(Diagnostics& out, const Node& players) {
  PlayersDraft draft;
  if (!want_list(out, players, "`players`", kPlayersExample)) {
    draft.complete = false;
    return draft;
  }
  if (players.size == 0) {
    out.error(Problem::out_of_range, players, "there is no player",
              fmt::format("as in `{}`", kPlayersExample));
    draft.complete = false;
  }
  if (static_cast<std::size_t>(players.size) > kMostPlayers) {
    out.error(Problem::out_of_range, players,
              fmt::format("there are {} players; {} is the most", players.size, kMostPlayers), "");
    draft.complete = false;
    return draft;
  }
  std::vector<const Node*> prisoners;
  for (const Node& player : Items(players)) read_player(out, player, draft, prisoners);
  draft.table.sort();
  for (std::size_t p = 0; p < prisoners.size(); ++p) {
    if (prisoners[p] == nullptr || !want_list(out, *prisoners[p], "`prisoners`")) continue;
    draft.usage.add(Expansion::tower, *prisoners[p]);
    for (const Node& item : Items(*prisoners[p])) {
      const auto prisoner = read_prisoner(out, item, draft);
      if (!prisoner) continue;
      draft.usage.add(facts(prisoner->kind).expansion, item);
      draft.prisoners.emplace_back(static_cast<PlayerId>(p), *prisoner);
    }
  }
  return draft;
}

std::optional<StandingPrisoner> read_prisoner(Diagnostics& out, const Node& node,
                                              const PlayersDraft& players) {
  if (!want_map(out, node, "a prisoner", "- {owner: red}")) return std::nullopt;
  const Fields<kPrisonerKeys> fields(out, node, "a prisoner");
  std::optional<PlayerId> owner;
  if (fields["owner"] == nullptr) {
    report_missing(out, node, "owner", "owner: red");
  } else {
    owner = players.find(out, *fields["owner"]);
  }
  const auto kind = read_figure_kind(out, fields["kind"]);
  if (!owner || !kind) return std::nullopt;
  return StandingPrisoner{*owner, *kind, fields["kind"] != nullptr ? fields["kind"] : &node};
}

std::optional<FigureKind> read_figure_kind(Diagnostics& out, const Node* node) {
  if (node == nullptr) return FigureKind::meeple;
  return read_figure_kind(out, *node, "`kind`", Problem::unknown_kind);
}

std::optional<Where> sketched_barn(Diagnostics& out, std::optional<Where> where,
                                   const Ground& ground, const Node* in) {
  if (!where) return std::nullopt;
  const SketchedFeature* feature = ground.sketch()->feature(*where);
  if (feature == nullptr || feature->kind != FeatureKind::field) {
    out.error(Problem::never_stands, *in, "a barn stands in a field", "name a field of the sketch");
    return std::nullopt;
  }
  where->kind = Place::Kind::corner;
  return where;
}

std::optional<Where> read_stand(Diagnostics& out, Ground& ground, std::optional<FigureKind> kind,
                                const StandKeys& keys, const Node& map) {
  const bool barn = kind == FigureKind::barn;
  if (keys.corner == nullptr && barn && ground.sketch() != nullptr) {
    return sketched_barn(out, ground.place(keys.at, keys.in, map), ground, keys.in);
  }
  if (keys.corner == nullptr && barn) {
    report_missing(out, map, "corner", "corner: NW");
    return std::nullopt;
  }
  if (keys.corner == nullptr && is_in_leipzig(keys.in)) {
    return read_quarter(out, keys.at, *keys.in);
  }
  if (keys.corner == nullptr) return ground.place(keys.at, keys.in, map);
  if (kind && !barn) {
    out.error(Problem::unknown_key, *keys.corner, "only a barn stands at a corner of tiles",
              "write `in` and the feature instead");
    return std::nullopt;
  }
  if (keys.in != nullptr) {
    out.error(Problem::unknown_key, *keys.in, "a barn stands at a corner, not on a feature",
              "leave `in` out");
  }
  return ground.corner(keys.at, *keys.corner, map);
}

FiguresDraft read_meeples(Diagnostics& out, const Node& meeples, const PlayersDraft& players,
                          Ground& ground) {
  return MeeplesReader(out, players, ground).read(meeples);
}

void warn_of_unreachable(Diagnostics& out, const FiguresDraft& figures, const GameState& table) {
  const Board& board = table.board;
  std::vector<TileIndex> tops;
  std::vector<int> seen(static_cast<std::size_t>(board.segment_count()));  // figures by feature
  for (const StandingFigure& standing : figures.standing) {
    const Where& where = standing.where;
    const TileIndex tile = board.tile_at(where.at);
    if (tile != kNoTile && where.kind == Place::Kind::tower) {
      if (table.floors(tile) == 0) {
        out.warning(Problem::unreachable, *standing.in, "the tower there has no floor yet",
                    board.is_declared()
                        ? "say how high it is: `keep: {kind: tower, floors: 1}`"
                        : "say how high it is: `board: towers: [{at: [x, y], floors: 1}]`");
      } else if (std::find(tops.begin(), tops.end(), tile) != tops.end()) {
        out.warning(Problem::unreachable, *standing.in, "two figures stand on one tower",
                    "in play the first one closes it");
      }
      tops.push_back(tile);
    }
    if (tile == kNoTile || where.kind != Place::Kind::feature) continue;
    const SegmentId feature = board.feature(board.segment(tile, where.feature));
    // How many tiles a sketched field has is not said.
    if (board.is_declared() && board.kind(feature) == FeatureKind::field) continue;
    if (board.complete(feature)) {
      out.warning(Problem::unreachable, *standing.in,
                  fmt::format("this {} is complete already, but a figure stands on it",
                              name(board.kind(feature))),
                  "in play it was scored when it was completed, and no figure was left on it");
    } else if (!needs_own_meeple(standing.kind) && ++seen[static_cast<std::size_t>(feature)] == 2 &&
               board.segments(feature).size() == 1) {
      out.warning(Problem::unreachable, *standing.in,
                  fmt::format("two figures stand on this {}, which lies on one tile only",
                              name(board.kind(feature))),
                  "in play they meet only where features join that had a figure each");
    }
  }
}

std::optional<FigureKind> read_figure_kind(Diagnostics& out, const Node& node,
                                           std::string_view what, Problem problem) {
  const auto word = read_word(out, node, what, kFigureWords, problem);
  return word ? std::optional(kFigureKinds[*word]) : std::nullopt;
}

std::vector<Figure> all_figures(Diagnostics& out, const FiguresDraft& figures,
                                const PlayersDraft& players, const GameState& table,
                                const FigureCounts& starting, bool with_ghosts) {
  std::vector<Figure> all;
  all.reserve(figures.standing.size() + 8 * players.names.size());
  for (std::size_t p = 0; p < players.names.size(); ++p) {
    const auto player = static_cast<PlayerId>(p);
    FigureCounts left = starting;
    const auto& supply = players.supplies[p];
    for (const StandingFigure& standing : figures.standing) {
      if (standing.owner != player) continue;
      int& count = left[static_cast<std::size_t>(standing.kind)];
      if (!supply && count-- == 0) {
        const int most = starting[static_cast<std::size_t>(standing.kind)];
        out.error(Problem::too_many_figures, *standing.node,
                  fmt::format("{} has more than {} {}{} on the board", players.names[p], most,
                              name(standing.kind), most == 1 ? "" : "s"),
                  "a table with more needs the player's `supply`: what is left in it, a kind that "
                  "is not named being none");
      }
      Figure figure;
      figure.owner = player;
      figure.kind = standing.kind;
      figure.id = standing.id;
      figure.fairy = standing.fairy != nullptr;
      figure.ghosts = standing.ghosts;
      if (const auto place = table.place(standing.where)) figure.place = *place;
      all.push_back(figure);
    }
    for (const auto& [captor, prisoner] : players.prisoners) {
      if (prisoner.owner != player) continue;
      int& count = left[static_cast<std::size_t>(prisoner.kind)];
      if (!supply && count-- <= 0) {
        out.error(Problem::too_many_figures, *prisoner.node,
                  fmt::format("{} has no such {} left for a prison", players.names[p],
                              name(prisoner.kind)),
                  "a table with more needs the player's `supply`");
      }
      Figure figure;
      figure.owner = player;
      figure.kind = prisoner.kind;
      figure.place = Place::prison(captor);
      all.push_back(figure);
    }
    if (supply) left = *supply;
    for (const FigureKind kind : kFigureKinds) {
      for (int n = left[static_cast<std::size_t>(kind)]; n > 0; --n) {
        Figure figure;
        figure.owner = player;
        figure.kind = kind;
        all.push_back(figure);
      }
    }
    if (!with_ghosts) continue;
    const auto guards = std::count_if(all.begin(), all.end(), [&](const Figure& figure) {
      return figure.owner == player && figure.kind == FigureKind::guard;
    });
    for (auto n = guards; n < ghosts::kGuards; ++n) {
      Figure figure;
      figure.owner = player;
      figure.kind = FigureKind::guard;
      figure.place = Place::pool();
      all.push_back(figure);
    }
  }
  return all;
}

}  // namespace barber
