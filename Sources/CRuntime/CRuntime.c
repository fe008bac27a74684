#define _XOPEN_SOURCE 700
#include "CRuntime.h"
#include <wchar.h>

int brewlog_wcwidth(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

// The runtime's thread-local pointer to the access list of the innermost scope: a Swift optional of a
// dictionary, so that its first word is zero as long as nothing was read. Weak: absent from the dynamic runtime.
extern void *_swift_observation_tls_get(void) __attribute__((weak));

int brewlog_observation_scope_has_reads(void) {
  if (!_swift_observation_tls_get) return -1;
  void *const *list = _swift_observation_tls_get();
  return list && *list ? 1 : 0;
}
