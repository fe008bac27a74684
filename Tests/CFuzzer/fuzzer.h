// What LLVM's libFuzzer offers to a program that has a `main` of its own.

#include <stddef.h>
#include <stdint.h>

/// Runs the callback on inputs until the time is over or one of them ends the process.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*callback)(const uint8_t *data, size_t size));
