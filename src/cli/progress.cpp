#include "cli/progress.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cmath>

#include "cli/common.hpp"

namespace barber::cli {
namespace {

constexpr std::chrono::milliseconds kBetweenLines{100};

// 12345 as "12,345".
std::string grouped(std::uint64_t number) {
  std::string text = std::to_string(number);
  for (std::size_t at = text.size(); at > 3;) {
    at -= 3;
    text.insert(at, ",");
  }
  return text;
}

std::string time_left(double seconds) {
  const auto whole = static_cast<std::uint64_t>(std::ceil(seconds));
  if (whole < 60) return fmt::format("{} s", whole);
  if (whole < 3600) return fmt::format("{} min {:02} s", whole / 60, whole % 60);
  return fmt::format("{} h {:02} min", whole / 3600, whole / 60 % 60);
}

}  // namespace

std::string progress_line(std::size_t done, std::size_t total, int failed, double seconds) {
  std::string line = fmt::format("{} of {} files", grouped(done), grouped(total));
  if (failed > 0) line += fmt::format(", {} failed", grouped(static_cast<std::uint64_t>(failed)));
  if (done == 0 || seconds <= 0) return line;
  const double rate = static_cast<double>(done) / seconds;
  return line + fmt::format(", {} a second, {} left",
                            grouped(static_cast<std::uint64_t>(std::llround(rate))),
                            time_left(static_cast<double>(total - done) / rate));
}

Progress::Progress(std::size_t total, bool wanted)
    : total_(total),
      terminal_(wanted && isatty(STDERR_FILENO) == 1),
      start_(Clock::now()),
      last_(start_) {}

void Progress::show(std::size_t done, int failed) {
  if (!terminal_) return;
  const Clock::time_point now = Clock::now();
  if (now - last_ < kBetweenLines) return;
  last_ = now;
  const std::chrono::duration<double> since = now - start_;
  write_err("\r\033[K" + progress_line(done, total_, failed, since.count()));
  shown_ = true;
}

void Progress::clear() {
  if (!shown_) return;
  write_err("\r\033[K");
  shown_ = false;
}

}  // namespace barber::cli
