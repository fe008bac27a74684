#define _GNU_SOURCE
#include "Signals.h"
#include "CTerminal.h"
#include <fcntl.h>
#include <unistd.h>

// Those that stop or resize, and all whose default is to end a program, but for the crashes.
static const int caught[] = {
  SIGTSTP, SIGCONT, SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2,
  SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ, SIGSYS,
#ifdef SIGPOLL
  SIGPOLL,
#endif
#ifdef SIGSTKFLT
  SIGSTKFLT,
#endif
#ifdef SIGPWR
  SIGPWR,
#endif
};
enum { caught_count = sizeof caught / sizeof *caught };

static struct sigaction before[caught_count];

int terminal_signals_start(void) {
  int *ends = terminal_signals_pipe;
  if (ends[0] < 0 && pipe2(ends, O_CLOEXEC | O_NONBLOCK) < 0) return -1;
  atomic_store(&terminal_signals_first_request, 0);
  struct sigaction action = {.sa_handler = terminal_signals_forward, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < caught_count; i++) {
    sigaction(caught[i], NULL, &before[i]);
    // `nohup` and the like: what the parent had ignored stays ignored.
    if (terminal_signal_ends_program(caught[i]) && before[i].sa_handler == SIG_IGN) continue;
    sigaction(caught[i], &action, NULL);
  }
  return ends[0];
}

void terminal_signals_stop(void) {
  int *ends = terminal_signals_pipe;
  if (ends[0] < 0) return;
  for (int i = 0; i < caught_count; i++) sigaction(caught[i], &before[i], NULL);
  close(ends[0]);
  close(ends[1]);
  ends[0] = ends[1] = -1;
}

void terminal_signals_suspend(int whole_group) {
  struct sigaction stop = {.sa_handler = SIG_DFL}, ours;
  sigemptyset(&stop.sa_mask);
  sigaction(SIGTSTP, &stop, &ours);
  // The others of a pipeline, or the `make` that started us, must stop with us, or the shell never gets its turn.
  kill(whole_group ? 0 : getpid(), SIGTSTP);
  sigaction(SIGTSTP, &ours, NULL);
}
