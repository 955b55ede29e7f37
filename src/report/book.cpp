#include "report/book.hpp"

#include <fmt/format.h>

#include "report/json_parts.hpp"
#include "rules/profiles.hpp"
#include "scenario/diagnostic.hpp"
#include "scenario/wrap.hpp"

namespace barber {
namespace {

constexpr std::size_t kTextColumns = 78;

std::string paragraph(std::string_view text) {
  std::string out;
  for (const std::string& line : wrap(text, kTextColumns)) out += "  " + line + '\n';
  return out;
}

// A label, and what it is about beside it.
std::string field(std::string_view label, std::string_view text) {
  std::string out;
  for (const std::string& line : wrap(text, kTextColumns - 8)) {
    out += fmt::format("  {:<7} {}\n", out.empty() ? label : "", line);
  }
  return out;
}

// The profiles that set the option to that value. The default one sets all, which says nothing.
std::vector<std::string_view> profiles_that_set(const Rule& option, int value) {
  std::vector<std::string_view> found;
  for (const Profile& profile : profiles().subspan(1)) {
    if (std::any_of(profile.settings.begin(), profile.settings.end(), [&](const Setting& setting) {
          return setting.option == &option && setting.value == value;
        })) {
      found.push_back(profile.name);
    }
  }
  return found;
}

Json values_json(const Rule& option) {
  Json values = Json::array();
  for (int i = 0; const OptionValue& value : option.values) {
    values.push_back(Json{{"value", value.name},
                          {"meaning", value.meaning},
                          {"profiles", profiles_that_set(option, i++)}});
  }
  return values;
}

std::string values_text(const Rule& option) {
  std::string out;
  for (int i = 0; const OptionValue& value : option.values) {
    std::string text =
        fmt::format("{}{}: {}", value.name, i == 0 ? " (default)" : "", value.meaning);
    const std::vector<std::string_view> set_by = profiles_that_set(option, i);
    if (!set_by.empty()) text += fmt::format(" (profiles: {})", fmt::join(set_by, ", "));
    out += field(i == 0 ? "values" : "", text);
    ++i;
  }
  return out;
}

Json to_json(const Rule& rule) {
  Json json{
      {"id", rule.id}, {"origin", name(rule.origin)}, {"source", rule.source}, {"text", rule.text}};
  if (!rule.not_adjudicated.empty()) json["not_adjudicated"] = rule.not_adjudicated;
  if (rule.is_option()) {
    json["default"] = rule.values.front().name;
    json["values"] = values_json(rule);
  }
  if (rule.needs != nullptr) json["needs"] = rule.needs->id;
  return json;
}

std::string list_line(const Rule& rule, const Style& style) {
  return fmt::format("{:<46} {}{}\n", rule.id, style(Tone::dim, name(rule.origin)),
                     rule.not_adjudicated.empty() ? "" : "  (not adjudicated)");
}

std::string described(std::string_view name, std::string_view text, const Style& style) {
  return style(Tone::strong, name) + '\n' + paragraph(text);
}

}  // namespace

std::string rule_list_text(std::span<const Rule* const> rules, const Style& style) {
  std::string out;
  for (const Rule* rule : rules) out += list_line(*rule, style);
  return out;
}

std::string rule_texts(std::span<const Rule* const> rules, const Style& style) {
  std::string out;
  for (const Rule* rule : rules) out += list_line(*rule, style) + paragraph(rule->text);
  return out;
}

std::string rule_text(const Rule& rule, const Style& style) {
  std::string out = style(Tone::strong, rule.id) + '\n' + paragraph(rule.text);
  out += '\n' + field("origin", name(rule.origin));
  out += field("source", rule.source);
  if (rule.is_option()) out += values_text(rule);
  if (rule.needs != nullptr) {
    out += field("needs", fmt::format("{}: {}", rule.needs->id, rule.needs->values.front().name));
  }
  if (!rule.not_adjudicated.empty()) {
    out += paragraph(fmt::format("not adjudicated: {}", rule.not_adjudicated));
  }
  return out;
}

std::string rule_list_json(std::span<const Rule* const> rules) {
  Json all = Json::array();
  for (const Rule* rule : rules) all.push_back(to_json(*rule));
  return Json{{"format_version", kFormatVersion}, {"rules", std::move(all)}}.dump(2) + '\n';
}

std::string rule_json(const Rule& rule) { return to_json(rule).dump(2) + '\n'; }

std::string diagnostic_list_text(const Style& style) {
  std::string out;
  for (const DiagnosticName& one : diagnostic_names()) {
    out += described(one.name, one.text, style);
  }
  return out;
}

std::string diagnostic_text(std::string_view name, const Style& style) {
  for (const DiagnosticName& one : diagnostic_names()) {
    if (one.name == name) return described(one.name, one.text, style);
  }
  return {};
}

}  // namespace barber
