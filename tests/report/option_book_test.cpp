// Options and profiles as they are printed.
#include "report/option_book.hpp"

#include <nlohmann/json.hpp>
#include <sstream>

#include "catch.hpp"
#include "report/book.hpp"
#include "rules/rule_book.hpp"
#include "scenario/wrap.hpp"
#include "support/golden.hpp"

namespace barber::option_book_test {

using namespace test;

namespace {

NamedRules rules_of(std::string_view profile) {
  NamedRules found{profile, {}};
  apply(*find_profile(profile), found.rules);
  return found;
}

std::string long_lines(const std::string& text) {
  std::string found;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) {
    if (width(line) > 80) found += line + '\n';
  }
  return found;
}

}  // namespace

TEST_CASE("the lists of options and of profiles are pinned and fit 80 columns") {
  const std::string options = option_list_text(Style(false));
  const std::string all = profile_list_text(Style(false));
  CHECK(golden_difference("report/golden/option-list.txt", options) == "");
  CHECK(golden_difference("report/golden/profile-list.txt", all) == "");
  CHECK(long_lines(options + all) == "");
}

TEST_CASE("what differs between any two profiles fits 80 columns, both ways round") {
  for (const Profile& first : profiles()) {
    for (const Profile& second : profiles()) {
      const NamedRules one = rules_of(first.name);
      const NamedRules other = rules_of(second.name);
      const std::string text = profile_diff_text(one, other, Style(false));
      INFO(text);
      CHECK(long_lines(text) == "");
      CHECK((text == "no option differs\n") == (one.rules == other.rules));
      const auto json = nlohmann::json::parse(profile_diff_json(one, other));
      const auto back = nlohmann::json::parse(profile_diff_json(other, one));
      REQUIRE(json.at("options").size() == back.at("options").size());
      for (std::size_t i = 0; i < back.at("options").size(); ++i) {
        CHECK(json.at("options")[i].at("first") == back.at("options")[i].at("second"));
      }
    }
  }
  CHECK(golden_difference(
            "report/golden/profile-diff.txt",
            profile_diff_text(rules_of("community"), rules_of("zmg"), Style(false))) == "");
}

TEST_CASE("the page of an option has its values, who sets them, and what it needs") {
  CHECK(golden_difference("report/golden/option-page.txt",
                          rule_text(*find_rule("bath.fairy.one-point"), Style(false))) == "");
  CHECK(golden_difference("report/golden/option-page.json",
                          rule_json(*find_rule("bath.fairy.one-point"))) == "");
  for (const Rule* rule : rule_book()) CHECK(long_lines(rule_text(*rule, Style(false))) == "");
}

}  // namespace barber::option_book_test
