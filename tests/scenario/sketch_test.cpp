// A sketch and the board that it describes are ruled on alike, item for item.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "adjudicator/adjudicate.hpp"
#include "catch.hpp"
#include "rules/barber_surgeons_rules.hpp"
#include "rules/base_game_rules.hpp"
#include "scenario/files.hpp"
#include "scenario/reader.hpp"
#include "support/sketch_of.hpp"

namespace barber::sketch_test {
namespace {

// What is said of how tiles lie, which a sketch does not know.
bool is_about_layout(const Rule* rule) {
  return rule == &base::city_tile_once || rule == &base::road_tile_once ||
         rule == &bath::tile_crossing_roads || rule == &base::tile_all_edges_match ||
         rule == &base::meeple_merge_allowed;
}

using NameOf = std::string (*)(const void*, const Where&);

// All that an outcome says, with places by name; of events that say nothing else, nothing.
class Told {
 public:
  Told(const Outcome& outcome, NameOf name, const void* names) : name_(name), names_(names) {
    for (const int score : outcome.table.scores) lines_.insert(fmt::format("score {}", score));
    for (const Figure& figure : outcome.table.figures) {
      lines_.insert(fmt::format("figure {} {} {}", index(figure.owner), barber::name(figure.kind),
                                place(outcome.table.where(figure.place))));
    }
    for (const TurnRuling& turn : outcome.turns) {
      if (turn.illegal) {
        lines_.insert(fmt::format("illegal {} {}", barber::name(turn.illegal->why.id),
                                  rules(turn.illegal->rules)));
      }
      if (turn.illegal) continue;
      for (const Event& event : turn.events) {
        std::visit([this](const auto& one) { say(one); }, event);
      }
    }
  }
  const std::multiset<std::string>& lines() const { return lines_; }

 private:
  std::string place(const Where& where) const { return name_(names_, where); }
  static std::string rules(const Citations& all) {
    std::string text;
    for (const Rule* rule : all) {
      if (!is_about_layout(rule)) text += fmt::format(" {}", rule->id);
    }
    return text;
  }

  void say(const TilePlaced&) {}
  void say(const PieceMoved&) {}
  void say(const FloorAdded&) {}
  void say(const BridgeBuilt&) {}
  void say(const BazaarEvent& event) {
    lines_.insert(fmt::format("bazaar {} {} {}{}", barber::name(event.kind), index(event.player),
                              event.points, rules(event.rules)));
  }
  void say(const PointsGained& event) {
    lines_.insert(
        fmt::format("gained {} {}{}", index(event.player), event.points, rules(event.rules)));
  }
  void say(const FeatureScored& event) {
    const std::string what = place(event.feature);
    lines_.insert(fmt::format("scored {} {} {} {}{}{}", what, barber::name(event.kind),
                              event.complete, event.points, rules(event.completion),
                              rules(event.majority)));
    for (const Item& item : event.items) {
      lines_.insert(fmt::format("item {} {} {}x{}{}", what, static_cast<int>(item.kind), item.count,
                                item.each, rules(item.rules)));
    }
    for (const Presence& now : event.presence) {
      lines_.insert(fmt::format("presence {} {} {} {} {}", what, index(now.player), now.figures,
                                now.strength, now.points));
    }
  }
  void say(const FigureMoved& event) {
    lines_.insert(fmt::format("moved {} -> {} {}{}", place(event.from), place(event.to),
                              barber::name(event.why.id), rules(event.rules)));
  }
  void say(const PointsPaid& event) {
    lines_.insert(
        fmt::format("paid {} {}{}", index(event.player), event.points, rules(event.rules)));
  }
  void say(const GoodsTaken& event) {
    lines_.insert(
        fmt::format("goods {} {}{}", index(event.player), place(event.city), rules(event.rules)));
  }
  void say(const NotSent& event) {
    lines_.insert(fmt::format("not sent {} {}{}", place(event.from), barber::name(event.why.id),
                              rules(event.rules)));
  }
  void say(const GotNothing& event) {
    lines_.insert(fmt::format("nothing {} {} {}{}", index(event.player), place(event.feature),
                              barber::name(event.why.id), rules(event.rules)));
  }
  void say(const ChoiceMade& event) {
    lines_.insert(fmt::format("choice {} {} {}{}", barber::name(event.kind), index(event.by),
                              place(event.chosen), rules(event.rules)));
  }
  void say(const Remark& event) {
    if (event.what.id == MessageId::joined_occupied) return;
    if (event.what.id == MessageId::layout_not_verified) return;
    if (event.what.id == MessageId::value_not_verified) return;
    if (event.what.id == MessageId::corner_of_sketch) return;
    lines_.insert(fmt::format("remark {}{}", barber::name(event.what.id), rules(event.rules)));
  }

  NameOf name_;
  const void* names_;
  std::multiset<std::string> lines_;
};

std::multiset<std::multiset<std::string>> told(const Ruling& ruling, NameOf name,
                                               const void* names) {
  std::multiset<std::multiset<std::string>> all;
  for (const Outcome& outcome : ruling.outcomes) all.insert(Told(outcome, name, names).lines());
  return all;
}

}  // namespace

TEST_CASE("the sketch of a board gives the board's ruling, item for item", "[scenario][sketch]") {
  int compared = 0;
  for (const test::ExampleFile& file : test::files_below("scenarios")) {
    const ReadResult read = read_scenarios(file.name, file.text);
    for (const Document& document : read.documents) {
      for (const Scenario& scenario : document.scenarios) {
        test::SketchOf sketch(scenario);
        const auto text = sketch.text();
        if (!text) continue;
        INFO(scenario.id << "\n" << *text);
        const ReadResult sketched = read_scenarios("sketch.yaml", *text);
        std::string errors;
        for (const Diagnostic& diagnostic : sketched.diagnostics) {
          if (diagnostic.severity == Severity::error) {
            errors += format(diagnostic, "sketch.yaml", *text);
          }
        }
        REQUIRE(errors == "");
        const Scenario& other = sketched.documents.front().scenarios.front();
        const Ruling board =
            adjudicate(scenario.table, scenario.action, scenario.rules, kMostOutcomes);
        const Ruling ruling = adjudicate(other.table, other.action, scenario.rules, kMostOutcomes);
        const auto name_on_board = [](const void* names, const Where& where) {
          return static_cast<const test::SketchOf*>(names)->name(where);
        };
        const auto name_in_sketch = [](const void* names, const Where& where) {
          if (where == kStays) return std::string("stays");
          if (where.kind == Place::Kind::supply) return std::string("supply");
          if (where.kind == Place::Kind::prison) return std::string("prison");
          if (where == kNoQuarter) return std::string("none");
          if (where.kind == Place::Kind::leipzig) {
            return std::string(kQuarterWords[static_cast<std::size_t>(where.feature)]);
          }
          return std::string(static_cast<const Sketch*>(names)->name_of(where));
        };
        CHECK(name(board.verdict) == name(ruling.verdict));
        CHECK(told(board, name_on_board, &sketch) ==
              told(ruling, name_in_sketch, other.sketch.get()));
        CHECK(board.read == ruling.read);
        ++compared;
      }
    }
  }
  CHECK(compared >= 1000);
}

TEST_CASE("a step that several turns share by an alias places a tile in each",
          "[scenario][sketch]") {
  const char* text = R"(players: [red, blue]
sketch: {features: {lane: {kind: road, tiles: 4}}}
meeples: [{owner: red, in: lane}]
action:
  - {player: red, steps: &more [{extend: [lane]}]}
  - {player: blue, steps: *more}
  - {player: red, steps: [{complete: [lane]}]}
)";
  const ReadResult read = read_scenarios("sketch.yaml", text);
  REQUIRE(read.ok());
  const Scenario& scenario = read.documents.at(0).scenarios.at(0);
  const Ruling ruling = adjudicate(scenario.table, scenario.action, scenario.rules, kMostOutcomes);
  REQUIRE(ruling.verdict == Verdict::legal);
  CHECK(ruling.outcome().table.scores == std::vector<int>{4, 0});
}

}  // namespace barber::sketch_test
