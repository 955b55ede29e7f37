#include "cli/common.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <system_error>

#include "catalogue/nearest.hpp"
#include "scenario/text_check.hpp"

namespace barber::cli {
namespace {

constexpr std::size_t kMostRead = kLargestText + 1;  // one byte more than a file may have
constexpr std::size_t kAtOnce = std::size_t{1} << 14U;

bool colour(const std::string& when, int stream) {
  if (when == "always") return true;
  if (when == "never") return false;
  const char* no_colour = std::getenv("NO_COLOR");
  if (no_colour != nullptr && *no_colour != '\0') return false;
  return isatty(stream) == 1;
}

void write_all(std::string_view text, std::FILE* stream) {
  if (std::fwrite(text.data(), 1, text.size(), stream) == text.size()) return;
  // Nobody reads any more (`| head`): there is nothing left to do.
  if (errno == EPIPE) leave_quietly();
}

struct Close {
  void operator()(std::FILE* file) const { (void)std::fclose(file); }
};

}  // namespace

Style ColourChoice::out() const { return Style(colour(when, STDOUT_FILENO)); }
Style ColourChoice::err() const { return Style(colour(when, STDERR_FILENO)); }

void write_out(std::string_view text) { write_all(text, stdout); }
void write_err(std::string_view text) { write_all(text, stderr); }

ExitCode refuse(std::string_view what, std::string_view help) {
  write_err(fmt::format("barber: {}\n", what));
  if (!help.empty()) write_err(fmt::format("help: {}\n", help));
  return ExitCode::wrong_command_line;
}

bool write_out_now(std::string_view text) {
  const bool written = std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
  if ((written && std::fflush(stdout) == 0) || errno != EPIPE) return true;
  std::clearerr(stdout);  // that nobody reads any more is no fault to be told of in the end
  return false;
}

void leave_quietly() { std::_Exit(0); }

bool finish_out() {
  const bool flushed = std::fflush(stdout) == 0;
  if (!flushed && errno == EPIPE) leave_quietly();
  if (flushed && std::ferror(stdout) == 0) return true;
  write_err("barber: standard output could not be written\n");
  return false;
}

FileText read_file(const std::string& path) {
  const std::unique_ptr<std::FILE, Close> opened(path == "-" ? nullptr
                                                             : std::fopen(path.c_str(), "rb"));
  std::FILE* file = path == "-" ? stdin : opened.get();
  FileText result;
  if (file == nullptr) {
    result.error = std::generic_category().message(errno);
    return result;
  }
  std::size_t size = 0;
  do {
    result.text.resize(std::min(std::max(size * 4, kAtOnce), kMostRead));
    size += std::fread(result.text.data() + size, 1, result.text.size() - size, file);
  } while (size == result.text.size() && size < kMostRead);
  if (std::ferror(file) != 0) result.error = std::generic_category().message(errno);
  result.text.resize(size);
  return result;
}

void write_diagnostics(const std::vector<Diagnostic>& diagnostics, std::string_view file,
                       std::string_view text) {
  for (const Diagnostic& diagnostic : diagnostics) {
    write_err(format(diagnostic, file, text));
  }
}

std::string json_list(const std::vector<std::string>& texts) {
  if (texts.size() == 1) return texts.front();
  return fmt::format("[\n{}]\n", fmt::join(texts, ",\n"));
}

std::vector<const Scenario*> wanted(const Document& document, const std::string& variant) {
  std::vector<const Scenario*> found;
  for (const Scenario& scenario : document.scenarios) {
    if (variant == "all" || scenario.variant == variant) found.push_back(&scenario);
  }
  if (!found.empty()) return found;
  std::vector<std::string_view> names;
  for (const Scenario& scenario : document.scenarios) names.push_back(scenario.variant);
  const std::string_view near = nearest(variant, names);
  std::string help = "it has no variants";
  if (!near.empty()) {
    help = fmt::format("did you mean `{}`?", near);
  } else if (names.size() > 1) {
    help = fmt::format("known: {}", fmt::join(names.begin() + 1, names.end(), ", "));
  }
  write_err(fmt::format("barber: {} has no variant `{}`\nhelp: {}\n", document.id, variant, help));
  return found;
}

}  // namespace barber::cli
