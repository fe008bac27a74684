// What must happen in signal handlers, where nothing of Swift may run, and calls that Swift cannot make.
#ifndef BREWLOG_CTERMINAL_H
#define BREWLOG_CTERMINAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// Has the signals that end, suspend, continue or resize the program write their number into a pipe.
///
/// A signal that was ignored before stays ignored. - Returns: the end to read from, or -1 with errno.
int brewlog_signals_catch(void);
/// Gives the signals the actions that they had, and closes the pipe.
void brewlog_signals_release(void);

/// Stops the process with the true SIGTSTP, and returns when it has been continued.
void brewlog_signals_suspend(void);

/// poll(2) on `count` descriptors until the deadline, in nanoseconds of CLOCK_MONOTONIC; UINT64_MAX is none.
///
/// `ready` gets for each descriptor whether it can be read (1), is hung up or in error (2), or both.
/// - Returns: the number of descriptors with anything to say; 0 after the deadline or a signal.
int brewlog_wait(const int *descriptors, int count, uint64_t deadline, uint8_t *ready);

/// Has a descriptor lead where another one leads; programs that are started do not get it.
void brewlog_redirect(int descriptor, int target);

#endif
