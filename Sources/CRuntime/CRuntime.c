#define _XOPEN_SOURCE 700
#include "CRuntime.h"
#include <malloc.h>
#include <stddef.h>

// The runtime's thread-local pointer to the access list of the innermost scope: a Swift optional of a
// dictionary, so that its first word is zero as long as nothing was read. Weak: absent from the dynamic runtime.
extern void *_swift_observation_tls_get(void) __attribute__((weak));

int brewlog_observation_scope_has_reads(void) {
  if (!_swift_observation_tls_get) return -1;
  void *const *list = _swift_observation_tls_get();
  return list && *list ? 1 : 0;
}

extern void _swift_observation_tls_set(void *) __attribute__((weak));

int brewlog_observation_scope_begin(void *list) {
  if (!_swift_observation_tls_get || !_swift_observation_tls_set) return 0;
  if (_swift_observation_tls_get()) return 0;
  _swift_observation_tls_set(list);
  return 1;
}

void brewlog_observation_scope_end(void) { _swift_observation_tls_set(NULL); }

long brewlog_allocated_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return (long)(info.uordblks + info.hblkhd);
}
