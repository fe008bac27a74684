#define _XOPEN_SOURCE 700
#include "CRuntime.h"
#include <locale.h>
#include <malloc.h>
#include <pthread.h>
#include <stddef.h>
#include <wchar.h>

static locale_t utf8_locale;
static pthread_once_t utf8_locale_once = PTHREAD_ONCE_INIT;

static void open_utf8_locale(void) {
  static const char *const names[] = {"C.UTF-8", "C.utf8", "en_US.UTF-8"};
  for (size_t i = 0; i < sizeof names / sizeof *names && !utf8_locale; i++)
    utf8_locale = newlocale(LC_CTYPE_MASK, names[i], (locale_t)0);
}

int brewlog_wcwidth(uint32_t scalar) {
  pthread_once(&utf8_locale_once, open_utf8_locale);
  if (!utf8_locale) return -2;
  locale_t previous = uselocale(utf8_locale);
  int width = wcwidth((wchar_t)scalar);
  uselocale(previous);
  return width;
}

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
