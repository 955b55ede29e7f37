#include "scenario/choices_reader.hpp"

#include <fmt/format.h>

namespace barber {
namespace {

// Words of an answer that do not say which choice it answers.
constexpr std::array<std::string_view, 4> kSideKeys{"for", "from", "by", "take"};
constexpr std::array<std::string_view, 3> kChoiceWords{"score-order", "bathhouse", "free-return"};
constexpr std::array<std::string_view, 2> kScoreOrderKeys{"score-order", "by"};
constexpr std::array<std::string_view, 4> kBathhouseKeys{"bathhouse", "for", "from", "by"};
constexpr std::array<std::string_view, 4> kFreeReturnKeys{"free-return", "for", "take", "by"};

class ChoicesReader {
 public:
  ChoicesReader(Diagnostics& out, const PlayersDraft& players, Ground& ground)
      : out_(out), players_(players), ground_(ground) {}

  ChoicesDraft read(const Node& list, std::string_view what) {
    if (!want_list(out_, list, what)) return {};
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
    if (!want_map(out_, item, "an answer")) return;
    const Node* key = subject(item);
    if (key == nullptr) return;
    const int errors = out_.errors();
    Answer answer;
    AnswerMark mark;
    mark.mark = out_.source().mark(key->spot);
    mark.length = static_cast<int>(key->text.size());
    if (key->text == kChoiceWords[0]) {
      score_order(item, answer, mark);
    } else if (key->text == kChoiceWords[1]) {
      bathhouse(item, answer);
    } else {
      free_return(item, answer);
    }
    if (out_.errors() != errors) return;
    draft_.answers.push_back(std::move(answer));
    draft_.marks.push_back(std::move(mark));
  }

  void players(Answer& answer, const Node* subject, const Node* by) {
    if (subject != nullptr) answer.subject = players_.find(out_, *subject);
    if (by != nullptr) answer.by = players_.find(out_, *by);
  }

  void score_order(const Node& item, Answer& answer, AnswerMark& mark) {
    const Fields fields(out_, item, kScoreOrderKeys, "`score-order`");
    answer.kind = ChoiceKind::score_order;
    players(answer, nullptr, fields[1]);
    const Node& list = *fields[0];
    if (!want_list(out_, list, "`score-order`")) return;
    if (list.size == 0) {
      out_.error(Problem::bad_choice, list, "this order names no place", "leave it out");
    }
    for (const Node& node : Items(list)) {
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

  void bathhouse(const Node& item, Answer& answer) {
    const Fields fields(out_, item, kBathhouseKeys, "`bathhouse`");
    answer.kind = ChoiceKind::bathhouse;
    players(answer, fields[1], fields[3]);
    if (fields[2] != nullptr) answer.from = ground_.place_or_name(*fields[2], "`from`");
    answer.target = ground_.bathhouse(*fields[0], "`bathhouse`").value_or(Where{});
  }

  void free_return(const Node& item, Answer& answer) {
    const Fields fields(out_, item, kFreeReturnKeys, "`free-return`");
    answer.kind = ChoiceKind::free_return;
    players(answer, fields[1], fields[3]);
    if (fields[2] != nullptr) {
      answer.take = read_boolean(out_, *fields[2], "`take`").value_or(true);
    }
    answer.target = ground_.bathhouse(*fields[0], "`free-return`").value_or(Where{});
  }

  Diagnostics& out_;
  const PlayersDraft& players_;
  Ground& ground_;
  ChoicesDraft draft_;
};

}  // namespace

ChoicesDraft read_choices(Diagnostics& out, const Node& list, std::string_view what,
                          const PlayersDraft& players, Ground& ground) {
  return ChoicesReader(out, players, ground).read(list, what);
}

}  // namespace barber
