// Which of several layers of rules wins: a profile, the file's options, a variant's, the command
// line's.
#include "scenario/rule_settings.hpp"

#include "catch.hpp"
#include "scenario/reader.hpp"

namespace barber::rule_settings_test {
namespace {

Setting setting(std::string_view id, std::string_view value) {
  const Rule* option = find_option(id);
  REQUIRE(option != nullptr);
  return {option, find_value(*option, value)};
}

std::string_view value(const Scenario& scenario, std::string_view id) {
  return scenario.rules.value_name(*find_option(id));
}

}  // namespace

TEST_CASE("each later layer wins, and a later profile leaves the options in place") {
  const ReadResult read = read_scenarios(
      "f.yaml",
      "players: [red]\n"
      "rules: {profile: fr, options: {base.city.two-tile: half, bath.visit.any-player: false}}\n"
      "variants:\n"
      "  - {name: option, rules: {options: {bath.visit.any-player: true}}}\n"
      "  - {name: profile, rules: {profile: it-2019}}\n");
  REQUIRE(read.ok());
  const auto& cases = read.documents.at(0).scenarios;
  // The file: its profile, and its options on top.
  CHECK(value(cases[0], "bath.leave.free") == "automatic");
  CHECK(value(cases[0], "base.city.two-tile") == "half");
  CHECK(value(cases[0], "bath.visit.any-player") == "false");
  // A variant's option beats the file's, and the rest stays.
  CHECK(value(cases[1], "bath.visit.any-player") == "true");
  CHECK(value(cases[1], "bath.leave.free") == "automatic");
  CHECK(value(cases[1], "base.city.two-tile") == "half");
  // A variant's profile replaces the file's, under the file's options.
  CHECK(value(cases[2], "bath.leave.free") == "owner-may");
  CHECK(value(cases[2], "bath.place.compulsory") == "true");
  CHECK(value(cases[2], "base.city.two-tile") == "half");
  // So does the command line's, and what it sets beats all.
  RuleSettings flags;
  flags.profiles = {find_profile("community")};
  flags.options = {setting("bath.visit.any-player", "true"), setting("base.city.two-tile", "full"),
                   setting("base.city.two-tile", "half")};
  const Scenario other = under(cases[2], flags);
  CHECK(value(other, "bath.place.compulsory") == "false");
  CHECK(value(other, "bath.visit.any-player") == "true");
  CHECK(value(other, "base.city.two-tile") == "half");
  CHECK(value(under(cases[0], {}), "bath.leave.free") == "automatic");
}

}  // namespace barber::rule_settings_test
