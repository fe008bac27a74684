import BrewModel
import CRuntime
import Glibc

/// Lets Ctrl-c end work on a log without harm, and says on a terminal how far it is.
final class LongWork {
  /// So much of so much.
  typealias Amount = () -> (done: Int, total: Int)?

  private let what: String
  private let amount: Amount?
  private let isShown = isatty(STDERR_FILENO) != 0
  private let start = ContinuousClock.now
  private var shownSeconds = 0
  private var shownCount = 0

  private init(_ what: String, _ amount: Amount?) {
    self.what = what
    self.amount = amount
  }

  /// Runs work that asks whether it is still wanted.
  ///
  /// - Parameters:
  ///   - what: for the line that is shown from the first second on: `copying the log`.
  ///   - amount: how much is done, for work that does not say so itself.
  static func run<T, E: Error>(
    _ what: String, amount: Amount? = nil, _ body: (LongWork) throws(E) -> T
  ) throws(E) -> T {
    let work = LongWork(what, amount)
    brewlog_interrupts_start()
    defer {
      brewlog_interrupts_stop()
      work.clear()
    }
    return try body(work)
  }

  /// Runs work on a log that asks `isWorkWanted`.
  static func run<T, E: Error>(
    _ what: String, on file: LogFile, amount: Amount? = nil, _ body: () throws(E) -> T
  ) throws(E) -> T {
    try run(what, amount: amount) { work throws(E) in
      file.isWorkWanted = { MainActor.assumeIsolated { work.isWanted() } }
      defer { file.isWorkWanted = nil }
      return try body()
    }
  }

  /// Shows how far it is, once a second. - Returns: whether to go on.
  func isWanted(_ what: String? = nil, _ known: (done: Int, total: Int)? = nil) -> Bool {
    let seconds = isShown ? Int((ContinuousClock.now - start) / .seconds(1)) : 0
    if seconds > shownSeconds {
      shownSeconds = seconds
      show(Self.line(what ?? self.what, known ?? amount?(), seconds: seconds))
    }
    return !brewlog_was_interrupted()
  }

  /// `exporting the log, 25,600 of 100,000 (25 %); Ctrl-c ends it`.
  static func line(_ what: String, _ known: (done: Int, total: Int)?, seconds: Int) -> String {
    guard let (done, total) = known, total > 0 else {
      return "\(what), \(seconds) s; Ctrl-c ends it"
    }
    let percent = min(100, done * 100 / total)
    return "\(what), \(percent) % after \(seconds) s; Ctrl-c ends it"
  }

  /// Over the line that was there.
  private func show(_ line: String) {
    let text = "brewlog: " + line
    let blanks = String(repeating: " ", count: max(0, shownCount - text.count))
    try? StandardStream.error.write("\r" + text + blanks)
    shownCount = text.count
  }

  /// Blanks over the line: a terminal of any kind knows those.
  private func clear() {
    guard shownCount > 0 else { return }
    try? StandardStream.error.write("\r" + String(repeating: " ", count: shownCount) + "\r")
  }
}

extension LongWork {
  /// Opens a log: one of an older version is brought up to date in memory.
  static func open(_ path: String) throws(LogFileError) -> LogFile {
    try run("opening the log") { work throws(LogFileError) in
      let file = try LogFile(
        path: path, isWorkWanted: { MainActor.assumeIsolated { work.isWanted() } })
      file.isWorkWanted = nil
      return file
    }
  }

  static func restore(_ copy: String, at path: String) throws(LogFileError) -> String? {
    try run("restoring the log") { work throws(LogFileError) in
      try LogFile.restore(
        copy, at: path,
        progress: { done, total in
          work.isWanted(total == 0 ? "checking the copy" : nil, (done, total))
        })
    }
  }

  /// The size of a file that becomes about as large as another one.
  static func size(of path: String, as other: String) -> Amount {
    {
      var (new, old) = (stat(), stat())
      guard stat(path, &new) == 0, stat(other, &old) == 0 else { return nil }
      return (Int(new.st_size), Int(old.st_size))
    }
  }
}
