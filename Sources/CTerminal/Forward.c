#include "CTerminal.h"
#include "Guard.h"
#include "Signals.h"
#include <errno.h>
#include <time.h>
#include <unistd.h>

// All of this runs in signal handlers: it calls nothing that is not safe in them.

enum { patience_seconds = 2 };

int terminal_signals_pipe[2] = {-1, -1};
atomic_llong terminal_signals_first_request;

int terminal_signal_ends_program(int number) {
  return number != SIGTSTP && number != SIGCONT && number != SIGWINCH;
}

// A program stuck in a loop never reads the pipe; whoever asks again after a while is obeyed without it.
static void insist(int number) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  // Signals come on any thread, and two at once: one of them is the first.
  long long first = 0, present = (long long)now.tv_sec + 1;
  if (atomic_compare_exchange_strong(&terminal_signals_first_request, &first, present)) return;
  if (present - first >= patience_seconds) {
    terminal_guard_leave();
    _exit(128 + number);
  }
}

void terminal_signals_forward(int number) {
  int saved = errno;
  unsigned char byte = (unsigned char)number;
  if (terminal_signal_ends_program(number)) insist(number);
  // A full pipe already says all that matters.
  if (write(terminal_signals_pipe[1], &byte, 1) < 0) { }
  errno = saved;
}
