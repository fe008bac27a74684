// What Swift cannot reach through `import Glibc`, and what the static Swift runtime shows to C alone.
#ifndef BREWLOG_CRUNTIME_H
#define BREWLOG_CRUNTIME_H

#include <stdint.h>

/// Columns that the terminal gives to a scalar by the C library's UTF-8 tables, whatever locale the process runs in:
/// 0, 1, 2, -1 for a control character or no character, or -2 where the system has no UTF-8 locale at all.
int brewlog_wcwidth(uint32_t scalar);

/// Whether the innermost `withObservationTracking` scope of this thread has read anything so far.
/// 1 yes, 0 no, -1 where the runtime does not tell (the dynamically linked one keeps its symbol to itself).
int brewlog_observation_scope_has_reads(void);

#endif
