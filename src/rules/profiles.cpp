#include "rules/profiles.hpp"

#include <algorithm>

#include "rules/barber_surgeons_elsewhere_rules.hpp"
#include "rules/barber_surgeons_rules.hpp"
#include "rules/bazaars_rules.hpp"
#include "rules/bridges_rules.hpp"
#include "rules/castles_rules.hpp"

namespace barber {
namespace {

using Settings = std::vector<Setting>;

Setting to(const Rule& option, std::string_view value) {
  return {&option, find_value(option, value)};
}

// What `below` sets, and `above` on top of it. An option is named once, in its first place.
Settings on_top(Settings below, const Settings& above) {
  for (const Setting& setting : above) {
    const auto same = std::find_if(below.begin(), below.end(), [&](const Setting& other) {
      return other.option == setting.option;
    });
    if (same == below.end()) {
      below.push_back(setting);
    } else {
      same->value = setting.value;
    }
  }
  return below;
}

Settings community() {
  Settings settings;
  for (const Rule* option : option_list()) settings.push_back({option, 0});
  return settings;
}

// Options that only the community settles have two values.
Settings no_community() {
  Settings settings;
  for (const Rule* option : option_list()) {
    if (option->origin == Origin::community) settings.push_back({option, 1});
  }
  return settings;
}

Settings it_2019() {
  return on_top(
      no_community(),
      {to(bath::place_compulsory, "true"), to(bath::bonus_roads, "any-on-tile"),
       to(bath::visit_meeples_only, "true"), to(bath::visit_guards, "false"),
       to(bath::visit_zero_points, "true"), to(bath::visit_zero_points_mayor, "true"),
       to(bath::visit_zero_points_castle_mayor, "true"), to(bath::visit_zero_points_ghosts, "true"),
       to(bath::visit_zero_points_surveyors, "true")});
}

Settings fr() {
  return {to(bath::bonus_roads, "any-on-tile"),     to(bath::visit_guards, "false"),
          to(bath::visit_big_top, "true"),          to(bath::leave_free, "automatic"),
          to(bath::fairy_assign, "false"),          to(bath::fairy_one_point, "false"),
          to(bath::fairy_no_three_points, "false"), to(bath::fairy_blocks_dragon, "false"),
          to(bath::dragon_eats, "false"),           to(bath::dragon_eats_on_arrival, "false"),
          to(bath::portal_forbidden, "false"),      to(bath::wagon_bath_first, "false"),
          to(bath::wagon_no_bath_target, "false"),  to(bath::wagon_no_move_on_release, "false"),
          to(bath::flier_forbidden, "false"),       to(bath::leipzig_none, "false")};
}

Settings c1() {
  return {to(bridges::timing, "any-time"), to(bazaars::too_few_tiles, "auction"),
          to(bazaars::builder_turn, "before-auction")};
}

Settings zmg() {
  return on_top(c1(),
                {to(castles::eligible, "any-end-segment"), to(bazaars::bid_cap, "own-score")});
}

Settings rgg_bb3() {
  return on_top(c1(),
                {to(castles::field_needs_completion, "true"), to(bazaars::too_few_tiles, "skip")});
}

Settings hig_bb3() { return on_top(c1(), {to(castles::fairy, "allowed")}); }

}  // namespace

std::span<const Profile> profiles() {
  static const std::vector<Profile> all{
      {"community",
       "The default: the second edition as its pages print it, with the readings that the "
       "community "
       "has agreed on where they are silent. It sets every option to its default.",
       community()},
      {"no-community",
       "What would hold if every reading were refused that the pages mark as the community's: each "
       "such option has its other value. It is a counterfactual, not an edition; it shows what "
       "rests "
       "on the community alone.",
       no_community()},
      {"it-2019",
       "The Italian page of The Barber-Surgeons as it stood in 2019: none of the community's "
       "readings but those that its text or its one note has, and its own wording of the rest.",
       it_2019()},
      {"fr",
       "The French page of The Barber-Surgeons: the meeple goes home by itself, the banners are "
       "worded more widely, and the readings that the page does not have do not hold.",
       fr()},
      {"c1", "Bridges, Castles and Bazaars in its first edition.", c1()},
      {"zmg", "Z-Man's Bridges, Castles and Bazaars: c1, and Z-Man's own wording.", zmg()},
      {"rgg-bb3", "Big Box 3 of Rio Grande: c1, and what that box says otherwise.", rgg_bb3()},
      {"hig-bb3", "Big Box 3 of Hans im Glück: c1, and what that box says otherwise.", hig_bb3()},
  };
  return all;
}

const Profile* find_profile(std::string_view name) {
  const auto all = profiles();
  const auto found = std::find_if(all.begin(), all.end(),
                                  [&](const Profile& profile) { return profile.name == name; });
  return found == all.end() ? nullptr : &*found;
}

void apply(const Profile& profile, Ruleset& rules) {
  for (const Setting& setting : profile.settings) rules.set(*setting.option, setting.value);
}

}  // namespace barber
