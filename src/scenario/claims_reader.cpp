#include "scenario/claims_reader.hpp"

#include <fmt/format.h>

#include "scenario/outcome_reader.hpp"

namespace barber {
namespace {

constexpr std::array<std::string_view, 3> kClaimKeys{"by", "says", "because"};
constexpr std::array<std::string_view, 4> kSaysKeys{"scores", "meeples", "ruling", "illegal"};

constexpr int kMostClaims = 50;
constexpr std::string_view kClaimsExample = "claims: [{by: red, says: {scores: {red: 9}}}]";

class ClaimsReader {
 public:
  ClaimsReader(Diagnostics& out, const PlayersDraft& players, Ground& ground)
      : out_(out), players_(players), ground_(ground), outcome_(out, players, ground) {}

  std::vector<StatedClaim> read(const Node& list) {
    std::vector<StatedClaim> found;
    if (!want_list(out_, list, "`claims`")) return found;
    if (list.size > kMostClaims) {
      out_.error(Problem::out_of_range, list,
                 fmt::format("a scenario has {} claims; it can have {}", list.size, kMostClaims),
                 "each takes a search through the readings of the rules");
      return found;
    }
    found.reserve(static_cast<std::size_t>(list.size));
    for (const Node& item : Items(list)) {
      if (want_map(out_, item, "a claim", kClaimsExample)) found.push_back(claim(item));
    }
    return found;
  }

 private:
  StatedClaim claim(const Node& node) {
    StatedClaim stated;
    const Fields<kClaimKeys> fields(out_, node, "a claim");
    if (fields["by"] == nullptr) {
      report_missing(out_, node, "by", "by: red");
    } else {
      stated.by = players_.find(out_, *fields["by"]).value_or(PlayerId{});
    }
    if (fields["says"] == nullptr) {
      report_missing(out_, node, "says", "says: {scores: {red: 9}}");
    } else {
      stated.claim = says(*fields["says"]);
    }
    if (fields["because"] != nullptr) {
      stated.because = read_text(out_, *fields["because"], "`because`").value_or("");
    }
    return stated;
  }

  Claim says(const Node& node) {
    Claim claim;
    if (!want_map(out_, node, "`says`", "says: {scores: {red: 9}}")) return claim;
    const Fields<kSaysKeys> fields(out_, node, "`says`");
    want_something(node, "`says`", "name what comes out, such as `scores`");
    const SaidRuling said = outcome_.ruling(fields["ruling"], fields["illegal"]);
    claim.illegal = said.illegal;
    if (said.verdict == Verdict::open) {
      out_.error(Problem::unknown_ruling, *fields["ruling"],
                 "a claim says how it comes out; that is legal or illegal, and never open",
                 "claim `scores` or `meeples`, and the answer tells which choice leads there");
    } else if (said.verdict) {
      claim.legal = *said.verdict == Verdict::legal;
    }
    if (fields["scores"] != nullptr) {
      want_something(*fields["scores"], "`scores`", "name a player, as in `{red: 9}`");
      claim.scores = outcome_.scores(*fields["scores"]);
    }
    if (fields["meeples"] != nullptr) {
      want_something(*fields["meeples"], "`meeples`",
                     fmt::format("name a figure, as in `{}`", ground_.figure_example().substr(2)));
      for (const ExpectedFigure& figure : outcome_.meeples(*fields["meeples"], true)) {
        claim.figures.push_back({figure.owner, figure.kind, figure.where, figure.fairy});
      }
    }
    return claim;
  }

  void want_something(const Node& node, std::string_view what, std::string_view help) {
    const bool holds_some = node.kind == NodeKind::map || node.kind == NodeKind::list;
    if (!holds_some || node.size > 0) return;
    out_.error(Problem::empty_claim, node, std::string(what) + " says nothing", std::string(help));
  }

  Diagnostics& out_;
  const PlayersDraft& players_;
  const Ground& ground_;
  OutcomeReader outcome_;
};

}  // namespace

std::vector<StatedClaim> read_claims(Diagnostics& out, const Node& claims,
                                     const PlayersDraft& players, Ground& ground) {
  return ClaimsReader(out, players, ground).read(claims);
}

}  // namespace barber
