#define _GNU_SOURCE
#include "Guard.h"
#include "CTerminal.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const int crashes[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE};
enum { crash_count = sizeof crashes / sizeof *crashes };
enum { stack_size = 64 * 1024, restore_capacity = 512, tail_size = 4096 };
enum { patience_milliseconds = 500 };

static struct sigaction before[crash_count];
static char stack[stack_size];
enum { disarmed, armed, spent };
static atomic_int state;
static pid_t owner;
// The Swift runtime's backtrace asks questions on a terminal, for half a minute: only for those who asked for it.
static int chains;
static int terminal = -1, real_output = -1, real_error = -1, captured = -1;
static struct termios saved;

// Two copies, so that a crash while one is being changed finds the other whole.
static struct { size_t count; char bytes[restore_capacity]; } restores[2];
static volatile sig_atomic_t current;

static void put(int descriptor, const char *bytes, size_t count) {
  while (count) {
    ssize_t written = write(descriptor, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    bytes += written;
    count -= (size_t)written;
  }
}

// A terminal that takes nothing, behind a line that is down, must not keep the program from ending. Byte by byte, for
// only of one there is known to be room; how the terminal is opened is also the shell's business.
static void put_while_taken(int descriptor, const char *bytes, size_t count) {
  for (size_t at = 0; at < count; at++) {
    struct pollfd entry = {.fd = descriptor, .events = POLLOUT};
    int ready;
    do ready = poll(&entry, 1, patience_milliseconds); while (ready < 0 && errno == EINTR);
    if (ready <= 0 || !(entry.revents & POLLOUT)) return;
    put(descriptor, bytes + at, 1);
  }
}

static void put_text(const char *text) { put(STDERR_FILENO, text, strlen(text)); }

static void put_number(int number) {
  char digits[12];
  size_t at = sizeof digits;
  do digits[--at] = (char)('0' + number % 10); while (number /= 10);
  put(STDERR_FILENO, digits + at, sizeof digits - at);
}

// What other threads go on to draw would come behind what restores the terminal: it goes nowhere from here on.
// Returns a descriptor of the terminal that nobody else writes to.
static int take_terminal(void) {
  int own = fcntl(terminal, F_DUPFD_CLOEXEC, 3);
  int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
  if (own < 0) return terminal;
  if (nowhere >= 0) dup2(nowhere, terminal);
  return own;
}

static int is_owner(void) { return getpid() == owner; }

// Returns whether it was this call that restored the terminal.
static int restore(void) {
  int expected = armed;
  // A child between fork and exec shares the terminal, but it is not the child's to restore.
  if (!is_owner() || !atomic_compare_exchange_strong(&state, &expected, spent)) return 0;
  int own = take_terminal();
  put_while_taken(own, restores[current].bytes, restores[current].count);
  // In the background, tcsetattr would stop us; with the signal blocked it does its work.
  sigset_t background, previous;
  sigemptyset(&background);
  sigaddset(&background, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &background, &previous);
  tcsetattr(own, TCSANOW, &saved);
  pthread_sigmask(SIG_SETMASK, &previous, NULL);
  if (real_output >= 0) dup2(real_output, STDOUT_FILENO);
  if (real_error >= 0) dup2(real_error, STDERR_FILENO);
  return 1;
}

void terminal_guard_restore(void) { restore(); }

// The last whole lines of what was captured: a Swift trap writes its reason there just before it comes here.
static void put_captured_tail(void) {
  static char tail[tail_size];
  struct stat status;
  if (captured < 0 || fstat(captured, &status) < 0 || status.st_size == 0) return;
  off_t start = status.st_size > tail_size ? status.st_size - tail_size : 0;
  ssize_t count = pread(captured, tail, sizeof tail, start);
  if (count <= 0) return;
  const char *first = tail;
  if (start > 0) {
    const char *newline = memchr(tail, '\n', (size_t)count);
    if (newline) first = newline + 1;
  }
  size_t length = (size_t)count - (size_t)(first - tail);
  put(STDERR_FILENO, first, length);
  if (length && first[length - 1] != '\n') put_text("\n");
}

// Another thread's crash must not end the program while the first one's tells of itself.
static void let_finish(void) {
  if (is_owner() && atomic_load(&state) == spent) poll(NULL, 0, patience_milliseconds);
}

static void crashed(int number) {
  if (restore()) {
    put_captured_tail();
    put_text(program_invocation_short_name);
    put_text(" crashed (signal ");
    put_number(number);
    put_text("); the terminal is restored\n");
  } else {
    let_finish();
  }
  struct sigaction next = {.sa_handler = SIG_DFL};
  sigemptyset(&next.sa_mask);
  for (int i = 0; chains && i < crash_count; i++) {
    if (crashes[i] == number) next = before[i];
  }
  sigaction(number, &next, NULL);
  raise(number);
}

int terminal_guard_arm(int descriptor, const struct termios *settings) {
  static int registered;
  terminal = descriptor;
  saved = *settings;
  owner = getpid();
  chains = getenv("SWIFT_BACKTRACE") != NULL;
  stack_t alternate = {.ss_sp = stack, .ss_size = sizeof stack}, present;
  // The Swift runtime may have brought a stack of its own; either will do.
  if (sigaltstack(NULL, &present) == 0 && present.ss_flags & SS_DISABLE) sigaltstack(&alternate, NULL);
  struct sigaction action = {.sa_handler = crashed, .sa_flags = SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < crash_count; i++) sigaction(crashes[i], &action, &before[i]);
  atomic_store(&state, armed);
  if (!registered && atexit(terminal_guard_restore) != 0) return -1;
  registered = 1;
  return 0;
}

void terminal_guard_set_restore(const char *bytes, size_t count) {
  int other = !current;
  if (count > restore_capacity) count = restore_capacity;
  memcpy(restores[other].bytes, bytes, count);
  restores[other].count = count;
  current = other;
}

void terminal_guard_set_capture(int output, int error, int file) {
  real_output = output;
  real_error = error;
  captured = file;
}

void terminal_guard_disarm(void) {
  int expected = armed;
  if (!atomic_compare_exchange_strong(&state, &expected, disarmed)) return;
  for (int i = 0; i < crash_count; i++) sigaction(crashes[i], &before[i], NULL);
}
