#include "report/text.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "report/brief.hpp"
#include "report/columns.hpp"
#include "report/english.hpp"

namespace barber {
namespace {

std::string join(const std::vector<std::string>& parts, std::string_view glue) {
  return fmt::format("{}", fmt::join(parts, glue));
}

using Blocks = std::vector<std::string>;  // lines that belong together

class RulingText {
 public:
  RulingText(const Scenario& scenario, const Style& style)
      : scenario_(scenario), words_(scenario), columns_(style) {}

  std::string print(const Ruling& ruling) {
    if (scenario_.action.empty()) {
      if (!scenario_.in_hand) return "nothing to rule on: the scenario has no `action`\n";
      print_in_hand();
      return std::move(out_);
    }
    if (ruling.verdict == Verdict::open) {
      print_open(ruling);
      if (ruling.read.any()) out_ += '\n';  // that is of all outcomes, not of the last one
    } else {
      print_outcome(ruling.outcome());
    }
    print_read(ruling);
    if (scenario_.in_hand) {
      out_ += '\n';
      print_in_hand();
    }
    return std::move(out_);
  }

 private:
  // A question, on which there is nothing to rule.
  void print_in_hand() {
    const HeldTile& in_hand = *scenario_.in_hand;
    columns_.line(Tone::strong, "in hand",
                  fmt::format("nothing is proposed; `barber choices` lists what {} may do with {}",
                              words_.player(in_hand.player), Words::tile(*in_hand.tile)),
                  {});
    say();
  }

  // What is the same in every outcome is said once, before the outcomes.
  void print_open(const Ruling& ruling) {
    columns_.line(Tone::open, "open",
                  fmt::format("{}; what the players choose decides", outcome_count(ruling)), {});
    if (ruling.stopped) {
      columns_.line(Tone::bad, "stopped", "not every branch was tried; there may be more", {});
    }
    for (const OpenChoice& choice : ruling.open_choices()) {
      columns_.line(Tone::open, "choice", sentence(choice, words_), choice.rules);
    }
    print_range(ruling);
    say();
    std::vector<Blocks> common;  // by turn: what all outcomes share
    for (const Outcome& outcome : ruling.outcomes) {
      for (std::size_t t = 0; t < outcome.turns.size(); ++t) {
        if (outcome.turns[t].illegal) continue;
        const Blocks own = blocks(outcome.turns[t], t, false);
        if (t == common.size()) {
          common.push_back(own);
        } else {
          std::erase_if(common[t], [&](const std::string& block) { return !contains(own, block); });
        }
      }
    }
    for (const Blocks& turn : common) {
      out_ += '\n' + join(turn, "");
    }
    for (std::size_t i = 0; i < ruling.outcomes.size(); ++i) {
      out_ += '\n';
      print_one_of(ruling.outcomes[i], i, common);
    }
  }

  // The options that were read, with what would hold at their other values.
  void print_read(const Ruling& ruling) {
    std::string_view label = "read";
    for (const Rule* option : option_list()) {
      if (!ruling.read.test(option_number(*option))) continue;
      const std::string_view value = ruling.rules.value_name(*option);
      columns_.line(Tone::strong, label, fmt::format("{}={}", option->id, value), {});
      label = "";
      for (const OptionValue& other : option->values) {
        if (other.name == value) continue;
        columns_.detail(fmt::format("{}: {}", other.name, other.meaning), {});
      }
    }
    say();
  }

  void print_one_of(const Outcome& outcome, std::size_t number, const std::vector<Blocks>& common) {
    const std::string ways =
        outcome.ways > 1 ? fmt::format("{} ways lead here; this is one", outcome.ways) : "";
    columns_.line(Tone::strong, fmt::format("outcome {}", number + 1), ways, {});
    for (std::size_t t = 0; t < outcome.turns.size(); ++t) {
      if (outcome.turns[t].open_answers.empty()) continue;
      const std::string which =
          outcome.turns.size() > 1 ? fmt::format("in turn {}: ", t + 1) : std::string();
      columns_.line(Tone::open, "choose",
                    fmt::format("{}[{}]", which, join(words_.choose(outcome, t), ", ")), {});
    }
    say();
    for (std::size_t t = 0; t < outcome.turns.size(); ++t) {
      for (const std::string& block : blocks(outcome.turns[t], t, false)) {
        const bool said = t < common.size() && contains(common[t], block);
        if (!said) out_ += block;
      }
    }
    print_scores(outcome);
  }

  static bool contains(const Blocks& all, const std::string& one) {
    return std::find(all.begin(), all.end(), one) != all.end();
  }

  void print_range(const Ruling& ruling) {
    std::vector<std::string> ranges;
    for (std::size_t p = 0; p < scenario_.player_names.size(); ++p) {
      const auto player = static_cast<PlayerId>(p);
      ranges.push_back(fmt::format("{} {}", words_.player(player), range(ruling, player)));
    }
    columns_.line(Tone::strong, "range", join(ranges, "    "), {});
  }

  void print_outcome(const Outcome& outcome) {
    for (std::size_t t = 0; t < outcome.turns.size(); ++t) {
      if (t > 0) out_ += '\n';
      out_ += join(blocks(outcome.turns[t], t, true), "");
    }
    print_scores(outcome);
  }

  // The lines about each event of a turn. Each kind of event stands together, in the order in
  // which a reader asks: what was scored, who moved, who was not sent, who got nothing, what was
  // chosen and assumed.
  Blocks blocks(const TurnRuling& turn, std::size_t number, bool closed) {
    Blocks found;
    std::string whose = fmt::format("{}'s turn", words_.player(turn.player));
    if (scenario_.action.size() > 1) {
      whose += fmt::format(" ({} of {})", number + 1, scenario_.action.size());
    }
    columns_.line(turn.illegal ? Tone::bad : Tone::good, turn.illegal ? "illegal" : "legal", whose,
                  {});
    if (turn.illegal) print_illegal(*turn.illegal, scenario_.action[number]);
    found.push_back(columns_.take());
    if (turn.illegal) {
      each<Remark>(turn, found, [&](const Remark& event) {
        if (event.kind == Remark::Kind::assumption) print_remark(event);
      });
      return found;
    }
    each<TilePlaced>(turn, found, [&](const TilePlaced& event) { print_tile(event); });
    each<PieceMoved>(turn, found, [&](const PieceMoved& event) { print_piece(event); });
    each<BridgeBuilt>(turn, found, [&](const BridgeBuilt& event) {
      columns_.line(Tone::strong, "bridge",
                    fmt::format("at {}, from {}", words_.position(event.at),
                                event.north_south ? "north to south" : "east to west"),
                    event.rules);
    });
    each<FloorAdded>(turn, found, [&](const FloorAdded& event) { print_floor(event); });
    each<PointsPaid>(turn, found, [&](const PointsPaid& event) { print_payment(event); });
    // Who is bought, freed or placed before anything is scored.
    const auto scored = std::find_if(
        turn.events.begin(), turn.events.end(),
        [](const Event& event) { return std::holds_alternative<FeatureScored>(event); });
    each<FigureMoved>(turn.events.begin(), scored, found,
                      [&](const FigureMoved& event) { print_moved(event); });
    each<FeatureScored>(turn, found, [&](const FeatureScored& event) { print_scored(event); });
    each<ChoiceMade>(turn, found, [&](const ChoiceMade& event) { print_choice(event, closed); });
    each<FigureMoved>(scored, turn.events.end(), found,
                      [&](const FigureMoved& event) { print_moved(event); });
    each<GoodsTaken>(turn, found, [&](const GoodsTaken& event) {
      columns_.line(Tone::strong, "goods", sentence(event, words_), event.rules);
    });
    each<PointsGained>(turn, found, [&](const PointsGained& event) { print_gained(event); });
    each<NotSent>(turn, found, [&](const NotSent& event) { print_not_sent(event); });
    each<GotNothing>(turn, found, [&](const GotNothing& event) { print_nothing(event); });
    each<BazaarEvent>(turn, found, [&](const BazaarEvent& event) {
      columns_.line(Tone::strong, event.acquires() ? "acquired" : "bazaar", sentence(event, words_),
                    event.rules);
    });
    each<Remark>(turn, found, [&](const Remark& event) { print_remark(event); });
    return found;
  }

  template <typename Kind, typename Print>
  void each(const TurnRuling& turn, Blocks& found, Print print) {
    each<Kind>(turn.events.begin(), turn.events.end(), found, print);
  }

  template <typename Kind, typename Print>
  void each(std::vector<Event>::const_iterator event, std::vector<Event>::const_iterator end,
            Blocks& found, Print print) {
    for (; event != end; ++event) {
      const auto* one = std::get_if<Kind>(&*event);
      if (one == nullptr) continue;
      print(*one);
      if (std::string block = columns_.take(); !block.empty()) found.push_back(std::move(block));
    }
  }

  void print_illegal(const Illegality& illegal, const Turn& turn) {
    std::string where = "the turn as a whole";
    if (illegal.step >= 0) {
      const Step& step = turn.steps[static_cast<std::size_t>(illegal.step)];
      // The step that stands for a tile of a sketch has no name of its own.
      const bool sketched = words_.in_sketch() && std::holds_alternative<PlaceTile>(step);
      where = fmt::format("step {} of {}, {}", illegal.step + 1, turn.steps.size(),
                          sketched ? "the tile placed" : name(step));
    }
    if (illegal.entry >= 0) {
      where += fmt::format(", word {} of the auction", illegal.entry + 1);
    }
    if (illegal.answer >= 0) where = fmt::format("answer {} of `choose`", illegal.answer + 1);
    columns_.line(Tone::bad, "broken", sentence(illegal.why, words_), {});
    columns_.detail(where, illegal.rules);
  }

  void print_tile(const TilePlaced& event) {
    if (event.discarded) {
      columns_.line(Tone::strong, "discard",
                    fmt::format("{} fits nowhere and leaves the game", Words::tile(*event.tile)),
                    event.rules);
      return;
    }
    if (words_.in_sketch()) {
      columns_.line(Tone::strong, "placed", sentence(event, words_), event.rules);
      return;
    }
    std::string text = fmt::format("{} at {}", Words::tile(*event.tile), words_.position(event.at));
    if (event.rotation != Rotation::none) {
      text += fmt::format(", turned {}", degrees(event.rotation));
    }
    columns_.line(Tone::strong, "placed", text, event.rules);
  }

  void print_payment(const PointsPaid& event) {
    columns_.line(Tone::strong, "paid",
                  fmt::format("{} pays {} at {}", words_.player(event.player), event.points,
                              words_.position(event.at)),
                  event.rules);
  }

  void print_gained(const PointsGained& event) {
    columns_.line(Tone::strong, event.points < 0 ? "lost" : "gained",
                  fmt::format("{} {:+}", words_.player(event.player), event.points), {});
    columns_.detail(sentence(event.why, words_), event.rules);
  }
  void print_piece(const PieceMoved& event) {
    columns_.line(Tone::strong, "moved",
                  fmt::format("{}  {}{}", name(event.piece),
                              event.from ? words_.position(*event.from) + " -> " : "-> ",
                              words_.position(event.to)),
                  {});
    columns_.detail(sentence(event.why, words_), event.rules);
  }

  void print_floor(const FloorAdded& event) {
    columns_.line(
        Tone::strong, "floor",
        fmt::format("the tower at {} has {} now", words_.position(event.at), event.floors),
        event.rules);
  }

  void print_scored(const FeatureScored& event) {
    std::vector<std::string> who;
    for (const Presence& now : event.presence) {
      if (now.scores) {
        who.push_back(fmt::format("{} {}", words_.player(now.player), now.points));
      }
    }
    const std::string gets = who.empty() ? "nobody" : join(who, ", ");
    if (words_.in_sketch()) {
      columns_.line(
          Tone::strong, "scored",
          fmt::format("{}{}: {}", event.occasion == Occasion::farmed_city ? "fields round " : "",
                      words_.place(event.feature), gets),
          event.completion);
      print_items(event);
      return;
    }
    std::vector<std::string> tiles;
    for (const Position at : event.tiles) tiles.push_back(words_.position(at));
    // A field's tiles would fill the screen and count for nothing.
    const std::string where =
        event.kind == FeatureKind::field ? words_.position(event.feature.at) : join(tiles, " ");
    columns_.line(Tone::strong, "scored",
                  fmt::format("{}{} at {}: {}",
                              event.occasion == Occasion::farmed_city ? "fields round the " : "",
                              event.kind == FeatureKind::field || event.occasion == Occasion::castle
                                  ? words_.feature(event.feature)
                                  : std::string(name(event.kind)),
                              where, gets),
                  event.completion);
    print_items(event);
  }

  void print_items(const FeatureScored& event) {
    for (const Item& item : event.items) {
      columns_.detail(fmt::format("{:+3}  {}", item.points(), sentence(item, words_)), item.rules);
    }
    if (event.items.empty()) {
      columns_.detail(event.kind == FeatureKind::cemetery ? "  0  a cemetery gives no points"
                                                          : "  0  no completed city touches it",
                      {});
    }
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
      columns_.line(
          Tone::strong, "either",
          event.kind == ChoiceKind::score_order ? "every order of scoring leads to the same outcome"
          : event.kind == ChoiceKind::wagon ? "every choice for the wagon leads to the same outcome"
          : event.kind == ChoiceKind::castle_scores || event.kind == ChoiceKind::castle
              ? "every choice for the castle leads to the same outcome"
          : event.kind == ChoiceKind::leipzig || event.kind == ChoiceKind::leipzig_meeple
              ? "every choice for Leipzig leads to the same outcome"
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
    say();
  }

  std::string figure(FigureIndex index) const {
    const Figure& figure = scenario_.table.figure(index);
    std::string text = fmt::format("{} {}", words_.player(figure.owner), name(figure.kind));
    if (figure.id >= 0) {
      text += fmt::format(" `{}`", scenario_.figure_ids[static_cast<std::size_t>(figure.id)]);
    }
    return text;
  }

  void say() { out_ += columns_.take(); }

  const Scenario& scenario_;
  Words words_;
  Columns columns_;
  std::string out_;
};

}  // namespace

std::string ruling_text(const Scenario& scenario, const Ruling& ruling, const Style& style) {
  return RulingText(scenario, style).print(ruling);
}

}  // namespace barber
