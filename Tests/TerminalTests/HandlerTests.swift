import Testing

/// What runs in a signal handler may call nothing that takes a lock or memory, for the signal may have come in the middle
/// of just that.
@Suite("Signal handlers") struct HandlerTests {
  /// The files that hold nothing but what runs in handlers.
  private static let files = ["Crash", "Forward", "Restore"]
  /// Of what POSIX allows there (signal-safety(7)), what they call.
  private static let safe: Set = [
    "_exit", "clock_gettime", "dup2", "fcntl", "fstat", "getpid", "lseek", "memchr", "memcpy",
    "memset", "open", "poll", "pthread_sigmask", "raise", "read", "sigaction", "sigemptyset",
    "sigfillset", "strlen", "tcsetattr", "write",
  ]
  /// Where `errno` is, and what the compiler itself refers to.
  private static let noCalls: Set = [
    "__errno_location", "__stack_chk_fail", "_GLOBAL_OFFSET_TABLE_",
  ]
  /// What others prepare for them.
  private static let data: Set = ["terminal_guard", "terminal_guard_crashes"]

  private func symbols(_ options: [String], of file: String) -> Set<String> {
    let object = Program.beside("CTerminal.build/\(file).c.o")
    let (status, text) = run(["nm"] + options + [object], environment: Program.environment)
    #expect(status == 0)
    return Set(text.split(separator: "\n").map(String.init))
  }

  @Test("call only what is safe in them, and nothing of the other files")
  func calls() {
    var called: Set<String> = []
    var own: Set<String> = []
    for file in Self.files {
      called.formUnion(symbols(["--undefined-only", "--format=just-symbols"], of: file))
      own.formUnion(symbols(["--defined-only", "--format=just-symbols"], of: file))
    }
    let strange = called.subtracting(own).subtracting(Self.safe).subtracting(Self.noCalls)
    #expect(strange == Self.data)
    #expect(
      Self.safe.subtracting(called).isSubset(of: ["memcpy", "memset"]), "not called any more")
  }

  @Test("are those of these files, and there are no others")
  func handlers() throws {
    let source = Program.beside("CTerminal.build").split(separator: ".build/")[0] + "Sources"
    let (status, text) = run(
      [
        "grep", "-rhoE", "--include=*.c", "--include=*.h", "--include=*.swift",
        "(sa_handler|sa_sigaction) *=[^=][^,};]*|\\b(signal|bsd_signal|sigset) ?\\([A-Z].*",
        String(source),
      ], environment: Program.environment)
    #expect(status == 0)
    let installed = text.split(separator: "\n").filter {
      !$0.contains("SIG_DFL") && !$0.contains("SIG_IGN")
    }
    #expect(
      Set(installed) == [
        // Sets a variable.
        "sa_handler = interrupted", "sa_handler = terminal_guard_crashed",
        "sa_handler = terminal_signals_forward",
      ])
  }
}
