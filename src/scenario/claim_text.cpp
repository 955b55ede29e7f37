#include "scenario/claim_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "rules/rule_book.hpp"
#include "scenario/ground.hpp"

namespace barber {
namespace {

constexpr std::string_view kForms =
    "as in `red=9`, `red meeple at 2,1 bathhouse`, `red meeple in NAME`, `red abbot home`, `legal` "
    "or `illegal RULE`";

bool is_blank(char c) { return c == ' ' || c == '\t'; }

class ClaimParser {
 public:
  ClaimParser(std::string_view text, const Scenario& scenario)
      : text_(text), rest_(text), scenario_(scenario) {}

  ParsedClaim parse() {
    claim_.scores.resize(scenario_.player_names.size());
    do {
      part();
    } while (!failed() && next_part());
    ParsedClaim parsed;
    if (failed()) {
      parsed.problem = std::move(problem_);
      parsed.help = std::move(help_);
    } else {
      parsed.claim = std::move(claim_);
    }
    return parsed;
  }

 private:
  bool failed() const { return !problem_.empty(); }
  void fail(std::string problem, std::string help) {
    problem_ = std::move(problem);
    help_ = std::move(help);
  }

  void skip_blanks() {
    while (!rest_.empty() && is_blank(rest_.front())) rest_.remove_prefix(1);
  }

  // Takes `word` if it stands here and ends here.
  bool take(std::string_view word) {
    skip_blanks();
    if (!rest_.starts_with(word)) return false;
    const std::string_view after = rest_.substr(word.size());
    const bool ends =
        after.empty() || is_blank(after.front()) || after.front() == ',' || after.front() == '=';
    if (ends) rest_ = after;
    return ends;
  }
  bool take(char sign) {
    skip_blanks();
    if (rest_.empty() || rest_.front() != sign) return false;
    rest_.remove_prefix(1);
    return true;
  }
  std::string_view take_word() {
    skip_blanks();
    std::size_t length = 0;
    while (length < rest_.size() && !is_blank(rest_[length]) && rest_[length] != ',' &&
           rest_[length] != '=') {
      ++length;
    }
    const std::string_view word = rest_.substr(0, length);
    rest_.remove_prefix(length);
    return word;
  }
  std::optional<int> take_number(int least, int most) {
    skip_blanks();
    int number = 0;
    const auto [stop, bad] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), number);
    if (bad != std::errc{} || number < least || number > most) return std::nullopt;
    rest_.remove_prefix(static_cast<std::size_t>(stop - rest_.data()));
    return number;
  }

  // Whether another part follows; after a comma or `and` one must.
  bool next_part() {
    skip_blanks();
    if (rest_.empty()) return false;
    const bool comma = take(',');
    if (take("and") || comma) return true;
    fail(fmt::format("the claim goes on with `{}`, which belongs to nothing", rest_),
         "parts of a claim are joined by `,` or `and`");
    return false;
  }

  void part() {
    if (const auto player = take_player()) {
      if (take('=')) {
        score(*player);
      } else {
        figure(*player);
      }
    } else if (take("legal")) {
      verdict(true);
    } else if (take("illegal")) {
      verdict(false);
      if (!failed()) broken_rule();
    } else {
      const std::string_view word = take_word();
      if (word.empty()) {
        fail("the claim, or a part of it, is empty", std::string(kForms));
      } else {
        std::vector<std::string_view> known(scenario_.player_names.begin(),
                                            scenario_.player_names.end());
        fail(fmt::format("`{}` is neither a player nor `legal` or `illegal`", word),
             help_for_unknown(word, known));
      }
    }
  }

  // Names may contain blanks, so that one can begin with another; the longest is meant.
  std::optional<PlayerId> take_player() {
    std::optional<std::size_t> found;
    std::string_view after;
    for (std::size_t p = 0; p < scenario_.player_names.size(); ++p) {
      const std::string_view before = rest_;
      if (take(scenario_.player_names[p]) && (!found || rest_.size() < after.size())) {
        found = p;
        after = rest_;
      }
      rest_ = before;
    }
    if (!found) return std::nullopt;
    rest_ = after;
    return static_cast<PlayerId>(*found);
  }

  std::string_view name_of(PlayerId player) const { return scenario_.player_names[index(player)]; }

  void score(PlayerId player) {
    const auto points = take_number(-kMostPoints, kMostPoints);
    if (!points) {
      fail(fmt::format("`{}=` needs a number of points, not `{}`", name_of(player), take_word()),
           "plain digits, as in `red=9`");
      return;
    }
    std::optional<int>& claimed = claim_.scores[index(player)];
    if (claimed && *claimed != *points) {
      fail(fmt::format("{} cannot have both {} and {} points", name_of(player), *claimed, *points),
           "name each player's points once");
    }
    claimed = points;
  }

  void figure(PlayerId owner) {
    ClaimedFigure claimed;
    claimed.owner = owner;
    for (const FigureKind kind : kFigureKinds) {
      if (take(name(kind))) {
        claimed.kind = kind;
        break;
      }
    }
    if (!take("home")) {
      const auto where = this->where(owner);
      if (!where) return;
      claimed.where = *where;
      if (take("with")) {
        take("the");
        if (!take("fairy"))
          return fail("only the fairy can be `with` a figure", std::string(kForms));
        claimed.fairy = true;
      }
    }
    claim_.figures.push_back(claimed);
  }

  std::optional<Where> where(PlayerId owner) {
    if (take("in")) return take(kSupplyWord) ? Where{} : named();
    if (!take("at")) {
      fail(fmt::format("it is not said what is claimed of {}", name_of(owner)),
           std::string(kForms));
      return std::nullopt;
    }
    if (scenario_.sketch != nullptr) {
      fail("a sketch has no coordinates",
           "name a feature or a bathhouse of the sketch, as in `red meeple in mill`");
      return std::nullopt;
    }
    return place();
  }

  // Of a sketch, or of `board: names`.
  std::optional<Where> named() {
    const std::string_view word = take_word();
    if (word.empty()) {
      fail("`in` needs the name of a place", std::string(kForms));
      return std::nullopt;
    }
    for (std::size_t i = 0; i < kQuarterWords.size(); ++i) {
      const Where quarter{Place::Kind::leipzig, {}, static_cast<int>(i)};
      if (word == fmt::format("leipzig.{}", kQuarterWords[i])) return quarter;
    }
    if (scenario_.sketch != nullptr) {
      return read(word, [](Ground& ground, const Node& name) { return ground.named(name); });
    }
    std::vector<std::string_view> known;
    known.reserve(scenario_.names.size());
    for (const NamedPlace& place : scenario_.names) {
      if (place.name == word) return place.where;
      known.push_back(place.name);
    }
    fail(fmt::format("no place is called `{}`", word),
         known.empty() ? "say where it is, as in `red meeple at 2,1 bathhouse`; names are given in "
                         "`board: names`"
                       : help_for_unknown(word, known));
    return std::nullopt;
  }

  std::optional<Where> place() {
    const auto x = take_number(-kFarthest, kFarthest);
    const bool comma = x && take(',');
    const auto y = comma ? take_number(-kFarthest, kFarthest) : std::nullopt;
    if (!y) {
      fail("`at` needs the coordinates of a tile", "as in `red meeple at 2,1 bathhouse`");
      return std::nullopt;
    }
    const std::string_view word = take_word();
    if (word.empty()) {
      fail(fmt::format("it is not said what on the tile at {},{} is meant", *x, *y),
           "a feature, such as `city.N`, or `bathhouse`");
      return std::nullopt;
    }
    return feature({*x, *y}, word);
  }

  std::optional<Where> feature(Position at, std::string_view word) {
    return read(word, [at](Ground& ground, const Node& in) { return ground.feature(at, in, in); });
  }

  // What a scenario file would mean by `word`, with the same errors.
  template <typename Read>
  std::optional<Where> read(std::string_view word, const Read& meant) {
    const Source source(text_);
    Diagnostics out(source);
    Ground ground(out);
    ground.set_board(scenario_.table.board);
    ground.set_sketch(scenario_.sketch.get());
    for (const Turn& turn : scenario_.action) {
      for (const Step& step : turn.steps) {
        if (const auto* tile = std::get_if<PlaceTile>(&step)) {
          ground.place(tile->at, {tile->tile, tile->rotation});
        }
      }
    }
    Node in;
    in.kind = NodeKind::scalar;
    in.text = word;
    const auto where = meant(ground, in);
    for (Diagnostic& diagnostic : out.take()) {
      if (!failed()) fail(std::move(diagnostic.message), std::move(diagnostic.help));
    }
    return where;
  }

  void verdict(bool legal) {
    if (claim_.legal && *claim_.legal != legal) {
      fail("nothing is both legal and illegal", "leave one of them out");
    }
    claim_.legal = legal;
  }

  void broken_rule() {
    skip_blanks();
    if (rest_.empty() || rest_.front() == ',' || rest_.starts_with("and ")) return;
    const std::string_view id = take_word();
    claim_.illegal = find_rule(id);
    if (claim_.illegal != nullptr) return;
    fail(fmt::format("unknown rule `{}`", id), help_for_unknown_rule(id));
  }

  std::string_view text_;
  std::string_view rest_;
  const Scenario& scenario_;
  Claim claim_;
  std::string problem_;
  std::string help_;
};

}  // namespace

ParsedClaim parse_claim(std::string_view text, const Scenario& scenario) {
  return ClaimParser(text, scenario).parse();
}

}  // namespace barber
