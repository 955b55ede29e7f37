#include "support/schema.hpp"

#include <map>
#include <stdexcept>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>

#include "report/schemas.hpp"

namespace barber::test {
namespace {

using Adapter = valijson::adapters::NlohmannJsonAdapter;

const valijson::Schema& parsed(std::string_view name) {
  static std::map<std::string_view, valijson::Schema> known;
  const auto found = known.find(name);
  if (found != known.end()) return found->second;
  for (const EmbeddedSchema& one : schemas()) {
    if (one.name != name) continue;
    valijson::Schema& schema = known[one.name];
    const auto json = nlohmann::json::parse(one.text);
    valijson::SchemaParser().populateSchema(Adapter(json), schema);
    return schema;
  }
  throw std::runtime_error("no schema " + std::string(name));
}

}  // namespace

std::vector<std::string> schema_errors(std::string_view name, const nlohmann::json& value) {
  valijson::ValidationResults results;
  valijson::Validator(valijson::Validator::kStrongTypes)
      .validate(parsed(name), Adapter(value), &results);
  std::vector<std::string> errors;
  valijson::ValidationResults::Error error;
  while (results.popError(error)) {
    std::string where;
    for (const std::string& step : error.context) where += step;
    errors.push_back(where + ": " + error.description);
  }
  return errors;
}

}  // namespace barber::test
