import Tally
import TerminalUI
import Testing

@Suite("Traces of what ran")
struct TraceRecorderTests {
  /// A clock that is a microsecond later each time it is looked at.
  private final class Clock {
    var now: UInt64 = 5_000
    func look() -> UInt64 {
      now += 1_000
      return now
    }
  }

  private let shelf = Shelf()
  private let recorder: TraceRecorder
  private let tally = RenderTally()
  private let host: HeadlessHost

  init() {
    let clock = Clock()
    recorder = TraceRecorder(clock: clock.look)
    host = HeadlessHost(columns: 10, rows: 5) { [shelf] in ShelfView(shelf: shelf) }
    host.trace = CombinedTrace([tally, recorder])
  }

  private func star(_ index: Int) {
    recorder.event("star \(index)", step: index == 0 ? nil : index) {
      host.perform { shelf.stars[index].toggle() }
    }
  }

  @Test("an event holds its update, and that the body runs; the frame comes after the update")
  func spans() throws {
    star(1)
    #expect(recorder.spans.map(\.kind) == [.body, .update, .frame, .event])
    #expect(recorder.spans.map(\.name) == ["StarRow", "update", "frame", "star 1"])
    let (body, update, frame, event) = (
      recorder.spans[0], recorder.spans[1], recorder.spans[2], recorder.spans[3]
    )
    #expect(event.begin < update.begin && update.begin < body.begin && body.begin < body.end)
    #expect(body.end < update.end && update.end < frame.begin && frame.end < event.end)
    #expect(body.path == ["ShelfView", "StarRow[1]"])
    #expect(body.causes == ["@self"])
    #expect(frame.cells == 1)
  }

  private struct Quiet: View {
    let shelf: Shelf
    var body: some View {
      let _ = shelf.title
      Text("the same")
    }
  }

  @Test("an event that shows nothing lends its beginning to no frame after it")
  func noFrame() {
    let quiet = HeadlessHost(columns: 10, rows: 5, trace: recorder) { [shelf] in
      Quiet(shelf: shelf)
    }
    recorder.event("unseen") { quiet.perform { shelf.title = "another" } }
    let event = recorder.spans.last!
    let other = HeadlessHost(columns: 10, rows: 5, trace: recorder) { Text("new") }
    #expect(other.lines.contains { $0.contains("new") })
    #expect(event.kind == .event && recorder.spans.last?.kind == .frame)
    #expect(recorder.spans.last!.begin > event.end)
  }

  @Test("folded stacks: a line for each place, with the number of its runs")
  func folded() {
    star(1)
    star(2)
    star(1)
    host.perform { shelf.title = "other" }
    #expect(
      recorder.foldedStacks == """
        ShelfView 1
        ShelfView;StarRow[1] 2
        ShelfView;StarRow[2] 1

        """)
  }

  @Test("an id cannot end a frame, a stack or a line")
  func hostileIDs() {
    let recorder = TraceRecorder()
    let host = HeadlessHost(columns: 10, rows: 5, trace: recorder) {
      ForEach(["a;b c\n9"], id: \.self) { StarRow(isStarred: $0.isEmpty, index: 0) }
    }
    #expect(host.lines.contains { $0.contains("☆") })
    #expect(recorder.foldedStacks == "StarRow[a,b_c_9] 1\n")
  }

  @Test("of those that begin at once, the one that holds the others comes first")
  func coarseClock() {
    var looks: UInt64 = 0
    // Event, update and body begin with the first three looks.
    let recorder = TraceRecorder(clock: {
      looks += 1
      return max(looks, 3)
    })
    host.trace = recorder
    recorder.event("star") { host.perform { shelf.stars[0].toggle() } }
    #expect(recorder.spans.prefix(2).map(\.begin) == [3, 3])
    let trace = recorder.chromeTrace
    let places = ["event", "update", "body"].map { kind in
      trace.firstRange(of: "\"cat\": \"\(kind)\"").map { trace[..<$0.lowerBound].utf8.count } ?? -1
    }
    #expect(places == places.sorted() && places[0] > 0, "\(trace)")
  }

  @Test("the trace event format: complete events in order, in microseconds since the first")
  func chrome() {
    star(1)
    #expect(
      recorder.chromeTrace.filter { $0 != " " && $0 != "\n" }.firstRange(
        of:
          #""name":"star1","cat":"event","ph":"X","ts":0.000,"dur":7.000,"pid":1,"tid":1,"args":{"step":1}"#
      )
        != nil, "\(recorder.chromeTrace)")
    #expect(
      recorder.chromeTrace.contains(#""args": {"path": "ShelfView/StarRow[1]", "causes": "@self"}"#)
    )
    let kinds = recorder.chromeTrace.split(separator: "\n").map(String.init).compactMap { line in
      line.firstRange(of: "\"cat\": \"").map {
        String(line[$0.upperBound...].prefix { $0 != "\"" })
      }
    }
    #expect(kinds == ["event", "update", "body", "frame"])
  }

  @Test("what is more than it keeps is counted")
  func capacity() {
    let recorder = TraceRecorder(capacity: 2)
    let host = HeadlessHost(columns: 10, rows: 5, trace: recorder) { [shelf] in
      ShelfView(shelf: shelf)
    }
    #expect(host.issues.isEmpty)
    #expect(recorder.spans.count == 2)
    #expect(recorder.lost == 3)
  }

  @Test("combined traces are told the same, and details only where they are asked for")
  func combined() {
    let plain = RenderTally()
    let detailed = RenderTally(detail: .all)
    host.trace = CombinedTrace([plain, detailed])
    star(1)
    #expect(plain.counts(of: StarRow.self) == ViewCounts(arrivals: 3, bodies: 1, skips: 2))
    #expect(
      detailed.counts(of: StarRow.self) == ViewCounts(arrivals: 3, bodies: 1, skips: 2, needed: 1))
    #expect(plain.ledger.isEmpty && plain.summary(of: StarRow.self).fields.isEmpty)
    #expect(detailed.ledger.count == 1)
    #expect(detailed.summary(of: StarRow.self).fields.map(\.path) == ["isStarred"])
    #expect(plain.lastFrame?.cells == 1)
  }
}
