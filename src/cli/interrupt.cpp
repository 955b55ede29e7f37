#include "cli/interrupt.hpp"

#include <atomic>

namespace barber::cli {
namespace {

std::atomic<bool> seen{false};
static_assert(std::atomic<bool>::is_always_lock_free);  // a signal handler may use no other

void note(int /*signal*/) { seen = true; }

}  // namespace

InterruptWatch::InterruptWatch() {
  seen = false;
  (void)sigaction(SIGINT, nullptr, &before_);
  if (before_.sa_handler == SIG_IGN) return;
  struct sigaction watch {};
  watch.sa_handler = note;
  // A file that is being read is read to its end; the next ctrl-C finds no handler any more.
  watch.sa_flags = static_cast<int>(static_cast<unsigned>(SA_RESTART) | SA_RESETHAND);
  (void)sigaction(SIGINT, &watch, nullptr);
}

InterruptWatch::~InterruptWatch() { (void)sigaction(SIGINT, &before_, nullptr); }

bool InterruptWatch::interrupted() { return seen; }

}  // namespace barber::cli
