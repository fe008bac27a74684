import Glibc
import TerminalEmulator
import Testing

/// Long random sessions: what a terminal would show is what the cell buffer holds, after every frame.
///
/// `BREWLOG_SOAK` gives the number of events, and `BREWLOG_SEED` repeats one seed; a failure tells its own.
@Suite struct TerminalSessionTests {
  private static func number(_ name: String) -> UInt64? {
    getenv(name).flatMap { UInt64(String(cString: $0)) }
  }

  private static let pages = [
    "log", "compare", "labs", "settings", "log", "player", "cart", "screens",
  ]

  @Test func randomSessions() throws {
    let total = Int(Self.number("BREWLOG_SOAK") ?? 2_100)
    let first = Self.number("BREWLOG_SEED") ?? 1
    let share = max(150, min(2_000, total / 56))
    var sum = TerminalSession.Report()
    var seed = first
    while sum.events < total {
      let type = TerminalType.all[Int(seed % 7)]
      let page = Self.pages[Int((seed + seed / 7) % 8)]
      let session = try TerminalSession(type: type, page: page, seed: seed, isASCII: seed % 5 == 0)
      try session.run(events: share)
      sum.add(session.report)
      if total > 10_000 {
        print("seed \(seed): \(type.name), \(page): \(sum.events) events so far")
        fflush(nil)
      }
      seed += 1
    }
    if total > 10_000 { print("Survived, from seed \(first) to \(seed - 1): \(sum.description).") }
  }
}
