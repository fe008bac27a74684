#define _GNU_SOURCE
#include "CRuntime.h"

#ifdef __linux__
#include <linux/perf_event.h>
#include <sys/syscall.h>
#include <unistd.h>

int brewlog_instructions_open(void) {
  struct perf_event_attr event = {
      .type = PERF_TYPE_HARDWARE,
      .size = sizeof event,
      .config = PERF_COUNT_HW_INSTRUCTIONS,
      .exclude_kernel = 1,
      .exclude_hv = 1,
  };
  return (int)syscall(SYS_perf_event_open, &event, 0, -1, -1, PERF_FLAG_FD_CLOEXEC);
}

int64_t brewlog_instructions_count(int descriptor) {
  int64_t count;
  return read(descriptor, &count, sizeof count) == sizeof count ? count : -1;
}
#else
int brewlog_instructions_open(void) { return -1; }
int64_t brewlog_instructions_count(int descriptor) { return -1; }
#endif
