#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include "CTerminal.h"

static const int caught[] = {SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH};
enum { COUNT = sizeof caught / sizeof *caught };

static struct sigaction before[COUNT];
static int ends[2] = {-1, -1};

/// Only a byte into the pipe. A full pipe already holds enough to wake the reader.
static void note(int number) {
  int saved = errno;
  unsigned char byte = (unsigned char)number;
  ssize_t written = write(ends[1], &byte, 1);
  (void)written;
  errno = saved;
}

int brewlog_signals_catch(void) {
  if (ends[0] >= 0) return ends[0];
  if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) return -1;
  for (int i = 0; i < COUNT; i++) {
    sigaction(caught[i], NULL, &before[i]);
    if (before[i].sa_handler == SIG_IGN && caught[i] != SIGWINCH && caught[i] != SIGCONT) continue;
    struct sigaction action = {.sa_handler = note, .sa_flags = SA_RESTART};
    sigfillset(&action.sa_mask);
    sigaction(caught[i], &action, NULL);
  }
  return ends[0];
}

void brewlog_signals_release(void) {
  if (ends[0] < 0) return;
  for (int i = 0; i < COUNT; i++) sigaction(caught[i], &before[i], NULL);
  close(ends[0]);
  close(ends[1]);
  ends[0] = ends[1] = -1;
}

void brewlog_signals_suspend(void) {
  struct sigaction ours, standard = {.sa_handler = SIG_DFL};
  sigset_t only, mask;
  sigemptyset(&only);
  sigaddset(&only, SIGTSTP);
  sigaction(SIGTSTP, &standard, &ours);
  pthread_sigmask(SIG_UNBLOCK, &only, &mask);
  kill(getpid(), SIGTSTP);
  // Continued.
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  sigaction(SIGTSTP, &ours, NULL);
}
