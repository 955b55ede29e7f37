#include "scenario/outcome_reader.hpp"

#include <fmt/format.h>

#include "rules/ghosts_castles_cemeteries.hpp"
#include "rules/rule_book.hpp"

namespace barber {
namespace {

constexpr std::array<std::string_view, 7> kFigureKeys{"owner",  "kind",  "at",    "in",
                                                      "corner", "fairy", "ghosts"};

constexpr std::array<std::string_view, 3> kRulings{"legal", "illegal", "open"};  // by Verdict

}  // namespace

const Rule* OutcomeReader::rule(const Node& node) {
  if (!read_text(out_, node, "a rule")) return nullptr;
  const Rule* found = find_rule(node.text);
  if (found == nullptr) {
    out_.error(Problem::unknown_rule, node, fmt::format("unknown rule `{}`", node.text),
               help_for_unknown_rule(node.text));
  }
  return found;
}

SaidRuling OutcomeReader::ruling(const Node* ruling, const Node* illegal) {
  SaidRuling said;
  if (ruling != nullptr) {
    if (const auto verdict =
            read_word(out_, *ruling, "`ruling`", kRulings, Problem::unknown_ruling)) {
      said.verdict = static_cast<Verdict>(*verdict);
    }
  }
  if (illegal == nullptr) return said;
  said.illegal = rule(*illegal);
  if (said.verdict && *said.verdict != Verdict::illegal) {
    out_.error(Problem::contradictory_expect, *ruling,
               fmt::format("`illegal` says that the ruling is illegal, `ruling` that it is {}",
                           ruling->text),
               "leave one of them out");
  }
  said.verdict = Verdict::illegal;
  return said;
}

std::vector<std::optional<int>> OutcomeReader::scores(const Node& node) {
  std::vector<std::optional<int>> found(players_.names.size());
  if (node.kind == NodeKind::map && node.size == 0) return found;
  by_player(node, "`scores`", "scores: {red: 4}", [&](std::size_t player, const Node& value) {
    found[player] = read_integer(out_, value, "a score", -kMostPoints, kMostPoints);
  });
  return found;
}

std::vector<ExpectedFigure> OutcomeReader::meeples(const Node& list, bool may_be_home) {
  std::vector<ExpectedFigure> found;
  if (!want_list(out_, list, "`meeples`")) return found;
  found.reserve(static_cast<std::size_t>(list.size));
  for (const Node& item : Items(list)) {
    if (!want_map(out_, item, "a figure", ground_.figure_example())) continue;
    const Fields<kFigureKeys> fields(out_, item, "an expected figure");
    std::optional<PlayerId> owner;
    if (fields["owner"] == nullptr) {
      report_missing(out_, item, "owner", "owner: red");
    } else {
      owner = players_.find(out_, *fields["owner"]);
    }
    const auto kind = read_figure_kind(out_, fields["kind"]);
    const bool home = may_be_home && fields["at"] == nullptr && fields["in"] != nullptr &&
                      fields["in"]->kind == NodeKind::scalar && fields["in"]->text == kSupplyWord;
    const auto where = home ? Where{}
                            : read_stand(out_, ground_, kind,
                                         {fields["at"], fields["in"], fields["corner"]}, item);
    if (owner && kind && where) {
      std::optional<bool> fairy;
      if (fields["fairy"] != nullptr) fairy = read_boolean(out_, *fields["fairy"], "`fairy`");
      std::optional<int> ghosts;
      if (fields["ghosts"] != nullptr) {
        ghosts = read_integer(out_, *fields["ghosts"], "`ghosts`", 0, ghosts::kThird);
      }
      found.push_back({*owner, *kind, *where, out_.source().mark(item.spot), fairy, ghosts});
    }
  }
  return found;
}

void OutcomeReader::by_player(const Node& map, std::string_view what, std::string_view example,
                              const std::function<void(std::size_t, const Node&)>& read) {
  if (!want_map(out_, map, what, example)) return;
  if (map.size == 0) {
    out_.error(Problem::empty_expect, map, fmt::format("{} checks nothing", what),
               "name a player, or leave it out");
  }
  for (const Entry entry : Entries(map)) {
    if (entry.key.kind != NodeKind::scalar) continue;
    if (const PlayerId* player = players_.table.find(entry.key.text)) {
      read(index(*player), entry.value);
    } else if (players_.complete) {
      out_.error(Problem::unknown_player, entry.key,
                 fmt::format("unknown player `{}`", entry.key.text),
                 help_for_unknown(entry.key.text, players_.table.names()));
    }
  }
}

}  // namespace barber
