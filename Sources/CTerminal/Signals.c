#define _GNU_SOURCE
#include "CTerminal.h"
#include "Guard.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <time.h>
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
enum { patience_seconds = 2 };

static struct sigaction before[caught_count];
static int pipe_ends[2] = {-1, -1};
static volatile time_t first_request;

int terminal_signal_ends_program(int number) {
  return number != SIGTSTP && number != SIGCONT && number != SIGWINCH;
}

// A program stuck in a loop never reads the pipe; whoever asks again after a while is obeyed without it.
static void insist(int number) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  if (!first_request) {
    first_request = now.tv_sec + 1;
  } else if (now.tv_sec + 1 - first_request >= patience_seconds) {
    terminal_guard_restore();
    _exit(128 + number);
  }
}

static void forward(int number) {
  int saved = errno;
  unsigned char byte = (unsigned char)number;
  if (terminal_signal_ends_program(number)) insist(number);
  // A full pipe already says all that matters.
  if (write(pipe_ends[1], &byte, 1) < 0) { }
  errno = saved;
}

int terminal_signals_start(void) {
  if (pipe_ends[0] < 0 && pipe2(pipe_ends, O_CLOEXEC | O_NONBLOCK) < 0) return -1;
  first_request = 0;
  struct sigaction action = {.sa_handler = forward, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < caught_count; i++) {
    sigaction(caught[i], NULL, &before[i]);
    // `nohup` and the like: what the parent had ignored stays ignored.
    if (terminal_signal_ends_program(caught[i]) && before[i].sa_handler == SIG_IGN) continue;
    sigaction(caught[i], &action, NULL);
  }
  return pipe_ends[0];
}

void terminal_signals_stop(void) {
  if (pipe_ends[0] < 0) return;
  for (int i = 0; i < caught_count; i++) sigaction(caught[i], &before[i], NULL);
  close(pipe_ends[0]);
  close(pipe_ends[1]);
  pipe_ends[0] = pipe_ends[1] = -1;
}

void terminal_signals_suspend(int whole_group) {
  struct sigaction stop = {.sa_handler = SIG_DFL}, ours;
  sigemptyset(&stop.sa_mask);
  sigaction(SIGTSTP, &stop, &ours);
  // The others of a pipeline, or the `make` that started us, must stop with us, or the shell never gets its turn.
  kill(whole_group ? 0 : getpid(), SIGTSTP);
  sigaction(SIGTSTP, &ours, NULL);
}
