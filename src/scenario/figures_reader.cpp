#include "scenario/figures_reader.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "rules/ghosts_castles_cemeteries.hpp"

namespace barber {
namespace {

constexpr std::array<std::string_view, 3> kPlayerKeys{"name", "score", "supply"};
enum PlayerKey : std::size_t { kName, kScore, kSupply };
constexpr std::array<std::string_view, 6> kMeepleKeys{"owner", "kind", "at", "in", "id", "ghosts"};
enum MeepleKey : std::size_t { kOwner, kKind, kAt, kIn, kId, kGhosts };
constexpr int kMostGhosts = 2;  // the third drives it home

constexpr std::string_view kPlayersExample = "players: [red, blue]";

FigureCounts read_supply(Diagnostics& out, const Node& supply, Usage& usage) {
  FigureCounts counts{};
  if (!want_map(out, supply, "`supply`")) return counts;
  for (const Entry entry : Entries(supply)) {
    if (entry.key.kind != NodeKind::scalar) continue;
    const auto kind = read_covered_kind(out, entry.key, "a kind of figure", Problem::unknown_key);
    if (!kind) continue;
    int& count = counts[static_cast<std::size_t>(*kind)];
    count = read_integer(out, entry.value, "a number of figures", 0, kMostFigures).value_or(0);
    if (count > 0) usage.add(facts(*kind).expansion, entry.key);
  }
  return counts;
}

void read_player(Diagnostics& out, const Node& player, PlayersDraft& draft) {
  const Node* name = &player;
  int score = 0;
  std::optional<FigureCounts> supply;
  if (player.kind == NodeKind::map) {
    const Fields fields(out, player, kPlayerKeys, "a player");
    name = fields[kName];
    if (name == nullptr) report_missing(out, player, "name", "{name: red, score: 12}");
    if (fields[kScore] != nullptr) {
      score = read_integer(out, *fields[kScore], "`score`", -kMostPoints, kMostPoints).value_or(0);
    }
    if (fields[kSupply] != nullptr) supply = read_supply(out, *fields[kSupply], draft.usage);
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
}

// Where its kind may never stand; no word if it may.
std::string never(FigureKind kind, const Where& where, const Ground& ground) {
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
    const Fields fields(out_, item, kMeepleKeys, "a figure");
    std::optional<PlayerId> owner;
    if (fields[kOwner] == nullptr) {
      report_missing(out_, item, "owner", "owner: red");
    } else {
      owner = players_.find(out_, *fields[kOwner]);
    }
    const auto kind = read_figure_kind(out_, fields[kKind]);
    if (kind && fields[kKind] != nullptr) {
      draft_.usage.add(facts(*kind).expansion, *fields[kKind]);
    }
    const auto where = ground_.place(fields[kAt], fields[kIn], item);
    StandingFigure figure;
    figure.node = fields[kKind] != nullptr ? fields[kKind] : &item;
    if (where && kind) check_place(*kind, *where, *fields[kIn]);
    const bool whole = owner && kind && where;
    const int index = whole ? static_cast<int>(draft_.standing.size()) : -1;
    if (fields[kId] != nullptr) read_id(*fields[kId], index, figure);
    if (fields[kGhosts] != nullptr) {
      draft_.usage.add(Expansion::ghosts_castles_cemeteries, *fields[kGhosts]);
      figure.ghosts = read_integer(out_, *fields[kGhosts], "`ghosts`", 0, kMostGhosts).value_or(0);
      const bool immune = kind == FigureKind::guard || (kind && !is_meeple(*kind)) ||
                          (where && where->kind != Place::Kind::feature);
      if (figure.ghosts > 0 && immune) {
        out_.error(Problem::never_stands, *fields[kGhosts], "no ghost stands beside this figure",
                   "ghosts stand beside meeples on features, but not beside guards");
      }
    }
    if (!whole) return;
    figure.owner = *owner;
    figure.kind = *kind;
    figure.where = *where;
    figure.in = fields[kIn];
    draft_.standing.push_back(figure);
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
  for (const Node& player : Items(players)) read_player(out, player, draft);
  draft.table.sort();
  return draft;
}

std::optional<FigureKind> read_figure_kind(Diagnostics& out, const Node* node) {
  if (node == nullptr) return FigureKind::meeple;
  return read_covered_kind(out, *node, "`kind`", Problem::unknown_kind);
}

FiguresDraft read_meeples(Diagnostics& out, const Node& meeples, const PlayersDraft& players,
                          Ground& ground) {
  return MeeplesReader(out, players, ground).read(meeples);
}

void warn_of_unreachable(Diagnostics& out, const FiguresDraft& figures, const Board& board) {
  std::vector<int> seen(static_cast<std::size_t>(board.segment_count()));  // figures by feature
  for (const StandingFigure& standing : figures.standing) {
    const Where& where = standing.where;
    const TileIndex tile = board.tile_at(where.at);
    if (tile == kNoTile || where.kind != Place::Kind::feature) continue;
    const SegmentId feature = board.feature(board.segment(tile, where.feature));
    if (board.complete(feature)) {
      out.warning(Problem::unreachable, *standing.in,
                  fmt::format("this {} is complete already, but a figure stands on it",
                              name(board.kind(feature))),
                  "in play it was scored when it was completed, and no figure was left on it");
    } else if (++seen[static_cast<std::size_t>(feature)] == 2 &&
               board.segments(feature).size() == 1) {
      out.warning(Problem::unreachable, *standing.in,
                  fmt::format("two figures stand on this {}, which lies on one tile only",
                              name(board.kind(feature))),
                  "in play they meet only where features join that had a figure each");
    }
  }
}

std::optional<FigureKind> read_covered_kind(Diagnostics& out, const Node& node,
                                            std::string_view what, Problem problem) {
  const std::vector<std::string_view> covered = covered_figures();
  const auto word = read_word(out, node, what, covered, problem);
  if (!word) return std::nullopt;
  const auto kind = std::find(kFigureWords.begin(), kFigureWords.end(), covered[*word]);
  return kFigureKinds[static_cast<std::size_t>(kind - kFigureWords.begin())];
}

std::vector<Figure> all_figures(Diagnostics& out, const FiguresDraft& figures,
                                const PlayersDraft& players, const Board& board,
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
      figure.ghosts = standing.ghosts;
      const TileIndex tile = board.tile_at(standing.where.at);
      if (tile != kNoTile) {
        figure.place = standing.where.kind == Place::Kind::feature
                           ? Place::on(board.segment(tile, standing.where.feature))
                           : Place{standing.where.kind, tile};
      }
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
