#define _GNU_SOURCE
#include "CPseudoTerminal.h"
#include <errno.h>
#include <fcntl.h>
#include <locale.h>
#include <pty.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>
#include <wchar.h>

// The shell of one job. It runs between fork and exec of a threaded program: nothing but system calls.

static void say(int descriptor, char what, unsigned char detail) {
  char message[2] = {what, (char)detail};
  if (write(descriptor, message, 2) < 0) { }
}

static void run_job(const char *path, char *const arguments[], char *const environment[], int terminal) {
  setpgid(0, 0);
  // With SIGTTOU ignored until the terminal is ours.
  tcsetpgrp(terminal, getpid());
  for (int number = 1; number < 32; number++) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  for (int descriptor = 0; descriptor < 3; descriptor++) dup2(terminal, descriptor);
  execve(path, arguments, environment);
  _exit(127);
}

static int resume(pid_t job, int terminal, int commands) {
  char command;
  ssize_t count;
  while ((count = read(commands, &command, 1)) < 0 && errno == EINTR) { }
  if (count <= 0) return -1;
  if (command == 'f') tcsetpgrp(terminal, job);
  return kill(-job, SIGCONT);
}

static void be_shell(const struct pseudo_terminal *started, const char *path, char *const arguments[],
                     char *const environment[], int news, int commands) {
  setsid();
  ioctl(started->terminal, TIOCSCTTY, 0);
  signal(SIGHUP, SIG_IGN);
  signal(SIGTTOU, SIG_IGN);
  signal(SIGPIPE, SIG_IGN);
  pid_t job = fork();
  if (job == 0) run_job(path, arguments, environment, started->terminal);
  // Whoever asks for the number may rely on the group: the one of both that comes first makes it.
  setpgid(job, job);
  if (write(news, &job, sizeof job) < 0) { }
  int status;
  while (waitpid(job, &status, WUNTRACED) == job) {
    if (!WIFSTOPPED(status)) {
      say(news, 'E', (unsigned char)(WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status)));
      break;
    }
    // Its settings are the job's business; the terminal's group is the shell's.
    tcsetpgrp(started->terminal, getpid());
    say(news, 'T', (unsigned char)WSTOPSIG(status));
    if (resume(job, started->terminal, commands) < 0) kill(job, SIGKILL);
  }
  _exit(0);
}

int pseudo_terminal_start_job(struct pseudo_terminal *started, const char *path, char *const arguments[],
                              char *const environment[], int columns, int rows) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  int news[2], commands[2];
  if (openpty(&started->controller, &started->terminal, NULL, NULL, &size) < 0) return -1;
  tcgetattr(started->terminal, &started->settings);
  fcntl(started->controller, F_SETFD, FD_CLOEXEC);
  fcntl(started->controller, F_SETFL, O_NONBLOCK);
  fcntl(started->terminal, F_SETFD, FD_CLOEXEC);
  if (pipe2(news, O_CLOEXEC) < 0 || pipe2(commands, O_CLOEXEC) < 0) return -1;
  started->lifeline = news[0];
  started->commands = commands[1];
  started->shell = fork();
  if (started->shell == 0) {
    close(started->controller);
    close(news[0]);
    close(commands[1]);
    be_shell(started, path, arguments, environment, news[1], commands[0]);
  }
  close(news[1]);
  close(commands[0]);
  if (started->shell < 0) return -1;
  return read(started->lifeline, &started->process, sizeof started->process) == sizeof started->process ? 0 : -1;
}

int pseudo_terminal_width(unsigned scalar) {
  static locale_t utf8;
  if (!utf8) utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
  locale_t before = uselocale(utf8);
  int width = wcwidth((wchar_t)scalar);
  uselocale(before);
  return width;
}
