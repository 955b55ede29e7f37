#include "cli/rule_flags.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "catalogue/nearest.hpp"
#include "cli/common.hpp"

namespace barber::cli {
namespace {

void tell(std::string_view what, std::string_view word, const std::vector<std::string_view>& known,
          std::string_view list) {
  const std::string_view near = nearest(word, known);
  write_err(
      fmt::format("barber: {} `{}`\nhelp: {}\n", what, word,
                  near.empty() ? std::string(list) : fmt::format("did you mean `{}`?", near)));
}

std::optional<Setting> setting(std::string_view text) {
  const std::size_t equals = text.find('=');
  if (equals == std::string_view::npos) {
    write_err(
        fmt::format("barber: --set takes OPTION=VALUE, not `{}`\nhelp: as in --set "
                    "bath.visit.any-player=false\n",
                    text));
    return std::nullopt;
  }
  const std::string_view id = text.substr(0, equals);
  const std::string_view value = text.substr(equals + 1);
  const Rule* option = find_option(id);
  std::vector<std::string_view> words;
  if (option == nullptr) {
    for (const Rule* known : option_list()) words.push_back(known->id);
    tell("there is no option", id, words, "`barber rules --options` lists them");
    return std::nullopt;
  }
  const int number = find_value(*option, value);
  if (number == -1) {
    for (const OptionValue& known : option->values) words.push_back(known.name);
    tell(fmt::format("`{}` has no value", id), value, words,
         fmt::format("it is one of {}", fmt::join(words, ", ")));
    return std::nullopt;
  }
  return Setting{option, number};
}

}  // namespace

std::optional<std::vector<const Profile*>> find_profiles(std::string_view list) {
  std::vector<const Profile*> found;
  for (;;) {
    const std::size_t comma = std::min(list.find(','), list.size());
    const std::string_view word = list.substr(0, comma);
    const Profile* profile = find_profile(word);
    if (profile == nullptr) {
      std::vector<std::string_view> words;
      for (const Profile& known : profiles()) words.push_back(known.name);
      tell("no profile is called", word, words, "`barber rules --profiles` lists them");
      return std::nullopt;
    }
    found.push_back(profile);
    if (comma == list.size()) return found;
    list.remove_prefix(comma + 1);
  }
}

std::optional<RuleSettings> rule_settings(const RuleFlags& flags) {
  RuleSettings settings;
  for (const std::string& list : flags.profiles) {
    const auto found = find_profiles(list);
    if (!found) return std::nullopt;
    if (!settings.profiles) settings.profiles.emplace();
    settings.profiles->insert(settings.profiles->end(), found->begin(), found->end());
  }
  for (const std::string& text : flags.settings) {
    const auto one = setting(text);
    if (!one) return std::nullopt;
    settings.options.push_back(*one);
  }
  const Ruleset rules = settings.resolved();
  for (const Setting& one : settings.options) {
    const std::string idle = why_idle(*one.option, rules);
    if (!idle.empty()) write_err(fmt::format("barber: warning: {}\n", idle));
  }
  return settings;
}

}  // namespace barber::cli
