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
  /// Reaches its end when the program ends.
  int lifeline;
};

/// Starts a program as the leader of a session with the pseudo-terminal as its controlling terminal.
/// Returns 0, or -1 with errno.
int pseudo_terminal_start(struct pseudo_terminal *started, const char *path, char *const arguments[],
                          char *const environment[], int columns, int rows);

/// Changes the size; the program gets SIGWINCH.
int pseudo_terminal_resize(int controller, int columns, int rows);

/// The exit status as a shell says it, 128 + the signal included, or -1 if the program has not ended.
int pseudo_terminal_status(pid_t process, int wait);

#endif
