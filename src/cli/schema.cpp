#include "catalogue/nearest.hpp"
#include "cli/commands.hpp"
#include "report/schemas.hpp"

namespace barber::cli {

ExitCode schema(const SchemaOptions& options) {
  std::vector<std::string_view> names;
  for (const EmbeddedSchema& one : schemas()) {
    names.push_back(one.name);
    if (one.name != options.name) continue;
    write_out(one.text);
    return ExitCode::done;
  }
  std::string known;
  for (const std::string_view name : names) known += " " + std::string(name);
  const std::string_view near = nearest(options.name, names);
  write_err("barber: there is no schema `" + options.name + "`\nhelp: " +
            (near.empty() ? "known:" + known : "did you mean `" + std::string(near) + "`?") + "\n");
  return ExitCode::wrong_command_line;
}

}  // namespace barber::cli
