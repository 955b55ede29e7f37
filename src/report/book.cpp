#include "report/book.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "report/columns.hpp"
#include "scenario/diagnostic.hpp"

namespace barber {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kTextColumns = 78;

std::string paragraph(std::string_view text) {
  std::string out;
  for (const std::string& line : wrap(text, kTextColumns)) out += "  " + line + '\n';
  return out;
}

Json to_json(const Rule& rule) {
  Json json{
      {"id", rule.id}, {"origin", name(rule.origin)}, {"source", rule.source}, {"text", rule.text}};
  if (!rule.not_adjudicated.empty()) json["not_adjudicated"] = rule.not_adjudicated;
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
  out += fmt::format("\n  origin  {}\n", name(rule.origin));
  const std::vector<std::string> sources = wrap(rule.source, kTextColumns - 8);
  for (std::size_t i = 0; i < sources.size(); ++i) {
    out += fmt::format("  {:<7} {}\n", i == 0 ? "source" : "", sources[i]);
  }
  if (!rule.not_adjudicated.empty()) {
    out += fmt::format("  not adjudicated: {}\n", rule.not_adjudicated);
  }
  return out;
}

std::string rule_list_json(std::span<const Rule* const> rules) {
  Json all = Json::array();
  for (const Rule* rule : rules) all.push_back(to_json(*rule));
  return Json{{"format_version", 1}, {"rules", std::move(all)}}.dump(2) + '\n';
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
