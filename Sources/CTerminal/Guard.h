#ifndef BREWLOG_GUARD_H
#define BREWLOG_GUARD_H

/// Restores the terminal and standard output and error, once. Async-signal-safe.
void terminal_guard_restore(void);

#endif
