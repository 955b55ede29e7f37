#include "report/json_parts.hpp"

namespace barber {

Json position_json(Position at, const Words& words) {
  if (words.in_sketch()) return words.position(at);
  return Json::array({at.x, at.y});
}

void add_spot(Json& json, Position at, const Words& words) {
  json[words.in_sketch() ? "in" : "at"] = position_json(at, words);
}

void add_positions(Json& json, std::string_view key, std::span<const Position> all,
                   const Words& words) {
  if (words.in_sketch()) return;
  Json list = Json::array();
  for (const Position at : all) list.push_back(position_json(at, words));
  json[std::string(key)] = std::move(list);
}

Json place_tile_json(const Tile& tile, Position at, Rotation rotation, const Words& words) {
  if (!words.in_sketch()) {
    return Json{{"tile", tile.id}, {"at", position_json(at, words)}, {"rotate", degrees(rotation)}};
  }
  const Sketch& sketch = *words.sketch();
  const Sketch::Laid& laid = *sketch.at(at);
  Json json = Json::object();
  const auto add = [&json](const char* key, const std::vector<int>& numbers, const auto& all) {
    for (const int number : numbers) {
      json[key].push_back(all[static_cast<std::size_t>(number)].name);
    }
  };
  add("complete", laid.closes, sketch.features);
  add("surround", laid.surrounds, sketch.bathhouses);
  add("extend", laid.extends, sketch.features);
  if (laid.bathhouse >= 0) {
    json["with-bathhouse"] = sketch.bathhouses[static_cast<std::size_t>(laid.bathhouse)].name;
  }
  if (laid.princess() >= 0) {
    json["princess"] = sketch.features[static_cast<std::size_t>(laid.princess())].name;
  }
  if (laid.tile->has(Symbol::portal)) json["portal"] = true;
  if (laid.tile->has(Symbol::flier)) json["flier"] = true;
  if (laid.tile->has(Symbol::circus)) json["circus"] = true;
  if (laid.tile->has(Symbol::dragon)) json["dragon"] = true;
  if (laid.tile->has(Symbol::volcano)) json["volcano"] = true;
  if (laid.tile->is_abbey()) json["abbey"] = true;
  if (const std::string_view met = laid.mist_met(); !met.empty()) json["mist"] = met;
  return json;
}

Json place_json(const Where& where, const Words& words) {
  if (where.kind == Place::Kind::supply || where.kind == Place::Kind::prison ||
      where.kind == Place::Kind::leipzig) {
    return Json{{"in", words.feature(where)}};
  }
  if (where == kStays) return Json{{"in", "stay"}};
  if (words.in_sketch()) return Json{{"in", words.feature(where)}};
  if (where.kind == Place::Kind::corner) {
    return Json{{"at", position_json(where.at, words)}, {"corner", "SE"}};
  }
  return Json{{"at", position_json(where.at, words)}, {"in", words.feature(where)}};
}

Json goods_json(const Goods& goods) {
  Json json = Json::object();
  for (std::size_t kind = 0; kind < goods.size(); ++kind) {
    if (goods[kind] > 0) json[std::string(facts(kGoods[kind]).word)] = goods[kind];
  }
  return json;
}

Json rule_ids(const Citations& rules) {
  Json list = Json::array();
  for (const Rule* rule : rules) list.push_back(rule->id);
  return list;
}

Json figure_json(const Scenario& scenario, FigureIndex number) {
  const Figure& figure = scenario.table.figure(number);
  Json json{{"owner", scenario.player_names[index(figure.owner)]}, {"kind", name(figure.kind)}};
  if (figure.id >= 0) json["id"] = scenario.figure_ids[static_cast<std::size_t>(figure.id)];
  return json;
}

Json diagnostic_json(const Diagnostic& one) {
  Json json{{"severity", one.severity == Severity::error ? "error" : "warning"},
            {"name", one.name},
            {"line", one.mark.line},
            {"column", one.mark.column},
            {"message", one.message}};
  if (!one.help.empty()) json["help"] = one.help;
  return json;
}

}  // namespace barber
