import BrewModel
import Glibc

/// Set by Ctrl-c while something runs that can be cancelled.
private nonisolated(unsafe) var wasInterrupted: sig_atomic_t = 0

/// Lets Ctrl-c end work on the log without harm, and says on a terminal that it goes on.
final class LongWork {
  private let what: String
  private let isShown: Bool
  private let start = ContinuousClock.now
  private var shownSeconds = 0

  private init(_ what: String) {
    self.what = what
    isShown = isatty(STDERR_FILENO) != 0
  }

  /// Runs work on a log that asks `isWorkWanted`.
  ///
  /// - Parameter what: for the line that is shown from the first second on: `copying the log`.
  static func run<T>(_ what: String, on file: LogFile, _ body: () throws -> T) rethrows -> T {
    let work = LongWork(what)
    wasInterrupted = 0
    let previous = signal(SIGINT) { _ in wasInterrupted = 1 }
    file.isWorkWanted = { [work] in MainActor.assumeIsolated { work.isWanted() } }
    defer {
      file.isWorkWanted = nil
      signal(SIGINT, previous)
      work.clear()
    }
    return try body()
  }

  private func isWanted() -> Bool {
    if isShown {
      let seconds = Int((ContinuousClock.now - start) / .seconds(1))
      if seconds > shownSeconds {
        shownSeconds = seconds
        try? StandardStream.error.write("\rbrewlog: \(what), \(seconds) s; Ctrl-c ends it")
      }
    }
    return wasInterrupted == 0
  }

  /// Blanks over the line: a terminal of any kind knows those.
  private func clear() {
    guard shownSeconds > 0 else { return }
    try? StandardStream.error.write("\r" + String(repeating: " ", count: 70) + "\r")
  }
}
