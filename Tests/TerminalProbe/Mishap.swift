import Glibc

/// What can go wrong in a program, on request: the marks from U+10FFF0 on.
enum Mishap: UInt32 {
  case trap = 0xFFF0
  case access, overflow, endlessLoop, exit, flood, overflowElsewhere, output

  func happen() {
    switch self {
    case .trap: fatalError("a trap on purpose")
    case .access:
      let nowhere = UnsafeMutablePointer<UInt8>(bitPattern: 16)
      nowhere?.pointee = 1
    case .overflow: print(Self.deeper(1))
    case .overflowElsewhere: Task.detached { print(Self.deeper(1)) }
    case .endlessLoop: while time(nil) > 0 {}
    case .exit: Glibc.exit(3)
    case .flood: Self.flood()
    case .output:
      print("printed \u{1B}[2Jon purpose")
      let error = Array("an error on purpose\n".utf8)
      _ = write(STDERR_FILENO, error, error.count)
    }
  }

  /// Fills the terminal to the last byte, and goes on.
  private static func flood() {
    let terminal = open("/dev/tty", O_WRONLY | O_CLOEXEC)
    while write(terminal, "x", 1) != 0 {}
  }

  @inline(never)
  private nonisolated static func deeper(_ depth: Int) -> Int {
    depth > 0 ? deeper(depth + 1) + 1 : 0
  }
}
