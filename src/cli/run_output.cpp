#include "cli/run_output.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "catalogue/nearest.hpp"
#include "cli/common.hpp"

namespace barber::cli {
namespace {

std::nullptr_t no_output(std::string_view what, std::string_view help) {
  refuse(what, help);
  return nullptr;
}

}  // namespace

std::unique_ptr<RunOutput> RunOutput::open(const RunOutputOptions& options, const Style& style) {
  auto output = std::make_unique<RunOutput>();
  RunPrinterOptions printing;
  printing.style = style;
  printing.slowest = options.slowest;
  output->out_ = options.list ? list_printer() : run_printer(options.format, printing);
  printing.style = Style(false);
  printing.errors = true;
  std::vector<std::string> names;
  for (const std::string& text : options.reports) {
    const std::size_t equals = std::min(text.find('='), text.size());
    const std::string format = text.substr(0, equals);
    if (equals + 1 >= text.size()) {
      return no_output(fmt::format("--report takes FORMAT=FILE, not `{}`", text),
                       "as in --report junit=barber.xml");
    }
    if (std::find(kRunFormats.begin(), kRunFormats.end(), format) == kRunFormats.end()) {
      const std::vector<std::string_view> known(kRunFormats.begin(), kRunFormats.end());
      const std::string_view near = nearest(format, known);
      return no_output(fmt::format("--report: there is no format `{}`", format),
                       near.empty() ? fmt::format("it is one of {}", fmt::join(known, ", "))
                                    : fmt::format("did you mean `{}`?", near));
    }
    const std::string name = text.substr(equals + 1);
    if (std::find(names.begin(), names.end(), name) != names.end()) {
      return no_output(fmt::format("--report: two reports go to `{}`", name),
                       "give each a file of its own");
    }
    names.push_back(name);
    auto file = std::make_unique<OutputFile>(name);
    if (!file->error().empty()) {
      return no_output(fmt::format("--report: {}: {}", name, file->error()),
                       "name a file in a folder that is there and can be written");
    }
    output->reports_.push_back({run_printer(format, printing), std::move(file)});
  }
  return output;
}

void RunOutput::write(std::string_view text) {
  if (closed_ || text.empty() || write_out_now(text)) return;
  if (reports_.empty()) leave_quietly();
  closed_ = true;  // the reports are still wanted
}

void RunOutput::begin() {
  write(out_->begin());
  for (Report& report : reports_) report.file->write(report.printer->begin());
}

void RunOutput::file(const RunFile& file) {
  write(out_->file(file));
  for (Report& report : reports_) report.file->write(report.printer->file(file));
}

bool RunOutput::end(const RunSummary& summary) {
  write(out_->end(summary));
  bool written = true;
  for (Report& report : reports_) {
    report.file->write(report.printer->end(summary));
    if (report.file->finish()) continue;
    written = false;
    write_err(fmt::format("barber: the report {} could not be written: {}\n", report.file->path(),
                          report.file->error()));
  }
  return written;
}

}  // namespace barber::cli
