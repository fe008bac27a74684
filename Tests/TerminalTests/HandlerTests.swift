import Testing

/// What runs in a signal handler may call nothing that takes a lock or memory, for the signal may have come in the middle
/// of just that.
@Suite("Signal handlers") struct HandlerTests {
  /// What POSIX allows there.
  private static let safe: Set = [
    "_exit", "clock_gettime", "close", "dup2", "fcntl", "fstat", "getpid", "kill", "memchr",
    "memcpy", "memset", "open", "poll",
    "pthread_sigmask", "raise", "sigaction", "sigaddset", "sigemptyset", "strlen", "tcsetattr",
    "write",
  ]
  /// A call of the system and nothing else, and names of variables.
  private static let harmless: Set = [
    "pread", "pread64", "__errno_location", "program_invocation_short_name", "__stack_chk_fail",
    "_GLOBAL_OFFSET_TABLE_",
  ]
  /// For the functions of the same files that are called before and after, and in no handler.
  private static let outside: Set = ["atexit", "getenv", "pipe2", "sigaltstack"]

  @Test("call only what is safe in them", arguments: ["Guard", "Signals"])
  func calls(file: String) {
    let object = Program.beside("CTerminal.build/\(file).c.o")
    let (status, text) = run(
      ["nm", "--undefined-only", "--format=just-symbols", object], environment: Program.environment)
    #expect(status == 0)
    let called = Set(text.split(separator: "\n").map(String.init)).filter {
      !$0.hasPrefix("terminal_")
    }
    #expect(called.contains("write"))
    #expect(
      called.subtracting(Self.safe).subtracting(Self.harmless).subtracting(Self.outside) == [])
  }
}
