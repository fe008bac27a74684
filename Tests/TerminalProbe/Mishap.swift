import Glibc
import Synchronization

/// What can go wrong in a program, on request: the marks from U+10FFE0 on.
enum Mishap: UInt32 {
  case trap = 0xFFE0
  case access, overflow, endlessLoop, exit, flood, overflowElsewhere, output
  /// A crash and an end of the program at once, one of them a moment after the other, and two crashes.
  case exitDuringCrash, crashDuringExit, crashDuringCrash
  case smallStack
  /// A crash on a terminal that takes nothing, alone and with a request to end while it waits.
  case crashOnFullTerminal, terminationOnFullTerminal
  /// Requests to end that come while a crash is at work: the first ones, or those that are obeyed without the event loop.
  case terminationDuringCrash, hangUpDuringCrash, insistenceDuringCrash, insistenceDuringOwnCrash

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
    case .crashOnFullTerminal:
      Self.fill()
      fatalError("a trap on purpose")
    case .terminationOnFullTerminal:
      Self.fill()
      Self.crashElsewhere(then: SIGTERM)
    case .terminationDuringCrash: Self.crashElsewhere(then: SIGTERM)
    case .hangUpDuringCrash: Self.crashElsewhere(then: SIGHUP)
    case .insistenceDuringCrash:
      Self.useUpPatience()
      Self.crashElsewhere(then: SIGTERM)
    case .insistenceDuringOwnCrash:
      Self.useUpPatience()
      Self.insistElsewhere()
      fatalError("a trap on purpose")
    case .exitDuringCrash:
      Self.elsewhere { fatalError("a trap on purpose") }
      Glibc.exit(3)
    case .crashDuringExit:
      Self.elsewhere { Glibc.exit(3) }
      fatalError("a trap on purpose")
    case .crashDuringCrash:
      Self.elsewhere { fatalError("a trap on purpose") }
      UnsafeMutablePointer<UInt8>(bitPattern: 16)?.pointee = 1
    case .smallStack: Self.askOfStacks()
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

  /// Fills the terminal to the last byte, and comes back when nobody takes any more.
  private static func fill() {
    let terminal = open("/dev/tty", O_WRONLY | O_NONBLOCK | O_CLOEXEC)
    var room = pollfd(fd: terminal, events: Int16(POLLOUT), revents: 0)
    while poll(&room, 1, 100) > 0 { _ = write(terminal, "x", 1) }
  }

  private static func crashElsewhere(then request: Int32) {
    elsewhere { fatalError("a trap on purpose") }
    raise(request)
  }

  /// Has another thread ask the program to end, again and again from when a crash of this one restores the terminal on.
  private static func insistElsewhere() {
    let terminal = screenTerminal
    Task.detached {
      isInsistent.store(true, ordering: .releasing)
      while isatty(terminal) == 1 {}
      while true {
        kill(getpid(), SIGTERM)
        kill(getpid(), SIGHUP)
      }
    }
    while !isInsistent.load(ordering: .acquiring) {}
  }

  private nonisolated static let isInsistent = Atomic(false)

  /// Asks the program to end; what comes two seconds later is obeyed without the event loop.
  private static func useUpPatience() {
    raise(SIGTERM)
    let first = seconds
    while seconds < first + 2 {}
  }

  private static var seconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec
  }

  /// Has another thread do something that restores the terminal, and comes back in the middle of that.
  private static func elsewhere(_ act: @escaping @Sendable () -> Void) {
    let terminal = screenTerminal
    Task.detached { act() }
    while isatty(terminal) == 1 {}
  }

  /// The screen's own descriptor is the first behind the standard ones; it is taken from it before anything is sent.
  private static var screenTerminal: Int32 { (3..<64).first { isatty($0) == 1 } ?? 3 }

  /// Says which threads have a stack for handlers: those of the process's default stack, ample and then scant, and those
  /// of a scant and an ample stack of their own.
  private static func askOfStacks() {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { attributes.deallocate() }
    pthread_attr_init(attributes)
    let (ample, scant) = (1 << 20, 128 << 10)
    let answers = [
      withDefaultStack(ample, attributes) { hasHandlerStack(nil) },
      withDefaultStack(scant, attributes) { hasHandlerStack(nil) },
      withDefaultStack(ample, attributes) {
        pthread_attr_setstacksize(attributes, scant)
        return hasHandlerStack(attributes)
      },
      withDefaultStack(ample, attributes) { hasHandlerStack(attributes) },
    ]
    print("stacks for handlers:", answers.map { $0 ? "yes" : "no" }.joined(separator: " "))
  }

  /// Sets what threads without attributes get; the C library shows it to programs in C alone.
  private static func withDefaultStack(
    _ size: Int, _ attributes: UnsafeMutablePointer<pthread_attr_t>, ask: () -> Bool
  ) -> Bool {
    typealias SetDefault = @convention(c) (UnsafePointer<pthread_attr_t>) -> Int32
    guard let function = dlsym(nil, "pthread_setattr_default_np") else { return false }
    pthread_attr_setstacksize(attributes, size)
    _ = unsafeBitCast(function, to: SetDefault.self)(attributes)
    return ask()
  }

  private static func hasHandlerStack(_ attributes: UnsafePointer<pthread_attr_t>?) -> Bool {
    var thread: pthread_t = 0
    pthread_create(&thread, attributes, isHandlerStackThere, nil)
    var answer: UnsafeMutableRawPointer?
    pthread_join(thread, &answer)
    return answer != nil
  }

  @inline(never)
  private nonisolated static func deeper(_ depth: Int) -> Int {
    depth > 0 ? deeper(depth + 1) + 1 : 0
  }
}

/// What a thread says of its own stack for handlers: nil where it has none.
private nonisolated func isHandlerStackThere(
  _: UnsafeMutableRawPointer?
) -> UnsafeMutableRawPointer? {
  let isDisabled: Int32 = 2
  let stack = UnsafeMutablePointer<stack_t>.allocate(capacity: 1)
  defer { stack.deallocate() }
  sigaltstack(nil, stack)
  return UnsafeMutableRawPointer(bitPattern: stack.pointee.ss_flags & isDisabled == 0 ? 1 : 0)
}
