// The value of every option: what a table plays by. A plain value; profiles.hpp names the usual
// ones. Rules read it through Options only, which records what was read: an option that a ruling
// never read cannot have changed it.
#pragma once

#include <array>
#include <bitset>
#include <compare>
#include <cstdint>
#include <span>
#include <string>

#include "rules/rule.hpp"

namespace barber {

// All options, in the order of the book.
std::span<const Rule* const> option_list();
// The option with that id, or nullptr.
const Rule* find_option(std::string_view id);

inline constexpr std::size_t kMostOptions = 128;
using OptionSet = std::bitset<kMostOptions>;  // by number in option_list()
std::size_t option_number(const Rule& option);

// The number of the value with that name; -1: the option has none such.
int find_value(const Rule& option, std::string_view name);

class Ruleset {
 public:
  // Every option at its default.
  Ruleset() = default;

  int value(const Rule& option) const { return values_[option_number(option)]; }
  void set(const Rule& option, int value) {
    values_[option_number(option)] = static_cast<std::uint8_t>(value);
  }
  std::string_view value_name(const Rule& option) const {
    return option.values[static_cast<std::size_t>(value(option))].name;
  }
  friend auto operator<=>(const Ruleset&, const Ruleset&) = default;

 private:
  std::array<std::uint8_t, kMostOptions> values_{};
};

// Why a setting of this option changes nothing where `rules` hold: it needs another one that is
// false. Empty: it may change something.
std::string why_idle(const Rule& option, const Ruleset& rules);

// The one accessor of the rules. What it reads is recorded for the ruling.
class Options {
 public:
  Options(const Ruleset& rules, OptionSet& read) : rules_(rules), read_(read) {}

  // Of an option whose values are `true` and `false`.
  bool on(const Rule& option) { return value_name(option) == "true"; }
  // Whether the option has its default, where its values are words.
  bool is_default(const Rule& option) { return value(option) == 0; }
  int value(const Rule& option) {
    read_.set(option_number(option));
    return rules_.value(option);
  }

 private:
  std::string_view value_name(const Rule& option) {
    return option.values[static_cast<std::size_t>(value(option))].name;
  }

  const Ruleset& rules_;
  OptionSet& read_;
};

}  // namespace barber
