import Tally
import TerminalUI
import Testing

@testable import BrewLogApp
import TextFormats

@Suite("Record and replay")
struct RecordAndReplayTests {
  /// A terminal that gives one batch of inputs to each wait, and then is gone.
  private final class Script: Backend {
    private(set) var size = CellSize(columns: 80, rows: 24)
    private var batches: [[InputEvent]]
    private var count = 0

    init(_ batches: [[InputEvent]]) { self.batches = batches }

    func present(_ buffer: CellBuffer, damage: Damage, cursor: Cursor?) {}

    func waitForEvents(descriptors: [Int32], deadline: UInt64?) -> BackendEvents {
      guard count < batches.count else { return BackendEvents(exitStatus: 0) }
      count += 1
      for case .resize(let new) in batches[count - 1] { size = new }
      return BackendEvents(input: batches[count - 1])
    }
  }

  /// A session as on a terminal. - Returns: the file that was written, and what a tally of the session's own counted.
  private func session(
    _ page: AppPage, sample: Int = 50, _ batches: [[InputEvent]], ticks: [Int: Int] = [:],
    _ preferences: Preferences = Preferences()
  ) -> (text: String, counts: [String: [Int]]) {
    let app = AppModel(page: page, sample: sample, preferences: preferences)
    app.hasClocks = false
    let script = Script(batches)
    var text = ""
    var time = 0
    let recorder = SessionRecorder(
      app.recording(size: script.size),
      microseconds: {
        time += 10
        return time
      }, write: { text += $0 })
    app.onTick = { recorder.note(.tick) }
    let backend = Ticking(RecordingBackend(script, recorder), ticks, app)
    let host = TerminalHost(backend: backend, trace: recorder.host.combined(app.trace)) {
      app.content
    }
    recorder.host.attach(to: host)
    app.attach(to: recorder.host)
    app.quit = { host.quit() }
    #expect(host.run() == 0)
    recorder.end()
    return (text, recorder.host.counts)
  }

  @Test(
    "the log of a replay is an empty one, the same each time, whatever the session's keys do to it")
  func log() throws {
    func key(_ key: KeyEquivalent) -> Recording.Input { .event(.key(KeyPress(key: key))) }
    var recording = Recording(
      screen: .compare, sample: 5, size: CellSize(columns: 80, rows: 24))
    recording.frames = ["1", "a", "X", .return, "1", "d"].enumerated().map {
      Recording.Frame(time: $0.offset, [key($0.element)])
    }
    for _ in 1...2 {
      let report = Replay(recording).run()
      #expect(report.showsLog)
      let rows = try #require(report.counts["LogRow"])
      #expect(rows[0] == 1 && rows[3] == 1, "the row of what was added came, and went: \(rows)")
    }
    recording.frames = [Recording.Frame(time: 0, [key("0")])]
    #expect(!Replay(recording).run().showsLog)
  }

  @Test("keys that the user has given to actions are recorded, and hold for the replay")
  func reboundKeys() throws {
    var preferences = Preferences()
    #expect(preferences.keys.set("star-first", to: "s Ctrl-x") == nil)
    #expect(preferences.keys.set("quit", to: "Ctrl-q") == nil)
    let presses: [KeyPress] = [
      KeyPress(key: "s"), KeyPress(key: "q"), KeyPress(key: "x", modifiers: .control),
      KeyPress(key: "0"), KeyPress(key: "q", modifiers: .control),
    ]
    let (text, counts) = session(.compare, presses.map { [.key($0)] }, preferences)
    #expect(text.contains("\nkeys star-first s Ctrl-x\nkeys quit Ctrl-q\n"))
    #expect(counts["LegacyRow"].map { $0[1] } == 24, "the rows of the first frame, and 2 stars")
    _ = try check((text, counts))
  }

  /// Has a lab's clock tick so often with a batch, by its number: with one that has no inputs, for ticks come after them.
  private final class Ticking: Backend {
    private let terminal: any Backend
    private let ticks: [Int: Int]
    private let app: AppModel
    private var waits = 0

    init(_ terminal: any Backend, _ ticks: [Int: Int], _ app: AppModel) {
      self.terminal = terminal
      self.ticks = ticks
      self.app = app
    }

    var size: CellSize { terminal.size }
    func present(_ buffer: CellBuffer, damage: Damage, cursor: Cursor?) {}

    func waitForEvents(descriptors: [Int32], deadline: UInt64?) -> BackendEvents {
      let events = terminal.waitForEvents(descriptors: descriptors, deadline: deadline)
      for _ in 0..<ticks[waits, default: 0] { app.tick() }
      waits += 1
      return events
    }
  }

  private func keys(_ text: String) -> [[InputEvent]] {
    text.map { [.key(KeyPress(key: KeyEquivalent($0)))] }
  }

  /// Replays a session twice and compares it with itself. - Returns: the report.
  private func check(_ session: (text: String, counts: [String: [Int]])) throws
    -> ReplayReport
  {
    let recording = try RecordingReader.recording(of: session.text)
    #expect(recording.counts == session.counts)
    let report = Replay(recording).run()
    #expect(report.counts == session.counts)
    #expect(report.agrees, "\(report.text)")
    #expect(Replay(recording).run() == report)
    return report
  }

  @Test("ten stars of brew #0: what the list of the article counts")
  func stars() throws {
    let report = try check(session(.compare, keys("0000000000q")))
    #expect(report.frames == 11)
    // One run for the first screen, one for the rows that the layout asks for is the list's own and no body.
    #expect(report.counts["LegacyListView"]?[1] == 11)
    #expect(report.counts["ModernListView"]?[1] == 1)
    let rows = report.counts["LegacyRow"]?[1] ?? 0
    #expect(report.counts["ModernRow"]?[1] == rows)
  }

  @Test(
    "keys that wait together, the mouse, the wheel, a paste, another size, a repaint, all screens")
  func everything() throws {
    let batches: [[InputEvent]] = [
      [.key(KeyPress(key: "j")), .key(KeyPress(key: "j")), .key(KeyPress(key: .space))],
      [.mouse(MouseEvent(action: .press, position: CellPoint(column: 50, row: 5)))],
      [.mouse(MouseEvent(action: .scrollDown, position: CellPoint(column: 5, row: 5)))],
      [.key(KeyPress(key: "d", modifiers: .control)), .resize(CellSize(columns: 100, rows: 12))],
      [.repaint, .key(KeyPress(key: "l", modifiers: .control)), .key(KeyPress(key: "G"))],
      [.paste("000")], [.key(KeyPress(key: "0"))], [.key(KeyPress(key: "3"))],
      [.key(KeyPress(key: "j")), .key(KeyPress(key: .return))], [.key(KeyPress(key: "2"))],
      [.key(KeyPress(key: "?"))], [.key(KeyPress(key: .escape))], [.key(KeyPress(key: "o"))],
    ]
    _ = try check(session(.compare, batches))
  }

  @Test("typing into a lab", arguments: ["settings", "counter", "cart", "screens"])
  func labs(name: String) throws {
    let report = try check(
      session(.lab(name: name), keys("tturct?") + [[.key(KeyPress(key: .escape))]]))
    #expect(!report.counts.isEmpty)
  }

  @Test("a lab's clock: its ticks are inputs, and a replay has no clock of its own")
  func ticks() throws {
    let session = session(
      .lab(name: "player"), [[.key(KeyPress(key: "x"))], [], [.key(KeyPress(key: .tab))], []],
      ticks: [1: 1, 3: 3])
    #expect(session.text.contains("\n20 tick\n30 key tab\n40 tick\n40 + tick\n40 + tick\nran "))
    let report = try check(session)
    let without = session.text.split(separator: "\n").filter { !$0.hasSuffix("tick") }
      .joined(separator: "\n")
    let other = Replay(try RecordingReader.recording(of: without)).run()
    #expect(!other.agrees)
    #expect(other.counts != report.counts)
  }

  @Test("what comes after the end of the program is left out")
  func afterTheEnd() throws {
    let session = session(.compare, [[.key(KeyPress(key: "q")), .key(KeyPress(key: "0"))]])
    let report = try check(session)
    #expect(report.counts["LegacyListView"]?[1] == 1)
  }

  @Test("a session without an end is replayed, and nothing is said about it")
  func withoutEnd() throws {
    let session = session(.compare, keys("0"))
    let cut = session.text.split(separator: "\n").filter { !$0.hasPrefix("ran ") && $0 != "end" }
      .joined(separator: "\n")
    let report = Replay(try RecordingReader.recording(of: cut)).run()
    #expect(report.comparison == nil && report.agrees)
    #expect(report.counts == session.counts)
    #expect(report.text.hasSuffix("\nThe end of the session was not recorded.\n"))
  }

  @Test("a session that ran something else is a table of what differs")
  func otherCounts() throws {
    let session = session(.compare, keys("0"))
    var recording = try RecordingReader.recording(of: session.text)
    recording.counts?["ModernListView"]?[1] += 5
    let report = Replay(recording).run()
    #expect(!report.agrees)
    #expect(report.text.contains("measure                session  replay  difference\n"))
    #expect(report.text.contains("ModernListView/bodies        6       1          -5\n"))
    #expect(report.json.document.hasSuffix("\"agrees\": false\n}\n"))
  }

  @Test("the views of a replay, in all formats")
  func formats() throws {
    let recorder = TraceRecorder()
    let recording = try RecordingReader.recording(of: session(.compare, keys("0q")).text)
    let report = Replay(recording, recorder: recorder).run()
    let counts = report.counts["ModernListView"]!.map(String.init)
    #expect(report.csv.hasPrefix("view,arrivals,bodies,skips,removals\r\n"))
    #expect(report.csv.contains("\r\nModernListView,\(counts.joined(separator: ","))\r\n"))
    #expect(report.markdown.contains("\n| ModernListView | \(counts.joined(separator: " | ")) |\n"))
    #expect(
      report.json.document.contains("{\"view\": \"ModernListView\", \"arrivals\": \(counts[0]),"))
    #expect(report.text.hasPrefix("Replay of compare: 50 brews, 80 x 24 cells, 2 of 2 frames.\n"))
    #expect(recorder.foldedStacks.contains("CompareScreen;LegacyListView 2\n"))
    #expect(recorder.spans.filter { $0.kind == .event }.map(\.name) == ["key \"0\"", "key \"q\""])
  }
}
