#define _GNU_SOURCE
#include "CTerminal.h"
#include <errno.h>
#include <fcntl.h>
#include <linux/kd.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/inotify.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <unistd.h>

int terminal_poll(struct pollfd *entries, size_t count, const struct timespec *limit) {
  return ppoll(entries, (nfds_t)count, limit, NULL);
}

static int watch_writes(int file) {
  char path[32];
  int watch = inotify_init1(IN_CLOEXEC | IN_NONBLOCK);
  if (watch < 0) return -1;
  snprintf(path, sizeof path, "/proc/self/fd/%d", file);
  if (inotify_add_watch(watch, path, IN_MODIFY) >= 0) return watch;
  close(watch);
  return -1;
}

int terminal_memory_file(int *watch) {
  int file = open("/dev/shm", O_TMPFILE | O_RDWR | O_APPEND | O_CLOEXEC, 0600);
  *watch = file < 0 ? -1 : watch_writes(file);
  if (file >= 0) return file;
  // Always there, but the kernel tells nobody of writes to it.
  file = memfd_create("captured output", MFD_CLOEXEC);
  if (file >= 0) fcntl(file, F_SETFL, O_APPEND);
  return file;
}

void terminal_flush_output(void) {
  fflush(NULL);
  // A file is no terminal to the C library: it would hold the text back until it has 4 kB of it.
  setvbuf(stdout, NULL, _IOLBF, 0);
}

void terminal_punch_hole(int file, off_t count) {
  fallocate(file, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, 0, count);
}

size_t terminal_console_scalars(int terminal, uint16_t **scalars) {
  struct unimapdesc map = {0};
  // With no room for it, the console says how long the list is.
  if (ioctl(terminal, GIO_UNIMAP, &map) == 0 || errno != ENOMEM || map.entry_ct == 0) return 0;
  map.entries = calloc(map.entry_ct, sizeof *map.entries);
  *scalars = calloc(map.entry_ct, sizeof **scalars);
  size_t count = 0;
  if (map.entries && *scalars && ioctl(terminal, GIO_UNIMAP, &map) == 0) {
    for (; count < map.entry_ct; count++) (*scalars)[count] = map.entries[count].unicode;
  }
  free(map.entries);
  if (count) return count;
  free(*scalars);
  return 0;
}
