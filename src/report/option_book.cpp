#include "report/option_book.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "report/json_parts.hpp"
#include "scenario/wrap.hpp"

namespace barber {
namespace {

// The text from `indent` on; `head`, which is `head_width` wide, stands before its first line.
std::string indented(std::string head, std::size_t head_width, std::size_t indent,
                     std::string_view text) {
  std::string out;
  head += std::string(indent > head_width ? indent - head_width : 0, ' ');
  for (const std::string& line : wrap(text, kColumns - indent)) {
    out += head + line + '\n';
    head = std::string(indent, ' ');
  }
  return out;
}

const OptionValue& value_of(const Rule& option, int value) {
  return option.values[static_cast<std::size_t>(value)];
}

std::string option_line(std::string_view id, std::string_view usual, std::string_view others) {
  return fmt::format("{:<36}  {:<13}  {}\n", id, usual, others);
}

Json to_json(const OptionValue& value) {
  return Json{{"value", value.name}, {"meaning", value.meaning}};
}

Json to_json(const Profile& profile) {
  Json settings = Json::array();
  for (const Setting& setting : profile.settings) {
    Json one{{"option", setting.option->id}};
    one.update(to_json(value_of(*setting.option, setting.value)));
    settings.push_back(std::move(one));
  }
  return Json{{"name", profile.name}, {"text", profile.text}, {"settings", std::move(settings)}};
}

bool sets_defaults_only(const Profile& profile) {
  return std::all_of(profile.settings.begin(), profile.settings.end(),
                     [](const Setting& setting) { return setting.value == 0; });
}

std::string profile_text(const Profile& profile, const Style& style) {
  std::string out = style(Tone::strong, profile.name) + '\n' + indented("", 0, 2, profile.text);
  if (sets_defaults_only(profile)) return out;  // as the text says: `barber rules --options`
  for (const Setting& setting : profile.settings) {
    const OptionValue& value = value_of(*setting.option, setting.value);
    out += fmt::format("  {}: {}\n", setting.option->id, style(Tone::strong, value.name));
    out += indented("", 0, 6, value.meaning);
  }
  return out;
}

std::vector<const Rule*> differing(const Ruleset& first, const Ruleset& second) {
  std::vector<const Rule*> found;
  for (const Rule* option : option_list()) {
    if (first.value(*option) != second.value(*option)) found.push_back(option);
  }
  return found;
}

}  // namespace

std::string option_list_text(const Style& style) {
  std::string out = style(Tone::dim, option_line("option", "default", "other values"));
  for (const Rule* option : option_list()) {
    std::string others;
    for (const OptionValue& value : option->values.subspan(1)) {
      others += (others.empty() ? "" : ", ") + std::string(value.name);
    }
    out += option_line(option->id, option->values.front().name, others);
  }
  return out;
}

std::string profile_list_text(const Style& style) {
  std::string out;
  for (const Profile& profile : profiles()) {
    if (!out.empty()) out += '\n';
    out += profile_text(profile, style);
  }
  return out;
}

std::string profile_list_json() {
  Json all = Json::array();
  for (const Profile& profile : profiles()) all.push_back(to_json(profile));
  return Json{{"format_version", kFormatVersion}, {"profiles", std::move(all)}}.dump(2) + '\n';
}

std::string profile_diff_text(const NamedRules& first, const NamedRules& second,
                              const Style& style) {
  const std::vector<const Rule*> options = differing(first.rules, second.rules);
  if (options.empty()) return "no option differs\n";
  const std::size_t indent = 4 + std::max(width(first.name), width(second.name));
  std::string out;
  for (const Rule* option : options) {
    out += style(Tone::strong, option->id) + '\n';
    for (const NamedRules* side : {&first, &second}) {
      const OptionValue& value = value_of(*option, side->rules.value(*option));
      out += indented("  " + style(Tone::dim, side->name), 2 + width(side->name), indent,
                      fmt::format("{}: {}", value.name, value.meaning));
    }
  }
  return out;
}

std::string profile_diff_json(const NamedRules& first, const NamedRules& second) {
  Json options = Json::array();
  for (const Rule* option : differing(first.rules, second.rules)) {
    options.push_back(Json{{"option", option->id},
                           {"first", to_json(value_of(*option, first.rules.value(*option)))},
                           {"second", to_json(value_of(*option, second.rules.value(*option)))}});
  }
  return Json{{"format_version", kFormatVersion},
              {"first", first.name},
              {"second", second.name},
              {"options", std::move(options)}}
             .dump(2) +
         '\n';
}

std::string coverage_text(const Coverage& coverage, const Style& style) {
  std::string out;
  for (const Rule* rule : coverage.never_cited()) {
    out += fmt::format("{}    {}\n", style(Tone::bad, "never cited"), rule->id);
  }
  for (const Setting& setting : coverage.never_decided()) {
    out += fmt::format("{}  {}={}\n", style(Tone::bad, "never decided"), setting.option->id,
                       value_of(*setting.option, setting.value).name);
  }
  return out.empty() ? "every rule is cited, and every option is decided both ways\n" : out;
}

std::string coverage_json(const Coverage& coverage) {
  Json cited = Json::array();
  for (const Rule* rule : coverage.never_cited()) cited.push_back(rule->id);
  Json decided = Json::array();
  for (const Setting& setting : coverage.never_decided()) {
    decided.push_back(Json{{"option", setting.option->id},
                           {"value", value_of(*setting.option, setting.value).name}});
  }
  return Json{{"format_version", kFormatVersion},
              {"never_cited", std::move(cited)},
              {"never_decided", std::move(decided)}}
             .dump(2) +
         '\n';
}

}  // namespace barber
