#include "CRuntime.h"
#include <signal.h>
#include <stddef.h>

// The handler is C: one in Swift could ask which actor it runs on, and whether it may write.

static volatile sig_atomic_t was_interrupted;
static struct sigaction before;
// How many have started and not stopped: the main thread's alone.
static int depth;

static void interrupted(int number) {
  (void)number;
  was_interrupted = 1;
}

void brewlog_interrupts_start(void) {
  if (depth++ > 0) return;
  was_interrupted = 0;
  sigaction(SIGINT, NULL, &before);
  // What is started in the background by a script, and the like: what the parent had ignored stays ignored.
  if (before.sa_handler == SIG_IGN) return;
  struct sigaction action = {.sa_handler = interrupted, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, NULL);
}

void brewlog_interrupts_stop(void) {
  if (--depth == 0) sigaction(SIGINT, &before, NULL);
}

bool brewlog_was_interrupted(void) { return was_interrupted != 0; }
