#define _GNU_SOURCE
#include "Guard.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

// All of this runs in signal handlers: it calls nothing that is not safe in them.

// The waits of others are twice as long as those of the thread that restores, or tells of a crash.
enum { step_milliseconds = 10, wait_steps = 2 * terminal_guard_patience };

void terminal_guard_wait_while(atomic_int *variable, int value) {
  for (int step = 0; step < wait_steps && atomic_load(variable) == value; step++)
    poll(NULL, 0, step_milliseconds);
}

// A terminal that takes nothing, behind a line that is down, must not keep the program from ending. Byte by byte, for
// only of one there is known to be room; how the terminal is opened is also the shell's business.
void terminal_guard_put(int descriptor, const char *bytes, size_t count, int *patience) {
  for (const char *end = bytes + count; bytes < end;) {
    struct pollfd entry = {.fd = descriptor, .events = POLLOUT};
    while (poll(&entry, 1, step_milliseconds) == 0) {
      if (--*patience <= 0) return;
    }
    if (!(entry.revents & POLLOUT)) return;
    ssize_t written = write(descriptor, bytes, 1);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    bytes++;
  }
}

// What other threads go on to draw would come behind what restores the terminal: it goes nowhere from here on.
// Returns a descriptor of the terminal that nobody else writes to.
static int take_terminal(void) {
  int own = fcntl(terminal_guard.terminal, F_DUPFD_CLOEXEC, 3);
  int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
  if (own < 0) return terminal_guard.terminal;
  if (nowhere >= 0) dup2(nowhere, terminal_guard.terminal);
  return own;
}

void terminal_guard_give_back(void) {
  int output = atomic_load(&terminal_guard.output), error = atomic_load(&terminal_guard.error);
  if (output >= 0) dup2(output, STDOUT_FILENO);
  if (error >= 0) dup2(error, STDERR_FILENO);
}

static void restore(void) {
  int own = take_terminal();
  int current = atomic_load_explicit(&terminal_guard.current, memory_order_acquire);
  int patience = terminal_guard_patience;
  terminal_guard_put(
    own, terminal_guard.restores[current].bytes, terminal_guard.restores[current].count, &patience);
  tcsetattr(own, TCSANOW, &terminal_guard.settings);
  terminal_guard_give_back();
}

void terminal_guard_restore(void) {
  // A child between fork and exec shares the terminal, but it is not the child's to restore.
  if (getpid() != terminal_guard.owner) return;
  // A handler on this thread would wait for what it interrupts. And in the background, tcsetattr would stop us: with
  // the signal for that blocked it does its work.
  sigset_t all, previous;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, &previous);
  int expected = terminal_guard_armed;
  if (atomic_compare_exchange_strong(&terminal_guard.state, &expected, terminal_guard_restoring)) {
    restore();
    atomic_store(&terminal_guard.state, terminal_guard_restored);
  }
  pthread_sigmask(SIG_SETMASK, &previous, NULL);
  terminal_guard_wait_while(&terminal_guard.state, terminal_guard_restoring);
}

void terminal_guard_leave(void) {
  terminal_guard_restore();
  if (getpid() == terminal_guard.owner) terminal_guard_wait_while(&terminal_guard.is_crashing, 1);
}
