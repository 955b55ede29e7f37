#include "report/whatif.hpp"

#include <fmt/format.h>

#include "report/brief.hpp"
#include "report/columns.hpp"
#include "report/json.hpp"
#include "report/json_parts.hpp"

namespace barber {
namespace {

Json to_json(const Setting& setting) {
  return Json{{"option", setting.option->id},
              {"value", setting.option->values[static_cast<std::size_t>(setting.value)].name},
              {"meaning", meaning(setting)}};
}

Json to_json(const std::vector<Setting>& reading) {
  Json list = Json::array();
  for (const Setting& setting : reading) list.push_back(to_json(setting));
  return list;
}

}  // namespace

std::string whatif_text(const Scenario& scenario, const WhatIf& found, const Style& style) {
  Columns columns(style);
  columns.line(Tone::strong, name(found.ruling.verdict), brief(scenario, found.ruling), {});
  std::string out = columns.take();
  const std::size_t read = found.ruling.read.count();
  if (found.consequences.empty() && found.complete) {
    columns.line(Tone::good, "decided",
                 read == 0 ? "no option was read: every table rules like this"
                           : fmt::format("{} {} read; no other value changes the outcome", read,
                                         read == 1 ? "option was" : "options were"),
                 {});
  }
  for (const Consequence& consequence : found.consequences) {
    columns.blank();
    std::string_view label = "if";
    for (const std::vector<Setting>& reading : consequence.readings) {
      columns.line(Tone::open, label, written(reading), {});
      for (const Setting& setting : reading) columns.detail(meaning(setting), {});
      label = "or if";
    }
    label = "then";
    for (const std::string& difference :
         differences_in_words(scenario, found.ruling, consequence.ruling)) {
      columns.line(Tone::strong, label, difference, {});
      label = "";
    }
  }
  if (!found.no_effect.empty()) {
    columns.blank();
    std::string_view label = "the same";
    for (const NoEffect& one : found.no_effect) {
      columns.line(Tone::dim, label, written(one.setting), {});
      if (one.others_decide) {
        columns.detail("the outcomes are the same, but another player chooses", {});
      }
      label = "";
    }
  }
  if (!found.complete) {
    columns.blank();
    columns.line(Tone::bad, "stopped",
                 "not every reading, or not every branch, was tried; there may be more", {});
  }
  return out + columns.take();
}

std::string whatif_json(const Scenario& scenario, const WhatIf& found) {
  Json json{{"format_version", kFormatVersion}, {"scenario", scenario.id}};
  if (!scenario.variant.empty()) json["variant"] = scenario.variant;
  json["complete"] = found.complete;
  json["ruling"] = Json::parse(ruling_json(scenario, found.ruling, {}));
  Json consequences = Json::array();
  for (const Consequence& consequence : found.consequences) {
    Json readings = Json::array();
    for (const auto& reading : consequence.readings) readings.push_back(to_json(reading));
    consequences.push_back(
        Json{{"readings", std::move(readings)},
             {"differences", differences_in_words(scenario, found.ruling, consequence.ruling)},
             {"ruling", Json::parse(ruling_json(scenario, consequence.ruling, {}))}});
  }
  json["consequences"] = std::move(consequences);
  Json no_effect = Json::array();
  for (const NoEffect& one : found.no_effect) {
    Json entry = to_json(one.setting);
    entry["others_decide"] = one.others_decide;
    no_effect.push_back(std::move(entry));
  }
  json["no_effect"] = std::move(no_effect);
  return json.dump(2) + '\n';
}

}  // namespace barber
