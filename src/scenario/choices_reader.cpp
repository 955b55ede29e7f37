#include "scenario/choices_reader.hpp"

#include <fmt/format.h>

namespace barber {
namespace {

// Words of an answer that do not say which choice it answers.
constexpr std::array<std::string_view, 7> kSideKeys{"for",  "from", "by",     "take",
                                                    "turn", "with", "convert"};
constexpr std::array<std::string_view, 8> kChoiceWords{
    "score-order", "bathhouse",     "free-return", "wagon",
    "castle",      "castle-scores", "leipzig",     "leipzig-meeple"};
constexpr std::array<std::string_view, 5> kCastleAnswerKeys{"castle", "convert", "for", "by",
                                                            "turn"};
constexpr std::array<std::string_view, 5> kCastleScoresKeys{"castle-scores", "with", "for", "by",
                                                            "turn"};
constexpr std::array<std::string_view, 5> kWagonKeys{"wagon", "for", "from", "by", "turn"};
constexpr std::array<std::string_view, 5> kLeipzigAnswerKeys{"leipzig", "for", "from", "by",
                                                             "turn"};
constexpr std::array<std::string_view, 5> kLeipzigMeepleKeys{"leipzig-meeple", "for", "from", "by",
                                                             "turn"};
constexpr std::array<std::string_view, 5> kLeipzigWords{kQuarterWords[0], kQuarterWords[1],
                                                        kQuarterWords[2], kQuarterWords[3], "none"};
constexpr std::array<std::string_view, 3> kScoreOrderKeys{"score-order", "by", "turn"};
constexpr std::array<std::string_view, 5> kBathhouseAnswerKeys{"bathhouse", "for", "from", "by",
                                                               "turn"};
constexpr std::array<std::string_view, 5> kFreeReturnKeys{"free-return", "for", "take", "by",
                                                          "turn"};

class ChoicesReader {
 public:
  ChoicesReader(Diagnostics& out, const PlayersDraft& players, Ground& ground, int turns)
      : out_(out), players_(players), ground_(ground), turns_(turns) {}

  ChoicesDraft read(const Node& list, std::string_view what) {
    if (!want_list(out_, list, what, fmt::format("[{}]", ground_.answer_example()))) return {};
    draft_.answers.reserve(static_cast<std::size_t>(list.size));
    for (const Node& item : Items(list)) read_one(item);
    return std::move(draft_);
  }

 private:
  static bool contains(std::span<const std::string_view> words, std::string_view word) {
    return std::find(words.begin(), words.end(), word) != words.end();
  }

  // The key that says which choice is answered; nullptr if that is not clear (and reported).
  const Node* subject(const Node& item) {
    const Node* found = nullptr;
    const Node* stranger = nullptr;
    for (const Entry entry : Entries(item)) {
      if (entry.key.kind != NodeKind::scalar) continue;
      if (contains(kChoiceWords, entry.key.text)) {
        if (found != nullptr) {
          out_.error(Problem::bad_choice, entry.key, "one answer cannot answer two choices",
                     "begin another `- {…}` for it");
          return nullptr;
        }
        found = &entry.key;
      } else if (stranger == nullptr && !contains(kSideKeys, entry.key.text)) {
        stranger = &entry.key;
      }
    }
    if (found != nullptr) return found;
    if (stranger != nullptr) {
      out_.error(Problem::unknown_choice, *stranger,
                 fmt::format("unknown choice `{}`", stranger->text),
                 help_for_unknown(stranger->text, kChoiceWords));
    } else {
      out_.error(Problem::bad_choice, item, "this does not say which choice it answers",
                 help_for_unknown("", kChoiceWords));
    }
    return nullptr;
  }

  void read_one(const Node& item) {
    if (!want_map(out_, item, "an answer", fmt::format("- {}", ground_.answer_example()))) return;
    const Node* key = subject(item);
    if (key == nullptr) return;
    const int errors = out_.errors();
    turn_ = -1;
    Answer answer;
    AnswerMark mark;
    mark.mark = out_.source().mark(key->spot);
    mark.length = static_cast<int>(key->text.size());
    if (key->text == kChoiceWords[0]) {
      score_order(item, answer, mark);
    } else if (key->text == kChoiceWords[1]) {
      bathhouse(item, answer);
    } else if (key->text == kChoiceWords[3]) {
      wagon(item, answer);
    } else if (key->text == kChoiceWords[4]) {
      castle(item, answer);
    } else if (key->text == kChoiceWords[5]) {
      castle_scores(item, answer);
    } else if (key->text == kChoiceWords[6]) {
      leipzig(item, answer);
    } else if (key->text == kChoiceWords[7]) {
      leipzig_meeple(item, answer);
    } else {
      free_return(item, answer);
    }
    if (out_.errors() != errors) return;
    draft_.answers.push_back(std::move(answer));
    draft_.marks.push_back(std::move(mark));
    draft_.turns.push_back(turn_);
  }

  void turn(const Node* node) {
    if (node == nullptr) return;
    if (turns_ == 0) {
      out_.error(Problem::bad_choice, *node, "`choose` stands in the turn that it answers",
                 "leave `turn` out; only `when` needs it, where several turns ask");
      return;
    }
    turn_ = read_integer(out_, *node, "`turn`", 1, turns_).value_or(0) - 1;
  }

  void players(Answer& answer, const Node* subject, const Node* by) {
    if (subject != nullptr) answer.subject = players_.find(out_, *subject);
    if (by != nullptr) answer.by = players_.find(out_, *by);
  }

  void score_order(const Node& item, Answer& answer, AnswerMark& mark) {
    const Fields<kScoreOrderKeys> fields(out_, item, "`score-order`");
    answer.kind = ChoiceKind::score_order;
    players(answer, nullptr, fields["by"]);
    turn(fields["turn"]);
    const bool again =
        std::any_of(draft_.answers.begin(), draft_.answers.end(), [&](const Answer& other) {
          const auto i = static_cast<std::size_t>(&other - draft_.answers.data());
          return other.kind == ChoiceKind::score_order && draft_.turns[i] == turn_;
        });
    if (again) {
      out_.error(Problem::bad_choice, item, "the order of scoring has already been given",
                 "write one `score-order` with all its places");
    }
    const Node& list = *fields["score-order"];
    if (!want_list(out_, list, "`score-order`",
                   ground_.sketch() != nullptr ? "score-order: [small-city, east-road]"
                                               : "score-order: [{at: [0, -1], in: city.N}]")) {
      return;
    }
    if (list.size == 0) {
      out_.error(Problem::bad_choice, list, "this order names no place", "leave it out");
    }
    for (const Node& node : Items(list)) {
      if (const auto returns = free_return_entry(node)) {
        answer.order.push_back(*returns);
        mark.order.push_back(out_.source().mark(node.spot));
        continue;
      }
      const auto where = ground_.place_or_name(node, "a place");
      if (!where) continue;
      if (where->kind == Place::Kind::bathhouse) {
        out_.error(Problem::bad_choice, node, "a bathhouse is not scored",
                   "name the roads, cities, monasteries and gardens in the order of scoring");
      } else if (std::find(answer.order.begin(), answer.order.end(), *where) !=
                 answer.order.end()) {
        out_.error(Problem::bad_choice, node, "this place stands in the order twice", "");
      }
      answer.order.push_back(*where);
      mark.order.push_back(out_.source().mark(node.spot));
    }
  }

  // `{free-return: [x, y]}`, where free returns stand in the order.
  std::optional<Where> free_return_entry(const Node& node) {
    if (node.kind != NodeKind::map || node.size != 1) return std::nullopt;
    if (node.first->kind != NodeKind::scalar || node.first->text != kFreeReturnKeys[0]) {
      return std::nullopt;
    }
    const Where where = ground_.bathhouse(*node.first->next, "`free-return`").value_or(Where{});
    want_surrounded(*node.first->next, where);
    return where;
  }

  void bathhouse(const Node& item, Answer& answer) {
    const Fields<kBathhouseAnswerKeys> fields(out_, item, "`bathhouse`");
    answer.kind = ChoiceKind::bathhouse;
    players(answer, fields["for"], fields["by"]);
    turn(fields["turn"]);
    if (fields["from"] != nullptr) answer.from = ground_.place_or_name(*fields["from"], "`from`");
    answer.target = ground_.bathhouse(*fields["bathhouse"], "`bathhouse`").value_or(Where{});
  }

  // Where it drives, or `home`, or `stay`.
  void wagon(const Node& item, Answer& answer) {
    const Fields<kWagonKeys> fields(out_, item, "`wagon`");
    answer.kind = ChoiceKind::wagon;
    players(answer, fields["for"], fields["by"]);
    turn(fields["turn"]);
    if (fields["from"] != nullptr) answer.from = ground_.place_or_name(*fields["from"], "`from`");
    const Node& target = *fields["wagon"];
    if (target.kind == NodeKind::scalar && target.text == "home") return;
    if (target.kind == NodeKind::scalar && target.text == "stay") {
      answer.target = kStays;
    } else {
      answer.target = ground_.place_or_name(target, "`wagon`").value_or(Where{});
    }
  }

  // Whether a small city becomes a castle.
  void castle(const Node& item, Answer& answer) {
    const Fields<kCastleAnswerKeys> fields(out_, item, "`castle`");
    answer.kind = ChoiceKind::castle;
    players(answer, fields["for"], fields["by"]);
    turn(fields["turn"]);
    answer.from = ground_.place_or_name(*fields["castle"], "`castle`");
    if (fields["convert"] == nullptr) {
      report_missing(out_, item, "convert", "convert: true");
    } else {
      answer.take = read_boolean(out_, *fields["convert"], "`convert`").value_or(true);
    }
  }

  // For what a castle scores.
  void castle_scores(const Node& item, Answer& answer) {
    const Fields<kCastleScoresKeys> fields(out_, item, "`castle-scores`");
    answer.kind = ChoiceKind::castle_scores;
    players(answer, fields["for"], fields["by"]);
    turn(fields["turn"]);
    answer.from = ground_.place_or_name(*fields["castle-scores"], "`castle-scores`");
    if (fields["with"] == nullptr) {
      report_missing(
          out_, item, "with",
          ground_.sketch() != nullptr ? "with: east-road" : "with: {at: [0, -1], in: road}");
    } else {
      answer.target = ground_.place_or_name(*fields["with"], "`with`").value_or(Where{});
    }
  }

  // A quarter, or `none`.
  void leipzig(const Node& item, Answer& answer) {
    const Fields<kLeipzigAnswerKeys> fields(out_, item, "`leipzig`");
    answer.kind = ChoiceKind::leipzig;
    players(answer, fields["for"], fields["by"]);
    turn(fields["turn"]);
    if (fields["from"] != nullptr) answer.from = ground_.place_or_name(*fields["from"], "`from`");
    const auto word =
        read_word(out_, *fields["leipzig"], "a quarter", kLeipzigWords, Problem::unknown_value);
    answer.target = kNoQuarter;
    if (word && *word < kQuarterWords.size()) answer.target.feature = static_cast<int>(*word);
  }

  // Where the figure stands that goes there.
  void leipzig_meeple(const Node& item, Answer& answer) {
    const Fields<kLeipzigMeepleKeys> fields(out_, item, "`leipzig-meeple`");
    answer.kind = ChoiceKind::leipzig_meeple;
    players(answer, fields["for"], fields["by"]);
    turn(fields["turn"]);
    if (fields["from"] != nullptr) answer.from = ground_.place_or_name(*fields["from"], "`from`");
    answer.target =
        ground_.place_or_name(*fields["leipzig-meeple"], "`leipzig-meeple`").value_or(Where{});
  }

  void free_return(const Node& item, Answer& answer) {
    const Fields<kFreeReturnKeys> fields(out_, item, "`free-return`");
    answer.kind = ChoiceKind::free_return;
    players(answer, fields["for"], fields["by"]);
    turn(fields["turn"]);
    if (fields["take"] != nullptr) {
      answer.take = read_boolean(out_, *fields["take"], "`take`").value_or(true);
    }
    answer.target = ground_.bathhouse(*fields["free-return"], "`free-return`").value_or(Where{});
    if (answer.take) want_surrounded(*fields["free-return"], answer.target);
  }

  // In a sketch it must be said whether the bathhouse that somebody leaves is surrounded.
  void want_surrounded(const Node& node, const Where& bathhouse) {
    if (ground_.sketch() == nullptr || bathhouse.kind != Place::Kind::bathhouse) return;
    const SketchedBathhouse* house = ground_.sketch()->bathhouse(bathhouse.at);
    if (house->surrounded || ground_.sketch()->is_surrounded_by_step(house->name)) return;
    out_.error(Problem::undecided_sketch, node,
               fmt::format("how many tiles lie round `{}` is not said", house->name),
               fmt::format("add it: `{0}: {{value: {1}, surrounded: 7}}`, or let the tile placed "
                           "surround it: `surround: [{0}]`",
                           house->name, house->value));
  }

  Diagnostics& out_;
  const PlayersDraft& players_;
  Ground& ground_;
  int turns_;
  int turn_ = -1;  // of the answer being read
  ChoicesDraft draft_;
};

}  // namespace

ChoicesDraft read_choices(Diagnostics& out, const Node& list, std::string_view what,
                          const PlayersDraft& players, Ground& ground, int turns) {
  return ChoicesReader(out, players, ground, turns).read(list, what);
}

}  // namespace barber
