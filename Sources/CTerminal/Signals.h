// What the handler of signals (Forward.c) shares with those who install it (Signals.c).
#ifndef BREWLOG_SIGNALS_H
#define BREWLOG_SIGNALS_H

#include <signal.h>
#include <stdatomic.h>

/// Where a signal becomes a byte; -1 while none is caught.
extern int terminal_signals_pipe[2];

/// When one that ends the program was first seen, in seconds and one more; 0 if none was.
extern atomic_llong terminal_signals_first_request;

void terminal_signals_forward(int number);

#endif
