#include "report/json_parts.hpp"

namespace barber {

Json position_json(Position at) { return Json::array({at.x, at.y}); }

Json place_json(const Where& where, const Words& words) {
  if (where.kind == Place::Kind::supply) return Json{{"in", "supply"}};
  return Json{{"at", position_json(where.at)}, {"in", words.feature(where)}};
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

}  // namespace barber
