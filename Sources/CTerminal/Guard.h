// What the guard keeps, for those who prepare it (Guard.c) and for what runs in handlers (Restore.c, Crash.c): files of
// their own, so that all they call can be held to what is safe there.
#ifndef BREWLOG_GUARD_H
#define BREWLOG_GUARD_H

#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/types.h>
#include <termios.h>

enum { terminal_guard_crash_count = 6, terminal_guard_restore_capacity = 512 };
extern const int terminal_guard_crashes[terminal_guard_crash_count];

/// `restoring` is for one thread, the others wait for `restored`: who ends the program meanwhile would cut it short.
enum { terminal_guard_disarmed, terminal_guard_armed, terminal_guard_restoring, terminal_guard_restored };

struct terminal_guard {
  atomic_int state;
  /// Whether a crash tells of itself; it ends the program when it has done so.
  atomic_int is_crashing;
  pid_t owner;
  int terminal;
  struct termios settings;
  /// Two copies, so that a crash while one is being changed finds the other whole. Whichever thread crashes reads
  /// `current` before them, and it is stored behind them.
  struct { size_t count; char bytes[terminal_guard_restore_capacity]; } restores[2];
  atomic_int current;
  /// Where standard output and error led, and the file that they lead to; -1 where they are not captured.
  atomic_int output, error, captured;
  const char *program;
  /// Whether the actions from before come behind our own, rather than the system's.
  int chains;
  struct sigaction before[terminal_guard_crash_count];
};
extern struct terminal_guard terminal_guard;

// ---- For handlers.

/// The handler of crashes.
void terminal_guard_crashed(int number);

/// Restores the terminal if it is ours and nobody has; comes back when it is whole, whoever restores it. The time to
/// wait is bounded.
void terminal_guard_restore(void);

/// Does the same for a thread that goes on to end the program: a crash of another may tell of itself before.
void terminal_guard_leave(void);

/// Lets standard output and error lead where they led before they were captured.
void terminal_guard_give_back(void);

/// Waits for a variable to have another value than `value`, for two seconds at most.
void terminal_guard_wait_while(atomic_int *variable, int value);

/// How often, at most, 10 ms are waited for a descriptor to take more: a second.
enum { terminal_guard_patience = 100 };

/// Writes all of it, or as much as is taken; `patience` counts down with the waits.
void terminal_guard_put(int descriptor, const char *bytes, size_t count, int *patience);

#endif
