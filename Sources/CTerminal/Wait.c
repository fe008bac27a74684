#define _GNU_SOURCE
#include <fcntl.h>
#include <poll.h>
#include <time.h>
#include <unistd.h>

#include "CTerminal.h"

enum { LIMIT = 16 };

static struct timespec remaining(uint64_t deadline) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  uint64_t time = (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
  uint64_t left = deadline > time ? deadline - time : 0;
  return (struct timespec){.tv_sec = (time_t)(left / 1000000000u), .tv_nsec = (long)(left % 1000000000u)};
}

int brewlog_wait(const int *descriptors, int count, uint64_t deadline, uint8_t *ready) {
  struct pollfd polled[LIMIT];
  if (count > LIMIT) count = LIMIT;
  for (int i = 0; i < count; i++) polled[i] = (struct pollfd){.fd = descriptors[i], .events = POLLIN};
  struct timespec left = {0};
  if (deadline != UINT64_MAX) left = remaining(deadline);
  int result = ppoll(polled, (nfds_t)count, deadline == UINT64_MAX ? NULL : &left, NULL);
  for (int i = 0; i < count; i++) {
    int events = result > 0 ? polled[i].revents : 0;
    ready[i] = (uint8_t)((events & POLLIN ? 1 : 0) | (events & (POLLHUP | POLLERR | POLLNVAL) ? 2 : 0));
  }
  return result > 0 ? result : 0;
}

void brewlog_redirect(int descriptor, int target) { dup3(target, descriptor, O_CLOEXEC); }
