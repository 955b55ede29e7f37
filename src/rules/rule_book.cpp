#include "rules/rule_book.hpp"

#include <algorithm>

#include "rules/abbot_rules.hpp"
#include "rules/barber_surgeons_elsewhere_rules.hpp"
#include "rules/barber_surgeons_rules.hpp"
#include "rules/base_game_rules.hpp"
#include "rules/bridges_castles_bazaars_rules.hpp"
#include "rules/ghosts_castles_cemeteries_rules.hpp"
#include "rules/land_surveyors_rules.hpp"
#include "rules/under_the_big_top_rules.hpp"
#include "rules/watchtowers_rules.hpp"

namespace barber {
namespace {

constexpr auto join_all() {
  std::array<const Rule*, base::kRules.size() + abbot::kRules.size() + bath::kRules.size() +
                              bath::kElsewhereRules.size() + bazaars::kRules.size() +
                              watchtowers::kRules.size() + circus::kRules.size() +
                              ghosts::kRules.size() + surveyors::kRules.size()>
      all{};
  auto end = std::copy(base::kRules.begin(), base::kRules.end(), all.begin());
  end = std::copy(abbot::kRules.begin(), abbot::kRules.end(), end);
  end = std::copy(bath::kRules.begin(), bath::kRules.end(), end);
  end = std::copy(bath::kElsewhereRules.begin(), bath::kElsewhereRules.end(), end);
  end = std::copy(bazaars::kRules.begin(), bazaars::kRules.end(), end);
  end = std::copy(watchtowers::kRules.begin(), watchtowers::kRules.end(), end);
  end = std::copy(circus::kRules.begin(), circus::kRules.end(), end);
  end = std::copy(ghosts::kRules.begin(), ghosts::kRules.end(), end);
  std::copy(surveyors::kRules.begin(), surveyors::kRules.end(), end);
  return all;
}

constexpr auto kBook = join_all();

}  // namespace

std::span<const Rule* const> rule_book() { return kBook; }

const Rule* find_rule(std::string_view id) {
  const auto found =
      std::find_if(kBook.begin(), kBook.end(), [&](const Rule* rule) { return rule->id == id; });
  return found == kBook.end() ? nullptr : *found;
}

}  // namespace barber
