#define _GNU_SOURCE
#include "CPseudoTerminal.h"
#include <fcntl.h>
#include <pty.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

static void become(const struct pseudo_terminal *started, const char *path, char *const arguments[],
                   char *const environment[]) {
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  // What the tests' parent ignores would stay ignored.
  signal(SIGPIPE, SIG_DFL);
  setsid();
  ioctl(started->terminal, TIOCSCTTY, 0);
  for (int descriptor = 0; descriptor < 3; descriptor++) dup2(started->terminal, descriptor);
  execve(path, arguments, environment);
  _exit(127);
}

int pseudo_terminal_start(struct pseudo_terminal *started, const char *path, char *const arguments[],
                          char *const environment[], int columns, int rows) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  int ends[2];
  if (openpty(&started->controller, &started->terminal, NULL, NULL, &size) < 0) return -1;
  tcgetattr(started->terminal, &started->settings);
  fcntl(started->controller, F_SETFD, FD_CLOEXEC);
  fcntl(started->terminal, F_SETFD, FD_CLOEXEC);
  // Only the program, not what other tests start meanwhile, may hold the writing end.
  if (pipe2(ends, O_CLOEXEC) < 0) return -1;
  started->lifeline = ends[0];
  started->process = fork();
  if (started->process == 0) {
    fcntl(ends[1], F_SETFD, 0);
    become(started, path, arguments, environment);
  }
  close(ends[1]);
  return started->process < 0 ? -1 : 0;
}

int pseudo_terminal_resize(int controller, int columns, int rows) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return ioctl(controller, TIOCSWINSZ, &size);
}

int pseudo_terminal_status(pid_t process, int wait) {
  int status;
  if (waitpid(process, &status, wait ? 0 : WNOHANG) != process) return -1;
  return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}
