// A Tree as nlohmann's JSON, which is what a validator of JSON Schema takes. For tests: numbers
// keep the type that a YAML 1.2 reader would give them.
#pragma once

#include <charconv>
#include <nlohmann/json.hpp>

#include "scenario/tree.hpp"

namespace barber::test {

inline nlohmann::json to_json(const Node& node) {
  switch (node.kind) {
    case NodeKind::null:
      return nullptr;
    case NodeKind::list: {
      nlohmann::json list = nlohmann::json::array();
      for (const Node& item : Items(node)) list.push_back(to_json(item));
      return list;
    }
    case NodeKind::map: {
      nlohmann::json map = nlohmann::json::object();
      for (const Entry entry : Entries(node))
        map[std::string(entry.key.text)] = to_json(entry.value);
      return map;
    }
    case NodeKind::scalar:
      break;
  }
  const std::string text(node.text);
  switch (scalar_type(node)) {
    case ScalarType::boolean:
      return text.front() == 't' || text.front() == 'T';
    case ScalarType::integer: {
      std::int64_t value = 0;
      const auto [end, bad] = std::from_chars(text.data(), text.data() + text.size(), value);
      if (bad == std::errc{}) return value;
      return 1e300;  // beyond any integer
    }
    case ScalarType::number:
      return 0.5;  // any number that is no integer
    case ScalarType::text:
      break;
  }
  return text;
}

}  // namespace barber::test
