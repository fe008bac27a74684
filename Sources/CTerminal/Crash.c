#define _GNU_SOURCE
#include "Guard.h"
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// All of this runs in signal handlers: it calls nothing that is not safe in them.

enum { tail_size = 4096 };

// For all that is told: one thread alone tells.
static int patience = terminal_guard_patience;

static void put(const char *bytes, size_t count) { terminal_guard_put(STDERR_FILENO, bytes, count, &patience); }

static void put_text(const char *text) { put(text, strlen(text)); }

static void put_number(int number) {
  char digits[12];
  size_t at = sizeof digits;
  do digits[--at] = (char)('0' + number % 10); while (number /= 10);
  put(digits + at, sizeof digits - at);
}

// The last whole lines of what was captured: a Swift trap writes its reason there just before it comes here. What goes
// on to write to the file appends to it, wherever it is read.
static void put_captured_tail(void) {
  static char tail[tail_size];
  struct stat status;
  int file = atomic_load(&terminal_guard.captured);
  if (file < 0 || fstat(file, &status) < 0 || status.st_size == 0) return;
  off_t start = status.st_size > tail_size ? status.st_size - tail_size : 0;
  if (lseek(file, start, SEEK_SET) < 0) return;
  ssize_t count = read(file, tail, sizeof tail);
  if (count <= 0) return;
  const char *first = tail;
  if (start > 0) {
    const char *newline = memchr(tail, '\n', (size_t)count);
    if (newline) first = newline + 1;
  }
  size_t length = (size_t)count - (size_t)(first - tail);
  put(first, length);
  if (length && first[length - 1] != '\n') put_text("\n");
}

static void tell(int number) {
  terminal_guard_give_back();
  put_captured_tail();
  put_text(terminal_guard.program);
  put_text(" crashed (signal ");
  put_number(number);
  put_text("); the terminal is restored\n");
}

void terminal_guard_crashed(int number) {
  if (getpid() == terminal_guard.owner) {
    // One tells of itself, and ends the program; others that crash meanwhile must not end it before.
    int expected = 0;
    int is_first = atomic_compare_exchange_strong(&terminal_guard.is_crashing, &expected, 1);
    terminal_guard_restore();
    if (is_first) {
      tell(number);
    } else {
      terminal_guard_wait_while(&terminal_guard.is_crashing, 1);
    }
  }
  struct sigaction next = {.sa_handler = SIG_DFL};
  sigemptyset(&next.sa_mask);
  for (int i = 0; terminal_guard.chains && i < terminal_guard_crash_count; i++) {
    if (terminal_guard_crashes[i] == number) next = terminal_guard.before[i];
  }
  sigaction(number, &next, NULL);
  raise(number);
}
