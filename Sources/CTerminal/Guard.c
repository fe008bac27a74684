#define _GNU_SOURCE
#include "Guard.h"
#include "CTerminal.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

const int terminal_guard_crashes[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE};
struct terminal_guard terminal_guard = {.terminal = -1, .output = -1, .error = -1, .captured = -1};

enum { stack_size = 64 * 1024 };
static char stack[stack_size];

static void catch_crashes(void) {
  stack_t alternate = {.ss_sp = stack, .ss_size = sizeof stack}, present;
  // The Swift runtime may have brought a stack of its own; either will do.
  if (sigaltstack(NULL, &present) == 0 && present.ss_flags & SS_DISABLE) sigaltstack(&alternate, NULL);
  struct sigaction action = {.sa_handler = terminal_guard_crashed, .sa_flags = SA_ONSTACK};
  // A request to end that comes to the thread that crashes would wait for the crash to tell of itself, and keep it from
  // that. What crashes again in the handler is blocked too: the system then ends the program.
  sigfillset(&action.sa_mask);
  for (int i = 0; i < terminal_guard_crash_count; i++)
    sigaction(terminal_guard_crashes[i], &action, &terminal_guard.before[i]);
}

void terminal_guard_arm(int descriptor, const struct termios *settings) {
  static int registered;
  terminal_guard.terminal = descriptor;
  terminal_guard.settings = *settings;
  terminal_guard.owner = getpid();
  terminal_guard.program = program_invocation_short_name;
  // The Swift runtime's backtrace asks questions on a terminal, for half a minute: only for those who asked for it.
  terminal_guard.chains = getenv("SWIFT_BACKTRACE") != NULL;
  catch_crashes();
  atomic_store(&terminal_guard.state, terminal_guard_armed);
  if (!registered) registered = atexit(terminal_guard_leave) == 0;
}

void terminal_guard_set_restore(const char *bytes, size_t count) {
  int other = !atomic_load_explicit(&terminal_guard.current, memory_order_relaxed);
  if (count > terminal_guard_restore_capacity) count = terminal_guard_restore_capacity;
  memcpy(terminal_guard.restores[other].bytes, bytes, count);
  terminal_guard.restores[other].count = count;
  atomic_store_explicit(&terminal_guard.current, other, memory_order_release);
}

void terminal_guard_set_capture(int output, int error, int file) {
  atomic_store(&terminal_guard.output, output);
  atomic_store(&terminal_guard.error, error);
  atomic_store(&terminal_guard.captured, file);
}

void terminal_guard_disarm(void) {
  int expected = terminal_guard_armed;
  if (!atomic_compare_exchange_strong(&terminal_guard.state, &expected, terminal_guard_disarmed)) {
    // A crash of another thread was first: it ends the program.
    terminal_guard_leave();
    return;
  }
  for (int i = 0; i < terminal_guard_crash_count; i++)
    sigaction(terminal_guard_crashes[i], &terminal_guard.before[i], NULL);
  // A crash of another thread that was a moment late for the terminal tells what was captured, while that is there.
  terminal_guard_wait_while(&terminal_guard.is_crashing, 1);
}
