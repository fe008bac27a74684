#include "CRuntime.h"
#include <sys/eventfd.h>
#include <unistd.h>

int brewlog_wake_open(void) { return eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC); }

void brewlog_wake_signal(int descriptor) {
  uint64_t one = 1;
  // A full counter is as good as a signal: it can be read.
  (void)!write(descriptor, &one, sizeof one);
}

void brewlog_wake_clear(int descriptor) {
  uint64_t count;
  (void)!read(descriptor, &count, sizeof count);
}

// libdispatch's interface for run loops of others, as CoreFoundation uses it on Linux.
extern int _dispatch_get_main_queue_handle_4CF(void) __attribute__((weak));
extern void _dispatch_main_queue_callback_4CF(void *message) __attribute__((weak));

int brewlog_main_queue_descriptor(void) {
  return _dispatch_get_main_queue_handle_4CF ? _dispatch_get_main_queue_handle_4CF() : -1;
}

void brewlog_main_queue_drain(int descriptor) {
  brewlog_wake_clear(descriptor);
  if (_dispatch_main_queue_callback_4CF) _dispatch_main_queue_callback_4CF(0);
}
