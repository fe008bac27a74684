// Starting a program in a terminal of its own: fork, which Swift may not call.
#ifndef BREWLOG_CPSEUDOTERMINAL_H
#define BREWLOG_CPSEUDOTERMINAL_H

#include <sys/types.h>
#include <termios.h>

/// A program in a pseudo-terminal.
struct pseudo_terminal {
  pid_t process;
  /// Our side: what is written to it is typed, what is read from it would be shown.
  int controller;
  /// The program's side, to read its settings, and to keep what was shown until it is read.
  int terminal;
  /// The terminal's settings before the program ran.
  struct termios settings;
  /// Reaches its end when the program ends. Of a job, also its news: pairs of bytes, 'T' and the signal that stopped
  /// it, or 'E' and its exit status as a shell says it.
  int lifeline;
  /// Of a job: its shell, and where to write 'f' or 'b' to continue it in the foreground or in the background.
  pid_t shell;
  int commands;
};

/// Starts a program as the leader of a session with the pseudo-terminal as its controlling terminal.
/// Returns 0, or -1 with errno.
int pseudo_terminal_start(struct pseudo_terminal *started, const char *path, char *const arguments[],
                          char *const environment[], int columns, int rows);

/// The same as a job of a shell, so that it can be stopped and continued; reading from `controller` does not block.
int pseudo_terminal_start_job(struct pseudo_terminal *started, const char *path, char *const arguments[],
                              char *const environment[], int columns, int rows);

/// Changes the size; the program gets SIGWINCH.
int pseudo_terminal_resize(int controller, int columns, int rows);

/// The exit status as a shell says it, 128 + the signal included, or -1 if the program has not ended.
int pseudo_terminal_status(pid_t process, int wait);

/// The columns that a terminal gives to a character: 0, 1, 2, or -1. Whatever the locale of the process.
int pseudo_terminal_width(unsigned scalar);

#endif
