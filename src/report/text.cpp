#include "report/text.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "report/columns.hpp"
#include "report/english.hpp"

namespace barber {
namespace {

std::string join(const std::vector<std::string>& parts, std::string_view glue) {
  return fmt::format("{}", fmt::join(parts, glue));
}

class Printer {
 public:
  Printer(const Scenario& scenario, const Style& style)
      : scenario_(scenario), words_(scenario), columns_(style) {}

  std::string print(const Ruling& ruling) {
    if (scenario_.action.empty()) return "nothing to rule on: the scenario has no `action`\n";
    if (ruling.verdict == Verdict::open) {
      print_open(ruling);
    } else {
      print_outcome(ruling.outcome(), true);
    }
    return columns_.take();
  }

 private:
  void print_open(const Ruling& ruling) {
    columns_.line(Tone::open, "open",
                  fmt::format("{}{} outcomes; what the players choose decides",
                              ruling.stopped ? "at least " : "", ruling.outcomes.size()),
                  {});
    if (ruling.stopped) {
      columns_.line(Tone::bad, "stopped", "not every branch was tried; there may be more", {});
    }
    for (std::size_t i = 0; i < ruling.outcomes.size(); ++i) {
      columns_.blank();
      columns_.line(Tone::strong, fmt::format("outcome {}", i + 1), "", {});
      for (const ChoiceMade* choice : ruling.outcomes[i].open_choices()) {
        columns_.line(Tone::open, "when", sentence(*choice, words_), choice->rules);
      }
      print_outcome(ruling.outcomes[i], false);
    }
  }

  void print_outcome(const Outcome& outcome, bool closed) {
    for (std::size_t i = 0; i < outcome.turns.size(); ++i) {
      if (i > 0) columns_.blank();
      print_turn(outcome.turns[i], i, closed);
    }
    print_scores(outcome);
  }

  void print_turn(const TurnRuling& turn, std::size_t number, bool closed) {
    std::string whose = fmt::format("{}'s turn", words_.player(turn.player));
    if (scenario_.action.size() > 1) {
      whose += fmt::format(" ({} of {})", number + 1, scenario_.action.size());
    }
    if (turn.illegal) {
      columns_.line(Tone::bad, "illegal", whose, {});
      print_illegal(*turn.illegal, scenario_.action[number]);
      return;
    }
    columns_.line(Tone::good, "legal", whose, {});
    // Each kind of event stands together, in the order in which a reader asks: what was scored,
    // who moved, who was not sent, who got nothing, what was chosen and assumed.
    each<TilePlaced>(turn, [&](const TilePlaced& event) { print_tile(event); });
    each<PointsPaid>(turn, [&](const PointsPaid& event) { print_payment(event); });
    // A figure is placed before anything is scored.
    each<FigureMoved>(turn, [&](const FigureMoved& event) {
      if (event.from.kind == Place::Kind::supply) print_moved(event);
    });
    each<FeatureScored>(turn, [&](const FeatureScored& event) { print_scored(event); });
    each<ChoiceMade>(turn, [&](const ChoiceMade& event) { print_choice(event, closed); });
    each<FigureMoved>(turn, [&](const FigureMoved& event) {
      if (event.from.kind != Place::Kind::supply) print_moved(event);
    });
    each<NotSent>(turn, [&](const NotSent& event) { print_not_sent(event); });
    each<GotNothing>(turn, [&](const GotNothing& event) { print_nothing(event); });
    each<Remark>(turn, [&](const Remark& event) { print_remark(event); });
  }

  template <typename Kind, typename Print>
  static void each(const TurnRuling& turn, Print print) {
    for (const Event& event : turn.events) {
      if (const auto* one = std::get_if<Kind>(&event)) print(*one);
    }
  }

  void print_illegal(const Illegality& illegal, const Turn& turn) {
    columns_.line(Tone::bad, "broken", sentence(illegal.why, words_), illegal.rules);
    if (illegal.step >= 0) {
      const Step& step = turn.steps[static_cast<std::size_t>(illegal.step)];
      columns_.detail(
          fmt::format("step {} of {}, {}", illegal.step + 1, turn.steps.size(), name(step)), {});
    }
    if (illegal.answer >= 0) {
      columns_.detail(fmt::format("answer {} of `choose`", illegal.answer + 1), {});
    }
  }

  void print_tile(const TilePlaced& event) {
    if (event.discarded) {
      columns_.line(Tone::strong, "discard",
                    fmt::format("{} fits nowhere and leaves the game", Words::tile(*event.tile)),
                    event.rules);
      return;
    }
    std::string text = fmt::format("{} at {}", Words::tile(*event.tile), Words::position(event.at));
    if (event.rotation != Rotation::none) {
      text += fmt::format(", turned {}", degrees(event.rotation));
    }
    columns_.line(Tone::strong, "placed", text, event.rules);
  }

  void print_payment(const PointsPaid& event) {
    columns_.line(Tone::strong, "paid",
                  fmt::format("{} pays {} for the meeple in the bathhouse at {}",
                              words_.player(event.player), event.points, Words::position(event.at)),
                  event.rules);
  }

  void print_scored(const FeatureScored& event) {
    std::vector<std::string> who;
    for (const Presence& now : event.presence) {
      if (now.scores) {
        who.push_back(fmt::format("{} {}", words_.player(now.player), event.points));
      }
    }
    std::vector<std::string> tiles;
    for (const Position at : event.tiles) tiles.push_back(Words::position(at));
    // A field's tiles would fill the screen and count for nothing.
    const std::string where =
        event.kind == FeatureKind::field ? Words::position(event.feature.at) : join(tiles, " ");
    columns_.line(Tone::strong, "scored",
                  fmt::format("{} at {}: {}",
                              event.kind == FeatureKind::field ? words_.feature(event.feature)
                                                               : std::string(name(event.kind)),
                              where, who.empty() ? "nobody" : join(who, ", ")),
                  event.completion);
    for (const Item& item : event.items) {
      columns_.detail(fmt::format("{:+3}  {}", item.points(), sentence(item, words_)), item.rules);
    }
    if (event.items.empty()) columns_.detail("  0  no completed city touches it", {});
    columns_.detail(sentence(event, words_), event.majority);
  }

  void print_moved(const FigureMoved& event) {
    columns_.line(Tone::strong, "moved",
                  fmt::format("{}  {} -> {}", figure(event.figure), words_.place(event.from),
                              words_.place(event.to)),
                  {});
    columns_.detail(sentence(event.why, words_), event.rules);
  }

  void print_not_sent(const NotSent& event) {
    columns_.line(Tone::strong, "not sent",
                  fmt::format("{} from {}", figure(event.figure), words_.place(event.from)), {});
    columns_.detail(sentence(event.why, words_), event.rules);
  }

  void print_nothing(const GotNothing& event) {
    columns_.line(
        Tone::strong, "nothing",
        fmt::format("{} for {}", words_.player(event.player), words_.place(event.feature)), {});
    columns_.detail(sentence(event.why, words_), event.rules);
  }

  void print_choice(const ChoiceMade& event, bool closed) {
    if (event.answered) {
      columns_.line(Tone::strong, "chosen", sentence(event, words_), event.rules);
    } else if (closed) {
      columns_.line(Tone::strong, "either",
                    event.kind == ChoiceKind::score_order
                        ? "every order of scoring leads to the same outcome"
                        : "every choice of the bathhouse leads to the same outcome",
                    event.rules);
    }
  }

  void print_remark(const Remark& event) {
    switch (event.kind) {
      case Remark::Kind::note:
        columns_.line(Tone::strong, "note", sentence(event.what, words_), event.rules);
        break;
      case Remark::Kind::assumption:
        columns_.line(Tone::open, "assumed", sentence(event.what, words_), event.rules);
        break;
      case Remark::Kind::warning:
        columns_.line(Tone::open, "warning", sentence(event.what, words_), event.rules);
        break;
    }
  }

  void print_scores(const Outcome& outcome) {
    std::vector<std::string> scores;
    for (std::size_t p = 0; p < outcome.table.scores.size(); ++p) {
      const int before = scenario_.table.scores[p];
      const int after = outcome.table.scores[p];
      const std::string_view name = words_.player(static_cast<PlayerId>(p));
      scores.push_back(before == after ? fmt::format("{} {}", name, after)
                                       : fmt::format("{} {} -> {}", name, before, after));
    }
    columns_.line(Tone::strong, "scores", join(scores, "    "), {});
  }

  std::string figure(FigureIndex index) const {
    const Figure& figure = scenario_.table.figure(index);
    std::string text = fmt::format("{} {}", words_.player(figure.owner), name(figure.kind));
    if (figure.id >= 0) {
      text += fmt::format(" `{}`", scenario_.figure_ids[static_cast<std::size_t>(figure.id)]);
    }
    return text;
  }

  const Scenario& scenario_;
  Words words_;
  Columns columns_;
};

}  // namespace

std::string ruling_text(const Scenario& scenario, const Ruling& ruling, const Style& style) {
  return Printer(scenario, style).print(ruling);
}

}  // namespace barber
