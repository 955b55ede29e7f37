#include "cli/check_run.hpp"

#include <fmt/format.h>
#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/info.h>
#include <oneapi/tbb/parallel_pipeline.h>

#include <atomic>
#include <chrono>
#include <exception>
#include <memory>

#include "cli/common.hpp"
#include "scenario/printable.hpp"

namespace barber::cli {
namespace {

// Files begun beside the one that is written next, for each core: enough that a large one does not
// hold up the others, and few enough that memory stays flat.
constexpr std::size_t kAhead = 8;

using Token = std::shared_ptr<CheckedPath>;

// Checks the file that `one` names.
void check(CheckedPath& one, const CheckPlan& plan) {
  RunFile& file = one.file;
  const auto start = std::chrono::steady_clock::now();
  try {
    FileText text;
    if (file.unreadable.empty()) {
      text = read_file(file.path);
      file.unreadable = text.error.value_or("");
    }
    if (file.unreadable.empty()) {
      file.checked = plan.check(file.path, text.text);
      for (const Diagnostic& diagnostic : file.checked.diagnostics) {
        one.told += format(diagnostic, file.path, text.text);
      }
    } else {
      one.told = fmt::format("barber: {}: {}\n", printable(file.path), file.unreadable);
    }
  } catch (const std::exception& error) {
    file.internal_error = error.what();
    one.told += fmt::format("barber: {}: internal error: {}\n", printable(file.path), error.what());
  }
  if (plan.timed) {
    file.microseconds = std::chrono::duration_cast<std::chrono::microseconds>(
                            std::chrono::steady_clock::now() - start)
                            .count();
  }
}

}  // namespace

bool run_check(const std::vector<FoundPath>& paths, const CheckPlan& plan) {
  namespace tbb = oneapi::tbb;
  std::size_t next = 0;
  std::size_t taken = 0;
  std::atomic<bool> enough{false};
  const auto begin = [&]() -> Token {
    if (next == paths.size() || enough || plan.stop()) return nullptr;
    const FoundPath& path = paths[next++];
    return std::make_shared<CheckedPath>(CheckedPath{{path.path, path.error, {}}, ""});
  };
  const auto work = [&](const Token& token) {
    check(*token, plan);
    return token;
  };
  const auto take = [&](const Token& token) {
    if (enough) return;
    if (!plan.take(*token)) enough = true;
    ++taken;
  };
  // To set up threads takes longer than to check a small file.
  if (plan.threads == 1 || paths.size() == 1) {
    while (const Token token = begin()) take(work(token));
    return enough || taken == paths.size();
  }
  const std::size_t threads =
      static_cast<std::size_t>(plan.threads > 0 ? plan.threads : tbb::info::default_concurrency());
  const tbb::global_control limit(tbb::global_control::max_allowed_parallelism, threads);
  const auto first = [&](tbb::flow_control& control) {
    Token token = begin();
    if (!token) control.stop();
    return token;
  };
  using tbb::filter_mode;
  tbb::parallel_pipeline(threads * kAhead,
                         tbb::make_filter<void, Token>(filter_mode::serial_in_order, first) &
                             tbb::make_filter<Token, Token>(filter_mode::parallel, work) &
                             tbb::make_filter<Token, void>(filter_mode::serial_in_order, take));
  return enough || taken == paths.size();
}

}  // namespace barber::cli
