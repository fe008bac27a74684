import TerminalUI
import Testing

@testable import BrewLogApp

/// Runtime issues on a terminal's screen, in the log pane.
@Suite("Issues in the log")
struct IssuesInLogTests {
  /// Gives one batch of keys to each wait, and ends when there are no more.
  private final class Keys: Backend {
    let size = CellSize(columns: 60, rows: 12)
    private var batches: [[InputEvent]]
    private(set) var lines: [String] = []

    init(_ keys: [String]) {
      batches = keys.map { $0.map { .key(KeyPress(key: KeyEquivalent($0))) } }
    }

    func present(_ buffer: CellBuffer, damage: Damage, cursor: Cursor?) { lines = buffer.lines }

    func waitForEvents(descriptors: [Int32], deadline: UInt64?) -> BackendEvents {
      batches.isEmpty ? BackendEvents(exitStatus: 0) : BackendEvents(input: batches.removeFirst())
    }
  }

  private struct Faulty: View {
    let log: LogPane
    @State private var written = 0
    @State private var presses = 0
    var body: some View {
      let _ = written += 1
      Image(systemName: presses > 0 ? "b" : "a")
        .focusable()
        .onKeyPress("x") {
          presses += 1
          return .handled
        }
        .onKeyPress("L") {
          log.isOn = true
          return .handled
        }
    }
  }

  @Test("those found before the pane is there and those found later, each once")
  func pane() {
    let log = LogPane()
    let keys = Keys(["x", "x", "L"])
    let host = TerminalHost(backend: keys) { Faulty(log: log) }
    host.onIssue = { log.add(issue: $0) }
    host.addLayer(log)
    #expect(host.run() == 0)
    #expect(
      log.entries.map(\.text) == [
        "Modifying state during view update, this will cause undefined behavior: the body of Faulty sets Faulty._written.",
        "Image in Faulty: no symbol named 'a' has a glyph in a terminal.",
        "Image in Faulty: no symbol named 'b' has a glyph in a terminal.",
      ])
    #expect(host.issues == log.entries.map(\.text))
    #expect(keys.lines.contains { $0.hasPrefix("│Log (L closes): 0 printed, 3 issues") })
    #expect(keys.lines.contains { $0.hasPrefix("│! Image in Faulty: no symbol named 'b'") })
  }
}
