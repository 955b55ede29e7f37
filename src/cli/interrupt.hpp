// Ctrl-C during a run: the first asks it to stop where it is whole, the second ends the process as
// ever.
#pragma once

#include <csignal>

namespace barber::cli {

class InterruptWatch {
 public:
  // Watches until it is destroyed; one at a time. A process that was told to ignore ctrl-C does.
  InterruptWatch();
  InterruptWatch(const InterruptWatch&) = delete;
  InterruptWatch& operator=(const InterruptWatch&) = delete;
  ~InterruptWatch();

  // Whether it has come since.
  static bool interrupted();

 private:
  struct sigaction before_ {};
};

}  // namespace barber::cli
