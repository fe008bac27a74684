#include "CRuntime.h"

static int argument_count;
static char *const *argument_values;

#if defined(__GLIBC__) || defined(__APPLE__)
// These C libraries give constructors what they give `main`.
__attribute__((constructor)) static void keep_arguments(int count, char **values) {
  argument_count = count;
  argument_values = values;
}
#endif

int brewlog_argument_count(void) { return argument_count; }

const char *brewlog_argument(int index) { return argument_values[index]; }
