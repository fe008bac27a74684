#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>

// A thread whose stack overflows has nowhere to run the handler that restores the terminal, and a handler's stack is each
// thread's own. So every thread of the program gets one when it starts, whoever starts it: Swift's tasks run on threads
// that the system library makes.
//
// The C library's own function is weak and gives way to this one. Sanitizers have theirs, and need it.
#if !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)

typedef int create_function(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);

// Linked wholly statically, the program has the C library's function under this name alone; else it is looked up.
#ifdef BREWLOG_STATIC_LIBRARY
extern create_function __pthread_create;
static create_function *original(void) { return __pthread_create; }
#else
static create_function *original(void) {
  static create_function *_Atomic found;
  if (!found) found = (create_function *)dlsym(RTLD_NEXT, "pthread_create");
  return found;
}
#endif

enum { stack_size = 32 * 1024, least_stack = 8 * stack_size };

struct start {
  void *(*run)(void *);
  void *argument;
};

// The stack for handlers is where the thread's own begins: it lives as long, and an overflow is at the other end.
static void *run_guarded(void *memory) {
  struct start start = *(struct start *)memory;
  char stack[stack_size];
  stack_t alternate = {.ss_sp = stack, .ss_size = sizeof stack};
  free(memory);
  sigaltstack(&alternate, NULL);
  void *result = start.run(start.argument);
  alternate.ss_flags = SS_DISABLE;
  sigaltstack(&alternate, NULL);
  return result;
}

static size_t stack_of(const pthread_attr_t *attributes) {
  size_t size;
  return pthread_attr_getstacksize(attributes, &size) == 0 ? size : 0;
}

// Without attributes a thread gets the stack of the process's default: that of the shell's `ulimit -s`, which may be
// small, or what the program has set since.
static int has_room(const pthread_attr_t *attributes) {
  if (attributes) return stack_of(attributes) >= least_stack;
  pthread_attr_t usual;
  if (pthread_getattr_default_np(&usual) != 0) return 0;
  size_t size = stack_of(&usual);
  pthread_attr_destroy(&usual);
  return size >= least_stack;
}

int pthread_create(
  pthread_t *thread, const pthread_attr_t *attributes, void *(*run)(void *), void *argument) {
  struct start *start = has_room(attributes) ? malloc(sizeof *start) : NULL;
  if (!start) return original()(thread, attributes, run, argument);
  *start = (struct start){run, argument};
  int error = original()(thread, attributes, run_guarded, start);
  if (error) free(start);
  return error;
}

#endif
