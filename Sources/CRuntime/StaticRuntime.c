// Linked wholly statically, the program asks for no other: before `main` the Swift runtime looks for one that prints
// backtraces, by the path of its own file. Where there is no /proc, as in a fresh chroot, it would find no such path and
// end the program; and where there is one, the search takes ten calls of the system at each start.
#ifdef BREWLOG_STATIC_LIBRARY

char *swift_copyAuxiliaryExecutablePath(const char *name) {
  (void)name;
  return 0;
}

#endif
