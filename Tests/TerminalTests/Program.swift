import Glibc
import Testing

/// The program under test, as it was built beside the tests.
enum Program {
  /// Set to true as soon as `brewlog compare` opens a screen; until then the tests that need it are skipped.
  nonisolated static let hasCompareScreen = true

  nonisolated static let path = beside("brewlog")

  /// The path of a program that was built beside the tests.
  nonisolated static func beside(_ name: String) -> String {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    let tests = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
    return tests.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
      separator: "/")
      + "/\(name)"
  }

  nonisolated static let compare = ["compare", "--sample", "1000"]

  /// All that the program sees of the environment, so that tests pass in everybody's.
  nonisolated static let environment = [
    "HOME": "/nonexistent", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "TERM": "xterm-256color",
  ]
}

extension Trait where Self == ConditionTrait {
  /// For tests of the compare screen.
  static var needsCompareScreen: Self {
    .enabled(if: Program.hasCompareScreen, "brewlog compare opens no screen yet")
  }
}

/// What took too long, and what was there instead.
nonisolated struct TimedOut: Error, CustomStringConvertible {
  var awaited: String
  var found: String
  var description: String { "waited in vain for \(awaited); there was:\n\(found)" }
}

/// A point in time after which a test gives up: far beyond what a slow machine needs.
nonisolated struct Deadline {
  private let end: ContinuousClock.Instant = .now + .seconds(30)
  var hasPassed: Bool { .now >= end }
  /// Milliseconds left, at least 0, for `poll`.
  var milliseconds: Int32 {
    Int32(max(0, (end - .now) / .milliseconds(1)))
  }
}
