#include <fmt/format.h>

#include "report/run_parts.hpp"
#include "scenario/printable.hpp"

namespace barber {
namespace {

class ListPrinter : public RunPrinter {
 public:
  std::string file(const RunFile& file) override {
    std::string out;
    for (const CheckedCase& one : file.checked.cases) {
      if (one.result == CaseResult::not_valid) continue;
      out += fmt::format("{}:{}: {}\n", printable(file.path), one.mark.line, one.id);
    }
    return out;
  }
  std::string end(const RunSummary& /*summary*/) override { return {}; }
};

}  // namespace

std::unique_ptr<RunPrinter> list_printer() { return std::make_unique<ListPrinter>(); }

}  // namespace barber
