// What Swift cannot reach through `import Glibc`, and what the static Swift runtime shows to C alone.
#ifndef BREWLOG_CRUNTIME_H
#define BREWLOG_CRUNTIME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// What the program was started with, its own name first. Swift reads it from /proc, which is not everywhere. A count of 0
/// where the C library does not tell.
int brewlog_argument_count(void);
const char *brewlog_argument(int index);

/// Columns that the terminal gives to a scalar by the C library's UTF-8 tables, those of the locale if it has any:
/// 0, 1, 2, -1 for a control character or no character, or -2 where the system has no UTF-8 locale at all.
int brewlog_wcwidth(uint32_t scalar);

/// Says whether characters of ambiguous width take one column or two, here and for ncurses.
void brewlog_set_ambiguous_width(int columns);
bool brewlog_ambiguous_is_wide(void);

/// Whether the width of a character depends on the terminal. Complexity: O(log of 180).
bool brewlog_is_ambiguous(uint32_t scalar);

/// Whether the innermost `withObservationTracking` scope of this thread has read anything so far.
/// 1 yes, 0 no, -1 where the runtime does not tell (the dynamically linked one keeps its symbol to itself).
int brewlog_observation_scope_has_reads(void);

/// Has what this thread reads added to a list, the runtime's `_AccessList?`, until the end. Gives 0, having done nothing,
/// within another scope and where the runtime does not let us.
int brewlog_observation_scope_begin(void *list);
void brewlog_observation_scope_end(void);

/// Writes the linker's name of the function that holds a code address, also of one that only the symbol table of the
/// program's file knows, and gives its length; 0 if there is none (a stripped file) or it has no room with its final 0.
/// For a function without a name that only calls another, the name is that other's (x86-64). The address must be code.
/// Reads the file's symbols: O(symbols), some milliseconds for a large program.
size_t brewlog_symbol_name(uintptr_t address, char *name, size_t capacity);

/// Writes the return addresses of the functions that are running, the innermost first, and gives their number.
int brewlog_return_addresses(uintptr_t *addresses, int capacity);

/// The Swift runtime's own: the readable form of a linker's name in memory that the caller frees, or NULL.
char *swift_demangle(const char *name, size_t length, char *output, size_t *output_size, uint32_t flags);

/// The Swift runtime's own: whether the code runs on an executor, given as the two words of an unowned reference.
/// With 1 as `flags` it says no where it would end the program otherwise.
__attribute__((swiftcall)) bool swift_task_isCurrentExecutorWithFlags(
    uintptr_t identity, uintptr_t implementation, uint8_t flags);

/// A descriptor that ends a `poll` when it is signalled; signalling is allowed from any thread.
int brewlog_wake_open(void);
void brewlog_wake_signal(int descriptor);
void brewlog_wake_clear(int descriptor);

/// A descriptor that can be read when the main queue, and so the main actor, has work; -1 without libdispatch.
int brewlog_main_queue_descriptor(void);
/// Runs what waits on the main queue. Call it on the main thread.
void brewlog_main_queue_drain(int descriptor);

/// Bytes that `malloc` has given out and not got back, on the main thread's arena.
long brewlog_allocated_bytes(void);

/// A descriptor from which the instructions that this thread executes from now on, outside of the kernel, can be read;
/// -1 where the machine or its rules do not let them be counted.
int brewlog_instructions_open(void);
/// What was counted so far; -1 where it cannot be read.
int64_t brewlog_instructions_count(int descriptor);

/// Notes Ctrl-c (SIGINT) from now on, in place of ending the program; where it was ignored, it stays so. Started again
/// before it is stopped, it goes on until it is stopped as often.
void brewlog_interrupts_start(void);
/// Gives SIGINT the action that it had before the first start.
void brewlog_interrupts_stop(void);
/// Whether Ctrl-c has come since the start.
bool brewlog_was_interrupted(void);

#endif
