#include "rules/rule_book.hpp"

#include <algorithm>

#include "rules/abbey_and_mayor_rules.hpp"
#include "rules/abbot_rules.hpp"
#include "rules/barber_surgeons_elsewhere_rules.hpp"
#include "rules/barber_surgeons_rules.hpp"
#include "rules/base_game_rules.hpp"
#include "rules/bazaars_rules.hpp"
#include "rules/bridges_rules.hpp"
#include "rules/castles_rules.hpp"
#include "rules/flying_machines_rules.hpp"
#include "rules/ghosts_castles_cemeteries_rules.hpp"
#include "rules/hills_and_sheep_rules.hpp"
#include "rules/inns_and_cathedrals_rules.hpp"
#include "rules/land_surveyors_rules.hpp"
#include "rules/markets_of_leipzig_rules.hpp"
#include "rules/messages_rules.hpp"
#include "rules/phantom_rules.hpp"
#include "rules/princess_and_dragon_rules.hpp"
#include "rules/tower_rules.hpp"
#include "rules/traders_and_builders_rules.hpp"
#include "rules/under_the_big_top_rules.hpp"
#include "rules/watchtowers_rules.hpp"

namespace barber {
namespace {

constexpr auto join_all() {
  std::array<const Rule*,
             base::kRules.size() + abbot::kRules.size() + bath::kRules.size() +
                 bath::kElsewhereRules.size() + bazaars::kRules.size() + inns::kRules.size() +
                 traders::kRules.size() + sheep::kRules.size() + phantom::kRules.size() +
                 mayors::kRules.size() + dragon::kRules.size() + flier::kRules.size() +
                 tower::kRules.size() + watchtowers::kRules.size() + circus::kRules.size() +
                 ghosts::kRules.size() + surveyors::kRules.size() + bridges::kRules.size() +
                 castles::kRules.size() + messages::kRules.size() + leipzig::kRules.size()>
      all{};
  auto end = std::copy(base::kRules.begin(), base::kRules.end(), all.begin());
  end = std::copy(abbot::kRules.begin(), abbot::kRules.end(), end);
  end = std::copy(bath::kRules.begin(), bath::kRules.end(), end);
  end = std::copy(bath::kElsewhereRules.begin(), bath::kElsewhereRules.end(), end);
  end = std::copy(bazaars::kRules.begin(), bazaars::kRules.end(), end);
  end = std::copy(inns::kRules.begin(), inns::kRules.end(), end);
  end = std::copy(traders::kRules.begin(), traders::kRules.end(), end);
  end = std::copy(sheep::kRules.begin(), sheep::kRules.end(), end);
  end = std::copy(phantom::kRules.begin(), phantom::kRules.end(), end);
  end = std::copy(mayors::kRules.begin(), mayors::kRules.end(), end);
  end = std::copy(dragon::kRules.begin(), dragon::kRules.end(), end);
  end = std::copy(flier::kRules.begin(), flier::kRules.end(), end);
  end = std::copy(tower::kRules.begin(), tower::kRules.end(), end);
  end = std::copy(watchtowers::kRules.begin(), watchtowers::kRules.end(), end);
  end = std::copy(circus::kRules.begin(), circus::kRules.end(), end);
  end = std::copy(ghosts::kRules.begin(), ghosts::kRules.end(), end);
  end = std::copy(surveyors::kRules.begin(), surveyors::kRules.end(), end);
  end = std::copy(bridges::kRules.begin(), bridges::kRules.end(), end);
  end = std::copy(castles::kRules.begin(), castles::kRules.end(), end);
  end = std::copy(messages::kRules.begin(), messages::kRules.end(), end);
  std::copy(leipzig::kRules.begin(), leipzig::kRules.end(), end);
  return all;
}

constexpr auto kBook = join_all();

constexpr auto kById = [] {
  auto all = kBook;
  std::sort(all.begin(), all.end(), [](const Rule* a, const Rule* b) { return a->id < b->id; });
  return all;
}();

}  // namespace

std::span<const Rule* const> rule_book() { return kBook; }

const Rule* find_rule(std::string_view id) {
  const auto found =
      std::lower_bound(kById.begin(), kById.end(), id,
                       [](const Rule* rule, std::string_view wanted) { return rule->id < wanted; });
  return found != kById.end() && (*found)->id == id ? *found : nullptr;
}

}  // namespace barber
