// What may run inside a signal handler, and is therefore C: no allocation, no lock, no Swift runtime.
#ifndef BREWLOG_CTERMINAL_H
#define BREWLOG_CTERMINAL_H

#include <poll.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>
#include <termios.h>

// ---- Signals become bytes in a pipe.

/// Catches the signals that end, suspend, continue or resize a terminal program; each puts its number as one byte into
/// a pipe. One of those that end the program, seen again two seconds later, ends it there and then.
/// Returns the end of the pipe to read (it does not block), or -1 with errno.
int terminal_signals_start(void);

/// Whether a caught signal ends the program.
int terminal_signal_ends_program(int number);

/// Gives every caught signal the action that it had before.
void terminal_signals_stop(void);

/// Stops the program as Ctrl-z does, the process group or the process alone, and returns when it continues.
void terminal_signals_suspend(int whole_group);

// ---- The guard restores the terminal when the program ends without `close()`.

/// Arms the guard for crashes, on whatever thread (each has a stack for it, see Threads.c), and for `exit`. `terminal` is
/// the descriptor to write to, `saved` the line settings to return to. Without memory, `exit` is left out.
void terminal_guard_arm(int terminal, const struct termios *saved);

/// Prepares the bytes that restore the screen; they are copied. At most 512, the rest is cut.
void terminal_guard_set_restore(const char *bytes, size_t count);

/// Says which descriptors stand for standard output and error while these are captured into the file `captured`;
/// -1 where one is not. A crash gives them back and writes the tail of what was captured to standard error.
void terminal_guard_set_capture(int output, int error, int captured);

/// Disarms the guard. The previous actions for crashes are back afterwards.
void terminal_guard_disarm(void);

// ---- What Linux has and `import Glibc` does not show.

/// `ppoll` with the thread's own signal mask; without a limit it waits for ever.
int terminal_poll(struct pollfd *entries, size_t count, const struct timespec *limit);

/// A file without a name that lives in memory, opened to append; -1 with errno. `watch` becomes a descriptor that can
/// be read after a write to the file, or -1 where the system does not tell.
int terminal_memory_file(int *watch);

/// Writes out what the C library's streams hold back, and makes standard output do so at the end of each line.
void terminal_flush_output(void);

/// Gives the memory of the first `count` bytes back; the size stays.
void terminal_punch_hole(int file, off_t count);

/// The characters that a console's font has: `scalars` becomes a list of them, in no order, to be freed.
/// Returns their number; 0 where the terminal is no console, and there is no list.
size_t terminal_console_scalars(int terminal, uint16_t **scalars);

#endif
