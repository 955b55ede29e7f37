// Options and profiles as the design names them. Ids and values are permanent: scenarios of other
// people name them, so these rows are never renamed or taken out, only added to.
#include <algorithm>
#include <string>
#include <vector>

#include "catch.hpp"
#include "rules/profiles.hpp"
#include "rules/rule_book.hpp"

namespace barber::options_test {
namespace {

struct Row {
  std::string_view id;
  std::vector<std::string_view> values;  // the default first
  std::string_view origin;
};

const std::vector<std::string_view> kTrue{"true", "false"};
const std::vector<std::string_view> kFalse{"false", "true"};

const std::vector<Row>& permanent_options() {
  static const std::vector<Row> rows{
      {"bath.place.compulsory", kFalse, "edition"},
      {"bath.bonus.roads", {"printed", "any-on-tile"}, "edition"},
      {"bath.bonus.tie", {"full", "none"}, "inference"},
      {"bath.bonus.not-final", kTrue, "community"},
      {"bath.visit.chooser", {"owner", "active-player"}, "edition"},
      {"bath.visit.own-feature", kTrue, "inference"},
      {"bath.visit.meeples-only", kTrue, "community"},
      {"bath.visit.guards", kTrue, "edition"},
      {"bath.visit.any-player", kTrue, "community"},
      {"bath.visit.barn-farmer", kTrue, "community"},
      {"bath.visit.watchtower-bonus", kFalse, "community"},
      {"bath.visit.abbot-recall", kFalse, "community"},
      {"bath.visit.message-8", kFalse, "community"},
      {"bath.visit.big-top", kFalse, "community"},
      {"bath.visit.not-final", kTrue, "community"},
      {"bath.visit.zero-points", kTrue, "community"},
      {"bath.visit.zero-points.mayor", kTrue, "community"},
      {"bath.visit.zero-points.castle-mayor", kTrue, "community"},
      {"bath.visit.zero-points.ghosts", kTrue, "community"},
      {"bath.visit.zero-points.surveyors", kTrue, "community"},
      {"bath.leave.same-meeple-again", kTrue, "community"},
      {"bath.leave.free", {"owner-may", "automatic"}, "edition"},
      {"bath.leave.free-timing", {"tile", "scoring"}, "edition"},
      {"bath.leave.buy-limit", {"one", "unlimited"}, "inference"},
      {"bath.leave.buy-timing", {"before-meeple", "any-time"}, "inference"},
      {"bath.fairy.assign", kTrue, "community"},
      {"bath.fairy.one-point", kTrue, "community"},
      {"bath.fairy.no-three-points", kTrue, "community"},
      {"bath.fairy.blocks-dragon", kTrue, "community"},
      {"bath.dragon.eats", kTrue, "community"},
      {"bath.dragon.eats-on-arrival", kTrue, "community"},
      {"bath.portal.forbidden", kTrue, "community"},
      {"bath.wagon.bath-first", kTrue, "community"},
      {"bath.wagon.no-bath-target", kTrue, "community"},
      {"bath.wagon.no-move-on-release", kTrue, "community"},
      {"bath.flier.forbidden", kTrue, "community"},
      {"bath.leipzig.none", kTrue, "community"},
      {"base.city.two-tile", {"full", "half"}, "edition"},
      {"base.field.scoring", {"third", "second", "first"}, "edition"},
      {"base.score.negative", {"allow", "forbid"}, "edition"},
      {"tower.captures-bather", kTrue, "inference"},
      {"tower.no-visit", kTrue, "inference"},
      {"bridge.timing", {"tile", "any-time"}, "edition"},
      {"castle.eligible", {"semicircular", "any-end-segment"}, "edition"},
      {"castle.multi-follower", {"exactly-one", "majority-holder"}, "inference"},
      {"castle.fairy", {"forbidden", "allowed"}, "edition"},
      {"castle.field.needs-completion", kFalse, "edition"},
      {"castle.garden-triggers", kFalse, "inference"},
      {"castle.occupant-bathes", kTrue, "community"},
      {"castle.conversion-no-visit", kTrue, "inference"},
      {"castle.copies-bathhouse", kTrue, "inference"},
      {"bazaar.auction", kTrue, "edition"},
      {"bazaar.bid-cap", {"none", "own-score"}, "edition"},
      {"bazaar.too-few-tiles", {"skip", "auction"}, "edition"},
      {"bazaar.builder-turn", {"after-auction", "before-auction"}, "edition"},
      {"watchtower.counts-bathers", kTrue, "inference"},
      {"circus.counts-bathers", kTrue, "inference"},
      {"circus.acrobat-no-visit", kTrue, "inference"},
      {"ghosts.single-features-visit", kTrue, "inference"},
  };
  return rows;
}

std::vector<std::string> settings_of(std::string_view profile) {
  std::vector<std::string> found;
  const Profile* one = find_profile(profile);
  REQUIRE(one != nullptr);
  for (const Setting& setting : one->settings) {
    const auto value = static_cast<std::size_t>(setting.value);
    found.push_back(std::string(setting.option->id) + ": " +
                    std::string(setting.option->values[value].name));
  }
  std::sort(found.begin(), found.end());
  return found;
}

const std::vector<std::string> kNoCommunity{
    "bath.bonus.not-final: false",
    "bath.dragon.eats-on-arrival: false",
    "bath.dragon.eats: false",
    "bath.fairy.assign: false",
    "bath.fairy.blocks-dragon: false",
    "bath.fairy.no-three-points: false",
    "bath.fairy.one-point: false",
    "bath.flier.forbidden: false",
    "bath.leave.same-meeple-again: false",
    "bath.leipzig.none: false",
    "bath.portal.forbidden: false",
    "bath.visit.abbot-recall: true",
    "bath.visit.any-player: false",
    "bath.visit.barn-farmer: false",
    "bath.visit.big-top: true",
    "bath.visit.meeples-only: false",
    "bath.visit.message-8: true",
    "bath.visit.not-final: false",
    "bath.visit.watchtower-bonus: true",
    "bath.visit.zero-points.castle-mayor: false",
    "bath.visit.zero-points.ghosts: false",
    "bath.visit.zero-points.mayor: false",
    "bath.visit.zero-points.surveyors: false",
    "bath.visit.zero-points: false",
    "bath.wagon.bath-first: false",
    "bath.wagon.no-bath-target: false",
    "bath.wagon.no-move-on-release: false",
    "castle.occupant-bathes: false",
};

}  // namespace

TEST_CASE("options have the ids and the values of the design, the default first") {
  for (const Row& row : permanent_options()) {
    INFO(row.id);
    const Rule* option = find_option(row.id);
    REQUIRE(option != nullptr);
    std::vector<std::string_view> values;
    for (const OptionValue& value : option->values) values.push_back(value.name);
    CHECK(values == row.values);
    CHECK(name(option->origin) == row.origin);
  }
  CHECK(option_list().size() == permanent_options().size());
  CHECK(option_list().size() <= kMostOptions);
}

TEST_CASE("every value of an option says what then holds, as words after a colon") {
  for (const Rule* option : option_list()) {
    for (const OptionValue& value : option->values) {
      INFO(option->id << ": " << value.name);
      REQUIRE_FALSE(value.meaning.empty());
      CHECK(value.meaning.back() != '.');
      CHECK(std::string_view("abcdefghijklmnopqrstuvwxyz").find(value.meaning.front()) !=
            std::string_view::npos);
      for (const std::string_view word : {"on", "off", "yes", "no"}) CHECK(value.name != word);
    }
  }
}

TEST_CASE("an option that means nothing without another names it") {
  struct Dependency {
    std::string_view option;
    std::string_view parent;
  };
  std::vector<Dependency> expected{
      {"bath.fairy.one-point", "bath.fairy.assign"},
      {"bath.fairy.no-three-points", "bath.fairy.assign"},
      {"bath.fairy.blocks-dragon", "bath.fairy.assign"},
      {"bath.dragon.eats-on-arrival", "bath.dragon.eats"},
  };
  for (const Dependency& one : expected) {
    INFO(one.option);
    CHECK(find_option(one.option)->needs == find_option(one.parent));
  }
  const auto all = rule_book();
  CHECK(std::count_if(all.begin(), all.end(), [](const Rule* rule) {
          return rule->needs != nullptr;
        }) == static_cast<std::ptrdiff_t>(expected.size()));
}

TEST_CASE("profiles set what their row of the design names") {
  struct ProfileRow {
    std::string_view name;
    std::vector<std::string> settings;
  };
  std::vector<std::string> defaults;
  for (const Row& row : permanent_options()) {
    defaults.push_back(std::string(row.id) + ": " + std::string(row.values.front()));
  }
  std::sort(defaults.begin(), defaults.end());
  const std::vector<ProfileRow> rows{
      {"community", defaults},
      {"no-community", kNoCommunity},
      {"it-2019",
       {
           "bath.bonus.not-final: false",
           "bath.bonus.roads: any-on-tile",
           "bath.dragon.eats-on-arrival: false",
           "bath.dragon.eats: false",
           "bath.fairy.assign: false",
           "bath.fairy.blocks-dragon: false",
           "bath.fairy.no-three-points: false",
           "bath.fairy.one-point: false",
           "bath.flier.forbidden: false",
           "bath.leave.same-meeple-again: false",
           "bath.leipzig.none: false",
           "bath.place.compulsory: true",
           "bath.portal.forbidden: false",
           "bath.visit.abbot-recall: true",
           "bath.visit.any-player: false",
           "bath.visit.barn-farmer: false",
           "bath.visit.big-top: true",
           "bath.visit.guards: false",
           "bath.visit.meeples-only: true",
           "bath.visit.message-8: true",
           "bath.visit.not-final: false",
           "bath.visit.watchtower-bonus: true",
           "bath.visit.zero-points.castle-mayor: true",
           "bath.visit.zero-points.ghosts: true",
           "bath.visit.zero-points.mayor: true",
           "bath.visit.zero-points.surveyors: true",
           "bath.visit.zero-points: true",
           "bath.wagon.bath-first: false",
           "bath.wagon.no-bath-target: false",
           "bath.wagon.no-move-on-release: false",
           "castle.occupant-bathes: false",
       }},
      {"fr",
       {
           "bath.bonus.roads: any-on-tile",
           "bath.dragon.eats-on-arrival: false",
           "bath.dragon.eats: false",
           "bath.fairy.assign: false",
           "bath.fairy.blocks-dragon: false",
           "bath.fairy.no-three-points: false",
           "bath.fairy.one-point: false",
           "bath.flier.forbidden: false",
           "bath.leave.free: automatic",
           "bath.leipzig.none: false",
           "bath.portal.forbidden: false",
           "bath.visit.big-top: true",
           "bath.visit.guards: false",
           "bath.wagon.bath-first: false",
           "bath.wagon.no-bath-target: false",
           "bath.wagon.no-move-on-release: false",
       }},
      {"c1",
       {"bazaar.builder-turn: before-auction", "bazaar.too-few-tiles: auction",
        "bridge.timing: any-time"}},
      {"zmg",
       {"bazaar.bid-cap: own-score", "bazaar.builder-turn: before-auction",
        "bazaar.too-few-tiles: auction", "bridge.timing: any-time",
        "castle.eligible: any-end-segment"}},
      {"rgg-bb3",
       {"bazaar.builder-turn: before-auction", "bazaar.too-few-tiles: skip",
        "bridge.timing: any-time", "castle.field.needs-completion: true"}},
      {"hig-bb3",
       {"bazaar.builder-turn: before-auction", "bazaar.too-few-tiles: auction",
        "bridge.timing: any-time", "castle.fairy: allowed"}},
  };
  for (const ProfileRow& row : rows) {
    INFO(row.name);
    CHECK(settings_of(row.name) == row.settings);
  }
  CHECK(profiles().size() == rows.size());
  CHECK(find_profile("second-edition") == nullptr);
}

TEST_CASE("profiles are applied from left to right, and only the default one resets anything") {
  const auto value = [](std::initializer_list<std::string_view> names, std::string_view option) {
    Ruleset rules;
    for (const std::string_view name : names) apply(*find_profile(name), rules);
    return rules.value_name(*find_option(option));
  };
  CHECK(value({"no-community", "fr"}, "bath.visit.not-final") == "false");
  CHECK(value({"no-community", "fr"}, "bath.leave.free") == "automatic");
  CHECK(value({"c1", "rgg-bb3"}, "bazaar.too-few-tiles") == "skip");
  CHECK(value({"rgg-bb3", "c1"}, "bazaar.too-few-tiles") == "auction");
  CHECK(value({"it-2019", "no-community"}, "bath.visit.meeples-only") == "false");
  CHECK(value({"no-community", "community"}, "bath.visit.not-final") == "true");
  Ruleset reset;
  for (const Profile& profile : profiles()) apply(profile, reset);
  CHECK(reset != Ruleset{});
  apply(*find_profile("community"), reset);
  CHECK(reset == Ruleset{});
}

}  // namespace barber::options_test
