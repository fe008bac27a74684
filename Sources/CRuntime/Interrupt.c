#include "CRuntime.h"
#include <signal.h>
#include <stddef.h>

// The handler is C: one in Swift could ask which actor it runs on, and whether it may write.

static volatile sig_atomic_t was_interrupted;
static struct sigaction before;

static void interrupted(int number) {
  (void)number;
  was_interrupted = 1;
}

void brewlog_interrupts_start(void) {
  was_interrupted = 0;
  struct sigaction action = {.sa_handler = interrupted, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, &before);
}

void brewlog_interrupts_stop(void) { sigaction(SIGINT, &before, NULL); }

bool brewlog_was_interrupted(void) { return was_interrupted != 0; }
